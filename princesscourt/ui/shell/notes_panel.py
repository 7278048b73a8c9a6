"""The Notes tab: what somebody wants to keep of the whole match. Not secret; it goes into the record."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode


class NotesPanel(QObject):
    """The contract of `ui.kit.room.Panel`; the notes are the comment of the root."""

    icon: Final = "note"

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._root: AnyNode | None = None
        self._text = QPlainTextEdit()
        self._text.setTabChangesFocus(True)
        self._text.textChanged.connect(self._write)
        self._widget = QWidget()
        column = QVBoxLayout(self._widget)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self._text)

    @property
    def widget(self) -> QWidget:
        return self._widget

    def title(self) -> str:
        title = QCoreApplication.translate("table", "Notes")
        self._text.setAccessibleName(title)
        self._text.setPlaceholderText(
            QCoreApplication.translate("table", "Notes on the whole match. Everybody can read them.")
        )
        return title

    def show_node(self, lens: AnyLens, node: AnyNode) -> None:
        """The notes of the match that `node` belongs to."""
        root = node.root()
        if root is not self._root or self._text.toPlainText() != root.comment:
            self._root = None
            self._text.setPlainText(root.comment)
            self._root = root

    def _write(self) -> None:
        if self._root is not None:
            self._root.comment = self._text.toPlainText()
            self.edited.emit()
