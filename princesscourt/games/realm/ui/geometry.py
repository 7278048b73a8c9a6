"""Where things lie on the table, in plain numbers: the nineteen hexes in the middle, a side at each of two corners.

The board stands upright: A … E are columns from left to right, and the numbers rise from LIGHT's corner C1 at the foot
to DARK's corner C5 at the head. So whoever plays sees the own Queen near and the other far. A board may be turned in
steps of 60 degrees, clockwise; DARK's own view is three of them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from princesscourt.games.realm.rules.hexes import AT, AXIAL, COUNT, DISTANCE
from princesscourt.ui.kit.box import Box, Point

WIDTH: Final = 1400.0
HEIGHT: Final = 930.0
MIDDLE: Final = (WIDTH / 2, HEIGHT / 2)
RADIUS: Final = 100.0
"""From the middle of a hex to its corners, and the length of its sides."""
TALL: Final = RADIUS * math.sqrt(3)
"""From side to side of a hex."""
TURNINGS: Final = 6
GAP: Final = 16.0
SIDE_W: Final = 272.0
SIDE_H: Final = 398.0


def turned(x: float, y: float, turn: int) -> Point:
    """A point about the origin, turned clockwise as seen on the screen."""
    cos, sin = math.cos(math.pi * turn / 3), math.sin(math.pi * turn / 3)
    return x * cos - y * sin, x * sin + y * cos


@cache
def centre(at: int, turn: int) -> Point:
    """The middle of a hex."""
    q, r = AXIAL[at]
    x, y = turned(1.5 * RADIUS * r, -TALL * (q + r / 2), turn)
    return MIDDLE[0] + x, MIDDLE[1] + y


def corner(middle: Point, number: int, reach: float = RADIUS) -> Point:
    """A corner of the hex around `middle`, 0 … 5 clockwise from the right; a whole turn of the board keeps them."""
    angle = math.pi * number / 3
    return middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle)


def corners(middle: Point, reach: float = RADIUS) -> tuple[Point, ...]:
    return tuple(corner(middle, number, reach) for number in range(6))


def hex_at(x: float, y: float, turn: int) -> int | None:
    """The hex under a point; None beside the board."""
    x, y = turned(x - MIDDLE[0], y - MIDDLE[1], -turn)
    row = x / (1.5 * RADIUS)
    return AT.get(_rounded(-y / TALL - row / 2, row))


def _rounded(q: float, r: float) -> tuple[int, int]:
    """The hex that holds a point given in fractions: the coordinate rounded most is made to fit the others."""
    whole = [round(q), round(r), round(-q - r)]
    off = [abs(whole[0] - q), abs(whole[1] - r), abs(whole[2] + q + r)]
    worst = off.index(max(off))
    if worst == 0:
        whole[0] = -whole[1] - whole[2]
    elif worst == 1:
        whole[1] = -whole[0] - whole[2]
    return whole[0], whole[1]


def neighbours(at: int) -> tuple[int, ...]:
    """The hexes next to one, in reading order."""
    return tuple(other for other in range(COUNT) if DISTANCE[at][other] == 1)


def beyond(middle: Point, edge: int) -> Point:
    """The middle of the hex across the edge between the corners `edge` and `edge` + 1, on the board or not."""
    angle = math.pi * (2 * edge + 1) / 6
    return middle[0] + TALL * math.cos(angle), middle[1] + TALL * math.sin(angle)


def rims(hexes: Iterable[int], turn: int, inset: float) -> Iterator[tuple[Point, ...]]:
    """The closed lines around connected hexes, clockwise, `inset` within their edges."""
    inside = frozenset(hexes)
    steps = {(at, edge): _step(inside, at, edge, turn, inset) for at in inside for edge in range(6)}
    left = {key: step for key, step in steps.items() if step is not None}
    while left:
        here, line = next(iter(left)), []
        while here in left:
            point, here = left.pop(here)
            line.append(point)
        yield tuple(line)


def _step(inside: frozenset[int], at: int, edge: int, turn: int, inset: float) -> tuple[Point, tuple[int, int]] | None:
    """The end of an edge at the rim and the (hex, edge) that goes on from there; None if it is no edge of the rim."""
    middle, more = centre(at, turn), inset * 2 / math.sqrt(3)
    out = beyond(middle, edge)
    if hex_at(*out, turn) in inside:
        return None
    following = hex_at(*beyond(middle, (edge + 1) % 6), turn)
    if following is None or following not in inside:
        return corner(middle, edge + 1, RADIUS - more), (at, (edge + 1) % 6)
    return corner(out, edge + 3, RADIUS + more), (following, (edge + 5) % 6)


def side_box(near: bool) -> Box:
    """The corner of a side: the one the board faces below on the right, the other above on the left."""
    if near:
        return Box(WIDTH - GAP - SIDE_W, HEIGHT - GAP - SIDE_H, SIDE_W, SIDE_H)
    return Box(GAP, GAP, SIDE_W, SIDE_H)


def reserve_box(near: bool) -> Box:
    """Where the Princes of a side lie that may be reborn."""
    return side_box(near).within(12, 74, SIDE_W - 24, 118)


def waiting_box(near: bool) -> Box:
    """Where a lost Queen waits: beside the corner, towards the board."""
    box = side_box(near)
    return Box(box.x - 96 if near else box.x + box.w + 6, box.y + (box.h - 140 if near else 10), 90, 130)


def removed_box(near: bool) -> Box:
    """Where the Princes lie that are out of the game."""
    return side_box(near).within(12, 198, SIDE_W - 24, 88)


def place_in(box: Box, number: int, of: int = 3) -> Point:
    """The foot of the piece `number` of those that have room in a box side by side."""
    return box.x + box.w * (number + 0.5) / of, box.y + box.h


def pile_box(number: int) -> Box:
    """A pile of tiles in the draft, above on the right."""
    return Box(WIDTH - GAP - 150, GAP + number * 142, 150, 130)


def realm_box(near: bool) -> Box:
    """Where a side's points are counted."""
    return side_box(near).within(8, 288, SIDE_W - 16, SIDE_H - 296)
