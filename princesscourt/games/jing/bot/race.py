"""What a position is worth as a race between two princesses who may be found on the way.

The game in small: each side needs so many turns to arrive, and the other side hits with a certain chance if it points.
A turn goes on, pushes the other princess back, moves empty screens to hide, or takes the princess home; then it may
point, with the price and the gain of the rules (jing 4.5). The table of this small game is solved once by sweeps, and
read between its points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

KNOWN: Final = (0.15, 0.35, 0.65, 1.0)
"""The chances to be hit for which the table is made; a princess that was seen stays known until she goes home."""
FARTHEST: Final = 9
HOME, HIDDEN = 4, 0
"""Turns to go, and the place in `KNOWN`, of a princess that has been sent home."""
SPOTTED: Final = 0.6
"""How often a step forward makes her screen more suspicious."""
SWEEPS: Final = 36
PATIENCE: Final = 0.985
"""What the future counts for: without it a pair of sides that only push each other back never settles."""

RUNS: Final = ((1, 0, False), (2, 0, False), (1, 1, False), (1, 1, True))
"""(turns due, turns played, whether the enemy's next run has two turns) as they occur before a move."""
RUN_AT: Final = {run: place for place, run in enumerate(RUNS)}

Princess: TypeAlias = tuple[int, int]
"""Turns to go and place in `KNOWN`."""
Key: TypeAlias = tuple[Princess, Princess, int]


@cache
def table() -> dict[Key, float]:
    """The chance to win for the side to move: own princess, enemy princess, place in `RUNS`."""
    sides = [(steps, level) for steps in range(1, FARTHEST + 1) for level in range(len(KNOWN))]
    keys = [(own, far, run) for own in sides for far in sides for run in range(len(RUNS))]
    values = dict.fromkeys(keys, 0.5)
    for _ in range(SWEEPS):
        moved = {key: _second(values, *key) for key in keys}
        values = {key: _best(moved, *key) for key in keys}
    return values


def _best(moved: dict[Key, float], own: Princess, far: Princess, run: int) -> float:
    """Before the main move, from what is worth after it."""
    steps, level = own
    if steps == 1:
        return 1.0
    top = len(KNOWN) - 1
    best = SPOTTED * moved[(steps - 1, min(top, level + 1)), far, run]
    best += (1 - SPOTTED) * moved[(steps - 1, level), far, run]
    if far[0] < HOME:
        chance = KNOWN[far[1]]
        best = max(best, chance * moved[own, (far[0] + 1, far[1]), run] + (1 - chance) * moved[own, far, run])
    if 0 < level < top:
        best = max(best, moved[(steps, level - 1), far, run])
    if level == top:
        best = max(best, moved[(max(HOME, steps), HIDDEN), far, run])
    return best


def _second(values: dict[Key, float], own: Princess, far: Princess, run: int) -> float:
    """After the main move: to point or not."""
    left, played, bonus = RUNS[run]
    chance = KNOWN[far[1]]
    stay = _ended(values, own, far, left, played, bonus)
    hit = _ended(values, own, (max(HOME, far[0]), HIDDEN), min(2 - played, left + 1), played, bonus)
    miss = _ended(values, own, far, left, played, True)
    return max(stay, chance * hit + (1 - chance) * miss)


def _ended(values: dict[Key, float], own: Princess, far: Princess, left: int, played: int, bonus: bool) -> float:
    """After the turn."""
    if left > 1:
        return values[own, far, RUN_AT[left - 1, played + 1, bonus]]
    ahead = 1.0 - values[far, own, RUN_AT[2 if bonus else 1, 0, False]]
    return 0.5 + (ahead - 0.5) * PATIENCE


def worth(mine: float, known: float, theirs: float, seen: float, run: int) -> float:
    """The chance to win for the side to move, read between the points of the table.

    `mine` and `theirs`: turns to go; `known`: the chance that the enemy hits the own princess; `seen`: that the own
    side hits hers; `run`: place in `RUNS`.
    """
    total = 0.0
    for own, own_part in _corners(mine, known):
        for far, far_part in _corners(theirs, seen):
            total += own_part * far_part * table()[own, far, run]
    return total


def _corners(steps: float, chance: float) -> list[tuple[Princess, float]]:
    low_step, step_part = _between(min(max(steps, 1.0), float(FARTHEST)), range(FARTHEST + 1))
    low, part = _between(min(max(chance, KNOWN[0]), KNOWN[-1]), KNOWN)
    corners = [
        ((low_step, low), (1 - step_part) * (1 - part)),
        ((low_step + 1, low), step_part * (1 - part)),
        ((low_step, low + 1), (1 - step_part) * part),
        ((low_step + 1, low + 1), step_part * part),
    ]
    return [(corner, weight) for corner, weight in corners if weight > 0.0]


def _between(value: float, points: Sequence[float]) -> tuple[int, float]:
    """The last point not above `value`, and how far on to the next."""
    low = max(place for place, point in enumerate(points) if point <= value)
    if low == len(points) - 1:
        return low, 0.0
    return low, (value - points[low]) / (points[low + 1] - points[low])
