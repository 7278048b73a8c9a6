"""Where things stand in the hall, in plain numbers: five rows of screens, captains at both ends, a tray at each side.

The hall is seen from the side of `facing`: its start line is the nearest row, and rows grow smaller with distance.
"""

from __future__ import annotations

import math
from typing import Final

from princesscourt.core.rules import Seat
from princesscourt.games.jing.rules.catalog import Square
from princesscourt.ui.kit.box import Box, Point

WIDTH: Final = 1560.0
HEIGHT: Final = 1040.0
MIDDLE: Final = WIDTH / 2
CELL: Final = 184.0
"""The width of a square of the nearest row."""
DEPTH: Final = 164.0
"""The depth of a square of the nearest row."""
SCALES: Final = (1.0, 0.955, 0.91, 0.865, 0.82)
"""How large things are in each row, the nearest first."""
TOP: Final = 152.0
"""Where the farthest row begins; beyond it stand the captains of whoever looks."""
SCREEN: Final = 150.0
"""The side of the picture of a screen in the nearest row."""
FOOT: Final = 74.0
"""How far below its middle a screen stands on the floor."""
MOON: Final = (37.0, -27.0)
"""The middle of the moon window, from the middle of the screen."""
MOON_R: Final = 34.0
FIGURE_W: Final = 84.0
FIGURE_H: Final = 116.0
TRAY_W: Final = 266.0
CARD_W: Final = 226.0
CARD_H: Final = 318.0
CARD: Final = (20.0, 300.0, 1.0)
SMALL_CARD: Final = (54.0, 744.0, 0.7)
"""Where an objective card lies in its tray, and how large."""
GAP: Final = 16.0
KINDS: Final = "PMHCFO"
"""The places in the tray, each for its kind, in whatever order figures come and go."""


def row_bottom(near: int) -> float:
    """The nearer edge of a row, 0 being the nearest."""
    return TOP + sum(DEPTH * scale for scale in SCALES[near:])


BOTTOM: Final = row_bottom(0)


def seen(square: Square, facing: Seat) -> tuple[int, int]:
    """(row from the nearest, column from the left) of a square."""
    row, column = divmod(square, 5)
    return (row, column) if facing == 0 else (4 - row, 4 - column)


def cell(square: Square, facing: Seat) -> Box:
    """The floor of a square."""
    near, column = seen(square, facing)
    scale = SCALES[near]
    bottom, width = row_bottom(near), CELL * scale
    return Box(MIDDLE + (column - 2.5) * width, bottom - DEPTH * scale, width, DEPTH * scale)


def size(square: Square, facing: Seat) -> float:
    """How large things on this square are."""
    return SCALES[seen(square, facing)[0]]


def screen_point(square: Square, facing: Seat) -> Point:
    """The middle of the screen that stands on a square."""
    box, scale = cell(square, facing), size(square, facing)
    return box.x + box.w / 2, box.y + box.h - (FOOT + 20) * scale


def square_at(x: float, y: float, facing: Seat) -> Square | None:
    """The square under a point; None beside the floor."""
    for near, scale in enumerate(SCALES):
        bottom = row_bottom(near)
        column = math.floor((x - MIDDLE) / (CELL * scale) + 2.5)
        if bottom - DEPTH * scale <= y < bottom and 0 <= column < 5:
            return 5 * near + column if facing == 0 else 5 * (4 - near) + 4 - column
    return None


def captain_point(goal: Square, facing: Seat) -> Point:
    """Where the captain stands in front of whom `goal` lies, at the far end or at the near one."""
    near, column = seen(goal, facing)
    if near == 4:
        return MIDDLE + (column - 2) * CELL * SCALES[4], TOP - 62
    return MIDDLE + (column - 2) * CELL, BOTTOM + 66


def captain_size(goal: Square, facing: Seat) -> float:
    return 0.86 if seen(goal, facing)[0] == 4 else 1.0


def captain_box(goal: Square, facing: Seat) -> Box:
    """What a captain takes up."""
    (x, y), scale = captain_point(goal, facing), captain_size(goal, facing)
    return Box(x - 52 * scale, y - 60 * scale, 104 * scale, 120 * scale)


def tray(seat: Seat, facing: Seat) -> Box:
    """The tray of a side: that of whoever looks at the left."""
    return Box(GAP if seat == facing else WIDTH - GAP - TRAY_W, GAP, TRAY_W, HEIGHT - 2 * GAP)


def hand_box(kind: str, seat: Seat, facing: Seat) -> Box:
    """The place of a kind of figure in the tray of its side, before it stands."""
    row, column = divmod(KINDS.index(kind), 2)
    box = tray(seat, facing)
    return Box(box.x + 20 + column * 116, box.y + 284 + row * 154, 110, 148)


def card_box(seat: Seat, facing: Seat, *, small: bool) -> Box:
    """The objective card in the tray of its side; small below the figures while these are being placed."""
    box = tray(seat, facing)
    x, y, scale = SMALL_CARD if small else CARD
    return Box(box.x + x, box.y + y, CARD_W * scale, CARD_H * scale)
