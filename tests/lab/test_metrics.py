"""Figures against known ones. FAULTS F17: every metric has a case with a fraction in it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from princesscourt.core.rules import JSON, because
from princesscourt.lab import metrics
from princesscourt.lab.metrics import Share
from princesscourt.lab.plan import Plan
from princesscourt.lab.store import Outcome
from tests.lab.series import ended, plan

FLAT: dict[str, JSON] = {"first_move_soldier": False}


def summed(series: Plan, outcomes: Sequence[Outcome]) -> metrics.Summary:
    """What all matches tell."""
    tally = metrics.Tally(series)
    for outcome in outcomes:
        tally.add(outcome)
    return tally.summary()


def compared(series: Plan, outcomes: Sequence[Outcome]) -> tuple[metrics.Difference, ...]:
    return metrics.compare(metrics.tallies(series, outcomes))


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_as_in_newcombe_1998(wins: int, count: int, low: float, high: float) -> None:
    """The last rows with wins are those of Newcombe's comparison of seven methods."""
    assert metrics.wilson(wins, count) == pytest.approx((low, high), abs=5e-5)


def test_newcombe_as_published() -> None:
    """56 of 70 less 48 of 80: 0.2000, from 0.0524 to 0.3339 (Newcombe 1998, method 10)."""
    found = metrics.newcombe(Share("", 48, 80), Share("", 56, 70))
    assert found == pytest.approx((0.0524, 0.3339), abs=5e-5)


def test_welch_by_hand() -> None:
    """Means 2 and 4.5; variances 1 and 0.5; 1/3 + 1/4 = 0.58333."""
    low, high = metrics.welch([1, 2, 3], [4, 5])
    half = 1.959964 * (1 / 3 + 0.5 / 2) ** 0.5
    assert (low, high) == pytest.approx((2.5 - half, 2.5 + half))


def test_F17_a_shared_first_place_counts_in_parts() -> None:
    """Easy has the first seat in matches 0 and 2, the second in 1 and 3."""
    outcomes = [ended(0, 1, 2), ended(1, 1, 1), ended(2, 1, 2), ended(3, 1, 2)]
    told = summed(plan(4), outcomes)
    assert [share.wins for share in told.seats] == [3.5, 0.5]
    assert [(share.name, share.wins) for share in told.levels] == [("easy", 2.5), ("medium", 1.5)]
    assert told.levels[0].rate == 0.625
    assert told.shared == Share("", 1, 4)
    assert sum(share.wins for share in told.seats) == told.matches == 4


def test_F17_three_share_a_first_place() -> None:
    told = summed(plan(1, ("easy",), game_id="rebel-princess", seats=4), [ended(0, 1, 1, 4, 1)])
    assert [share.rate for share in told.seats] == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3])
    assert told.levels[0].count == 4
    assert told.levels[0].rate == pytest.approx(1 / 4)


def test_F17_lengths_by_hand() -> None:
    found = metrics.lengths([4, 7, 9, 20])
    assert found is not None
    assert (found.least, found.lower, found.middle, found.upper, found.most, found.mean) == (4, 6.25, 8, 11.75, 20, 10)
    assert metrics.lengths([]) is None
    alone = metrics.lengths([7])
    assert alone is not None
    assert (alone.lower, alone.middle, alone.upper) == (7, 7, 7)


def test_endings_are_counted_most_frequent_first() -> None:
    outcomes = [ended(n, 1, 2, why=because("trapped" if n == 1 else "valley")) for n in range(3)]
    told = summed(plan(3), outcomes)
    assert [one.key for one in told.endings] == ["valley", "trapped"]
    assert [one.share.rate for one in told.endings] == pytest.approx([2 / 3, 1 / 3])


def test_two_rule_sets_are_told_apart() -> None:
    """Set A: the even matches, which the first seat wins in 10 moves; B: the second seat, in 20 or 21."""
    series = plan(40, sets=({}, FLAT))
    outcomes = [ended(n, 2, 1, moves=20 + n // 2 % 2) if n % 2 else ended(n, 1, 2) for n in range(40)]
    found = {(one.kind, one.name): one for one in compared(series, outcomes)}
    assert set(found) == {("level", "easy"), ("level", "medium"), ("seat", "0"), ("seat", "1"), ("shared", ""),
                          ("length", "")}  # fmt: skip
    assert found["seat", "0"].value == -1
    assert found["seat", "0"].certain
    assert not found["level", "easy"].certain
    assert found["length", ""].value == pytest.approx(10.5)
    assert found["length", ""].low < 10.5 < found["length", ""].high


def test_nothing_is_compared_without_a_second_rule_set_or_enough_matches() -> None:
    assert compared(plan(4), [ended(n, 1, 2) for n in range(4)]) == ()
    assert compared(plan(4, sets=({}, FLAT)), [ended(n, 1, 2) for n in range(3)]) == ()
