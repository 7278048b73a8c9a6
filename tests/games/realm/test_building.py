"""Worked examples 15, 16, 24 to 27: building, rebirth of a Prince, pass, realm (5.3 to 5.7, 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest

from princesscourt.core.rules import JSON
from princesscourt.games.realm.rules.hexes import INDEX, NAMES
from princesscourt.games.realm.rules.state import State
from tests.games.realm.places import LIGHT, RULES, after, legal, moves, position, princes, side, why_not


def test_example_15_building() -> None:
    on_field = position(side("B2", fields="B2"))
    assert why_not(on_field, "field B2") == "field_stands"
    assert "city B2" in moves(on_field)
    built = after(on_field, "city B2")
    assert (built.sides[LIGHT].fields, built.sides[LIGHT].cities) == (0, 1 << INDEX["B2"])
    on_city = position(side("B2", cities="B2"))
    assert why_not(on_city, "field B2") == why_not(on_city, "city B2") == "city_stands"
    assert not any(text.startswith(("field", "city")) for text in moves(on_city))
    assert why_not(on_city, "city B1") == "build_here"


@pytest.mark.parametrize(
    ("fields", "on_board", "problem"),
    [
        ("D1 D2", "E1 E2", "few_fields"),
        ("D1 D2 D3", "E1 E2", ""),
        ("", "", "few_fields"),
        ("D1", "", ""),
        ("D1 D2", "E1", ""),
        ("D1", "E1", "few_fields"),
    ],
)
def test_example_16_rebirth_of_a_prince(fields: str, on_board: str, problem: str) -> None:
    state = position(side("B2", on_board, fields, "C1", reserve=3 - len(on_board.split())))
    assert why_not(state, "prince@C1") == problem
    assert ("prince@C1" in moves(state)) == (not problem)


def test_example_16_needs_a_free_city() -> None:
    full = position(side("B2", "C1", "D1 D2", "C1", reserve=2))
    assert why_not(full, "prince@C1") == "city_taken"
    assert not any(text.startswith("prince") for text in moves(full))
    two = position(side("B2", "", "D1 D2", "C1 A2", reserve=2))
    assert [text for text in moves(two) if text.startswith("prince")] == ["prince@A2", "prince@C1"]
    assert princes(after(two, "prince@A2"), LIGHT) == "A2"
    assert why_not(two, "prince@B1") == "no_city"
    none = position(side("B2", "", "D1 D2", "C1", reserve=0))
    assert why_not(none, "prince@C1") == "reserve_empty"


def test_example_24_pass() -> None:
    state = after(position(side("B2", "E1"), side("C5", "B4")), "pass", "pass")
    assert "pass" not in moves(state)
    assert why_not(state, "pass") == "third_pass"
    assert "pass" in moves(after(state, "field B2"))


def test_example_24_forced_pass() -> None:
    dark = side("C5", cities="C5", reserve=2)
    state = position(side("B4", "D4"), dark, turn="D")
    assert moves(state) == ["pass"]
    third = RULES.load({**_data(state), "passes": 2, "seen": None})
    assert third.passes == 2
    assert moves(third) == ["pass"]
    assert legal(third, "pass")


def _data(state: State) -> dict[str, JSON]:
    return dict(cast("Mapping[str, JSON]", RULES.dump(state)))


@pytest.mark.parametrize(
    ("fields", "city", "won"),
    [
        ("B1 C1 D2 D3 D1 C3", "B2", True),
        ("B1 C1 D2 D3 D1", "B2", False),
        ("B1 C1 D2 D3 D1 C3", "", False),
    ],
)
def test_example_25_realm(fields: str, city: str, won: bool) -> None:
    kept, last = fields.rsplit(" ", 1)
    state = after(position(side(last, "", kept, city)), f"field {last}")
    assert (state.ending == "realm") == won
    assert (state.winner == LIGHT) == won


def test_example_26_sea_bridge() -> None:
    light = side("B2", "D1", "B1 C1 A2 D2 D3", "B2")
    state = position(light)
    assert sorted(realm.halves for realm in state.realms(LIGHT)) == [4, 6]
    won = after(state, "PD1-C2")
    assert (won.ending, won.winner) == ("realm", LIGHT)
    enemy = position({**light, "princes": []}, side("C5", "C2"))
    assert sorted(realm.halves for realm in enemy.realms(LIGHT)) == [4, 6]


def test_example_27_winning_by_capture() -> None:
    state = position(side("B1", "C3", "B1 C1 A2 D2 D1", "B2"), side("C5", fields="D3"))
    assert state.realms(LIGHT)[0].halves == 9
    won = after(state, "PC3-D3")
    assert (won.ending, won.winner, won.realms(LIGHT)[0].halves) == ("realm", LIGHT, 11)
    result = RULES.result(won)
    assert result is not None
    assert (result.ranks, result.reason.key) == ((1, 2), "realm")


def test_a_chain_of_bridges_counts() -> None:
    """RULING 28: sea hexes in a row, each with an own Prince."""
    state = position(side("B2", "C4 E2", "B1 C1", "B2"))
    assert [sorted(NAMES[at] for at in range(19) if realm.hexes >> at & 1) for realm in state.realms(LIGHT)] == [
        ["B1", "B2", "C1"]
    ]
    chain = position(side("C5", "E1 E2 E3", "D1 D4", "C5"), side("A2"))
    assert len(chain.realms(LIGHT)) == 1
    assert len(position(side("C5", "E1 E3", "D1 D4", "C5"), side("A2")).realms(LIGHT)) == 2


def test_victory_may_have_to_survive_one_enemy_turn() -> None:
    """Option `victory = hold` (RULING 27)."""
    light = side("D3", "", "B1 C1 D2 A2 C3", "B2")
    state = after(position(light, side("C5", "B4", reserve=2), victory="hold"), "field D3")
    assert state.ending == ""
    assert after(state, "pass").winner == LIGHT
    taken = after(state, "PB4-A2")
    assert (taken.ending, taken.realms(LIGHT)[0].halves) == ("", 9)
