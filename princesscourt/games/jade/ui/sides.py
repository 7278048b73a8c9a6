"""Beside the labyrinth: the board of each seat, the tray with what only the viewer sees, and the head of the board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules.catalog import CHIPS, PLACES, SYMBOLS, Place
from princesscourt.games.jade.rules.state import Expedition
from princesscourt.games.jade.rules.tasks import TASKS, Task
from princesscourt.games.jade.ui import geometry as at
from princesscourt.games.jade.ui import words
from princesscourt.games.jade.ui.ground import SHADOW
from princesscourt.games.jade.ui.items import GOLD, PAPER, paint_card, paint_card_back, paint_chip
from princesscourt.ui.kit import lettering
from princesscourt.ui.kit.items import PictureItem
from princesscourt.ui.kit.paint import cast_shadow, ink, paint_badge, paint_sheet, pen
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

WOOD = "#EADFC4"
INK = "#2B2A33"
ROW = 4
"""Open and covered oracle cards lie in rows of so many."""
CARD_STEP = 52.0


SCALE_Y, STEP, LEFT = 116.0, 18.8, 18.0
"""The movement scale of a seat's board: how far down it lies, its steps, and where it begins."""
SCALE = QRectF(LEFT - 18, SCALE_Y - 38, 10 * STEP + 36, 48)


class SideItem(PictureItem):
    """A wooden board beside the labyrinth, with its upper left corner at the item's position."""

    def __init__(self, look: Look, sprites: Sprites, width: float, height: float) -> None:
        box = QRectF(0, 0, width, height)
        super().__init__(look, sprites, box.adjusted(-6, -6, 8, 12))
        self.box = box
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)

    def paint_board(self, painter: QPainter, *, line: str = GOLD, width: float = 2.2) -> None:
        cast_shadow(painter, self.box, ink(SHADOW, 0.4), 14)
        paint_sheet(painter, self.box, WOOD, line, width)

    def write(self, painter: QPainter, box: QRectF, text: str, size: int, *, bold: bool = False) -> None:
        """Text that shrinks until it fits its box."""
        painter.setPen(QColor(INK))
        lettering.write(painter, box, text, partial(self.look.theme.sans, bold=bold), size)


@dataclass(frozen=True, slots=True)
class SeatShown:
    """What the board of a seat shows. `oracle` is its letter if it may be seen, "?" if it has a card, "" if none;
    `snakes` how many of its stones are snakes and `task` its task card, None if that may not be seen."""

    who: Expedition
    oracle: str
    snakes: int | None
    asked: bool
    task: Task | None = None


class SeatItem(SideItem):
    """Movement scale, question chips, danger stones and oracle card of a seat."""

    def __init__(self, look: Look, sprites: Sprites, seat: Seat) -> None:
        super().__init__(look, sprites, at.SEAT_W, at.SEAT_H)
        self.seat = seat
        self.shown = SeatShown(Expedition(), "", None, False)
        self.marker = 10.0

    def show_seat(self, shown: SeatShown) -> None:
        marker = float(shown.who.marker)
        if (shown, marker) != (self.shown, self.marker):
            self.shown, self.marker = shown, marker
            self.update()

    def slide(self, marker: float) -> None:
        """The marker between two positions, while it moves."""
        self.marker = marker
        self.update()

    def draw(self, painter: QPainter) -> None:
        look, who = self.look.theme.seat(self.seat), self.shown.who
        self.paint_board(painter, line=look.fill if self.shown.asked else GOLD, width=6 if self.shown.asked else 2.2)
        painter.save()
        painter.setOpacity(1.0 if who.takes_part else 0.45)
        paint_badge(painter, QRectF(12, 12, 56, 56), look)
        self._paint_oracle(painter)
        self._paint_chips(painter, look.fill)
        self._paint_scale(painter, look.fill)
        self._paint_stones(painter)
        if self.shown.task is not None:
            self._paint_task(painter, self.shown.task)
        painter.restore()
        if not who.alive:
            self._note(painter, words.out())
        elif who.resting:
            self._note(painter, words.resting())

    def _paint_oracle(self, painter: QPainter) -> None:
        card = QRectF(162, 12, 50, 64)
        if not self.shown.oracle:
            return
        paint_card(painter, card)
        if self.shown.oracle == "?":
            paint_card_back(painter, card)
        else:
            paint_letter(painter, card, self.shown.oracle, self.look)

    def _paint_chips(self, painter: QPainter, colour: str) -> None:
        for chip in range(CHIPS):
            middle = QPointF(86 + 30 * chip, 40)
            paint_chip(painter, middle, 13, colour, spent=chip >= self.shown.who.chips)

    def _paint_scale(self, painter: QPainter, colour: str) -> None:
        self.sprites.stamp(painter, "jade/scale", SCALE, self.look.theme, self._paint_line)
        middle = QPointF(LEFT + self.marker * STEP, SCALE_Y)
        painter.setPen(pen(INK, 1.4))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(middle, 17, 17)
        painter.setPen(QColor(self.look.theme.seat(self.seat).ink))
        painter.setFont(self.look.theme.sans(24, bold=True))
        box = QRectF(middle.x() - 18, middle.y() - 18, 36, 34)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(round(self.marker)))

    def _paint_line(self, painter: QPainter, place: QRectF) -> None:
        """The scale without its marker."""
        del place
        painter.translate(-SCALE.topLeft())
        y, step, left = SCALE_Y, STEP, LEFT
        painter.setPen(pen("#8A6A3F", 5))
        painter.drawLine(QPointF(left, y), QPointF(left + 10 * step, y))
        painter.setFont(self.look.theme.sans(24, bold=True))
        for position in range(11):
            middle = QPointF(left + position * step, y)
            painter.setPen(pen("#8A6A3F", 1.6))
            painter.setBrush(QColor(PAPER))
            painter.drawEllipse(middle, 6, 6)
            if position % 5 == 0:
                painter.setPen(QColor(INK))
                box = QRectF(middle.x() - 18, y - 38, 36, 26)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(position))

    def _paint_stones(self, painter: QPainter) -> None:
        who, snakes = self.shown.who, self.shown.snakes
        self._stack(painter, 12, "stone", who.stones)
        if snakes is not None:
            self._stack(painter, 82, "snake", snakes)
            self._stack(painter, 150, "jaguar", who.stones - snakes)

    def _stack(self, painter: QPainter, x: float, picture: str, count: int) -> None:
        self.sprites.draw(painter, f"jade/{picture}", QRectF(x, 138, 36, 36), self.look.theme)
        self.write(painter, QRectF(x + 34, 138, 34, 36), str(count), 25, bold=True)

    def _paint_task(self, painter: QPainter, task: Task) -> None:
        """Three small landscapes, each with the symbol that belongs there."""
        for number, (place, symbol) in enumerate(TASKS[task]):
            scene = QRectF(12 + number * 68, 180, 64, 34)
            paint_scene(painter, self.sprites, self.look, scene, place)
            self.sprites.draw(painter, f"jade/{SYMBOLS[symbol]}", scene.adjusted(17, 2, -17, -2), self.look.theme)

    def _note(self, painter: QPainter, text: str) -> None:
        plate = QRectF(20, 78, self.box.width() - 40, 62)
        painter.setPen(pen(GOLD, 2))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(plate, 10, 10)
        self.write(painter, plate.adjusted(8, 4, -8, -4), text, 23, bold=True)


def paint_scene(painter: QPainter, sprites: Sprites, look: Look, scene: QRectF, place: Place) -> None:
    """The middle of a landscape, in a thin frame."""

    def paint(brush: QPainter, box: QRectF) -> None:
        height = box.width() * 0.62
        whole = QRectF(box.left(), box.center().y() - height * 0.55, box.width(), height)
        brush.setClipRect(box.adjusted(1, 1, -1, -1), Qt.ClipOperation.IntersectClip)
        sprites.draw(brush, f"jade/{PLACES[place]}", whole, look.theme)
        brush.setClipping(False)
        brush.setBrush(Qt.BrushStyle.NoBrush)
        brush.setPen(pen(GOLD, 1.6))
        brush.drawRect(box.adjusted(1, 1, -1, -1))

    sprites.stamp(painter, f"jade/scene/{PLACES[place]}", scene.adjusted(-1, -1, 1, 1), look.theme, paint)


def paint_letter(painter: QPainter, card: QRectF, letter: str, look: Look) -> None:
    """The face of an oracle card."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#1E7A5A"))
    side = min(card.width(), card.height()) * 0.37
    painter.drawEllipse(card.center(), side, side)
    painter.setPen(QColor("#F4FFE9"))
    painter.setFont(look.theme.serif(round(side * 1.35), bold=True))
    painter.drawText(card, Qt.AlignmentFlag.AlignCenter, letter)


class TrayItem(SideItem):
    """What only the viewer sees: the oracle card and the task held for the left neighbour. Covered for all others."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(look, sprites, at.SEAT_W, at.FOOT_H)
        self.oracle: str | None = None
        self.task: Task | None = None
        self.neighbour: Seat = 0

    def show_tray(self, oracle: str | None, task: Task | None, neighbour: Seat) -> None:
        if (oracle, task, neighbour) != (self.oracle, self.task, self.neighbour):
            self.oracle, self.task, self.neighbour = oracle, task, neighbour
            self.update()

    def draw(self, painter: QPainter) -> None:
        self.paint_board(painter)
        card = QRectF(14, 14, 66, 84)
        paint_card(painter, card)
        if self.oracle:
            paint_letter(painter, card, self.oracle, self.look)
        else:
            paint_card_back(painter, card)
        task = QRectF(12, 112, self.box.width() - 24, self.box.height() - 126)
        paint_card(painter, task)
        if self.task is None:
            paint_card_back(painter, task)
            return
        paint_badge(painter, QRectF(160, 30, 48, 48), self.look.theme.seat(self.neighbour))
        self.write(painter, QRectF(84, 20, 74, 70), words.task_of(), 24)
        for row, (place, symbol) in enumerate(TASKS[self.task]):
            self._paint_task(painter, task, row, place, symbol)

    def _paint_task(self, painter: QPainter, card: QRectF, row: int, place: int, symbol: int) -> None:
        top = card.top() + 6 + row * (card.height() - 12) / 3
        self.sprites.draw(painter, f"jade/{SYMBOLS[symbol]}", QRectF(card.left() + 8, top + 8, 56, 56), self.look.theme)
        scene = QRectF(card.left() + 72, top + 2, 120, 42)
        paint_scene(painter, self.sprites, self.look, scene, place)
        self.write(painter, QRectF(scene.left() - 8, top + 43, 138, 30), words.place(place), 24, bold=True)


class HeadItem(SideItem):
    """The statue with the open oracle cards at its feet, and how many lie face down."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(look, sprites, at.SEAT_W, at.FOOT_H)
        self.letters = ""
        self.face_down = 0
        self.awake = False

    def show_head(self, letters: str, face_down: int, *, awake: bool) -> None:
        if (letters, face_down, awake) != (self.letters, self.face_down, self.awake):
            self.letters, self.face_down, self.awake = letters, face_down, awake
            self.update()

    def draw(self, painter: QPainter) -> None:
        self.paint_board(painter)
        picture = "jade/king" if self.awake else "jade/statue"
        self.sprites.draw(painter, picture, QRectF(30, 10, self.box.width() - 60, 152), self.look.theme)
        self.write(painter, QRectF(8, 162, self.box.width() - 16, 32), words.nobodys(), 25, bold=True)
        cards = [*self.letters, *("?" * self.face_down)]
        for number, card in enumerate(cards):
            self._paint_card(painter, self._place_of(number, len(cards)), card)

    def _place_of(self, number: int, count: int) -> QRectF:
        """Up to four cards lie side by side."""
        row, column = divmod(number, ROW)
        beside = min(ROW, count - row * ROW)
        left = (self.box.width() - beside * CARD_STEP) / 2
        return QRectF(left + column * CARD_STEP + 2, 198 + row * 76, CARD_STEP - 4, 68)

    def _paint_card(self, painter: QPainter, box: QRectF, card: str) -> None:
        paint_card(painter, box)
        if card == "?":
            paint_card_back(painter, box)
        else:
            paint_letter(painter, box, card, self.look)
