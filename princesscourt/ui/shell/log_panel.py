"""The tab "What happened": the story of the match, told from the eyes of who looks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.ui.kit.room import Names, Phrases


class LogPanel(QWidget):
    """One sentence for each fact up to the ply looked at. Always made anew from the lens, so nothing lingers."""

    def __init__(self, phrases: Phrases) -> None:
        super().__init__()
        self._phrases = phrases
        self._list = QListWidget()
        self._list.setWordWrap(True)
        self._list.setSpacing(2)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self._list)
        self._told: tuple[AnyNode, ...] = ()
        self._key: object = None
        self.retranslate()

    def retranslate(self) -> None:
        self._list.setAccessibleName(QCoreApplication.translate("table", "What happened"))
        self._key = None

    def show_node(self, lens: AnyLens, node: AnyNode, names: Names) -> None:
        """The story up to `node`; adds to what stands there when the story only went on."""
        path = node.path()
        key = (lens.viewer, names)
        kept = len(self._told) if key == self._key and path[: len(self._told)] == self._told else 0
        if kept == 0:
            self._list.clear()
            self._list.horizontalScrollBar().setSingleStep(1)  # it keeps the width of the longest sentence
        for step in path[kept:]:
            self._tell(lens, step, names)
        self._told, self._key = path, key
        if self.isVisible():
            self._list.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._list.scrollToBottom()

    def _tell(self, lens: AnyLens, node: AnyNode, names: Names) -> None:
        for event in lens.events(node):
            sentence = self._phrases.event(event, names)
            if sentence:
                self._list.addItem(QListWidgetItem(sentence))

    def sentences(self) -> tuple[str, ...]:
        """What is told now."""
        return tuple(self._list.item(i).text() for i in range(self._list.count()))
