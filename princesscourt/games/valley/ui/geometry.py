"""Where the squares lie in the scene: plain numbers, no window."""

from __future__ import annotations

from typing import Final

SIDE: Final = 100.0
"""A square's side; the unit of the scene."""
FRAME: Final = 58.0
"""The walnut frame around the 5 x 5 squares; it carries the coordinates."""
BOARD: Final = 5 * SIDE
TOTAL: Final = BOARD + 2 * FRAME


def centre(square: int, facing: int) -> tuple[float, float]:
    """The middle of a square (a1 = 0 … e5 = 24); `facing` 0 has a1 at the bottom left, 1 at the top right."""
    file, rank = square % 5, square // 5
    if facing == 1:
        file, rank = 4 - file, 4 - rank
    return FRAME + (file + 0.5) * SIDE, FRAME + (4.5 - rank) * SIDE


def square_at(x: float, y: float, facing: int) -> int | None:
    """The square under a point; None on the frame and beyond."""
    file, row = int((x - FRAME) // SIDE), int((y - FRAME) // SIDE)
    if not (0 <= file < 5 and 0 <= row < 5):
        return None
    rank = 4 - row
    return 5 * (4 - rank) + 4 - file if facing == 1 else 5 * rank + file
