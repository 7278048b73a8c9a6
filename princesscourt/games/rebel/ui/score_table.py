"""The grid of the score sheet: a row for each player, a button for each round, and the totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QPushButton, QSizePolicy, QWidget

from princesscourt.games.rebel.rules.state import Sheet
from princesscourt.games.rebel.ui import words
from princesscourt.ui.kit.page import plain
from princesscourt.ui.kit.room import Names
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.widgets import SignBadge

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
        self._badges = tuple(SignBadge(look, seat, 20) for seat in range(SEATS))
        self._names = tuple(Short() for _ in range(SEATS))
        self._scores = tuple(tuple(plain(alignment=_MIDDLE) for _ in range(ROUNDS)) for _ in range(SEATS))
        self._totals = tuple(plain(alignment=_RIGHT) for _ in range(SEATS))
        self._total = plain(alignment=_RIGHT)
        self._lay_out()
        self._rounds.idClicked.connect(self.chosen)
        look.changed.connect(self._dress)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        grid.setColumnStretch(1, 1)
        for number in range(ROUNDS):
            button = QPushButton(str(number + 1))
            button.setCheckable(True)
            self._rounds.addButton(button, number)
            grid.addWidget(button, 0, number + 2, _MIDDLE)
        grid.addWidget(self._total, 0, ROUNDS + 2)
        for seat in range(SEATS):
            row = (self._badges[seat], self._names[seat], *self._scores[seat], self._totals[seat])
            for column, widget in enumerate(row):
                grid.addWidget(widget, seat + 1, column)
        self._dress()

    def _dress(self) -> None:
        """Buttons just wide enough for a number, so that five rounds fit beside the names."""
        width = self._look.theme.px(24)
        for button in self._rounds.buttons():
            button.setStyleSheet(f"padding: 2px; min-width: {width}px; max-width: {width}px;")

    def show_sheets(
        self, sheets: Sequence[Sheet], rounds: int, totals: Sequence[int], names: Names, chosen: int
    ) -> None:
        """The scored rounds, `chosen` the one looked at (-1: none), of so many `rounds`."""
        self._total.setText(QCoreApplication.translate("rebel", "Total"))
        for number in range(ROUNDS):
            self._head(number, sheets, rounds, chosen)
        for seat in range(SEATS):
            shown = seat < len(totals)
            named = (self._badges[seat], self._names[seat])
            for cell in (*named, *self._scores[seat][:rounds], self._totals[seat]):
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
        self._names[seat].say(name)
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


class Short(QLabel):
    """A name cut to the room there is; the sign beside it stands for it where there is none."""

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, name: str) -> None:
        self._name = name
        self.setToolTip(name)
        self.setAccessibleName(name)
        self._cut()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        cut = self.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, self.width())
        self.setText(cut if cut != "…" else "")
