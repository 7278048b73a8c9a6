"""What comes up over the table: names under the trick, princesses to choose from, a page to read, the scores."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from princesscourt.core.rules import Seat
from princesscourt.games.rebel.rules.state import Sheet
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui import labels, words
from princesscourt.games.rebel.ui.cards import CHOSEN, OFFERED
from princesscourt.games.rebel.ui.faces import GOLD, LIGHT_GOLD, PAPER, Faces
from princesscourt.games.rebel.ui.paper import LEFT, TOP, PaperItem
from princesscourt.games.rebel.ui.sides import PARCHMENT
from princesscourt.ui.kit.box import Box
from princesscourt.ui.kit.paint import ink, paint_badge, pen

ROOM_FOR_POWER = 90
"""Where a card leaves less, only its tool tip and name for screen readers tell the whole ability."""


class NameItem(PaperItem):
    """Whose card lies above it."""

    def __init__(self, faces: Faces, seat: Seat, name: str, width: float, *, best: bool = False) -> None:
        super().__init__(faces, width, 34)
        self._seat, self._name, self._best = seat, name, best

    def draw(self, painter: QPainter) -> None:
        painter.setPen(pen(GOLD, 3 if self._best else 1.4))
        painter.setBrush(QColor("#FFF0B8" if self._best else PAPER))
        painter.drawRoundedRect(self.box, 17, 17)
        paint_badge(painter, QRectF(4, 4, 26, 26), self.faces.look.theme.seat(self._seat))
        self.write(painter, self.box.adjusted(34, 0, -8, 0), self._name, 23, bold=True, flags=LEFT)


class SlotsItem(PaperItem):
    """Where everybody's card will lie in the trick, each place with the sign of its seat."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces, at.FELT.w, at.FELT.h)
        self.setPos(at.FELT.x, at.FELT.y)
        self._places: tuple[int, Seat] | None = None

    def show_places(self, seats: int, facing: Seat) -> None:
        if (seats, facing) != self._places:
            self._places = seats, facing
            self.update()

    def draw(self, painter: QPainter) -> None:
        seats, facing = self._places or (0, 0)
        for seat in range(seats):
            pose = at.trick(seat, 0, seats, facing)
            painter.save()
            painter.translate(pose.x - at.FELT.x, pose.y - at.FELT.y)
            painter.rotate(pose.angle)
            painter.setOpacity(0.5)
            painter.setPen(pen(LIGHT_GOLD, 2))
            painter.setBrush(ink("#2B1B4B", 0.35))
            painter.drawRoundedRect(QRectF(-at.CARD_W / 2, -at.CARD_H / 2, at.CARD_W, at.CARD_H), 11, 11)
            paint_badge(painter, QRectF(-24, -24, 48, 48), self.faces.look.theme.seat(seat))
            painter.restore()


class PrincessItem(PaperItem):
    """A princess that may be chosen: her portrait, and below it who she is and what she can do."""

    def __init__(self, faces: Faces, princess: str, width: float, height: float) -> None:
        super().__init__(faces, width, height)
        self.princess = princess
        self.mark = ""

    def show_mark(self, mark: str) -> None:
        """ "offered", "chosen" or ""."""
        if mark != self.mark:
            self.mark = mark
            self.update()

    def draw(self, painter: QPainter) -> None:
        line = {"offered": OFFERED, "chosen": CHOSEN}.get(self.mark, GOLD)
        self.sheet(painter, ground=PARCHMENT, line=line, width=7 if self.mark else 2.5)
        wide, high = self.box.width(), self.box.height()
        large = wide > 200
        tall = min(wide * 1.1, high * 0.5) if large else high - 84
        side = min(wide - 24, tall / 1.15)
        self.portrait(painter, self.princess, QRectF((wide - side) / 2, 12, side, tall))
        if not large:
            self.write(painter, QRectF(5, tall + 14, wide - 10, 66), words.princess(self.princess), 28, serif=True)
            return
        y = 12 + tall + 4
        self.write(painter, QRectF(12, y, wide - 24, 40), words.princess(self.princess), 30, bold=True, serif=True)
        ability = QRectF(12, y + 38, wide - 24, 32)
        self.write(painter, ability, words.ability(self.princess), 22, serif=True, italic=True, colour="#6A3F80")
        text = QRectF(16, y + 76, wide - 32, high - y - 86)
        if text.height() > ROOM_FOR_POWER:
            self.write(painter, text, words.power(self.princess), 24, flags=TOP)


class ReadingItem(PaperItem):
    """A page in large letters: title, text and a second text below."""

    def __init__(self, faces: Faces, title: str, text: str, more: str, princess: str = "") -> None:
        super().__init__(faces, at.PAGE.w, at.PAGE.h)
        self._title, self._text, self._more, self._princess = title, text, more, princess
        self.setPos(at.PAGE.x, at.PAGE.y)

    def draw(self, painter: QPainter) -> None:
        self.sheet(painter, ground=PARCHMENT, width=4)
        left = 28.0
        if self._princess:
            self.portrait(painter, self._princess, QRectF(28, 104, 200, 250))
            left = 250.0
        wide = self.box.width()
        self.write(painter, QRectF(24, 18, wide - 48, 62), self._title, 44, bold=True, serif=True)
        painter.setPen(pen(LIGHT_GOLD, 2))
        painter.drawLine(QPointF(80, 90), QPointF(wide - 80, 90))
        room = wide - left - 28
        half = 204.0 if self._more else 340.0
        self.write(painter, QRectF(left, 106, room, half), self._text, 36, flags=TOP)
        if self._more:
            self.write(painter, QRectF(left, 320, room, 136), self._more, 29, italic=True, colour="#4A3060", flags=TOP)


class ScoreItem(PaperItem):
    """The scores of all rounds so far."""

    def __init__(self, faces: Faces, sheets: Sequence[Sheet], names: Sequence[str]) -> None:
        super().__init__(faces, at.FELT.w, at.FELT.h)
        self._sheets, self._names = sheets, names
        self.setPos(at.FELT.x, at.FELT.y)

    def draw(self, painter: QPainter) -> None:
        self.sheet(painter, ground=PARCHMENT, width=4)
        seats, first = len(self._names), 270.0
        column = (self.box.width() - first - 20) / seats
        for seat, name in enumerate(self._names):
            x = first + seat * column
            paint_badge(painter, QRectF(x + column / 2 - 20, 14, 40, 40), self.faces.look.theme.seat(seat))
            self.write(painter, QRectF(x + 2, 56, column - 4, 34), name, 22, bold=True)
        row = min(66.0, 330.0 / max(1, len(self._sheets)))
        y = 98.0
        for number, sheet in enumerate(self._sheets):
            self._line(painter, y, row, words.round_card(sheet.card), sheet.scores, strong=False)
            if number == len(self._sheets) - 1:
                painter.setPen(pen(GOLD, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(12, y + 1, self.box.width() - 24, row - 2), 8, 8)
            y += row
        painter.setPen(pen(GOLD, 3))
        painter.drawLine(QPointF(24, y + 6), QPointF(self.box.width() - 24, y + 6))
        totals = [sum(sheet.scores[seat] for sheet in self._sheets) for seat in range(seats)]
        self._line(painter, y + 8, 64, labels.total(), totals, strong=True)

    def _line(
        self, painter: QPainter, y: float, high: float, title: str, numbers: Sequence[int], *, strong: bool
    ) -> None:
        first = 270.0
        column = (self.box.width() - first - 20) / len(numbers)
        self.write(painter, QRectF(24, y, first - 34, high), title, 25, serif=True, bold=strong, flags=LEFT)
        for seat, number in enumerate(numbers):
            box = QRectF(first + seat * column, y, column, high)
            best = strong and number == min(numbers)
            colour = "#8E1B2C" if best else "#2B2036"
            self.write(painter, box, words.signed(number), 40 if strong else 32, bold=strong, colour=colour)


class HintItem(PaperItem):
    """A line at the lower edge of the rug."""

    def __init__(self, faces: Faces, text: str) -> None:
        super().__init__(faces, 520, 44)
        self._text = text
        self.setPos(at.WIDTH / 2 - 260, at.FELT.y + at.FELT.h - 16)

    def draw(self, painter: QPainter) -> None:
        painter.setPen(pen(GOLD, 2))
        painter.setBrush(QColor("#FFF0B8"))
        painter.drawRoundedRect(self.box, 22, 22)
        self.write(painter, self.box.adjusted(14, 0, -14, 0), self._text, 24, bold=True)


class NoteItem(PaperItem):
    """What the princess under the pointer can do, where the cards are too small to say it."""

    def __init__(self, faces: Faces, princess: str) -> None:
        super().__init__(faces, at.FELT.w, 206)
        self._princess = princess
        self.setPos(at.FELT.x, at.FELT.y + at.FELT.h + 14)

    def draw(self, painter: QPainter) -> None:
        self.sheet(painter, ground=PARCHMENT)
        wide = self.box.width()
        name = f"{words.princess(self._princess)} – {words.ability(self._princess)}"
        self.write(painter, QRectF(20, 10, wide - 40, 50), name, 36, bold=True, serif=True)
        self.write(painter, QRectF(24, 66, wide - 48, 130), words.power(self._princess), 34)


class LabelItem(PaperItem):
    """The name of a pile, above it."""

    def __init__(self, faces: Faces, text: str, pile: Box) -> None:
        super().__init__(faces, pile.w, 34)
        self._text = text
        self.setPos(pile.x, pile.y)

    def draw(self, painter: QPainter) -> None:
        self.write(painter, self.box, self._text, 26, bold=True, colour=LIGHT_GOLD)


class BandItem(PaperItem):
    """A picture without paper, its middle at the item's position: blindfold, spindle, grin."""

    def __init__(self, faces: Faces, key: str, width: float, height: float) -> None:
        super().__init__(faces, width, height)
        self._key = key
        self.reach = QRectF(-width / 2, -height / 2, width, height)

    def draw(self, painter: QPainter) -> None:
        self.faces.sprites.draw(painter, self._key, self.reach, self.faces.look.theme)
