"""Rulings of `rules/rebel-princess.md` section 11 that the worked examples leave out, and options."""

from __future__ import annotations

from random import Random

import pytest

from princesscourt.core.rules import BadNotation
from princesscourt.games.rebel.rules.cards import joined, listed, spell
from princesscourt.games.rebel.rules.events import TrickRedealt
from princesscourt.games.rebel.rules.moves import Finish
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.princesses import DECKS as PRINCESS_DECKS
from princesscourt.games.rebel.rules.rounds import DECKS, ROUND_CARDS
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.setup import arranged, drawn_plan
from princesscourt.games.rebel.rules.state import Part, Sheet, State, changed
from tests.games.rebel.tables import ADA, BEN, CLEO, DOV, asked, cards, go, names, offered, refused, story, table, trick
from tests.games.rebel.walks import walk


def test_section_1_how_many_cards_each_edition_has() -> None:
    assert [len(DECKS[deck]) for deck in ("all", "deluxe", "first", "hidden_powers")] == [27, 26, 21, 6]
    assert [len(PRINCESS_DECKS[deck]) for deck in ("all", "deluxe", "first")] == [13, 12, 10]


def test_R1_the_start_player_is_drawn_or_chosen() -> None:
    drawn = RULES.start(Options(princesses="none"), 4)
    assert asked(drawn) == [(-1, "starter")]
    assert go(drawn, "-1:starter 2").starter == CLEO
    assert RULES.start(Options(princesses="none", start_player="4"), 4).starter == DOV


def test_R2_late_cards_lie_last_and_bathroom_break_never_first() -> None:
    assert arranged(["bathroom_break", "invitation", "royal_decree"])[-1] == "bathroom_break"
    assert arranged(["bathroom_break", "dancing_queens", "invitation"]) == (
        "invitation",
        "bathroom_break",
        "dancing_queens",
    )
    for seed in range(300):
        plan = drawn_plan(Options(), (), Random(seed))
        assert plan[0] != "bathroom_break"
        assert ROUND_CARDS[plan[-1]].last or not any(ROUND_CARDS[card].last for card in plan)


def with_totals(state: State, totals: tuple[int, ...]) -> State:
    """The same trick in a second round, with these totals from the first."""
    none, parts = (0,) * state.seats, tuple[tuple[Part, ...], ...](() for _ in range(state.seats))
    sheet = Sheet("invitation", none, none, none, parts, totals)
    return changed(state, sheets=(sheet,), plan=("invitation", *state.plan))


WINDOW = ("cinderella", "pocahontas", "pea_princess", "mulan")
HANDS = ("Fa5Qu1", "Fa3Qu3", "Fa2Qu5", "Fa1Qu6")


def test_R6_most_proposals_are_asked_first() -> None:
    state = with_totals(table(*HANDS, princesses=WINDOW, armed=[ADA, BEN, CLEO]), (1, 4, 4, 0))
    order = []
    while asked(state)[0][1] == "power":
        order.append(asked(state)[0][0])
        state = go(state, "no")
    assert order == [BEN, CLEO, ADA]


def test_R6_after_an_activation_the_others_are_asked_once_more() -> None:
    state = go(table(*HANDS, princesses=WINDOW, armed=[ADA, BEN, CLEO]), "0:no", "1:no", "2:use pea_princess")
    assert asked(state) == [(ADA, "power")]
    state = go(state, "0:use cinderella")
    assert asked(state) == [(BEN, "power")]
    assert asked(go(state, "1:no"))[0][1] == "play"


def test_R6_a_later_ability_sees_the_new_leader() -> None:
    state = go(table(*HANDS, princesses=WINDOW, armed=[ADA, BEN]), "0:no", "1:use pocahontas @3", "0:no")
    assert asked(state) == [(DOV, "play")]


def test_R7_without_powers_there_is_nothing_to_copy() -> None:
    state = table(*HANDS)
    assert refused(state, "use cinderella") == "arm_first"
    assert not any("!" in move for move in offered(state))


def test_R9_with_one_card_that_one_is_frozen() -> None:
    princesses = ("ice_princess", "alice", "mulan", "snow_white")
    state = table("Fa5", "Fa3", "Fa2", "Fa1", princesses=princesses, armed=[ADA])
    state = go(state, "use ice_princess @3", "-1:draw Fa1")
    assert offered(state) == {"freeze Fa1"}
    assert "use ice_princess @0" in offered(table("Fa5", "Fa3", "Fa2", "Fa1", princesses=princesses, armed=[ADA]))


def test_R9_a_leader_leads_a_frozen_prince_which_breaks_nothing() -> None:
    princesses = ("ice_princess", "alice", "mulan", "snow_white")
    state = table("Pr5Fa9", "Fa3Qu1", "Pr2Pr1", "Fa1Qu2", princesses=princesses, armed=[ADA])
    state = go(state, "use ice_princess @0", "-1:draw Fa9Pr5", "freeze Pr5", "Pr5", "Fa3", "Pr2", "Fa1")
    assert not state.broken


def test_R14_snow_white_lasts_until_the_trick_ends() -> None:
    princesses = ("snow_white", "cinderella", "pocahontas")
    hands = ("Fa2Fa8Qu2Qu3", "Fa6Fa4Qu4Qu5", "Pe10Fa9Qu6Qu7")
    state = table(*hands, princesses=princesses, card="prince_always_rings_twice")
    state = go(state, "Fa2+snow_white", "Fa6", "Fa9", "Fa8", "Fa4", "Pe10")
    assert [play.value for play in state.tricks[-1].laid] == [0, 6, 9, 8, 4, 10]
    hands = ("Fa2Fa7Qu2Qu3", "Fa6Fa4Qu4Qu5", "Pe10Fa9Qu6Qu7")
    state = table(*hands, princesses=princesses, card="prince_always_rings_twice")
    state = go(state, "Fa2+snow_white", "Fa6", "Fa9", "Fa7", "Fa4", "Pe10")
    assert [play.value for play in state.tricks[-1].laid] == [0, 6, 9, 0, 4, 10]


def gift_table(gift: str) -> State:
    princesses = ("alice", "mulan", "snow_white", "thumbelina")
    hands = ("Fa9Qu1Pe1Pe2", f"Fa2Qu2{gift}Pe4", "Fa3Qu3Pe5Pe6", "Fa4Qu4Pe7Pe9")
    state = table(*hands, princesses=princesses, card="wedding_gift")
    state = go(state, "0:gift Qu1", f"1:gift {gift}", "2:gift Qu3", "3:gift Qu4")
    return trick(state, "Fa9 Fa2 Fa3 Fa4")


def test_R15_a_frog_among_the_gifts_leaves_alice_the_question_but_not_the_answer() -> None:
    with_frog, without = gift_table("Pe8"), gift_table("Pe3")
    assert asked(with_frog) == asked(without) == [(ADA, "challenge")]
    assert offered(with_frog) == {"no"}
    assert offered(without) == {"no", "use alice"}
    assert refused(with_frog, "use alice") == "frog_in_trick"


def test_R15_the_whole_heap_is_dealt_two_to_each() -> None:
    state = go(gift_table("Pe3"), "use alice")
    heap = listed(cards("Fa9Fa2Fa3Fa4Qu1Pe3Qu3Qu4"))
    deal = "/".join(spell(joined(heap[seat::4])) for seat in range(4))
    state, told = story(state, f"-1:redeal {deal}")
    assert any(isinstance(event, TrickRedealt) and event.count == 2 for event in told)
    assert state.won == (0, 0, 0, 0)


def test_R15_if_alice_redeals_there_is_no_haggling() -> None:
    princesses = ("alice", "mulan", "snow_white", "thumbelina")
    hands = ("Fa9Qu1", "Fa2Qu2", "Fa3Qu3", "Fa4Qu4")
    state = trick(table(*hands, princesses=princesses, card="haggle_with_the_hag"), "Fa9 Fa2 Fa3 Fa4")
    assert asked(state) == [(ADA, "challenge")]
    assert asked(go(state, "no")) == [(ADA, "haggle")]
    after = go(state, "use alice", "-1:redeal Fa9/Fa2/Fa3/Fa4")
    assert asked(after) == [(ADA, "play")]


def test_R22_whoever_has_no_hidden_card_cannot_be_chosen() -> None:
    princesses = ("scheherazade", "ice_princess", "alice", "snow_white")
    state = table("Fa5Qu1", "Fa3Fa6", "Fa2Qu5", "Fa1Qu6", princesses=princesses, armed=[ADA, BEN])
    state = changed(state, shown=(0, state.hands[BEN], 0, 0))
    assert "use scheherazade @1" not in offered(state)
    assert refused(state, "use scheherazade @1") == "no_target"


def test_R30_the_spindle_needs_a_card_of_everybody() -> None:
    princesses = ("sleeping_beauty", "alice", "mulan", "ice_princess")
    state = table("Fa5", "Fa3", "Fa2", "Fa1", princesses=princesses, armed=[ADA, DOV])
    state = go(state, "0:no", "3:use ice_princess @1", "-1:draw Fa3", "freeze Fa3")
    assert asked(state)[0][1] == "play"


def test_the_free_choice_of_princess_goes_round_from_the_start_player() -> None:
    options = Options(rounds=1, round_cards="a", princesses="free", start_player="2")
    state = RULES.start(options, 3)
    assert asked(state) == [(BEN, "take")]
    assert not RULES.asks(state)[0].private
    state = go(state, "keep alice")
    assert refused(state, "keep alice") == "princess_taken"
    state = go(state, "keep mulan", "keep carmesina")
    assert state.princesses == ("carmesina", "alice", "mulan")


def test_with_ten_princesses_and_six_players_each_is_dealt_one() -> None:
    state = RULES.start(Options(princess_deck="first", start_player="1"), 6)
    move = RULES.draw(state, Random(1))
    assert "," not in str(move)
    after = go(state, f"-1:{move}")
    assert len(set(after.princesses)) == 6


def test_three_rounds_and_named_round_cards_in_order() -> None:
    state = RULES.start(Options(rounds=3, round_cards="ea, w, dancing_queens", princesses="none", start_player="1"), 4)
    assert state.plan == ("magic_beans", "pass_the_bouquet", "dancing_queens")
    assert RULES.view(state, None).plan == state.plan


def test_drawn_round_cards_are_seen_one_by_one() -> None:
    state = RULES.start(Options(princesses="none", start_player="1"), 4)
    plan = ("invitation", "royal_decree", "upside_down", "sisterhood", "single_fairy")
    state = go(state, f"-1:rounds {','.join(plan)}")
    assert RULES.view(state, ADA).plan == plan[:1]


@pytest.mark.parametrize(
    ("options", "key"),
    [
        (Options(rounds=2, round_cards="a,a"), "round_card_twice"),
        (Options(rounds=2, round_cards="a"), "round_cards_count"),
        (Options(rounds=2, round_cards="a,xx"), "no_round_card"),
        (Options(start_player="6"), "no_start_player"),
    ],
)
def test_options_that_do_not_go_together_are_refused(options: Options, key: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        RULES.start(options, 3)
    assert refusal.value.reason.key == key


def test_a_round_ends_only_when_every_card_is_captured_or_kept_or_it_is_cut() -> None:
    ends = 0
    for seed in range(16):
        for before, _, move, after in walk(seed):
            if len(after.sheets) > len(before.sheets):
                sheet = after.sheets[-1]
                counted = sum(pile.bit_count() for pile in (*sheet.captured, *sheet.kept))
                assert (counted == before.deck.bit_count()) == (move != Finish())
                ends += 1
    assert ends == 32


def test_names_of_a_set_are_in_order() -> None:
    assert names(cards("Qu7Fa1Pe8")) == {"Fa1", "Qu7", "Pe8"}
    assert spell(cards("Qu7Fa1Pe8")) == "Fa1Qu7Pe8"
