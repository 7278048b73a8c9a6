"""Whole matches of Jade König for the tests: somebody who walks to the oracle, asks at random and seldom claims."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from princesscourt.core import chance
from princesscourt.core.play import Played, play
from princesscourt.core.rules import CHANCE, Seat
from princesscourt.games.jade.rules.board import DISTANCE, SPACES, oracle_node
from princesscourt.games.jade.rules.moves import SAY, AskOracle, Move, Walk
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.state import State
from tests.games.jade.tables import RULES


def some_options(rng: Random) -> JadeOptions:
    """Any mixture of the options that change what is played or seen."""
    return JadeOptions(
        deck=chance.pick(("fresh", "classic"), rng),
        stones=chance.pick(("known", "blind"), rng),
        held_task=chance.pick(("visible", "hidden"), rng),
        answers=chance.pick(("public", "private"), rng),
        thinking_time=chance.pick(("by_rule", "never"), rng),
        memory=chance.pick(("shown", "hidden"), rng),
    )


def choose(state: State, seat: Seat, rng: Random) -> Move:
    """A move that brings the match on."""
    moves = RULES.moves(state, seat)
    if isinstance(moves[0], Walk):
        return _nearest(state, seat, [move for move in moves if isinstance(move, Walk)], rng)
    if SAY["announce"] in moves and rng.random() < 0.85:
        return SAY["announce"]
    if SAY["settle"] in moves and rng.random() < 0.4:
        return SAY["settle"]
    if isinstance(moves[0], AskOracle) or rng.random() < 0.98:
        moves = [move for move in moves if move != SAY["claim"]]
    return chance.pick(moves, rng)


def _nearest(state: State, seat: Seat, moves: Sequence[Walk], rng: Random) -> Walk:
    goal = oracle_node(state.secrets.oracles[seat])
    if rng.random() < 0.1:
        return chance.pick(moves, rng)
    own = [move for move in moves if move.path[-1] < SPACES or move.path[-1] == goal]
    return min(own, key=lambda move: (DISTANCE[move.path[-1]][goal], rng.random()))


def match(seed: int, seats: int, options: JadeOptions, most: int = 4000) -> Iterator[tuple[State, Played[State, Move]]]:
    """(state before, ply) to the end or for `most` plies."""
    rng = Random(seed)
    state = RULES.start(options, seats)
    for _ in range(most):
        asks = RULES.asks(state)
        if not asks:
            return
        seat = chance.pick(asks, rng).seat
        move = RULES.draw(state, rng) if seat == CHANCE else choose(state, seat, rng)
        played = play(RULES, state, seat, move)
        yield state, played
        state = played.state
