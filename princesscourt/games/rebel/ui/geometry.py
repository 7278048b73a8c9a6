"""Where things lie on the table, in plain numbers: other seats above, the trick in the middle, the hand below."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from princesscourt.core.rules import Seat
from princesscourt.ui.kit.box import Box

WIDTH: Final = 1600.0
HEIGHT: Final = 1000.0
EDGE: Final = 12.0
CARD_W: Final = 130.0
CARD_H: Final = 188.0
MINI: Final = 0.36
"""The size of an open card beside a plate, and of one that lies aside, in parts of a card."""
SMALL: Final = 0.42
"""The size of a card as it leaves a plate."""

PLATE_H: Final = 204.0
PLATE_W: Final = 420.0
"""The widest a plate gets."""
COLUMN_W: Final = 340.0
COLUMN_Y: Final = 238.0
FOOT: Final = HEIGHT - EDGE

ROW_Y: Final = 388.0
"""The middle of the cards that the others play."""
OWN_Y: Final = 634.0
LAP: Final = 40.0
"""How far the second card of a seat lies beside its first."""
HAND_Y: Final = 888.0
LIFT: Final = 30.0
"""How far a card that may be chosen is raised."""
PITCH: Final = 104.0
"""The widest step from one hand card to the next."""
HAND_W: Final = 880.0
BEND: Final = 16.0
"""How much lower the ends of the fan lie."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: the place of its middle, turned by so many degrees, at which size."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0

    @property
    def box(self) -> Box:
        """The upright rectangle around the card, its turn left out of account."""
        w, h = CARD_W * self.scale, CARD_H * self.scale
        return Box(self.x - w / 2, self.y - h / 2, w, h)

    def holds(self, x: float, y: float) -> bool:
        """Whether the point is on the card, turned as it is."""
        turn = math.radians(-self.angle)
        dx, dy = x - self.x, y - self.y
        along = dx * math.cos(turn) - dy * math.sin(turn)
        across = dx * math.sin(turn) + dy * math.cos(turn)
        return abs(along) <= CARD_W * self.scale / 2 and abs(across) <= CARD_H * self.scale / 2


ROUND: Final = Box(EDGE, COLUMN_Y, COLUMN_W, FOOT - COLUMN_Y)
"""The round card."""
OWN: Final = Box(WIDTH - EDGE - COLUMN_W, COLUMN_Y, COLUMN_W, 572)
"""The plate of the seat that sits below."""
STATUS: Final = Box(372, 532, 284, 218)
LAST: Final = Box(WIDTH - EDGE - COLUMN_W, 822, COLUMN_W, FOOT - 822)
"""The last trick."""
FELT: Final = Box(364, 240, 872, 516)
"""The middle of the table."""
PAGE: Final = Box(WIDTH / 2 - 426, 246, 852, 504)
"""What is opened to be read."""
DECK: Final = Pose(WIDTH / 2, 470)
GIFTS: Final = Pose(1120, 640, 0, 0.6)
ASIDE: Final = Box(1034, 556, 194, 190)


def step_of(seat: Seat, seats: int, facing: Seat) -> int:
    """How many places to the left of the seat below."""
    return (seat - facing) % seats


def plate(seat: Seat, seats: int, facing: Seat) -> Box:
    """The plate of a seat: its left neighbour at the left end of the row, its right neighbour at the right end."""
    step = step_of(seat, seats, facing)
    if step == 0:
        return OWN
    others = seats - 1
    width = min(PLATE_W, (WIDTH - 2 * EDGE - (others - 1) * 10) / others)
    room = (WIDTH - 2 * EDGE - others * width) / max(1, others - 1) if others > 1 else 0.0
    return Box(EDGE + (step - 1) * (width + room), EDGE, width, PLATE_H)


def away(seat: Seat, seats: int, facing: Seat) -> Pose:
    """Where cards come from and go to when a seat has them in hand."""
    if step_of(seat, seats, facing) == 0:
        return Pose(WIDTH / 2, HAND_Y)
    box = plate(seat, seats, facing)
    return Pose(box.x + box.w / 2, box.y + box.h / 2, 0, SMALL)


def pile(seat: Seat, seats: int, facing: Seat) -> Pose:
    """Where the tricks that a seat wins go."""
    box = plate(seat, seats, facing)
    return Pose(*box.middle, 0, 0.3)


def trick(seat: Seat, lap: int, seats: int, facing: Seat) -> Pose:
    """Where a seat's card of this lap lies."""
    step = step_of(seat, seats, facing)
    if step == 0:
        return Pose(WIDTH / 2 + lap * LAP, OWN_Y, 3 * lap)
    others = seats - 1
    pitch = min(250.0, (FELT.w - CARD_W - LAP) / max(1, others - 1)) if others > 1 else 0.0
    x = WIDTH / 2 + (step - (others + 1) / 2) * pitch - LAP / 2
    return Pose(x + lap * LAP, ROW_Y + 6 * lap, (step - (others + 1) / 2) * 1.2 + 3 * lap)


def hand(count: int) -> list[Pose]:
    """The fan of the seat below, from left to right."""
    if count == 0:
        return []
    pitch = min(PITCH, (HAND_W - CARD_W) / max(1, count - 1))
    poses = []
    for number in range(count):
        off = number - (count - 1) / 2
        part = off / max(1.0, (count - 1) / 2)
        poses.append(Pose(WIDTH / 2 + off * pitch, HAND_Y + BEND * part * part, 5 * part))
    return poses


def minis(seat: Seat, count: int, seats: int, facing: Seat) -> list[Pose]:
    """The open cards of another seat, in a row at the foot of its plate."""
    box = plate(seat, seats, facing)
    width = CARD_W * MINI
    pitch = min(width + 4, (box.w - width - 20) / max(1, count - 1))
    start = box.x + box.w / 2 - pitch * (count - 1) / 2
    y = box.y + box.h - CARD_H * MINI / 2 - 7
    return [Pose(start + number * pitch, y, 0, MINI) for number in range(count)]


def frozen(seat: Seat, seats: int, facing: Seat) -> Pose:
    """Where a frozen card lies before its owner."""
    if step_of(seat, seats, facing) == 0:
        return Pose(WIDTH / 2 + CARD_W + 22, OWN_Y, 0, 0.92)
    return minis(seat, 1, seats, facing)[0]


def aside(count: int) -> list[Pose]:
    """The own cards that lie aside, in a corner of the rug."""
    columns = 2 if count <= 4 else 3
    scale = MINI if count > 1 else 0.7
    w, h = CARD_W * scale + 5, CARD_H * scale + 5
    rows = -(-count // columns)
    x, y = ASIDE.x + ASIDE.w / 2, ASIDE.y + ASIDE.h / 2 + 14
    wide = min(count, columns)
    return [
        Pose(x + (number % columns - (wide - 1) / 2) * w, y + (number // columns - (rows - 1) / 2) * h, 0, scale)
        for number in range(count)
    ]


def ring(count: int) -> list[Pose]:
    """Open cards in the middle, in a ring round the spindle; two or less side by side."""
    if count <= 2:
        return [Pose(WIDTH / 2 + (number - (count - 1) / 2) * (CARD_W + 40), ROW_Y) for number in range(count)]
    around = [math.tau * number / count for number in range(count)]
    return [Pose(WIDTH / 2 + 330 * math.sin(a), 470 - 118 * math.cos(a), 0, 0.86) for a in around]


def chooser(count: int) -> list[Box]:
    """Princesses to choose from, in the middle of the table: few of them large, many in two rows."""
    columns = max(1, count if count <= 4 else -(-count // 2))
    rows = -(-count // columns)
    w = min(292.0, (FELT.w - 16 * (columns - 1)) / columns)
    h = min(FELT.h - 24, (FELT.h - 24) / max(1, rows) - 8)
    x, y = FELT.middle
    return [
        Box(
            x + (number % columns - (columns - 1) / 2) * (w + 16) - w / 2,
            y + (number // columns - (rows - 1) / 2) * (h + 14) - h / 2,
            w,
            h,
        )
        for number in range(count)
    ]
