"""A bar to the left or to the right of a middle line."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from princesscourt.ui.kit.paint import painting_on, pen
from princesscourt.ui.kit.theme import Look


class Scale(QWidget):
    """To the right for the better. A picture of what the sentence above it says, so it has no name of its own."""

    def __init__(self, look: Look, seat: int, *, hollow: bool = False) -> None:
        super().__init__()
        self._look, self._seat, self._hollow = look, seat, hollow
        self.value = 0.0
        """-1 to 1."""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(160), self._look.theme.px(14))

    def show_value(self, value: float) -> None:
        self.value = max(-1.0, min(1.0, value))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        middle, half = place.center().x(), place.width() / 2
        left = min(middle, middle + self.value * half)
        bar = QRectF(left, place.top() + 1, abs(self.value) * half, place.height() - 2)
        with painting_on(self) as painter:
            painter.setPen(pen(theme.colours.line, 1.0))
            painter.drawLine(
                round(place.left()), round(place.center().y()), round(place.right()), round(bar.center().y())
            )
            colour = QColor(theme.seat(self._seat).fill)
            painter.setPen(pen(colour.name(), 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush if self._hollow else colour)
            painter.drawRect(bar)
            painter.setPen(pen(theme.colours.text, 1.5))
            painter.drawLine(round(middle), round(place.top()), round(middle), round(place.bottom()))
