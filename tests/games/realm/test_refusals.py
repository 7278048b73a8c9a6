"""Each kind of mistake has its own reason, and clicks are explained by the same law."""

from __future__ import annotations

import pytest

from princesscourt.core.picker import entries, picker_for
from princesscourt.games.realm.rules.options import Options
from tests.games.realm.places import RULES, acting, after, opening, position, refusal, side, why_not

LIGHT_SIDE = side("C1", "B1 D1", "A2", "B2", reserve=1)
DARK_SIDE = side("C5", "C3 D4", "D3", "B4")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("QC1-C4", "queen_sea"),
        ("QC1-E3", "queen_sea"),
        ("QC1-D2", ""),
        ("QC1-B3", "queen_far"),
        ("QC1xC3", "queen_attacks"),
        ("QC1-B1", "occupied"),
        ("QC1-C1", "same_hex"),
        ("QC5-C4", "no_queen"),
        ("PC2-C3", "no_prince"),
        ("PB1-D1", "stacking"),
        ("PB1-C1", "occupied"),
        ("PB1-C5", "way_guarded"),
        ("PB1-C2", ""),
        ("PB1-A3", "crossing"),
        ("PB1-B4", "unmarked_battle"),
        ("PB1xB3", "no_battle"),
        ("PB1-B2 PB2-B3", "moved_twice"),
        ("PB1-B2 PC2-B3", "no_prince"),
        ("QC1<>PB1", ""),
        ("QC1<>PB2", "no_prince"),
        ("field B1", "build_here"),
        ("prince@B2", "few_fields"),
        ("prince@A2", "few_fields"),
        ("queen@B2(-PB1)", "queen_lives"),
        ("PB1+PB1xC3", "joint_two"),
        ("PB1+PC2xC3", "no_prince"),
        ("PB1+PD1xD2", "stacking"),
        ("map SPSPMMPPSMSPMPPMSSS", "not_now"),
        ("lay M A1", "not_now"),
        ("keep", "not_now"),
    ],
)
def test_reasons(text: str, key: str) -> None:
    assert why_not(position(LIGHT_SIDE, DARK_SIDE), text) == key


def test_no_way_of_one_kind_of_ground() -> None:
    state = position(side("D1", "A2"), side("C5"))
    assert why_not(state, "PA2-C3") == ""
    far = position(side("B3", "C1"), side("C5"))
    assert refusal(far, "PC1-D3").fields == {"hex": "D3", "steps": 3, "range": 2, "queen": 3}
    wet = position(side("D4", "A1"), side("C5"))
    assert why_not(wet, "PA1-A3") == "too_far"
    near = position(side("B2", "A1"), side("C5"))
    assert why_not(near, "PA1-A3") == "no_way"


def test_a_lost_queen_comes_first() -> None:
    state = after(position(side("D1", "C3 D2"), side("D3", "D4", cities="C5")), "PC3+PD2xD3")
    assert why_not(state, "pass") == "queen_first"
    assert why_not(state, "PD4-C5") == "queen_first"
    explained = RULES.explain(state, 1, ("D4",))
    assert explained is not None and explained.key == "queen_first"
    assert RULES.explain(state, 1, ("queen", "C5", "D4")) is None


@pytest.mark.parametrize(
    ("clicks", "key"),
    [
        (("B1",), ""),
        (("C3",), "enemy_here"),
        (("D2",), "nobody_here"),
        (("B1", "D1"), ""),
        (("B1", "D1", "C3"), ""),
        (("B1", "D1", "B4"), "way_guarded"),
        (("B1", "D1", "D3"), "stacking"),
        (("B1", "C5"), "way_guarded"),
        (("B1", "B2", "B2"), "moved_twice"),
        (("B1", "B2", "C3"), "enemy_here"),
        (("C1", "C3"), "queen_attacks"),
        (("C1", "B1"), ""),
        (("do/field",), ""),
        (("reserve",), "few_fields"),
        (("queen",), "queen_lives"),
        (("nowhere",), "illegal"),
    ],
)
def test_clicks_are_explained(clicks: tuple[str, ...], key: str) -> None:
    reason = RULES.explain(position(LIGHT_SIDE, DARK_SIDE), 0, clicks)
    assert (reason.key if reason else "") == key


def test_nobody_else_may_act() -> None:
    state = opening()
    assert refusal(state, "PB1-D1").key == "stacking"
    other = RULES.refusal(state, 1 - acting(state), RULES.parse("pass"))
    assert other is not None and other.key == "not_your_turn"


def test_an_action_may_stop_after_the_first_pawn_go_on_or_be_taken_back() -> None:
    state = opening()
    picker = picker_for(RULES, entries(RULES, state, 0)).pick("B1").pick("A2")
    assert str(picker.complete) == "PB1-A2"
    assert picker.decided is None
    assert {"C1", "C2", "D1"} <= set(picker.offers)
    assert str(picker.pick("C2").pick("B1").decided) == "PB1-A2 PC2-B1"
    assert picker.back().complete is None
    assert picker.back().back().chosen == ()


def test_both_ways_to_click_an_exchange_and_a_joint_attack() -> None:
    assert RULES.spellings(RULES.parse("QC5<>PD4")) == (("C5", "D4"), ("D4", "C5"))
    assert RULES.spellings(RULES.parse("PB3+PC1xD2")) == (("B3", "C1", "D2"), ("C1", "B3", "D2"))
    assert RULES.spellings(RULES.parse("PD2+PD2xB3")) == (("D2", "D2", "B3"),)


def test_the_defaults_are_those_of_section_7() -> None:
    options = Options()
    assert (options.map, options.tie, options.captured_city, options.captured_field) == (
        "mirror", "defender", "razed", "captured",
    )  # fmt: skip
    assert (options.victory, options.repetition, options.quiet) == ("immediate", "draw3", 100)
    assert [Options(map=kind).swaps for kind in ("mirror", "random", "draft")] == [False, True, False]
