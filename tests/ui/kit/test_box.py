"""Rectangles in plain numbers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from princesscourt.ui.kit.box import Box

BOX = Box(10.0, 20.0, 30.0, 40.0)


def test_its_middle_is_half_way_between_its_sides() -> None:
    assert BOX.middle == (25.0, 40.0)


@pytest.mark.parametrize(("x", "y"), [(10, 20), (40, 60), (10, 60), (40, 20), (25, 40)])
def test_it_holds_its_inside_and_its_rim(x: float, y: float) -> None:
    assert BOX.holds(x, y)


@pytest.mark.parametrize(("x", "y"), [(9.9, 40), (40.1, 40), (25, 19.9), (25, 60.1)])
def test_it_holds_nothing_beyond_its_rim(x: float, y: float) -> None:
    assert not BOX.holds(x, y)


def test_a_box_within_is_given_from_its_corner() -> None:
    assert BOX.within(5, 6, 7, 8) == Box(15.0, 26.0, 7.0, 8.0)


def test_qt_has_the_same_rectangle() -> None:
    area = QRectF(*BOX)
    assert (area.x(), area.y(), area.width(), area.height()) == BOX
    assert area.center().toTuple() == BOX.middle
