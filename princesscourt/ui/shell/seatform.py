"""One seat of a new match: its sign, a name, and who plays it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from princesscourt.bots.contract import Level
from princesscourt.core.match import Player
from princesscourt.core.rules import Seat
from princesscourt.ui.kit.room import Room
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.widgets import SignBadge
from princesscourt.ui.shell.names import display_name
from princesscourt.ui.shell.phrases import level_name


class SeatForm(QWidget):
    """A person or a computer player at one of the game's levels. The first seat begins as a person."""

    def __init__(self, look: Look, room: Room, levels: Sequence[Level], seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self._look, self._room, self._levels = look, room, levels
        self._name = QLineEdit()
        self._name.setMaxLength(24)
        self._who = QComboBox()
        self._who.addItem("", None)
        for level in levels:
            self._who.addItem("", level.id)
        self._who.setCurrentIndex(0 if seat == 0 or not levels else 1)
        self._who.currentIndexChanged.connect(self._hint)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.addWidget(SignBadge(look, seat))
        row.addWidget(self._name, 1)
        row.addWidget(self._who, 1)
        self.retranslate()

    def retranslate(self) -> None:
        self._who.setItemText(0, QCoreApplication.translate("new match", "Person"))
        words = QCoreApplication.translate("new match", "Computer: {level}")
        for i, level in enumerate(self._levels, start=1):
            self._who.setItemText(i, words.format(level=level_name(level.id)))
        part = self._room.phrases.seat(self.seat, None)
        name = QCoreApplication.translate("new match", "Name of player {number}").format(number=self.seat + 1)
        self._name.setAccessibleName(f"{name}, {part}" if part else name)
        self._name.setToolTip(part)
        self._who.setAccessibleName(
            QCoreApplication.translate("new match", "Who plays seat {number}").format(number=self.seat + 1)
        )
        self._hint()

    def _hint(self) -> None:
        self._name.setPlaceholderText(self._usual_name())

    def _usual_name(self) -> str:
        part = self._room.phrases.seat(self.seat, None)
        name = display_name(Player("", "human" if self._who.currentData() is None else "bot"), self.seat)
        return f"{name} ({part})" if part else name

    def set_player(self, player: Player) -> None:
        """Shows who sat here last time; a level that is gone becomes the weakest."""
        index = self._who.findData(player.level) if player.kind == "bot" else 0
        self._who.setCurrentIndex(max(index, 1 if player.kind == "bot" and self._levels else 0))
        self._name.setText(player.name)

    def player(self) -> Player:
        """Who sits here now; the name is "" if none was typed."""
        level = self._who.currentData()
        name = self._name.text().strip()
        return Player(name) if level is None else Player(name, "bot", level)
