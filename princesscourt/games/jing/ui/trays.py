"""Beside the hall: a scroll for each side with its turns, its objective card, and what it found or has to hide."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from princesscourt.core.rules import Seat
from princesscourt.games.jing.rules.catalog import ANIMALS, CARDS, UNKNOWN
from princesscourt.games.jing.ui import geometry as at
from princesscourt.games.jing.ui import words
from princesscourt.games.jing.ui.ground import SHADOW
from princesscourt.games.jing.ui.items import JING, HallItem, write
from princesscourt.ui.kit.paint import cast_shadow, ink, paint_badge, pen
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

LIT, UNLIT = "#F6C25A", "#B9A88A"
CARD = QRectF(0, 0, at.CARD_W, at.CARD_H)


@dataclass(frozen=True, slots=True)
class TrayShown:
    """What the scroll of a side shows.

    `placed` of `figures` stand; `setting_up`: they are being hidden. `card` is a letter, "?" for a covered one, "" for
    none; `found` the enemy animals found, None where that is not known; `hopes` the captains that may be the beloved.
    """

    seat: Seat
    placed: int = 0
    figures: int = 3
    setting_up: bool = False
    ready: bool = False
    card: str = ""
    found: str | None = None
    hopes: tuple[int, ...] = ()


class LanternsItem(HallItem):
    """The turns of a run: a lantern for each, lit while it is due."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(look, sprites, QRectF(0, 0, 150, 96))
        self.lit: tuple[bool, ...] = ()

    def show_as(self, lit: tuple[bool, ...]) -> None:
        if lit != self.lit:
            self.lit = lit
            self.update()

    def draw(self, painter: QPainter) -> None:
        for number, lit in enumerate(self.lit):
            painter.setOpacity(1.0 if lit else 0.35)
            self.drawing(painter, "lantern", QRectF(number * 78, 0, 72, 96), LIT if lit else UNLIT)


class TrayItem(HallItem):
    """A scroll of rice paper, with its upper left corner at the item's position."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(look, sprites, QRectF(-8, -8, at.TRAY_W + 20, at.HEIGHT - 2 * at.GAP + 24))
        self.paper = QRectF(0, 0, at.TRAY_W, at.HEIGHT - 2 * at.GAP)
        self.shown = TrayShown(0)
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)

    def show_as(self, shown: TrayShown) -> None:
        if shown != self.shown:
            self.shown = shown
            self.update()

    def draw(self, painter: QPainter) -> None:
        self._draw_scroll(painter)
        self._draw_head(painter)
        if self.shown.card:
            self._place_card(painter)
        if self.shown.setting_up:
            self._draw_pips(painter)
        elif self.shown.card:
            self._draw_found(painter)
        else:
            self._draw_branch(painter)

    def _draw_scroll(self, painter: QPainter) -> None:
        cast_shadow(painter, self.paper, ink(SHADOW, 0.4), 10, (4, 7))
        painter.setBrush(QColor(JING.paper))
        painter.setPen(pen(JING.gold, 2))
        painter.drawRect(self.paper.adjusted(8, 18, -8, -18))
        painter.setPen(pen(JING.gold, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(self.paper.adjusted(15, 34, -15, -34))
        for top in (self.paper.top(), self.paper.bottom() - 26):
            painter.setPen(pen(JING.gold, 2))
            painter.setBrush(QColor("#3A1512"))
            painter.drawRoundedRect(QRectF(self.paper.left(), top, self.paper.width(), 26), 12, 12)

    def _draw_head(self, painter: QPainter) -> None:
        paint_badge(painter, QRectF(28, 48, 60, 60), self.look.theme.seat(self.shown.seat))
        painter.setPen(QColor(JING.ink))
        painter.setFont(self.look.theme.serif(46, bold=True))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(102, 32, 150, 64), flags, words.court(self.shown.seat))
        painter.setPen(QColor("#4A4036"))
        write(painter, self.look, QRectF(102, 90, 146, 32), words.side(self.shown.seat), 24, left=True)

    def _draw_pips(self, painter: QPainter) -> None:
        """How many figures stand: that is public."""
        shown = self.shown
        step = min(44.0, 216 / shown.figures)
        left = at.TRAY_W / 2 - step * shown.figures / 2
        fill = self.look.theme.seat(shown.seat).fill
        for number in range(shown.figures):
            painter.setPen(pen(JING.ink, 2))
            painter.setBrush(QColor(fill) if number < shown.placed else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(left + step * (number + 0.5), 254), step * 0.34, step * 0.34)
        if shown.ready:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen("#25693F", 9))
            painter.drawPolyline([QPointF(96, 178), QPointF(122, 206), QPointF(172, 148)])

    def _place_card(self, painter: QPainter) -> None:
        x, y, scale = at.SMALL_CARD if self.shown.setting_up else at.CARD
        painter.save()
        painter.translate(x, y)
        painter.scale(scale, scale)
        self._draw_card(painter)
        painter.restore()

    def _draw_card(self, painter: QPainter) -> None:
        cast_shadow(painter, CARD, ink(SHADOW, 0.3), 12, (3, 5))
        painter.setPen(pen(JING.gold, 3))
        covered = self.shown.card == UNKNOWN
        painter.setBrush(QColor(JING.lacquer if covered else "#FFFDF4"))
        painter.drawRoundedRect(CARD, 12, 12)
        if covered:
            paint_back(painter, CARD)
            return
        rows = sorted(CARDS[self.shown.card].items(), key=lambda row: row[1])
        for line, (pair, number) in enumerate(rows):
            self._draw_row(painter, CARD.top() + 8 + line * 102, pair, number)

    def _draw_row(self, painter: QPainter, top: float, pair: str, number: int) -> None:
        """Two animals and the captain they mean; faint once that cannot be any more."""
        painter.setOpacity(1.0 if number in self.shown.hopes else 0.22)
        if len(self.shown.hopes) == 1 and number in self.shown.hopes:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#F4D9A0"))
            painter.drawRoundedRect(QRectF(CARD.left() + 6, top, CARD.width() - 12, 98), 8, 8)
        for place, animal in enumerate(pair):
            foot = QPointF(CARD.left() + 44 + place * 62, top + 92)
            self.figure(painter, animal, 1 - self.shown.seat, foot, 0.74)
        painter.setPen(pen(JING.ink, 4))
        x, y = CARD.left() + 142, top + 50
        painter.drawLine(QPointF(x, y), QPointF(x + 18, y))
        painter.drawPolyline([QPointF(x + 11, y - 8), QPointF(x + 19, y), QPointF(x + 11, y + 8)])
        painter.setPen(QColor(JING.ink))
        painter.setFont(self.look.theme.serif(58, bold=True))
        painter.drawText(QRectF(CARD.left() + 166, top, 54, 98), Qt.AlignmentFlag.AlignCenter, str(number))
        painter.setOpacity(1.0)

    def _draw_found(self, painter: QPainter) -> None:
        """The three animals of the other side; those found stand in the light."""
        if self.shown.found is None:
            return
        painter.setPen(QColor(JING.ink))
        write(
            painter,
            self.look,
            QRectF(24, 640, 218, 62),
            QCoreApplication.translate("jing", "Animals found"),
            25,
            bold=True,
        )
        for place, animal in enumerate(ANIMALS):
            middle = QPointF(60 + place * 73, 756)
            known = animal in self.shown.found
            painter.setPen(pen(JING.gold if known else "#B9A88A", 3))
            painter.setBrush(QColor("#FFFDF4"))
            painter.drawEllipse(middle, 33, 33)
            painter.setOpacity(1.0 if known else 0.18)
            self.portrait(painter, animal, 1 - self.shown.seat, middle, 31)
            painter.setOpacity(1.0)

    def _draw_branch(self, painter: QPainter) -> None:
        """Plum blossom, where nothing else is to be said."""
        self.drawing(painter, "plum", QRectF(33, 300, 200, 640))


def paint_back(painter: QPainter, card: QRectF) -> None:
    """The back that all covered cards have."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(JING.gold, 1.6))
    painter.drawRoundedRect(card.adjusted(10, 10, -10, -10), 8, 8)
    middle = card.center()
    for reach in (70.0, 54.0, 22.0):
        painter.drawEllipse(middle, reach, reach)
    for step in range(8):
        painter.save()
        painter.translate(middle)
        painter.rotate(45 * step)
        painter.drawLine(QPointF(0, -54), QPointF(0, -22))
        painter.restore()
