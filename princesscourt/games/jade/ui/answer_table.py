"""The table of questions and answers on the note pad; it fills itself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QWidget

from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules.pad import Row
from princesscourt.games.jade.ui import words
from princesscourt.ui.kit.cells import Cells


class AnswerTable(QWidget):
    """One question to a row: who and when, the pairs, and the three numbers. Own questions come first."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = Cells(_dress, self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)

    def show_rows(self, rows: Sequence[Row], own: Seat | None) -> None:
        """The questions heard; nothing of an earlier table stays."""
        mine = [row for row in rows if row.seat == own]
        others = [row for row in rows if row.seat != own]
        lines = [_cells(row, foreign=False) for row in mine] or [_empty()]
        lines += [_cells(row, foreign=True) for row in others]
        self._grid.show_lines(() if own is None else (_head(), *lines))

    def texts(self) -> tuple[str, ...]:
        """What stands in the table now."""
        return self._grid.texts


def _dress(label: QLabel, row: int, column: int) -> None:
    label.setWordWrap(column == 1)
    label.setAlignment(
        Qt.AlignmentFlag.AlignTop | (Qt.AlignmentFlag.AlignHCenter if column > 1 else Qt.AlignmentFlag.AlignLeft)
    )
    if row == 0 or column == 0:
        label.setProperty("role", "quiet")


def _head() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("jade", "Cycle"),
        QCoreApplication.translate("jade", "Question"),
        QCoreApplication.translate("jade", "P", "places, one letter"),
        QCoreApplication.translate("jade", "S", "symbols, one letter"),
        QCoreApplication.translate("jade", "M", "matches, one letter"),
    )


def _empty() -> tuple[str, ...]:
    return "", QCoreApplication.translate("jade", "You have not asked yet."), "", "", ""


def _cells(row: Row, *, foreign: bool) -> tuple[str, ...]:
    said = ("?", "?", "?") if row.answer is None else tuple(map(str, row.answer))
    asked = "\n".join(words.pair(pair) for pair in row.question)
    if foreign:
        who = QCoreApplication.translate("jade", "{colour} asked:").format(colour=words.colour(row.seat))
        asked = f"{who}\n{asked}"
    return str(row.cycle), asked, *said
