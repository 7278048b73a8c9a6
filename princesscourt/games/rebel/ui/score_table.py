"""The grid of the score sheet: a row for each player, a button for each round, and the totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QPushButton, QSizePolicy, QWidget

from princesscourt.games.rebel.rules.state import Sheet
from princesscourt.games.rebel.ui import words
from princesscourt.ui.kit.room import Names
from princesscourt.ui.kit.theme import Look

ROUNDS: Final = 5
SEATS: Final = 6
_MIDDLE: Final = Qt.AlignmentFlag.AlignCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoreTable(QWidget):
    """Numbers are read as "Ada, round 2: 7"; the best total stands in bold."""

    chosen = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rounds = QButtonGroup(self)
        self._names = tuple(_cell(Qt.AlignmentFlag.AlignVCenter) for _ in range(SEATS))
        self._scores = tuple(tuple(_cell(_MIDDLE) for _ in range(ROUNDS)) for _ in range(SEATS))
        self._totals = tuple(_cell(_RIGHT) for _ in range(SEATS))
        self._total = _cell(_RIGHT)
        self._lay_out()
        self._rounds.idClicked.connect(self.chosen)
        look.changed.connect(self._dress)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        grid.setColumnStretch(0, 1)
        for number in range(ROUNDS):
            button = QPushButton(str(number + 1))
            button.setCheckable(True)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            self._rounds.addButton(button, number)
            grid.addWidget(button, 0, number + 1, _MIDDLE)
        grid.addWidget(self._total, 0, ROUNDS + 1)
        for seat in range(SEATS):
            grid.addWidget(self._names[seat], seat + 1, 0)
            for number in range(ROUNDS):
                grid.addWidget(self._scores[seat][number], seat + 1, number + 1)
            grid.addWidget(self._totals[seat], seat + 1, ROUNDS + 1)
        self._dress()

    def _dress(self) -> None:
        """Buttons just wide enough for a number, so that five rounds fit beside the names."""
        for button in self._rounds.buttons():
            button.setStyleSheet("padding: 2px; min-width: 0px;")
            button.setFixedWidth(self._look.theme.px(34))

    def show_sheets(
        self, sheets: Sequence[Sheet], rounds: int, totals: Sequence[int], names: Names, chosen: int
    ) -> None:
        """The scored rounds, `chosen` the one looked at (-1: none), of so many `rounds`."""
        self._total.setText(QCoreApplication.translate("rebel", "Total"))
        for number in range(ROUNDS):
            self._head(number, sheets, rounds, chosen)
        for seat in range(SEATS):
            shown = seat < len(totals)
            for cell in (self._names[seat], *self._scores[seat][:rounds], self._totals[seat]):
                cell.setVisible(shown)
            for cell in self._scores[seat][rounds:]:
                cell.hide()
            if shown:
                self._row(seat, sheets, totals, names)

    def _head(self, number: int, sheets: Sequence[Sheet], rounds: int, chosen: int) -> None:
        button = self._rounds.button(number)
        button.setVisible(number < rounds)
        button.setEnabled(number < len(sheets))
        button.setChecked(number == chosen)
        name = QCoreApplication.translate("rebel", "Round {number}").format(number=number + 1)
        if number < len(sheets):
            name = f"{name}: {words.round_card(sheets[number].card)}"
        button.setAccessibleName(name)
        button.setToolTip(name)

    def _row(self, seat: int, sheets: Sequence[Sheet], totals: Sequence[int], names: Names) -> None:
        name = names[seat]
        room = self._look.theme.px(150)
        self._names[seat].setText(self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room))
        self._names[seat].setToolTip(name)
        for number, cell in enumerate(self._scores[seat]):
            score = words.signed(sheets[number].scores[seat]) if number < len(sheets) else "–"
            said = QCoreApplication.translate("rebel", "{name}, round {number}: {score}")
            cell.setText(score)
            cell.setAccessibleName(said.format(name=name, number=number + 1, score=score))
        total = self._totals[seat]
        said = QCoreApplication.translate("rebel", "{name}, total: {score}")
        total.setText(words.signed(totals[seat]))
        total.setAccessibleName(said.format(name=name, score=words.signed(totals[seat])))
        font = total.font()
        font.setBold(bool(sheets) and totals[seat] == min(totals))
        total.setFont(font)


def _cell(alignment: Qt.AlignmentFlag) -> QLabel:
    label = QLabel()
    label.setAlignment(alignment)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
