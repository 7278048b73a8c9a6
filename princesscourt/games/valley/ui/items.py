"""The inlaid board of King's Valley."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from princesscourt.games.valley.ui.geometry import BOARD, FRAME, SIDE, TOTAL, centre
from princesscourt.ui.kit.items import Ground
from princesscourt.ui.kit.theme import ROOMS, Look

WOOD = ROOMS.valley
VALLEY = 12
GRAIN = ((0.10, 0.02), (0.22, -0.03), (0.37, 0.04), (0.52, -0.02), (0.66, 0.03), (0.81, -0.04), (0.92, 0.02))
"""Lines of grain on a square: how far down they start, and how far they bend, in parts of its side."""


class BoardItem(Ground):
    """Frame, squares, coordinates and the sunk Valley; `lit` makes the Valley shine."""

    def __init__(self, look: Look) -> None:
        super().__init__(TOTAL, TOTAL)
        self._look = look
        self._facing = 0
        self._lit = False

    def show_side(self, facing: int, *, lit: bool) -> None:
        """The coordinates as `facing` reads them, and whether a king can reach the Valley now."""
        if (facing, lit) != (self._facing, self._lit):
            self._facing, self._lit = facing, lit
            self.update()

    def draw(self, painter: QPainter) -> None:
        self._paint_frame(painter)
        for square in range(25):
            self._paint_square(painter, square)
        self._paint_valley(painter)
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

    def _paint_valley(self, painter: QPainter) -> None:
        x, y = centre(VALLEY, self._facing)
        middle = QPointF(x, y)
        glow = QRadialGradient(middle, SIDE * 0.5)
        glow.setColorAt(0.0, QColor("#FFF6DC" if self._lit else WOOD.glow))
        glow.setColorAt(0.75, QColor(WOOD.glow if self._lit else "#D9A958"))
        glow.setColorAt(1.0, QColor("#B9813A"))
        painter.setPen(QPen(QColor(WOOD.walnut), 3))
        painter.setBrush(glow)
        painter.drawRect(QRectF(x - SIDE / 2, y - SIDE / 2, SIDE, SIDE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for radius, width in ((0.40, 2.4), (0.30, 1.4), (0.19, 1.4)):
            painter.setPen(QPen(QColor(WOOD.bronze), width))
            self._diamond(painter, middle, SIDE * radius)
        shade = QColor("#2E190B")
        shade.setAlphaF(0.35)
        painter.setPen(QPen(shade, 5))
        painter.drawLine(QPointF(x - SIDE / 2 + 3, y - SIDE / 2 + 3), QPointF(x + SIDE / 2 - 3, y - SIDE / 2 + 3))
        painter.drawLine(QPointF(x - SIDE / 2 + 3, y - SIDE / 2 + 3), QPointF(x - SIDE / 2 + 3, y + SIDE / 2 - 3))

    @staticmethod
    def _diamond(painter: QPainter, middle: QPointF, radius: float) -> None:
        corners = (QPointF(0, -radius), QPointF(radius, 0), QPointF(0, radius), QPointF(-radius, 0))
        painter.drawPolygon([middle + corner for corner in corners])

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
