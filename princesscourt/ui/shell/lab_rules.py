"""The rules of a new series: one rule set, or A and B."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFormLayout, QGroupBox, QVBoxLayout, QWidget

from princesscourt.games.game import AnyGame
from princesscourt.ui.shell import lab_phrases as words
from princesscourt.ui.shell.optionfields import OptionFields
from princesscourt.ui.shell.rooms import room_for


class RuleSets(QWidget):
    """A box of options for each rule set; the second is there when two are compared."""

    def __init__(self) -> None:
        super().__init__()
        self._boxes: list[QGroupBox] = []
        self._fields: list[OptionFields] = []
        self._two = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addStretch()

    def show_game(self, game: AnyGame) -> None:
        """The options of this game, as its rulebook has them."""
        for box in self._boxes:
            self._column.removeWidget(box)
            box.hide()
            box.deleteLater()
        self._boxes, self._fields = [QGroupBox(), QGroupBox()], []
        for place, box in enumerate(self._boxes):
            fields = OptionFields(QFormLayout(box), game.rules.options_type, room_for(game.id).phrases)
            fields.set_values({})
            self._fields.append(fields)
            self._column.insertWidget(place, box)
        self.compare(two=self._two)

    def compare(self, *, two: bool) -> None:
        """Shows rule set B, or not."""
        self._two = two
        self._boxes[1].setVisible(two)
        self.retranslate()

    def chosen(self) -> list[Hashable]:
        """The options of one rule set or of two. Raises `BadNotation`."""
        return [fields.chosen() for fields in self._fields[: 2 if self._two else 1]]

    def retranslate(self) -> None:
        alone = QCoreApplication.translate("lab", "Rules")
        for which, (box, fields) in enumerate(zip(self._boxes, self._fields, strict=True)):
            box.setTitle(words.set_name(which) if self._two else alone)
            fields.retranslate()
