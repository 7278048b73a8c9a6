"""What the strongest computer player thinks of a position, for the curve under the moves.

It is given what the seat asked could know, as in play. Its clock counts looks, so that a curve is the same on every
machine.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from random import Random
from typing import Final

from princesscourt.bots.contract import Clock, Question
from princesscourt.core.rules import Ask, Result
from princesscourt.games import find
from princesscourt.games.game import AnyGame
from princesscourt.lab.run import answer

SECONDS: Final = 0.3
"""For one position, by the count of looks."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How each seat stands, from -1 (lost) to 1 (won); None for a seat of which nothing is known here."""

    values: tuple[float | None, ...]
    over: bool = False
    """The match has ended by the rules: this is no judgement."""


def shared(game: AnyGame, seats: int) -> bool:
    """Whether what one seat wins the other loses and both see the same: one judgement then tells of both."""
    return seats == 2 and not game.rules.hidden


def standing(game_id: str, seats: int, state: Hashable, clock: Clock) -> Standing:
    """How the seats stand at `state`. Raises `Stopped`."""
    game = find(game_id)
    result = game.rules.result(state)
    if result is not None:
        return Standing(_ranked(result), over=True)
    ask = next((ask for ask in game.rules.asks(state) if ask.seat >= 0), None)
    value = None if ask is None else _felt(game, ask, state, clock)
    values: list[float | None] = [None] * seats
    if ask is not None and value is not None:
        values[ask.seat] = value
        if shared(game, seats):
            values[1 - ask.seat] = -value
    return Standing(tuple(values))


def _felt(game: AnyGame, ask: Ask, state: Hashable, clock: Clock) -> float | None:
    rules, level = game.rules, game.levels[-1]
    question = Question(rules.view(state, ask.seat), ask, tuple(rules.moves(state, ask.seat)))
    counted = level.counted(clock.stopped).within(SECONDS)
    return answer(game, level.id, question, Random(f"assess/{game.id}"), counted).value


def _ranked(result: Result) -> tuple[float, ...]:
    """1 for who wins, -1 for who is last, 0 for all if nobody is ahead."""
    worst = max(result.ranks)
    return tuple(1 - 2 * (rank - 1) / (worst - 1) if worst > 1 else 0.0 for rank in result.ranks)
