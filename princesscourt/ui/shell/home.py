"""The home page: five painted games, the match left open, and the ways to library and settings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from princesscourt.ui.kit.painting import Painting
from princesscourt.ui.kit.sign import Sign
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.widgets import Rule

ROWS = (3, 5)
"""How many games may stand side by side where all of them fit into the window."""
GAP = 8
DOOR = 44
TALL = 1.6
"""At most so many times as high as wide is a painted game."""
LEAST, MOST = 200, 400
"""Widths of a painted game at text scale 1, in pixels."""


class HomePage(QWidget):
    """Where everything begins."""

    chosen = Signal(str)
    """The id of a game to be played."""
    resumed = Signal()
    """Go on with the match that was left open."""
    opened = Signal(str)
    """Another page: "library", "lab" or "settings"."""

    def __init__(self, look: Look, sprites: Sprites, signs: Sequence[Sign], pages: Sequence[str]) -> None:
        super().__init__()
        self._look, self._signs = look, signs
        self._title, self._line = QLabel(), QLabel()
        self._cards = [Painting(look, sprites, f"art/home-{sign.asset}") for sign in signs]
        for sign, card in zip(signs, self._cards, strict=True):
            card.clicked.connect(lambda _=False, sign=sign: self.chosen.emit(sign.game_id))
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
        self._grid.setSpacing(GAP)
        self._across = 0
        doors = QHBoxLayout()
        doors.addStretch()
        for button in (self._resume, *self._doors.values()):
            doors.addWidget(button)
        doors.addStretch()
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(32, 20, 32, 24)
        self._column = column
        column.addWidget(self._title)
        column.addWidget(self._line)
        column.addWidget(self._rule)
        column.addLayout(self._grid, 1)
        column.addLayout(doors)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(inside)
        self._bar = scroll.verticalScrollBar()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    def _arrange(self) -> None:
        """As large as all games fit into the window; where they would be too small, it scrolls."""
        margins, theme = self._column.contentsMargins(), self._look.theme
        width = self.width() - margins.left() - margins.right()
        labels = sum(label.heightForWidth(width) for label in (self._title, self._line))
        used = labels + self._rule.sizeHint().height() + theme.px(DOOR) + 5 * self._column.spacing()
        height = self.height() - margins.top() - margins.bottom() - used
        fitting, across = max((self._fitting(across, width, height), across) for across in ROWS)
        if fitting < theme.px(LEAST):
            across = max(1, min(3, width // theme.px(LEAST)))
            fitting = (width - self._bar.sizeHint().width() - (across - 1) * GAP) // across
        least = max(card.heightForWidth(fitting) for card in self._cards)
        row = height // -(-len(self._cards) // across) - GAP
        words = max(card.words_height(fitting) for card in self._cards)
        for card in self._cards:
            card.setFixedSize(fitting, max(least, min(row, round(fitting * TALL))))
            card.give_words(words)
        if across != self._across:
            self._place_cards(across)

    def _fitting(self, across: int, width: int, height: int) -> int:
        """The width of a card if `across` of them stand side by side and nothing has to scroll; 0 if they cannot."""
        rows = -(-len(self._cards) // across)
        row = (height - (rows - 1) * GAP) // rows
        widest = min((width - (across - 1) * GAP) // across, self._look.theme.px(MOST))
        sizes = range(widest, self._look.theme.px(LEAST) - 1, -GAP)
        return next((size for size in sizes if max(card.heightForWidth(size) for card in self._cards) <= row), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _place_cards(self, across: int) -> None:
        """Rows of `across` cards; a last row with fewer stands in the middle."""
        self._across = across
        for card in self._cards:
            self._grid.removeWidget(card)
        whole = len(self._cards) // across * across
        for i, card in enumerate(self._cards):
            shift = across - (len(self._cards) - whole) if i >= whole else 0
            middle = Qt.AlignmentFlag.AlignCenter
            self._grid.addWidget(card, i // across, 2 * (i % across) + shift, 1, 2, middle)
        for column in range(2 * max(ROWS)):
            self._grid.setColumnStretch(column, int(column < 2 * across))

    def _dress(self) -> None:
        theme = self._look.theme
        for button in (self._resume, *self._doors.values()):
            button.setMinimumHeight(theme.px(DOOR))
        self._arrange()

    def retranslate(self) -> None:
        self._title.setText(QCoreApplication.translate("home", "Princess Court"))
        self._line.setText(QCoreApplication.translate("home", "Five games at one table"))
        for sign, card in zip(self._signs, self._cards, strict=True):
            card.set_words(sign.title(), sign.subtitle())
        for page, button in self._doors.items():
            button.setText(door_name(page))
        self.show_left_open(self._left_open)
        self._arrange()

    def show_left_open(self, game_id: str) -> None:
        """Offers to go on with a match of this game; "" offers nothing."""
        self._left_open = game_id
        sign = next((sign for sign in self._signs if sign.game_id == game_id), None)
        self._resume.setVisible(sign is not None)
        if sign is not None:
            words = QCoreApplication.translate("home", "Continue {game}")
            self._resume.setText(words.format(game=sign.title()))

    def focus_first(self) -> None:
        """Keyboard first: the match left open, else the first game."""
        (self._resume if self._left_open else self._cards[0]).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self._across
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -row, Qt.Key.Key_Down: row}
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
