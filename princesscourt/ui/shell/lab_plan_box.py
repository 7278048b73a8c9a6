"""What a new series shall be, save its rules."""

from __future__ import annotations

import os
from random import Random

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QGroupBox, QLabel, QLineEdit, QSpinBox, QWidget

from princesscourt.core.chance import deal_code
from princesscourt.games import find
from princesscourt.games.game import AnyGame
from princesscourt.lab import plan as plans
from princesscourt.ui.kit.flow import Flow
from princesscourt.ui.shell.phrases import level_name
from princesscourt.ui.shell.rooms import shown_games, sign_for

USUAL = 100
CORES = os.cpu_count() or 1


class PlanBox(QGroupBox):
    """Game, levels, players, number of matches, start code, processes, and whether two rule sets are compared."""

    game_chosen = Signal()
    compared = Signal()
    """Whether a second rule set is wanted has changed."""

    def __init__(self) -> None:
        super().__init__()
        self.game_box, self.level_boxes = QComboBox(), list[QCheckBox]()
        self.seats, self.matches, self.jobs = QSpinBox(), QSpinBox(), QSpinBox()
        self.compare = QCheckBox()
        self._seed, self._level_row = QLineEdit(), QWidget()
        self._flow = Flow(parent=self._level_row)
        self._labels = {name: QLabel() for name in self._fields()}
        self._fill()
        self.game_box.activated.connect(lambda _: self.choose_game())
        self.compare.toggled.connect(self.compared)

    def _fill(self) -> None:
        for game_id in shown_games():
            self.game_box.addItem("", game_id)
        self.matches.setRange(1, plans.MOST)
        self.matches.setSingleStep(50)
        self.matches.setValue(USUAL)
        self.jobs.setRange(1, CORES)
        self.jobs.setValue(max(1, CORES - 1))
        self._seed.setMaxLength(40)
        form = QFormLayout(self)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for name, field in self._fields().items():
            form.addRow(self._labels[name], field)
            self._labels[name].setBuddy(field)
        form.insertRow(2, self.compare)

    def _fields(self) -> dict[str, QWidget]:
        return {
            "game": self.game_box, "levels": self._level_row, "seats": self.seats, "matches": self.matches,
            "seed": self._seed, "jobs": self.jobs,
        }  # fmt: skip

    # -- choices

    @property
    def game(self) -> AnyGame:
        """The game chosen."""
        return find(str(self.game_box.currentData()))

    @property
    def levels(self) -> list[str]:
        """The levels chosen, by their ids."""
        return [_level(box) for box in self.level_boxes if box.isChecked()]

    @property
    def seed(self) -> str:
        """The start code given, or a new one."""
        return self._seed.text().strip() or deal_code(Random())

    def choose_game(self) -> None:
        """Offers the levels and numbers of players of the game chosen."""
        game = self.game
        counts = game.rules.seat_counts
        self.seats.setRange(counts[0], counts[-1])
        self.seats.setValue(game.usual_seats)
        self.seats.setEnabled(len(counts) > 1)
        self._empty_levels()
        for place, level in enumerate(game.levels):
            box = QCheckBox(level_name(level.id))
            box.setChecked(place < 2)
            box.setProperty("level", level.id)
            self.level_boxes.append(box)
            self._flow.addWidget(box)
            box.show()
        self._level_row.updateGeometry()
        self.game_chosen.emit()

    def _empty_levels(self) -> None:
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.level_boxes.clear()

    # -- words

    def retranslate(self) -> None:
        self.setTitle(QCoreApplication.translate("lab", "New series"))
        self.compare.setText(QCoreApplication.translate("lab", "Compare with a second rule set"))
        self._seed.setToolTip(
            QCoreApplication.translate("lab", "The same code plays the same matches. Leave it empty for new ones.")
        )
        for index in range(self.game_box.count()):
            self.game_box.setItemText(index, sign_for(str(self.game_box.itemData(index))).title())
        for box in self.level_boxes:
            box.setText(level_name(_level(box)))
        for name, text in _labels().items():
            self._labels[name].setText(text)
            self._fields()[name].setAccessibleName(text)


def _level(box: QCheckBox) -> str:
    return str(box.property("level"))


def _labels() -> dict[str, str]:
    return {
        "game": QCoreApplication.translate("lab", "Game"),
        "levels": QCoreApplication.translate("lab", "Levels"),
        "seats": QCoreApplication.translate("lab", "Players"),
        "matches": QCoreApplication.translate("lab", "Matches"),
        "seed": QCoreApplication.translate("lab", "Start code"),
        "jobs": QCoreApplication.translate("lab", "Processes"),
    }
