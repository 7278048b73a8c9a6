"""Worked examples T10-T23 of `rules/rebel-princess.md`: the princesses, one by one and together."""

from __future__ import annotations

from princesscourt.games.rebel.rules import steps
from princesscourt.games.rebel.rules.cards import BIT, FROG
from princesscourt.games.rebel.rules.events import CardSwapped, PowerUsed, Spun
from princesscourt.games.rebel.rules.playing import Playing
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.state import State
from princesscourt.games.rebel.rules.work import Work
from tests.games.rebel.tables import (
    ADA,
    BEN,
    CLEO,
    DOV,
    asked,
    cards,
    go,
    lead_or_follow,
    leading,
    named,
    names,
    offered,
    refused,
    story,
    table,
    trick,
    with_power,
)

PLAIN = ("mulan", "alice", "snow_white", "thumbelina")
"""Princesses without an ability before a trick."""


def test_T10_snow_white_makes_a_low_card_nothing() -> None:
    state = table("Qu4Fa1", "Qu7Qu8", "Qu2Fa3", "Pe9Fa4", princesses=("mulan", "snow_white", "alice", "rapunzel"))
    state = go(state, "Qu4")
    assert with_power(state, "snow_white") == {"Qu7"}
    assert refused(state, "Qu8+snow_white") == "power_not_with"
    state = go(state, "Qu7+snow_white", "Qu2", "Pe9")
    assert state.tricks[-1].winner == ADA
    assert state.exhausted == 1 << BEN


def test_T11_reversed_nothing_is_the_strongest() -> None:
    princesses = ("cinderella", "snow_white", "alice", "mulan")
    state = table("Qu4Fa1", "Qu7Qu8", "Qu2Fa3", "Pe9Fa4", princesses=princesses, armed=[ADA])
    state = go(state, "use cinderella", "Qu4", "Qu7+snow_white", "Qu2", "Pe9")
    assert state.tricks[-1].winner == BEN
    assert state.tricks[-1].low_wins


def test_T12_cinderella_lets_the_lowest_win() -> None:
    princesses = ("cinderella", "snow_white", "alice", "mulan")
    state = table("Fa5Qu1", "Fa9Qu2", "Pr10Qu3", "Fa2Qu4", princesses=princesses, armed=[ADA])
    assert asked(state) == [(ADA, "power")]
    state = trick(go(state, "use cinderella"), "Fa5 Fa9 Pr10 Fa2")
    assert state.tricks[-1].winner == DOV


def mulan_table(ben: str) -> State:
    state = table("Qu3Fa1", ben, "Qu5Fa3", "Pr4Fa4", princesses=("alice", "mulan", "snow_white", "rapunzel"))
    return go(state, "Qu3", "Qu9!", "Qu5", "Pr4")


def test_T13_mulan_swaps_her_card_for_another_of_its_suit() -> None:
    state = mulan_table("Qu9Qu2")
    assert asked(state) == [(BEN, "camouflage")]
    state, told = story(state, "camouflage Qu2>Qu9")
    assert CardSwapped(BEN, back=named("Qu9"), laid=named("Qu2")) in told
    assert state.tricks[-1].winner == CLEO
    assert names(state.hands[BEN]) == {"Qu9"}


def test_T13_without_a_card_of_the_suit_there_is_nothing_to_swap() -> None:
    state = mulan_table("Qu9Fa5")
    assert offered(state) == {"no"}
    assert refused(state, "camouflage Fa5>Qu9") == "no_card_to_swap"


def test_R8_the_frog_is_swapped_neither_out_nor_in() -> None:
    princesses = ("alice", "mulan", "snow_white", "rapunzel")
    state = table("Pe3Fa1", "Pe8Pe2", "Qu5Fa3", "Pr4Fa4", princesses=princesses)
    assert offered(go(state, "Pe3", "Pe8!", "Qu5", "Pr4")) == {"no"}
    assert refused(go(state, "Pe3", "Pe8!", "Qu5", "Pr4"), "camouflage Pe2>Pe8") == "no_card_to_swap"
    assert offered(go(state, "Pe3", "Pe2!", "Qu5", "Pr4")) == {"no"}


def test_mulan_who_did_not_say_that_she_may_act_is_not_asked() -> None:
    princesses = ("alice", "mulan", "snow_white", "rapunzel")
    state = table("Qu3Fa1", "Qu9Qu2", "Qu5Fa3", "Pr4Fa4", princesses=princesses)
    assert asked(go(state, "Qu3", "Qu9", "Qu5", "Pr4")) == [(BEN, "play")]


def pea_table(ben: str) -> State:
    princesses = ("pea_princess", "alice", "mulan", "snow_white")
    return go(table("Fa3Qu1Qu2", ben, "Fa5Fa8Fa9", "Fa1Fa6Qu3", princesses=princesses, armed=[ADA]), "use pea_princess")


def test_T14_pea_wants_a_card_above_five_after_following_suit() -> None:
    assert lead_or_follow(go(pea_table("Fa2Fa7Qu9"), "Fa3")) == {"Fa7"}
    assert lead_or_follow(go(pea_table("Fa2Fa4Qu9"), "Fa3")) == {"Fa2", "Fa4"}
    assert refused(go(pea_table("Fa2Fa7Qu9"), "Fa3"), "Fa2") == "above_five"


def test_R28_pea_binds_the_leader_too() -> None:
    princesses = ("pea_princess", "alice", "mulan", "snow_white")
    state = table("Fa3Qu7", "Fa2Fa4", "Fa5Fa8", "Fa1Fa6", princesses=princesses, armed=[ADA])
    assert lead_or_follow(go(state, "use pea_princess")) == {"Qu7"}


def test_T15_the_mermaid_names_the_suit_to_lead() -> None:
    princesses = ("alice", "little_mermaid", "mulan", "snow_white")
    others = ("Fa2Fa4Fa6", "Fa5Fa8Fa9", "Fa1Fa7Qu3")
    state = table("Pe2Pe6Qu1", *others, princesses=princesses, armed=[BEN])
    assert offered(state) == {"no", "use little_mermaid Fa", "use little_mermaid Qu", "use little_mermaid Pe"}
    assert lead_or_follow(go(state, "use little_mermaid Pe")) == {"Pe2", "Pe6"}
    state = table("Fa3Pr6Qu1", *others, princesses=princesses, armed=[BEN])
    state = go(state, "use little_mermaid Pe")
    assert lead_or_follow(state) == {"Fa3", "Qu1"}
    assert state.exhausted == 1 << BEN


def test_R17_the_mermaid_names_princes_only_once_they_snuck_in() -> None:
    princesses = ("alice", "little_mermaid", "mulan", "snow_white")
    hands = ("Pr2Pr6", "Fa2Fa4", "Fa5Fa8", "Fa1Fa7")
    assert refused(table(*hands, princesses=princesses, armed=[BEN]), "use little_mermaid Pr") == "princes_not_named"
    assert "use little_mermaid Pr" in offered(table(*hands, princesses=princesses, armed=[BEN], broken=True))


def ice_table() -> State:
    princesses = ("ice_princess", "little_mermaid", "rapunzel", "alice")
    hands = ("Fa5Qu1Qu2", "Fa3Qu3Qu4", "Fa2Qu5Qu6", "Fa1Pr4Pr5")
    return table(*hands, princesses=princesses, armed=[ADA, BEN, CLEO])


def test_T16_a_frozen_card_must_be_played_whatever_is_led() -> None:
    state = go(ice_table(), "use ice_princess @3", "-1:draw Fa1Pr4", "freeze Pr4")
    assert names(state.frozen[DOV]) == {"Pr4"}
    assert asked(state)[0][1] == "play"
    state = go(state, "Fa5", "Fa3", "Fa2")
    assert lead_or_follow(state) == {"Pr4"}
    assert refused(state, "Fa1") == "frozen"
    state = go(state, "Pr4")
    assert state.broken
    assert state.tricks[-1].winner == ADA


def test_T16_ice_keeps_the_mermaid_and_rapunzel_from_the_trick() -> None:
    princesses = ("ice_princess", "little_mermaid", "carmesina", "alice")
    hands = ("Fa5Qu1Qu2", "Fa3Qu3Qu4", "Fa2Qu5Qu6", "Fa1Pr4Pr5")
    state = table(*hands, princesses=princesses, armed=[ADA, BEN, CLEO])
    state = go(state, "use ice_princess @3", "-1:draw Fa1Pr4", "freeze Pr4")
    assert asked(state)[0] == (ADA, "play")
    princesses = ("ice_princess", "cinderella", "rapunzel", "carmesina")
    state = table(*hands, princesses=princesses, armed=[ADA, DOV])
    state = go(state, "use ice_princess @3", "-1:draw Fa1Pr4", "freeze Pr4")
    assert asked(state) == [(DOV, "power")]
    assert refused(state, "use rapunzel") == "clash"
    assert refused(state, "use ice_princess @1") == "copy_exhausted"


def test_T17_the_spindle_works_on_the_last_trick() -> None:
    princesses = ("sleeping_beauty", "alice", "mulan", "snow_white")
    state = table("Fa5", "Fa3", "Pr2", "Fa1", princesses=princesses, armed=[ADA])
    state, told = story(state, "use sleeping_beauty", "spindle Fa5", "spindle Fa3", "spindle Pr2", "spindle Fa1")
    assert any(isinstance(event, Spun) for event in told)
    state = go(state, "share Fa1@0", "share Fa5@3", "share Pr2@1")
    assert [names(hand) for hand in state.hands] == [{"Fa1"}, {"Pr2"}, {"Fa3"}, {"Fa5"}]
    assert isinstance(state.agenda.top, Playing)
    state = trick(state, "Fa1 Pr2 Fa3 Fa5")
    assert state.sheets[0].won == (0, 0, 0, 1)


def alice_table(cleo: str) -> State:
    princesses = ("alice", "mulan", "snow_white", "rapunzel")
    return trick(table("Fa9Qu1", "Fa2Qu2", f"{cleo}Qu3", "Fa3Qu4", princesses=princesses), f"Fa9 Fa2 {cleo} Fa3")


def test_T18_alice_gives_the_trick_back_to_everybody() -> None:
    state = alice_table("Pr4")
    assert asked(state) == [(ADA, "challenge")]
    state = go(state, "use alice", "-1:redeal Pr4/Fa9/Fa2/Fa3")
    assert [hand.bit_count() for hand in state.hands] == [2, 2, 2, 2]
    assert state.captured == (0, 0, 0, 0)
    assert state.won == (0, 0, 0, 0)
    assert state.broken
    assert asked(state) == [(ADA, "play")]


def test_T18_a_frog_in_the_trick_leaves_no_offer() -> None:
    assert asked(alice_table("Pe8")) == [(ADA, "play")]


def test_alice_on_the_last_trick_makes_one_more() -> None:
    princesses = ("alice", "mulan", "snow_white", "rapunzel")
    state = trick(table("Fa9", "Fa2", "Pr4", "Fa3", princesses=princesses), "Fa9 Fa2 Pr4 Fa3")
    state = go(state, "use alice", "-1:redeal Pr4/Fa9/Fa2/Fa3")
    assert lead_or_follow(state) == {"Pr4"}
    state = trick(state, "Pr4 Fa9 Fa2 Fa3")
    assert state.sheets[0].scores == (1, 0, 0, 0)


def test_T19_pocahontas_lets_another_lead() -> None:
    princesses = ("alice", "mulan", "pocahontas", "snow_white")
    state = table("Fa5Qu1", "Fa3Qu3", "Fa2Qu5", "Fa1Qu6", princesses=princesses, armed=[CLEO])
    state = go(state, "use pocahontas @3")
    order = []
    for card in ("Fa1", "Fa5", "Fa3", "Fa2"):
        order.append(asked(state)[0][0])
        state = go(state, card)
    assert order == [DOV, ADA, BEN, CLEO]


def barter_table(card: str = "once_upon_a_time") -> State:
    princesses = ("scheherazade", "mulan", "alice", "snow_white")
    return table("Fa1Qu1", "Qu10Fa3", "Fa2Qu5", "Fa4Qu6", princesses=princesses, armed=[ADA], card=card)


def test_T20_scheherazade_swaps_a_card_drawn_for_one_of_hers() -> None:
    state = go(barter_table(), "use scheherazade @1", "-1:draw Qu10")
    assert offered(state) == {"no", "swap Fa1", "swap Qu1"}
    state = go(state, "swap Fa1")
    assert names(state.hands[BEN]) == {"Fa1", "Fa3"}
    assert names(state.hands[ADA]) == {"Qu1", "Qu10"}


def test_T20_or_gives_it_back() -> None:
    state = go(barter_table(), "use scheherazade @1", "-1:draw Qu10", "no")
    assert names(state.hands[BEN]) == {"Qu10", "Fa3"}


def test_T20_open_cards_are_never_drawn() -> None:
    princesses = ("scheherazade", "mulan", "alice", "snow_white")
    hands = ("Fa1Qu1Pe1", "Qu10Fa3Fa5", "Fa2Qu5Pe2", "Fa4Qu6Pe3")
    work = Work(table(*hands, princesses=princesses, card="crystal_clear"))
    while len(work.state.agenda.frames) > 2:
        work.pop()
    steps.show(work)
    state = go(work.state, "0:show Pe", "1:show Fa", "2:show Pe", "3:show Pe")
    state = go(state, "Fa1!", "Fa3", "Fa2", "Fa4")
    assert asked(state) == [(ADA, "power")]
    state = go(state, "use scheherazade @1")
    assert not RULES.legal(state, -1, RULES.parse("draw Fa5"))
    assert RULES.legal(state, -1, RULES.parse("draw Qu10"))


def rapunzel_table(cleo: str) -> State:
    princesses = ("carmesina", "rapunzel", "alice", "ice_princess")
    others = ("Fa5Qu1Qu3", "Fa4Qu4Qu5")
    ada, ben = others
    state = table(ada, ben, cleo, "Fa1Qu6Pe1", princesses=princesses, leader=CLEO, armed=[ADA, BEN, DOV])
    return go(state, "3:no", "0:no", "use rapunzel")


def test_T21_rapunzel_makes_the_leader_lead_a_prince() -> None:
    state = rapunzel_table("Pr4Pr9Qu2")
    state = leading(state)
    assert lead_or_follow(state) == {"Pr4", "Pr9"}
    state = go(state, "Pr4", "Fa1", "Fa5", "Fa4")
    assert not state.broken


def test_T21_without_a_prince_the_leader_is_free_and_rapunzel_exhausted() -> None:
    state = leading(rapunzel_table("Qu2Fa3Pe2"))
    assert lead_or_follow(state) == {"Qu2", "Fa3", "Pe2"}
    assert state.exhausted == 1 << BEN


def test_T21_ice_and_mermaid_are_refused_in_that_trick() -> None:
    hands = ("Fa5Qu1", "Fa4Qu4", "Pr4Pr9", "Fa1Qu6")
    for other, use in (("ice_princess", "use ice_princess @1"), ("little_mermaid", "use little_mermaid Fa")):
        princesses = (other, "rapunzel", "pocahontas", "carmesina")
        state = go(table(*hands, princesses=princesses, leader=CLEO, armed=[BEN, DOV]), "3:no", "1:use rapunzel")
        assert asked(state) == [(DOV, "power")]
        assert refused(state, use) == "clash"
        assert "use pocahontas @0" in offered(state)


THUMBELINA = ("little_mermaid", "thumbelina", "snow_white", "mulan")


def test_T22_thumbelina_need_not_follow_suit() -> None:
    state = table("Fa5Qu1Qu2Qu3Qu5", "Fa2Qu4Pe8Pr3Pe1", "Fa9Pr1Pr2Pr5Pr6", "Fa1Pr7Pr8Pr9Pr10", princesses=THUMBELINA)
    assert with_power(state, "thumbelina") == set()
    state = go(state, "Fa5")
    assert lead_or_follow(state) == {"Fa2"}
    assert with_power(state, "thumbelina") == {"Fa2", "Qu4", "Pe1"}
    state = go(state, "Qu4+thumbelina", "Fa9", "Fa1")
    assert state.tricks[-1].winner == CLEO
    assert not state.broken


def test_T22_but_not_against_a_suit_that_was_asked_for() -> None:
    hands = ("Fa5Qu1Qu2", "Fa2Qu4Pe1", "Fa9Pr1Pr2", "Fa1Pr7Pr8")
    state = go(table(*hands, princesses=THUMBELINA, armed=[ADA]), "use little_mermaid Fa", "Fa5")
    assert with_power(state, "thumbelina") == set()
    assert lead_or_follow(state) == {"Fa2"}
    assert refused(state, "Qu4+thumbelina") == "suit_requested"


def test_T22_as_leader_she_has_no_offer() -> None:
    hands = ("Fa5Qu1Qu2", "Fa2Qu4Pe1", "Fa9Pr1Pr2", "Fa1Pr7Pr8")
    assert with_power(table(*hands, princesses=THUMBELINA, leader=BEN), "thumbelina") == set()


def test_R10_a_leader_who_could_not_obey_leaves_thumbelina_free() -> None:
    hands = ("Qu5Qu1Qu2", "Fa2Qu4Pe1", "Fa9Pr1Pr2", "Fa1Pr7Pr8")
    state = go(table(*hands, princesses=THUMBELINA, armed=[ADA]), "use little_mermaid Fa", "Qu5")
    assert with_power(state, "thumbelina") == {"Fa2", "Qu4", "Pe1"}


CARMESINA = ("carmesina", "snow_white", "cinderella", "mulan")


def carmesina_table() -> State:
    hands = ("Fa5Fa9Qu1", "Fa3Fa2Qu3", "Fa7Fa6Qu5", "Fa1Fa8Qu6")
    state = table(*hands, princesses=CARMESINA, leader=BEN)
    return go(state, "Fa3+snow_white", "Fa6!", "Fa1", "Fa5!", "0:no")


def test_T23_carmesina_uses_what_is_not_exhausted() -> None:
    state = carmesina_table()
    assert state.exhausted == 1 << BEN
    assert asked(state)[0] == (CLEO, "power")
    state = go(state, "no")
    assert asked(state) == [(ADA, "power")]
    assert offered(state) == {"no", "use cinderella"}
    assert refused(state, "use snow_white") == "other_time"


def test_T23_only_carmesina_is_exhausted_and_two_reversals_cancel() -> None:
    state = go(carmesina_table(), "2:no", "0:use cinderella")
    assert state.exhausted == 1 << BEN | 1 << ADA
    assert asked(state) == [(CLEO, "power")]
    once = trick(go(state, "no"), "Fa7 Fa8 Fa9 Fa2")
    assert once.tricks[-1].winner == BEN
    twice = trick(go(state, "use cinderella"), "Fa7 Fa8 Fa9 Fa2")
    assert twice.tricks[-1].winner == ADA


def test_T23_carmesina_may_copy_mulan_at_her_time() -> None:
    hands = ("Fa5Fa2", "Fa3Qu2", "Fa7Qu5", "Fa1Qu6")
    state = go(table(*hands, princesses=CARMESINA), "Fa5!", "Fa3", "Fa7", "Fa1")
    assert asked(state) == [(ADA, "camouflage")]
    state, told = story(state, "camouflage Fa2>Fa5")
    assert PowerUsed(ADA, "mulan", True) in told
    assert state.exhausted == 1 << ADA


def test_thumbelina_and_the_pea_princess() -> None:
    princesses = ("pea_princess", "thumbelina", "alice", "mulan")
    hands = ("Fa5Fa6Qu2", "Fa2Qu4Pe7", "Fa9Pr1Pr2", "Fa1Pr7Pr8")
    state = go(table(*hands, princesses=princesses, armed=[ADA]), "use pea_princess", "Fa6")
    assert with_power(state, "thumbelina") == {"Pe7"}


def test_the_frozen_player_may_still_use_snow_white() -> None:
    princesses = ("ice_princess", "alice", "mulan", "snow_white")
    hands = ("Fa5Qu1", "Fa3Qu3", "Fa2Qu5", "Fa1Pr4")
    state = table(*hands, princesses=princesses, armed=[ADA])
    state = go(state, "use ice_princess @3", "-1:draw Fa1Pr4", "freeze Pr4", "Fa5", "Fa3", "Fa2")
    assert with_power(state, "snow_white") == {"Pr4"}


def test_R9_a_frozen_card_is_in_no_hand() -> None:
    state = go(ice_table(), "use ice_princess @3", "-1:draw Fa1Pr4", "freeze Pr4")
    assert not state.hands[DOV] & cards("Pr4")
    assert not state.hands[DOV] & BIT[FROG]
