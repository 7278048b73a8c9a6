"""What a series is: a game, one rule set or two to compare, levels, a number of matches and a seed.

Match `number` (from 0) follows from the plan and its number alone: who sits where, which rule set, the deal code and
what the computer players hit upon. So any order, any number of processes and any interruption give the same matches.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import Final

from princesscourt.core import chance, options
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.options import Value
from princesscourt.core.replay import plain
from princesscourt.core.rules import BadNotation, because
from princesscourt.games import find
from princesscourt.games.game import AnyGame

MOST: Final = 100_000
"""Matches of one series: as many as fit well into a folder and a chart."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A series. `version` is that of the game's rules; `sets` holds the options of one rule set, or of A and B."""

    game: str
    version: int
    seats: int
    levels: tuple[str, ...]
    sets: tuple[Hashable, ...]
    matches: int
    seed: str


def make(
    game: AnyGame, levels: Sequence[str], sets: Sequence[Hashable], matches: int, seed: str, seats: int = 0
) -> Plan:
    """A plan that can be played; `seats` 0 means as many as usual.

    Raises `BadNotation` for levels, numbers or options that the game does not have, or two equal rule sets.
    """
    known = [level.id for level in game.levels]
    seats = seats or game.usual_seats
    for level in levels:
        if level not in known:
            raise BadNotation(because("lab_level", level=level, known=", ".join(known)))
    if not levels or len(levels) > max(seats, len(known)):
        raise BadNotation(because("lab_levels", most=max(seats, len(known))))
    if seats not in game.rules.seat_counts:
        raise BadNotation(because("lab_seats", seats=seats))
    if not 1 <= matches <= MOST:
        raise BadNotation(because("lab_matches", most=MOST))
    if len(set(sets)) < len(sets):
        raise BadNotation(because("lab_same_sets"))
    for chosen in sets:
        game.rules.start(chosen, seats)
    return Plan(game.id, game.rules.version, seats, tuple(levels), tuple(sets), matches, plain(seed))


def set_of(plan: Plan, number: int) -> int:
    """Which rule set match `number` is played by: 0 is A, 1 is B."""
    return number % len(plan.sets)


@lru_cache(maxsize=8)
def seatings(plan: Plan) -> tuple[tuple[str, ...], ...]:
    """The levels on the seats, one arrangement after the other; every level sits equally often on every seat."""
    count, seats = len(plan.levels), plan.seats
    if count > seats:
        return tuple(permutations(plan.levels, seats))
    return tuple(tuple(plan.levels[(seat + turn) % count] for seat in range(seats)) for turn in range(count))


def levels_of(plan: Plan, number: int) -> tuple[str, ...]:
    """Who sits where in match `number`."""
    arrangements = seatings(plan)
    return arrangements[number // len(plan.sets) % len(arrangements)]


def luck(plan: Plan, number: int) -> Random:
    """What decides how the players of match `number` think."""
    return chance.stream(f"{plan.seed}/minds", number)


def code_of(plan: Plan, number: int) -> str:
    """The deal code of match `number`."""
    return chance.deal_code(chance.stream(f"{plan.seed}/cards", number))


def match_of(plan: Plan, number: int) -> AnyMatch:
    """Match `number` before its first ply."""
    players = tuple(Player("", "bot", level) for level in levels_of(plan, number))
    return Match(find(plan.game).rules, Setting(plan.sets[set_of(plan, number)], players, code_of(plan, number)))


def set_data(plan: Plan, which: int) -> Mapping[str, Value]:
    """The options of a rule set by their names."""
    return options.dump(plan.sets[which])


def differing(plan: Plan) -> tuple[str, ...]:
    """The names of the options in which A and B differ."""
    first, last = set_data(plan, 0), set_data(plan, len(plan.sets) - 1)
    return tuple(name for name in first if first[name] != last[name])
