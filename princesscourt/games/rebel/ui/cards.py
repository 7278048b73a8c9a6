"""A card on the table as an item: it paints what it is told."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QTransform

from princesscourt.games.rebel.rules.cards import Card
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui.faces import GOLD, INK, LIGHT_GOLD, PAPER, RADIUS, Faces
from princesscourt.games.rebel.ui.geometry import Pose
from princesscourt.ui.kit.items import PaintedItem
from princesscourt.ui.kit.paint import ink, pen

CHOSEN = "#8FBCFF"
OFFERED = "#FFE9A8"
ICE = "#BFE6FA"
REST = QRectF(-at.CARD_W / 2, -at.CARD_H / 2, at.CARD_W, at.CARD_H)


class CardItem(PaintedItem):
    """One card, its middle at the item's position. `card` is -1 while it lies face down."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(REST.adjusted(-14, -34, 14, 14))
        self._faces = faces
        self.card: Card = -1
        self.offered = False
        self.chosen = False
        self.dim = False
        self.locked = False
        self.open = False
        self.frozen = False
        self.best = False
        self.tag = ""

    def lie(self, pose: Pose) -> None:
        """Puts the card down."""
        self.setTransform(QTransform())
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        self.setScale(pose.scale)
        self.setOpacity(1.0)
        self.setVisible(True)

    def show_card(self, card: Card) -> None:
        """Turns the card over or round."""
        if card != self.card:
            self.card = card
            self.update()

    def show_state(
        self,
        *,
        locked: bool = False,
        lies_open: bool = False,
        frozen: bool = False,
        best: bool = False,
    ) -> None:
        """What is so about it for good."""
        if (self.locked, self.open, self.frozen, self.best) != (locked, lies_open, frozen, best):
            self.prepareGeometryChange()
            self.locked, self.open, self.frozen, self.best = locked, lies_open, frozen, best
            self.update()

    def show_offer(self, *, offered: bool = False, chosen: bool = False, dim: bool = False, tag: str = "") -> None:
        """What can be done with it now."""
        if (self.offered, self.chosen, self.dim, self.tag) != (offered, chosen, dim, tag):
            self.prepareGeometryChange()
            self.offered, self.chosen, self.dim, self.tag = offered, chosen, dim, tag
            self.update()

    def draw(self, painter: QPainter) -> None:
        self._faces.lay(painter, self.card, REST, small=self.scale() < 0.5)
        if self.dim:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink("#2B1B4B", 0.42))
            painter.drawRoundedRect(REST, RADIUS, RADIUS)
        if self.frozen:
            self._paint_ice(painter)
        self._paint_frame(painter)
        if self.open and self.scale() > 0.5:
            self._paint_tag(painter, QCoreApplication.translate("rebel", "open"), "#DCEBFA")
        if self.locked:
            self._paint_tag(painter, "✓", LIGHT_GOLD)
        elif self.tag:
            self._paint_tag(painter, self.tag, CHOSEN)

    def _paint_frame(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.best:
            painter.setPen(pen("#FFF3B8", 7))
            painter.drawRoundedRect(REST.adjusted(-5, -5, 5, 5), RADIUS + 5, RADIUS + 5)
            painter.setPen(pen(GOLD, 2))
            painter.drawRoundedRect(REST.adjusted(-9, -9, 9, 9), RADIUS + 8, RADIUS + 8)
        elif self.chosen:
            painter.setPen(pen(CHOSEN, 7))
            painter.drawRoundedRect(REST.adjusted(-3, -3, 3, 3), RADIUS + 3, RADIUS + 3)
        elif self.offered:
            painter.setPen(pen(OFFERED, 4))
            painter.drawRoundedRect(REST.adjusted(-2, -2, 2, 2), RADIUS + 2, RADIUS + 2)

    def _paint_ice(self, painter: QPainter) -> None:
        painter.setPen(pen(ICE, 6))
        painter.setBrush(ink(ICE, 0.28))
        painter.drawRoundedRect(REST, RADIUS, RADIUS)
        self._faces.sprites.draw(
            painter, "rebel/frost", QRectF(30, -92, 40, 40), self._faces.look.theme, tint="#3F86B4"
        )

    def _paint_tag(self, painter: QPainter, text: str, ground: str) -> None:
        """A word on the upper edge."""
        painter.setFont(self._faces.look.theme.sans(20, bold=True))
        wide = max(34.0, painter.fontMetrics().horizontalAdvance(text) + 18.0)
        box = QRectF(-wide / 2, REST.top() - 22, wide, 28)
        painter.setPen(pen(GOLD, 1.5))
        painter.setBrush(QColor(ground or PAPER))
        painter.drawRoundedRect(box, 10, 10)
        painter.setPen(QColor(INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def middle(pose: Pose) -> QPointF:
    return QPointF(pose.x, pose.y)
