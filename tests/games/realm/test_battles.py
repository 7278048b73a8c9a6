"""Worked examples 17 to 23 and 28: battles, stack, separation, the lost Queen (5.6, 5.8, 6)."""

from __future__ import annotations

import pytest

from princesscourt.games.realm.rules.hexes import INDEX, NAMES
from tests.games.realm.places import (
    DARK,
    LIGHT,
    RULES,
    after,
    battles,
    legal,
    moves,
    position,
    princes,
    queen,
    side,
    why_not,
)


def test_example_17_prince_against_plain_city() -> None:
    state = position(side("D2", "C3"), side("C5", cities="D3"))
    assert battles(state, "PC3xD3") == [(4, 3, "won")]
    won = after(state, "PC3xD3")
    assert (won.sides[DARK].cities, princes(won, LIGHT)) == (0, "D3")


def test_example_18_tie() -> None:
    state = position(side("D1", "D2"), side("C5", cities="D3"))
    assert battles(state, "PD2xD3") == [(3, 3, "lost")]
    lost = after(state, "PD2xD3")
    assert (lost.sides[LIGHT].reserve, princes(lost, LIGHT)) == (1, "")
    assert lost.sides[DARK].cities == 1 << INDEX["D3"]
    assert battles(state, "QD1-C3 PD2xD3") == [(4, 3, "won")]


def test_example_19_joint_attack_on_a_mountain_city() -> None:
    state = position(side("C1", "B2 D2"), side("C5", cities="C3"))
    assert battles(state, "PB2xC3") == [(3, 5, "lost")]
    assert battles(state, "PB2+PD2xC3") == [(6, 5, "won")]
    won = after(state, "PB2+PD2xC3")
    assert (princes(won, LIGHT), NAMES[won.sides[LIGHT].stack.bit_length() - 1]) == ("C3 C3", "C3")
    assert won.sides[DARK].cities == 0
    field = position(side("C1", "B2 D2"), side("C5", fields="C3"))
    assert why_not(field, "PB2+PD2xC3") == "stacking"
    assert legal(field, "PB2-C3")


def test_joint_attack_may_name_either_prince_first() -> None:
    state = position(side("C1", "B2 D2"), side("C5", cities="C3"))
    assert RULES.parse("PD2+PB2xC3") == RULES.parse("PB2+PD2xC3")
    assert "PB2+PD2xC3" in moves(state)


def test_example_20_separation() -> None:
    state = position(side("C1", "B2 D2"), side("C5", cities="C3"))
    stacked = after(state, "PB2+PD2xC3", "pass")
    parted = after(stacked, "PC3-D3")
    assert (princes(parted, LIGHT), parted.sides[LIGHT].reserve) == ("C3 D3", 0)
    built = after(stacked, "field C1")
    assert (princes(built, LIGHT), built.sides[LIGHT].reserve) == ("C3", 1)


def test_example_21_queen_on_plain() -> None:
    alone = position(side("D2", "C3"), side("D3"))
    assert battles(alone, "PC3xD3") == [(4, 4, "lost")]
    light = side("D1", "C3 D2")
    one = after(position(light, side("D3", "D4", cities="C5")), "PC3+PD2xD3")
    assert queen(one, DARK) == ""
    assert moves(one) == ["queen@C5(-PD4)"]
    assert RULES.asks(one)[0].why == "rebirth"
    two = after(position(light, side("D3", "C4 D4", cities="C5")), "PC3+PD2xD3")
    assert moves(two) == ["queen@C5(-PC4)", "queen@C5(-PD4)"]
    inside = after(position(light, side("D3", "C5 D4", cities="C5")), "PC3+PD2xD3")
    assert moves(inside) == ["queen@C5(-PC5)"]
    assert why_not(inside, "queen@C5(-PD4)") == "city_taken"
    reborn = after(inside, "queen@C5(-PC5)")
    assert (queen(reborn, DARK), princes(reborn, DARK), reborn.sides[DARK].removed) == ("C5", "D4", 2)


@pytest.mark.parametrize("dark", [side("D3", "D4"), side("D3", cities="C5", reserve=3)])
def test_example_22_no_rebirth_possible(dark: dict) -> None:  # type: ignore[type-arg]
    state = after(position(side("D1", "C3 D2"), dark), "PC3+PD2xD3")
    assert (state.ending, state.winner, RULES.asks(state)) == ("queen", LIGHT, ())


@pytest.mark.parametrize(
    ("light", "dark", "text", "sums"),
    [
        (side("A2", "B3 C4"), side("B1", "B2"), "PB3xB2", (4, 8, "lost")),
        (side("A2", "B3"), side("B1", "B2", cities="B2"), "PB3xB2", (4, 13, "lost")),
        (side("C3", "B2 D3"), side("B3"), "PB2+PD3xB3", (8, 7, "won")),
        (side("C3", "B2 D3"), side("B3", cities="B3"), "PB2+PD3xB3", (8, 12, "lost")),
        (side("D2", "C3 D1"), side("D3", cities="D3"), "PC3+PD1xD3", (8, 7, "won")),
        (side("D2", "E2"), side("C5", "E3"), "PE2xE3", (3, 3, "lost")),
    ],
)
def test_example_23_mountain_and_sea(light: dict, dark: dict, text: str, sums: tuple[int, int, str]) -> None:  # type: ignore[type-arg]
    assert battles(position(light, dark), text) == [sums]


def test_example_28_queen_lost_during_an_action_of_two_pawns() -> None:
    """No single Prince beats a Queen, so a tie that takes both shows it (option `tie = both_lost`)."""
    light = side("D2", "C3 D1")
    dark = side("D3", "C5 D4", cities="C5")
    state = position(light, dark, tie="both_lost")
    assert battles(state, "PC3xD3 PD1xD4") == [(4, 4, "both_lost"), (3, 2, "won")]


def test_a_stack_strikes_twice_at_the_price_of_a_prince() -> None:
    """RULING 21."""
    state = position(side("B2", "D2 D2"), side("B3", "D3 D1", cities="C5"))
    struck = after(state, "PD2+PD2xB3")
    assert (queen(struck, DARK), princes(struck, LIGHT), struck.sides[LIGHT].reserve) == ("", "B3", 1)
    assert struck.sides[LIGHT].stack == 0


def test_one_of_a_stack_and_a_third_prince_make_a_new_stack() -> None:
    state = position(side("C1", "B2 D2 D2"), side("C5", cities="C3"))
    struck = after(state, "PB2+PD2xC3")
    assert (princes(struck, LIGHT), struck.sides[LIGHT].reserve) == ("C3 C3 D2", 0)


def test_two_stacked_princes_both_defend() -> None:
    """RULING 23: on the sea each counts, on a mountain each doubled."""
    sea = position(side("D2", "E2"), side("C5", "E3 E3"))
    assert battles(sea, "PE2xE3") == [(3, 6, "lost")]
    high = position(side("D2", "D3"), side("B2", "C3 C3"))
    assert battles(high, "PD3xC3") == [(4, 16, "lost")]


def test_tie_may_take_both_and_leaves_the_city() -> None:
    """Option `tie = both_lost`."""
    state = position(side("D1", "D2"), side("C5", "D3", cities="C5"), tie="both_lost")
    assert battles(state, "PD2xD3") == [(3, 3, "both_lost")]
    even = after(state, "PD2xD3")
    assert (princes(even, LIGHT), princes(even, DARK), even.sides[DARK].reserve) == ("", "", 1)
    city = position(side("D1", "D2"), side("C5", cities="D3"), tie="both_lost")
    held = after(city, "PD2xD3")
    assert (princes(held, LIGHT), held.sides[DARK].cities) == ("", 1 << INDEX["D3"])


def test_conquered_buildings_by_option() -> None:
    """Options `captured_city` and `captured_field` (RULINGS 25, 26)."""
    light, dark = side("D2", "C3"), side("C5", cities="D3")
    assert after(position(light, dark, captured_city="captured"), "PC3xD3").sides[LIGHT].cities == 1 << INDEX["D3"]
    field = side("C5", fields="D3")
    assert after(position(light, field), "PC3-D3").sides[LIGHT].fields == 1 << INDEX["D3"]
    razed = after(position(light, field, captured_field="razed"), "PC3-D3")
    assert razed.sides[LIGHT].fields == razed.sides[DARK].fields == 0


def test_a_conquered_field_under_a_pawn_changes_hands() -> None:
    state = position(side("D2", "C3"), side("C5", "D3", fields="D3"))
    won = after(state, "PC3xD3")
    assert (won.sides[LIGHT].fields, won.sides[DARK].reserve) == (1 << INDEX["D3"], 1)
