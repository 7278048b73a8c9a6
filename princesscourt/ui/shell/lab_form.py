"""The first page of the lab: the series that lie there, and the form for a new one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QGroupBox,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from princesscourt.core.rules import BadNotation, Reason
from princesscourt.lab import plan as plans
from princesscourt.lab import store
from princesscourt.lab.store import Glance
from princesscourt.ui.kit.page import wrapped
from princesscourt.ui.kit.room import Names
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.widgets import Rule
from princesscourt.ui.shell import form_frame
from princesscourt.ui.shell import lab_phrases as words
from princesscourt.ui.shell.lab_plan_box import PlanBox
from princesscourt.ui.shell.lab_rules import RuleSets
from princesscourt.ui.shell.lab_tables import Cells, Table
from princesscourt.ui.shell.phrases import level_name, say
from princesscourt.ui.shell.rooms import room_for, sign_for

WIDE_BELOW = 1.4
"""Up to this text scale plan and rules stand side by side."""


class LabForm(QWidget):
    """Choose a series to look at, or fill in what a new one shall be. It is complete from the start."""

    planned = Signal(object)
    """The `Plan` of a new series."""
    chosen = Signal(Path)
    """The folder of a series that lies there."""
    left = Signal()

    def __init__(self, look: Look, sprites: Sprites, folder: Path) -> None:
        super().__init__()
        self._look, self._folder = look, folder
        self._listed: list[Glance] = []
        self._title, self._motto, self._error = QLabel(), QLabel(), wrapped("bad")
        self._list = Table(look)
        self._list.chosen.connect(self._choose)
        self._list.clicked.connect(lambda index: self._choose(index.row()))
        self._list_box, self.box, self.rules = QGroupBox(), PlanBox(), RuleSets()
        self.begin, self._back = QPushButton(), QPushButton()
        self._lay_out(Rule(look, sprites))
        self._connect()
        self.box.choose_game()
        look.changed.connect(self._dress)
        self._dress()

    # -- building

    def _lay_out(self, rule: Rule) -> None:
        listed = QVBoxLayout(self._list_box)
        listed.addWidget(self._list)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.addWidget(self.box, 1)
        self._columns.addWidget(self.rules, 1)
        inside, column = form_frame.head(self._title, self._motto, rule)
        column.addWidget(self._list_box)
        column.addLayout(self._columns)
        column.addStretch()
        form_frame.frame(self, inside, self._error, self._back, self.begin)

    def _connect(self) -> None:
        self.box.game_chosen.connect(self._show_game)
        self.box.compared.connect(lambda: self.rules.compare(two=self.box.compare.isChecked()))
        self.begin.clicked.connect(self.plan)
        self._back.clicked.connect(self.left)

    def _dress(self) -> None:
        theme = self._look.theme
        kinds = QBoxLayout.Direction
        self._columns.setDirection(kinds.LeftToRight if theme.scale < WIDE_BELOW else kinds.TopToBottom)
        for button in (self.begin, self._back):
            button.setMinimumHeight(theme.px(48))
        self.begin.setMinimumWidth(theme.px(200))
        self._list.setFixedHeight(self._list.wanted_height())

    def _show_game(self) -> None:
        self.rules.show_game(self.box.game)
        self.retranslate()

    # -- the list

    def fill(self) -> None:
        """The series that lie there now."""
        self._listed = store.series_in(self._folder)
        head = (
            QCoreApplication.translate("lab", "Game"),
            QCoreApplication.translate("lab", "Levels"),
            QCoreApplication.translate("lab", "Matches"),
            QCoreApplication.translate("lab", "Rules"),
        )
        self._list.show_rows(head, [_cells(one) for one in self._listed], range(4))
        self._list_box.setVisible(bool(self._listed))
        self._list.setFixedHeight(self._list.wanted_height())

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self._listed):
            self.chosen.emit(self._listed[row].folder)

    # -- the plan

    def plan(self) -> None:
        """Gives out the plan, or says what does not go together."""
        box, game = self.box, self.box.game
        try:
            sets = self.rules.chosen()
            plan = plans.make(game, box.levels, sets, box.matches.value(), box.seed, box.seats.value())
        except BadNotation as error:
            phrases = room_for(game.id).phrases
            own = words.is_lab_reason(error.reason)
            self._say(words.lab_sentence(error.reason) if own else say(phrases, error.reason, Names(())))
            return
        self._say("")
        self.planned.emit(plan)

    @property
    def jobs(self) -> int:
        """How many processes shall play."""
        return self.box.jobs.value()

    @property
    def trouble(self) -> str:
        """What does not go together, as it is told."""
        return self._error.text()

    def tell(self, reason: Reason) -> None:
        """Why a series cannot be opened or begun."""
        self._say(words.lab_sentence(reason))

    def _say(self, text: str) -> None:
        self._error.setText(text)
        self._error.setVisible(bool(text))

    # -- words

    def retranslate(self) -> None:
        self._title.setText(QCoreApplication.translate("lab", "Playtest lab"))
        self._motto.setText(QCoreApplication.translate("lab", "The computer plays many matches; see who wins and how"))
        self._list_box.setTitle(QCoreApplication.translate("lab", "Series"))
        self._list.setAccessibleName(self._list_box.title())
        self.begin.setText(QCoreApplication.translate("lab", "Begin"))
        self._back.setText(QCoreApplication.translate("lab", "Back"))
        self.box.retranslate()
        self.rules.retranslate()
        self._say("")
        self.fill()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focus_first(self) -> None:
        (self._list if self._listed else self.box.game_box).setFocus(Qt.FocusReason.OtherFocusReason)


def _cells(one: Glance) -> Cells:
    plan = one.plan
    levels = ", ".join(level_name(level) for level in plan.levels)
    rules = words.set_words(plan, room_for(plan.game).phrases).replace("\n", "; ")
    return sign_for(plan.game).title(), levels, words.progress(one.done, plan.matches), rules
