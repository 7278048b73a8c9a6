"""Matches between computer players, and questions put to one of them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from princesscourt.bots.contract import Bot, Choice, Clock, Question
from princesscourt.core.rules import CHANCE, Ask
from princesscourt.games.valley.bot.player import SKILLS, ValleyBot
from princesscourt.games.valley.rules.moves import Move
from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.rules import RULES
from princesscourt.games.valley.rules.state import State

BOTS: Mapping[str, ValleyBot] = {level: ValleyBot(skill) for level, skill in SKILLS.items()}


def question(state: State) -> Question[State, Move]:
    return Question(state, Ask(state.turn, "move", private=False), state.moves)


def choice(state: State, level: str, seed: int = 1, seconds: float | None = None) -> Choice[Move]:
    """What a level chooses, in its own time unless told otherwise."""
    limit = SKILLS[level].seconds if seconds is None else seconds
    return BOTS[level].choose(question(state), Random(seed), Clock(limit))


def match(bots: tuple[Bot[State, Move], Bot[State, Move]], options: Options, seed: int, seconds: float = 2.0) -> State:
    """The last state of a match, LIGHT's player first."""
    state, rng = RULES.start(options, 2), Random(seed)
    while asks := RULES.asks(state):
        seat = asks[0].seat
        if seat == CHANCE:
            state = RULES.apply(state, CHANCE, RULES.draw(state, rng))[0]
            continue
        made = bots[seat].choose(question(state), rng, Clock(seconds)).move
        assert RULES.legal(state, seat, made)
        state = RULES.apply(state, seat, made)[0]
    return state


def score(one: str, other: str, matches: int, seconds: float = 2.0) -> float:
    """The share of points of level `one` against `other`, sides, starts and openings in turn."""
    points = 0.0
    for number in range(matches):
        start, opening = ("standard", "retrieve")[number // 2 % 2], ("normal", "balanced")[number // 4 % 2]
        options = Options(start=start, opening=opening)  # type: ignore[arg-type]
        seat = number % 2
        bots = (BOTS[one], BOTS[other]) if seat == 0 else (BOTS[other], BOTS[one])
        result = RULES.result(match(bots, options, number, seconds))
        assert result is not None
        points += 0.5 if result.drawn else float(seat in result.winners)
    return points / matches
