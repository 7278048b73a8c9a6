"""A field for an ordered choice among many: a button with what is chosen, and a list to choose from behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout


class ListField(QPushButton):
    """Its value is the chosen ids in the order of choosing, divided by commas; "" for none."""

    def __init__(self, offers: Sequence[str]) -> None:
        super().__init__()
        self._offers = tuple(offers)
        self._names: Mapping[str, str] = {}
        self._chosen: tuple[str, ...] = ()
        self.clicked.connect(self.choose)

    @property
    def value(self) -> str:
        return ",".join(self._chosen)

    def set_value(self, value: str) -> None:
        """`value` as `value` gives it."""
        self._chosen = tuple(word for word in value.split(",") if word)
        self._write()

    def set_names(self, names: Mapping[str, str]) -> None:
        """What the ids are called in the language of now; "" names the empty choice."""
        self._names = names
        self._write()

    def _write(self) -> None:
        named = ", ".join(self._names.get(word, word) for word in self._chosen) or self._names.get("", "")
        self.setText(self.fontMetrics().elidedText(named.replace("&", "&&"), Qt.TextElideMode.ElideRight, 420))
        self.setAccessibleDescription(named)

    def choose(self) -> None:
        """Opens the list."""
        dialog = ListDialog(self._offers, self._names, self._chosen, self)
        dialog.setWindowTitle(self.accessibleName())
        dialog.accepted.connect(lambda: self.set_value(",".join(dialog.chosen)))
        dialog.open()


class ListDialog(QDialog):
    """The list: a press on a line puts it at the end of the choice, or takes it out again."""

    def __init__(
        self, offers: Sequence[str], names: Mapping[str, str], chosen: Sequence[str], parent: ListField
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._offers, self._names = offers, names
        self.chosen = [word for word in chosen if word in offers]
        self._line = QLabel(QCoreApplication.translate("new match", "Press in the order in which they shall come."))
        self._line.setWordWrap(True)
        self._list = QListWidget()
        self._list.addItems([""] * len(offers))
        self._list.itemClicked.connect(self._toggle)
        self._list.itemActivated.connect(self._toggle)
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel | kinds.Reset)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        buttons.button(kinds.Reset).clicked.connect(self._clear)
        column = QVBoxLayout(self)
        column.addWidget(self._line)
        column.addWidget(self._list)
        column.addWidget(buttons)
        self._write()
        self.resize(self._list.sizeHintForColumn(0) + 120, 520)

    def _toggle(self, item: QListWidgetItem) -> None:
        word = self._offers[self._list.row(item)]
        if word in self.chosen:
            self.chosen.remove(word)
        else:
            self.chosen.append(word)
        self._write()

    def _clear(self) -> None:
        self.chosen.clear()
        self._write()

    def _write(self) -> None:
        for row, word in enumerate(self._offers):
            place = f"{self.chosen.index(word) + 1}.  " if word in self.chosen else ""
            item = self._list.item(row)
            item.setText(place + self._names.get(word, word))
            font = item.font()
            font.setBold(bool(place))
            item.setFont(font)
