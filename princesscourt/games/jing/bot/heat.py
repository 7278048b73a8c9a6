"""How suspicious a screen is by the way its player has moved it: all from public exchanges."""

from __future__ import annotations

import math
from collections.abc import Sequence

from princesscourt.core.rules import Seat
from princesscourt.games.jing.rules.catalog import ALL, PRINCESS, START_LINE, Square, captains, distance
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.state import NOWHERE, Fact

BACK = 0.4
"""How much a step back takes from the suspicion, against what a step forward gives."""
MOST = 4.0


def ways_to_go(options: Options, seat: Seat) -> tuple[int, ...]:
    """By square: the exchanges to the nearest captain of `seat`."""
    places = captains(seat, options)
    return tuple(min(distance(square, place) for place in places) for square in ALL)


def step(ways: Sequence[int], a: Square, b: Square) -> float:
    """The suspicion that a screen earns when its own player moves it from `a` to `b`."""
    gain = ways[a] - ways[b]
    return float(gain) if gain >= 0 else BACK * gain


def heats(options: Options, seat: Seat, log: Sequence[Fact]) -> list[float]:
    """By square: how eagerly `seat` has moved the screen that stands there towards its goal."""
    heat, ways = [0.0] * 25, ways_to_go(options, seat)
    for fact in log:
        a, b = fact.a, fact.b
        if fact.act == "swap":
            rise = (step(ways, a, b), step(ways, b, a)) if fact.seat == seat else (0.0, 0.0)
            heat[a], heat[b] = heat[b] + rise[1], heat[a] + rise[0]
            heat[a], heat[b] = min(MOST, heat[a]), min(MOST, heat[b])
        elif fact.act in ("withdraw", "return") and fact.seat == seat:
            if fact.shown == PRINCESS:
                heat = [0.0] * 25
            heat[a] = 0.0
            if b != NOWHERE:
                heat[b] = 0.0
        elif fact.act in ("withdraw", "return"):
            far = [b] if b != NOWHERE else list(START_LINE[fact.seat])
            heat[a] = sum(heat[square] for square in far) / len(far)
    return heat


def weighed(odds: Sequence[float], heat: Sequence[float], trust: float) -> list[float]:
    """Odds that count a hot screen for more; `trust` says how much."""
    weights = [chance * math.exp(trust * warm) if chance else 0.0 for chance, warm in zip(odds, heat, strict=True)]
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole else list(odds)
