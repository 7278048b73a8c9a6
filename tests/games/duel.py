"""Matches between computer players."""

from __future__ import annotations

from random import Random

from princesscourt.bots.contract import Bot, Clock, Question
from princesscourt.core.rules import CHANCE, Rules, TMove, TOptions, TState, TView


def question(rules: Rules[TState, TMove, TView, TOptions], state: TState) -> Question[TState, TMove]:
    """What the seat that is asked first has to answer."""
    ask = rules.asks(state)[0]
    return Question(state, ask, tuple(rules.moves(state, ask.seat)))


def match(
    rules: Rules[TState, TMove, TView, TOptions],
    bots: tuple[Bot[TState, TMove], Bot[TState, TMove]],
    options: TOptions,
    seed: int,
    seconds: float,
) -> TState:
    """The last state of a match of two, who have so long for each move; every move is checked."""
    state, rng = rules.start(options, 2), Random(seed)
    while asks := rules.asks(state):
        seat = asks[0].seat
        if seat == CHANCE:
            move = rules.draw(state, rng)
        else:
            move = bots[seat].choose(question(rules, state), rng, Clock(seconds)).move
            assert rules.legal(state, seat, move)
        state = rules.apply(state, seat, move)[0]
    return state
