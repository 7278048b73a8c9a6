"""A calm sign that a computer player thinks: the three jewels of a crown glow in turn."""

from math import cos, pi

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPainterPath, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from princesscourt.ui.kit.paint import ink, painting_on, pen
from princesscourt.ui.kit.theme import Look, Theme

_TICK = 80
_STEPS = 24
_JEWELS = ((0.12, 0.34), (0.5, 0.16), (0.88, 0.34))


class ThinkingSign(QWidget):
    """Moves only while it is visible; stands still when animation is off."""

    def __init__(self, look: Look, name: str = "", parent: QWidget | None = None) -> None:
        """`name`: what a screen reader says, in the reader's language."""
        super().__init__(parent)
        self._look = look
        self._step = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._turn)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._dress)

    @property
    def moving(self) -> bool:
        """True while its timer runs."""
        return self._timer.isActive()

    def sizeHint(self) -> QSize:
        side = self._look.theme.px(32)
        return QSize(side, side)

    def showEvent(self, event: QShowEvent) -> None:
        self._dress()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting_on(self) as painter:
            self._paint(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), self._look.theme)

    def _paint(self, painter: QPainter, place: QRectF, theme: Theme) -> None:
        painter.setPen(pen(theme.colours.gold, place.width() / 15))
        painter.setBrush(ink(theme.colours.gold, 0.25))
        painter.drawPath(_crown(place))
        painter.setPen(Qt.PenStyle.NoPen)
        for jewel, (x, y) in enumerate(_JEWELS):
            glow = self._glow(jewel)
            painter.setBrush(ink(theme.colours.gold, 0.35 + 0.65 * glow))
            size = place.width() * (0.065 + 0.055 * glow)
            painter.drawEllipse(_at(place, x, y), size, size)

    def _glow(self, jewel: int) -> float:
        """0 to 1: how bright a jewel is now; all are bright when nothing moves."""
        if self._look.theme.still:
            return 1.0
        return 0.5 + 0.5 * cos(2 * pi * (self._step / _STEPS - jewel / 3))

    def _turn(self) -> None:
        self._step = (self._step + 1) % _STEPS
        self.update()

    def _dress(self) -> None:
        if self.isVisible() and not self._look.theme.still:
            self._timer.start()
        else:
            self._timer.stop()
        self.updateGeometry()
        self.update()


def _at(place: QRectF, x: float, y: float) -> QPointF:
    return QPointF(place.x() + x * place.width(), place.y() + y * place.height())


def _crown(place: QRectF) -> QPainterPath:
    path = QPainterPath(_at(place, 0.2, 0.86))
    for x, y in ((0.12, 0.4), (0.34, 0.58), (0.5, 0.24), (0.66, 0.58), (0.88, 0.4), (0.8, 0.86)):
        path.lineTo(_at(place, x, y))
    path.closeSubpath()
    return path
