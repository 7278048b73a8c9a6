"""Tables of plain labels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from princesscourt.ui.kit.page import plain

Dress: TypeAlias = Callable[[QLabel, int, int], None]
"""Gives a label of this row and column its looks."""


class Cells(QGridLayout):
    """Lines of texts below each other. When they change the labels are made anew; nothing of the old ones stays."""

    def __init__(self, dress: Dress, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dress = dress
        self._lines: list[tuple[str, ...]] = []
        self._labels: list[QLabel] = []

    def show_lines(self, lines: Sequence[Sequence[str]]) -> None:
        """What stands in the table from now on, from the uppermost line and from the left."""
        wanted = [tuple(line) for line in lines]
        if wanted == self._lines:
            return
        self._lines = wanted
        self._clear()
        for row, line in enumerate(wanted):
            for column, text in enumerate(line):
                self._put(text, row, column)

    @property
    def texts(self) -> tuple[str, ...]:
        """What stands in the table now, line by line."""
        return tuple(label.text() for label in self._labels)

    def _put(self, text: str, row: int, column: int) -> None:
        label = plain()
        label.setText(text)
        self._dress(label, row, column)
        self.addWidget(label, row, column)
        self._labels.append(label)

    def _clear(self) -> None:
        for label in self._labels:
            self.removeWidget(label)
            label.setParent(None)
            label.deleteLater()
        self._labels = []
