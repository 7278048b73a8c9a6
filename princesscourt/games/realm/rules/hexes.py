"""The nineteen hexes (section 2 of the rules): names, distances, neighbours, and sets of hexes as bit masks.

A hex is its index 0 … 18 in reading order A1 … E3, or its bit `1 << index`. A set of hexes is the sum of their bits.
Tables are made once, at import, and never change.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from princesscourt.core.rules import BadNotation, because

LENGTHS: Final = (3, 4, 5, 4, 3)
COUNT: Final = 19
ALL: Final = (1 << COUNT) - 1
NOWHERE: Final = COUNT
"""The index of a pawn that is off the board; its bit is 0."""

NAMES: Final = tuple(
    f"{row}{place + 1}" for row, length in zip("ABCDE", LENGTHS, strict=True) for place in range(length)
)
INDEX: Final = {name: index for index, name in enumerate(NAMES)}
BIT: Final = (*(1 << index for index in range(COUNT)), 0)
HEX: Final = {bit: index for index, bit in enumerate(BIT)}
"""The index of a bit."""


def _axial(index: int) -> tuple[int, int]:
    name = NAMES[index]
    row = "ABCDE".index(name[0]) - 2
    return int(name[1]) - 1 - min(2, row + 2), row


AXIAL: Final = tuple(_axial(index) for index in range(COUNT))
"""(q, r) of each hex, C3 = (0, 0)."""
AT: Final = {place: index for index, place in enumerate(AXIAL)}
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six directions, from east against the clock."""


def _apart(one: int, other: int) -> int:
    (q, r), (s, t) = AXIAL[one], AXIAL[other]
    return max(abs(q - s), abs(r - t), abs(q + r - s - t))


DISTANCE: Final = tuple(tuple(_apart(one, other) for other in range(COUNT)) for one in range(COUNT))
"""RULING 3: steps between two hexes, whatever lies there."""
VALUE: Final = tuple(
    {BIT[at]: 5 - DISTANCE[queen][at] if queen != NOWHERE else 1 for at in range(COUNT)} for queen in range(COUNT + 1)
)
"""`VALUE[queen][bit]`: range and combat value of a Prince there, 4 … 1; 1 while his Queen is lost (RULING 6)."""

NEAR: Final = {BIT[at]: sum(BIT[other] for other in range(COUNT) if DISTANCE[at][other] == 1) for at in range(COUNT)}
"""The neighbours of a hex, by its bit."""
BETWEEN: Final = tuple(tuple(NEAR[BIT[one]] & NEAR[BIT[other]] for other in range(COUNT)) for one in range(COUNT))
"""The hexes next to both."""
MIRROR: Final = tuple(AT[-q - r, r] for q, r in AXIAL)
"""Left and right exchanged."""

_LOW: Final = 10
_LOW_MASK: Final = (1 << _LOW) - 1


def _around(mask: int) -> int:
    found = 0
    for bit, near in NEAR.items():
        if mask & bit:
            found |= near
    return found


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in BIT[:COUNT] if mask & bit)


AROUND_LOW: Final = tuple(_around(mask) for mask in range(1 << _LOW))
AROUND_HIGH: Final = tuple(_around(mask << _LOW) for mask in range(1 << (COUNT - _LOW)))
_BITS_LOW: Final = tuple(_bits(mask) for mask in range(1 << _LOW))
_BITS_HIGH: Final = tuple(_bits(mask << _LOW) for mask in range(1 << (COUNT - _LOW)))


def around(mask: int) -> int:
    """Every hex next to one of these."""
    return AROUND_LOW[mask & _LOW_MASK] | AROUND_HIGH[mask >> _LOW]


def bits(mask: int) -> tuple[int, ...]:
    """The bits of a set in reading order."""
    return _BITS_LOW[mask & _LOW_MASK] + _BITS_HIGH[mask >> _LOW]


def indices(mask: int) -> tuple[int, ...]:
    """The hexes of a set in reading order."""
    return tuple(HEX[bit] for bit in bits(mask))


def names(mask: int) -> tuple[str, ...]:
    return tuple(NAMES[at] for at in indices(mask))


def mask_of(places: tuple[str, ...] | list[str]) -> int:
    """The set of these names. Raises `BadNotation` for what is no hex."""
    found = 0
    for name in places:
        found |= BIT[index_of(name)]
    return found


def index_of(name: str) -> int:
    """The hex of this name. Raises `BadNotation`."""
    if name not in INDEX:
        raise BadNotation(because("no_hex", text=name[:20]))
    return INDEX[name]


@lru_cache(maxsize=1 << 14)
def component(start: int, within: int) -> int:
    """The hexes of `within` connected with `start`, itself included."""
    found, front = start, start
    while front:
        front = around(front) & within & ~found
        found |= front
    return found
