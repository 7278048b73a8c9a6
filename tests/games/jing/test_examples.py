"""The 36 worked examples of the rules (jing 8), by their numbers."""

from __future__ import annotations

import pytest

from princesscourt.core.events import redact
from princesscourt.core.play import play
from princesscourt.games.jing.rules import sight
from princesscourt.games.jing.rules.catalog import NAMES, SQUARES
from princesscourt.games.jing.rules.events import Withdrawn
from princesscourt.games.jing.rules.moves import parse
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import Side, State
from tests.games.jing.positions import SETUP_NORTH, SETUP_SOUTH, after, at, due, face, on, sights, swaps, withdrawals

EXPERT = Options(mode="expert")
MEETING = "a1P c1H e1M"


def winner(state: State) -> int | None:
    return None if state.result is None else state.result.winners[0]


def test_1_the_set_up_offers_72_exchanges_and_no_withdrawal() -> None:
    start = at(SETUP_SOUTH, SETUP_NORTH)
    assert len(swaps(start)) == 72
    assert withdrawals(start) == []


def test_2_both_faces_of_a_screen_travel() -> None:
    moved = after(at("c3M", "c3P"), "c3-d4")
    assert (on(moved, 0, "d4"), on(moved, 1, "d4")) == ("M", "P")
    assert (on(moved, 0, "c3"), on(moved, 1, "c3")) == (".", ".")


def test_3_the_enemys_last_exchange_may_not_be_undone() -> None:
    start = after(at(SETUP_SOUTH, SETUP_NORTH, current=1), "b4-c5", "--")
    offered = swaps(start)
    assert len(offered) == 71
    assert "b4-c5" not in offered
    assert "b4-c4" in offered


def test_4_a_mirror_shows_the_princess_in_front_of_it() -> None:
    assert sights(at("a1P c3H", "c2P"), 0) == {"c2": "P"}


def test_5_a_holder_on_its_own_start_line_sees_nothing() -> None:
    assert sights(at("a1P c1H", "c2P"), 0) == {}


def test_6_norths_mirror_looks_north() -> None:
    assert sights(at("c4M a1P", "c3H b5P"), 1) == {"c4": "M"}


@pytest.mark.parametrize("square", ["b2", "d2", "c3", "c4"])
def test_7_a_mirror_shows_exactly_one_square(square: str) -> None:
    assert sights(at("a1P c3H", f"{square}P"), 0) == {"c2": "."}


def test_8_two_mirrors_face_to_face_show_each_other() -> None:
    start = at("a1P c3H", "c2H b5P")
    assert sights(start, 0) == {"c2": "H"}
    assert sights(start, 1) == {"c3": "H"}


def test_9_a_mirror_shows_what_comes_before_it() -> None:
    start = at("a1P c4H", "d3P")
    assert sights(start, 0) == {"c3": "."}
    done = play(RULES, start, 0, parse("c3-d3"))
    assert sights(done.state, 0) == {"c3": "P"}
    assert [type(event).__name__ for event in redact(done.events, 1)] == ["Swapped"]


def test_10_princess_and_holders_off_the_line_may_be_withdrawn() -> None:
    assert withdrawals(at("d4P a1M b1H", "e1M b5P d5H")) == ["d4>c1", "d4>d1", "d4>e1"]


def test_11_a_figure_that_rides_along_betrays_the_secret_square() -> None:
    start = at("d4P a1M b1H", "e1M b5P d5H")
    done = play(RULES, start, 0, parse("d4>e1"))
    assert (on(done.state, 0, "e1"), on(done.state, 0, "d4")) == ("P", ".")
    assert on(done.state, 1, "d4") == "M"
    assert NAMES[RULES.view(done.state, 1).log[-1].b] == "e1"
    assert RULES.label(start, 0, parse("d4>e1"), 1) == "d4>e1"
    assert RULES.label(start, 0, parse("d4>e1"), None) == "d4>?"


def test_12_otherwise_the_enemy_is_told_kind_and_square_only() -> None:
    start = at("d4P a1M b1H", SETUP_NORTH)
    done = play(RULES, start, 0, parse("d4>c1"))
    assert redact(done.events, 1)[0] == Withdrawn(0, "P", "d4", "?", forced=False)
    view = RULES.view(done.state, 1)
    assert view.faces[0][SQUARES["c1"]] == "?"
    assert (view.log[-1].shown, view.log[-1].a, view.log[-1].b) == ("P", SQUARES["d4"], -1)
    assert RULES.label(start, 0, parse("d4>c1"), 1) == "d4>?"


def test_13_a_princess_may_ride_to_her_goal_on_a_withdrawn_screen() -> None:
    over = after(at("b3H a1P e1M", "b3P a5M d5H"), "b3>c1")
    assert winner(over) == 1


def test_14_a_hit_sends_her_home_and_gives_a_turn() -> None:
    state = after(at(MEETING, "d2P c5M d5H"), "a3-b3", "@d2")
    assert [ask.seat for ask in RULES.asks(state)] == [1]
    state = after(state, ">b5")
    assert due(state) == (0, 1, 1)
    assert on(state, 1, "b5") == "P"


def test_15_a_second_hit_gives_no_third_turn() -> None:
    state = after(at(MEETING, "d2P c5M d5H"), "a3-b3", "@d2", ">b5", "a3-b4", "@b5", ">a5")
    assert due(state) == (1, 0, 1)


def test_16_a_miss_shows_the_maid_and_gives_the_enemy_two_turns() -> None:
    start = after(at(MEETING, "d2M c5P d5H"), "a3-b3")
    state = after(start, "@d2")
    assert RULES.view(state, 0).log[-1].shown == "M"
    assert due(state) == (1, 0, 2)
    assert due(after(state, "a2-a3", "--", "d2-d3", "--")) == (0, 0, 1)


def test_17_a_miss_in_the_first_of_two_turns_keeps_the_second() -> None:
    state = after(at(SETUP_SOUTH, SETUP_NORTH), "a2-b2", "@e5", "a3-b3", "@e3")
    assert due(state) == (1, 1, 1)
    assert due(after(state, "a4-b4", "--")) == (0, 0, 2)


def test_18_a_hit_in_a_run_of_two_gives_no_third_turn() -> None:
    state = after(at(SETUP_SOUTH, SETUP_NORTH), "a2-b2", "@e5", "a3-b3", "@a1", ">b1")
    assert due(state) == (1, 1, 1)
    assert due(after(state, "a4-b4", "--")) == (0, 0, 1)


def test_19_a_miss_in_the_extra_turn_gives_the_enemy_two() -> None:
    state = after(at(MEETING, "d2P c5M d5H"), "a3-b3", "@d2", ">b5", "a3-b4", "@e5")
    assert due(state) == (1, 0, 2)


def test_20_the_princess_wins_at_once_only_in_front_of_her_captain() -> None:
    start = at("b4P", "b5P")
    assert winner(after(start, "b4-c5")) == 0
    assert winner(after(start, "b4-b5")) is None


def test_21_the_enemy_may_carry_her_there() -> None:
    assert winner(after(at("c4P", "a5P", current=1), "c4-c5")) == 0


def test_22_a_forced_return_may_carry_the_pointing_princess_to_her_goal() -> None:
    assert winner(after(at("c3P", "c3P b5M d5H"), "a1-a2", "@c3", ">c5")) == 0


def test_23_both_princesses_on_one_screen() -> None:
    over = after(at("c4P", "c4P"), "c4-c5")
    assert winner(over) == 0
    assert on(over, 1, "c5") == "P"


def test_24_a_princess_caught_at_home_must_change_place() -> None:
    state = after(at("a1P", "c5P b5M d5H"), "a2-a3", "@c5")
    assert [str(move) for move in RULES.moves(state, 1)] == [">a5", ">e5"]


def test_25_a_withdrawal_bars_nothing() -> None:
    state = after(at(MEETING, "b4H c5P d5M", current=1), "b4>a5", "--")
    assert len(swaps(state)) == 72
    assert "b4-a5" in swaps(state)


def test_26_the_bar_stays_through_the_run() -> None:
    state = after(at(MEETING, "d2P c5M d5H", current=1), "c3-c4", "--", "a1-b1", "@d2", ">a5")
    assert due(state) == (0, 1, 1)
    assert "c3-c4" not in swaps(state)


def test_27_the_bar_ends_once_an_own_move_touched_it() -> None:
    state = after(at(MEETING, "d2P c5M d5H", current=1), "c3-c4", "--", "c3-d3", "@d2", ">a5")
    assert "c3-c4" in swaps(state)


def test_28_with_a_full_line_only_a_forced_return_goes_to_the_second_row() -> None:
    north = "a5M b5H c5H d5C e5F c3P"
    assert withdrawals(at("a1P", north, options=EXPERT, current=1)) == []
    state = after(at("a1P", north, options=EXPERT), "a1-a2", "@c3")
    assert [str(move) for move in RULES.moves(state, 1)] == [">a4", ">b4", ">c4", ">d4", ">e4"]


def test_29_waiting_at_the_right_captain_wins_with_the_second_animal() -> None:
    start = at("e5P b4H", "a5P c2C d4F", options=EXPERT, cards=("C", "A"), found=("F", ""))
    assert sight.arrived(EXPERT, start.faces, start.sides, 0) is None
    over = after(start, "c2-b3")
    assert winner(over) == 0


def test_30_a_mirror_finds_an_animal_that_is_moved_off_its_line() -> None:
    start = at("a1P b5H", "c5F e5P", options=EXPERT, cards=("A", "A"))
    state = after(start, "c5-b4")
    assert sights(state, 0) == {"b4": "F"}
    assert state.sides[0].found == "F"


def test_31_card_c_with_fox_and_crane_means_captain_3() -> None:
    square = sight.beloved(EXPERT, 0, Side("C"), face("a5F b5C"))
    assert NAMES[square] == "e5"


def test_32_norths_captains_are_numbered_from_its_own_left() -> None:
    square = sight.beloved(EXPERT, 1, Side("A"), face("a1C b1O"))
    assert NAMES[square] == "a1"


def test_33_with_one_animal_found_two_captains_remain() -> None:
    assert sight.candidates(EXPERT, 0, "B", "O") == (1, 3)
    state = at("a1P", "a5O", options=EXPERT, cards=("B", "A"), found=("O", ""))
    assert RULES.view(state, 0).hopes(0) == (1, 3)


def test_34_at_the_wrong_captain_nothing_happens() -> None:
    start = at("b4P", "a4F b5C", options=EXPERT, cards=("C", "A"), found=("CF", ""))
    done = play(RULES, start, 0, parse("b4-c5"))
    assert done.state.result is None
    assert [type(event).__name__ for event in done.events] == ["Swapped"]


@pytest.mark.parametrize(("reveals", "found"), [("full", "O"), ("yes_no", "")])
def test_35_pointing_at_an_animal_finds_it_if_the_face_is_shown(reveals: str, found: str) -> None:
    options = Options(mode="expert", point_reveals="full" if reveals == "full" else "yes_no")
    state = after(at("a1P", "c4O a5P", options=options, cards=("A", "A")), "a1-a2", "@c4")
    assert state.sides[0].found == found
    assert due(state) == (1, 0, 2)


def test_36_a_veiled_mirror_shows_a_lady() -> None:
    assert sights(at("a1P c3H", "c2M", options=Options(mirror_detail="veiled")), 0) == {"c2": "L"}
