"""One good move, and why: asked of the strongest computer player, from what the asking seat may know."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from princesscourt.bots.contract import Question
from princesscourt.core.match import AnyNode
from princesscourt.lab.worker import Reply
from princesscourt.ui.shell.session import Session
from princesscourt.ui.shell.workers import Thinker


class Hinter(QObject):
    """Thinks in a process of its own; an answer that comes too late is dropped."""

    hinted = Signal(object)
    """The `Choice` for the seat that acts."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._node: AnyNode | None = None
        self._thinker = Thinker(self)
        self._thinker.replied.connect(self._replied)

    def ask(self) -> None:
        """Asks for a move of the seat that acts now."""
        session, seat = self._session, self._session.acting
        if seat is None:
            return
        self._node = session.cursor
        ask = next(ask for ask in session.lens.asks(session.cursor) if ask.seat == seat)
        view = session.match.rules.view(session.cursor.state, seat)
        question = Question(view, ask, tuple(session.lens.moves(session.cursor, seat)))
        level = session.game.levels[-1]
        self._thinker.ask(session.game.id, level.id, question, f"{session.match.setting.seed}/hint", level.seconds)

    def _replied(self, reply: Reply) -> None:
        if reply.choice is not None and self._node is self._session.cursor and self._session.acting is not None:
            self.hinted.emit(reply.choice)

    def close(self) -> None:
        """Ends the thinking."""
        self._thinker.close()
