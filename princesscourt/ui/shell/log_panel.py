"""The tab "What happened": the story of the match, told from the eyes of who looks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QStringListModel, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.ui.kit.room import Names, Phrases


class LogPanel(QWidget):
    """One sentence for each fact up to the ply looked at.

    What was told of a ply is kept only as long as the same eyes look, so nothing lingers, and a jump in a long match
    need not tell everything anew.
    """

    def __init__(self, phrases: Phrases) -> None:
        super().__init__()
        self._phrases = phrases
        self._model = QStringListModel(self)
        self._list = QListView()
        self._list.setModel(self._model)
        self._list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._list.setWordWrap(True)
        self._list.setSpacing(2)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setSelectionMode(QListView.SelectionMode.NoSelection)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self._list)
        self._path: tuple[AnyNode, ...] = ()
        self._told: dict[AnyNode, list[str]] = {}
        self._key: object = None
        self.retranslate()

    def retranslate(self) -> None:
        self._list.setAccessibleName(QCoreApplication.translate("table", "What happened"))
        self._key = None

    def show_node(self, lens: AnyLens, node: AnyNode, names: Names) -> None:
        """The story up to `node`."""
        path = node.path()
        key = (lens.viewer, names)
        if key != self._key:
            self._told.clear()
            self._list.horizontalScrollBar().setSingleStep(1)  # it keeps the width of the longest sentence
        if key != self._key or path != self._path:
            self._path, self._key = path, key
            self._model.setStringList([sentence for step in path for sentence in self._tell(lens, step, names)])
        if self.isVisible():
            self._list.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._list.scrollToBottom()

    def _tell(self, lens: AnyLens, node: AnyNode, names: Names) -> list[str]:
        told = self._told.get(node)
        if told is None:
            sentences = (self._phrases.event(event, names) for event in lens.events(node))
            told = self._told[node] = [sentence for sentence in sentences if sentence]
        return told

    def sentences(self) -> tuple[str, ...]:
        """What is told now."""
        return tuple(self._model.stringList())
