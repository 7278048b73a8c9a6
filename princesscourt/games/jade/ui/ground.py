"""The jungle: clearing, paths, stone discs, oracles and the eight landscapes. Painted once, kept as a picture."""

from __future__ import annotations

import math
from functools import partial
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from princesscourt.games.jade.rules.board import NODES, SPACES, Node, chart, is_oracle, letter_of
from princesscourt.games.jade.rules.catalog import PLACES, Place
from princesscourt.games.jade.ui import geometry as at
from princesscourt.games.jade.ui import words
from princesscourt.ui.kit import lettering
from princesscourt.ui.kit.items import Ground
from princesscourt.ui.kit.paint import cast_shadow, clipped, ink, pen
from princesscourt.ui.kit.palettes import ROOMS
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

JADE = ROOMS.jade
MIDDLE = QPointF(500 + at.SHIFT_X, 500 + at.SHIFT_Y)
GROUNDS = ("#4E8A5A", "#C8663A", "#7DB9B4", "#B9D3DF", "#A9A27E", "#D9B878", "#B9B45C", "#66855A")
"""The ground of each place's sector, in the order of places."""
LEAVES = ("#0D2B20", "#123A2B", "#184A36", "#1F5B41", "#2A6D4E")
SHADOW = "#06150F"
PLATE = 36.0
"""Height of a place's name plate."""
FREE = 445.0
"""No leaf reaches nearer to the middle."""


class GroundItem(Ground):
    """All that never moves."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(at.WIDTH, at.HEIGHT)
        self._look, self._sprites = look, sprites

    def draw(self, painter: QPainter) -> None:
        with self.inside(painter):
            _paint_canopy(painter)
            _paint_clearing(painter)
            _paint_leaves(painter)
        _paint_roads(painter)
        for node in range(SPACES):
            _paint_space(painter, node)
        for node in range(SPACES, NODES):
            _paint_oracle(painter, node, self._look)
        for place in range(len(PLACES)):
            self._paint_place(painter, place)

    def _paint_place(self, painter: QPainter, place: Place) -> None:
        rect = QRectF(*at.slot(place))
        cast_shadow(painter, rect, ink(SHADOW, 0.35), 12, (4, 7))
        frame = QPainterPath()
        frame.addRoundedRect(rect, 12, 12)
        plate = QRectF(rect.left(), rect.bottom() - PLATE, rect.width(), PLATE)
        with clipped(painter, frame):
            self._sprites.draw(painter, f"jade/{PLACES[place]}", rect.translated(0, -PLATE * 0.7), self._look.theme)
            painter.fillRect(plate, QColor("#F7EFD9"))
        self._paint_name(painter, plate, words.place(place))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen("#D9AE61", 3))
        painter.drawPath(frame)

    def _paint_name(self, painter: QPainter, plate: QRectF, name: str) -> None:
        painter.setPen(QColor("#2B2A33"))
        face = partial(self._look.theme.serif, bold=True)
        lettering.write(painter, plate.adjusted(5, 0, -5, 0), name, face, 30, wrap=False)


def _paint_canopy(painter: QPainter) -> None:
    shade = QRadialGradient(MIDDLE, 900)
    shade.setColorAt(0.0, QColor("#2A6D4E"))
    shade.setColorAt(0.55, QColor("#1C5039"))
    shade.setColorAt(1.0, QColor("#0E2E22"))
    painter.fillRect(QRectF(0, 0, at.WIDTH, at.HEIGHT), shade)


def _paint_clearing(painter: QPainter) -> None:
    """Eight sectors of ground that fade into the jungle, and the mossy rings where one walks."""
    painter.setPen(Qt.PenStyle.NoPen)
    for place, colour in enumerate(GROUNDS):
        fade = QRadialGradient(MIDDLE, 560)
        fade.setColorAt(0.0, ink(colour, 0.75))
        fade.setColorAt(0.86, ink(colour, 0.62))
        fade.setColorAt(1.0, ink(colour, 0.0))
        painter.setBrush(fade)
        box = QRectF(MIDDLE.x() - 560, MIDDLE.y() - 560, 1120, 1120)
        painter.drawPie(box, round((90 - at.sector(place) - 22.5) * 16), 45 * 16)
    for reach, colour, opacity in (
        (470, "#2F6B4F", 0.35),
        (335, "#3E7F57", 0.75),
        (250, "#5A9764", 0.55),
        (190, "#7FA66A", 0.8),
    ):
        painter.setBrush(ink(colour, opacity))
        painter.drawPath(_blob(reach))
    painter.setBrush(ink("#A9C987", 0.5))
    painter.drawPath(_blob(110))


def _blob(reach: float) -> QPainterPath:
    """A ring with an uneven rim, the same at every painting."""
    path = QPainterPath()
    for step in range(73):
        angle = math.tau * step / 72
        far = reach * (1 + 0.02 * math.sin(7 * angle + reach) + 0.012 * math.sin(19 * angle))
        point = MIDDLE + QPointF(math.sin(angle) * far, -math.cos(angle) * far)
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


# -- leaves


def _paint_leaves(painter: QPainter) -> None:
    """Layers of leaves that grow in from the rim, the darker ones behind."""
    dice = Random(11)
    for layer, colour in enumerate(LEAVES):
        for _ in range(46):
            point, angle = _rim(dice, 30 + 34 * (len(LEAVES) - layer))
            length = dice.uniform(90, 170) * (1.25 - 0.12 * layer)
            angle += dice.uniform(-35, 35)
            tip = point + QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle))) * length
            if math.hypot(tip.x() - MIDDLE.x(), tip.y() - MIDDLE.y()) > FREE:
                _paint_leaf(painter, point, angle, length, colour)


def _rim(dice: Random, depth: float) -> tuple[QPointF, float]:
    """A point near the rim of the table and the direction to the middle, in degrees."""
    side = dice.random() * 2 * (at.WIDTH + at.HEIGHT)
    inward = dice.uniform(-30, depth)
    if side < at.WIDTH:
        point = QPointF(side, inward)
    elif side < 2 * at.WIDTH:
        point = QPointF(side - at.WIDTH, at.HEIGHT - inward)
    elif side < 2 * at.WIDTH + at.HEIGHT:
        point = QPointF(inward + 60, side - 2 * at.WIDTH)
    else:
        point = QPointF(at.WIDTH - 60 - inward, side - 2 * at.WIDTH - at.HEIGHT)
    way = MIDDLE - point
    return point, math.degrees(math.atan2(way.y(), way.x()))


def _paint_leaf(painter: QPainter, root: QPointF, angle: float, length: float, colour: str) -> None:
    wide = length * 0.2
    leaf = QPainterPath(QPointF(0, 0))
    leaf.cubicTo(length * 0.3, -wide * 1.5, length * 0.75, -wide, length, 0)
    leaf.cubicTo(length * 0.75, wide, length * 0.3, wide * 1.5, 0, 0)
    painter.save()
    painter.translate(root)
    painter.rotate(angle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(SHADOW, 0.22))
    painter.drawPath(leaf.translated(3, 6))
    painter.setBrush(QColor(colour))
    painter.drawPath(leaf)
    painter.setPen(pen(QColor(colour).lighter(135).name(), 1.3))
    painter.drawLine(QPointF(length * 0.06, 0), QPointF(length * 0.94, 0))
    for part in (0.25, 0.42, 0.59, 0.76):
        start, reach = QPointF(length * part, 0), wide * (1 - part) * 1.1
        painter.drawLine(start, start + QPointF(length * 0.1, -reach))
        painter.drawLine(start, start + QPointF(length * 0.1, reach))
    painter.restore()


# -- roads and spaces


def _paint_roads(painter: QPainter) -> None:
    net = QPainterPath()
    for road in chart().roads:
        net.moveTo(QPointF(*at.node_point(road.a)))
        net.quadTo(QPointF(*at.bend(road.a, road.b)), QPointF(*at.node_point(road.b)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, shift in ((ink(SHADOW, 0.3), 15, 4), (QColor("#5E4424"), 13, 0), (QColor(JADE.path), 9, 0)):
        stroke = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(stroke)
        painter.drawPath(net.translated(shift * 0.5, shift))
    dots = QPen(QColor("#E6CFA0"), 3, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    dots.setDashPattern([0.4, 3.2])
    painter.setPen(dots)
    painter.drawPath(net)


def _paint_space(painter: QPainter, node: Node) -> None:
    middle, reach = QPointF(*at.node_point(node)), at.SPACE_R
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(SHADOW, 0.35))
    painter.drawEllipse(middle + QPointF(2, 5), reach, reach)
    painter.setBrush(QColor("#8F8870"))
    painter.drawEllipse(middle + QPointF(0, 2), reach, reach)
    shine = QLinearGradient(middle - QPointF(reach, reach), middle + QPointF(reach, reach))
    shine.setColorAt(0.0, QColor("#F1EAD8"))
    shine.setColorAt(1.0, QColor("#C6BCA2"))
    painter.setBrush(shine)
    painter.drawEllipse(middle, reach, reach)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen("#A79D83", 1.4))
    painter.drawEllipse(middle, reach * 0.72, reach * 0.72)
    _paint_rune(painter, middle, node % 6)


def _paint_rune(painter: QPainter, middle: QPointF, kind: int) -> None:
    """A small carving, without meaning."""
    painter.setPen(pen("#A79D83", 1.6))
    x, y = middle.x(), middle.y()
    match kind:
        case 0:
            painter.drawEllipse(middle, 4, 4)
        case 1:
            painter.drawLine(QPointF(x - 6, y), QPointF(x + 6, y))
            painter.drawLine(QPointF(x, y - 6), QPointF(x, y + 6))
        case 2:
            painter.drawArc(QRectF(x - 6, y - 6, 12, 12), 0, 270 * 16)
        case 3:
            painter.drawPolyline(
                [QPointF(x - 6, y + 4), QPointF(x - 2, y - 4), QPointF(x + 2, y + 4), QPointF(x + 6, y - 4)]
            )
        case 4:
            painter.drawPolygon([QPointF(x, y - 6), QPointF(x + 5, y + 4), QPointF(x - 5, y + 4)])
        case _:
            painter.drawRect(QRectF(x - 4, y - 4, 8, 8))


def _paint_oracle(painter: QPainter, node: Node, look: Look) -> None:
    """A jade medallion in a carved ring, with its letter."""
    assert is_oracle(node)
    middle, reach = QPointF(*at.node_point(node)), at.ORACLE_R
    halo = QRadialGradient(middle, reach * 2)
    halo.setColorAt(0.3, ink(JADE.glow, 0.55))
    halo.setColorAt(1.0, ink(JADE.glow, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(halo)
    painter.drawEllipse(middle, reach * 2, reach * 2)
    painter.setBrush(ink(SHADOW, 0.4))
    painter.drawEllipse(middle + QPointF(2, 6), reach + 3, reach + 3)
    painter.setBrush(QColor("#8F8870"))
    painter.drawEllipse(middle + QPointF(0, 2), reach + 3, reach + 3)
    painter.setBrush(QColor(JADE.stone))
    painter.drawEllipse(middle, reach + 2, reach + 2)
    painter.setBrush(QColor("#6E6A55"))
    for step in range(12):
        angle = math.tau * step / 12
        painter.drawEllipse(middle + QPointF(math.sin(angle), math.cos(angle)) * (reach - 2), 2.2, 2.2)
    jade = QLinearGradient(middle - QPointF(reach, reach), middle + QPointF(reach, reach))
    jade.setColorAt(0.0, QColor("#3FA782"))
    jade.setColorAt(1.0, QColor("#12563F"))
    painter.setBrush(jade)
    painter.drawEllipse(middle, reach - 6, reach - 6)
    painter.setPen(QColor("#F4FFE9"))
    painter.setFont(look.theme.serif(32, bold=True))
    box = QRectF(middle.x() - reach, middle.y() - reach - 1, 2 * reach, 2 * reach)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter_of(node))
