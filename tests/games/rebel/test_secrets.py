"""Rows of FAULTS group A that the rules answer for: nobody learns what is not for them."""

from __future__ import annotations

from random import Random

import pytest

from princesscourt.core.events import Event, redact
from princesscourt.core.rules import OPEN, Viewer
from princesscourt.games.rebel.rules.cards import NAME, listed
from princesscourt.games.rebel.rules.events import CardsInspected, CardsPassed, Locked
from princesscourt.games.rebel.rules.moves import Choose, Play
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.state import State
from tests.games.rebel.tables import ADA, BEN, CLEO, DOV, asked, go, story, table
from tests.games.rebel.walks import walk


@pytest.mark.parametrize("seed", range(8))
def test_A1_a_view_is_the_same_in_every_world_that_fits_it(seed: int) -> None:
    rng = Random(seed)
    for state, _, _, _ in walk(seed):
        if rng.random() < 0.25:
            for viewer in (None, *range(state.seats)):
                view = RULES.view(state, viewer)
                world = RULES.guess(view, rng)
                assert RULES.view(world, viewer) == view
                if viewer is not None:
                    assert RULES.moves(world, viewer) == RULES.moves(state, viewer)


def test_A1_another_hand_is_nowhere_in_a_view() -> None:
    state = dealt()
    for viewer in range(4):
        view = RULES.view(state, viewer)
        assert [bool(hand) for hand in view.hands] == [seat == viewer for seat in range(4)]
        assert view.rows == ()
        for other in set(range(4)) - {viewer}:
            assert view.may[other] == view.unseen


def dealt(card: str = "a") -> State:
    state = RULES.start(Options(rounds=1, round_cards=card, princesses="none", start_player="1"), 4)
    return go(state, f"-1:{RULES.draw(state, Random(7))}")


def passed() -> tuple[State, list[Event]]:
    state = dealt()
    return story(state, *(f"{seat}:{RULES.moves(state, seat)[seat]}" for seat in range(4)))


def test_A3_faces_of_passed_cards_reach_giver_and_receiver_only() -> None:
    _, told = passed()
    for viewer in range(4):
        for event in redact(told, viewer):
            if isinstance(event, CardsPassed):
                assert event.count == 3
                assert bool(event.cards) == (viewer in (event.giver, event.receiver))
            if isinstance(event, Locked):
                assert bool(event.cards) == (viewer == event.seat)


def test_A3_notation_of_a_secret_choice_names_no_card() -> None:
    state = dealt()
    for viewer in (None, BEN, CLEO):
        labels = {RULES.label(state, ADA, move, viewer) for move in RULES.moves(state, ADA)}
        assert labels == {"pass ?"}
    assert "?" not in RULES.label(state, ADA, RULES.moves(state, ADA)[0], ADA)


ARMING = ("cinderella", "mulan", "alice", "snow_white")
HANDS = ("Fa5Qu1Pr1", "Fa3Qu3Pr2", "Fa2Qu5Pr3", "Fa1Qu6Pr4")


@pytest.mark.parametrize("viewer", [None, BEN, CLEO, DOV])
def test_A9_a_card_played_armed_or_not_looks_the_same(viewer: Viewer) -> None:
    state = table(*HANDS, princesses=ARMING)
    plain, told_plain = story(state, "Fa5")
    armed, told_armed = story(state, "Fa5!")
    assert plain != armed
    assert RULES.view(plain, viewer) == RULES.view(armed, viewer)
    assert redact(told_plain, viewer) == redact(told_armed, viewer)
    assert RULES.asks(plain) == RULES.asks(armed)
    assert RULES.label(state, ADA, Play(4, "", True), viewer) == "Fa5"


def test_A12_a_window_opens_by_what_was_armed_never_by_cards() -> None:
    princesses = ("little_mermaid", "mulan", "alice", "snow_white")
    for ada in ("Fa5Qu1Pr1", "Pe5Pe1Pe2", "Pr5Pr1Pr9"):
        hands = (ada, "Fa3Qu3Pr2", "Fa2Qu2Pr3", "Fa1Qu6Pr4")
        assert asked(table(*hands, princesses=princesses, armed=[ADA])) == [(ADA, "power")]
        assert asked(table(*hands, princesses=princesses)) == [(ADA, "play")]


def test_A12_mulan_is_asked_with_and_without_a_card_to_swap() -> None:
    princesses = ("alice", "mulan", "snow_white", "thumbelina")
    for ben in ("Qu9Qu2", "Qu9Fa2", "Qu9Pr2"):
        state = table("Qu3Fa1", ben, "Qu5Fa3", "Pr4Fa4", princesses=princesses)
        assert asked(go(state, "Qu3", "Qu9!", "Qu5", "Pr4")) == [(BEN, "camouflage")]


def test_A12_who_may_arm_is_public() -> None:
    for seed in range(12):
        for state, seat, _, _ in walk(seed):
            if seat < 0:
                continue
            armed = any(isinstance(move, Play | Choose) and move.arm for move in RULES.moves(state, seat))
            world = RULES.guess(RULES.view(state, (seat + 1) % state.seats), Random(seed))
            again = any(isinstance(move, Play | Choose) and move.arm for move in RULES.moves(world, seat))
            assert armed == again


def test_A22_inspected_cards_are_seen_by_the_two_and_go_out_of_sight_again() -> None:
    princesses = ("ice_princess", "mulan", "alice", "snow_white")
    state = go(table(*HANDS, princesses=princesses, armed=[ADA]), "use ice_princess @3")
    state, told = story(state, "-1:draw Fa1Pr4")
    for viewer, sees in ((ADA, True), (DOV, True), (BEN, False), (None, False)):
        event = next(event for event in redact(told, viewer) if isinstance(event, CardsInspected))
        assert bool(event.cards) == sees
        assert bool(getattr(RULES.view(state, viewer).top, "drawn", 0)) == sees
    state = go(state, "freeze Pr4")
    assert getattr(RULES.view(state, ADA).top, "drawn", None) is None
    assert not RULES.view(state, ADA).hands[DOV]


def test_A21_after_scoring_exactly_captured_and_kept_cards_are_open() -> None:
    for before, _, _, after in walk(5):
        if len(after.sheets) > len(before.sheets):
            for viewer in (None, *range(after.seats)):
                view = RULES.view(after, viewer)
                assert view.sheets == after.sheets
                assert not any(view.hands)
                assert view.passed == ()


def test_A24_after_the_end_everything_can_be_seen() -> None:
    *_, (_, _, _, over) = walk(3)
    assert RULES.result(over) is not None
    assert RULES.view(over, OPEN).sheets == over.sheets


def test_the_open_hand_of_an_onlooker_is_nobodys() -> None:
    state, _ = passed()
    assert not any(RULES.view(state, None).hands)
    assert NAME[listed(RULES.view(state, ADA).hands[ADA])[0]]
