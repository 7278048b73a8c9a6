"""Where things lie on the table, in plain numbers: the labyrinth in the middle, seats at both sides."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from princesscourt.games.jade.rules.board import NODES, Node, chart, is_oracle
from princesscourt.games.jade.rules.catalog import PLACE_NUMBER, PLACES, Place
from princesscourt.ui.kit.box import Box, Point

WIDTH: Final = 1680.0
HEIGHT: Final = 1080.0
SHIFT_X: Final = 340.0
SHIFT_Y: Final = 40.0
"""Where the thousand units of the chart begin."""
SPACE_R: Final = 17.0
ORACLE_R: Final = 30.0
SLOT_W: Final = 212.0
SLOT_H: Final = 126.0
CARD_W: Final = 62.0
CARD_H: Final = 80.0
SEAT_W: Final = 224.0
SEAT_H: Final = 222.0
GAP: Final = 10.0
FOOT_H: Final = 356.0
"""The height of the tray and of the head of the board, at the feet of the two columns."""

_SLOT_MIDDLES: Final = {
    0: (500.0, 33.0), 45: (938.0, 84.0), 90: (994.0, 500.0), 135: (938.0, 916.0),
    180: (500.0, 967.0), 225: (62.0, 916.0), 270: (6.0, 500.0), 315: (62.0, 84.0),
}  # fmt: skip


@cache
def node_point(node: Node) -> Point:
    """The middle of a space or oracle."""
    spot = chart().spots[node]
    return spot.x + SHIFT_X, spot.y + SHIFT_Y


def radius(node: Node) -> float:
    return ORACLE_R if is_oracle(node) else SPACE_R


@cache
def bend(a: Node, b: Node) -> Point:
    """The control point of the curve between two neighbours. Raises KeyError if they are none."""
    return _bends()[min(a, b), max(a, b)]


@cache
def _bends() -> dict[tuple[Node, Node], Point]:
    return {(min(r.a, r.b), max(r.a, r.b)): (r.cx + SHIFT_X, r.cy + SHIFT_Y) for r in chart().roads}


def along(a: Node, b: Node, t: float) -> Point:
    """The point that lies the part `t` of the way from a node to its neighbour."""
    (ax, ay), (bx, by), (cx, cy) = node_point(a), node_point(b), bend(a, b)
    u = 1 - t
    return u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by


@cache
def slot(place: Place) -> Box:
    """The landscape of a place, in which its symbol card lies."""
    angle = {name: round(spot.angle) for name, spot in chart().slots}[PLACES[place]]
    x, y = _SLOT_MIDDLES[angle]
    return Box(x + SHIFT_X - SLOT_W / 2, y + SHIFT_Y - SLOT_H / 2, SLOT_W, SLOT_H)


@cache
def card_point(place: Place) -> Point:
    """The middle of the symbol card of a place."""
    box = slot(place)
    return box.x + SLOT_W / 2, box.y + 6 + CARD_H / 2


@cache
def sector(place: Place) -> float:
    """The angle of a place, clockwise from north."""
    return next(spot.angle for name, spot in chart().slots if PLACE_NUMBER[name] == place)


def seat_box(seat: int, seats: int, facing: int) -> Box:
    """The board of a seat: clockwise round the table, `facing` at the foot of the left column."""
    step = (seat - facing) % seats
    left = -(-seats // 2)
    if step < left:
        row, x = left - 1 - step, GAP
    else:
        row, x = step - left, WIDTH - GAP - SEAT_W
    return Box(x, GAP + row * (SEAT_H + GAP), SEAT_W, SEAT_H)


TRAY: Final = Box(GAP, HEIGHT - GAP - FOOT_H, SEAT_W, FOOT_H)
HEAD: Final = Box(WIDTH - GAP - SEAT_W, HEIGHT - GAP - FOOT_H, SEAT_W, FOOT_H)


def node_at(x: float, y: float) -> Node | None:
    """The space or oracle under a point; a finger's breadth beside it counts too."""
    near = min(range(NODES), key=lambda node: math.dist((x, y), node_point(node)) - radius(node))
    return near if math.dist((x, y), node_point(near)) <= radius(near) + 7 else None


def place_at(x: float, y: float) -> Place | None:
    """The place whose landscape is under a point."""
    return next((place for place in range(len(PLACES)) if slot(place).holds(x, y)), None)
