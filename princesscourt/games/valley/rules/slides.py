"""Where a piece slides to (rules 4), by looking it up.

What matters for a piece is which squares of its lines are taken, as bits (a1 = 1, b1 = 2, ...). The straight and the
slanting lines are looked up apart, so the tables stay small.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from princesscourt.games.valley.rules.moves import SLIDES, Slide
from princesscourt.games.valley.rules.squares import RAYS, SQUARES, VALLEY

Found: TypeAlias = dict[int, tuple[Slide, ...]]
Lookup: TypeAlias = tuple[int, Found, int, Found]
"""Mask of the straight lines, slides by what is taken there, and the same for the slanting lines."""


def destination(square: int, direction: int, taken: int) -> int:
    """Where a slide ends, be it allowed or not; `square` itself if the very next square is taken or off the board."""
    here = square
    for onward in RAYS[square][direction]:
        if taken >> onward & 1:
            break
        here = onward
    return here


def subsets(mask: int) -> Iterator[int]:
    """All sets of squares within a mask, the whole of it first and the empty one last."""
    subset = mask
    while subset:
        yield subset
        subset = (subset - 1) & mask
    yield 0


def _lines(square: int, directions: range, closed: int) -> tuple[int, Found]:
    mask = sum(1 << onward for way in directions for onward in RAYS[square][way])
    found: Found = {}
    for taken in subsets(mask):
        ends = (destination(square, way, taken) for way in directions)
        found[taken] = tuple(SLIDES[square][end] for end in ends if end not in (square, closed))
    return mask, found


def _tables(closed: int) -> dict[int, Lookup]:
    return {
        1 << square: (*_lines(square, range(4), closed), *_lines(square, range(4, 8), closed)) for square in SQUARES
    }


SOLDIER: Final = _tables(VALLEY)
"""SOLDIER[bit of the square]: a soldier may not stop in the Valley."""
KING: Final = _tables(-1)


def soldier_slides(soldiers: int, taken: int) -> list[Slide]:
    """The slides of all these soldiers (a mask), from a1 to e5, each N E S W NE SE SW NW."""
    found: list[Slide] = []
    while soldiers:
        bit = soldiers & -soldiers
        soldiers ^= bit
        straight, along, slanting, across = SOLDIER[bit]
        found += along[taken & straight]
        found += across[taken & slanting]
    return found


def king_slides(king: int, taken: int) -> tuple[Slide, ...]:
    """The slides of a king, given by its bit."""
    straight, along, slanting, across = KING[king]
    return along[taken & straight] + across[taken & slanting]
