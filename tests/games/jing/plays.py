"""Random play that looks for trouble: it withdraws, points and goes forward more often than chance would."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from princesscourt.core.chance import pick
from princesscourt.core.rules import CHANCE, Seat
from princesscourt.games.jing.rules.catalog import FORWARD, PRINCESS
from princesscourt.games.jing.rules.moves import Decline, Move, Paralyse, Point, Swap, Withdraw
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import State


def lively(options: Options, seed: int, plies: int) -> Iterator[tuple[State, Seat, Move]]:
    """(state, seat, move) ply by ply, then the last state with the move that led to it again."""
    rng = Random(seed)
    state = RULES.start(options, 2)
    for _ in range(plies):
        asks = RULES.asks(state)
        if not asks:
            return
        seat = pick(asks, rng).seat
        move = RULES.draw(state, rng) if seat == CHANCE else choose(state, seat, rng)
        yield state, seat, move
        state = RULES.apply(state, seat, move)[0]


def choose(state: State, seat: Seat, rng: Random) -> Move:
    """A legal move, with a taste for what makes secrets."""
    moves = RULES.moves(state, seat)
    if any(isinstance(move, Decline) for move in moves):
        if rng.random() < 0.5:
            return next(move for move in moves if isinstance(move, Decline))
        princess = state.faces[1 - seat].find(PRINCESS)
        hits = [move for move in moves if isinstance(move, Point) and move.square == princess]
        if hits and rng.random() < 0.4:
            return hits[0]
        return pick([move for move in moves if not isinstance(move, Paralyse)], rng)
    homes = [move for move in moves if isinstance(move, Withdraw)]
    if homes and rng.random() < 0.3:
        return pick(homes, rng)
    own = [move for move in moves if isinstance(move, Swap) and _forward(state, seat, move)]
    return pick(own, rng) if own and rng.random() < 0.6 else pick(moves, rng)


def _forward(state: State, seat: Seat, move: Swap) -> bool:
    """Whether the exchange takes an own figure one row on."""
    near, ahead = (move.a, move.b) if FORWARD[seat] > 0 else (move.b, move.a)
    return state.faces[seat][near] != "." and near // 5 != ahead // 5
