"""The table itself: velvet night, stars, and the round rug where tricks are played. Painted once, kept as a picture."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui.faces import GOLD, LIGHT_GOLD, REBEL
from princesscourt.ui.kit.items import Ground
from princesscourt.ui.kit.paint import ink, pen

MIDDLE = QPointF(*at.FELT.middle)


class GroundItem(Ground):
    """All that never moves."""

    def __init__(self) -> None:
        super().__init__(at.WIDTH, at.HEIGHT)

    def draw(self, painter: QPainter) -> None:
        night = QLinearGradient(0, 0, 0, at.HEIGHT)
        night.setColorAt(0.0, QColor("#1F1238"))
        night.setColorAt(0.45, QColor(REBEL.velvet))
        night.setColorAt(1.0, QColor("#43225F"))
        with self.inside(painter):
            painter.fillRect(self.reach, night)
            _paint_damask(painter)
            _paint_stars(painter)
        _paint_rug(painter)


def _paint_damask(painter: QPainter) -> None:
    """The woven pattern of the velvet."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink("#6A4A9A", 0.16))
    for row in range(12):
        for column in range(15):
            x = column * 120 + (60 if row % 2 else 0) - 40
            y = row * 96 - 20
            leaf = QPainterPath(QPointF(x, y - 34))
            leaf.cubicTo(x + 30, y - 12, x + 30, y + 12, x, y + 34)
            leaf.cubicTo(x - 30, y + 12, x - 30, y - 12, x, y - 34)
            heart = QPainterPath(QPointF(x, y - 16))
            heart.cubicTo(x + 13, y - 6, x + 13, y + 6, x, y + 16)
            heart.cubicTo(x - 13, y + 6, x - 13, y - 6, x, y - 16)
            painter.drawPath(leaf.subtracted(heart))


def _paint_stars(painter: QPainter) -> None:
    dice = Random(5)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(90):
        painter.setBrush(ink("#F6E2A6", dice.uniform(0.15, 0.5)))
        reach = dice.uniform(0.8, 2.2)
        painter.drawEllipse(QPointF(dice.uniform(0, at.WIDTH), dice.uniform(0, at.HEIGHT)), reach, reach)


def _paint_rug(painter: QPainter) -> None:
    """A rug with a border of gold in the light of a lamp."""
    box = QRectF(*at.FELT)
    light = QRadialGradient(MIDDLE, 560)
    light.setColorAt(0.0, QColor("#74408A"))
    light.setColorAt(0.7, QColor(REBEL.plum))
    light.setColorAt(1.0, QColor("#43205A"))
    painter.setPen(pen(GOLD, 3))
    painter.setBrush(light)
    painter.drawRoundedRect(box, 60, 60)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen("#8A5AA0", 1.6))
    painter.drawRoundedRect(box.adjusted(12, 12, -12, -12), 50, 50)
    painter.setPen(pen("#8A5AA0", 1.4))
    for number in range(16):
        angle = math.tau * number / 16
        tip = QPointF(math.sin(angle), -math.cos(angle))
        painter.drawLine(MIDDLE + tip * 60, MIDDLE + tip * 120)
    painter.setPen(pen(ink(LIGHT_GOLD, 0.55).name(), 1.4))
    painter.drawEllipse(MIDDLE, 56, 56)
