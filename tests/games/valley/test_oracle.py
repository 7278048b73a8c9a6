"""The rules agree with the complete solution."""

from __future__ import annotations

import pytest

from princesscourt.games.valley.rules.moves import Slide
from princesscourt.games.valley.rules.rules import RULES
from tests.games.valley import oracle

ROWS = {
    "sample": oracle.sample(True) + oracle.sample(False),
    "full": oracle.full(True) + oracle.full(False),
}


@pytest.mark.parametrize("which", ROWS)
def test_every_legal_move_count_agrees(which: str) -> None:
    wrong = [row.text for row in ROWS[which] if len(row.state.moves) != row.legal and not row.state.result]
    assert wrong == []


@pytest.mark.parametrize("which", ROWS)
def test_every_keeping_move_is_legal(which: str) -> None:
    for row in ROWS[which]:
        legal = {str(move) for move in row.state.moves}
        assert row.keeping <= legal, row.text


@pytest.mark.parametrize("which", ROWS)
def test_exactly_the_listed_moves_win_in_one_at_once(which: str) -> None:
    for row in ROWS[which]:
        at_once = {str(move) for move in row.state.moves if _wins(row, move)}
        assert bool(at_once) == (row.value == "win" and row.plies == 1), row.text
        assert at_once <= row.keeping, row.text


@pytest.mark.parametrize("which", ROWS)
def test_only_a_king_shut_in_is_lost_in_no_ply(which: str) -> None:
    for row in ROWS[which]:
        lost_now = row.value == "loss" and row.plies == 0
        assert (row.state.result is not None) == lost_now, row.text


def _wins(row: oracle.Row, move: Slide) -> bool:
    result = RULES.apply(row.state, row.state.turn, move)[0].result
    return result is not None and row.state.turn in result.winners
