"""Matches between computer players, and questions put to one of them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from princesscourt.bots.contract import Bot, Choice, Clock, Question
from princesscourt.games.valley.bot.player import SKILLS, ValleyBot
from princesscourt.games.valley.game import GAME
from princesscourt.games.valley.rules.moves import Move
from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.rules import RULES
from princesscourt.games.valley.rules.state import State
from tests.games import duel

BOTS: Mapping[str, ValleyBot] = {level: ValleyBot(skill) for level, skill in SKILLS.items()}


def question(state: State) -> Question[State, Move]:
    return duel.question(RULES, state)


def choice(state: State, level: str, seed: int = 1, seconds: float | None = None) -> Choice[Move]:
    """What a level chooses, in its own time unless told otherwise."""
    limit = SKILLS[level].seconds if seconds is None else seconds
    return BOTS[level].choose(question(state), Random(seed), Clock(limit))


def hurried(state: State, level: str, seed: int, seconds: float) -> Choice[Move]:
    """What a level chooses within so many looks at the clock: the same on a quick machine and on a busy one."""
    clock = next(one for one in GAME.levels if one.id == level).counted().within(seconds)
    return BOTS[level].choose(question(state), Random(seed), clock)


def match(bots: tuple[Bot[State, Move], Bot[State, Move]], options: Options, seed: int, seconds: float = 2.0) -> State:
    """The last state of a match, LIGHT's player first."""
    return duel.match(RULES, bots, options, seed, seconds)


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
