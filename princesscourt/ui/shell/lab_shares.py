"""Shares with their intervals: who wins, how matches end, how two rule sets differ.

This module loads pyqtgraph: import it when it is needed.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.lab import metrics
from princesscourt.lab.metrics import Difference, Lengths, Share
from princesscourt.lab.plan import Plan
from princesscourt.lab.store import Series
from princesscourt.ui.kit.room import Phrases
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.shell import lab_phrases as words
from princesscourt.ui.shell.lab_charts import IntervalChart, Row
from princesscourt.ui.shell.lab_pane import Pane, hundredths, named, share_cells, share_head, shown_sets
from princesscourt.ui.shell.lab_tables import Cells
from princesscourt.ui.shell.phrases import level_name


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
            Row(name, tuple(hundredths(group[place]) for group in groups), begins=place == len(told[0].levels))
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
            share_cells(named(plan, which, name), group[place])
            for place, name in enumerate(names)
            for which, group in enumerate(groups)
        ]
        last = QCoreApplication.translate("lab", "Shared first place")
        cells += [share_cells(named(plan, which, last), one) for which, one in enumerate(shared)]
        self.table.show_rows(share_head(QCoreApplication.translate("lab", "Level or seat")), cells)
        self.table.setAccessibleName(QCoreApplication.translate("lab", "Wins"))
        self.line.setText(
            QCoreApplication.translate(
                "lab", "A shared first place counts in equal parts for those who share it, and so does a draw."
            )
        )


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
        rows = [Row(str(place + 1), tuple(hundredths(one) for one in each)) for place, each in enumerate(found)]
        bottom = QCoreApplication.translate("lab", "Share of the matches, with its 95 % interval")
        numbers = QCoreApplication.translate("lab", "The numbers beside the chart are those of the table.")
        self.intervals.show_rows(rows, shown_sets(plan), bottom, None, 100.0)
        self.intervals.tell(QCoreApplication.translate("lab", "Chart of the endings"), numbers)
        cells = [
            (*share_cells(named(plan, which, str(place + 1)), one), sentence)
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
    return "" if found is None else named(plan, which, words.length_words(found))


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
