"""What a series is: who sits where, by which rules, with which cards."""

from __future__ import annotations

from collections import Counter

import pytest

from princesscourt.core.rules import JSON, BadNotation
from princesscourt.lab import plan as plans
from tests.lab.series import plan

FLAT: dict[str, JSON] = {"first_move_soldier": False}


def test_every_level_sits_equally_often_on_every_seat() -> None:
    for levels, game, seats in (
        (("easy", "medium"), "kings-valley", 2),
        (("easy", "medium", "hard", "master"), "kings-valley", 2),
        (("easy", "hard"), "jade-koenig", 5),
        (("easy", "easy", "hard"), "rebel-princess", 3),
    ):
        series = plan(1, levels, game_id=game, seats=seats)
        count = len(plans.seatings(series))
        seen = Counter((seat, level) for n in range(count) for seat, level in enumerate(plans.levels_of(series, n)))
        for level in set(levels):
            assert len({seen[seat, level] for seat in range(seats)}) == 1, (levels, level)


def test_two_rule_sets_take_turns_and_each_has_all_seatings() -> None:
    series = plan(8, sets=({}, FLAT))
    assert [plans.set_of(series, n) for n in range(4)] == [0, 1, 0, 1]
    assert [plans.levels_of(series, n)[0] for n in range(4)] == ["easy", "easy", "medium", "medium"]
    assert plans.differing(series) == ("first_move_soldier",)


def test_a_match_follows_from_seed_and_number_alone() -> None:
    one, more = plan(3), plan(500)
    for number in range(3):
        assert plans.match_of(one, number).setting == plans.match_of(more, number).setting
        assert plans.luck(one, number).random() == plans.luck(more, number).random()
    codes = {plans.match_of(more, number).setting.seed for number in range(500)}
    assert len(codes) == 500
    assert plans.match_of(plan(3, seed="OTHER"), 0).setting.seed not in codes


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"levels": ("easy", "genius")}, "lab_level"),
        ({"levels": ()}, "lab_levels"),
        ({"levels": ("easy",) * 5}, "lab_levels"),
        ({"seats": 3}, "lab_seats"),
        ({"matches": 0}, "lab_matches"),
        ({"matches": 100_001}, "lab_matches"),
        ({"sets": ({}, {})}, "lab_same_sets"),
        ({"sets": ({}, {"first_move_soldier": True})}, "lab_same_sets"),
        ({"sets": ({"start": "nowhere"},)}, "option_value"),
        ({"game_id": "rebel-princess", "sets": ({"round_cards": "a"},)}, ""),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(wrong: dict[str, object], key: str) -> None:
    with pytest.raises(BadNotation) as refused:
        plan(**wrong)  # type: ignore[arg-type]
    assert key in ("", refused.value.reason.key)
