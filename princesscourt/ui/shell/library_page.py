"""The library page: every match, searched, opened, given out, deleted and brought back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from princesscourt.games import UnknownGame
from princesscourt.storage.search import Query, Row
from princesscourt.ui.kit.room import Names
from princesscourt.ui.kit.widgets import Rule
from princesscourt.ui.shell.house import House
from princesscourt.ui.shell.names import display_names
from princesscourt.ui.shell.result_card import title_of
from princesscourt.ui.shell.rooms import sign_for

KEY = Qt.ItemDataRole.UserRole


class LibraryPage(QWidget):
    """A list from the last changed match down. Deleting asks nothing, since it can be taken back."""

    opened = Signal(int)
    taken_in = Signal()
    """A record is to be chosen and taken in."""
    left = Signal()

    def __init__(self, house: House) -> None:
        super().__init__()
        self._keeper = house.keeper
        self._deleted: list[int] = []
        self._title, self._empty = QLabel(), QLabel()
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self.fill)
        self._list = QTreeWidget()
        self._list.setRootIsDecorated(False)
        self._list.setUniformRowHeights(True)
        self._list.setAllColumnsShowFocus(True)
        self._list.setColumnCount(5)
        self._list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._list.header().setStretchLastSection(True)
        self._list.itemActivated.connect(lambda *_: self.open())
        self._list.itemSelectionChanged.connect(self._enable)
        self._buttons = {name: QPushButton() for name in ("back", "undo", "delete", "give_out", "take_in", "open")}
        runs = {
            "back": self.left.emit,
            "undo": self.undo,
            "delete": self.delete,
            "give_out": self.give_out,
            "take_in": self.taken_in.emit,
            "open": self.open,
        }
        for name, run in runs.items():
            self._buttons[name].clicked.connect(run)
        self._lay_out(Rule(house.look, house.sprites))
        self.retranslate()

    def _lay_out(self, rule: Rule) -> None:
        row = QHBoxLayout()
        row.addWidget(self._buttons["back"])
        row.addStretch()
        for name in ("undo", "delete", "give_out", "take_in", "open"):
            row.addWidget(self._buttons[name])
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 24, 40, 24)
        column.setSpacing(12)
        column.addWidget(self._title)
        column.addWidget(rule)
        column.addWidget(self._search)
        column.addWidget(self._list, 1)
        column.addWidget(self._empty, 1)
        column.addLayout(row)
        for label in (self._title, self._empty):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
        self._title.setProperty("role", "display")
        self._empty.setProperty("role", "motto")
        self._buttons["open"].setProperty("role", "primary")

    def retranslate(self) -> None:
        self._title.setText(QCoreApplication.translate("library", "Library"))
        self._search.setPlaceholderText(QCoreApplication.translate("library", "Search for a player or a game"))
        self._search.setAccessibleName(self._search.placeholderText())
        self._empty.setText(QCoreApplication.translate("library", "No match here yet."))
        texts = {
            "back": QCoreApplication.translate("library", "Back"),
            "undo": QCoreApplication.translate("library", "Bring back"),
            "delete": QCoreApplication.translate("library", "Delete"),
            "give_out": QCoreApplication.translate("library", "Save as a file …"),
            "take_in": QCoreApplication.translate("library", "Open a file …"),
            "open": QCoreApplication.translate("library", "Open"),
        }
        for name, text in texts.items():
            self._buttons[name].setText(text)
        self._list.setHeaderLabels(
            [
                QCoreApplication.translate("library", "Game"),
                QCoreApplication.translate("library", "Players"),
                QCoreApplication.translate("library", "Last played"),
                QCoreApplication.translate("library", "Moves"),
                QCoreApplication.translate("library", "Result"),
            ]
        )
        self._list.setAccessibleName(QCoreApplication.translate("library", "Matches"))
        self.fill()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def fill(self) -> None:
        """The list of now, with the same match chosen as before."""
        chosen = self.chosen()
        self._list.clear()
        for row in self._keeper.rows(Query(text=self._search.text())):
            item = QTreeWidgetItem(_columns(row))
            item.setData(0, KEY, row.id)
            self._list.addTopLevelItem(item)
            if row.id == chosen:
                self._list.setCurrentItem(item)
        first = self._list.topLevelItem(0)
        if not self._list.selectedItems() and first is not None:
            self._list.setCurrentItem(first)
        filled = self._list.topLevelItemCount() > 0
        self._list.setVisible(filled)
        self._empty.setVisible(not filled)
        self._enable()

    def chosen(self) -> int | None:
        """The match chosen in the list."""
        items = self._list.selectedItems()
        return int(items[0].data(0, KEY)) if items else None

    def _enable(self) -> None:
        for name in ("delete", "give_out", "open"):
            self._buttons[name].setEnabled(self.chosen() is not None)
        self._buttons["undo"].setVisible(bool(self._deleted))

    def open(self) -> None:
        """Opens the match chosen."""
        chosen = self.chosen()
        if chosen is not None:
            self.opened.emit(chosen)

    def delete(self) -> None:
        """Takes the match chosen out of the list; `undo` brings it back."""
        chosen = self.chosen()
        if chosen is not None:
            self._keeper.delete(chosen)
            self._deleted.append(chosen)
            self.fill()

    def undo(self) -> None:
        """Brings back what was deleted last."""
        if self._deleted:
            self._keeper.restore(self._deleted.pop())
            self.fill()

    def give_out(self) -> None:
        """Writes the match chosen into a file."""
        chosen = self.chosen()
        title = QCoreApplication.translate("library", "Save the record")
        name = QFileDialog.getSaveFileName(self, title, "match.court.json")[0] if chosen is not None else ""
        if name and chosen is not None:
            self._keeper.give_out_kept(chosen, Path(name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self._list.hasFocus():
            self.delete()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focus_first(self) -> None:
        self._list.setFocus()


def _columns(row: Row) -> list[str]:
    names = display_names(row.players)
    when = QLocale().toString(QDateTime.fromSecsSinceEpoch(int(row.changed)), QLocale.FormatType.ShortFormat)
    return [_game(row.game), ", ".join(names), when, str(row.plies), _outcome(row, names)]


def _game(game_id: str) -> str:
    try:
        return sign_for(game_id).title()
    except UnknownGame:
        return game_id


def _outcome(row: Row, names: tuple[str, ...]) -> str:
    if row.broken:
        return QCoreApplication.translate("library", "Cannot be read")
    if row.held:
        return QCoreApplication.translate("library", "Open in another window")
    if row.result is not None:
        return title_of(row.result, Names(names))
    return QCoreApplication.translate("library", "Not finished")
