"""The hall in numbers: every square is found under the pointer from either side, and nothing covers something else."""

from __future__ import annotations

import itertools

import pytest

from princesscourt.games.jing.rules.catalog import KINDS, SQUARES, captains
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.ui import geometry as at
from princesscourt.ui.kit.box import Box
from tests.ui.boxes import apart, inside

EXPERT = Options(mode="expert")


@pytest.mark.parametrize("facing", [0, 1])
def test_F13_the_square_under_the_pointer_is_the_one_that_is_drawn(facing: int) -> None:
    for square in range(25):
        box = at.cell(square, facing)
        for across, down in itertools.product((0.02, 0.5, 0.98), repeat=2):
            assert at.square_at(box.x + box.w * across, box.y + box.h * down, facing) == square
        assert at.square_at(*at.screen_point(square, facing), facing) == square


@pytest.mark.parametrize("facing", [0, 1])
def test_beside_the_floor_there_is_no_square(facing: int) -> None:
    edge = at.cell(SQUARES["a1" if facing == 0 else "e5"], facing)
    beside = [(edge.x - 2, edge.y + 20), (at.MIDDLE, at.TOP - 2), (at.MIDDLE, at.BOTTOM + 2), (-5.0, -5.0)]
    assert [at.square_at(x, y, facing) for x, y in beside] == [None] * 4


def test_the_own_start_line_is_nearest_and_the_board_is_turned_for_the_other_side() -> None:
    assert at.seen(SQUARES["a1"], 0) == (0, 0)
    assert at.seen(SQUARES["e5"], 1) == (0, 0)
    assert at.seen(SQUARES["c5"], 0) == at.seen(SQUARES["c1"], 1) == (4, 2)


def test_nearer_rows_are_larger_and_stand_before_the_farther_ones() -> None:
    column = [at.screen_point(square, 0) for square in range(2, 25, 5)]
    assert [y for _, y in column] == sorted((y for _, y in column), reverse=True)
    assert list(at.SCALES) == sorted(at.SCALES, reverse=True)


@pytest.mark.parametrize("facing", [0, 1])
@pytest.mark.parametrize("options", [Options(), EXPERT, Options(mode="expert", captain_columns="bcd")])
def test_own_captains_stand_at_the_far_end_before_their_square(facing: int, options: Options) -> None:
    for goal in captains(facing, options):
        x, y = at.captain_point(goal, facing)
        assert y < at.TOP
        assert abs(x - at.screen_point(goal, facing)[0]) < 1
    for goal in captains(1 - facing, options):
        x, y = at.captain_point(goal, facing)
        assert y > at.BOTTOM
        assert abs(x - at.screen_point(goal, facing)[0]) < 1


@pytest.mark.parametrize("facing", [0, 1])
def test_nothing_covers_something_else(facing: int) -> None:
    boxes = [at.tray(seat, facing) for seat in (0, 1)]
    boxes += [at.cell(square, facing) for square in range(25)]
    for seat in (0, 1):
        boxes += [at.captain_box(goal, facing) for goal in captains(seat, EXPERT)]
    for one in boxes:
        assert inside(one, at.WIDTH, at.HEIGHT)
    touching = [
        (one, other) for one, other in itertools.combinations(boxes, 2)
        if not apart(Box(one.x + 0.01, one.y + 0.01, one.w - 0.02, one.h - 0.02), other)
    ]  # fmt: skip
    assert touching == []


@pytest.mark.parametrize("facing", [0, 1])
def test_the_figures_to_be_placed_and_the_small_card_share_a_tray(facing: int) -> None:
    for seat in (0, 1):
        boxes = [at.hand_box(kind, seat, facing) for kind in KINDS]
        boxes.append(at.card_box(seat, facing, small=True))
        tray = at.tray(seat, facing)
        for box in (*boxes, at.card_box(seat, facing, small=False)):
            assert tray.holds(box.x, box.y)
            assert tray.holds(box.x + box.w, box.y + box.h)
        assert all(apart(one, other) for one, other in itertools.combinations(boxes, 2))
