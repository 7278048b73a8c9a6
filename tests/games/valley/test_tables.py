"""The node counts of rules 11."""

from __future__ import annotations

from typing import Literal

import pytest

from princesscourt.core.play import perft
from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.rules import RULES
from princesscourt.games.valley.rules.state import VALLEY_BIT, State, after

Start = Literal["standard", "retrieve"]

COUNTS: dict[tuple[Start, bool, bool], tuple[int, ...]] = {
    ("standard", True, True): (10, 110, 1570, 21708, 318496, 4489260, 67433120),
    ("standard", False, True): (13, 146, 2130, 29706, 435082, 6170540, 92089520),
    ("retrieve", True, True): (10, 120, 1726, 23048, 337766, 4711992, 70227156),
    ("retrieve", False, True): (13, 164, 2312, 31594, 455858, 6448982, 95156666),
    ("standard", True, False): (10, 110, 1570, 21708, 318584, 4493982, 67542956),
    ("standard", False, False): (13, 146, 2130, 29706, 435170, 6176356, 92225026),
    ("retrieve", True, False): (10, 120, 1726, 23048, 338340, 4723394, 70472680),
    ("retrieve", False, False): (13, 164, 2312, 31594, 456432, 6463044, 95435722),
}

DISTINCT: dict[Start, tuple[tuple[int, int, int], ...]] = {
    "standard": ((10, 0, 0), (110, 0, 0), (1239, 0, 0), (12524, 30, 6), (107152, 496, 169), (837502, 6654, 807)),
    "retrieve": ((10, 0, 0), (120, 0, 0), (1332, 0, 0), (13032, 20, 24), (111460, 494, 119), (866042, 7162, 1288)),
}
"""Per ply: positions, those with a king in the Valley, those whose side to move is shut in."""


def _opened(start: Start, soldier_first: bool, trap: bool) -> State:
    options = Options(start=start, first_move_soldier=soldier_first, trapped_king_loses=trap, repetition="off")
    return RULES.start(options, 2)


@pytest.mark.parametrize("case", COUNTS, ids=str)
@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_rules_11_count(case: tuple[Start, bool, bool], depth: int) -> None:
    assert perft(RULES, _opened(*case), depth) == COUNTS[case][depth - 1]


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("case", COUNTS, ids=str)
@pytest.mark.parametrize("depth", [6, 7])
def test_rules_11_deep_count(case: tuple[Start, bool, bool], depth: int) -> None:
    assert perft(RULES, _opened(*case), depth) == COUNTS[case][depth - 1]


def _layers(start: Start, plies: int) -> list[tuple[int, int, int]]:
    layer = {0: _opened(start, True, True)}
    found = []
    for _ in range(plies):
        layer = {later.key: later for state in layer.values() for later in _onward(state)}
        valley = sum(VALLEY_BIT in state.kings for state in layer.values())
        trapped = sum(state.result is not None and state.result.reason.key == "trapped" for state in layer.values())
        found.append((len(layer), valley, trapped))
    return found


def _onward(state: State) -> list[State]:
    return [after(state, move) for move in state.moves]


@pytest.mark.parametrize("start", DISTINCT)
def test_rules_11_distinct_positions(start: Start) -> None:
    assert tuple(_layers(start, 4)) == DISTINCT[start][:4]


@pytest.mark.slow
@pytest.mark.parametrize("start", DISTINCT)
def test_rules_11_distinct_positions_deep(start: Start) -> None:
    assert tuple(_layers(start, 6)) == DISTINCT[start]


def test_rules_11_shortest_game_is_four_plies() -> None:
    state = _opened("standard", True, True)
    layer = [state]
    for _ in range(3):
        layer = [later for state in layer for later in _onward(state)]
        assert all(state.result is None for state in layer)
