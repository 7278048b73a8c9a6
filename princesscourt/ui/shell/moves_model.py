"""The tree of plies as rows: the main line, and below a ply its variations, indented."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.core.rules import CHANCE

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Row:
    """One ply and how deep its variation lies (0: main line)."""

    node: AnyNode
    depth: int


def rows_of(root: AnyNode) -> list[Row]:
    """All plies below `root` in reading order: a ply, then the variations to it, then what follows it."""
    rows: list[Row] = []
    due: list[Row] = _begun(root, 0)
    while due:
        row = due.pop()
        rows.append(row)
        parent = row.node.parent
        if parent is not None and parent.children[0] is row.node:
            due.extend(_begun(row.node, row.depth))
            due.extend(Row(other, row.depth + 1) for other in reversed(parent.children[1:]))
        else:
            due.extend(_begun(row.node, row.depth))
    return rows


def _begun(node: AnyNode, depth: int) -> list[Row]:
    """The main continuation of `node`, if it has one."""
    return [Row(child, depth) for child in node.children[:1]]


class MovesModel(QAbstractListModel):
    """Rows for a list view. Data are texts from the lens of now and nothing else: a node would give away its state."""

    def __init__(self, lens: AnyLens, root: AnyNode) -> None:
        super().__init__()
        self._lens = lens
        self._root = root
        self._rows = rows_of(root)
        self._row_of = {row.node: i for i, row in enumerate(self._rows)}

    def rebuild(self, lens: AnyLens, root: AnyNode) -> None:
        """The tree or the viewer has changed."""
        rows = rows_of(root)
        grown = len(rows) - len(self._rows)
        same = root is self._root and grown >= 0 and rows[: len(self._rows)] == self._rows
        self._lens = lens
        if same and grown:
            self.beginInsertRows(QModelIndex(), len(self._rows), len(rows) - 1)
            self._set(root, rows)
            self.endInsertRows()
        elif not same:
            self.beginResetModel()
            self._set(root, rows)
            self.endResetModel()
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _set(self, root: AnyNode, rows: list[Row]) -> None:
        self._root, self._rows = root, rows
        self._row_of = {row.node: i for i, row in enumerate(rows)}

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def row(self, index: int) -> Row:
        return self._rows[index]

    def index_of(self, node: AnyNode) -> QModelIndex:
        """The row of `node`; invalid for the root."""
        row = self._row_of.get(node)
        return QModelIndex() if row is None else self.index(row)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.text(row)
        return None

    def text(self, row: Row) -> str:
        """Number, notation, glyph and the first line of the comment."""
        node = row.node
        label = self._lens.label(node)
        number = f"{node.ply}." if node.seat != CHANCE else "*"
        comment = node.comment.partition("\n")[0]
        return " ".join(part for part in (number, label + node.glyph, comment) if part)
