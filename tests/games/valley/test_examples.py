"""The worked examples of rules 13, by number."""

from __future__ import annotations

import pytest

from princesscourt.core.play import perft, play_text
from princesscourt.core.rules import IllegalMove, because
from princesscourt.games.valley.rules.moves import SLIDES
from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.position import study, write
from princesscourt.games.valley.rules.rules import RULES
from princesscourt.games.valley.rules.squares import mirrored
from princesscourt.games.valley.rules.state import State, arrive

SOLDIERS_FIRST = "a1-a4 a1-d4 b1-a2 b1-b4 b1-e4 d1-a4 d1-d4 d1-e2 e1-b4 e1-e4"


def opened(**options: object) -> State:
    return RULES.start(Options(**options), 2)  # type: ignore[arg-type]


def played(state: State, line: str) -> State:
    for text in line.split():
        state = play_text(RULES, state, state.turn, text).state
    return state


def moves(state: State) -> set[str]:
    return {str(move) for move in state.moves}


def of(state: State, origin: str) -> set[str]:
    return {text for text in moves(state) if text.startswith(origin)}


def refused(state: State, text: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        play_text(RULES, state, state.turn, text)
    return refusal.value.reason.key


def ended(state: State) -> tuple[str, tuple[int, ...]]:
    result = RULES.result(state)
    assert result is not None
    assert RULES.asks(state) == ()
    return result.reason.key, result.winners


def test_1_start_standard() -> None:
    state = opened()
    assert moves(state) == set(SOLDIERS_FIRST.split())
    for king in ("c1-a3", "c1-c4", "c1-e3"):
        assert refused(state, king) == "first_soldier"
    free = opened(first_move_soldier=False)
    assert moves(free) == {*SOLDIERS_FIRST.split(), "c1-a3", "c1-c4", "c1-e3"}


def test_2_start_retrieve() -> None:
    assert moves(opened(start="retrieve")) == set(SOLDIERS_FIRST.split())
    free = opened(start="retrieve", first_move_soldier=False)
    assert moves(free) == {*SOLDIERS_FIRST.split(), "c5-a3", "c5-c2", "c5-e3"}


def test_3_second_player_is_free() -> None:
    answers = "a5-a1 a5-d2 b5-a4 b5-b2 b5-e2 c5-a3 c5-c2 d5-a2 d5-e4 e5-e2"
    assert moves(played(opened(), "a1-d4")) == set(answers.split())


def test_4_stop_in_front_of_a_piece() -> None:
    state = opened()
    assert "a1-a4" in moves(state)
    assert refused(state, "a1-a2") == refused(state, "a1-a3") == "stops_early"


def test_5_across_the_valley() -> None:
    assert "a1-d4" in moves(opened())


def test_6_soldier_may_not_stop_in_the_valley() -> None:
    state = study("5/3s1/5/1S3/K3k L")
    assert of(state, "b2") == {"b2-a2", "b2-a3", "b2-b1", "b2-b5", "b2-c1", "b2-e2"}
    assert refused(state, "b2-c3") == "valley_soldier"


def test_7_king_stops_in_the_valley() -> None:
    state = study("5/3s1/5/1K3/S3k L")
    assert "b2-c3" in moves(state)
    assert ended(played(state, "b2-c3")) == ("valley", (0,))


def test_8_king_only_passes() -> None:
    state = study("5/5/5/1K3/S3k L")
    assert "b2-e5" in moves(state)
    assert refused(state, "b2-c3") == refused(state, "b2-d4") == "stops_early"
    assert RULES.result(played(state, "b2-e5")) is None


def test_9_zero_length() -> None:
    state = opened()
    assert refused(state, "b1-b1") == "zero_length"
    assert refused(state, "b1-a1") == "blocked"
    assert not any(move.origin == move.target for move in state.moves)


def test_10_complete_game() -> None:
    state = played(opened(), "a1-d4 c5-c2 b1-b4 a5-a1 b4-a3 c2-c5 c1-b2 c5-c1 b2-c3")
    assert write(state.key) == "1s1ss/3S1/S1K2/5/s1kSS D"
    assert (state.ply, ended(state)) == (9, ("valley", (0,)))


def test_11_trapped_king() -> None:
    line = "a1-a4 b5-b2 a4-c2 d5-d2"
    state = played(opened(), line)
    assert write(state.key) == "s1k1s/5/5/1sSs1/1SKSS L"
    assert ended(state) == ("trapped", (1,))
    going_on = played(opened(trapped_king_loses=False), line)
    assert RULES.result(going_on) is None
    assert len(going_on.moves) == 7


def test_12_trapped_by_own_soldiers() -> None:
    line = "a1-d4 c1-c4 e1-b4 a5-a1"
    state = played(opened(start="retrieve"), line)
    assert write(state.key) == "1sKss/1SkS1/5/5/sS1S1 L"
    assert ended(state) == ("trapped", (1,))
    assert len(played(opened(start="retrieve", trapped_king_loses=False), line).moves) == 18


def test_13_shortest_win() -> None:
    state = played(opened(), "a1-a4 a5-d2 a4-c2 c5-c3")
    assert write(state.key) == "1s1ss/5/2k2/2Ss1/1SKSS L"
    assert (state.ply, ended(state)) == (4, ("valley", (1,)))


AROUND = "a1-a4 e5-e2 a4-a1 e2-e5"


def test_14_repetition() -> None:
    once = played(opened(), AROUND)
    assert RULES.result(once) is None
    assert once.history.count(once.key) == 2
    assert ended(played(once, AROUND)) == ("repetition", (0, 1))
    assert ended(played(opened(repetition="2"), AROUND)) == ("repetition", (0, 1))


def test_15_soldier_first_is_over_after_ply_0() -> None:
    state = played(opened(), AROUND)
    assert (state.ply, len(state.moves)) == (4, 13)
    assert "c1-c4" in moves(state)


@pytest.mark.parametrize("text", ["sskss/3S1/5/5/1SKSS D", "s1Kss/4S/k4/5/Ss1SS D", "1kKss/1S2S/3s1/s4/S2S1 L"])
def test_16_symmetry(text: str) -> None:
    state, image = study(text), _mirror(study(text))
    assert {SLIDES[mirrored(m.origin)][mirrored(m.target)] for m in state.moves} == set(image.moves)
    assert perft(RULES, state, 3) == perft(RULES, image, 3)


def _mirror(state: State) -> State:
    def flip(mask: int) -> int:
        return sum(1 << mirrored(square) for square in range(25) if mask >> square & 1)

    kings, soldiers = state.kings, state.soldiers
    pairs = (flip(kings[0]), flip(kings[1])), (flip(soldiers[0]), flip(soldiers[1]))
    return arrive(state.options, *pairs, state.turn, state.ply, ())


def test_16_turning_the_board_and_the_colours() -> None:
    state = study("sskss/5/5/5/SSKSS L")
    turned = {SLIDES[24 - m.origin][24 - m.target] for m in state.moves}
    assert turned == set(study("sskss/5/5/5/SSKSS D").moves)


def test_a_win_is_an_event_with_the_king_that_decides() -> None:
    state = played(opened(), "a1-a4 a5-d2 a4-c2")
    _, events, reveals = RULES.apply(state, 1, RULES.parse("c5-c3"))
    assert [type(event).__name__ for event in events] == ["Slid", "Won"]
    assert events[1] == type(events[1])(seat=1, why=because("valley"), square="c3")  # type: ignore[call-arg]
    assert reveals is False
