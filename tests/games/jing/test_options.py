"""Every option of jing 7.3 changes what it says and nothing else."""

from __future__ import annotations

import pytest

from princesscourt.games.jing.rules.catalog import NAMES, captains
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import State
from tests.games.jing.positions import after, at, due, sights, swaps, withdrawals

CLAIM = Options(mode="expert", expert_win="claim")
FLANK = Options(mode="expert", paralysis="flank")
CF = ("a5F b5C e5P", "a1P")
"""North hides fox and crane: for South with card C the beloved stands at e5."""


def winner(state: State) -> int | None:
    return None if state.result is None else state.result.winners[0]


@pytest.mark.parametrize(("holder", "row"), [("c3", "b2 c2 d2"), ("a3", "a2 b2"), ("e5", "d4 e4")])
def test_a_wide_mirror_adds_the_diagonal_squares_of_that_row(holder: str, row: str) -> None:
    wide = Options(mirror_width="wide")
    assert list(sights(at(f"{holder}H", "a5P", options=wide), 0)) == row.split()


def test_a_wide_mirror_of_north_looks_north() -> None:
    assert list(sights(at("a1P", "e3H", options=Options(mirror_width="wide")), 1)) == ["d4", "e4"]


@pytest.mark.parametrize(("kind", "shown"), [("P", "L"), ("M", "L"), ("H", "H"), (".", ".")])
def test_a_veiled_mirror_hides_who_the_lady_is_only(kind: str, shown: str) -> None:
    north = "" if kind == "." else f"c2{kind}"
    assert sights(at("c3H", north, options=Options(mirror_detail="veiled")), 0) == {"c2": shown}


def test_a_veiled_mirror_still_finds_animals() -> None:
    veiled = Options(mode="expert", mirror_detail="veiled")
    assert after(at("b5H", "c5O", options=veiled, cards=("A", "A")), "c5-b4").sides[0].found == "O"


def test_yes_no_says_only_that_it_is_not_the_princess() -> None:
    state = after(at("a1P", "c5P d2M", options=Options(point_reveals="yes_no")), "a3-b3", "@d2")
    assert RULES.view(state, 0).log[-1].shown == "?"


def test_yes_no_still_shows_a_princess_that_is_hit() -> None:
    state = after(at("a1P", "d2P", options=Options(point_reveals="yes_no")), "a3-b3", "@d2")
    assert RULES.view(state, None).log[-1].shown == "P"


def test_withdrawing_along_the_start_line() -> None:
    start = at("a1P c1H e1M", options=Options(withdraw_on_line=True))
    assert withdrawals(start) == ["a1>b1", "a1>d1", "c1>b1", "c1>d1"]


@pytest.mark.parametrize(("limit", "over"), [(2, True), (3, False), (0, False)])
def test_the_turn_limit_makes_a_draw(limit: int, over: bool) -> None:
    start = at("a1P", "b5P", options=Options(turn_limit=limit))
    state = after(start, "a2-a3", "--", "d2-d3", "--")
    assert (state.result is not None) == over
    if state.result is not None:
        assert state.result.drawn
        assert state.result.reason.key == "turn_limit"


def test_captain_columns() -> None:
    def places(seat: int, options: Options) -> list[str]:
        return [NAMES[square] for square in captains(seat, options)]

    ace, bcd = Options(mode="expert"), Options(mode="expert", captain_columns="bcd")
    assert (places(0, ace), places(1, ace)) == (["a5", "c5", "e5"], ["e1", "c1", "a1"])
    assert (places(0, bcd), places(1, bcd)) == (["b5", "c5", "d5"], ["d1", "c1", "b1"])
    assert (places(0, Options()), places(1, Options())) == (["c5"], ["c1"])


def test_arriving_wins_at_once_with_option_position() -> None:
    options = Options(mode="expert", expert_win="position")
    state = after(at("d4P", CF[0], options=options, cards=("C", "A")), "d4-e5")
    assert winner(state) == 0


def test_arriving_waits_for_the_animals_by_default() -> None:
    state = after(at("d4P", CF[0], options=Options(mode="expert"), cards=("C", "A"), found=("F", "")), "d4-e5")
    assert winner(state) is None


def test_pointing_at_the_last_animal_wins_while_she_waits() -> None:
    start = at("e5P", "a5F b4C e5P", options=Options(mode="expert"), cards=("C", "A"), found=("F", ""))
    assert winner(after(start, "a1-a2", "@b4")) == 0


def test_of_both_at_once_the_one_whose_turn_it_is_wins() -> None:
    """R23: the exchange a3-b3 shows both players their last animal while both princesses wait."""
    south, north = "e5P b4H a3C a4F", "e1P b2H a3O a5F"
    options = Options(mode="expert")
    for current in (0, 1):
        start = at(south, north, options=options, cards=("B", "A"), found=("F", "F"), current=current)
        assert winner(after(start, "a3-b3")) == current


def test_a_right_claim_wins_and_arriving_alone_does_not() -> None:
    state = after(at("d4P", CF[0], options=CLAIM, cards=("C", "A")), "d4-e5")
    assert winner(state) is None
    assert winner(after(state, "!")) == 0


def test_a_wrong_claim_shows_her_sends_her_home_and_gives_two_turns() -> None:
    state = after(at("d4P", CF[0], options=CLAIM, cards=("C", "A")), "d4-c5", "!")
    assert RULES.view(state, 1).log[-1].shown == "P"
    assert [(ask.seat, ask.why) for ask in RULES.asks(state)] == [(0, "return")]
    assert due(after(state, ">b1")) == (1, 0, 2)


def test_a_claim_is_offered_in_front_of_a_captain_only() -> None:
    state = after(at("d4P", CF[0], options=CLAIM, cards=("C", "A")), "d4-d5")
    assert "!" not in [str(move) for move in RULES.moves(state, 0)]


@pytest.mark.parametrize("ends", ["b3 d3", "c2 c4", "b2 d4", "b4 d2"])
def test_a_flanked_princess_is_paralysed(ends: str) -> None:
    south = "a1P " + " ".join(f"{square}H" for square in ends.split())
    state = after(at(south, "c3P", options=FLANK, cards=("A", "A")), "e1-e2", "#c3")
    assert winner(state) == 0
    assert state.result is not None
    assert state.result.reason.key == "paralysis"


@pytest.mark.parametrize("south", ["a1P b3H c4H", "a1P a3H e3H", "a1P b3H"])
def test_otherwise_paralysis_is_a_miss(south: str) -> None:
    state = after(at(south, "c3P", options=FLANK, cards=("A", "A")), "e1-e2", "#c3")
    assert due(state) == (1, 0, 2)
    assert RULES.view(state, 0).log[-1].shown == "P"


def test_paralysis_misses_an_empty_screen() -> None:
    state = after(at("a1P b3H d3H", "c4P", options=FLANK, cards=("A", "A")), "e1-e2", "#c3")
    assert due(state) == (1, 0, 2)


def test_the_basic_mode_knows_no_expert_options() -> None:
    odd = Options(expert_win="claim", paralysis="flank", captain_columns="bcd", animals="random")
    state = after(at("a1P", "b5P", options=odd), "a2-a3")
    assert [str(move) for move in RULES.moves(state, 0)] == ["--", *(f"@{name}" for name in NAMES)]


def test_only_the_last_exchange_of_two_turns_is_barred() -> None:
    state = after(at("a1P c1H e1M", "d2P c5M d5H"), "a3-b3", "@d2", ">b5", "a4-b4", "--")
    assert "a3-b3" in swaps(state)
    assert "a4-b4" not in swaps(state)


def test_own_moves_may_be_undone_in_an_extra_turn() -> None:
    state = after(at("a1P c1H e1M", "d2P c5M d5H"), "a3-b3", "@d2", ">b5")
    assert "a3-b3" in swaps(state)


def test_the_secret_square_of_a_withdrawal_does_not_lift_the_bar() -> None:
    """The bar is public; lifting it by a secret square would tell the enemy that square (jing 5.2)."""
    start = at("d4P a1M b1H", "d2P c5M d5H", current=1)
    state = after(start, "c1-c2", "--", "d4>c1", "@d2", ">a5")
    assert "c1-c2" not in swaps(state)
