"""The tree of plies as rows: the main line, and below a ply its variations, indented."""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.core.rules import CHANCE

Index = QModelIndex | QPersistentModelIndex


CHILDREN, NODE = attrgetter("children"), attrgetter("node")


class Row(NamedTuple):
    """One ply and how deep its variation lies (0: main line)."""

    node: AnyNode
    depth: int


def rows_of(root: AnyNode) -> list[Row]:
    """All plies below `root` in reading order: a ply, then the variations to it, then what follows it."""
    rows: list[Row] = []
    due = [Row(child, 0) for child in root.children[:1]]
    while due:
        row = due.pop()
        rows.append(row)
        node, depth = row
        if node.children:
            due.append(Row(node.children[0], depth))
        parent = node.parent
        if parent is not None and len(parent.children) > 1 and parent.children[0] is node:
            due.extend(Row(other, depth + 1) for other in reversed(parent.children[1:]))
    return rows


def shape(root: AnyNode, rows: list[Row]) -> list[tuple[AnyNode, ...]]:
    """The children of the root and of every row: equal as long as the tree is as it was, and quick to compare."""
    return list(map(tuple, map(CHILDREN, (root, *map(NODE, rows)))))


class MovesModel(QAbstractListModel):
    """Rows for a list view. Data are texts from the lens of now and nothing else: a node would give away its state."""

    def __init__(self, lens: AnyLens, root: AnyNode) -> None:
        super().__init__()
        self._lens, self._eyes = lens, lens.viewer
        self._labels: dict[AnyNode, str] = {}
        """What these eyes have read: a label may cost the rules some thought."""
        self._set(root, rows_of(root))

    def rebuild(self, lens: AnyLens, root: AnyNode) -> None:
        """The tree or the viewer may have changed. A list of equal rows is not laid out anew."""
        still = root is self._root and self._shape == shape(root, self._rows)
        rows = self._rows if still else rows_of(root)
        grown = len(rows) - len(self._rows)
        same = still or (root is self._root and grown >= 0 and rows[: len(self._rows)] == self._rows)
        other = lens.viewer != self._eyes
        self._lens, self._eyes = lens, lens.viewer
        if other:
            self._labels.clear()
        if same and grown:
            self.beginInsertRows(QModelIndex(), len(self._rows), len(rows) - 1)
            self._set(root, rows)
            self.endInsertRows()
        elif not same:
            self.beginResetModel()
            self._set(root, rows)
            self.endResetModel()
        if other and self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def _set(self, root: AnyNode, rows: list[Row]) -> None:
        self._root, self._rows = root, rows
        self._shape = shape(root, rows)
        self._row_of: dict[AnyNode, int] = {row.node: i for i, row in enumerate(rows)}

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
        label = self._labels.get(node)
        if label is None:
            label = self._labels[node] = self._lens.label(node)
        number = f"{node.ply}." if node.seat != CHANCE else "*"
        comment = node.comment.partition("\n")[0]
        return " ".join(part for part in (number, label + node.glyph, comment) if part)
