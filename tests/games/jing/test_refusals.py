"""Every kind of illegal try is told apart, in moves and in clicks."""

from __future__ import annotations

import pytest

from princesscourt.core.play import play_text
from princesscourt.core.rules import CHANCE, Reason, Seat, because
from princesscourt.games.jing.rules.moves import Put, Withdraw, parse
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import State
from tests.games.jing.positions import after, at

EXPERT = Options(mode="expert", first_player="south")
MID = at("d4P a1M b1H", "b5P c5M d5H", bar="c3-c4")
FULL = at("a1M b1H c1H d1C e1F c3P", "a5P", options=EXPERT)
POINT = after(MID, "a3-b3")
HIT = after(at("a1P", "c5P b5M d5H"), "a2-a3", "@c5")
SECOND_ROW = after(at("a1P", "a5M b5H c5H d5C e5F a4O c3P", options=EXPERT), "a1-a2", "@c3")
SETUP = play_text(RULES, RULES.start(Options(first_player="south"), 2), 0, "Pa1").state
PLACED = play_text(RULES, play_text(RULES, SETUP, 0, "Mb1").state, 0, "Hc1").state


def expert_setup() -> State:
    state = RULES.start(EXPERT, 2)
    for seat, text in ((CHANCE, "*0:A"), (CHANCE, "*1:B"), (0, "Ca1"), (0, "Fb1")):
        state = play_text(RULES, state, seat, text).state
    return state


@pytest.mark.parametrize(
    ("state", "seat", "text", "reason"),
    [
        (MID, 0, "c3-c4", because("undo_barred", a="c3", b="c4")),
        (MID, 0, "@c3", because("move_first")),
        (MID, 0, "Pa1", because("move_first")),
        (MID, 0, "c3>c1", because("nothing_there", square="c3")),
        (MID, 0, "a1>c1", because("maid_stays")),
        (MID, 0, "b1>c1", because("already_home", square="b1")),
        (MID, 0, "d4>c2", because("not_start_line", square="c2")),
        (MID, 0, "d4>a1", because("occupied", square="a1")),
        (FULL, 0, "c3>a1", because("line_full")),
        (at("a2C", "a5P", options=EXPERT), 0, "a2>b1", because("animal_stays")),
        (POINT, 0, "a3-b3", because("point_or_end")),
        (POINT, 0, "!", because("no_claims")),
        (POINT, 0, "#c3", because("no_paralysis")),
        (HIT, 1, "c5-d5", because("bring_home_first")),
        (HIT, 1, ">c5", because("same_place")),
        (HIT, 1, ">b5", because("occupied", square="b5")),
        (HIT, 1, ">a4", because("not_start_line", square="a4")),
        (SECOND_ROW, 1, ">a5", because("occupied", square="a5")),
        (SECOND_ROW, 1, ">b2", because("second_row", square="b2")),
        (SETUP, 0, "a1-a2", because("set_up_first")),
        (SETUP, 0, "Ma1", because("occupied", square="a1")),
        (SETUP, 0, "Ma2", because("not_home", square="a2")),
        (SETUP, 0, "Pb1", because("not_in_hand", kind="P")),
        (SETUP, 0, "ok", because("still_to_place", left=2)),
        (PLACED, 0, "auto", because("all_placed")),
        (expert_setup(), 0, "Oc1", because("two_animals", kind="O")),
        (expert_setup(), 0, "ok", because("still_to_place", left=4)),
    ],
)
def test_a_refusal_says_why(state: State, seat: Seat, text: str, reason: Reason) -> None:
    assert RULES.refusal(state, seat, parse(text)) == reason
    assert not RULES.legal(state, seat, parse(text))


def test_a_claim_away_from_the_captains_is_refused() -> None:
    options = Options(mode="expert", expert_win="claim")
    state = after(at("d4P", "a5P", options=options, cards=("A", "A")), "a1-a2")
    assert RULES.refusal(state, 0, parse("!")) == because("not_at_captain")


@pytest.mark.parametrize(
    ("state", "seat", "clicks", "reason"),
    [
        (MID, 0, ("c3", "c4"), because("undo_barred", a="c3", b="c4")),
        (MID, 0, ("c4", "c3"), because("undo_barred", a="c3", b="c4")),
        (MID, 0, ("c3", "c3"), because("same_screen")),
        (MID, 0, ("c3", "c5"), because("not_neighbours", a="c3", b="c5")),
        (MID, 0, ("a1", "c3"), because("not_neighbours", a="a1", b="c3")),
        (MID, 0, ("d4", "c2"), because("not_start_line", square="c2")),
        (MID, 0, ("do/withdraw", "a1"), because("maid_stays")),
        (MID, 0, ("do/withdraw", "c3"), because("nothing_there", square="c3")),
        (MID, 0, ("do/withdraw", "d4", "a1"), because("occupied", square="a1")),
        (MID, 0, ("do/point",), because("move_first")),
        (POINT, 0, ("c3",), because("point_or_end")),
        (HIT, 1, ("c5",), because("same_place")),
        (HIT, 1, ("c3",), because("not_start_line", square="c3")),
        (SETUP, 0, ("do/ready",), because("still_to_place", left=2)),
        (SETUP, 0, ("hand/P",), because("not_in_hand", kind="P")),
        (SETUP, 0, ("hand/M", "a1"), because("occupied", square="a1")),
        (SETUP, 0, ("a3",), because("not_home", square="a3")),
        (PLACED, 0, ("a1",), because("all_placed")),
    ],
)
def test_clicks_that_lead_nowhere_are_told_why(
    state: State, seat: Seat, clicks: tuple[str, ...], reason: Reason
) -> None:
    assert RULES.explain(state, seat, clicks) == reason


def test_withdrawing_has_its_own_button_and_a_short_way_where_it_cannot_be_meant_otherwise() -> None:
    assert RULES.spellings(Withdraw(18, 2)) == (
        ("do/withdraw", "d4", "c1"), ("d4", "do/withdraw", "c1"), ("d4", "c1"))  # fmt: skip
    assert ("c2", "c1") not in RULES.spellings(Withdraw(7, 2))


def test_a_figure_is_placed_by_figure_and_square_in_either_order() -> None:
    assert RULES.spellings(Put("P", 0)) == (("hand/P", "a1"), ("a1", "hand/P"))
