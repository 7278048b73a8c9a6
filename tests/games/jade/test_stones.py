"""Danger stones, guesses and the movement scale (4; worked examples 30-38)."""

from __future__ import annotations

import pytest

from princesscourt.core.rules import OPEN
from princesscourt.games.jade.rules.events import StoneLaid, StonesTurned
from princesscourt.games.jade.rules.frames import EndTurn, Guess, Path, Turn
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.state import State
from tests.games.jade.tables import (
    RULES,
    asked,
    begin,
    change,
    drawn,
    due,
    hands,
    lay,
    node,
    of_kind,
    on,
    run,
    texts,
    why_not,
)


def duel(*, marker: int = 7, at: str = "s66", letter: str = "B") -> State:
    """Seat 0 is to move from `at`; seat 1 holds two snakes and two jaguars, seat 2 one stone of each."""
    order = letter + "".join(other for other in "ABCDEFGH" if other != letter)
    state = hands(begin(3, oracles=order), {1: (2, 2), 2: (1, 1), 0: (2, 2)})
    return change(change(state, 0, node=at, marker=marker), 2, node="s84")


def hindered(kind: str = "snake", where: str = "s67", **how: object) -> State:
    """Seat 1 has laid a stone; the others decline."""
    state = run(duel(**how), "0 announce", f"1 lay {kind} {where}")  # type: ignore[arg-type]
    assert asked(state) == [(0, "path")]
    return state


def test_30_right_guess() -> None:
    state = run(hindered(), "0 walk s67-s68", "0 guess 1")
    mover = state.table.seats[0]
    assert (mover.node, mover.marker) == (node("s68"), 7)
    assert state.table.pool == (1, 0)
    assert state.table.stones == ()
    assert (state.table.seats[1].stones, state.secrets.hands[1]) == (3, 1)


def test_31_wrong_guess() -> None:
    before = run(hindered(), "0 walk s67-s68")
    played = on(before, 0, "guess 0")
    state, mover = played.state, played.state.table.seats[0]
    assert (mover.node, mover.marker) == (node("s66"), 6)
    assert (state.table.seats[1].stones, state.secrets.hands[1]) == (4, 2)
    assert state.table.pool == (0, 0)
    assert state.table.seats[1].proved == (1, 0)
    (turned,) = of_kind(played.events, StonesTurned)
    assert all(turned.seen_by(viewer) == turned for viewer in (0, 1, 2, None, OPEN))


@pytest.mark.parametrize(("guess", "right"), [("1", True), ("2", False)])
def test_32_new_and_old_stone_are_one_guess(guess: str, right: bool) -> None:
    state = lay(duel(), 2, "s68", snake=True)
    state = run(state, "0 announce", "1 lay jaguar s67", "0 walk s67-s68", f"0 guess {guess}")
    mover, placer = state.table.seats[0], state.table.seats[1]
    assert state.table.stones == ()
    assert (mover.node, mover.marker) == ((node("s68"), 7) if right else (node("s66"), 6))
    assert state.table.pool == ((1, 1) if right else (1, 0))
    assert (placer.stones, state.secrets.hands[1]) == ((3, 2) if right else (4, 2))


@pytest.mark.parametrize("jaguar", ["s67", "s68", "s39"])
@pytest.mark.parametrize("guess", [0, 1, 2, 3])
def test_33_three_stones(jaguar: str, guess: int) -> None:
    state = duel()
    for name in ("s67", "s68", "s39"):
        state = lay(state, 2, name, snake=name != jaguar)
    state = run(due(state, EndTurn(0), Path(0)), "0 walk s67-s68-s39")
    assert texts(state, 0) == ["guess 0", "guess 1", "guess 2", "guess 3"]
    state = on(state, 0, f"guess {guess}").state
    assert (state.table.seats[0].node == node("s39")) == (guess == 2)


def test_34_a_stone_left_behind_binds_everybody() -> None:
    state = run(hindered(where="s68"), "0 walk s101-s100")
    assert (state.table.seats[0].node, state.table.seats[0].marker) == (node("s100"), 6)
    assert [stone.node for stone in state.table.stones] == [node("s68")]
    placer = due(change(state, 1, node="s67"), EndTurn(1), Path(1))
    after = on(placer, 1, "walk s68").state
    assert isinstance(after.table.agenda.top, Guess)


@pytest.mark.parametrize(("before", "after"), [(9, 10), (4, 6), (10, 10)])
def test_35_reaching_the_own_oracle(before: int, after: int) -> None:
    state = duel(marker=before, at="s68", letter="A")
    state = run(due(state, EndTurn(0), Path(0)), "0 walk oA")
    assert state.table.seats[0].marker == after
    assert asked(state) == [(0, "layout")]


@pytest.mark.parametrize(("guess", "marker", "there"), [(1, 6, True), (0, 3, False)])
def test_35_with_a_guess_on_the_way(guess: int, marker: int, there: bool) -> None:
    state = lay(duel(marker=4, at="s67", letter="A"), 2, "s68", snake=True)
    state = run(due(state, EndTurn(0), Path(0)), "0 walk s68-oA", f"0 guess {guess}")
    assert state.table.seats[0].marker == marker
    assert (state.table.seats[0].node == node("oA")) == there


def test_35_a_wrong_guess_has_shown_the_oracle() -> None:
    """The table has seen the way accepted (7.1.4), so everybody knows the oracle from then on."""
    state = lay(duel(at="s67", letter="A"), 2, "s68", snake=True)
    state = run(due(state, EndTurn(0), Path(0)), "0 walk s68-oA", "0 guess 0")
    assert RULES.view(state, None).oracles == ("A", None, None)


def test_36_marker_zero_costs_a_chip() -> None:
    state = run(due(duel(marker=1), EndTurn(0), Path(0)), "0 walk s67")
    assert state.table.seats[0].marker == 0
    state = run(state, "1 pass", "2 pass")
    assert texts(state, 0) == ["chip", "claim"]
    assert why_not(state, 0, "pass") == why_not(state, 0, "announce") == "no_moves_left"
    state = on(state, 0, "chip").state
    assert (state.table.seats[0].chips, state.table.seats[0].marker) == (2, 10)
    assert asked(state) == [(1, "turn")]


def test_36_the_last_chip_is_the_end() -> None:
    state = on(due(change(duel(), 0, marker=0, chips=1), Turn(0)), 0, "chip").state
    assert not state.table.seats[0].alive
    assert state.table.seats[0].chips == 0
    assert asked(state) == [(1, "turn")]


def test_37_chip_given_of_free_will() -> None:
    state = due(change(duel(), 0, marker=4), Turn(0))
    after = on(state, 0, "chip").state
    assert (after.table.seats[0].chips, after.table.seats[0].marker) == (2, 10)
    assert asked(after) == [(1, "turn")]
    assert why_not(change(state, 0, chips=1), 0, "chip") == "last_chip"
    assert why_not(change(state, 0, marker=10), 0, "chip") == "marker_full"


def test_37_is_confirmed() -> None:
    """R17: the application asks for confirmation."""
    assert RULES.spellings(RULES.parse("chip")) == (("do/chip", "do/confirm"),)


def test_38_three_seats_four_stones_on_the_board() -> None:
    state = hands(begin(3), {0: (1, 0), 1: (0, 1), 2: (0, 0)})
    for name in ("s50", "s51", "s52", "s53"):
        state = lay(state, 0, name, snake=True)
    state = on(state, 0, "pass").state
    assert asked(state) == [(-1, "redeal")]
    state = drawn(state)
    assert [who.stones for who in state.table.seats] == [8, 8, 8]
    assert state.table.unseen == 2
    assert asked(state) == [(1, "turn")]


def test_38_six_seats_eight_stones_on_the_board() -> None:
    state = hands(begin(6), {seat: (seat % 2, 1 - seat % 2) for seat in range(6)})
    for number in range(50, 58):
        state = lay(state, 0, f"s{number}", snake=number % 2 == 0)
    state = drawn(on(state, 0, "pass").state)
    assert [who.stones for who in state.table.seats] == [3] * 6
    assert state.table.unseen == 4


def test_38_two_stones_in_one_hand_are_enough() -> None:
    state = hands(begin(3), {0: (1, 0), 1: (1, 1), 2: (0, 0)})
    assert asked(on(state, 0, "pass").state) == [(1, "turn")]


def test_38_no_redeal_that_gives_nobody_a_stone() -> None:
    state = hands(begin(3), {0: (1, 0), 1: (0, 1), 2: (1, 0)})
    for number in range(40, 65):
        state = lay(state, 0, f"s{number}", snake=number % 2 == 0)
    assert asked(on(state, 0, "pass").state) == [(1, "turn")]


# -- who may lay, and where


def test_R13_most_stones_first_then_clockwise_from_the_mover() -> None:
    state = hands(begin(4), {1: (1, 0), 2: (1, 1), 3: (2, 0), 0: (5, 0)})
    assert asked(on(state, 0, "announce").state) == [(2, "hinder"), (3, "hinder"), (1, "hinder")]


def test_R12_who_sits_out_lays_no_stone() -> None:
    state = change(hands(begin(4), {1: (1, 0), 2: (1, 1)}), 2, resting=True)
    assert asked(on(state, 0, "announce").state) == [(1, "hinder")]


def test_one_stone_for_each_announcement() -> None:
    state = on(on(duel(), 0, "announce").state, 2, "lay jaguar s67").state
    assert asked(state) == [(0, "path")]


def test_nobody_hinders() -> None:
    state = run(duel(), "0 announce", "2 pass", "1 pass")
    assert asked(state) == [(0, "path")]
    assert state.table.stones == ()


def test_quiet_holds_to_the_end_of_the_cycle() -> None:
    state = run(duel(), "0 announce", "1 quiet", "2 pass", "0 walk s67", "1 pass", "2 announce")
    assert asked(state) == [(0, "hinder")]


@pytest.mark.parametrize(
    ("where", "key"),
    [("s66", "piece_there"), ("s39", "stone_there"), ("s50", "out_of_reach"), ("s67", "no_such_stone")],
)
def test_why_a_stone_may_not_lie_there(where: str, key: str) -> None:
    state = lay(hands(duel(), {1: (0, 2)}), 2, "s39", snake=True)
    state = on(state, 0, "announce").state
    assert why_not(state, 1, f"lay snake {where}") == key


def test_R11_the_way_is_fixed_before_the_guess() -> None:
    state = run(hindered(), "0 walk s67-s68")
    assert texts(state, 0) == ["guess 0", "guess 1"]
    assert why_not(state, 0, "walk s101") == "not_now"


def test_R15_blind_stones_are_drawn_and_known_to_the_owner_afterwards() -> None:
    state = run(hands(begin(3, options=JadeOptions(stones="blind")), {1: (1, 1), 2: (1, 1)}), "0 announce")
    assert not any("snake" in text for text in texts(state, 1))
    where = texts(state, 1)[-1]
    played = on(state, 1, where)
    assert of_kind(played.events, StoneLaid)
    assert asked(played.state) == [(-1, "draw")]
    assert {str(move) for move in RULES.moves(played.state, -1)} == {"draw jaguar", "draw snake"}
    state = run(played.state, "* draw snake")
    assert RULES.view(state, 1).snakes == (True,)
    assert RULES.view(state, 2).snakes == (None,)


def test_R34_memory_hidden() -> None:
    state = run(hands(begin(3, options=JadeOptions(memory="hidden")), {1: (1, 1)}), "0 announce")
    state = on(state, 1, next(text for text in texts(state, 1) if "snake" in text)).state
    assert RULES.view(state, 1).snakes == (None,)
    assert RULES.view(state, OPEN).snakes == (True,)
