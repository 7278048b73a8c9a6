"""What lies over the table at times: the curtain, the question to everybody, and the result."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from princesscourt.core.handover import Curtain as CurtainScreen
from princesscourt.core.handover import Question, Screen, Show
from princesscourt.core.rules import Result
from princesscourt.ui.kit.room import Names, Phrases
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.shell.curtain import Curtain
from princesscourt.ui.shell.names import display_names
from princesscourt.ui.shell.phrases import say
from princesscourt.ui.shell.result_card import ResultCard, scores_of, title_of
from princesscourt.ui.shell.session import Session


class Covers(QObject):
    """Shows what the session's screen asks for; it decides nothing."""

    uncovered = Signal()
    """The table lies open again."""

    def __init__(self, host: QWidget, session: Session, phrases: Phrases, look: Look, sprites: Sprites) -> None:
        super().__init__(host)
        self._session, self._phrases = session, phrases
        self.curtain = Curtain(look, sprites, host)
        self.result = ResultCard(look, sprites, host)
        self.curtain.arrived.connect(session.is_here)
        self.curtain.peeked.connect(session.peek)
        self.curtain.let_go.connect(session.cover)
        self.curtain.answered.connect(session.answer_question)
        self.result.looked_back.connect(self.result.hide)

    @property
    def _names(self) -> Names:
        return Names(display_names(self._session.match.setting.players), self._session.lens.viewer)

    def dress(self, screen: Screen) -> None:
        """The curtain for a hand-over or a question; none where somebody may look."""
        match screen:
            case CurtainScreen(seat):
                self.curtain.ask_for(seat, self._names[seat])
                self.curtain.fall(at_once=self.curtain.down)
            case Question():
                self._ask_table(screen)
                self.curtain.fall(at_once=self.curtain.down)
            case Show():
                if self.curtain.down:
                    self.curtain.rise()
                    self.uncovered.emit()

    def _ask_table(self, question: Question) -> None:
        session, names = self._session, self._names
        ask = next(ask for ask in session.match.asks if ask.seat == question.seats[0] and ask.why == question.why)
        words = self._phrases.ask(ask, session.lens.view(session.match.live), names)
        self.curtain.ask_table(words, [(seat, names[seat]) for seat in question.seats])

    def show_result(self) -> None:
        """The result card, once for each end of the match."""
        result, live = self._session.match.result, self._session.match.live
        if result is not None and self._session.at_live and self.result.shown_for is not live:
            self.result.show_result(live, partial(self._ending, result))

    def _ending(self, result: Result) -> tuple[str, str, str]:
        names = self._names
        return title_of(result, names), say(self._phrases, result.reason, names), scores_of(result, names)

    def follow(self) -> None:
        """The table changed its size."""
        self.curtain.follow()
        self.result.follow()
