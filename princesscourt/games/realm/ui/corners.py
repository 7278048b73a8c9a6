"""Beside the map: what each side has there, and the piles of the draft."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from princesscourt.core.rules import Seat
from princesscourt.games.realm.rules.realm import TARGET
from princesscourt.games.realm.ui import captions
from princesscourt.games.realm.ui import geometry as at
from princesscourt.games.realm.ui.items import PAPER
from princesscourt.games.realm.ui.tiles import INK, draw_tile, grown
from princesscourt.ui.kit import lettering
from princesscourt.ui.kit.box import Box
from princesscourt.ui.kit.items import PictureItem
from princesscourt.ui.kit.paint import cast_shadow, clipped, ink, paint_badge, paint_sheet, pen
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

BOARD = "#F8EFD8"
GOLD = "#B8893B"


class PlateItem(PictureItem):
    """A sheet beside the map that can write; its upper left corner is the item's position."""

    def __init__(self, look: Look, sprites: Sprites, wide: float, high: float) -> None:
        box = QRectF(0, 0, wide, high)
        super().__init__(look, sprites, box.adjusted(-6, -6, 8, 12))
        self.box = box
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)

    def paint_plate(self, painter: QPainter, line: str, width: float) -> None:
        cast_shadow(painter, self.box, ink(INK, 0.2), 14, (2, 5))
        paint_sheet(painter, self.box, BOARD, line, width)

    def write(self, painter: QPainter, box: QRectF, text: str, size: int, *, bold: bool = False) -> None:
        """One line from the left that shrinks until it fits."""
        theme = self.look.theme
        painter.setPen(QColor(INK))
        face = partial(theme.sans, bold=bold)
        lettering.write(painter, box, text, face, grown(size, theme), flags=lettering.LEFT, wrap=False)


class SideItem(PlateItem):
    """A side's corner: who it is, room for its Princes beside the board, and how near its best realm is to victory."""

    def __init__(self, look: Look, sprites: Sprites, side: int) -> None:
        super().__init__(look, sprites, at.SIDE_W, at.SIDE_H)
        self.side = side
        self.seat: Seat = side
        self.halves = 0
        self.asked = False
        self.name = ""

    def show_side(self, seat: Seat, name: str, halves: int, *, asked: bool) -> None:
        """`name`: of the player, if known; `halves`: half points of the best realm with a city."""
        if (seat, name, halves, asked) != (self.seat, self.name, self.halves, self.asked):
            self.seat, self.name, self.halves, self.asked = seat, name, halves, asked
            self.update()

    def draw(self, painter: QPainter) -> None:
        seat = self.look.theme.seat(self.seat)
        self.paint_plate(painter, seat.fill if self.asked else GOLD, 6 if self.asked else 2.2)
        paint_badge(painter, QRectF(12, 12, 52, 52), seat)
        if self.name:
            self.write(painter, QRectF(74, 6, 188, 38), self.name, 27, bold=True)
            self.write(painter, QRectF(74, 40, 188, 31), captions.side(self.side), 21)
        else:
            self.write(painter, QRectF(74, 12, 188, 52), captions.side(self.side), 31, bold=True)
        self._paint_shelf(painter, at.reserve_box(near=True), captions.reserve())
        self._paint_shelf(painter, at.removed_box(near=True), captions.removed())
        self.write(painter, QRectF(14, 290, 244, 44), captions.realm(self.halves), 24, bold=True)
        for number in range(TARGET // 2):
            self._draw_sheaf(painter, QRectF(14 + number * 50, 336, 44, 54), self.halves - 2 * number, seat.fill)

    def _paint_shelf(self, painter: QPainter, box: Box, title: str) -> None:
        home = at.side_box(near=True)
        left, top = box.x - home.x, box.y - home.y
        painter.setPen(pen("#D8C08A", 1.6))
        painter.setBrush(ink("#E9D6A6", 0.5))
        painter.drawRoundedRect(QRectF(left, top, box.w, box.h), 10, 10)
        self.write(painter, QRectF(left + 8, top, box.w - 16, grown(28, self.look.theme)), title, 21)

    def _draw_sheaf(self, painter: QPainter, box: QRectF, halves: int, colour: str) -> None:
        """A point of the five that win: full, half or still to be won."""
        part = max(0, min(halves, 2))
        paint = partial(self._paint_sheaf, halves=part, colour=colour)
        self.sprites.stamp(painter, f"realm/sheaf/{part}/{colour}", box.adjusted(-2, -2, 2, 2), self.look.theme, paint)

    def _paint_sheaf(self, painter: QPainter, place: QRectF, halves: int, colour: str) -> None:
        box = place.adjusted(2, 2, -2, -2)
        plot = QPainterPath()
        plot.addRoundedRect(box, 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(PAPER))
        painter.drawPath(plot)
        if halves > 0:
            part = box if halves > 1 else box.adjusted(0, 0, -box.width() / 2, 0)
            with clipped(painter, plot):
                painter.fillRect(part, QColor(colour))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen("#A9792B", 1.8))
        painter.drawPath(plot)
        painter.setOpacity(1.0 if halves > 0 else 0.45)
        self._paint_wheat(painter, box.center())
        painter.setOpacity(1.0)

    def _paint_wheat(self, painter: QPainter, middle: QPointF) -> None:
        for lean in (-9, 0, 9):
            tip = middle + QPointF(lean, -15 + abs(lean) * 0.4)
            painter.setPen(pen("#7A4E14", 2))
            painter.drawLine(middle + QPointF(0, 19), tip)
            painter.setPen(pen("#7A4E14", 1))
            painter.setBrush(QColor("#F2CC62"))
            for step in range(3):
                grain = tip + (middle + QPointF(0, 19) - tip) * (step * 0.17)
                painter.drawEllipse(grain, 3.6, 4.4)


class PileItem(PlateItem):
    """The tiles of one terrain that are still to be laid."""

    def __init__(self, look: Look, sprites: Sprites, letter: str) -> None:
        box = at.pile_box(0)
        super().__init__(look, sprites, box.w, box.h)
        self._letter = letter
        self.count = 0

    def show_count(self, count: int) -> None:
        if count != self.count:
            self.count = count
            self.update()

    def draw(self, painter: QPainter) -> None:
        self.paint_plate(painter, GOLD, 2.2)
        painter.save()
        painter.setOpacity(1.0 if self.count else 0.3)
        painter.translate(60, 64)
        painter.scale(0.5, 0.5)
        for shift in range(min(3, max(1, self.count))):
            painter.save()
            painter.translate(6 - 6 * shift, 8 - 8 * shift)
            draw_tile(painter, self.sprites, self.look.theme, self._letter, shift + 40)
            painter.restore()
        painter.restore()
        self.write(painter, QRectF(114, 8, 34, 40), str(self.count), 34, bold=True)
