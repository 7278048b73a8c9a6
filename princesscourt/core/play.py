"""Check and apply: the only place where legality is enforced."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Generic

from princesscourt.core.events import Event
from princesscourt.core.rules import CHANCE, IllegalMove, Rules, Seat, TMove, TOptions, TState, TView, because


@dataclass(frozen=True, slots=True)
class Played(Generic[TState, TMove]):
    """A move that was made, and what came of it."""

    seat: Seat
    move: TMove
    state: TState
    events: tuple[Event, ...]
    reveals: bool


def asked(rules: Rules[TState, TMove, TView, TOptions], state: TState) -> tuple[Seat, ...]:
    """The seats asked now, in the order of the asks."""
    return tuple(ask.seat for ask in rules.asks(state))


def play(rules: Rules[TState, TMove, TView, TOptions], state: TState, seat: Seat, move: TMove) -> Played[TState, TMove]:
    """`move` made by `seat`. Raises `IllegalMove` with a reason; `state` is untouched either way."""
    if seat not in asked(rules, state):
        raise IllegalMove(because("over" if rules.result(state) else "not_asked", seat=seat))
    if not rules.legal(state, seat, move):
        raise IllegalMove(rules.refusal(state, seat, move) or because("illegal"))
    after, events, reveals = rules.apply(state, seat, move)
    return Played(seat, move, after, events, reveals or seat == CHANCE)


def play_text(
    rules: Rules[TState, TMove, TView, TOptions], state: TState, seat: Seat, text: str
) -> Played[TState, TMove]:
    """As `play`, from notation. Raises `BadNotation` or `IllegalMove`."""
    return play(rules, state, seat, rules.parse(text))


def perft(rules: Rules[TState, TMove, TView, TOptions], state: TState, depth: int) -> int:
    """How many sequences of exactly `depth` plies lead on from `state`, where chance has no part."""
    if depth == 0:
        return 1
    total = 0
    for seat in asked(rules, state):
        moves = rules.moves(state, seat)
        if depth == 1:
            total += len(moves)
            continue
        total += sum(perft(rules, rules.apply(state, seat, move)[0], depth - 1) for move in moves)
    return total


def settle(rules: Rules[TState, TMove, TView, TOptions], state: TState, rng: Random) -> TState:
    """The state after all chance moves that are due, drawn with `rng`; for searches and random play."""
    while CHANCE in asked(rules, state):
        state = rules.apply(state, CHANCE, rules.draw(state, rng))[0]
    return state
