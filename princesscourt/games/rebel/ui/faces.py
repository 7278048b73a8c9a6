"""How cards look: painted once for each size and kept. A covered card has one picture, whatever it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from princesscourt.games.rebel.rules.cards import FAIRIES, FROG, NAME, PETS, PRINCES, QUEENS, RANK, SUIT, Card, Suit
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.ui.kit.paint import ink, pen
from princesscourt.ui.kit.palettes import ROOMS
from princesscourt.ui.kit.sprites import Sprites, snapped
from princesscourt.ui.kit.theme import Look

REBEL: Final = ROOMS.rebel
PAPER: Final = "#FBF4E4"
INK: Final = "#2B2036"
GOLD: Final = "#C79A3A"
LIGHT_GOLD: Final = "#E9C983"
SHADOW: Final = "#12081F"
SIGNS: Final = ("sign-fairies", "sign-queens", "sign-pets", "sign-princes")
COLOURS: Final = (REBEL.fairies, REBEL.queens, REBEL.pets, REBEL.princes)
DARK: Final = ("#8A5F06", "#8E1B2C", "#256440", "#22509A")
"""The colours of the suits where they are written with, readable on paper."""
TINTS: Final = ("#FBE9B8", "#F6D3D3", "#D3EBD6", "#D2E0F6")
"""The grounds of their pictures."""
RADIUS: Final = 11.0
SHADE: Final = 8.0
"""Room around a card for its shadow."""


def letters(suit: Suit) -> str:
    """Two letters that stand for a suit, beside its sign."""
    if suit == FAIRIES:
        return QCoreApplication.translate("rebel", "Fa")
    if suit == QUEENS:
        return QCoreApplication.translate("rebel", "Qu")
    if suit == PETS:
        return QCoreApplication.translate("rebel", "Pe")
    return QCoreApplication.translate("rebel", "Pr")


def _laid(card: Card, small: bool) -> str:
    """The name of the picture of a card on the table."""
    return f"rebel/laid/{NAME[card]}/{letters(SUIT[card])}/{small}" if card >= 0 else "rebel/laid/back"


class Faces:
    """Draws cards with the pictures of `sprites`; a picture is asked for by a name that its viewer may know."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        self.look, self.sprites = look, sprites

    def draw(self, painter: QPainter, card: Card, place: QRectF, *, small: bool = False) -> None:
        """A card; -1 is a covered one. A `small` one shows sign and number alone."""
        if card < 0:
            self._kept(painter, "rebel/back", place, self._paint_back)
            return
        kind = "mini" if small else "card"
        paint = self._paint_mini if kind == "mini" else self._paint_card
        key = f"rebel/{kind}/{NAME[card]}/{letters(SUIT[card])}"
        self._kept(painter, key, place, lambda p, box: paint(p, box, card))

    def lay(self, painter: QPainter, card: Card, place: QRectF, *, small: bool = False) -> None:
        """As `draw`, with the shadow that a card casts on the table."""
        paint = partial(self._paint_laid, card=card, small=small)
        self._kept(painter, _laid(card, small), place.adjusted(-SHADE, -SHADE, SHADE, SHADE), paint)

    def ready(self, card: Card, place: QRectF, scale: float, *, small: bool = False) -> None:
        """Paints a card that will be laid in a place of this size, with so many pixels for a unit."""
        size = place.adjusted(-SHADE, -SHADE, SHADE, SHADE).size()
        paint = partial(self._paint_laid, card=card, small=small)
        self.sprites.painted(_laid(card, small), size, self.look.theme, snapped(scale), paint)

    def _paint_laid(self, painter: QPainter, place: QRectF, card: Card, *, small: bool) -> None:
        unit = place.width() / (at.CARD_W + 2 * SHADE)
        box = place.adjusted(SHADE * unit, SHADE * unit, -SHADE * unit, -SHADE * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(SHADOW, 0.3))
        painter.drawRoundedRect(box.translated(2.5 * unit, 4.5 * unit), RADIUS * unit, RADIUS * unit)
        self.draw(painter, card, box, small=small)

    def _kept(self, painter: QPainter, key: str, place: QRectF, paint: Callable[[QPainter, QRectF], None]) -> None:
        self.sprites.stamp(painter, key, place, self.look.theme, paint)

    def sign(self, painter: QPainter, suit: Suit, place: QRectF, colour: str = "") -> None:
        """The sign of a suit."""
        self.sprites.draw(
            painter, f"rebel/{SIGNS[suit]}", place, self.look.theme, tint=QColor(colour or DARK[suit]).name()
        )

    # -- faces

    def _paper(self, painter: QPainter, box: QRectF, line: str) -> float:
        """The sheet of a card; gives its size in parts of the usual one."""
        unit = box.width() / at.CARD_W
        painter.setPen(pen(line, 2.2 * unit))
        painter.setBrush(QColor(PAPER))
        edge = 1.2 * unit
        painter.drawRoundedRect(box.adjusted(edge, edge, -edge, -edge), RADIUS * unit, RADIUS * unit)
        return unit

    def _paint_card(self, painter: QPainter, box: QRectF, card: Card) -> None:
        unit, suit = self._paper(painter, box, GOLD), SUIT[card]
        window = QRectF(30 * unit, 30 * unit, 70 * unit, 128 * unit)
        arch = _arch(window)
        painter.setPen(pen(COLOURS[suit], 2.4 * unit))
        painter.setBrush(QColor(TINTS[suit]))
        painter.drawPath(arch)
        painter.save()
        painter.setClipPath(arch)
        figure = QRectF(19 * unit, 48 * unit, 92 * unit, 110.4 * unit)
        self.sprites.draw(painter, f"rebel/{NAME[card].lower()}", figure, self.look.theme)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(arch)
        self._corner(painter, unit, card)
        painter.save()
        painter.translate(box.width(), box.height())
        painter.rotate(180)
        self._corner(painter, unit, card)
        painter.restore()
        if suit == PRINCES or card == FROG:
            self._worth(painter, unit, 5 if card == FROG else 1)

    def _corner(self, painter: QPainter, unit: float, card: Card) -> None:
        """Number, sign and letters of a card, in its upper left corner."""
        suit = SUIT[card]
        place = QRectF(3 * unit, 0, 34 * unit, 46 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(QRectF(4 * unit, 4 * unit, 33 * unit, 84 * unit), 8 * unit, 8 * unit)
        painter.setPen(QColor(DARK[suit]))
        painter.setFont(self.look.theme.serif(round((42 if RANK[card] < 10 else 33) * unit), bold=True))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(RANK[card]))
        self.sign(painter, suit, QRectF(7 * unit, 44 * unit, 26 * unit, 26 * unit))
        painter.setFont(self.look.theme.sans(round(17 * unit), bold=True))
        painter.drawText(QRectF(3 * unit, 69 * unit, 34 * unit, 20 * unit), Qt.AlignmentFlag.AlignCenter, letters(suit))

    def _worth(self, painter: QPainter, unit: float, count: int) -> None:
        """How many proposals the card brings by the basic rules."""
        place = QRectF(94 * unit, 5 * unit, 32 * unit, 32 * unit)
        self.sprites.draw(painter, "rebel/ring", place, self.look.theme)
        painter.setPen(QColor(INK))
        painter.setFont(self.look.theme.sans(round(15 * unit), bold=True))
        painter.drawText(place.translated(0, 4 * unit), Qt.AlignmentFlag.AlignCenter, str(count))

    def _paint_mini(self, painter: QPainter, box: QRectF, card: Card) -> None:
        unit, suit = self._paper(painter, box, COLOURS[SUIT[card]]), SUIT[card]
        painter.setPen(QColor(DARK[suit]))
        painter.setFont(self.look.theme.serif(round(86 * unit), bold=True))
        painter.drawText(QRectF(0, -2 * unit, box.width(), 96 * unit), Qt.AlignmentFlag.AlignCenter, str(RANK[card]))
        self.sign(painter, suit, QRectF(32 * unit, 88 * unit, 66 * unit, 66 * unit))
        painter.setFont(self.look.theme.sans(round(34 * unit), bold=True))
        painter.drawText(QRectF(0, 150 * unit, box.width(), 36 * unit), Qt.AlignmentFlag.AlignCenter, letters(suit))

    def _paint_back(self, painter: QPainter, box: QRectF) -> None:
        """Velvet with a moon and a lattice of gold."""
        unit = self._paper(painter, box, GOLD)
        field = box.adjusted(6 * unit, 6 * unit, -6 * unit, -6 * unit)
        frame = QPainterPath()
        frame.addRoundedRect(field, 7 * unit, 7 * unit)
        painter.setPen(pen(GOLD, 1.4 * unit))
        painter.setBrush(QColor(REBEL.plum))
        painter.drawPath(frame)
        painter.save()
        painter.setClipPath(frame)
        painter.setPen(pen("#7C4690", 1.6 * unit))
        for step in range(-8, 12):
            x = step * 22 * unit
            painter.drawLine(QPointF(x, 0), QPointF(x + box.height(), box.height()))
            painter.drawLine(QPointF(x + box.height(), 0), QPointF(x, box.height()))
        painter.restore()
        self._moon(painter, box.center(), 30 * unit)

    @staticmethod
    def _moon(painter: QPainter, middle: QPointF, reach: float) -> None:
        painter.setPen(pen(LIGHT_GOLD, reach * 0.06))
        painter.setBrush(QColor(REBEL.velvet))
        painter.drawEllipse(middle, reach, reach)
        moon = QPainterPath()
        moon.addEllipse(middle, reach * 0.68, reach * 0.68)
        bite = QPainterPath()
        bite.addEllipse(middle + QPointF(reach * 0.32, -reach * 0.14), reach * 0.58, reach * 0.58)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#F6E2A6"))
        painter.drawPath(moon.subtracted(bite))


def _arch(box: QRectF) -> QPainterPath:
    """A window with a round top."""
    path = QPainterPath(box.bottomLeft())
    path.lineTo(box.left(), box.top() + box.width() / 2)
    path.arcTo(box.left(), box.top(), box.width(), box.width(), 180, -180)
    path.lineTo(box.bottomRight())
    path.closeSubpath()
    return path


def paint_shade(painter: QPainter, box: QRectF, radius: float, height: float = 5.0) -> None:
    """The soft shadow of a card or a plate."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(SHADOW, 0.16))
    for grown in (0.0, 2.0):
        painter.drawRoundedRect(box.adjusted(-grown, -grown, grown, grown).translated(3, height), radius, radius)
