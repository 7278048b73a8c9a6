"""How long matches last: a dot for each. This module loads pyqtgraph: import it when it is needed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal

from princesscourt.lab import plan as plans
from princesscourt.lab.metrics import Lengths
from princesscourt.lab.plan import Plan
from princesscourt.lab.store import Outcome, Series
from princesscourt.ui.kit.room import Phrases
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.shell import lab_phrases as words
from princesscourt.ui.shell.lab_charts import DotChart, Dots
from princesscourt.ui.shell.lab_legend import SHAPES, SHARED, Mark
from princesscourt.ui.shell.lab_pane import Pane, named, shown_sets
from princesscourt.ui.shell.lab_tables import Cells
from princesscourt.ui.shell.phrases import level_name


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
    return named(plan, which, words_)


def _winner(plan: Plan, phrases: Phrases | None, one: Outcome) -> str:
    if len(one.winners) > 1:
        return QCoreApplication.translate("lab", "Shared first place")
    seat = one.winners[0]
    level = level_name(plans.levels_of(plan, one.number)[seat])
    return f"{level}, {words.seat_name(phrases, seat)}"
