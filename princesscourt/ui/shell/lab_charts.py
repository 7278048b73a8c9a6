"""Charts of a series in the colours and types of the house. This module loads pyqtgraph: import it when it is needed.

No chart tells by colour alone: each kind of mark has a shape of its own, which the legend below repeats, and a table
beside it holds the same numbers. The menus of pyqtgraph, which speak English only, are off.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from princesscourt.ui.kit.paint import pen
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.shell.lab_legend import Legend, Mark

OFFSET = 0.17
"""How far the marks of two rule sets lie from the middle of their row."""
GAP = 0.5
"""Between two groups of rows."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a chart of intervals, for each rule set a value with its ends, in hundredths."""

    name: str
    values: tuple[tuple[float, float, float], ...]
    """Value, low and high; no numbers (nan) where nothing is known yet."""
    begins: bool = False
    """A new group begins here."""


class Chart(QWidget):
    """A plot, and a `legend` that whoever shows it puts below."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.plot = pg.PlotWidget()
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.setMenuEnabled(False)
        self.plot.hideButtons()
        self.plot.setMouseEnabled(x=False, y=False)
        self.plot.setAntialiasing(True)
        self.plot.setFrameShape(pg.PlotWidget.Shape.NoFrame)
        self.plot.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.legend = Legend(look)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.plot, 1)
        look.changed.connect(self.dress)

    def dress(self) -> None:
        """Ground, axes and types of now; then what is drawn."""
        theme = self.look.theme
        self.plot.setBackground(QColor(theme.colours.page))
        for side in ("left", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setPen(pen(theme.colours.gold, 1.5))
            axis.setTextPen(QColor(theme.colours.text))
            axis.setTickFont(theme.sans(theme.sizes.small))
            axis.label.setFont(theme.sans(theme.sizes.body))
            axis.setStyle(tickTextOffset=theme.px(6), tickLength=theme.px(4))
        self.draw()
        self.legend.dress()

    def draw(self) -> None:
        """Everything that is shown, in the look of now."""

    def tell(self, name: str, description: str) -> None:
        """What a screen reader says of the chart."""
        self.plot.setAccessibleName(name)
        self.plot.setAccessibleDescription(description)

    def label(self, left: str, bottom: str) -> None:
        """The words of the axes; "" for none."""
        theme = self.look.theme
        style = {"color": theme.colours.text, "font-size": f"{theme.sizes.body}px"}
        for side, words in (("left", left), ("bottom", bottom)):
            axis = self.plot.getAxis(side)
            axis.setLabel(words, **style)
            axis.showLabel(bool(words))


class IntervalChart(Chart):
    """A row for each level or seat: a mark for its value and a bar from end to end of its interval."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._rows: tuple[Row, ...] = ()
        self._marks: tuple[Mark, ...] = ()
        self._bottom, self._reach = "", (0.0, 100.0)
        self._line: tuple[float, str] | None = None
        self._bars = [pg.ErrorBarItem() for _ in range(2)]
        self._dots = [pg.ScatterPlotItem(pxMode=True) for _ in range(2)]
        self._even = pg.InfiniteLine(angle=90)
        for item in (self._even, *self._bars, *self._dots):
            self.plot.addItem(item)
        self.plot.invertY(True)
        self.plot.showGrid(x=True, y=False, alpha=0.25)
        self.plot.getAxis("bottom").setStyle(maxTickLevel=0)

    def show_rows(
        self, rows: Sequence[Row], marks: Sequence[Mark], bottom: str, line: tuple[float, str] | None, reach: float
    ) -> None:
        """`marks`: one for each rule set; `line`: where a dashed line stands, and what it means, if there is one.

        `reach`: the end of the axis, which begins at 0, or if that is negative, at as much on the other side.
        """
        self._rows, self._marks = tuple(rows), tuple(marks)
        self._bottom, self._line = bottom, line
        self._reach = (reach, -reach) if reach < 0 else (0.0, reach)
        self.dress()

    def draw(self) -> None:
        theme = self.look.theme
        self.label("", self._bottom)
        places = self._places()
        self.plot.getAxis("left").setTicks([[(y, row.name) for y, row in zip(places, self._rows, strict=True)]])
        self._even.setVisible(self._line is not None)
        self._even.setValue(self._line[0] if self._line else 0.0)
        self._even.setPen(pg.mkPen(theme.colours.quiet, width=2, style=Qt.PenStyle.DashLine))
        for which, (bars, dots) in enumerate(zip(self._bars, self._dots, strict=True)):
            drawn = which < len(self._marks)
            bars.setVisible(drawn)
            dots.setVisible(drawn)
            if drawn:
                self._draw_set(which, np.array(places) + self._shift(which))
        self.plot.setXRange(*self._reach, padding=0.02)
        self.plot.setYRange(-0.6, (places[-1] if places else 0) + 0.6, padding=0)
        self.plot.setMinimumHeight(theme.px(24 * (len(self._rows) + 1) + 56))
        shown = self._marks if len(self._marks) > 1 else ()
        self.legend.show_marks((*shown, Mark("", None, self._line[1])) if self._line else shown)

    def _draw_set(self, which: int, y: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> None:
        theme, mark = self.look.theme, self._marks[which]
        values = np.array([row.values[which] for row in self._rows]).reshape(-1, 3)
        known = np.isfinite(values[:, 0])
        values, y = values[known], y[known]
        ink, ground = QColor(mark.colour(theme)), QColor(theme.colours.page)
        line = pg.mkPen(ink, width=theme.px(2))
        left, right = values[:, 0] - values[:, 1], values[:, 2] - values[:, 0]
        self._bars[which].setData(x=values[:, 0], y=y, left=left, right=right, beam=0.12, pen=line)
        brush = pg.mkBrush(ink if mark.filled else ground)
        self._dots[which].setData(
            x=values[:, 0], y=y, symbol=mark.shape, size=theme.px(12), pen=line, brush=brush, antialias=True
        )

    def _shift(self, which: int) -> float:
        return 0.0 if len(self._marks) < 2 else (-OFFSET, OFFSET)[which]

    def _places(self) -> list[float]:
        """Where the rows lie, top down, with a little room between groups."""
        places, y = list[float](), -1.0
        for row in self._rows:
            y += 1 + (GAP if row.begins and places else 0)
            places.append(y)
        return places


@dataclass(frozen=True, slots=True)
class Dots:
    """All dots of one kind: their numbers and heights."""

    mark: Mark
    numbers: tuple[int, ...]
    heights: tuple[int, ...]


class DotChart(Chart):
    """A dot for each match; a press opens it."""

    pressed = Signal(int)
    """The number of the match."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._kinds: tuple[Dots, ...] = ()
        self._lines: tuple[tuple[Mark, float], ...] = ()
        self._words = ("", "", "")
        self._dots: list[pg.ScatterPlotItem] = []
        self._middles = [pg.InfiniteLine(angle=0) for _ in range(2)]
        for item in self._middles:
            self.plot.addItem(item)
        self.plot.showGrid(x=False, y=True, alpha=0.25)
        for side in ("left", "bottom"):
            self.plot.getAxis(side).setStyle(maxTickLevel=0)

    def show_dots(
        self, kinds: Sequence[Dots], lines: Sequence[tuple[Mark, float]], words: tuple[str, str, str]
    ) -> None:
        """`lines`: heights to be marked; `words`: of the left axis, the lower one and a dot ({match}, {moves})."""
        self._kinds, self._lines, self._words = tuple(kinds), tuple(lines), words
        self.dress()

    def draw(self) -> None:
        theme = self.look.theme
        left, bottom, _ = self._words
        self.label(left, bottom)
        while len(self._dots) < len(self._kinds):
            self._dots.append(self._new_dots())
        for number, dots in enumerate(self._dots):
            dots.setVisible(number < len(self._kinds))
            if number < len(self._kinds):
                self._draw_kind(dots, self._kinds[number])
        for number, line in enumerate(self._middles):
            line.setVisible(number < len(self._lines))
            if number < len(self._lines):
                mark, height = self._lines[number]
                style = Qt.PenStyle.DashLine if mark.filled else Qt.PenStyle.DotLine
                line.setPen(pg.mkPen(mark.colour(theme), width=2, style=style))
                line.setValue(height)
        self._fit()
        self.plot.setMinimumHeight(theme.px(170))
        self.legend.show_marks([*(kind.mark for kind in self._kinds), *(mark for mark, _ in self._lines)])

    def _new_dots(self) -> pg.ScatterPlotItem:
        dots = pg.ScatterPlotItem(pxMode=True, hoverable=True, tip=self._tip)
        dots.sigClicked.connect(self._clicked)
        self.plot.addItem(dots)
        return dots

    def _draw_kind(self, dots: pg.ScatterPlotItem, kind: Dots) -> None:
        theme, ink = self.look.theme, QColor(kind.mark.colour(self.look.theme))
        brush = pg.mkBrush(ink if kind.mark.filled else QColor(theme.colours.page))
        size = theme.px(9 if len(kind.numbers) < 500 else 6)
        numbers = np.array(kind.numbers, dtype=np.int64)
        dots.setData(
            x=numbers + 1, y=np.array(kind.heights), data=numbers, symbol=kind.mark.shape, size=size,
            pen=pg.mkPen(ink, width=1.5), brush=brush, hoverSize=size * 1.6, antialias=True,
        )  # fmt: skip

    def _fit(self) -> None:
        far = max((max(kind.numbers, default=0) for kind in self._kinds), default=0) + 1
        high = max((max(kind.heights, default=0) for kind in self._kinds), default=0)
        self.plot.setXRange(0, far + 1, padding=0.01)
        self.plot.setYRange(0, high * 1.06 + 1, padding=0)

    def _tip(self, *, x: float, y: float, data: int) -> str:
        del data
        return self._words[2].format(match=int(x), moves=int(y))

    def _clicked(self, dots: object, points: Sequence[pg.SpotItem], event: object = None) -> None:
        del dots, event
        if len(points):
            self.pressed.emit(int(points[0].data()))
