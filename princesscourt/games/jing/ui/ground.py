"""The hall of screens: lacquer floor, gold inlay, a lattice wall at the far end. Painted once, kept as a picture."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPolygonF

from princesscourt.core.rules import Seat
from princesscourt.games.jing.ui import geometry as at
from princesscourt.ui.kit.items import Ground
from princesscourt.ui.kit.paint import ink, pen
from princesscourt.ui.kit.palettes import ROOMS
from princesscourt.ui.kit.theme import Look

JING = ROOMS.jing
SHADOW = "#1E0706"
RIM = 34.0
"""How far the floor reaches beyond the squares."""


class GroundItem(Ground):
    """All that never moves. Columns and rows are named as `facing` sees them."""

    def __init__(self, look: Look) -> None:
        super().__init__(at.WIDTH, at.HEIGHT)
        self._look = look
        self._facing: Seat = 0

    def show_side(self, facing: Seat) -> None:
        if facing != self._facing:
            self._facing = facing
            self.update()

    def draw(self, painter: QPainter) -> None:
        with self.inside(painter):
            _paint_hall(painter)
            _paint_lattice(painter)
            _paint_floor(painter)
        _paint_inlay(painter)
        self._paint_names(painter)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(JING.gold, 3))
        painter.drawRoundedRect(self.reach.adjusted(3, 3, -3, -3), 20, 20)

    def _paint_names(self, painter: QPainter) -> None:
        painter.setPen(QColor("#F0D9A4"))
        painter.setFont(self._look.theme.serif(30, bold=True))
        for square in range(25):
            near, column = at.seen(square, self._facing)
            box = at.cell(square, self._facing)
            if near == 0:
                place = QRectF(box.x + 4, at.BOTTOM - 2, 40, 36)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "abcde"[square % 5])
            if column == 0:
                place = QRectF(box.x - 31, box.y, 28, box.h)
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(square // 5 + 1))


def _paint_hall(painter: QPainter) -> None:
    shade = QLinearGradient(0, 0, 0, at.HEIGHT)
    shade.setColorAt(0.0, QColor("#4A0D0C"))
    shade.setColorAt(0.5, QColor(JING.deep))
    shade.setColorAt(1.0, QColor("#3A0A09"))
    painter.fillRect(QRectF(0, 0, at.WIDTH, at.HEIGHT), shade)


def _paint_lattice(painter: QPainter) -> None:
    """The far wall: a window with mist between two runs of lattice."""
    wall = QRectF(0, 0, at.WIDTH, at.TOP - 26)
    shade = QLinearGradient(wall.topLeft(), wall.bottomLeft())
    shade.setColorAt(0.0, QColor("#7A1A16"))
    shade.setColorAt(1.0, QColor("#A32A22"))
    painter.fillRect(wall, shade)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen("#5E1210", 3))
    x = 300.0
    while x < at.WIDTH - 300:
        for inset in (0.0, 9.0):
            painter.drawRect(QRectF(x + inset, 18 + inset, 46 - 2 * inset, 46 - 2 * inset))
            painter.drawRect(QRectF(x + inset, 72 + inset, 46 - 2 * inset, 46 - 2 * inset))
        x += 54
    painter.setPen(pen(JING.gold, 2))
    for y in (10.0, wall.bottom() - 2, wall.bottom() - 8):
        painter.drawLine(QPointF(0, y), QPointF(at.WIDTH, y))


def _edges(y: float) -> tuple[float, float]:
    """The left and right end of the floor at a height, on one line from the nearest row to the farthest."""
    part = (at.BOTTOM - y) / (at.BOTTOM - at.TOP)
    half = at.CELL * 2.5 * (1 + (at.SCALES[4] - 1) * part) + RIM
    return at.MIDDLE - half, at.MIDDLE + half


def _paint_floor(painter: QPainter) -> None:
    top, bottom = at.TOP - 26, at.HEIGHT
    (tl, tr), (bl, br) = _edges(top), _edges(bottom)
    floor = QPolygonF([QPointF(tl, top), QPointF(tr, top), QPointF(br, bottom), QPointF(bl, bottom)])
    shine = QLinearGradient(0, top, 0, bottom)
    shine.setColorAt(0.0, QColor("#7E1A17"))
    shine.setColorAt(0.35, QColor(JING.lacquer))
    shine.setColorAt(0.8, QColor("#A12A24"))
    shine.setColorAt(1.0, QColor("#7E1A17"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(SHADOW, 0.35))
    painter.drawPolygon(floor.translated(8, 6))
    painter.setBrush(shine)
    painter.drawPolygon(floor)
    painter.setPen(pen("#7A1815", 1.4))
    for plank in range(1, 30):
        part = plank / 30
        painter.drawLine(QPointF(tl + (tr - tl) * part, top), QPointF(bl + (br - bl) * part, bottom))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(JING.gold, 3))
    painter.drawLine(QPointF(tl, top), QPointF(bl, bottom))
    painter.drawLine(QPointF(tr, top), QPointF(br, bottom))


def _paint_inlay(painter: QPainter) -> None:
    """A mat of darker lacquer with a gold line on every square."""
    for square in range(25):
        box = at.cell(square, 0)
        place = QRectF(box.x + 4, box.y + 4, box.w - 8, box.h - 8)
        painter.setPen(pen(JING.gold, 1.4))
        painter.setBrush(ink("#3E0B0A", 0.42))
        painter.drawRoundedRect(place, 8, 8)
