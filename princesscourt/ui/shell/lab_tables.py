"""The numbers of the charts as tables, which read well without eyes, mouse and colours."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from princesscourt.ui.kit.theme import Look

Index: TypeAlias = QModelIndex | QPersistentModelIndex
Cells: TypeAlias = tuple[str, ...]
NOWHERE = QModelIndex()
MEASURED = 40
"""Rows whose texts say how wide a column must be; to measure all of a long series would stall the window."""
SHOWN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
"""What a cell says, and says again where its column is too narrow."""
SHOWN_ROWS = 12


class Rows(QAbstractTableModel):
    """Texts in rows below a head. A row is made when it is looked at, so there may be many."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._head: Cells = ()
        self._rows = 0
        self._row: Callable[[int], Cells] = lambda row: ()
        self._words: Container[int] = ()

    def show(self, head: Cells, rows: int, row: Callable[[int], Cells], words: Container[int] = (0,)) -> None:
        """Another table altogether, or the same in another language. `words`: the columns that begin on the left."""
        self.beginResetModel()
        self._head, self._rows, self._row, self._words = head, rows, row, words
        self.endResetModel()

    @property
    def head(self) -> Cells:
        """The words above the columns."""
        return self._head

    def grow(self, rows: int) -> None:
        """More rows at the end; what is chosen stays chosen."""
        if rows > self._rows:
            self.beginInsertRows(QModelIndex(), self._rows, rows - 1)
            self._rows = rows
            self.endInsertRows()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._head)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | int | None:
        if role in SHOWN and index.isValid():
            return self._row(index.row())[index.column()]
        return self._side(index.column()) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def _side(self, column: int) -> int:
        side = Qt.AlignmentFlag.AlignLeft if column in self._words else Qt.AlignmentFlag.AlignRight
        return int((side | Qt.AlignmentFlag.AlignVCenter).value)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | int | None:
        if orientation == Qt.Orientation.Vertical or section >= len(self._head):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(section)
        return self._head[section] if role == Qt.ItemDataRole.DisplayRole else None


class Table(QTableView):
    """A table to be read; Enter or a double click chooses a row."""

    chosen = Signal(int)
    """The row."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look, self._wide = look, 0
        self.rows = Rows(self)
        self.setModel(self.rows)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setResizeContentsPrecision(MEASURED)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.doubleClicked.connect(lambda index: self.chosen.emit(index.row()))
        look.changed.connect(self.dress)
        self.dress()

    def dress(self) -> None:
        """Rows as high as the text of now wants them."""
        self.verticalHeader().setDefaultSectionSize(self._look.theme.px(30))
        self.fit()

    def show_rows(self, head: Cells, rows: Sequence[Cells], words: Container[int] = (0,)) -> None:
        """Shows these, with the same row chosen as before, or the first."""
        here = max(0, self.currentIndex().row())
        self.rows.show(head, len(rows), lambda row: rows[row], words)
        self.fit()
        if rows:
            self.selectRow(min(here, len(rows) - 1))

    def fit(self) -> None:
        """Columns as wide as their texts."""
        self.resizeColumnsToContents()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        wanted = (max(self.sizeHintForColumn(i), header.sectionSizeHint(i)) for i in range(header.count()))
        self._wide = sum(wanted) + self.verticalScrollBar().sizeHint().width() + 8

    def wanted_width(self) -> int:
        """What the columns take, as they were last fitted."""
        return self._wide

    def wanted_height(self) -> int:
        """What the rows take, of many the first."""
        shown = min(self.rows.rowCount(), SHOWN_ROWS)
        head = self.horizontalHeader().sizeHint().height()
        bar = self.horizontalScrollBar().sizeHint().height()
        return head + shown * self.verticalHeader().defaultSectionSize() + bar + 2 * self.frameWidth() + 4

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)
