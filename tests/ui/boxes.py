"""How boxes on a board lie to each other."""

from __future__ import annotations

from princesscourt.ui.kit.box import Box


def inside(box: Box, width: float, height: float) -> bool:
    """Whether it lies on a board of this size."""
    return box.x >= 0 and box.y >= 0 and box.x + box.w <= width and box.y + box.h <= height


def apart(one: Box, other: Box) -> bool:
    """Whether neither covers any of the other."""
    across = one.x + one.w <= other.x or other.x + other.w <= one.x
    return across or one.y + one.h <= other.y or other.y + other.h <= one.y
