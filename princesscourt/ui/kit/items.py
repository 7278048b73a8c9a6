"""Items that every board uses. They paint what they are told and know no rules."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look


class SpriteItem(QGraphicsItem):
    """A picture from `assets`, its middle at the item's position. `key` may change; nothing else names it."""

    def __init__(self, look: Look, sprites: Sprites, key: str, width: float, height: float) -> None:
        super().__init__()
        self._look, self._sprites, self._key = look, sprites, key
        self._place = QRectF(-width / 2, -height / 2, width, height)

    @property
    def key(self) -> str:
        return self._key

    def set_key(self, key: str) -> None:
        """Another picture, as when a card is turned over."""
        if key != self._key:
            self._key = key
            self.update()

    def boundingRect(self) -> QRectF:
        return self._place

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        del option, widget
        self._sprites.draw(painter, self._key, self._place, self._look.theme)


class Glow(QGraphicsItem):
    """The mark of a place that may be chosen: a ring, a dot, a frame. Told by form as well as by colour."""

    RING, DOT, FRAME, TRAIL = "ring", "dot", "frame", "trail"

    def __init__(self, form: str, side: float, colour: str, centre: QPointF | None = None) -> None:
        super().__init__()
        self._form, self._side, self._colour = form, side, QColor(colour)
        self.setPos(centre or QPointF())
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        half = self._side / 2 + 3
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        del option, widget
        half = self._side / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._form == self.DOT:
            painter.setBrush(self._colour)
            painter.drawEllipse(QPointF(), half * 0.28, half * 0.28)
        elif self._form == self.RING:
            painter.setPen(QPen(self._colour, self._side * 0.05))
            painter.drawEllipse(QPointF(), half * 0.92, half * 0.92)
        elif self._form == self.FRAME:
            painter.setPen(QPen(self._colour, self._side * 0.05))
            painter.drawRoundedRect(QRectF(-half, -half, self._side, self._side), half * 0.2, half * 0.2)
        else:
            faint = QColor(self._colour)
            faint.setAlphaF(0.38)
            painter.setBrush(faint)
            painter.drawRoundedRect(QRectF(-half, -half, self._side, self._side), half * 0.15, half * 0.15)
