"""Clicks and keys to moves."""

from __future__ import annotations

from itertools import permutations

import pytest

from princesscourt.core.picker import Picker, picker_for
from tests.core.pebbles import PEBBLES, Move
from tests.core.tables import played

SLIDES = Picker(
    (
        (("a1", "a4"), "a1-a4"),
        (("a1", "d1"), "a1-d1"),
        (("b2", "c3"), "b2-c3"),
        (("c3", "b2"), "b2-c3"),
        (("a1",), "a1"),
    )
)


def test_it_offers_what_begins_a_move_each_once() -> None:
    assert SLIDES.offers == ("a1", "b2", "c3")


def test_each_click_narrows_it() -> None:
    picked = SLIDES.pick("b2")
    assert picked.offers == ("c3",)
    assert picked.decided is None
    assert picked.pick("c3").decided == "b2-c3"


def test_a_move_may_be_clicked_in_several_ways() -> None:
    assert SLIDES.pick("c3").pick("b2").decided == "b2-c3"


def test_a_move_that_could_go_on_is_complete_but_not_decided() -> None:
    picked = SLIDES.pick("a1")
    assert (picked.complete, picked.decided) == ("a1", None)


def test_what_is_not_on_offer_is_refused() -> None:
    with pytest.raises(KeyError):
        SLIDES.pick("h8")
    with pytest.raises(KeyError):
        SLIDES.pick("a1").pick("a1")


def test_a13_a_choice_taken_back_leaves_no_trace() -> None:
    assert SLIDES.pick("a1").back() == SLIDES
    assert SLIDES.pick("b2").pick("c3").cleared() == SLIDES
    assert SLIDES.back() == SLIDES


def test_without_moves_nothing_is_offered() -> None:
    nothing: Picker[str] = Picker()
    assert (nothing.offers, nothing.complete, nothing.decided) == ((), None, None)


def test_it_is_made_of_the_legal_moves_of_a_game() -> None:
    state = played(2).live.state
    picker = picker_for(PEBBLES, PEBBLES.moves(state, 0)).pick("hand")
    assert picker.offers == tuple(str(pebble) for pebble in sorted(set(state.hands[0])))
    assert picker.pick(picker.offers[0]).decided == Move("choose", (int(picker.offers[0]),))


def test_a_click_that_cannot_follow_starts_anew_by_itself_or_after_the_last_choice() -> None:
    spelled = ((("a", "b", "x"), 1), (("b", "y"), 2), (("c",), 3))
    picker = Picker(spelled).pick("a").pick("b")
    follows, anew, alone, nothing = (picker.clicked(target) for target in ("x", "y", "c", "z"))
    assert follows is not None and follows.decided == 1
    assert anew is not None and (anew.chosen, anew.decided) == (("b", "y"), 2)
    assert alone is not None and alone.decided == 3
    assert nothing is None


def test_one_of_several_choices_is_taken_out_again_where_their_order_does_not_matter() -> None:
    """Cards to pass may be clicked in any order; steps of a way may not."""
    spelled = tuple(((*order, "do/confirm"), "".join(sorted(order))) for order in permutations("abc", 2))
    picker = Picker(spelled).pick("a").pick("b")
    after = picker.clicked("a")
    assert after is not None
    assert after.chosen == ("b",)
    way = Picker(((("a", "b", "c"), "far"), (("b", "c"), "near"))).pick("a").pick("b")
    again = way.clicked("a")
    assert again is not None
    assert again.chosen == ("a",)
    without = way.without("a")
    assert without is not None
    assert without.chosen == ("b",)
    assert way.without("c") is None
