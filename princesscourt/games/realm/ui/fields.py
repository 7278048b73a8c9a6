"""A field on its hex: a wash of wheat within a fence in the owner's colour, ears that grow, a pennant with the sign."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from princesscourt.games.realm.ui.tiles import INK, wash
from princesscourt.ui.kit.paint import ink, paint_sign, pen
from princesscourt.ui.kit.palettes import ROOMS
from princesscourt.ui.kit.theme import SeatLook

REALM = ROOMS.realm
STALK = "#A9792B"
EAR = "#C9962F"
LOW_ROWS = ((-52, 40), (-26, 62), (0, 70), (26, 60), (50, 42))
HIGH_ROWS = ((28, 54), (48, 46))
"""Rows of ears on a plain and at the foot of a mountain: how far down, and how far to both sides."""


def paint_field(painter: QPainter, seat: SeatLook, seed: int, *, high: bool, grown: float) -> None:
    """A field of `seat` around the origin; `grown` runs from 0 to 1; `high`: at the foot of a mountain."""
    painter.save()
    if high:
        painter.save()
        painter.translate(0, 38)
        painter.scale(0.84, 0.46)
    plot = wash(80.0, seed + 51)
    painter.setPen(pen(seat.fill, 7))
    painter.setBrush(ink(REALM.wheat, 0.96))
    painter.setOpacity(painter.opacity() * min(1.0, 2 * grown))
    painter.drawPath(plot)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen("#FFF8E0", 1.6))
    painter.drawPath(plot)
    if high:
        painter.restore()
    dice = Random(seed + 5)
    for y, wide in HIGH_ROWS if high else LOW_ROWS:
        _paint_row(painter, y, wide, grown, dice)
    paint_pennant(painter, seat, QPointF(-64, 22) if high else QPointF(-58, -16), grown)
    painter.restore()


def _paint_row(painter: QPainter, y: float, wide: float, grown: float, dice: Random) -> None:
    """A furrow with its ears."""
    painter.setPen(pen("#B98B3A", 2))
    furrow = QPainterPath(QPointF(-wide, y + 3))
    furrow.quadTo(QPointF(0, y + 8), QPointF(wide, y + 3))
    painter.drawPath(furrow)
    count = round(wide / 9)
    for number in range(count):
        x = -wide + 2 * wide * (number + 0.5) / count + dice.uniform(-2, 2)
        _paint_ear(painter, QPointF(x, y + 5), 19 * grown * dice.uniform(0.88, 1.12), dice.uniform(-3, 3))


def _paint_ear(painter: QPainter, foot: QPointF, high: float, lean: float) -> None:
    tip = foot + QPointF(lean, -high)
    painter.setPen(pen(STALK, 1.8))
    painter.drawLine(foot, tip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(EAR))
    painter.drawEllipse(tip, 2.6, max(0.5, high * 0.26))


def paint_pennant(painter: QPainter, seat: SeatLook, foot: QPointF, grown: float) -> None:
    """The owner's flag."""
    top = foot + QPointF(0, -46 * grown)
    painter.setPen(pen(INK, 2.2))
    painter.drawLine(foot, top)
    painter.setPen(pen(INK, 1.2))
    painter.setBrush(QColor(seat.fill))
    flag = QRectF(top.x(), top.y(), 30 * grown, 22 * grown)
    painter.drawRect(flag)
    paint_sign(painter, flag.adjusted(7 * grown, 4 * grown, -9 * grown, -4 * grown), seat.sign, seat.ink)
