"""What the marks of a chart look like and stand for. This module loads pyqtgraph: import it when it is needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyqtgraph.graphicsItems.ScatterPlotItem import Symbols
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from princesscourt.ui.kit.flow import Flow
from princesscourt.ui.kit.paint import painting_on, pen
from princesscourt.ui.kit.theme import Look, Theme

SHAPES = ("o", "t1", "s", "d", "star", "+")
"""The signs of the seats, in the names of pyqtgraph."""
SHARED = "h"


@dataclass(frozen=True, slots=True)
class Mark:
    """How a kind of thing looks: a shape, an ink by the number of a seat (None: quiet), filled or hollow."""

    shape: str
    ink: int | None
    name: str
    filled: bool = True

    def colour(self, theme: Theme) -> str:
        return theme.colours.quiet if self.ink is None else theme.seat_text(self.ink)


class Legend(QWidget):
    """What the shapes stand for, in as many lines as that takes."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._shown: tuple[Mark, ...] = ()
        self._flow = Flow(gap=16, parent=self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_marks(self, marks: Sequence[Mark]) -> None:
        """Shows these marks with their names."""
        if tuple(marks) == self._shown:
            return
        self._shown = tuple(marks)
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for mark in self._shown:
            self._flow.addWidget(LegendEntry(self._look, mark))
        self.setVisible(bool(self._shown))
        self.updateGeometry()

    def dress(self) -> None:
        """Repaints the shapes in the colours of now."""
        self.updateGeometry()
        self.update()


class LegendEntry(QWidget):
    """One shape and its name."""

    def __init__(self, look: Look, mark: Mark) -> None:
        super().__init__()
        label = QLabel(mark.name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Shape(look, mark))
        row.addWidget(label)


class Shape(QWidget):
    """The shape of a mark as the chart draws it; a dashed line where there is none."""

    def __init__(self, look: Look, mark: Mark) -> None:
        super().__init__()
        self._look, self._mark = look, mark
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = self._look.theme.px(16)
        return QSize(side if self._mark.shape else 2 * side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme, place = self._look.theme, QRectF(self.rect())
        ink = self._mark.colour(theme)
        with painting_on(self) as painter:
            if not self._mark.shape:
                self._paint_line(painter, place, ink)
                return
            painter.translate(place.center())
            side = place.height() - 4
            painter.scale(side, side)
            painter.setPen(pen(ink, 2 / side))
            painter.setBrush(QColor(ink if self._mark.filled else theme.colours.page))
            painter.drawPath(QPainterPath(Symbols[self._mark.shape]))

    def _paint_line(self, painter: QPainter, place: QRectF, ink: str) -> None:
        stroke = pen(ink, 2)
        stroke.setStyle(Qt.PenStyle.DashLine if self._mark.filled else Qt.PenStyle.DotLine)
        painter.setPen(stroke)
        middle, half = place.center(), QPointF(place.width() / 2, 0)
        painter.drawLine(middle - half, middle + half)
