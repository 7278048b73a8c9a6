"""The pages of a series: who wins, how long matches last, how they end, and how two rule sets differ.

Each has a chart and a table of the same numbers. This module loads pyqtgraph: import it when it is needed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QSizePolicy, QWidget

from princesscourt.lab import metrics
from princesscourt.lab import plan as plans
from princesscourt.lab.metrics import Difference, Lengths, Share, Tally
from princesscourt.lab.plan import Plan
from princesscourt.lab.store import Outcome, Series
from princesscourt.ui.kit.page import wrapped
from princesscourt.ui.kit.room import Phrases
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.shell import lab_phrases as words
from princesscourt.ui.shell.lab_charts import Chart, DotChart, Dots, IntervalChart, Row
from princesscourt.ui.shell.lab_legend import SHAPES, SHARED, Mark
from princesscourt.ui.shell.lab_tables import Cells, Table
from princesscourt.ui.shell.phrases import level_name

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


def _named(plan: Plan, which: int, name: str) -> str:
    """A row's name, with the letter of its rule set if there are two."""
    return name if len(plan.sets) < 2 else f"{name} · {'AB'[which]}"


def share_cells(name: str, share: Share) -> Cells:
    """One row of a table of shares."""
    if not share.count:
        return name, "0", "0", UNKNOWN, UNKNOWN
    low, high = (words.percent(end) for end in share.interval)
    return name, words.figure(share.wins), str(share.count), words.percent(share.rate), words.span(low, high)


class WinsPane(Pane):
    """Who wins: for each level and each seat the share with its interval."""

    def __init__(self, look: Look) -> None:
        self.intervals = IntervalChart(look)
        super().__init__(look, self.intervals)

    def fill(self, series: Series, phrases: Phrases) -> None:
        plan = series.plan
        told = [tally.summary() for tally in self.tallies]
        names = [level_name(one.name) for one in told[0].levels]
        names += [words.seat_name(phrases, int(one.name)) for one in told[0].seats]
        groups = [[*one.levels, *one.seats] for one in told]
        rows = [
            Row(name, tuple(_hundredths(group[place]) for group in groups), begins=place == len(told[0].levels))
            for place, name in enumerate(names)
        ]
        bottom = QCoreApplication.translate("lab", "Share of the wins, with its 95 % interval")
        even = QCoreApplication.translate("lab", "All equally good: {share}").format(
            share=words.percent(1 / plan.seats)
        )
        self.intervals.show_rows(rows, shown_sets(plan), bottom, (100 / plan.seats, even), 100.0)
        name = QCoreApplication.translate("lab", "Chart of the wins")
        self.intervals.tell(name, QCoreApplication.translate("lab", "The table beside it holds the same numbers."))
        shared = [one.shared for one in told]
        cells = [
            share_cells(_named(plan, which, name), group[place])
            for place, name in enumerate(names)
            for which, group in enumerate(groups)
        ]
        last = QCoreApplication.translate("lab", "Shared first place")
        cells += [share_cells(_named(plan, which, last), one) for which, one in enumerate(shared)]
        self.table.show_rows(share_head(QCoreApplication.translate("lab", "Level or seat")), cells)
        self.table.setAccessibleName(QCoreApplication.translate("lab", "Wins"))
        self.line.setText(
            QCoreApplication.translate(
                "lab", "A shared first place counts in equal parts for those who share it, and so does a draw."
            )
        )


def _hundredths(share: Share) -> tuple[float, float, float]:
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


class LengthPane(Pane):
    """How long matches last: a dot for each, which opens it; the table does the same by keyboard."""

    opened = Signal(int)
    """The number of a match to be opened."""

    def __init__(self, look: Look) -> None:
        self.dots = DotChart(look)
        super().__init__(look, self.dots)
        self.dots.pressed.connect(self.opened)
        self.table.chosen.connect(self._open_row)
        self._listed: list[Outcome] = []

    def _open_row(self, row: int) -> None:
        self.opened.emit(self._listed[row].number)

    def chosen(self) -> int | None:
        """The match chosen in the table."""
        row = self.table.currentIndex().row()
        return self._listed[row].number if 0 <= row < len(self._listed) else None

    def fill(self, series: Series, phrases: Phrases) -> None:
        listed = list(series.done.values())
        grown = bool(self._listed) and len(listed) >= len(self._listed) and listed[0] is self._listed[0]
        self._listed = listed
        by_level = len(series.plan.levels) > 1
        kinds, marks = _kinds(series, phrases, listed, by_level=by_level), shown_sets(series.plan)
        middles = [
            (Mark("", mark.ink, _median(series.plan, which, found), mark.filled), found.middle)
            for which, (mark, tally) in enumerate(zip(marks, self.tallies, strict=True))
            if (found := tally.summary().lengths) is not None
        ]
        axes = (
            QCoreApplication.translate("lab", "Moves"),
            QCoreApplication.translate("lab", "Match"),
            QCoreApplication.translate("lab", "Match {match}: {moves} moves. Click to open it."),
        )
        self.dots.show_dots(kinds, middles, axes)
        name = QCoreApplication.translate("lab", "Chart of the lengths, a dot for each match")
        self.dots.tell(name, QCoreApplication.translate("lab", "The table beside it holds the same numbers."))
        if grown and self.table.rows.head == self._head(series.plan):
            self.table.rows.grow(len(listed))
        else:
            self.table.rows.show(self._head(series.plan), len(listed), self._cells, (2, 3))
            self.table.fit()
        self.table.setAccessibleName(QCoreApplication.translate("lab", "Matches"))
        self.line.setText(
            QCoreApplication.translate("lab", "Click a dot, or press Enter in the table, to open the match.")
        )

    @staticmethod
    def _head(plan: Plan) -> Cells:
        head = (
            QCoreApplication.translate("lab", "Match"),
            QCoreApplication.translate("lab", "Moves"),
            QCoreApplication.translate("lab", "Winner"),
        )
        return (*head, QCoreApplication.translate("lab", "Rules")) if len(plan.sets) > 1 else head

    def _cells(self, row: int) -> Cells:
        assert self.series is not None
        one, plan = self._listed[row], self.series.plan
        cells = (str(one.number + 1), str(one.moves), _winner(plan, self.phrases, one))
        return (*cells, "AB"[plans.set_of(plan, one.number)]) if len(plan.sets) > 1 else cells


def _kinds(series: Series, phrases: Phrases, listed: Sequence[Outcome], *, by_level: bool) -> list[Dots]:
    """The matches by who won them: by level, or by seat where all play alike; shared ones last."""
    plan = series.plan
    names = list(dict.fromkeys(plan.levels)) if by_level else [str(seat) for seat in range(plan.seats)]
    found: dict[str, list[Outcome]] = {name: [] for name in (*names, "")}
    for one in listed:
        seat = one.winners[0]
        name = plans.levels_of(plan, one.number)[seat] if by_level else str(seat)
        found["" if len(one.winners) > 1 else name].append(one)
    said = level_name if by_level else lambda seat: words.seat_name(phrases, int(seat))
    wins = QCoreApplication.translate("lab", "{name} wins")
    shared = QCoreApplication.translate("lab", "Shared first place")
    marks = [Mark(SHAPES[place], place, wins.format(name=said(name))) for place, name in enumerate(names)]
    marks.append(Mark(SHARED, None, shared, filled=False))
    return [
        Dots(mark, tuple(one.number for one in ones), tuple(one.moves for one in ones))
        for mark, ones in zip(marks, found.values(), strict=True)
        if ones
    ]


def _median(plan: Plan, which: int, found: Lengths) -> str:
    words_ = QCoreApplication.translate("lab", "Median {moves}").format(moves=words.figure(found.middle))
    return _named(plan, which, words_)


def _winner(plan: Plan, phrases: Phrases | None, one: Outcome) -> str:
    if len(one.winners) > 1:
        return QCoreApplication.translate("lab", "Shared first place")
    seat = one.winners[0]
    level = level_name(plans.levels_of(plan, one.number)[seat])
    return f"{level}, {words.seat_name(phrases, seat)}"


class EndPane(Pane):
    """How matches end, and how long they last in figures: tables alone."""

    def __init__(self, look: Look) -> None:
        self.intervals = IntervalChart(look)
        super().__init__(look, self.intervals)

    def fill(self, series: Series, phrases: Phrases) -> None:
        plan = series.plan
        told = [tally.summary() for tally in self.tallies]
        reasons = {one.key: one.reason for each in reversed(told) for one in each.endings}
        said = {key: words.ending(phrases, reason, plan.seats) for key, reason in reasons.items()}
        shares = [{one.key: one.share for one in each.endings} for each in told]
        found = [
            [each.get(key, Share(key, 0, told[which].matches)) for which, each in enumerate(shares)] for key in said
        ]
        rows = [Row(str(place + 1), tuple(_hundredths(one) for one in each)) for place, each in enumerate(found)]
        bottom = QCoreApplication.translate("lab", "Share of the matches, with its 95 % interval")
        numbers = QCoreApplication.translate("lab", "The numbers beside the chart are those of the table.")
        self.intervals.show_rows(rows, shown_sets(plan), bottom, None, 100.0)
        self.intervals.tell(QCoreApplication.translate("lab", "Chart of the endings"), numbers)
        cells = [
            (*share_cells(_named(plan, which, str(place + 1)), one), sentence)
            for place, (sentence, each) in enumerate(zip(said.values(), found, strict=True))
            for which, one in enumerate(each)
        ]
        head = share_head(QCoreApplication.translate("lab", "No."))
        counted, ended = QCoreApplication.translate("lab", "Matches"), QCoreApplication.translate("lab", "How it ended")
        self.table.show_rows((head[0], counted, *head[2:], ended), cells, (0, 5))
        self.table.setAccessibleName(ended)
        lengths = [_length_line(plan, which, each.lengths) for which, each in enumerate(told) if each.lengths]
        self.line.setText("\n".join((numbers, *lengths)))


def _length_line(plan: Plan, which: int, found: Lengths | None) -> str:
    return "" if found is None else _named(plan, which, words.length_words(found))


class DifferencePane(Pane):
    """Rule set B less A, with intervals: what leaves no doubt, and what may be chance."""

    def __init__(self, look: Look) -> None:
        self.intervals = IntervalChart(look)
        super().__init__(look, self.intervals)

    def fill(self, series: Series, phrases: Phrases) -> None:
        differences = metrics.compare(self.tallies)
        drawn = [one for one in differences if one.kind != "length"]
        rows = [Row(words.difference_name(phrases, one), (_ends(one),)) for one in drawn]
        bottom = QCoreApplication.translate("lab", "B less A in percentage points")
        none = QCoreApplication.translate("lab", "No difference")
        reach = max((max(abs(end) for end in row.values[0]) for row in rows), default=10.0)
        self.intervals.show_rows(rows, shown_sets(series.plan)[1:], bottom, (0.0, none), -reach)
        name = QCoreApplication.translate("lab", "Chart of the differences between A and B")
        self.intervals.tell(name, QCoreApplication.translate("lab", "The table beside it holds the same numbers."))
        self.table.show_rows(_difference_head(), [_difference_cells(phrases, one) for one in differences], (0, 5))
        self.table.setAccessibleName(QCoreApplication.translate("lab", "A against B"))
        self.line.setText(words.set_words(series.plan, phrases))


def _ends(one: Difference) -> tuple[float, float, float]:
    return 100 * one.value, 100 * one.low, 100 * one.high


def _difference_head() -> Cells:
    return (
        QCoreApplication.translate("lab", "What"),
        "A",
        "B",
        QCoreApplication.translate("lab", "B less A"),
        QCoreApplication.translate("lab", "95 % interval"),
        QCoreApplication.translate("lab", "Difference"),
    )


def _difference_cells(phrases: Phrases, one: Difference) -> Cells:
    return (words.difference_name(phrases, one), *words.difference_figures(one), words.certainty(one))
