"""Computer players: legal, honest, quick to stop, and each level stronger than the one below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from princesscourt.bots.contract import Choice, Clock, Question, Stopped
from princesscourt.core.play import play
from princesscourt.core.rules import CHANCE, Seat
from princesscourt.games.jade.bot import LEVELS, bot
from princesscourt.games.jade.bot.asking import laid_for, on_board, swap_towards
from princesscourt.games.jade.bot.race import blockable, plain, success, turns
from princesscourt.games.jade.rules.board import oracle_node
from princesscourt.games.jade.rules.deduction import ALL, agreeing, all_worths, members
from princesscourt.games.jade.rules.frames import EndTurn, Path, Turn
from princesscourt.games.jade.rules.moves import Move, NameTask
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.state import Asked, State
from princesscourt.games.jade.rules.tasks import SOLVED, TASKS, answer, changed, lying, swapped
from princesscourt.games.jade.rules.weighing import questions
from tests.games.jade.tables import RULES, begin, change, consulting, due, hands, lay, layout, node, on, run, task

IDS = [level.id for level in LEVELS]


def choice(state: State, seat: Seat, level: str, seed: int = 1) -> Choice[Move]:
    ask = next(ask for ask in RULES.asks(state) if ask.seat == seat)
    question = Question(RULES.view(state, seat), ask, tuple(RULES.moves(state, seat)))
    return bot(level).choose(question, Random(seed), Clock(5.0))


def match(levels: Sequence[str], seed: int, options: JadeOptions | None = None) -> State:
    """A whole match; windows are answered in the order of the asks."""
    state, rng = RULES.start(options or JadeOptions(), len(levels)), Random(seed)
    for _ in range(20_000):
        asks = RULES.asks(state)
        if not asks:
            return state
        seat = asks[0].seat
        move = RULES.draw(state, rng) if seat == CHANCE else choice(state, seat, levels[seat], seed).move
        state = play(RULES, state, seat, move).state
    raise AssertionError("no end")


@pytest.mark.parametrize("seats", range(2, 7))
def test_matches_come_to_an_end(seats: int) -> None:
    options = JadeOptions(stones=("known", "blind")[seats % 2], answers=("public", "private")[seats % 2])
    state = match([IDS[seat % 3] for seat in range(seats)], seats, options)
    assert state.table.over is not None
    assert state.table.over.how in ("answered", "claimed", "last")


@pytest.mark.parametrize("level", IDS)
def test_choice_follows_from_the_view_alone(level: str) -> None:
    """The same view, another world: the same move."""
    state = run(hands(begin(3), {0: (2, 2), 1: (1, 3), 2: (2, 2)}), "0 announce")
    other = RULES.guess(RULES.view(state, 1), Random(9))
    assert other != state
    assert choice(other, 1, level) == choice(state, 1, level)


@pytest.mark.parametrize("level", IDS)
def test_stops_at_once(level: str) -> None:
    state = consulting(begin(3), 0)
    question = Question(RULES.view(state, 0), RULES.asks(state)[0], tuple(RULES.moves(state, 0)))
    with pytest.raises(Stopped):
        bot(level).choose(question, Random(1), Clock(5.0, stopped=lambda: True))


def knowing(state: State, seat: Seat) -> State:
    """`seat` has asked so much that only its own task is left."""
    own, left, asked = state.secrets.tasks[seat], ALL, list[Asked]()
    while left.bit_count() > 1:
        question = next(w.question for w in all_worths(left, 3) if answer(own, w.question) != SOLVED)
        asked.append(Asked(seat, 1, question, answer(own, question)))
        left = agreeing(question, answer(own, question), left)
    return State(replace(state.table, asked=tuple(asked)), state.secrets)


SEEN = task("arruak sword, flames crown, windisle amulet")


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_claims_its_task_when_it_lies_there(level: str) -> None:
    tasks = (SEEN, task("swamps amulet, tikal sword, chimu crown"), task("tikal bird, icepalace crown, arruak amulet"))
    state = knowing(begin(3, tasks=tasks), 0)
    assert str(choice(state, 0, level).move) == "claim"
    named = choice(on(state, 0, "claim").state, 0, level)
    assert named.move == NameTask(tuple(place for place, _ in TASKS[SEEN]))


@pytest.mark.parametrize("level", IDS)
def test_never_claims_what_it_does_not_know(level: str) -> None:
    for seed in range(20):
        assert str(choice(begin(3), 0, level, seed).move) != "claim"


def test_hard_lays_its_task_and_asks_it() -> None:
    own = task("swamps amulet, tikal sword, chimu crown")
    state = consulting(knowing(begin(3, tasks=(own, SEEN, task("tikal bird, icepalace crown, arruak amulet"))), 0), 0)
    for _ in range(8):
        state = on(state, 0, str(choice(state, 0, "hard").move)).state
        if state.table.over:
            break
    assert state.table.over is not None
    assert (state.table.over.winner, state.table.over.how) == (0, "answered")


def test_hard_asks_what_tells_most() -> None:
    state = consulting(begin(3), 0)
    while RULES.asks(state)[0].why == "layout":
        state = on(state, 0, str(choice(state, 0, "hard").move)).state
    asked = choice(state, 0, "hard")
    assert asked.reason.key == "tells_most"
    assert int(asked.reason.fields["tenths"]) >= 30


def test_hard_goes_round_a_stone_and_over_its_own() -> None:
    """A stone of unknown kind costs two turns on average, one that it laid itself none."""
    state = change(hands(begin(3), {}), 0, node="s39", marker=5)
    foreign = due(lay(state, 1, "s68", snake=True), EndTurn(0), Path(0))
    assert str(choice(foreign, 0, "hard").move) == "walk s40-s69-oA"
    own = due(lay(change(state, 0, node="s67"), 0, "s68", snake=True), EndTurn(0), Path(0))
    walked = choice(own, 0, "hard")
    assert str(walked.move) == "walk s68-oA"
    state = on(own, 0, "walk s68-oA").state
    assert str(choice(state, 0, "hard").move) == "guess 1"


def test_hard_bars_the_way_to_the_oracle() -> None:
    """29: from s67 every way to A leads over s68."""
    state = change(hands(begin(2, oracles="AHBCDEFG"), {1: (3, 3)}), 0, node="s67")
    state = on(due(change(state, 1, node="s84"), Turn(0)), 0, "announce").state
    bars = [str(choice(state, 1, "hard", seed).move) for seed in range(6)]
    assert all(text.startswith("lay") for text in bars)


def test_a_hopeless_race_saves_moves() -> None:
    state = change(change(hands(begin(2, oracles="AECDBFGH"), {}), 0, node="s84", marker=3), 1, node="s87")
    state = change(state, 1, shown="E")
    assert str(choice(due(state, Turn(0)), 0, "hard").move) == "pass"


# -- the parts


def test_race_counts_moves_and_stones() -> None:
    goal = oracle_node("A")
    assert turns(goal, {}, 0.0) == plain(goal)
    assert blockable(node("s67"), goal)
    assert not blockable(node("s39"), goal)
    assert turns(goal, {}, 0.5)[node("s67")] == 1.5
    assert success((1, 2), {1: 0.5, 2: 1.0}) == 0.5
    assert success((1, 2), {1: 0.5, 2: 0.5}) == 0.5
    assert success((1, 2), {}) == 1.0


def test_layouts_for_a_question_can_be_reached() -> None:
    here = layout()
    for question in questions(3)[::61]:
        goals = laid_for(here, question)
        assert goals
        for goal in goals[:: len(goals) // 3 + 1]:
            now, steps = here, 0
            while (swap := swap_towards(now, goal)) is not None:
                now, steps = swapped(now, swap.one, swap.other), steps + 1
                assert changed(here, now) <= 6
            assert now == goal
            assert steps <= 5
            assert lying(goal, [place for place, _ in question]) == question


def test_tasks_on_board() -> None:
    shown = on_board(layout())
    assert shown.bit_count() == 32
    assert all(layout()[place] == symbol for number in members(shown) for place, symbol in TASKS[number])


# -- strength


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse", "share"), [("hard", "medium", 0.62), ("medium", "easy", 0.65)])
def test_levels_differ(better: str, worse: str, share: float) -> None:
    """Measured over 80 matches of two: hard beats medium in 75 of 100, medium easy in 84."""
    wins: Counter[str] = Counter()
    for seed in range(60):
        levels = [better, worse] if seed % 2 else [worse, better]
        state = match(levels, seed)
        assert state.table.over is not None
        wins[levels[state.table.over.winner]] += 1
    assert wins[better] / 60 > share


@pytest.mark.slow
def test_hard_among_three_of_medium() -> None:
    """Measured over 80 matches of four: 41 of 100 where 25 would be its share."""
    wins = 0
    for seed in range(60):
        levels = ["medium"] * 4
        levels[seed % 4] = "hard"
        state = match(levels, seed)
        wins += state.table.over is not None and state.table.over.winner == seed % 4
    assert wins / 60 > 0.28
