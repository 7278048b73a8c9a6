"""Worked examples T24-T49 of `rules/rebel-princess.md`: what each round card changes in play and in scoring."""

from __future__ import annotations

import pytest

from princesscourt.core.events import redact
from princesscourt.games.rebel.rules import steps
from princesscourt.games.rebel.rules.cards import BIT, DECK, NAME, joined, listed, parse_row
from princesscourt.games.rebel.rules.events import CardPlayed, PrincesBroke
from princesscourt.games.rebel.rules.moves import Deal
from princesscourt.games.rebel.rules.options import CODES, Options
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.state import State, changed
from princesscourt.games.rebel.rules.work import Work
from tests.games.rebel.scores import lone_score, score
from tests.games.rebel.tables import (
    ADA,
    BEN,
    CLEO,
    DOV,
    asked,
    cards,
    go,
    lead_or_follow,
    names,
    refused,
    story,
    table,
    trick,
)


def following(card: str, led: str, hand: str, options: Options | None = None) -> set[str]:
    """What Ben, who holds `hand`, may play on Ada's `led`; the others hold Princes and Pets."""
    held = cards(hand)
    size = held.bit_count()
    spare = [NAME[each] for each in reversed(listed(DECK[4] & ~held & ~cards(led)))]
    ada = led + "".join(spare[: size - 1])
    cleo, dov = "".join(spare[size : 2 * size]), "".join(spare[2 * size : 3 * size])
    return lead_or_follow(go(table(ada, hand, cleo, dov, card=card, options=options), led))


def test_a_form_can_offer_every_round_card() -> None:
    assert tuple(card.code for card in ROUND_CARDS.values()) == CODES


def test_T24_beans_only_the_ends_of_the_led_suit() -> None:
    assert following("magic_beans", "Fa5", "Fa2Fa6Fa9Pe4") == {"Fa2", "Fa9"}
    assert following("magic_beans", "Qu5", "Fa2Fa6Fa9Pe4") == {"Fa2", "Fa6", "Fa9", "Pe4"}


def test_T24_the_strict_reading_when_void() -> None:
    strict = Options(rounds=1, round_cards="ea", princesses="none", strict_beans=True)
    assert following("magic_beans", "Qu5", "Fa2Fa6Fa9Pe4", strict) == {"Fa2", "Fa9", "Pe4"}


def test_T24_the_leader_too() -> None:
    others = ("Fa1Fa3Fa4Fa5Fa7", "Fa8Fa10Pe1Pe2Pe3", "Qu1Qu2Qu3Qu5Qu6")
    state = table("Fa2Fa6Fa9Qu4Pr3", *others, card="magic_beans")
    assert lead_or_follow(state) == {"Fa2", "Fa9", "Qu4"}
    assert refused(state, "Fa6") == "round_card"


def test_T25_every_three_takes_three_off() -> None:
    assert lone_score("Qu3Pr3Fa3Pr7", "three_times_a_lady") == -7
    assert lone_score("Pr3", "three_times_a_lady") == -2


def test_T25_a_three_made_nothing_still_counts() -> None:
    princesses = ("snow_white", "cinderella", "mulan", "thumbelina")
    state = table("Fa3", "Fa1", "Qu1", "Pe1", card="three_times_a_lady", princesses=princesses)
    state = go(state, "Fa3+snow_white", "Fa1", "Qu1", "Pe1")
    assert state.sheets[0].won == (0, 1, 0, 0)
    assert state.sheets[0].scores == (0, -3, 0, 0)


def test_T26_no_trick_costs_five() -> None:
    assert score(["", "Fa1", "Pr1", ""], "arranged_marriage", won=[0, 1, 1, 1]) == (5, 0, 1, 0)


def test_T29_the_last_three_cards_are_kept_and_count() -> None:
    card = "late_for_a_very_important_date"
    assert score(["Pr5", "", "", ""], card, kept=["Pr2Pe8Fa1", "", "", ""]) == (7, 0, 0, 0)
    hands = ("Pr5Pr2Pe8Fa1", "Fa2Fa3Fa4Pr4", "Qu1Qu2Qu3Pr3", "Pe1Pe2Pe3Pr1")
    state = trick(table(*hands, card=card, broken=True), "Pr5 Pr4 Pr3 Pr1")
    assert not RULES.asks(state)
    assert names(state.sheets[0].kept[ADA]) == {"Pr2", "Pe8", "Fa1"}
    assert state.sheets[0].scores == (4 + 1 + 5, 0, 0, 0)


def test_T29_the_number_of_tricks() -> None:
    for seats, tricks in ((3, 9), (4, 7), (5, 5), (6, 5)):
        assert steps.HAND[seats] - 3 == tricks


def test_T33_a_fairy_may_stand_in() -> None:
    assert following("midnight_makeover", "Qu5", "Qu3Fa2Pe1") == {"Qu3", "Fa2"}
    assert following("midnight_makeover", "Qu5", "Fa2Pe1") == {"Fa2", "Pe1"}


def test_T34_each_new_suit_is_the_one_to_follow() -> None:
    state = table("Fa9Qu1", "Fa3Qu2", "Pe2Qu3", "Pe5Fa10", card="pass_the_bouquet")
    state = go(state, "Fa9", "Fa3", "Pe2")
    assert lead_or_follow(state) == {"Pe5"}
    assert go(state, "Pe5").tricks[-1].winner == DOV


def test_T34_a_prince_by_a_void_player_breaks() -> None:
    state = table("Fa9Qu1", "Pe10Qu2", "Pr1Qu3", "Fa10Qu4", card="pass_the_bouquet")
    state = go(state, "Fa9", "Pe10", "Pr1", "Fa10")
    assert state.tricks[-1].winner == CLEO
    assert state.broken


@pytest.mark.parametrize(
    ("hand", "legal"), [("Qu3Qu8Fa1", {"Qu3"}), ("Qu8Fa1", {"Qu8"}), ("Fa1Pe4", {"Fa1"})]
)  # fmt: skip
def test_T36_odd_on_odd_within_the_suit(hand: str, legal: set[str]) -> None:
    assert following("odds_and_evens", "Qu5", hand) == legal


@pytest.mark.parametrize(("hand", "legal"), [("Qu3Qu8Fa1", {"Qu3"}), ("Qu3Qu7Qu8", {"Qu7"})])
def test_T36_parity_before_the_pea(hand: str, legal: set[str]) -> None:
    princesses = ("pea_princess", "alice", "mulan", "snow_white")
    others = ("Pe1Pe2Pe3", "Pr1Pr2Pr3")
    state = table("Qu5Fa3Fa4", hand, *others, card="odds_and_evens", princesses=princesses, armed=[ADA])
    assert lead_or_follow(changed(go(state, "no", "Qu5"), used=("pea_princess",))) == legal


def test_T37_pets_bring_one_more() -> None:
    assert lone_score("Pe2Pe8Pr4", "pets_revenge") == 8


def test_T38_fairies_take_one_off() -> None:
    assert lone_score("Fa2Fa3Pr4Qu5", "single_fairy") == -1


def test_T39_princes_count_double_but_not_for_the_last() -> None:
    assert score(["Pr2Pr4Pe8", "", "", ""], "bathroom_break", before=(1, 5, 5, 2)) == (9, 0, 0, 0)
    assert score(["Pr2Pr4Pe8", "", "", ""], "bathroom_break", before=(5, 1, 5, 2)) == (7, 0, 0, 0)
    assert lone_score("Pr2Pr4Pe8", "bathroom_break") == 7


def test_T40_princes_dance_with_queens() -> None:
    assert lone_score("Pr5Pr7Pr9Qu5Qu2Pe8", "dancing_queens") == 11


def full_round(card: str, seats: int = 4) -> State:
    """The position after the deal of a round without powers: each seat holds every n-th card."""
    state = RULES.start(Options(rounds=1, round_cards=card, princesses="none", start_player="1"), seats)
    deck = listed(state.deck)
    return go(state, f"-1:{Deal('deal', tuple(joined(deck[seat::seats]) for seat in range(seats)))}")


def first_moves(state: State, until: int) -> State:
    """Plays the first legal move until so many tricks are done."""
    while state.agenda and len(state.tricks) < until:
        seat = RULES.asks(state)[0].seat
        state = go(state, f"{seat}:{RULES.moves(state, seat)[0]}")
    return state


def test_T41_a_card_to_the_right_after_every_trick_but_the_last() -> None:
    state = first_moves(full_round("musical_chairs"), 1)
    assert asked(state) == [(seat, "chairs") for seat in range(4)]
    assert [hand.bit_count() for hand in state.hands] == [9, 9, 9, 9]
    given = [RULES.moves(state, seat)[0] for seat in range(4)]
    after = go(state, *(f"{seat}:{move}" for seat, move in enumerate(given)))
    for giver in range(4):
        assert after.hands[(giver - 1) % 4] & cards(str(given[giver]).removeprefix("chairs "))
    passes = 1
    while after.agenda:
        if asked(after)[0][1] == "chairs" and len(asked(after)) == 4:
            passes += 1
        seat = asked(after)[0][0]
        after = go(after, f"{seat}:{RULES.moves(after, seat)[0]}")
    assert passes == 9


@pytest.mark.parametrize(("seats", "tricks"), [(3, 6), (4, 5), (5, 4), (6, 4)])
def test_T42_after_half_of_the_tricks_the_hands_go_to_the_right(seats: int, tricks: int) -> None:
    state = first_moves(full_round("blind_mans_bluff", seats), tricks - 1)
    while len(state.tricks) < tricks:
        before = state
        seat = asked(state)[0][0]
        move = RULES.moves(state, seat)[0]
        state = go(state, f"{seat}:{move}")
    left = list(before.hands)
    left[seat] &= ~cards(str(move))
    assert state.hands == tuple(left[(receiver + 1) % seats] for receiver in range(seats))
    assert state.leader == state.tricks[-1].winner


def test_T43_a_gift_from_everybody_before_each_trick() -> None:
    state = full_round("wedding_gift")
    tricks = 0
    while state.agenda:
        if len(state.tricks) > tricks:
            tricks = len(state.tricks)
            won = state.tricks[-1].winner
            assert state.captured[won].bit_count() % 8 == 0
        seat = asked(state)[0][0]
        state = go(state, f"{seat}:{RULES.moves(state, seat)[0]}")
    sheet = state.sheets[0]
    assert len(sheet.tricks) == 5
    assert sum(pile.bit_count() for pile in sheet.captured) == 40


def test_T43_no_rebel_under_the_wedding_gift() -> None:
    everything = "Pr1Pr2Pr3Pr4Pr5Pr6Pr7Pr8Pr9Pr10Pe8"
    assert lone_score(everything, "wedding_gift") == 15


def hag_table(last: bool = False) -> State:
    extra = ("", "", "", "") if last else ("Pr3", "Qu2", "Qu3", "Qu4")
    hands = [card + more for card, more in zip(("Fa9", "Pe8", "Fa1", "Fa2"), extra, strict=True)]
    return trick(table(*hands, card="haggle_with_the_hag"), "Fa9 Pe8 Fa1 Fa2")


def test_T44_the_winner_haggles_for_a_card_of_the_trick() -> None:
    state = hag_table()
    assert asked(state) == [(ADA, "haggle")]
    assert refused(state, "haggle Pr3>Fa9") == "own_play"
    state = go(state, "haggle Pr3>Pe8")
    assert names(state.captured[ADA]) == {"Fa9", "Pr3", "Fa1", "Fa2"}
    assert names(state.hands[ADA]) == {"Pe8"}
    assert not state.broken


def test_T44_on_the_last_trick_there_is_no_card_to_show() -> None:
    assert not hag_table(last=True).agenda


def late_table() -> State:
    princesses = ("scheherazade", "mulan", "alice", "snow_white")
    aside = ("Pe9", "Pr9", "Pe7", "Pe6")
    hands = ("Fa1Qu1", "Qu10Fa3", "Fa2Qu5", "Fa4Qu6")
    return table(*hands, princesses=princesses, card="late_to_the_ball", aside=aside, armed=[ADA])


def test_T45_the_reserved_card_is_out_of_reach() -> None:
    state = go(late_table(), "use scheherazade @1")
    assert not RULES.legal(state, -1, RULES.parse("draw Pr9"))
    assert RULES.legal(state, -1, RULES.parse("draw Fa3"))


def test_T45_and_is_all_there_is_to_play_at_the_end() -> None:
    state = go(late_table(), "no", "Fa1", "Fa3", "Fa2", "Fa4")
    state = trick(state, "Qu6 Qu1! Qu10 Qu5")
    assert asked(state) == [(BEN, "play")]
    assert lead_or_follow(state) == {"Pr9"}


def test_T45_no_ability_looks_at_the_last_card() -> None:
    state = go(late_table(), "no", "Fa1!", "Fa3", "Fa2", "Fa4", "no")
    state = trick(state, "Qu6 Qu1! Qu10 Qu5")
    assert asked(state) == [(BEN, "play")]


def test_T46_only_the_active_half_counts() -> None:
    aside = ("Pe9", "Qu5", "Pe7", "Pe6")
    state = table("Qu2Fa1", "Pr4Fa3", "Qu7Fa2", "Qu8Fa4", card="after_party", aside=aside)
    state = go(state, "Qu2")
    assert lead_or_follow(state) == {"Pr4", "Fa3"}
    assert go(state, "Pr4").broken


def test_T46_the_second_half_is_taken_up_when_the_first_is_played() -> None:
    aside = ("Pe9", "Qu5", "Pe7", "Pe6")
    state = trick(table("Qu2", "Pr4", "Qu7", "Qu8", card="after_party", aside=aside), "Qu2 Pr4 Qu7 Qu8")
    assert [names(hand) for hand in state.hands] == [{"Pe9"}, {"Qu5"}, {"Pe7"}, {"Pe6"}]
    assert not any(state.aside)


def clear_table() -> State:
    princesses = ("sleeping_beauty", "mulan", "alice", "snow_white")
    hands = ("Fa1Qu1Pe1", "Qu10Fa3Fa5", "Fa2Qu5Pe2", "Fa4Qu6Pe3")
    work = Work(table(*hands, princesses=princesses, card="crystal_clear"))
    while len(work.state.agenda.frames) > 2:
        work.pop()
    steps.show(work)
    return work.state


def test_T47_no_choice_is_seen_before_all_have_chosen() -> None:
    one, two = (go(clear_table(), f"1:show {suit}") for suit in ("Fa", "Qu"))
    for viewer in (None, ADA, CLEO, DOV):
        assert RULES.view(one, viewer) == RULES.view(two, viewer)
    state = go(clear_table(), "0:show Pe", "1:show Fa", "2:show Pe", "3:show Fa")
    assert names(RULES.view(state, ADA).hands[BEN]) == {"Fa3", "Fa5"}


def test_T47_a_card_received_later_stays_hidden() -> None:
    state = go(clear_table(), "0:show Pe", "1:show Fa", "2:show Pe", "3:show Qu")
    state = changed(state, armed=0)
    state = go(state, "Fa1!", "Fa3", "Fa2", "Fa4", "use sleeping_beauty")
    state = go(state, "0:spindle Qu1", "1:spindle Qu10", "2:spindle Pe2", "3:spindle Pe3")
    state = go(state, "share Pe2@1", "share Pe3@0", "share Qu1@2")
    assert not state.shown[ADA] & cards("Pe3")
    assert not state.shown[BEN] & cards("Pe2")
    assert not RULES.view(state, CLEO).hands[ADA] & cards("Pe3")


def test_T48_followers_play_face_down_until_all_have_played() -> None:
    state = table("Fa5Qu1", "Fa9Qu2", "Pr10Qu3", "Fa2Qu4", card="masquerade_ball")
    state, told = story(state, "Fa5", "Fa9", "Pr10")
    view = RULES.view(state, DOV)
    assert [play.card for play in view.laid] == [4, -1, -1]
    seen = redact(told, DOV)
    assert [event.card for event in seen if isinstance(event, CardPlayed)] == [4, None, None]
    assert not state.broken
    state, told = story(state, "Fa2")
    assert state.broken
    assert PrincesBroke(CLEO) in told


def test_T49_one_each_way_and_nobody_sees_before_all_have_chosen() -> None:
    state = full_round("wedding_gift")
    first = go(state, f"1:{RULES.moves(state, 1)[0]}")
    other = go(state, f"1:{RULES.moves(state, 1)[-1]}")
    assert RULES.view(first, ADA) == RULES.view(other, ADA)
    moves = [RULES.moves(state, seat)[5] for seat in range(4)]
    after = go(state, *(f"{seat}:{move}" for seat, move in enumerate(moves)))
    one, two = parse_row(str(moves[ADA]).removeprefix("split "))
    assert after.hands[BEN] & BIT[one]
    assert after.hands[DOV] & BIT[two]
