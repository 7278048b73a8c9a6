"""Before the first turn: laying the draft, and choosing a side of a random map."""

from __future__ import annotations

from typing import Final

from princesscourt.games.realm.rules.ground import CORNERS
from princesscourt.games.realm.rules.hexes import COUNT, DISTANCE
from princesscourt.games.realm.rules.moves import Lay, Terrain

_LIKED: Final[dict[Terrain, int]] = {"P": 3, "M": 1, "S": -2}
"""How glad a side is of each terrain near its corner."""
FIRST_MOVE: Final = 4
"""What the first move counts against a better map."""


def nearer(side: int, at: int) -> int:
    """How many steps nearer a hex is to the corner of `side` than to the other."""
    return DISTANCE[CORNERS[1 - side]][at] - DISTANCE[CORNERS[side]][at]


def worth_of_laying(move: Lay, side: int) -> int:
    """What this hex of the draft does for `side`: plains near the own corner, sea near the other."""
    return _LIKED[move.terrain] * nearer(side, move.at)


def lead_of_light(terrain: str) -> int:
    """How much the map and the first move favour LIGHT."""
    return FIRST_MOVE + sum(
        liked * nearer(0, at) for letter, liked in _LIKED.items() for at in range(COUNT) if terrain[at] == letter
    )
