"""One hex in watercolour, around the origin: a wash with a dark rim, and a drawing that tells it without colour.

Everything is uneven by a seed of its own, so that the same hex looks the same at every painting.
"""

from __future__ import annotations

import math
from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from princesscourt.games.realm.ui import geometry as at
from princesscourt.ui.kit.paint import ink, pen
from princesscourt.ui.kit.palettes import ROOMS
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Theme

REALM = ROOMS.realm
INK = "#3A2A1C"
REACH = 96.0
PLACE = QRectF(-106, -100, 212, 200)
"""Room for a hex and its shadow."""
WASHES = {"P": REALM.meadow, "S": REALM.sea, "M": "#C4B5A0"}
RIMS = {"P": "#6E8A3A", "S": REALM.deep, "M": "#7A6753"}
LIGHTS = {"P": "#CBDD9A", "S": "#9CCBD8", "M": REALM.snow}
SHADES = {"P": "#86A84B", "S": REALM.deep, "M": REALM.rock}


def grown(size: int, theme: Theme) -> int:
    """The height of type on the table, where there is room for half as much again, at the text scale of now."""
    return round(size * min(1.5, theme.scale))


def hexagon(reach: float) -> QPolygonF:
    return QPolygonF([QPointF(*point) for point in at.corners((0, 0), reach)])


@lru_cache(maxsize=128)
def wash(reach: float, seed: int, *, wobble: float = 2.2, sides: int = 6) -> QPainterPath:
    """A hexagon with an uneven, rounded rim, as of wet paper."""
    dice = Random(seed)
    points = [_rim_point(reach, step, sides, dice.uniform(-wobble, wobble)) for step in range(sides * 5)]
    path = QPainterPath((points[-1] + points[0]) / 2)
    for number, point in enumerate(points):
        path.quadTo(point, (point + points[(number + 1) % len(points)]) / 2)
    path.closeSubpath()
    return path


def _rim_point(reach: float, step: int, sides: int, off: float) -> QPointF:
    """The rim of a polygon in fifths of its sides."""
    side, part = divmod(step, 5)
    one, other = math.tau * side / sides, math.tau * (side + 1) / sides
    x = math.cos(one) + (math.cos(other) - math.cos(one)) * part / 5
    y = math.sin(one) + (math.sin(other) - math.sin(one)) * part / 5
    return QPointF(x * (reach + off), y * (reach + off))


def draw_tile(painter: QPainter, sprites: Sprites, theme: Theme, letter: str, seed: int) -> None:
    """A hex of this terrain around the origin, painted once for each size."""

    def paint(brush: QPainter, place: QRectF) -> None:
        brush.translate(place.center())
        paint_tile(brush, letter, seed)

    sprites.stamp(painter, f"realm/tile/{letter}{seed}", PLACE, theme, paint)


def paint_tile(painter: QPainter, letter: str, seed: int) -> None:
    """A hex of this terrain, stroke by stroke."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(INK, 0.16))
    painter.drawPath(wash(REACH, seed).translated(2, 5))
    painter.setBrush(QColor("#FAF2DE"))
    painter.drawPath(wash(REACH + 1.5, seed))
    _paint_wash(painter, letter, seed)
    dice = Random(seed + 7)
    {"P": _paint_meadow, "S": _paint_waves, "M": _paint_peaks}[letter](painter, dice)


def _paint_wash(painter: QPainter, letter: str, seed: int) -> None:
    """Colour that ran: pale and dark pools inside, pigment gathered at the rim."""
    dice = Random(seed + 31)
    inner = wash(REACH - 4, seed + 1)
    painter.setBrush(QColor(WASHES[letter]))
    painter.drawPath(inner)
    painter.save()
    painter.setClipPath(inner)
    for number in range(5):
        colour = LIGHTS[letter] if number % 2 else SHADES[letter]
        painter.setBrush(ink(colour, 0.34 if number % 2 else 0.2))
        pool = wash(dice.uniform(22, 46), seed * 9 + number, wobble=9)
        painter.drawPath(pool.translated(dice.uniform(-58, 58), dice.uniform(-50, 50)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, opacity in ((13, 0.16), (7, 0.2), (3, 0.5)):
        painter.setPen(pen(RIMS[letter], width))
        painter.setOpacity(opacity)
        painter.drawPath(inner)
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)


def _spread(dice: Random, count: int, wide: float, high: float) -> list[QPointF]:
    """Points that keep apart, from top to bottom."""
    found: list[QPointF] = []
    for _ in range(count * 12):
        point = QPointF(dice.uniform(-wide, wide), dice.uniform(-high, high))
        inside = abs(point.x()) + abs(point.y()) * 0.577 < 78
        if inside and all((point - other).manhattanLength() > 34 for other in found):
            found.append(point)
        if len(found) == count:
            break
    return sorted(found, key=QPointF.y)


def _paint_meadow(painter: QPainter, dice: Random) -> None:
    """Tufts of grass and a few flowers."""
    for number, point in enumerate(_spread(dice, 9, 74, 60)):
        if number % 4 == 3:
            _paint_flower(painter, point, dice.choice(("#FFFDF4", "#F6D56A", "#E9A3B0")))
        else:
            _paint_tuft(painter, point, dice.uniform(0.9, 1.3))


def _paint_tuft(painter: QPainter, foot: QPointF, size: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for lean, high in ((-9, 11), (-4, 17), (1, 20), (6, 15), (10, 10)):
        blade = QPainterPath(foot + QPointF(lean * 0.25, 0))
        blade.quadTo(foot + QPointF(lean * 0.3, -high * 0.6) * size, foot + QPointF(lean, -high) * size)
        painter.setPen(pen("#56752C", 2.3))
        painter.drawPath(blade)


def _paint_flower(painter: QPainter, middle: QPointF, colour: str) -> None:
    painter.setPen(pen("#56752C", 1.8))
    painter.drawLine(middle, middle + QPointF(0, 10))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for step in range(5):
        angle = math.tau * step / 5
        painter.drawEllipse(middle + QPointF(math.cos(angle), math.sin(angle)) * 3.6, 3, 3)
    painter.setBrush(QColor("#B07A1E"))
    painter.drawEllipse(middle, 2.2, 2.2)


def _paint_waves(painter: QPainter, dice: Random) -> None:
    """Lines of waves, white above and deep below."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row, y in enumerate((-56, -30, -4, 22, 48)):
        width = 62 - abs(y) * 0.42
        for part in (-1, 1) if row % 2 else (-1, 0, 1):
            x = part * width * (0.62 if row % 2 else 0.92) + dice.uniform(-5, 5)
            _paint_wave(painter, QPointF(x, y + dice.uniform(-3, 3)))


def _paint_wave(painter: QPainter, middle: QPointF) -> None:
    for shift, colour, width in ((4, REALM.deep, 2.2), (0, "#FFFFFF", 2.8)):
        line = QPainterPath(middle + QPointF(-17, shift))
        line.quadTo(middle + QPointF(-9, shift - 9), middle + QPointF(-1, shift))
        line.quadTo(middle + QPointF(8, shift - 9), middle + QPointF(17, shift))
        painter.setPen(pen(colour, width))
        painter.setOpacity(0.9 if shift == 0 else 0.4)
        painter.drawPath(line)
    painter.setOpacity(1.0)


def _paint_peaks(painter: QPainter, dice: Random) -> None:
    """Three peaks with snow, one before the others."""
    for x, y, size in ((-42, 6, 0.86), (40, 12, 0.8), (dice.uniform(-8, 6), 30, 1.0)):
        _paint_peak(painter, QPointF(x, y), size * dice.uniform(0.94, 1.06))


def _paint_peak(painter: QPainter, foot: QPointF, size: float) -> None:
    def point(x: float, y: float) -> QPointF:
        return foot + QPointF(x, y) * size

    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(INK, 0.16))
    painter.drawPolygon([point(-44, 4), point(8, -76), point(56, 6)])
    painter.setBrush(QColor("#B7A48F"))
    painter.drawPolygon([point(-46, 0), point(0, -86), point(46, 0)])
    painter.setBrush(QColor("#83705C"))
    painter.drawPolygon([point(0, -86), point(46, 0), point(8, 0), point(-4, -22), point(10, -44)])
    painter.setBrush(QColor("#FFFDF6"))
    painter.drawPolygon(
        [point(0, -86), point(17, -54), point(9, -60), point(3, -48), point(-5, -59), point(-15, -50), point(-18, -53)]
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen("#5E4C3B", 2))
    painter.drawPolyline([point(-46, 0), point(0, -86), point(46, 0)])
    painter.setPen(pen("#5E4C3B", 1.4))
    painter.drawPolyline([point(-22, -18), point(-14, -30), point(-10, -16)])
