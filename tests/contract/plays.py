"""Whole matches played at random, of any game of the house and of Pebbles."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import strategies as st

from princesscourt.core import options
from princesscourt.core.chance import pick, stream
from princesscourt.core.events import Event
from princesscourt.core.options import Option
from princesscourt.core.rules import CHANCE, OPEN, AnyRules, Ask, BadNotation, Seat, Viewer
from princesscourt.games import GAMES, find
from princesscourt.games.game import AnyGame
from tests.core.tables import Shelved, find_pebbles
from tests.records.make import numbers

LIMIT = 20_000
"""Plies within which every match ends, even one of random moves."""
IDS = (*(entry.id for entry in GAMES), "pebbles")


@dataclass(frozen=True, repr=False)
class Step:
    """One ply of a play: the state it was made in, and what came of it."""

    state: Hashable
    seat: Seat
    move: Hashable
    after: Hashable
    events: tuple[Event, ...]
    reveals: bool


@dataclass(frozen=True, repr=False)
class Play:
    """A match played at random to its end. `seed` gives further choices."""

    rules: AnyRules
    chosen: Hashable
    seats: int
    seed: int
    start: Hashable
    steps: tuple[Step, ...]

    def __repr__(self) -> str:
        return f"<{self.rules.id}, {self.seats} seats, seed {self.seed}, {self.chosen}, {len(self.steps)} plies>"

    def _repr_pretty_(self, printer: object, cycle: bool) -> None:
        """As Hypothesis reports it: short."""
        del cycle
        printer.text(repr(self))  # type: ignore[attr-defined]

    @property
    def states(self) -> tuple[Hashable, ...]:
        return (self.start, *(step.after for step in self.steps))

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (None, *range(self.seats), OPEN)

    def some(self, count: int) -> Sequence[Hashable]:
        """The first and the last state and some between, the same each time."""
        states = self.states
        rng = Random(self.seed)
        places = sorted({0, len(states) - 1, *(int(rng.random() * len(states)) for _ in range(count))})
        return [states[place] for place in places]

    def some_steps(self, count: int) -> Sequence[Step]:
        rng = Random(self.seed)
        return [pick(self.steps, rng) for _ in range(count)]


Check: TypeAlias = Callable[[Play], None]


def rules_of(game_id: str) -> AnyRules:
    return known(game_id).rules


def known(game_id: str) -> AnyGame | Shelved:
    return find_pebbles(game_id) if game_id == "pebbles" else find(game_id)


@lru_cache(maxsize=8)
def play(game_id: str, seed: int, seats: int, chosen: Hashable) -> Play | None:
    """A random match; None if these options do not go together."""
    return played(rules_of(game_id), seed, seats, chosen)


def played(rules: AnyRules, seed: int, seats: int, chosen: Hashable) -> Play | None:
    """As `play`, by any rules."""
    try:
        start = rules.start(chosen, seats)
    except BadNotation:
        return None
    return Play(rules, chosen, seats, seed, start, tuple(_steps(rules, start, Random(seed))))


def _steps(rules: AnyRules, state: Hashable, rng: Random) -> Iterator[Step]:
    chances = 0
    for _ in range(LIMIT):
        asks = rules.asks(state)
        if not asks:
            return
        seat = pick(asks, rng).seat
        if seat == CHANCE:
            move = rules.draw(state, stream(str(rng.random()), chances))
            chances += 1
        else:
            move = pick(rules.moves(state, seat), rng)
        after, events, reveals = rules.apply(state, seat, move)
        yield Step(state, seat, move, after, events, reveals)
        state = after
    pytest.fail(f"{rules.id} does not end within {LIMIT} plies")


def option_values(option: Option) -> st.SearchStrategy[object]:
    """What an option may be; a text is left at its default, since its grammar is the game's own."""
    if option.kind == "number":
        return st.sampled_from(numbers(option))
    return st.sampled_from(option.values) if option.values else st.just(option.default)


@st.composite
def plays(draw: st.DrawFn, game_id: str) -> Play | None:
    """A play of the game with any seats and options."""
    rules = rules_of(game_id)
    seats = draw(st.sampled_from(rules.seat_counts))
    described = options.describe(rules.options_type)
    chosen = rules.options_type(**{option.name: draw(option_values(option)) for option in described})
    return play(game_id, draw(st.integers(0, 10**6)), seats, chosen)


def asks_by_seat(rules: AnyRules, state: Hashable) -> dict[Seat, Ask]:
    return {ask.seat: ask for ask in rules.asks(state)}
