"""Search over deals that fit what the seat knows (perfect-information Monte Carlo).

Every world is a `guess` of the view: it has the voids, passed and shown cards that the seat knows. In each the same
moves are tried and the round is played out through the rules, so powers and round cards count as they are. Moves that
fall behind for certain are dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from princesscourt.bots.contract import Clock
from princesscourt.core.rules import CHANCE, Seat
from princesscourt.games.rebel.bot.candidates import plausible
from princesscourt.games.rebel.bot.policy import Policy
from princesscourt.games.rebel.rules.moves import Move
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.state import State, changed
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.rules.window import Window
from princesscourt.games.rebel.rules.winning import Camouflage

FIRST_LOOK: Final = 6
"""Worlds that every move is tried in."""
SURE: Final = 2.3
"""So many standard errors behind, a move is dropped."""
MATCH_BONUS: Final = 2.0
"""Proposals that first place at the end of the match is worth."""


@dataclass(slots=True)
class Trial:
    """One move and what came of it, world by world."""

    move: Move
    worth: list[float]

    @property
    def mean(self) -> float:
        return sum(self.worth) / len(self.worth) if self.worth else 0.0


def behind(trial: Trial, best: Trial) -> float:
    """How many standard errors `trial` is behind `best`, over the worlds that both were tried in."""
    gaps = [b - a for a, b in zip(trial.worth, best.worth, strict=False)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean / (sqrt(spread / len(gaps)) or 0.05)


def outcome(state: State, seat: Seat, number: int) -> float:
    """What the sheet of round `number` is worth to `seat`: the mean of the others less its own."""
    scores = state.sheets[number].scores
    others = (sum(scores) - scores[seat]) / (len(scores) - 1)
    result = RULES.result(state)
    bonus = MATCH_BONUS if result is not None and seat in result.winners else 0.0
    return others - scores[seat] + bonus


def play_out(state: State, players: Sequence[Policy], rng: Random, number: int) -> State:
    """`state` after round `number` (from 0), played by `players`, one for each seat."""
    while len(state.sheets) == number:
        seat = state.agenda.top.asks(state)[0].seat
        move = state.agenda.top.draw(state, rng) if seat == CHANCE else players[seat].choose(state, seat, rng)
        state = RULES.apply(state, seat, move)[0]
    return state


def world(view: View, seat: Seat, rng: Random) -> State:
    """A deal that fits; of those who armed, only `seat` is asked, since the others' powers are their secret plan."""
    state = RULES.guess(view, rng)
    asked = isinstance(state.agenda.top, Window | Camouflage)
    return changed(state, armed=1 << seat if asked else 0)


def race(view: View, seat: Seat, moves: Sequence[Move], rng: Random, clock: Clock, most: int) -> list[Trial]:
    """Tries the plausible moves in up to `most` worlds; best first. At least one world is tried."""
    players = (Policy(0.4),) * view.seats
    state = world(view, seat, rng)
    alive = [Trial(move, []) for move in plausible(state, seat, moves)]
    dropped: list[Trial] = []
    number = len(state.sheets)
    for count in range(1, most + 1):
        for trial in alive:
            after = RULES.apply(state, seat, trial.move)[0]
            trial.worth.append(outcome(play_out(after, players, rng, number), seat, number))
            if clock.over and count > 1:
                break
        if clock.over:
            break
        if count >= FIRST_LOOK and count % 3 == 0:
            best = max(alive, key=lambda trial: trial.mean)
            dropped += [trial for trial in alive if trial is not best and behind(trial, best) > SURE]
            alive = [trial for trial in alive if trial is best or behind(trial, best) <= SURE]
        if len(alive) == 1:
            break
        state = world(view, seat, rng)
    alive.sort(key=lambda trial: -trial.mean)
    return [*alive, *sorted(dropped, key=lambda trial: -trial.mean)]
