"""Rectangles in plain numbers, for the geometry of boards: it is reckoned and tested without a window."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]


class Box(NamedTuple):
    """An upright rectangle by its upper left corner; `QRectF(*box)` is the same for Qt."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it or on its rim."""
        return self.x <= x <= self.x + self.w and self.y <= y <= self.y + self.h

    def within(self, x: float, y: float, w: float, h: float) -> Box:
        """A rectangle given from this one's corner."""
        return Box(self.x + x, self.y + y, w, h)
