"""Balanced openings (rules 9.4) and the options of rules 7."""

from __future__ import annotations

from random import Random

import pytest

from princesscourt.core.chance import stream
from princesscourt.core.play import play
from princesscourt.core.rules import CHANCE, BadNotation
from princesscourt.games.valley.rules.moves import Opening
from princesscourt.games.valley.rules.openings import BALANCED
from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.rules import RULES

STANDARD = Options(opening="balanced")
RETRIEVE = Options(start="retrieve", opening="balanced")


@pytest.mark.parametrize(("options", "count"), [(STANDARD, 12), (RETRIEVE, 24)])
def test_9_4_chance_chooses_among_the_openings_with_their_mirrors(options: Options, count: int) -> None:
    state = RULES.start(options, 2)
    assert [ask.seat for ask in RULES.asks(state)] == [CHANCE]
    assert RULES.moves(state, 0) == RULES.moves(state, 1) == ()
    openings = RULES.moves(state, CHANCE)
    assert len(set(openings)) == count
    assert {RULES.draw(state, stream("deal", k)) for k in range(400)} == set(openings)


@pytest.mark.parametrize("options", [STANDARD, RETRIEVE])
def test_9_4_dark_is_to_move_after_three_plies(options: Options) -> None:
    start = RULES.start(options, 2)
    reached = set()
    for opening in RULES.moves(start, CHANCE):
        played = play(RULES, start, CHANCE, opening)
        assert (played.state.turn, played.state.ply, len(played.state.history)) == (1, 3, 4)
        assert len(played.events) == 3
        assert RULES.result(played.state) is None
        reached.add(played.state.key)
    assert len(reached) == len(RULES.moves(start, CHANCE))


@pytest.mark.parametrize("start", BALANCED)
def test_an_opening_reads_back(start: str) -> None:
    for opening in BALANCED[start]:
        assert RULES.parse(str(opening)) == opening
        assert RULES.spellings(opening) == ((f"opening/{opening}",),)
        assert opening.mirrored.mirrored == opening


def test_an_opening_is_no_move_of_a_seat() -> None:
    state = RULES.start(Options(), 2)
    opening = BALANCED["standard"][0]
    for seat in (0, 1, CHANCE):
        assert not RULES.legal(state, seat, opening)
        reason = RULES.refusal(state, seat, opening)
        assert reason is not None
        assert reason.key == ("no_opening" if seat == CHANCE else "chance_opens")


def test_an_opening_of_the_other_start_is_refused() -> None:
    state = RULES.start(STANDARD, 2)
    foreign = next(one for one in BALANCED["retrieve"] if one not in BALANCED["standard"])
    assert not RULES.legal(state, CHANCE, foreign)
    assert isinstance(RULES.draw(state, Random(1)), Opening)


def test_balanced_openings_need_the_trapped_king() -> None:
    with pytest.raises(BadNotation) as refusal:
        RULES.start(Options(opening="balanced", trapped_king_loses=False), 2)
    assert refusal.value.reason.key == "balanced_needs_trap"


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_two_seats_only(seats: int) -> None:
    with pytest.raises(BadNotation):
        RULES.start(Options(), seats)


def test_ruling_6_without_repetition_400_plies_draw() -> None:
    state = RULES.start(Options(repetition="off"), 2)
    around = ["a1-a4", "e5-e2", "a4-a1", "e2-e5"]
    for ply in range(400):
        assert RULES.result(state) is None
        state = play(RULES, state, state.turn, RULES.parse(around[ply % 4])).state
    result = RULES.result(state)
    assert result is not None
    assert (result.reason.key, result.drawn, RULES.asks(state)) == ("ply_cap", True, ())


def test_F8_the_repetition_holds_at_the_position_itself_only() -> None:
    state = RULES.start(Options(), 2)
    for text in ["a1-a4", "e5-e2", "a4-a1", "e2-e5"] * 2:
        assert RULES.result(state) is None
        before, state = state, play(RULES, state, state.turn, RULES.parse(text)).state
    assert RULES.result(state) is not None
    elsewhere = play(RULES, before, before.turn, RULES.parse("a5-a2")).state
    assert RULES.result(elsewhere) is None
    assert RULES.asks(elsewhere)
