"""Random matches with any round cards, princesses and options."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from princesscourt.core.chance import pick, sample
from princesscourt.core.rules import CHANCE, Seat
from princesscourt.games.rebel.rules.moves import Finish, Move
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.state import State

CARDS = tuple(ROUND_CARDS)


def any_options(rng: Random, rounds: int = 2) -> Options:
    return Options(
        rounds=rounds,
        round_cards=",".join(sample(CARDS, rounds, rng)),
        princesses=pick(("dealt", "dealt", "free", "none"), rng),
        strict_beans=rng.random() < 0.3,
    )


def walk(seed: int, options: Options | None = None, seats: int = 0) -> Iterator[tuple[State, Seat, Move, State]]:
    """Every ply of a random match: (before, seat, move, after). Rounds are seldom cut short."""
    rng = Random(seed)
    state = RULES.start(options or any_options(rng), seats or 3 + seed % 4)
    while True:
        asks = RULES.asks(state)
        if not asks:
            return
        seat = pick(asks, rng).seat
        move = RULES.draw(state, rng) if seat == CHANCE else pick(RULES.moves(state, seat), rng)
        if isinstance(move, Finish) and rng.random() < 0.8:
            move = RULES.moves(state, seat)[0]
        after = RULES.apply(state, seat, move)[0]
        yield state, seat, move, after
        state = after
