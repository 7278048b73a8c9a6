"""The inlaid board of King's Valley."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from princesscourt.games.valley.ui.geometry import BOARD, FRAME, SIDE, TOTAL, centre
from princesscourt.ui.kit.items import Ground, PaintedItem
from princesscourt.ui.kit.palettes import ROOMS
from princesscourt.ui.kit.theme import Look

WOOD = ROOMS.valley
VALLEY = 12
GRAIN = ((0.10, 0.02), (0.22, -0.03), (0.37, 0.04), (0.52, -0.02), (0.66, 0.03), (0.81, -0.04), (0.92, 0.02))
"""Lines of grain on a square: how far down they start, and how far they bend, in parts of its side."""


class BoardItem(Ground):
    """Frame, squares and coordinates."""

    def __init__(self, look: Look) -> None:
        super().__init__(TOTAL, TOTAL)
        self._look = look
        self._facing = 0

    def show_side(self, facing: int) -> None:
        """The coordinates as `facing` reads them."""
        if facing != self._facing:
            self._facing = facing
            self.update()

    def draw(self, painter: QPainter) -> None:
        self._paint_frame(painter)
        for square in range(25):
            self._paint_square(painter, square)
        self._paint_names(painter)

    def _paint_frame(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(WOOD.walnut))
        painter.drawRoundedRect(QRectF(4, 4, TOTAL - 8, TOTAL - 8), 18, 18)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, width, colour in ((16, 2.5, WOOD.inlay), (23, 1.2, WOOD.oak), (FRAME - 7, 4, WOOD.inlay)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(QRectF(inset, inset, TOTAL - 2 * inset, TOTAL - 2 * inset), 10, 10)

    def _paint_square(self, painter: QPainter, square: int) -> None:
        x, y = centre(square, self._facing)
        place = QRectF(x - SIDE / 2, y - SIDE / 2, SIDE, SIDE)
        light = square % 2 == 0
        ground = QColor(WOOD.inlay if light else WOOD.oak)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRect(place)
        painter.setPen(QPen(ground.darker(112), 1.4))
        for down, bend in GRAIN:
            shift = ((square * 37) % 11) / 60
            start = QPointF(place.left() + 2, place.top() + SIDE * min(0.97, down + shift / 2))
            end = QPointF(place.right() - 2, start.y() + SIDE * bend * 0.6)
            painter.drawLine(start, end)
        painter.setPen(QPen(QColor(WOOD.walnut), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place)

    def _paint_names(self, painter: QPainter) -> None:
        painter.setPen(QColor(WOOD.inlay))
        painter.setFont(self._look.theme.serif(22))
        for i in range(5):
            x, _ = centre(i, self._facing)
            _, y = centre(5 * i, self._facing)
            file, rank = "abcde"[i], str(i + 1)
            for top in (22.0, FRAME + BOARD + 5):
                painter.drawText(QRectF(x - 20, top, 40, 30), Qt.AlignmentFlag.AlignCenter, file)
            for left in (20.0, FRAME + BOARD + 7):
                painter.drawText(QRectF(left, y - 15, 30, 30), Qt.AlignmentFlag.AlignCenter, rank)


class ValleyItem(PaintedItem):
    """The sunk Valley, its middle at the item's position; it shines while `lit`."""

    def __init__(self) -> None:
        super().__init__(QRectF(-SIDE / 2 - 2, -SIDE / 2 - 2, SIDE + 4, SIDE + 4))
        self._lit = False
        self.setPos(*centre(VALLEY, 0))
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)

    def shine(self, *, lit: bool) -> None:
        """Whether a king can reach it now."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def draw(self, painter: QPainter) -> None:
        place = QRectF(-SIDE / 2, -SIDE / 2, SIDE, SIDE)
        painter.setPen(QPen(QColor(WOOD.walnut), 3))
        painter.setBrush(self._glow())
        painter.drawRect(place)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for radius, width in ((0.40, 2.4), (0.30, 1.4), (0.19, 1.4)):
            painter.setPen(QPen(QColor(WOOD.bronze), width))
            self._diamond(painter, SIDE * radius)
        shade = QColor("#2E190B")
        shade.setAlphaF(0.35)
        painter.setPen(QPen(shade, 5))
        inside = place.adjusted(3, 3, -3, -3)
        painter.drawLine(inside.topLeft(), inside.topRight())
        painter.drawLine(inside.topLeft(), inside.bottomLeft())

    def _glow(self) -> QRadialGradient:
        glow = QRadialGradient(QPointF(0, 0), SIDE * 0.5)
        glow.setColorAt(0.0, QColor("#FFF6DC" if self._lit else WOOD.glow))
        glow.setColorAt(0.75, QColor(WOOD.glow if self._lit else "#D9A958"))
        glow.setColorAt(1.0, QColor("#B9813A"))
        return glow

    @staticmethod
    def _diamond(painter: QPainter, radius: float) -> None:
        painter.drawPolygon([QPointF(0, -radius), QPointF(radius, 0), QPointF(0, radius), QPointF(-radius, 0)])
