"""The home page: five painted games, the match left open, and the ways to library and settings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from princesscourt.ui.kit.painting import Painting
from princesscourt.ui.kit.room import Room
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.widgets import Rule

WIDE = 900
"""From this width on (at text scale 1) the games stand in two rows of three and two."""


class HomePage(QWidget):
    """Where everything begins."""

    chosen = Signal(str)
    """The id of a game to be played."""
    resumed = Signal()
    """Go on with the match that was left open."""
    opened = Signal(str)
    """Another page: "library", "lab" or "settings"."""

    def __init__(self, look: Look, sprites: Sprites, rooms: Sequence[Room], pages: Sequence[str]) -> None:
        super().__init__()
        self._look, self._rooms = look, rooms
        self._title, self._line = QLabel(), QLabel()
        self._cards = [Painting(look, sprites, f"art/home-{room.asset}") for room in rooms]
        for room, card in zip(rooms, self._cards, strict=True):
            card.clicked.connect(lambda _=False, room=room: self.chosen.emit(room.game_id))
        self._resume = QPushButton()
        self._resume.clicked.connect(self.resumed)
        self._resume.hide()
        self._left_open = ""
        self._doors = {page: QPushButton() for page in pages}
        for page, button in self._doors.items():
            button.clicked.connect(lambda _=False, page=page: self.opened.emit(page))
        self._rule = Rule(look, sprites)
        self._lay_out()
        look.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def _lay_out(self) -> None:
        for label in (self._title, self._line):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
        self._title.setProperty("role", "display")
        self._line.setProperty("role", "motto")
        self._grid = QGridLayout()
        self._grid.setSpacing(8)
        doors = QHBoxLayout()
        doors.addStretch()
        for button in (self._resume, *self._doors.values()):
            doors.addWidget(button)
        doors.addStretch()
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(32, 20, 32, 24)
        column.addWidget(self._title)
        column.addWidget(self._line)
        column.addWidget(self._rule)
        column.addLayout(self._grid, 1)
        column.addLayout(doors)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)
        self._place_cards(3)

    def _place_cards(self, across: int) -> None:
        """Rows of `across` cards; a last row with fewer stands in the middle."""
        for card in self._cards:
            self._grid.removeWidget(card)
        whole = len(self._cards) // across * across
        for i, card in enumerate(self._cards):
            shift = across - (len(self._cards) - whole) if i >= whole else 0
            self._grid.addWidget(card, i // across, 2 * (i % across) + shift, 1, 2)
        for column in range(2 * across):
            self._grid.setColumnStretch(column, 1)

    def _dress(self) -> None:
        theme = self._look.theme
        for button in (self._resume, *self._doors.values()):
            button.setMinimumHeight(theme.px(44))

    def retranslate(self) -> None:
        self._title.setText(QCoreApplication.translate("home", "Princess Court"))
        self._line.setText(QCoreApplication.translate("home", "Five games at one table"))
        for room, card in zip(self._rooms, self._cards, strict=True):
            card.set_words(room.phrases.title(), room.phrases.subtitle())
        for page, button in self._doors.items():
            button.setText(door_name(page))
        self.show_left_open(self._left_open)

    def show_left_open(self, game_id: str) -> None:
        """Offers to go on with a match of this game; "" offers nothing."""
        self._left_open = game_id
        room = next((room for room in self._rooms if room.game_id == game_id), None)
        self._resume.setVisible(room is not None)
        if room is not None:
            words = QCoreApplication.translate("home", "Continue {game}")
            self._resume.setText(words.format(game=room.phrases.title()))

    def focus_first(self) -> None:
        """Keyboard first: the match left open, else the first game."""
        (self._resume if self._left_open else self._cards[0]).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -3, Qt.Key.Key_Down: 3}
        here = next((i for i, card in enumerate(self._cards) if card.hasFocus()), None)
        if here is None or Qt.Key(event.key()) not in steps:
            super().keyPressEvent(event)
            return
        there = here + steps[Qt.Key(event.key())]
        self._cards[max(0, min(there, len(self._cards) - 1))].setFocus()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def door_name(page: str) -> str:
    """What the button to a page says."""
    match page:
        case "library":
            return QCoreApplication.translate("home", "Library")
        case "lab":
            return QCoreApplication.translate("home", "Playtest lab")
        case "settings":
            return QCoreApplication.translate("home", "Settings")
    return page
