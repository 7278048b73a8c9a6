"""Items that every board uses, and what the items of the games are made from. They know no rules."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar
from weakref import proxy

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from princesscourt.ui.kit.paint import clipped
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

TItem = TypeVar("TItem", bound=QGraphicsItem)


class PaintedItem(QGraphicsItem):
    """Paints itself in `draw` and never outside `reach`. It lets clicks through to the scene."""

    def __init__(self, reach: QRectF) -> None:
        super().__init__()
        self.reach = reach
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self.reach

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        del option, widget
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paints all that is to be seen, in the item's own units."""
        raise NotImplementedError


class PictureItem(PaintedItem):
    """What needs drawings and the look of now to paint itself."""

    def __init__(self, look: Look, sprites: Sprites, reach: QRectF) -> None:
        super().__init__(reach)
        self.look, self.sprites = look, sprites


class Ground(PaintedItem):
    """What lies under or over a whole board and seldom changes: painted once, kept as a picture."""

    ROUND = 22.0

    def __init__(self, width: float, height: float) -> None:
        super().__init__(QRectF(0, 0, width, height))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @contextmanager
    def inside(self, painter: QPainter) -> Iterator[None]:
        """Painting that ends at the rounded edge of the board."""
        outline = QPainterPath()
        outline.addRoundedRect(self.reach, self.ROUND, self.ROUND)
        with clipped(painter, outline):
            yield


class Bunch(Generic[TItem]):
    """Items on a scene that are taken away together."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene: QGraphicsScene = proxy(scene)
        """Weak, or a scene would hold itself."""
        self._items: list[TItem] = []

    def __iter__(self) -> Iterator[TItem]:
        return iter(self._items)

    def add(self, item: TItem, z: float) -> None:
        """Puts an item on the scene at this height."""
        item.setZValue(z)
        self._scene.addItem(item)
        self._items.append(item)

    def clear(self) -> None:
        """Takes all of them away."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()


class SpriteItem(PictureItem):
    """A picture from `assets`, its middle at the item's position. `key` may change; nothing else names it."""

    def __init__(self, look: Look, sprites: Sprites, key: str, width: float, height: float) -> None:
        super().__init__(look, sprites, QRectF(-width / 2, -height / 2, width, height))
        self._key = key

    @property
    def key(self) -> str:
        return self._key

    def set_key(self, key: str) -> None:
        """Another picture, as when a card is turned over."""
        if key != self._key:
            self._key = key
            self.update()

    def draw(self, painter: QPainter) -> None:
        self.sprites.draw(painter, self._key, self.reach, self.look.theme)


class Glow(PaintedItem):
    """The mark of a place that may be chosen: a ring, a dot, a frame. Told by form as well as by colour."""

    RING, DOT, FRAME, TRAIL = "ring", "dot", "frame", "trail"

    def __init__(self, form: str, side: float, colour: str, centre: QPointF | None = None) -> None:
        half = side / 2 + 3
        super().__init__(QRectF(-half, -half, 2 * half, 2 * half))
        self._form, self._side, self._colour = form, side, QColor(colour)
        self.setPos(centre or QPointF())

    def draw(self, painter: QPainter) -> None:
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
