"""Matches that computer players play among themselves: for a series, a demo, a table that waits.

Whoever thinks is given a view, never a state. Everything else is told by the arguments, so that the same call plays the
same match whenever the clock counts looks.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from random import Random
from typing import Final, TypeAlias

from princesscourt.bots.contract import Choice, Clock, Level, Question
from princesscourt.core.match import AnyMatch, AnyNode
from princesscourt.core.rules import Ask
from princesscourt.games.game import AnyGame

LONGEST: Final = 5000
"""Plies after which the players of a series agree on a draw: no game of the house needs a fifth of this."""

Clocks: TypeAlias = Callable[[Level], Clock]
"""The clock for one move of a level."""


def answer(
    game: AnyGame, level: str, question: Question[Hashable, Hashable], rng: Random, clock: Clock
) -> Choice[Hashable]:
    """What `level` chooses. A single legal move needs no thought. Raises `Stopped`."""
    if len(question.moves) == 1:
        return Choice(question.moves[0])
    return game.bot(level).choose(question, rng, clock)


def question_of(match: AnyMatch, ask: Ask) -> Question[Hashable, Hashable]:
    """What the seat asked may know where the match stands, and what it may do."""
    state = match.live.state
    return Question(match.rules.view(state, ask.seat), ask, tuple(match.rules.moves(state, ask.seat)))


def plies(game: AnyGame, match: AnyMatch, rng: Random, clocks: Clocks) -> Iterator[AnyNode]:
    """Plays `match` on to its end, each seat at the level of its player; each ply as it is made. Raises `Stopped`."""
    levels = {level.id: level for level in game.levels}
    while match.asks:
        node = match.draw()
        if node is None:
            ask = match.asks[0]
            level = levels[match.setting.players[ask.seat].level]
            choice = answer(game, level.id, question_of(match, ask), rng, clocks(level))
            node = match.play(ask.seat, choice.move)
        yield node
        if match.live.ply >= LONGEST and match.result is None:
            match.agree_draw()
