"""Arrow keys on a board: from one spot to the next in a direction. Plain numbers, no window."""

from __future__ import annotations

import math
from collections.abc import Sequence

from princesscourt.ui.kit.board import Spot

_SLANT = math.sqrt(3) / 2
WAYS = {
    "left": (-1.0, 0.0), "right": (1.0, 0.0), "up": (0.0, -1.0), "down": (0.0, 1.0),
    "up_left": (-_SLANT, -0.5), "up_right": (_SLANT, -0.5), "down_left": (-_SLANT, 0.5), "down_right": (_SLANT, 0.5),
}  # fmt: skip
"""The four ways of the arrows, and the slanting four between hexes that have a neighbour above and below."""


def neighbour(spots: Sequence[Spot], here: Spot, way: str, stray: float) -> Spot | None:
    """The spot that lies next in direction `way` of `WAYS`; None at the rim.

    `stray`: how much worse it is to be aside of the way than farther along it.
    """
    dx, dy = WAYS[way]
    best, best_cost = None, math.inf
    for spot in spots:
        step = spot.area.center() - here.area.center()
        along = step.x() * dx + step.y() * dy
        aside = abs(step.x() * dy - step.y() * dx)
        if spot.target == here.target or along <= 0.5 or aside > 3 * along:
            continue
        cost = along + stray * aside
        if cost < best_cost:
            best, best_cost = spot, cost
    return best


def first(spots: Sequence[Spot], offers: Sequence[str]) -> Spot | None:
    """Where the cursor starts: the first spot on offer, else the first of all."""
    return next((spot for spot in spots if spot.target in offers), spots[0] if spots else None)


def cycle(spots: Sequence[Spot], offers: Sequence[str], here: str | None, step: int) -> Spot | None:
    """The offered spot `step` places on from `here`, round and round."""
    ring = [spot for spot in spots if spot.target in offers]
    if not ring:
        return None
    at = next((i for i, spot in enumerate(ring) if spot.target == here), -1 if step > 0 else 0)
    return ring[(at + step) % len(ring)]
