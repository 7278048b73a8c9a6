"""The deduction helper: how many tasks are still possible, what each answer told, and which question tells most.

The best questions are looked for in small portions between events, so that nothing on the screen ever stops.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.games.jade.rules.deduction import Tasks, Worth, candidates, members, steps, worth
from princesscourt.games.jade.rules.tasks import TASKS
from princesscourt.games.jade.rules.view import View
from princesscourt.games.jade.rules.weighing import questions
from princesscourt.games.jade.ui import words
from princesscourt.ui.kit.page import Page, wrapped

PORTION: Final = 40
"""Questions weighed at a time: about 8 ms."""
BEST: Final = 5
LISTED: Final = 40
"""The most tasks that are listed."""


class DeductionPanel(QObject):
    """The contract of `ui.kit.room.Panel`. It knows what the viewer knows; for nobody in particular it is closed."""

    icon: Final = "hint"

    def __init__(self) -> None:
        super().__init__()
        self._view: View | None = None
        self._search: Search | None = None
        self._words, self._listed, self._best = wrapped(), wrapped(), wrapped()
        self._button = QPushButton()
        self._button.clicked.connect(self._look_for_best)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._weigh)
        self._page = Page()
        self._page.fill(self._words, self._button, self._bar, self._best, self._listed)
        self._write()

    @property
    def widget(self) -> QWidget:
        return self._page

    def title(self) -> str:
        self._write()
        return QCoreApplication.translate("jade", "Deduction")

    def show_node(self, lens: AnyLens, node: AnyNode) -> None:
        """What the viewer could conclude at `node`."""
        view = lens.view(node)
        assert isinstance(view, View)
        self._view = view if view.seat is not None and view.table.options.pad_help != "off" else None
        wanted = None if self._view is None else (self._tasks(), self._chips())
        if self._search is not None and wanted != (self._search.tasks, self._search.chips):
            self._search = None
            self._timer.stop()
        off = view.table.options.pad_help == "off"
        self._write(off=off)

    def _tasks(self) -> Tasks:
        return candidates(self._view) if self._view is not None else 0

    def _chips(self) -> int:
        view = self._view
        return view.table.seats[view.seat].chips if view is not None and view.seat is not None else 0

    # -- words

    def _write(self, *, off: bool = False) -> None:
        view = self._view
        self._button.setText(QCoreApplication.translate("jade", "Which question tells most?"))
        full = view is not None and view.table.options.pad_help == "list"
        self._button.setVisible(full and self._search is None and self._chips() > 0)
        self._bar.setVisible(self._search is not None and not self._search.done)
        self._best.setVisible(self._search is not None and self._search.done)
        self._listed.setVisible(full)
        self._words.setText(_closed(off=off) if view is None else _found(view, self._tasks()))
        self._listed.setText(_list(self._tasks()) if full else "")
        self._best.setText(_best(self._search.best) if self._search is not None and self._search.done else "")

    # -- the best questions

    def _look_for_best(self) -> None:
        self._search = Search(self._tasks(), self._chips())
        self._bar.setRange(0, self._search.count)
        self._write()
        self._timer.start()

    def _weigh(self) -> None:
        if self._search is None:
            return
        self._bar.setValue(self._search.go_on())
        if self._search.done:
            self._write()
        else:
            self._timer.start()


class Search:
    """Weighs all questions, a portion at each call of `go_on`."""

    def __init__(self, tasks: Tasks, chips: int) -> None:
        self.tasks, self.chips = tasks, chips
        self.best: list[Worth] = []
        self.done = False
        self.count = len(questions(chips)) if chips else 0
        self._weighed = 0
        self._left: Iterator[Worth] = (worth(tasks, question) for question in questions(chips)) if chips else iter(())

    def go_on(self) -> int:
        """One more portion; how many questions are weighed now."""
        portion = [found for _, found in zip(range(PORTION), self._left, strict=False)]
        self._weighed += len(portion)
        self.done = len(portion) < PORTION
        ranked = sorted([*self.best, *portion], key=lambda found: (-round(found.bits, 9), -found.hit))
        self.best = ranked[:BEST]
        return self._weighed


def _closed(*, off: bool) -> str:
    if off:
        return QCoreApplication.translate("jade", "This match is played without help in deduction.")
    return QCoreApplication.translate("jade", "What the program can conclude for a player is shown behind the curtain.")


def _found(view: View, tasks: Tasks) -> str:
    """How many tasks are left, and what each answer has told."""
    lines = [_left(tasks.bit_count())]
    for number, step in enumerate(steps(view), 1):
        line = QCoreApplication.translate("jade", "Question {number}: from {before} to {after}, {bits} bits")
        lines.append(line.format(number=number, before=step.before, after=step.after, bits=_figure(step.bits)))
    return "\n".join(lines)


def _left(count: int) -> str:
    if count == 1:
        return QCoreApplication.translate("jade", "Only one task can still be yours.")
    return QCoreApplication.translate("jade", "{count} tasks can still be yours.").format(count=count)


def _figure(value: float) -> str:
    point = QCoreApplication.translate("jade", ".", "between figures")
    return f"{value:.1f}".replace(".", point)


def _list(tasks: Tasks) -> str:
    """The tasks themselves, if they are few."""
    if tasks.bit_count() > LISTED:
        return QCoreApplication.translate("jade", "They will be listed once at most {count} are left.").format(
            count=LISTED
        )
    return "\n".join(f"• {words.pairs(TASKS[task])}" for task in members(tasks))


def _best(best: list[Worth]) -> str:
    lines = [QCoreApplication.translate("jade", "These questions tell most, on average:")]
    for found in best:
        line = QCoreApplication.translate("jade", "{pairs}: {bits} bits")
        if found.hit:
            line = QCoreApplication.translate("jade", "{pairs}: {bits} bits, and it may be the solution")
        lines.append("• " + line.format(pairs=words.pairs(found.question), bits=_figure(found.bits)))
    return "\n".join(lines)
