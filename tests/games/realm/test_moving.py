"""Worked examples 1 to 14: distances, range, walking, crossing, bridge, castling (5.1, 5.2)."""

from __future__ import annotations

import pytest

from princesscourt.games.realm.rules.hexes import DISTANCE, INDEX, NAMES
from tests.games.realm.places import (
    DARK,
    LIGHT,
    after,
    ends,
    legal,
    moves,
    opening,
    position,
    princes,
    queen,
    refusal,
    sequences,
    side,
    why_not,
)


@pytest.mark.parametrize(
    ("one", "other", "apart"), [("C1", "C5", 4), ("C1", "B4", 4), ("A2", "E2", 4), ("C3", "A1", 2), ("D2", "B3", 2)]
)
def test_example_1_distances(one: str, other: str, apart: int) -> None:
    assert DISTANCE[INDEX[one]][INDEX[other]] == DISTANCE[INDEX[other]][INDEX[one]] == apart


def test_rows_have_three_to_five_hexes_in_reading_order() -> None:
    assert " ".join(NAMES) == "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3"


def test_example_2_start_position() -> None:
    start = opening()
    assert len(moves(start)) == 181
    assert len(sequences(start)) == 446
    assert ends(start, "Q", "C1") == {"B2", "C3", "D2"}
    assert {"QC1<>PB1", "QC1<>PD1", "field C1", "city C1", "pass"} <= set(moves(start))
    assert why_not(start, "QC1<>PC2") == "castle_sea"


def test_example_3_walk_by_land() -> None:
    start = opening()
    assert ends(start, "P", "B1") == {"A1", "A2", "B2", "B3", "C3", "D2", "D3", "B4", "D4"}
    assert legal(start, "PB1xB4") and legal(start, "PB1xD4")
    assert why_not(start, "PB1-B4") == "unmarked_battle"
    assert why_not(start, "PB1xB3") == "no_battle"


def test_example_4_crossing_is_one_step() -> None:
    start = opening()
    assert ends(start, "P", "C2") == {"B2", "C3", "D2"}
    assert why_not(start, "PC2-D3") == "crossing"


@pytest.mark.parametrize(
    ("own", "enemy", "reached"),
    [
        ("", "", {"E2", "E3", "D1", "D2"}),
        ("", "E2", {"D1", "D2", "E2"}),
        ("E2", "", {"D1", "D2", "E3"}),
    ],
)
def test_example_5_walk_by_sea(own: str, enemy: str, reached: set[str]) -> None:
    state = position(side("B3", f"E1 {own}"), side("C5", enemy))
    assert ends(state, "P", "E1") == reached


@pytest.mark.parametrize(
    ("own", "enemy", "reached"),
    [
        ("", side("B4"), {"C5": "D3-C5", "D4": "D3-D4"}),
        ("", side("B4", "D4"), {"D4": "D3xD4"}),
        ("", side("B4", cities="D4"), {"D4": "D3xD4"}),
        ("D4", side("B4"), {"C5": "D3-C5"}),
    ],
)
def test_example_6_range_is_fixed_at_the_start(own: str, enemy: dict, reached: dict[str, str]) -> None:  # type: ignore[type-arg]
    state = position(side("C1", f"D3 {own}"), enemy)
    for target in ("C5", "D4"):
        assert (target in ends(state, "P", "D3")) == (target in reached)
    assert all(legal(state, f"P{way}") for way in reached.values())


def test_example_7_fields_stop_nobody() -> None:
    state = position(side("C1", "D3"), side("B4", fields="D4"))
    passed = after(state, "PD3-C5")
    assert passed.sides[DARK].fields and not passed.sides[LIGHT].fields
    landed = after(state, "PD3-D4")
    assert landed.sides[LIGHT].fields and not landed.sides[DARK].fields


def test_example_8_queen_first_then_prince() -> None:
    state = position(side("A2", "D1"))
    assert not {"B3", "D4"} & ends(state, "P", "D1")
    assert refusal(state, "PD1-D4").fields == {"hex": "D4", "steps": 3, "range": 2, "queen": 3}
    assert legal(state, "QA2-B2 PD1-D4")


@pytest.mark.parametrize(
    ("own", "enemy", "reached"),
    [
        ("C2", "", {"B1", "B2", "C3", "D1", "D2"}),
        ("D2", "", {"B1", "B2", "D1"}),
        ("D2", "C2", {"B1", "B2", "D1"}),
    ],
)
def test_example_9_bridge(own: str, enemy: str, reached: set[str]) -> None:
    state = position(side("C1", own), side("C5", enemy))
    assert ends(state, "Q", "C1") == reached


def test_example_10_bridge_built_in_the_same_action() -> None:
    state = position(side("C1", "D1"))
    assert legal(state, "PD1-C2 QC1-C3")
    assert why_not(state, "QC1-C3") == "no_bridge"
    assert why_not(state, "QC1-C3 PD1-C2") == "no_bridge"


def test_example_11_not_twice() -> None:
    state = position(side("C1", "D1"))
    pairs = [text for text in sequences(state) if " " in text and "-" in text]
    assert pairs
    assert all("Q" in text and "P" in text for text in pairs)
    assert why_not(state, "PD1-D2 PD2-D3") == "moved_twice"
    assert why_not(state, "QC1-B1 QB1-A2") == "moved_twice"


def test_example_12_queen_and_guarded_hexes() -> None:
    state = position(side("D2"), side("C5", cities="D3"))
    assert ends(state, "Q", "D2") == {"B2", "B3", "C1", "C3", "D1"}
    assert why_not(state, "QD2-D3") == "queen_attacks"
    assert why_not(state, "QD2-D4") == "way_guarded"
    closed = position(side("C1"), side("C5", "B1", cities="D1"))
    assert ends(closed, "Q", "C1") == set()
    assert why_not(closed, "QC1-C2") == "queen_sea"


def test_example_13_queen_captures_a_field() -> None:
    state = after(position(side("B2"), side("C5", fields="B3")), "QB2-B3")
    assert (queen(state, LIGHT), state.sides[DARK].fields) == ("B3", 0)
    assert state.sides[LIGHT].fields == 1 << INDEX["B3"]


@pytest.mark.parametrize(
    ("prince", "enemy", "problem"),
    [
        ("C3", "", ""),
        ("D2", "", ""),
        ("D2", "C2", "castle_blocked"),
        ("D2", "C3", "castle_blocked"),
        ("D2", "C4", ""),
        ("C2", "", "castle_sea"),
        ("D3", "", ""),
        ("D3", "C3", "castle_blocked"),
        ("D4", "", "castle_far"),
        ("C3 C3", "", "castle_stacked"),
    ],
)
def test_example_14_castling(prince: str, enemy: str, problem: str) -> None:
    state = position(side("B2", prince), side("C5", enemy))
    text = f"QB2<>P{prince.split(maxsplit=1)[0]}"
    assert why_not(state, text) == problem
    assert (text in moves(state)) == (not problem)


def test_castling_exchanges_queen_and_prince() -> None:
    state = after(position(side("B2", "D2")), "QB2<>PD2")
    assert (queen(state, LIGHT), princes(state, LIGHT)) == ("D2", "B2")


def test_pieces_that_end_alike_are_one_action_but_both_ways_may_be_entered() -> None:
    state = position(side("C3", "B1 D2"))
    ways = ["PB1-B2 PD2-D3", "PD2-D3 PB1-B2"]
    assert all(way in sequences(state) and legal(state, way) for way in ways)
    assert after(state, ways[0]) == after(state, ways[1])
    results = [after(state, text) for text in moves(state)]
    assert results.count(after(state, ways[0])) == 1
    assert len(set(results)) == len(results)
