"""What if beside what was: a variation on the left, and smaller beside it what the match had at the same ply.

The second board asks the same lens as the first, and nothing is on it while somebody must not see something.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from princesscourt.core.handover import Show
from princesscourt.core.match import AnyNode
from princesscourt.ui.kit.board import BoardScene, Marks
from princesscourt.ui.kit.page import heading, wrapped
from princesscourt.ui.kit.room import Room
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.still import StillView
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.view import BoardView
from princesscourt.ui.shell.session import Session

SHARES = (3, 2)
"""How the two boards divide the width."""
LEAST = 150
"""Pixels of the second board."""
UNDER_TITLE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


def what_was(session: Session) -> AnyNode | None:
    """The ply of the match's own line at which the variation looked at stands, or its last; None on that line, on what
    only goes on from its end, and while somebody must not see something."""
    live, cursor = session.match.live, session.cursor
    if session.match.secretive or not isinstance(session.screen, Show):
        return None
    if cursor.is_above(live) or live.is_above(cursor):
        return None
    line = live.path()
    return line[min(cursor.ply, len(line) - 1)]


class WhatIf(QSplitter):
    """The board of the table, and on demand the other beside it."""

    def __init__(self, board: BoardView, main: BoardScene, session: Session, room: Room, sprites: Sprites) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._board, self._main, self._session, self._room, self._sprites = board, main, session, room, sprites
        self.wanted = False
        self.scene: BoardScene | None = None
        """Made when it is first needed."""
        self.title_if, self.title_was = Title(), Title()
        self.addWidget(_column(self.title_if, board))
        self._other = _column(self.title_was, None)
        self.addWidget(self._other)
        self.setChildrenCollapsible(False)
        for place, share in enumerate(SHARES):
            self.setStretchFactor(place, share)
        self._show(None)

    @property
    def look(self) -> Look:
        return self._main.look

    def want(self, wanted: bool) -> None:
        """Whether the other board comes wherever there is something to compare."""
        self.wanted = wanted
        self.follow()

    def follow(self) -> None:
        """What is looked at, from where or by whom, or the language has changed."""
        self._show(what_was(self._session) if self.wanted else None)

    def _show(self, node: AnyNode | None) -> None:
        fresh = self._other.isHidden()
        for part in (self.title_if, self._other):
            part.setVisible(node is not None)
        self._board.setAlignment(Qt.AlignmentFlag.AlignCenter if node is None else UNDER_TITLE)
        if node is None:
            return
        scene, lens = self.scene or self._made(), self._session.lens
        scene.names, scene.turned = self._main.names, self._main.turned
        scene.turn(self._main.facing, self._main.viewer)
        scene.show_view(lens.view(node))
        scene.set_marks(Marks(last=lens.trail(node)))
        self._entitle(node)
        if fresh:
            self.setSizes([share * self.width() // sum(SHARES) for share in SHARES])

    def _entitle(self, node: AnyNode) -> None:
        lens, cursor = self._session.lens, self._session.cursor
        self.title_if.say(QCoreApplication.translate("table", "What if"), cursor.ply, lens.label(cursor))
        self.title_was.say(QCoreApplication.translate("table", "What was"), node.ply, lens.label(node))
        self._view.setAccessibleName(self.title_was.said)

    def _made(self) -> BoardScene:
        self.scene = self._room.scene(self.look, self._sprites)
        self._view = StillView(self.scene)
        self._view.setMinimumSize(LEAST, LEAST)
        self._view.setAlignment(UNDER_TITLE)
        layout = self._other.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.addWidget(self._view, 1)
        return self.scene

    def restyle(self) -> None:
        """The language changed."""
        if self.scene is not None:
            self.scene.restyle()
        self.follow()

    def close_down(self) -> None:
        """Lets the second board go before the table does."""
        if self.scene is not None:
            self._view.setScene(None)
            self.scene.close_down()


class Title(QWidget):
    """What a board shows, and below it the move that led there."""

    def __init__(self) -> None:
        super().__init__()
        self.labels = self._what, self._move = heading(), wrapped("quiet")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(0)
        for label in (self._what, self._move):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)

    def say(self, what: str, ply: int, move: str) -> None:
        self._what.setText(what)
        self._move.setText(f"{ply}. {move}")

    @property
    def said(self) -> str:
        """Both lines as one, for a screen reader."""
        return f"{self._what.text()}, {self._move.text()}"


def _column(title: QWidget, board: QWidget | None) -> QWidget:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(title)
    if board is not None:
        column.addWidget(board, 1)
    return page
