"""Check and apply: the one place where legality is enforced."""

from __future__ import annotations

from random import Random

import pytest

from princesscourt.core.play import asked, perft, play, play_text, settle
from princesscourt.core.rules import CHANCE, BadNotation, IllegalMove
from tests.core.pebbles import BAG, PEBBLES, Move, Options, State
from tests.core.tables import played


def choosing() -> State:
    """Two seats, dealt, both to choose in secret."""
    return settle(PEBBLES, PEBBLES.start(Options(), 2), Random(1))


def test_a_legal_move_gives_a_new_state_and_leaves_the_old() -> None:
    state = choosing()
    before = hash(state)
    ply = play(PEBBLES, state, 0, PEBBLES.moves(state, 0)[0])
    assert ply.state != state
    assert hash(state) == before
    assert not ply.reveals


def test_who_is_not_asked_may_not_move() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(PEBBLES, choosing(), 2, Move("pass"))
    assert (refused.value.reason.key, refused.value.reason.fields) == ("not_asked", {"seat": 2})


def test_an_illegal_move_is_refused_with_the_reason_of_the_game() -> None:
    state = choosing()
    missing = next(n for n in BAG if n not in state.hands[0])
    with pytest.raises(IllegalMove, match="not_in_hand"):
        play(PEBBLES, state, 0, Move("choose", (missing,)))


def test_after_the_end_nobody_may_move() -> None:
    with pytest.raises(IllegalMove, match="over"):
        play(PEBBLES, played().live.state, 0, Move("pass"))


def test_a_drawn_move_is_checked_like_any_other() -> None:
    start = PEBBLES.start(Options(), 2)
    with pytest.raises(IllegalMove):
        play(PEBBLES, start, CHANCE, Move("deal", (6,) * len(BAG)))
    assert play(PEBBLES, start, CHANCE, Move("deal", BAG)).reveals


def test_notation_is_played_like_the_move_it_names() -> None:
    state = choosing()
    move = PEBBLES.moves(state, 1)[0]
    assert play_text(PEBBLES, state, 1, str(move)) == play(PEBBLES, state, 1, move)
    with pytest.raises(BadNotation):
        play_text(PEBBLES, state, 1, "fold")


def test_simultaneous_choices_may_be_made_in_any_order() -> None:
    state = choosing()
    one, two = PEBBLES.moves(state, 0)[0], PEBBLES.moves(state, 1)[0]
    first = play(PEBBLES, play(PEBBLES, state, 0, one).state, 1, two).state
    second = play(PEBBLES, play(PEBBLES, state, 1, two).state, 0, one).state
    assert first == second


def test_perft_counts_sequences_of_exactly_that_many_plies() -> None:
    state = choosing()
    widths = [len(PEBBLES.moves(state, seat)) for seat in (0, 1)]
    assert perft(PEBBLES, state, 0) == 1
    assert perft(PEBBLES, state, 1) == sum(widths)
    assert perft(PEBBLES, state, 2) == 2 * widths[0] * widths[1]


def test_settling_leaves_a_question_for_a_seat() -> None:
    assert asked(PEBBLES, choosing()) == (0, 1)
