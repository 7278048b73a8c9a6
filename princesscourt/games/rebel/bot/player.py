"""The levels: by rule of thumb with a careless hand, a short search, and a long one."""

from __future__ import annotations

from dataclasses import dataclass
from math import tanh
from random import Random
from typing import Final

from princesscourt.bots.contract import Choice, Clock, Level, Question
from princesscourt.core import chance
from princesscourt.core.rules import because
from princesscourt.games.rebel.bot.policy import Policy
from princesscourt.games.rebel.bot.reasons import reason
from princesscourt.games.rebel.bot.search import Trial, behind, race
from princesscourt.games.rebel.rules.moves import Choose, Decline, Keep, Move, Play, Use
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.view import View

LEVELS: Final = (Level("easy", 0.5), Level("medium", 1.0, look=0.0025), Level("hard", 2.0, look=0.0025))


@dataclass(frozen=True, slots=True)
class Style:
    """`noise`: how careless; `worlds`: how many deals it tries, 0 for none; `windows`: as many for an ability, which
    must promise `gain` proposals more than waiting."""

    noise: float
    worlds: int
    windows: int = 0
    gain: float = 0.5


STYLES: Final = {"easy": Style(1.6, 0), "medium": Style(0.5, 10, 8, 1.0), "hard": Style(0.0, 300, 30)}
TIMID: Final = 0.3
"""How often the easy level uses an ability, or says that it may."""


class RebelBot:
    """A computer player; it keeps nothing between questions."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def choose(self, question: Question[View, Move], rng: Random, clock: Clock) -> Choice[Move]:
        view, moves, seat = question.view, question.moves, question.ask.seat
        if len(moves) == 1:
            return Choice(moves[0], because("only_move"))
        if self.style.worlds == 0 or isinstance(moves[0], Keep):
            return self._feel(question, rng)
        most = self.style.windows if isinstance(moves[0], Decline) else self.style.worlds
        trials = race(view, seat, moves, rng, clock, most)
        best = self._patient(trials) if isinstance(moves[0], Decline) else trials[0]
        move = _armed(best.move, question)
        why = reason(RULES.guess(view, rng), seat, move)
        return Choice(move, why, tanh(best.mean / 8), _line(trials))

    def _patient(self, trials: list[Trial]) -> Trial:
        """An ability is kept unless it surely gains more than waiting does."""
        waiting = next((trial for trial in trials if isinstance(trial.move, Decline)), trials[0])
        best = trials[0]
        worth = best.mean - waiting.mean >= self.style.gain and behind(waiting, best) > 1
        return best if worth else waiting

    def _feel(self, question: Question[View, Move], rng: Random) -> Choice[Move]:
        seat, moves = question.ask.seat, question.moves
        state = RULES.guess(question.view, rng)
        move = Policy(self.style.noise).choose(state, seat, rng)
        bold = [other for other in moves if isinstance(other, Use) or (isinstance(other, Play) and other.power)]
        if bold and rng.random() < TIMID / 2:
            move = chance.pick(bold, rng)
        if rng.random() < TIMID:
            move = _armed(move, question)
        return Choice(move, reason(state, seat, move))


def _armed(move: Move, question: Question[View, Move]) -> Move:
    """The same move with "I may act", where that is offered: it costs nothing."""
    if isinstance(move, Play) and not move.power:
        armed: Move = Play(move.card, "", True)
    elif isinstance(move, Choose):
        armed = Choose(move.what, move.cards, True)
    else:
        return move
    return armed if armed in question.moves else move


def _line(trials: list[Trial]) -> tuple[str, ...]:
    return (str(trials[0].move),) if trials else ()


def bot(level: str) -> RebelBot:
    """The player of this level. Raises KeyError for an unknown one."""
    return RebelBot(STYLES[level])
