"""A page of a series: a chart, a table of the same numbers, and a line of explanation.

This module loads pyqtgraph: import it when it is needed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QSizePolicy, QWidget

from princesscourt.lab.metrics import Share, Tally
from princesscourt.lab.plan import Plan
from princesscourt.lab.store import Series
from princesscourt.ui.kit.page import wrapped
from princesscourt.ui.kit.room import Phrases
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.shell import lab_phrases as words
from princesscourt.ui.shell.lab_charts import Chart
from princesscourt.ui.shell.lab_legend import Mark
from princesscourt.ui.shell.lab_tables import Cells, Table

WIDE = 1100
"""From this width, times the text scale, chart and table stand side by side."""
UNKNOWN = "–"
QWIDGETSIZE_MAX = (1 << 24) - 1
"""No limit, as Qt has it."""
SHEET = (3, 2)
"""How chart and table share the width then."""


class Inside(QWidget):
    """What a pane scrolls: as high as its contents need in the width they have, not in the least they could have."""

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return QSize(least.width(), self.heightForWidth(max(self.width(), least.width())))


class Pane(QScrollArea):
    """A chart, a table and a line of explanation; it scrolls where they need more room than there is."""

    def __init__(self, look: Look, chart: Chart) -> None:
        super().__init__()
        self.look, self.chart, self.table, self.line = look, chart, Table(look), wrapped("quiet")
        self.series: Series | None = None
        self.phrases: Phrases | None = None
        self.tallies: tuple[Tally, ...] = ()
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        inside = Inside()
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._box.addWidget(chart, SHEET[0])
        self._box.addWidget(self.table, SHEET[1])
        column = QBoxLayout(QBoxLayout.Direction.TopToBottom, inside)
        column.setContentsMargins(0, 12, 8, 0)
        column.addLayout(self._box, 1)
        column.addWidget(chart.legend)
        column.addWidget(self.line)
        self.line.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        look.changed.connect(self.arrange)

    def show_series(self, series: Series, phrases: Phrases, tallies: Sequence[Tally]) -> None:
        """Another series, the same with more matches, or in another language."""
        self.series, self.phrases, self.tallies = series, phrases, tuple(tallies)
        self.fill(series, phrases)
        self.arrange()

    def fill(self, series: Series, phrases: Phrases) -> None:
        """Puts the numbers into chart and table."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Side by side where there is room."""
        wide = self.width() >= WIDE * self.look.theme.scale
        kinds = QBoxLayout.Direction
        self._box.setDirection(kinds.LeftToRight if wide else kinds.TopToBottom)
        self.table.setMinimumHeight(0 if wide else self.table.wanted_height())
        wanted = self.table.wanted_width()
        self.table.setMinimumWidth(min(wanted, self.width() * 11 // 20) if wide else 0)
        self.table.setMaximumWidth(wanted + self.look.theme.px(60) if wide else QWIDGETSIZE_MAX)


def shown_sets(plan: Plan) -> tuple[Mark, ...]:
    """How the rule sets are marked."""
    return tuple(Mark("os"[which], 2 - 2 * which, words.set_name(which), which == 0) for which in range(len(plan.sets)))


def named(plan: Plan, which: int, name: str) -> str:
    """A row's name, with the letter of its rule set if there are two."""
    return name if len(plan.sets) < 2 else f"{name} · {'AB'[which]}"


def share_cells(name: str, share: Share) -> Cells:
    """One row of a table of shares."""
    if not share.count:
        return name, "0", "0", UNKNOWN, UNKNOWN
    low, high = (words.percent(end) for end in share.interval)
    return name, words.figure(share.wins), str(share.count), words.percent(share.rate), words.span(low, high)


def hundredths(share: Share) -> tuple[float, float, float]:
    """Value, low and high for a chart; no numbers (nan) where nothing is known."""
    if not share.count:
        return math.nan, math.nan, math.nan
    low, high = share.interval
    return 100 * share.rate, 100 * low, 100 * high


def share_head(first: str) -> Cells:
    """The head of a table of shares."""
    return (
        first,
        QCoreApplication.translate("lab", "Wins"),
        QCoreApplication.translate("lab", "of"),
        QCoreApplication.translate("lab", "Share"),
        QCoreApplication.translate("lab", "95 % interval"),
    )
