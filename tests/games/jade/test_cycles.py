"""Setup, thinking time and new cycles (2, 5.2, 5.3; worked examples 16-21)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from princesscourt.core.rules import BadNotation
from princesscourt.games.jade.rules.board import OFF
from princesscourt.games.jade.rules.frames import Claims, EndCycle, Turn
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.state import State
from tests.games.jade.tables import (
    RULES,
    asked,
    begin,
    change,
    consulting,
    drawn,
    due,
    hands,
    lay,
    node,
    on,
    run,
    texts,
)


def consulted(state: State, seat: int) -> State:
    """`seat` has asked in vain, and nobody claims."""
    state = run(consulting(state, seat), f"{seat} settle")
    quiet = next(text for text in texts(state, seat) if _harmless(state, seat, text))
    state = on(state, seat, quiet).state
    while RULES.asks(state)[0].why == "claims":
        state = on(state, RULES.asks(state)[0].seat, "pass").state
    return drawn(state) if RULES.asks(state)[0].why == "redeal" else state


def _harmless(state: State, seat: int, text: str) -> bool:
    return on(state, seat, text).state.table.over is None


def new_cycle(state: State) -> State:
    """Whoever must puts a piece back, then the cards are dealt."""
    while RULES.asks(state)[0].why in ("return", "oracles", "redeal"):
        ask = RULES.asks(state)[0]
        state = on(state, ask.seat, texts(state, ask.seat)[0]).state if ask.seat >= 0 else drawn(state)
    return state


def order(state: State) -> list[int]:
    """The seats that have the next turns, once round."""
    seats: list[int] = []
    while asked(state)[0][0] not in seats:
        seats.append(asked(state)[0][0])
        state = on(state, seats[-1], "pass").state
    return seats


@pytest.mark.parametrize(
    ("seats", "stones", "shown", "hidden"), [(2, 9, 3, 3), (3, 8, 3, 2), (4, 7, 3, 1), (5, 6, 3, 0), (6, 5, 2, 0)]
)
def test_16_what_is_dealt(seats: int, stones: int, shown: int, hidden: int) -> None:
    state = begin(seats)
    assert [who.stones for who in state.table.seats] == [stones] * seats
    assert (len(state.table.open_oracles), state.table.face_down) == (shown, hidden)
    assert state.table.unseen == 30 - seats * stones
    assert [(who.chips, who.marker) for who in state.table.seats] == [(3, 10)] * seats


def test_16_six_seats_in_the_second_cycle() -> None:
    state = new_cycle(consulted(begin(6), 0))
    assert (len(state.table.participants), len(state.table.open_oracles), state.table.face_down) == (5, 3, 0)


def test_17_the_asker_sits_out_and_its_oracle_begins() -> None:
    state = new_cycle(consulted(begin(4), 2))
    assert state.table.seats[2].resting
    assert state.table.seats[2].node == OFF
    assert state.secrets.oracles[2] == ""
    assert order(state) == [1, 3, 0]


def test_18_an_oracle_that_sat_out_comes_back_and_begins() -> None:
    state = new_cycle(consulted(begin(4), 1))
    assert state.table.seats[1].resting
    state = consulted(state, 2)
    assert state.table.asked[-1].answer is not None
    assert asked(state) == [(1, "return")]
    state = run(state, "1 put s50")
    state = new_cycle(state)
    assert (state.table.seats[1].node, len(state.secrets.oracles[1])) == (node("s50"), 1)
    assert order(state) == [1, 3, 0]


def test_19_three_players_do_not_sit_out() -> None:
    state = consulted(begin(3), 0)
    assert asked(state) == [(0, "return")]
    assert all(text.startswith("put s") for text in texts(state, 0)[:-1])
    assert state.secrets.oracles == ()
    state = new_cycle(state)
    assert order(state) == [2, 0, 1]


def test_20_an_eliminated_oracle_answers_and_the_next_begins() -> None:
    state = _out(begin(5), 2)
    state = consulted(state, 3)
    assert state.table.asked[-1].answer is not None
    state = new_cycle(state)
    assert state.table.seats[3].resting
    assert order(state)[0] == 4


def _out(state: State, seat: int) -> State:
    """`seat` has given up its last chip."""
    state = due(change(state, seat, marker=0, chips=1), Turn(seat))
    return drawn(on(state, seat, "chip").state)


def test_20_next_participant_if_seat_4_is_out_too() -> None:
    state = new_cycle(consulted(_out(_out(begin(5), 2), 4), 3))
    assert order(state)[0] == 0


def test_21_a_running_rest_is_served_to_its_end() -> None:
    state = new_cycle(consulted(begin(4), 1))
    state = _out(state, 3)
    assert state.table.seats[1].resting
    assert order(state) == [0, 2]
    state = consulted(state, 0)
    assert asked(state) == [(0, "return")]
    state = run(state, "0 put s50")
    assert asked(state) == [(1, "return")]
    state = new_cycle(state)
    assert not any(who.resting for who in state.table.seats)
    assert sorted(order(state)) == [0, 1, 2]


def test_5_3_1_pieces_come_back_beside_pieces_and_stones() -> None:
    state = lay(hands(begin(3), {}), 1, "s60", snake=True)
    state = due(change(state, 0, node="oA", shown="A"), EndCycle(0), Claims(0, (1,)))
    state = drawn(run(state, "1 pass"))
    assert "put s60" not in texts(state, 0)
    assert "put s23" not in texts(state, 0)
    assert "put s1" in texts(state, 0)


def test_option_thinking_time_never() -> None:
    state = consulted(begin(4, options=JadeOptions(thinking_time="never")), 2)
    assert asked(state) == [(2, "return")]


def test_option_start_player() -> None:
    state = RULES.start(JadeOptions(start_player="3"), 4)
    state = RULES.apply(state, -1, RULES.draw(state, Random(1)))[0]
    assert asked(state) == [(2, "place")]
    with pytest.raises(BadNotation):
        RULES.start(JadeOptions(start_player="5"), 4)


def test_R7_pieces_are_put_in_turn_order_on_circle_spaces() -> None:
    state = RULES.start(JadeOptions(start_player="2"), 3)
    state = RULES.apply(state, -1, RULES.draw(state, Random(1)))[0]
    for seat in (1, 2, 0):
        assert asked(state) == [(seat, "place")]
        assert len(texts(state, seat)) == 102 - (seat == 2) - 2 * (seat == 0)
        state = on(state, seat, texts(state, seat)[0]).state
    assert asked(state) == [(-1, "cards")]
    assert order(drawn(state)) == [1, 2, 0]


def test_R7_a_piece_can_be_put_by_lot() -> None:
    state = drawn(RULES.start(JadeOptions(start_player="1"), 2))
    assert texts(state, 0)[-1] == "anywhere"
    state = on(state, 0, "anywhere").state
    assert asked(state) == [(-1, "scatter")]
    assert RULES.load(RULES.dump(state)) == state
    state = drawn(state)
    assert state.table.seats[0].node != OFF
    assert asked(state) == [(1, "place")]
    assert RULES.refusal(on(state, 1, "anywhere").state, -1, RULES.parse("put s1")) is None


def test_R30_three_rounds_of_passes_bring_new_oracles() -> None:
    state = begin(3)
    for ply in range(8):
        state = on(state, ply % 3, "pass").state
        assert asked(state)[0][1] == "turn"
    state = on(state, 2, "pass").state
    assert asked(state) == [(-1, "oracles")]
    before = state.table.cycle
    state = drawn(state)
    assert asked(state) == [(0, "turn")]
    assert state.table.cycle == before


def test_R30_a_move_breaks_the_row_of_passes() -> None:
    state = begin(2)
    for seat in (0, 1, 0, 1, 0):
        state = on(state, seat, "pass").state
    state = hands(state, {})
    state = run(state, "1 announce", f"1 {texts(on(state, 1, 'announce').state, 1)[0]}")
    assert state.table.passes == 0


def test_R3_fresh_and_classic_decks() -> None:
    classic = begin(6, options=JadeOptions(deck="classic"))
    assert RULES.load(RULES.dump(classic)) == classic
    other = replace(classic.secrets, tasks=(5, *classic.secrets.tasks[1:]))
    with pytest.raises(BadNotation):
        RULES.load(RULES.dump(State(classic.table, other)))
