"""The board: 25 squares, a1 = 0, e1 = 4, c3 = 12, e5 = 24 (rules 2), and the lines on it."""

from __future__ import annotations

from typing import Final

SIZE: Final = 5
SQUARES: Final = range(SIZE * SIZE)
VALLEY: Final = 12
NAMES: Final = tuple("abcde"[square % SIZE] + "12345"[square // SIZE] for square in SQUARES)
BY_NAME: Final = {name: square for square, name in enumerate(NAMES)}

DIRECTIONS: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1))


def neighbour(square: int, direction: int) -> int | None:
    """The next square in that direction (an index of `DIRECTIONS`); None beyond the edge."""
    right, up = STEPS[direction]
    file, rank = square % SIZE + right, square // SIZE + up
    return SIZE * rank + file if 0 <= file < SIZE and 0 <= rank < SIZE else None


def _ray(square: int, direction: int) -> tuple[int, ...]:
    found: list[int] = []
    onward = neighbour(square, direction)
    while onward is not None:
        found.append(onward)
        onward = neighbour(onward, direction)
    return tuple(found)


RAYS: Final = tuple(tuple(_ray(square, direction) for direction in range(8)) for square in SQUARES)
"""RAYS[square][direction]: the squares from the next one to the edge."""


def direction_of(origin: int, target: int) -> int | None:
    """The direction in which `target` lies from `origin`; None if on no line, or the same square."""
    return next((way for way in range(8) if target in RAYS[origin][way]), None)


def mirrored(square: int) -> int:
    """The square with files a and e, b and d exchanged."""
    return square + SIZE - 1 - 2 * (square % SIZE)
