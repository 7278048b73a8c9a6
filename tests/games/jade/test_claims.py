"""Claims, elimination and the end (5.4, 5.5, 6; worked examples 39-44)."""

from __future__ import annotations

from princesscourt.core.rules import OPEN
from princesscourt.games.jade.rules.events import ClaimChecked
from princesscourt.games.jade.rules.frames import Claims, EndCycle, Inquire, Turn
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
    layout,
    of_kind,
    on,
    run,
    task,
    texts,
    why_not,
)

LAID = task("arruak sword, flames crown, windisle amulet")
"""A task that lies on the board from the start (layout L0)."""
OTHERS = (
    task("swamps amulet, tikal sword, chimu crown"),
    task("icepalace sword, chimu bird, tiuhan amulet"),
    task("windisle bird, flames sword, tiuhan amulet"),
    task("tikal bird, icepalace crown, arruak amulet"),
)
RIGHT = "name arruak+flames+windisle"
WRONG = "name arruak+flames+tikal"


def window(*, knows: int = 2, seats: int = 4) -> State:
    """Seat 0 has asked in vain; the task of `knows` lies on the board."""
    tasks = [LAID if seat == knows else OTHERS[seat % 4] for seat in range(seats)]
    state = run(consulting(begin(seats, tasks=tasks), 0), "0 settle", "0 ask icepalace+tiuhan+swamps")
    assert {why for _, why in asked(state)} == {"claims"}
    return state


def test_39_right_claim_wins() -> None:
    state = run(window(), "2 claim", f"2 {RIGHT}")
    assert asked(state) == [(1, "claims"), (3, "claims")]
    state = run(state, "1 pass")
    result = RULES.result(state)
    assert result is not None
    assert (result.winners, result.reason.key) == ((2,), "claimed")


def test_39_wrong_claim_eliminates_and_the_window_goes_on() -> None:
    state = run(window(), "1 pass", "2 claim", f"2 {WRONG}")
    assert not state.table.seats[2].alive
    assert asked(state) == [(3, "claims")]
    state = run(state, "3 pass")
    assert asked(drawn(state))[0][1] in ("return", "turn")


def test_5_4_claims_are_checked_clockwise_whoever_is_quicker() -> None:
    state = window(knows=1)
    tasks = (OTHERS[0], LAID, OTHERS[2], OTHERS[3])
    assert state.secrets.tasks == tasks
    state = run(state, "3 claim", f"3 {WRONG}", "2 pass")
    assert state.table.seats[3].alive
    state = run(state, "1 claim", f"1 {RIGHT}")
    assert state.table.over is not None
    assert (state.table.over.winner, state.table.over.how) == (1, "claimed")


def test_40_the_askers_answer_comes_before_foreign_claims() -> None:
    tasks = (LAID, OTHERS[1], task("arruak sword, tikal amulet, swamps bird"))
    state = run(consulting(begin(3, tasks=tasks), 0), "0 settle", "0 ask arruak+flames+windisle")
    result = RULES.result(state)
    assert result is not None
    assert (result.winners, result.reason.key) == ((0,), "answered")


def test_41_two_like_symbols_are_no_claim() -> None:
    state = on(window(), 2, "claim").state
    assert why_not(state, 2, "name arruak+flames+chimu") == "same_symbol_claimed"
    assert state.table.seats[2].alive
    assert len(texts(state, 2)) == 32 + 1


def test_42_asker_with_two_chips_claims_instead() -> None:
    tasks = (LAID, *OTHERS[:2])
    state = consulting(change(begin(3, tasks=tasks), 0, chips=2), 0)
    state = run(state, "0 settle", "0 claim", f"0 {RIGHT}")
    assert state.table.over is not None
    assert (state.table.over.winner, state.table.over.how) == (0, "claimed")


def test_42_two_chips_ask_of_two_places() -> None:
    state = run(consulting(change(begin(3), 0, chips=2), 0), "0 settle")
    assert why_not(state, 0, "ask arruak+flames+chimu") == "wrong_number"
    assert all(text.count("+") == 1 for text in texts(state, 0) if text.startswith("ask"))


def test_43_the_other_of_two_wins() -> None:
    state = run(begin(2, tasks=OTHERS), "0 claim", f"0 {WRONG}")
    result = RULES.result(state)
    assert result is not None
    assert (result.winners, result.reason.key) == ((1,), "last")
    assert RULES.asks(state) == ()


def test_44_an_eliminated_seat_still_answers() -> None:
    state = run(begin(4, tasks=OTHERS, first=1), "1 claim", f"1 {WRONG}")
    assert state.table.unseen == 2 + 7
    assert state.table.open_oracles.endswith("B")
    assert asked(state) == [(2, "turn")]
    state = run(consulting(state, 2), "2 settle", "2 ask icepalace+tiuhan+swamps")
    assert state.table.asked[-1].answer is not None


def test_5_5_asker_eliminated_by_its_own_claim() -> None:
    """The cycle ends all the same, the others may claim, and nobody sits out the next one."""
    state = consulting(begin(5, tasks=(*OTHERS, LAID)), 1)
    state = run(state, "1 settle", "1 claim", f"1 {WRONG}")
    assert asked(state) == [(seat, "claims") for seat in (2, 3, 4, 0)]
    state = drawn(run(state, "2 pass", "3 pass", "4 pass", "0 pass"))
    assert not any(who.resting for who in state.table.seats)
    assert asked(state) == [(0, "turn")]


def test_5_4_who_sits_out_may_claim_in_the_window() -> None:
    state = change(window(), 2, resting=True)
    state = run(state, "1 pass", "2 claim", f"2 {RIGHT}")
    assert state.table.over is not None


def test_5_4_only_wrong_is_published() -> None:
    played = on(run(window(), "1 pass", "2 claim"), 2, WRONG)
    (checked,) = of_kind(played.events, ClaimChecked)
    assert all(checked.seen_by(viewer) == checked for viewer in (0, 3, None))
    assert RULES.view(played.state, 0).tasks[2] is None


def test_a_claim_can_be_withdrawn_before_it_is_named() -> None:
    state = run(window(), "2 claim", "2 withdraw")
    assert {seat for seat, _ in asked(state)} == {1, 2, 3}
    assert run(begin(3), "0 claim", "0 withdraw") == begin(3)


def test_elimination_in_every_order() -> None:
    """Whoever goes first, the rest play on until one is left, and that one wins."""
    for first in range(4):
        state = begin(4, tasks=OTHERS, first=first)
        for step in range(3):
            seat = (first + step) % 4
            state = run(drawn(state), f"{seat} claim", f"{seat} {WRONG}")
            assert RULES.load(RULES.dump(state)) == state
        result = RULES.result(state)
        assert result is not None
        assert result.winners == ((first + 3) % 4,)


def test_three_chips_gone_one_after_the_other() -> None:
    state = begin(2)
    for left in (2, 1, 0):
        state = hands(due(change(state, 0, marker=0), Turn(0)), {1: (2, 2)})
        state = on(state, 0, "chip").state
        assert state.table.seats[0].chips == left
    assert state.table.over is not None


def test_R24_private_answers_are_heard_by_asker_and_oracle() -> None:
    state = consulting(begin(4, tasks=(LAID, *OTHERS[:3]), options=JadeOptions(answers="private")), 1)
    state = run(state, "1 settle", "1 ask icepalace+tiuhan+swamps")
    heard = {viewer: RULES.view(state, viewer).answers[-1] is not None for viewer in (0, 1, 2, 3, None, OPEN)}
    assert heard == {0: True, 1: True, 2: False, 3: False, None: False, OPEN: True}
    assert state.table.asked[-1].answer is None


def test_window_is_asked_at_the_open_table() -> None:
    """7.1.8: one neutral prompt; who may claim is no secret."""
    asks = RULES.asks(window())
    assert all(ask.window and ask.optional and not ask.private for ask in asks)
    assert [ask.seat for ask in asks] == [1, 2, 3]


def test_frames_of_a_consultation() -> None:
    state = consulting(begin(3), 0)
    assert state.table.agenda.frames[:2] == (EndCycle(0), Inquire(0))
    assert isinstance(window().table.agenda.top, Claims)
    assert window().table.layout == layout()
