"""Beliefs and the memory aid against brute force: every world that fits is counted, no other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from princesscourt.core.rules import Seat
from princesscourt.games.jing.rules import memory, setup
from princesscourt.games.jing.rules.belief import reckon, rewound
from princesscourt.games.jing.rules.catalog import BARE, KINDS, START_LINE, put
from princesscourt.games.jing.rules.guess import moves_of
from princesscourt.games.jing.rules.moves import Move, Return, Withdraw
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import Run, State
from princesscourt.games.jing.rules.view import View, look
from tests.games.jing.plays import lively
from tests.games.jing.positions import after, at

BASIC = [
    Options(first_player="south"),
    Options(mirror_width="wide"),
    Options(point_reveals="yes_no", withdraw_on_line=True),
]


def worlds(state: State, seat: Seat) -> Iterator[State]:
    """Every basic match that `seat` cannot tell from the one that led to `state`."""
    own = rewound(state.faces[seat], state.log)[0]
    goal = look(state, seat)
    for squares in permutations(START_LINE[1 - seat], 3):
        far = BARE
        for kind, square in zip("PMH", squares, strict=True):
            far = put(far, square, kind)
        faces = (own, far) if seat == 0 else (far, own)
        start = State(state.options, faces, state.sides, Run(current=state.log[1].seat))
        yield from _on(setup.begin(start), state, seat, goal, 1)


def _on(world: State, state: State, seat: Seat, goal: View, n: int) -> Iterator[State]:
    if n == len(state.log):
        if look(world, seat) == goal:
            yield world
        return
    for nxt in _steps(world, state, seat, n):
        if nxt.result is None and nxt.log[n].seen_by(seat) == state.log[n].seen_by(seat):
            yield from _on(nxt, state, seat, goal, n + 1)


def _steps(world: State, state: State, seat: Seat, n: int) -> Iterator[State]:
    """What the ply may have been in this world: exactly it, or any secret square."""
    asked, move = moves_of(state.log)[n - 1]
    if RULES.asks(world)[0].seat != asked:
        return
    tried: list[Move] = [move]
    if asked != seat and isinstance(move, Withdraw | Return):
        tried = [other for other in RULES.moves(world, asked) if isinstance(other, Withdraw | Return)]
    for one in tried:
        if RULES.legal(world, asked, one):
            yield RULES.apply(world, asked, one)[0]


def positions(options: Options, seed: int, plies: int) -> Iterator[State]:
    states = [state for state, _, _ in lively(options, seed, plies) if state.base is not None and state.result is None]
    return (state for state in states[::11] if len(state.log) > 3)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", BASIC, ids=["plain", "wide", "yes_no"])
def test_the_belief_counts_exactly_the_worlds_that_fit(options: Options, seed: int) -> None:
    for state in positions(options, seed, 60):
        for seat in (0, 1):
            counted: Counter[tuple[str, int]] = Counter()
            total = 0
            for world in worlds(state, seat):
                total += 1
                counted.update((kind, world.faces[1 - seat].index(kind)) for kind in "PMH")
            belief = reckon(look(state, seat))
            assert sum(hypothesis.weight for hypothesis in belief.hypotheses) == total > 0
            for kind in "PMH":
                odds = belief.odds(1 - seat, kind)
                assert odds == pytest.approx([counted[kind, square] / total for square in range(25)])


@pytest.mark.parametrize("seed", range(6, 12))
def test_the_memory_aid_names_exactly_the_squares_that_can_be(seed: int) -> None:
    for state in positions(Options(), seed, 70):
        for seat in (0, 1):
            all_worlds = list(worlds(state, seat))
            for trace in memory.traces(look(state, seat)):
                places = {world.faces[1 - seat].index(trace.kind) for world in all_worlds}
                assert trace.squares == tuple(sorted(places))
                assert trace.certain == (len(places) == 1)


@pytest.mark.parametrize("options", [Options(mode="expert"), Options(mode="expert", mirror_width="wide")])
@pytest.mark.parametrize("seed", range(8))
def test_f11_the_memory_aid_never_strikes_out_the_truth(options: Options, seed: int) -> None:
    for state in positions(options, seed, 120):
        for seat in (0, 1):
            far = state.faces[1 - seat]
            for trace in memory.traces(look(state, seat)):
                assert any(far[square] == trace.kind for square in trace.squares)


@pytest.mark.parametrize("seed", range(3))
def test_every_square_the_aid_leaves_open_is_so_in_some_world(seed: int) -> None:
    for state in list(positions(Options(mode="expert"), seed, 100))[-2:]:
        view = look(state, 0)
        odds = reckon(view).odds(1, "P")
        guessed = {RULES.guess(view, Random(n)).faces[1].index("P") for n in range(60)}
        assert guessed <= {square for square in range(25) if odds[square] > 0}


def test_only_figures_that_were_seen_are_followed() -> None:
    start = at("a1P c1H e1M", "b5P c5M d5H")
    assert memory.traces(look(start, 0)) == ()


def test_a_figure_seen_in_a_mirror_is_followed_through_public_exchanges() -> None:
    state = after(at("a1P c4H e1M", "d3P c5M d5H"), "c3-d3", "--", "c3-b3", "--", "e4-e5", "--", "b3-a2", "--")
    (trace,) = memory.traces(look(state, 0))
    assert (trace.kind, trace.squares, trace.certain) == ("P", (5,), True)


def test_a_secret_withdrawal_leaves_what_is_possible_only() -> None:
    state = after(at("a1P c4H e1M", "c3P c5M d5H", current=1), "c3>a5", "--")
    (trace,) = memory.traces(look(state, 0))
    assert (trace.kind, trace.certain) == ("P", False)
    assert trace.squares == (20, 21, 22, 23, 24)


def test_the_figures_of_the_whole_match_are_no_business_of_the_aid_after_its_end() -> None:
    over = after(at("b4P c1H e1M", "b5P c3M d5H"), "b4-c5")
    assert memory.traces(look(over, 0)) == ()
    assert set(KINDS) >= {trace.kind for trace in memory.traces(look(over, 1))}
