"""Matches of Pebbles for the tests: set, and played at random from a seed."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TypeAlias, cast

from princesscourt.core import chance
from princesscourt.core.history import Node
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.rules import AnyRules
from tests.core.pebbles import PEBBLES, Move, Options, State, View

Table: TypeAlias = Match[State, Move, View, Options]
Ply: TypeAlias = Node[State, Move]
PEOPLE = (Player("Änne"), Player("Bo"), Player("Čeněk"), Player("Dee"))


def table(
    seats: int = 2, *, options: Options | None = None, seed: str = "A", open_table: bool = False, bots: int = 0
) -> Table:
    """A match not yet begun; the last `bots` seats are computer players."""
    players = (*PEOPLE[: seats - bots], *(Player(f"Bot {n}", "bot", "easy") for n in range(bots)))
    return Match(PEBBLES, Setting(options or Options(), players, seed, open_table))


def step(match: Table, rng: Random) -> Ply:
    """One more ply: chance first, else a random answer of a random seat that is asked."""
    drawn = match.draw()
    if drawn is not None:
        return drawn
    seat = chance.pick(match.asks, rng).seat
    return match.play(seat, chance.pick(match.rules.moves(match.live.state, seat), rng))


def played(plies: int = 1000, *, seats: int = 2, seed: str = "A", open_table: bool = False, bots: int = 0) -> Table:
    """A match after so many random plies, or its end."""
    match = table(seats, seed=seed, open_table=open_table, bots=bots)
    rng = Random(seed)
    while match.asks and match.live.ply < plies:
        step(match, rng)
    return match


@dataclass(frozen=True)
class Shelved:
    """What `games.find` gives, for a game that is in no box."""

    rules: AnyRules


def find_pebbles(game: str) -> Shelved:
    """Pebbles by its id. Raises KeyError."""
    return {"pebbles": Shelved(cast("AnyRules", PEBBLES))}[game]


def anyhow(match: Table) -> AnyMatch:
    return cast("AnyMatch", match)
