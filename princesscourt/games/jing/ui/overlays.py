"""Light, mist and marks over the hall: what a mirror watches, what eyes must not see, and what may be chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF

from princesscourt.games.jing.ui.items import JING, HallItem
from princesscourt.ui.kit.items import PaintedItem
from princesscourt.ui.kit.paint import ink, pen
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look


class BeamItem(PaintedItem):
    """The look of a holder into its mirror: pale light from it to the moon window that it watches."""

    def __init__(self, start: QPointF, end: QPointF, reach: float) -> None:
        way = end - start
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        side = QPointF(-way.y(), way.x()) / length
        cone = QPolygonF([start + side * 7, end + side * reach, end - side * reach, start - side * 7])
        super().__init__(cone.boundingRect().adjusted(-2, -2, 2, 2))
        self._start, self._end, self._cone = start, end, cone

    def draw(self, painter: QPainter) -> None:
        light = QLinearGradient(self._start, self._end)
        light.setColorAt(0.0, ink("#F2FBFC", 0.75))
        light.setColorAt(1.0, ink("#CFE6EA", 0.25))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawPolygon(self._cone)


class MistItem(PaintedItem):
    """Mist over rows of the hall while eyes are shut."""

    def __init__(self, place: QRectF) -> None:
        super().__init__(place.adjusted(-40, -30, 40, 30))
        self._place = place

    def draw(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for layer in range(13):
            grown = 36.0 - 3 * layer
            painter.setBrush(ink(JING.mist, 1.0 if layer == 12 else 0.1 + 0.02 * layer))
            painter.drawRoundedRect(self._place.adjusted(-grown, -grown * 0.8, grown, grown * 0.8), 60, 60)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen("#DCE4E1", 5))
        step = self._place.height() / 5
        for line in range(1, 5):
            y = self._place.top() + line * step
            path = QPainterPath(QPointF(self._place.left() + 30 * line, y))
            path.cubicTo(
                QPointF(self._place.left() + 320, y - 34), QPointF(self._place.right() - 320, y + 34),
                QPointF(self._place.right() - 30 * (5 - line), y),
            )  # fmt: skip
            painter.drawPath(path)


class MarkItem(PaintedItem):
    """The mark of a screen or a place in the tray: offered, chosen, or part of the last move. Told by form too."""

    OFFER, STUD, CHOSEN, LAST = "offer", "stud", "chosen", "last"

    def __init__(self, form: str, place: QRectF) -> None:
        super().__init__(place.adjusted(-10, -10, 10, 10))
        self.form = form
        self._place = place

    def draw(self, painter: QPainter) -> None:
        place = self._place
        painter.setBrush(Qt.BrushStyle.NoBrush)
        match self.form:
            case self.OFFER:
                self._frame(painter, (("#3A1512", 9), ("#FFD98A", 5)))
            case self.CHOSEN:
                self._frame(painter, (("#0C0B10", 13), ("#FFFFFF", 9), ("#2F6FD0", 5)))
            case self.LAST:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ink("#FFD98A", 0.42))
                painter.drawRoundedRect(place, 10, 10)
            case _:
                spot = QPointF(place.center().x(), place.bottom() - 7)
                painter.setPen(pen("#3A1512", 1.5))
                painter.setBrush(QColor("#FFD98A"))
                painter.drawPolygon(QPolygonF([spot + QPointF(*p) for p in ((-9, 0), (0, -5), (9, 0), (0, 5))]))

    def _frame(self, painter: QPainter, lines: tuple[tuple[str, float], ...]) -> None:
        for colour, width in lines:
            painter.setPen(pen(colour, width))
            painter.drawRoundedRect(self._place, 12, 12)


class HeartItem(HallItem):
    """The reunion: a heart that may grow."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(look, sprites, QRectF(-60, -54, 120, 108))

    def draw(self, painter: QPainter) -> None:
        self.drawing(painter, "heart", self.reach)
