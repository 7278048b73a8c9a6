"""A small board beside the table on which a line of play can be gone through; the match stays as it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from princesscourt.games.valley.rules.moves import Slide
from princesscourt.games.valley.rules.rules import RULES
from princesscourt.games.valley.rules.state import State
from princesscourt.games.valley.ui import phrases
from princesscourt.games.valley.ui.scene import ValleyScene
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.flow import Flow
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.still import StillView
from princesscourt.ui.kit.theme import Look

SIDE = 300
"""Pixels at text scale 1."""
LARGEST = 420


class Picture(StillView):
    """The board at the height of the panel's text."""

    def __init__(self, scene: ValleyScene) -> None:
        super().__init__(scene)
        self._look = scene.look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._look.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        self.setFixedHeight(min(self._look.theme.px(SIDE), LARGEST))


class LineBoard(QWidget):
    """A position, the moves that follow as buttons, and the board after the move that was clicked last."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__()
        self._look = look
        self.scene = ValleyScene(look, sprites)
        self.picture = Picture(self.scene)
        self.states: tuple[State, ...] = ()
        self._line: tuple[Slide, ...] = ()
        self.at = 0
        self.buttons: list[QPushButton] = []
        self._moves = QWidget()
        self._flow = Flow(4, self._moves)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.picture)
        column.addWidget(self._moves)

    def show_line(self, state: State, line: Sequence[Slide]) -> None:
        """The position `state` and the moves of `line`; the same line again stays where it is."""
        states = tuple(positions(state, line))
        self.at = self.at if states == self.states else 0
        self.states, self._line = states, tuple(line)
        self._show_buttons(line)
        self.scene.show_view(states[self.at])
        self._show_place()

    def _show_buttons(self, line: Sequence[Slide]) -> None:
        for button in self.buttons:
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [self._button(number, move) for number, move in enumerate(line, 1)]
        self._moves.setVisible(bool(line))
        self._moves.updateGeometry()

    def _button(self, number: int, move: Slide) -> QPushButton:
        before = self.states[number - 1]
        label = RULES.label(before, before.turn, move, None)
        button = QPushButton(f"{number}. {label}")
        button.setCheckable(True)
        spoken = QCoreApplication.translate("valley", "Move {number} of the line: {piece}, {move}")
        piece = phrases.piece(before.piece(move.origin))
        button.setAccessibleName(spoken.format(number=number, piece=piece, move=str(move)))
        button.clicked.connect(lambda: self.go(number))
        self._flow.addWidget(button)
        return button

    def go(self, number: int) -> None:
        """Shows the board after so many moves of the line; a second click on the same move goes back to the start."""
        number = 0 if number == self.at else number
        before, self.at = self.at, number
        self.scene.finish()
        if number == before + 1:
            state = self.states[before]
            self.scene.play(self.states[number], RULES.apply(state, state.turn, self._line[before])[1])
        else:
            self.scene.show_view(self.states[number])
        self._show_place()

    def _show_place(self) -> None:
        for number, button in enumerate(self.buttons, 1):
            button.setChecked(number == self.at)
        made = self.at
        here = QCoreApplication.translate("valley", "The board after %n move(s) of the line", None, made)
        self.picture.setAccessibleName(here)
        last = RULES.spellings(self._line[self.at - 1])[0] if self.at else ()
        self.scene.set_marks(Marks(last=last))


def positions(state: State, line: Sequence[Slide]) -> list[State]:
    """The state and those after each move of the line."""
    found = [state]
    for move in line:
        found.append(RULES.apply(found[-1], found[-1].turn, move)[0])
    return found
