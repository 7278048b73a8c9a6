"""Rows of FAULTS group F that apply: legality, sweeps, passing, conservation, rounds that drag on."""

from __future__ import annotations

from itertools import chain, combinations
from random import Random

import pytest

from princesscourt.games.rebel.rules.cards import DECK, FROG, NAME, OF_SUIT, PRINCES, SUITS, joined, listed, spell
from princesscourt.games.rebel.rules.moves import Choose, Finish, Play
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.playing import Playing
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.setup import opening
from princesscourt.games.rebel.rules.sheets import scored
from princesscourt.games.rebel.rules.state import State, changed, zones
from princesscourt.games.rebel.rules.steps import HAND
from tests.games.rebel import checker
from tests.games.rebel.tables import go, lead_or_follow, names, table
from tests.games.rebel.walks import walk


def case_of(state: State, seat: int) -> checker.Case:
    return checker.Case(
        hand=frozenset(names(state.hands[seat])),
        frozen=spell(state.frozen[seat]),
        trick=[NAME[play.card] for play in state.laid],
        card=state.card,
        broken=state.broken,
        used=state.used,
        demanded=SUITS[state.demanded] if state.demanded >= 0 else "",
        is_leader=seat == state.leader,
        strict_beans=state.options.strict_beans,
    )


def check_legality(state: State) -> bool:
    """Compares the legal plays with the checker; False if no card is due."""
    frame = state.agenda.top if state.agenda else None
    if not isinstance(frame, Playing):
        return False
    moves = [move for move in RULES.moves(state, frame.seat) if isinstance(move, Play)]
    case = case_of(state, frame.seat)
    by_power = {
        power: {NAME[move.card] for move in moves if move.power == power} for power in ("", "snow_white", "thumbelina")
    }
    assert by_power[""] == checker.legal(case)
    if by_power["thumbelina"]:
        assert by_power["thumbelina"] == checker.legal_with_thumbelina(case)
    if by_power["snow_white"]:
        assert by_power["snow_white"] == checker.legal_with_snow_white(case)
    return True


def test_F1_every_legal_play_agrees_with_an_independent_checker() -> None:
    assert sum(check_legality(state) for seed in range(40) for state, _, _, _ in walk(seed)) > 2000


@pytest.mark.slow
def test_F1_a_hundred_thousand_random_plays_are_legal() -> None:
    checked = seed = 0
    while checked < 100_000:
        checked += sum(check_legality(state) for state, _, _, _ in walk(10_000 + seed))
        seed += 1


ONE_OF_EACH = ("Fa2", "Qu4", "Pe8", "Pr6")
"""A hand is a part of these; the only Pet is the Frog."""


def parts() -> list[tuple[str, ...]]:
    return [*chain.from_iterable(combinations(ONE_OF_EACH, size) for size in range(1, 5))]


@pytest.mark.parametrize("hand", parts(), ids="".join)
@pytest.mark.parametrize("led", ["Fa5", "Qu5", "Pe5", "Pr5"])
def test_F2_off_suit_only_when_void(led: str, hand: tuple[str, ...]) -> None:
    following = {"Fa5": {"Fa2"}, "Qu5": {"Qu4"}, "Pe5": {"Pe8"}, "Pr5": {"Pr6"}}[led]
    filler = {1: "", 2: "Pr7", 3: "Pr7Pr8", 4: "Pr7Pr8Pr9"}[len(hand)]
    others = [spell(joined(listed(DECK[4] & OF_SUIT[0] & ~0b10010)[at : at + len(hand)])) for at in (0, 4)]
    state = go(table(led + filler, "".join(hand), *others, broken=True), led)
    oracle = following if following <= set(hand) else set(hand)
    assert lead_or_follow(state) == oracle


@pytest.mark.parametrize("hand", parts(), ids="".join)
@pytest.mark.parametrize("broken", [False, True])
def test_F2_leads(broken: bool, hand: tuple[str, ...]) -> None:
    others = [spell(joined(listed(DECK[4] & OF_SUIT[0] & ~2)[at : at + len(hand)])) for at in (0, 4)]
    pets = spell(joined(listed(DECK[4] & OF_SUIT[2] & ~(1 << FROG))[: len(hand)]))
    state = table("".join(hand), *others, pets, broken=broken)
    oracle = set(hand) if broken or hand == ("Pr6",) else set(hand) - {"Pr6"}
    assert lead_or_follow(state) == oracle


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("card", sorted(ROUND_CARDS))
@pytest.mark.parametrize("on", [True, False])
def test_F4_a_sweep_is_all_princes_and_the_frog_and_nothing_less(seats: int, card: str, on: bool) -> None:
    state = changed(opening(Options(princesses="none", rebel_of_the_ball=on), seats), plan=(card,))
    princes = listed(state.deck & OF_SUIT[PRINCES])
    whole = joined(princes) | 1 << FROG
    for missing in (None, *princes, FROG):
        pile = whole if missing is None else whole & ~(1 << missing)
        rest = state.deck & ~pile
        piles = (pile, rest, *(0 for _ in range(seats - 2)))
        scores = scored(state, piles, (0,) * seats, (5, 5, *(0 for _ in range(seats - 2)))).scores
        swept = missing is None and on and card != "wedding_gift"
        assert (scores[0] == -10) == swept, (missing, scores)


def test_F4_kept_cards_count_for_a_sweep() -> None:
    state = changed(opening(Options(princesses="none"), 4), plan=("late_for_a_very_important_date",))
    whole = state.deck & OF_SUIT[PRINCES] | 1 << FROG
    kept = joined(listed(whole)[:3])
    mine = scored(state, (whole & ~kept, 0, 0, 0), (kept, 0, 0, 0), (1, 0, 0, 0)).scores
    others = scored(state, (whole & ~kept, 0, 0, 0), (0, kept, 0, 0), (1, 0, 0, 0)).scores
    assert mine == (-10, 0, 0, 0)
    assert min(others) >= 0


PASSES = """
once_upon_a_time R3, late_to_the_ball R1, magic_beans L3, three_times_a_lady R3, arranged_marriage L1R1,
royal_decree R3, always_the_bridesmaid R1, crystal_clear R2, masquerade_ball L1, pets_revenge L1R1, musical_chairs R1,
sisterhood R2, after_party L1, late_for_a_very_important_date R2, wedding_gift L1R1, haggle_with_the_hag L1,
blind_mans_bluff R1, poisoned_apple L2, odds_and_evens R2, single_fairy L1, prince_always_rings_twice L1R1,
midnight_makeover L3, pass_the_bouquet L3, upside_down L2, bathroom_break L2, dancing_queens R2, invitation R2
"""
TABLE = [tuple(row.split()) for row in PASSES.replace("\n", " ").split(",")]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(("card", "way"), TABLE)
def test_F5_how_many_cards_go_where(card: str, way: str, seats: int) -> None:
    left = int(way[1]) if way[0] == "L" else 0
    right = int(way[-1]) if "R" in way else 0
    state = RULES.start(Options(rounds=1, round_cards=card, princesses="none", start_player="1"), seats)
    deck = listed(state.deck)
    state = go(state, "-1:deal " + "/".join(spell(joined(deck[seat::seats])) for seat in range(seats)))
    assert {ask.seat for ask in RULES.asks(state)} == set(range(seats))
    before, chosen = state.hands, []
    for seat in range(seats):
        moves = RULES.moves(state, seat)
        move = moves[seat % len(moves)]
        assert isinstance(move, Choose)
        assert len(move.cards) == left + right
        chosen.append(move.cards)
        state = go(state, f"{seat}:{move}")
    for seat in range(seats):
        from_right = joined(chosen[(seat - 1) % seats][:left])
        from_left = joined(chosen[(seat + 1) % seats][left:])
        held = before[seat] & ~joined(chosen[seat]) | from_right | from_left
        assert state.hands[seat] | state.aside[seat] == held
        assert held.bit_count() == HAND[seats]


def test_F5_a_card_just_received_cannot_be_passed_on() -> None:
    state = RULES.start(Options(rounds=1, round_cards="a", princesses="none", start_player="1"), 4)
    deck = listed(state.deck)
    state = go(state, "-1:deal " + "/".join(spell(joined(deck[seat::4])) for seat in range(4)))
    late = go(state, *(f"{seat}:{RULES.moves(state, seat)[0]}" for seat in (0, 1, 2)))
    assert list(RULES.moves(late, 3)) == list(RULES.moves(state, 3))


@pytest.mark.parametrize("seed", range(24))
def test_F7_no_card_is_ever_missing_or_twice(seed: int) -> None:
    for _, _, _, state in walk(seed):
        everywhere = zones(state)
        together = 0
        for zone in everywhere:
            assert not together & zone
            together |= zone
        assert together in (0, state.deck)
        assert together or not state.may


def test_F16_a_round_with_nothing_left_to_win_can_be_finished() -> None:
    offers = 0
    for seed in range(90):
        for state, seat, _, _ in walk(seed):
            if seat >= 0 and Finish() in RULES.moves(state, seat):
                offers += 1
                assert same_scores_as_playing_on(state, seat)
                break
    assert offers >= 20


def same_scores_as_playing_on(state: State, seat: int) -> bool:
    """Whether finishing now and two ways of playing on come to the same sheet."""
    number = len(state.sheets)
    cut = RULES.apply(state, seat, Finish())[0].sheets[number]
    return all(play_on(state, pick) == cut.scores for pick in (0, -1))


def play_on(state: State, pick: int) -> tuple[int, ...]:
    """The scores when everybody always makes the first or the last move that is no end."""
    number = len(state.sheets)
    rng = Random(pick)
    while len(state.sheets) == number:
        seat = RULES.asks(state)[0].seat
        moves = [move for move in RULES.moves(state, seat) if not isinstance(move, Finish)]
        move = RULES.draw(state, rng) if seat < 0 else moves[pick]
        state = RULES.apply(state, seat, move)[0]
    return state.sheets[number].scores
