"""Where things lie: nothing covers what must be read, for three to six players and from every side."""

from __future__ import annotations

import itertools

import pytest

from princesscourt.games.rebel.ui import geometry as at
from tests.ui.boxes import apart, inside

SEATS = range(3, 7)


@pytest.mark.parametrize("seats", SEATS)
def test_plates_and_sheets_lie_beside_each_other(seats: int) -> None:
    for facing in range(seats):
        boxes = [at.plate(seat, seats, facing) for seat in range(seats)] + [at.ROUND, at.FELT, at.LAST]
        assert all(inside(box, at.WIDTH, at.HEIGHT) for box in boxes)
        assert all(apart(one, other) for one, other in itertools.combinations(boxes, 2))


@pytest.mark.parametrize("seats", SEATS)
def test_the_left_neighbour_sits_left_and_the_right_one_right(seats: int) -> None:
    for facing in range(seats):
        left, right = (at.plate((facing + way) % seats, seats, facing) for way in (1, -1))
        assert left.x < right.x
        assert at.plate(facing, seats, facing) == at.OWN


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("laps", [1, 2])
def test_cards_of_the_trick_lie_on_the_rug_and_show_their_numbers(seats: int, laps: int) -> None:
    poses = [at.trick(seat, lap, seats, 0) for lap in range(laps) for seat in range(seats)]
    assert all(not apart(pose.box, at.FELT) and pose.box.x >= at.FELT.x for pose in poses)
    for one, other in itertools.combinations(poses[:seats], 2):
        assert abs(one.x - other.x) >= at.CARD_W or abs(one.y - other.y) >= at.CARD_H
    assert all(apart(at.trick(0, lap, seats, 0).box, at.STATUS) for lap in range(laps))


@pytest.mark.parametrize("count", range(1, 15))
def test_a_hand_fits_between_the_columns_and_each_card_can_be_touched(count: int) -> None:
    poses = at.hand(count)
    assert len(poses) == count
    assert all(pose.box.x >= at.ROUND.x + at.ROUND.w - 30 for pose in poses)
    assert all(pose.box.x + pose.box.w <= at.OWN.x + 30 for pose in poses)
    assert all(pose.y + at.CARD_H / 2 <= at.HEIGHT + 2 for pose in poses)
    steps = [other.x - one.x for one, other in itertools.pairwise(poses)]
    assert all(step > 55 for step in steps)
    for number, pose in enumerate(poses):
        above = poses[number + 1 :]
        assert pose.holds(pose.x - 40, pose.y)
        assert not any(other.holds(pose.x - 40, pose.y) for other in above)


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 12, 13])
def test_princesses_to_choose_from_lie_on_the_rug_side_by_side(count: int) -> None:
    boxes = at.chooser(count)
    assert all(not apart(box, at.FELT) and inside(box, at.WIDTH, at.HEIGHT) for box in boxes)
    assert all(apart(one, other) for one, other in itertools.combinations(boxes, 2))


def test_a_turned_card_is_hit_where_it_is_seen() -> None:
    pose = at.Pose(100, 100, 90)
    assert pose.holds(100 + at.CARD_H / 2 - 1, 100)
    assert not pose.holds(100, 100 + at.CARD_H / 2 - 1)
