"""One good move, and why: asked of the strongest computer player, from what the asking seat may know."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from princesscourt.bots.contract import Question
from princesscourt.core.match import AnyNode
from princesscourt.core.rules import Seat
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
        self._asked: tuple[AnyNode, Seat] | None = None
        self._thinker = Thinker(self)
        self._thinker.replied.connect(self._replied)

    @property
    def busy(self) -> bool:
        """Whether a hint is being thought of."""
        return self._thinker.busy

    def ask(self) -> None:
        """Asks for a move of the seat that acts now; nothing happens where its secrets are not on the screen."""
        session, seat = self._session, self._session.acting
        if seat is None or not session.lens.sees_as(seat):
            return
        self._asked = (session.cursor, seat)
        ask = next(ask for ask in session.lens.asks(session.cursor) if ask.seat == seat)
        view = session.match.rules.view(session.cursor.state, seat)
        question = Question(view, ask, tuple(session.lens.moves(session.cursor, seat)))
        level = session.game.levels[-1]
        self._thinker.ask(session.game.id, level.id, question, f"{session.match.setting.seed}/hint", level.seconds)

    def _replied(self, reply: Reply) -> None:
        session, asked = self._session, self._asked
        if reply.choice is None or asked is None or session.acting is None:
            return
        if asked == (session.cursor, session.acting) and session.lens.sees_as(session.acting):
            self.hinted.emit(reply.choice)

    def close(self) -> None:
        """Ends the thinking."""
        self._thinker.close()
