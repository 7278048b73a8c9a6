"""Worked examples T01-T09 of `rules/rebel-princess.md`: following, leading, scoring, standings."""

from __future__ import annotations

import pytest

from princesscourt.games.rebel.rules.cards import BIT, DECK, FROG, OF_SUIT, PRINCES, RANK, listed
from princesscourt.games.rebel.rules.events import PrincesBroke
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.sheets import next_starter, standing
from princesscourt.games.rebel.rules.state import Part, Sheet, State, changed
from princesscourt.games.rebel.rules.steps import HAND
from tests.games.rebel.scores import lone_score, score
from tests.games.rebel.tables import BEN, lead_or_follow, story, table


def test_T01_the_highest_of_the_led_suit_wins_and_a_void_prince_breaks() -> None:
    state = table("Fa5Qu1", "Fa9Qu2", "Pr10Qu3", "Fa2Qu4")
    state, told = story(state, "Fa5", "Fa9", "Pr10", "Fa2")
    assert state.tricks[-1].winner == BEN
    assert state.leader == BEN
    assert state.broken
    assert PrincesBroke(2) in told


def test_T02_no_prince_is_led_before_they_snuck_in() -> None:
    others = ("Fa1Fa2Fa3", "Fa4Fa5Fa6", "Fa7Fa8Fa9")
    assert lead_or_follow(table("Pr2Pr9Qu4", *others)) == {"Qu4"}
    assert lead_or_follow(table("Pr2Pr9Qu4", *others, broken=True)) == {"Pr2", "Pr9", "Qu4"}


def test_T02_who_holds_only_princes_leads_one_which_breaks_nothing() -> None:
    state = table("Pr2Pr9", "Fa1Fa2", "Pr3Fa5", "Fa7Fa8")
    assert lead_or_follow(state) == {"Pr2", "Pr9"}
    state, _ = story(state, "Pr2", "Fa1", "Pr3", "Fa7")
    assert not state.broken


def test_T03_whoever_can_must_follow() -> None:
    state = table("Qu9Fa1Fa2", "Qu3Pe8Pr1", "Pe1Pe2Pe3", "Fa4Fa5Fa6")
    state, _ = story(state, "Qu9")
    assert lead_or_follow(state) == {"Qu3"}
    state = table("Qu9Fa1", "Pe8Pr1", "Pe1Pe2", "Fa4Fa5")
    state, _ = story(state, "Qu9")
    assert lead_or_follow(state) == {"Pe8", "Pr1"}


def test_T04_the_frog_breaks_nothing() -> None:
    state = table("Qu9Fa1", "Pe8Pr1", "Pe1Pe2", "Fa4Fa5")
    state, told = story(state, "Qu9", "Pe8")
    assert not state.broken
    assert not any(isinstance(event, PrincesBroke) for event in told)


def test_T05_princes_and_the_frog_are_proposals() -> None:
    assert lone_score("Pr1Pr9Pe8Fa3") == 7


@pytest.mark.parametrize(
    ("seats", "size", "ranks", "hand", "proposals"),
    [(3, 36, range(2, 11), 12, 14), (4, 40, range(1, 11), 10, 15), (5, 40, range(1, 11), 8, 15),
     (6, 48, range(1, 13), 8, 17)],
)  # fmt: skip
def test_T06_the_deck_by_number_of_players(seats: int, size: int, ranks: range, hand: int, proposals: int) -> None:
    deck = DECK[seats]
    assert deck.bit_count() == size
    assert {RANK[card] for card in listed(deck)} == set(ranks)
    assert HAND[seats] == hand
    assert hand % 2 == 0
    assert (deck & OF_SUIT[PRINCES]).bit_count() + 5 * bool(deck & BIT[FROG]) == proposals


def test_T07_all_princes_and_the_frog_make_a_rebel() -> None:
    everything = "Pr1Pr2Pr3Pr4Pr5Pr6Pr7Pr8Pr9Pr10Pe8"
    assert lone_score(everything) == -10
    assert lone_score(everything + "Qu3", "three_times_a_lady") == -10
    assert lone_score(everything, rebel=False) == 15
    assert score([everything, "", "", ""], "arranged_marriage", won=[1, 0, 0, 0]) == (-10, 5, 5, 5)


def test_T08_the_fewest_proposals_lead_ties_from_the_left_of_the_last_starter() -> None:
    assert next_starter([4, 2, 2, 7], starter=2) == BEN


def final(totals: list[tuple[int, ...]]) -> State:
    """A finished match in which the rounds brought these scores."""
    none = (0, 0, 0, 0)
    parts: tuple[tuple[Part, ...], ...] = ((), (), (), ())
    sheets = tuple(Sheet("once_upon_a_time", none, none, none, parts, scores) for scores in totals)
    state = table("Fa1", "Fa2", "Fa3", "Fa4", options=Options(rounds=1, princesses="none"))
    return changed(state, sheets=sheets)


def test_T09_a_tie_goes_to_whoever_had_more_rounds_of_exactly_zero() -> None:
    result = standing(final([(9, 0, 0, 9), (9, 0, 3, 9), (9, 6, 3, 9)]))
    assert result.winners == (BEN,)
    assert result.reason.key == "more_zero_rounds"


def test_T09_still_tied_the_victory_is_shared() -> None:
    result = standing(final([(9, 0, 0, 9), (9, 0, 0, 9), (9, 6, 6, 9)]))
    assert result.winners == (1, 2)
    assert result.reason.key == "shared"


def test_R25_a_negative_round_is_no_round_of_zero() -> None:
    result = standing(final([(9, -3, 0, 9), (9, 3, 0, 9), (9, 6, 6, 9)]))
    assert result.winners == (2,)
