"""The search in numpy agrees with the rules, move by move."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from princesscourt.bots.contract import Clock
from princesscourt.core import chance
from princesscourt.games.valley.bot.budget import Budget
from princesscourt.games.valley.bot.choosing import choose
from princesscourt.games.valley.bot.judge import judge
from princesscourt.games.valley.bot.law import law_of
from princesscourt.games.valley.bot.packed import children, outlook, pack, planes, step, threatened
from princesscourt.games.valley.bot.tree import DEEPEST, Law, Tree
from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.rules import RULES
from princesscourt.games.valley.rules.state import VALLEY_BIT, State, after
from tests.games.valley import oracle


@pytest.fixture(scope="module")
def states() -> tuple[State, ...]:
    return tuple(row.state for row in (*oracle.sample(), *oracle.sample(trap=False)))


def keys_of(states: tuple[State, ...]) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    return np.array([pack(state) for state in states], np.uint64)


def test_children_are_the_legal_moves(states: tuple[State, ...]) -> None:
    free = [state for state in states if state.moves]
    keys = keys_of(tuple(free))
    found = children(keys)
    for at, state in enumerate(free):
        mine = found.parent == at
        slides = zip(found.origin[mine].tolist(), found.target[mine].tolist(), strict=True)
        after_packed = dict(zip(slides, found.keys[mine].tolist(), strict=True))
        assert after_packed == {(move.origin, move.target): pack(after(state, move)) for move in state.moves}
        assert {step(int(keys[at]), key) for key in after_packed.values()} == set(state.moves)


def test_outlook(states: tuple[State, ...]) -> None:
    later = tuple(after(state, move) for state in states for move in state.moves)
    reached, shut_in, at_once = outlook(keys_of(later))
    for at, state in enumerate(later):
        assert reached[at] == (state.kings[1 - state.turn] == VALLEY_BIT)
        if state.result is None:
            wins = any(after(state, move).kings[state.turn] == VALLEY_BIT for move in state.moves)
            assert at_once[at] == wins
        elif state.result.reason.key == "trapped":
            assert shut_in[at]


def test_a_threat_is_what_wins_if_the_other_side_were_to_move(states: tuple[State, ...]) -> None:
    turned = [pack(state) for state in states]
    swapped = [_swapped(key) for key in turned]
    assert (threatened(np.array(turned, np.uint64)) == outlook(np.array(swapped, np.uint64))[2]).all()


def _swapped(key: int) -> int:
    board, square = (1 << 25) - 1, 31
    return (key & board) << 25 | key >> 25 & board | (key >> 50 & square) << 55 | (key >> 55) << 50


def test_the_net_reads_ten_pieces(states: tuple[State, ...]) -> None:
    seen = planes(keys_of(states))
    assert seen.shape == (len(states), 128)
    assert (seen.reshape(-1, 4, 32).sum(axis=2) == (4, 4, 1, 1)).all()


def test_the_judge_is_mostly_right() -> None:
    rows = [row for row in oracle.sample() if row.value != "draw" and row.plies > 2]
    odds = judge(keys_of(tuple(row.state for row in rows)))
    right = sum((odd > 0) == (row.value == "win") for odd, row in zip(odds, rows, strict=True))
    assert right > 0.85 * len(rows)


def test_positions_of_one_ply_are_kept_once() -> None:
    state = RULES.start(Options(first_move_soldier=False), 2)
    tree = _grown(state, Law(), 200_000, plies=4)
    for ply, distinct in ((1, 13), (2, 146)):
        here = tree.keys[: tree.count][tree.ply[: tree.count] == ply]
        assert len(here) == len(set(here.tolist())) == distinct


def test_worth_of_a_full_tree_is_that_of_plain_search() -> None:
    for row in [row for row in oracle.sample() if row.state.moves][::25]:
        tree = _grown(row.state, Law(), 10**6, plies=3)
        won = tree.plies_to_win(0)
        assert (won if won and won <= 3 else None) == (row.plies if row.value == "win" and row.plies <= 3 else None)


def _grown(state: State, law: Law, nodes: int, plies: int) -> Tree:
    tree = Tree(pack(state), law, 5_000)
    tree.begin(state.moves)
    choose(tree, Budget(Clock(60), nodes), plies)
    return tree


def test_the_law_knows_what_draws() -> None:
    state = RULES.start(Options(), 2)
    for text in ("a1-a4", "e5-e2", "a4-a1", "e2-e5", "a1-a4", "e5-e2"):
        state = RULES.apply(state, state.turn, RULES.parse(text))[0]
    law = law_of(state, shun=True)
    back = RULES.apply(state, 0, RULES.parse("a4-a1"))[0]
    assert pack(back) not in law.drawn
    assert pack(back) in law.shunned
    assert pack(RULES.start(Options(), 2)) in law.drawn
    assert law_of(RULES.start(Options(repetition="off"), 2)).horizon == DEEPEST


def test_a_tree_outgrows_its_room() -> None:
    rng = Random(3)
    state = RULES.start(Options(), 2)
    for _ in range(6):
        state = RULES.apply(state, state.turn, chance.pick(state.moves, rng))[0]
    small, large = (Tree(pack(state), Law(), room) for room in (60, 100_000))
    for tree in (small, large):
        tree.begin(state.moves)
        choose(tree, Budget(Clock(60), 3_000), DEEPEST)
    assert small.count > 60
    assert np.isclose(small.worth[0], large.worth[0], atol=3.0)
