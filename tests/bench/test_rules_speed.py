"""Figures of the rules: random play-outs through the public contract, and jumps in a long history.

Goals: King's Valley at least 60,000 plies a second on one core, other games 8,000; in Queen and Princes all distinct
actions of a position in under 5 ms; any jump in a history of 1,000 plies in under 16 ms.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Hashable
from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from princesscourt.core import chance
from princesscourt.core.lens import Lens
from princesscourt.core.match import AnyMatch, AnyNode, Match, Player, Setting
from princesscourt.core.play import play, settle
from princesscourt.core.rules import CHANCE, OPEN, Seat
from princesscourt.games import GAMES, find
from princesscourt.games.game import AnyGame

pytestmark = [pytest.mark.bench, pytest.mark.benchmark(timer=time.thread_time)]
"""Times are those of the processor, so that other work on the machine does not count."""

USUAL_GOAL = 8_000
GOALS = {"kings-valley": 60_000, "queen-and-princes": 0}
"""Plies a second; Queen and Princes has a goal of its own."""
PLIES = 2_000
JUMP = 0.016
ACTIONS = 0.005


def playout(game: AnyGame, plies: int, seed: str = "bench") -> None:
    """`plies` random plies, in as many matches as they make."""
    rules, rng = game.rules, Random(seed)
    start = rules.start(rules.options_type(), game.usual_seats)
    state = start
    for _ in range(plies):
        asks = rules.asks(state)
        if not asks:
            state = start
            continue
        seat = asks[0].seat
        move = rules.draw(state, rng) if seat == CHANCE else chance.pick(rules.moves(state, seat), rng)
        state = rules.apply(state, seat, move)[0]


@pytest.mark.parametrize("game_id", [entry.id for entry in GAMES])
def test_random_playouts(game_id: str, benchmark: BenchmarkFixture) -> None:
    game = find(game_id)
    seconds = measured(benchmark, lambda: playout(game, PLIES))
    benchmark.extra_info["plies per second"] = round(PLIES / seconds)
    assert PLIES / seconds >= GOALS.get(game_id, USUAL_GOAL)


def measured(benchmark: BenchmarkFixture, act: Callable[[], None], rounds: int = 7) -> float:
    """The best time of some rounds: other work on the machine only ever adds."""
    benchmark.pedantic(act, rounds=rounds, warmup_rounds=1)  # type: ignore[no-untyped-call]
    stats = benchmark.stats
    assert stats is not None
    return float(stats.stats.min)


@pytest.mark.skipif("queen-and-princes" not in {entry.id for entry in GAMES}, reason="the game is not in the house yet")
def test_all_actions_of_a_position_of_queen_and_princes(benchmark: BenchmarkFixture) -> None:
    rules, rng = find("queen-and-princes").rules, Random("bench")
    state = settle(rules, rules.start(rules.options_type(), 2), rng)
    positions: list[tuple[Hashable, Seat]] = []
    while len(positions) < 100 and (asks := rules.asks(state)):
        seat = asks[0].seat
        positions.append((state, seat))
        state = settle(rules, rules.apply(state, seat, chance.pick(rules.moves(state, seat), rng))[0], rng)

    def list_all() -> None:
        for at, mover in positions:
            rules.moves(at, mover)

    assert measured(benchmark, list_all) / len(positions) < ACTIONS


def long_match(plies: int) -> AnyMatch:
    """A match of King's Valley with so many plies on one line, side lines at every tenth."""
    rules = find("kings-valley").rules
    rng = Random("bench")
    match = Match(rules, Setting(rules.options_type(), (Player("A"), Player("B")), "A"))
    while match.live.ply < plies:
        state, asks = match.live.state, match.asks
        if not asks:  # another line from further back keeps the history growing
            match.play_on(match.live.path()[-rng.randrange(5, 40)])
            continue
        moves = rules.moves(state, asks[0].seat)
        match.live = match.live.add(play(rules, state, asks[0].seat, chance.pick(moves, rng)))
    return match


def jump(match: AnyMatch, node: AnyNode) -> None:
    """What a table asks of the core to show another ply."""
    lens = Lens(match, OPEN)
    lens.view(node)
    lens.events(node)
    lens.label(node)
    for ask in lens.asks(node):
        lens.moves(node, ask.seat)
    node.path()
    node.on_main_line()


def test_any_jump_in_a_history_of_1000_plies(benchmark: BenchmarkFixture) -> None:
    match = long_match(1000)
    nodes = list(match.root.walk())
    assert max(node.ply for node in nodes) >= 1000
    rng = Random("jumps")
    measured(benchmark, lambda: jump(match, chance.pick(nodes, rng)), rounds=300)
    slowest = max(timed(match, node) for node in nodes[:: max(1, len(nodes) // 500)])
    benchmark.extra_info["slowest jump in ms"] = round(slowest * 1000, 3)
    assert slowest < JUMP


def timed(match: AnyMatch, node: AnyNode) -> float:
    """The middle of three times, since one may be disturbed."""
    times = []
    for _ in range(3):
        begun = time.thread_time()
        jump(match, node)
        times.append(time.thread_time() - begun)
    return statistics.median(times)
