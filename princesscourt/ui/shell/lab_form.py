"""The first page of the lab: the series that lie there, and the form for a new one."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from princesscourt.core.chance import deal_code
from princesscourt.core.rules import BadNotation, Reason
from princesscourt.games import find
from princesscourt.games.game import AnyGame
from princesscourt.lab import plan as plans
from princesscourt.lab import store
from princesscourt.lab.store import Glance
from princesscourt.ui.kit.flow import Flow
from princesscourt.ui.kit.page import wrapped
from princesscourt.ui.kit.room import Names
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.widgets import Rule
from princesscourt.ui.shell import lab_phrases as words
from princesscourt.ui.shell.lab_tables import Cells, Table
from princesscourt.ui.shell.optionfields import OptionFields
from princesscourt.ui.shell.phrases import level_name, say
from princesscourt.ui.shell.rooms import room_for, shown_games, sign_for

WIDE_BELOW = 1.4
"""Up to this text scale plan and rules stand side by side."""
USUAL = 100
CORES = os.cpu_count() or 1


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
        self._list_box, self._plan_box = QGroupBox(), QGroupBox()
        self._game, self._levels = QComboBox(), list[QCheckBox]()
        self._seats, self._matches, self._jobs = QSpinBox(), QSpinBox(), QSpinBox()
        self._seed = QLineEdit()
        self._labels = {name: QLabel() for name in ("game", "seats", "levels", "matches", "seed", "jobs")}
        self._level_row = QWidget()
        self._compare = QCheckBox()
        self._sets: list[OptionFields] = []
        self._set_boxes: list[QGroupBox] = []
        self.begin, self._back = QPushButton(), QPushButton()
        self._fill_plan_box()
        self._lay_out(Rule(look, sprites))
        self._connect()
        self._choose_game()
        look.changed.connect(self._dress)
        self._dress()

    # -- building

    def _fill_plan_box(self) -> None:
        for game_id in shown_games():
            self._game.addItem("", game_id)
        self._matches.setRange(1, plans.MOST)
        self._matches.setSingleStep(50)
        self._matches.setValue(USUAL)
        self._jobs.setRange(1, max(CORES, 1))
        self._jobs.setValue(max(1, CORES - 1))
        self._seed.setMaxLength(40)
        self._flow = Flow(parent=self._level_row)
        form = QFormLayout(self._plan_box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for name, field in self._fields().items():
            form.addRow(self._labels[name], field)
            self._labels[name].setBuddy(field)
        form.insertRow(2, self._compare)

    def _fields(self) -> dict[str, QWidget]:
        return {
            "game": self._game, "levels": self._level_row, "seats": self._seats, "matches": self._matches,
            "seed": self._seed, "jobs": self._jobs,
        }  # fmt: skip

    def _lay_out(self, rule: Rule) -> None:
        listed = QVBoxLayout(self._list_box)
        listed.addWidget(self._list)
        self._rules = QVBoxLayout()
        self._rules.addStretch()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.addWidget(self._plan_box, 1)
        self._columns.addLayout(self._rules, 1)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(40, 24, 40, 16)
        for label, role in ((self._title, "display"), (self._motto, "motto")):
            label.setProperty("role", role)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addWidget(rule)
        column.addWidget(self._list_box)
        column.addLayout(self._columns)
        column.addStretch()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(inside)
        self._lay_out_frame(scroll)

    def _lay_out_frame(self, scroll: QScrollArea) -> None:
        self._error.setContentsMargins(40, 0, 40, 0)
        self.begin.setProperty("role", "primary")
        buttons = QHBoxLayout()
        buttons.setContentsMargins(40, 8, 40, 24)
        buttons.addWidget(self._back)
        buttons.addStretch()
        buttons.addWidget(self.begin)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll, 1)
        outer.addWidget(self._error)
        outer.addLayout(buttons)

    def _connect(self) -> None:
        self._game.activated.connect(lambda _: self._choose_game())
        self._compare.toggled.connect(self._show_sets)
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

    # -- the game

    def _choose_game(self) -> None:
        """The levels, seats and rules of the game chosen."""
        game = find(str(self._game.currentData()))
        counts = game.rules.seat_counts
        self._seats.setRange(counts[0], counts[-1])
        self._seats.setValue(game.usual_seats)
        self._seats.setEnabled(len(counts) > 1)
        self._empty_levels()
        for place, level in enumerate(game.levels):
            box = QCheckBox(level_name(level.id))
            box.setChecked(place < 2)
            box.setProperty("level", level.id)
            self._levels.append(box)
            self._flow.addWidget(box)
            box.show()
        self._level_row.updateGeometry()
        self._new_sets(game)
        self.retranslate()

    def _empty_levels(self) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._levels.clear()

    def _new_sets(self, game: AnyGame) -> None:
        for box in self._set_boxes:
            self._rules.removeWidget(box)
            box.hide()
            box.deleteLater()
        self._set_boxes, self._sets = [QGroupBox(), QGroupBox()], []
        for place, box in enumerate(self._set_boxes):
            fields = OptionFields(QFormLayout(box), game.rules.options_type, room_for(game.id).phrases)
            fields.set_values({})
            self._sets.append(fields)
            self._rules.insertWidget(place, box)
        self._show_sets()

    def _show_sets(self) -> None:
        """Rule set B only where it is wanted."""
        self._set_boxes[1].setVisible(self._compare.isChecked())
        self._name_sets()

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
        game = find(str(self._game.currentData()))
        levels = [str(box.property("level")) for box in self._levels if box.isChecked()]
        sets = self._sets[: 2 if self._compare.isChecked() else 1]
        seed = self._seed.text().strip() or deal_code(Random())
        try:
            chosen = [fields.chosen() for fields in sets]
            plan = plans.make(game, levels, chosen, self._matches.value(), seed, self._seats.value())
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
        return self._jobs.value()

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
        self._plan_box.setTitle(QCoreApplication.translate("lab", "New series"))
        self.begin.setText(QCoreApplication.translate("lab", "Begin"))
        self._back.setText(QCoreApplication.translate("lab", "Back"))
        self._compare.setText(QCoreApplication.translate("lab", "Compare with a second rule set"))
        self._seed.setToolTip(
            QCoreApplication.translate("lab", "The same code plays the same matches. Leave it empty for new ones.")
        )
        for index in range(self._game.count()):
            self._game.setItemText(index, sign_for(str(self._game.itemData(index))).title())
        for box in self._levels:
            box.setText(level_name(str(box.property("level"))))
        for name, text in _labels().items():
            self._labels[name].setText(text)
            self._fields()[name].setAccessibleName(text)
        self._name_sets()
        self._say("")
        self.fill()

    def _name_sets(self) -> None:
        alone = QCoreApplication.translate("lab", "Rules")
        for which, (box, fields) in enumerate(zip(self._set_boxes, self._sets, strict=True)):
            box.setTitle(words.set_name(which) if self._compare.isChecked() else alone)
            fields.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focus_first(self) -> None:
        (self._list if self._listed else self._game).setFocus(Qt.FocusReason.OtherFocusReason)


def _labels() -> dict[str, str]:
    return {
        "game": QCoreApplication.translate("lab", "Game"),
        "levels": QCoreApplication.translate("lab", "Levels"),
        "seats": QCoreApplication.translate("lab", "Players"),
        "matches": QCoreApplication.translate("lab", "Matches"),
        "seed": QCoreApplication.translate("lab", "Start code"),
        "jobs": QCoreApplication.translate("lab", "Processes"),
    }


def _cells(one: Glance) -> Cells:
    plan = one.plan
    levels = ", ".join(level_name(level) for level in plan.levels)
    rules = words.set_words(plan, room_for(plan.game).phrases).replace("\n", "; ")
    return sign_for(plan.game).title(), levels, words.progress(one.done, plan.matches), rules
