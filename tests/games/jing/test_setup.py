"""Set-up: secret, piece by piece or arranged by chance, at the same time for both (jing 2)."""

from __future__ import annotations

from random import Random

import pytest

from princesscourt.core.events import redact
from princesscourt.core.play import play, play_text
from princesscourt.core.rules import CHANCE, OPEN, BadNotation, Seat
from princesscourt.games.jing.rules.moves import Auto, Card, Deal, First, Put
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import State
from tests.games.jing.positions import face

SOUTH_FIRST = Options(first_player="south")
EXPERT = Options(mode="expert", first_player="south")


def asked(state: State) -> list[tuple[Seat, str]]:
    return [(ask.seat, ask.why) for ask in RULES.asks(state)]


def told(state: State, seat: Seat, *moves: str) -> State:
    for text in moves:
        state = play_text(RULES, state, seat, text).state
    return state


def expert(cards: tuple[str, str] = ("A", "B")) -> State:
    state = RULES.start(EXPERT, 2)
    for seat, letter in enumerate(cards):
        state = play(RULES, state, CHANCE, Card(seat, letter)).state
    return state


def test_only_two_play() -> None:
    with pytest.raises(BadNotation) as refused:
        RULES.start(Options(), 3)
    assert refused.value.reason.key == "two_seats"


def test_chance_says_who_begins_unless_that_is_chosen() -> None:
    start = RULES.start(Options(), 2)
    assert asked(start) == [(CHANCE, "first")]
    begun = play(RULES, start, CHANCE, First(1)).state
    begun = told(begun, 0, "Pa1", "Mb1", "Hc1", "ok")
    begun = told(begun, 1, "Pa5", "Mb5", "Hc5", "ok")
    assert asked(begun) == [(1, "move")]
    assert asked(RULES.start(SOUTH_FIRST, 2)) == [(0, "place"), (1, "place")]
    assert RULES.start(Options(first_player="north"), 2).run.current == 1


def test_both_set_up_at_the_same_time_in_any_order() -> None:
    state = told(RULES.start(SOUTH_FIRST, 2), 1, "Pc5")
    state = told(state, 0, "Mb1", "Hc1", "Pd1")
    assert asked(state) == [(0, "ready"), (1, "place")]
    state = told(state, 0, "ok")
    assert asked(state) == [(1, "place")]
    state = told(state, 1, "Ma5", "He5", "ok")
    assert asked(state) == [(0, "move")]
    assert state.faces == (face("b1M c1H d1P"), face("c5P a5M e5H"))


def test_sixty_arrangements_of_the_basic_mode() -> None:
    state = RULES.start(SOUTH_FIRST, 2)
    ends = set()
    for first in RULES.moves(state, 0):
        if not isinstance(first, Put):
            continue
        one = play(RULES, state, 0, first).state
        for second in RULES.moves(one, 0)[:-1]:
            two = play(RULES, one, 0, second).state
            ends |= {play(RULES, two, 0, third).state.faces[0] for third in RULES.moves(two, 0)[:-1]}
    assert len(ends) == 60


@pytest.mark.parametrize("order", [("Pa1", "Mb1", "Hc1"), ("Hc1", "Mb1", "Pa1"), ("Mb1", "Pa1", "Hc1")])
def test_A7_the_order_of_placing_leaves_no_trace(order: tuple[str, ...]) -> None:
    start = RULES.start(SOUTH_FIRST, 2)
    state = told(start, 0, *order)
    plain = told(start, 0, "Pa1", "Mb1", "Hc1")
    assert state == plain
    assert RULES.dump(state) == RULES.dump(plain)


def test_A7_the_other_sees_only_that_a_figure_was_placed() -> None:
    start = expert()
    views, labels, facts = set(), set(), set()
    for move in RULES.moves(start, 0):
        if isinstance(move, Put):
            done = play(RULES, start, 0, move)
            views.add(RULES.view(done.state, 1))
            labels.add(RULES.label(start, 0, move, 1))
            facts.add(redact(done.events, 1))
            assert RULES.label(start, 0, move, 0) == RULES.label(start, 0, move, OPEN) == str(move)
            assert not done.reveals
    assert len(views) == len(facts) == 1
    assert labels == {"?"}
    assert views.pop().placed == (1, 0)


@pytest.mark.parametrize("options", [SOUTH_FIRST, EXPERT])
def test_every_way_to_place_takes_the_same_number_of_plies(options: Options) -> None:
    for seed in range(12):
        rng = Random(seed)
        state = RULES.start(options, 2)
        plies = 0
        while state.run.phase in ("deal", "setup") and any(seat != 1 for seat, _ in asked(state)):
            seat = asked(state)[0][0]
            moves = [move for move in RULES.moves(state, seat) if not isinstance(move, Auto)]
            state = play(RULES, state, seat, moves[int(rng.random() * len(moves))]).state
            plies += seat == 0
        assert plies == (7 if options.expert else 4)


def test_arrange_for_me_lets_chance_place_the_rest() -> None:
    state = told(RULES.start(SOUTH_FIRST, 2), 0, "Pc1", "auto")
    assert asked(state) == [(CHANCE, "arrange")]
    move = RULES.draw(state, Random(4))
    assert isinstance(move, Deal)
    done = play(RULES, state, CHANCE, move)
    assert asked(done.state) == [(0, "ready"), (1, "place")]
    assert done.state.faces[0][2] == "P"
    assert RULES.label(state, CHANCE, move, 0) == str(move)
    assert RULES.label(state, CHANCE, move, 1) == RULES.label(state, CHANCE, move, None) == "*0:?"
    assert [event.words for event in redact(done.events, 1)] == [()]  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", ["*0:Pa1", "*0:Mb1Hc1Pa2", "*0:Pa1Mb1Hc1Hd1", "*1:Pa5Mb5Hc5", "*0:Ca1Mb1Hc1"])
def test_chance_may_not_arrange_otherwise(text: str) -> None:
    state = told(RULES.start(SOUTH_FIRST, 2), 0, "auto")
    assert not RULES.legal(state, CHANCE, RULES.parse(text))


def test_each_way_to_arrange_comes_up() -> None:
    state = told(RULES.start(SOUTH_FIRST, 2), 0, "auto")
    assert len({str(RULES.draw(state, Random(n))) for n in range(900)}) == 60


def test_the_expert_mode_draws_a_secret_card_for_each() -> None:
    start = RULES.start(EXPERT, 2)
    assert asked(start) == [(CHANCE, "card")]
    assert [str(move) for move in RULES.moves(start, CHANCE)] == ["*0:A", "*0:B", "*0:C"]
    state = expert(("B", "C"))
    assert [RULES.view(state, viewer).sides[0].card for viewer in (0, 1, None, OPEN)] == ["B", "?", "?", "B"]
    done = play(RULES, start, CHANCE, Card(0, "B"))
    assert [event.letter for event in redact(done.events, 1)] == ["?"]  # type: ignore[attr-defined]
    assert RULES.label(start, CHANCE, Card(0, "B"), 1) == "*0:?"


def test_the_expert_mode_offers_two_of_three_animals_on_two_rows() -> None:
    state = told(expert(), 0, "Ca1", "Fb2")
    hand = RULES.view(state, 0).hand(0)
    assert hand == "PMHH"
    assert not RULES.legal(state, 0, Put("O", 3))
    state = told(state, 0, "Pe2", "Md1", "Ha2", "Hc2")
    assert asked(state)[0] == (0, "ready")


def test_drawn_animals_are_the_only_ones_in_the_hand() -> None:
    options = Options(mode="expert", animals="random", first_player="south")
    state = RULES.start(options, 2)
    for text in ("*0:A", "*1:A", "*0:CO", "*1:FO"):
        state = play_text(RULES, state, CHANCE, text).state
    assert RULES.view(state, 0).hand(0) == "PMHHCO"
    assert not RULES.legal(state, 0, Put("F", 0))
    assert [RULES.view(state, viewer).sides[1].drawn for viewer in (0, 1, None)] == ["?", "FO", "?"]


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    state = told(RULES.start(SOUTH_FIRST, 2), 0, "Pc1")
    assert RULES.view(state, 0).hand(0) == "MH"
    assert RULES.view(state, 1).hand(0) == RULES.view(state, None).hand(0) == ""
    assert RULES.view(state, 1).faces[0] == "?" * 25
