"""Computer players: legal, honest, quick, and of different strength."""

from __future__ import annotations

import time
from random import Random

import pytest

from princesscourt.bots.contract import Bot, Clock, Question, Stopped
from princesscourt.core.rules import CHANCE, Result
from princesscourt.games.jing.bot import race
from princesscourt.games.jing.bot.heat import heats
from princesscourt.games.jing.bot.mind import made
from princesscourt.games.jing.bot.player import LEVELS, SKILLS, bot
from princesscourt.games.jing.rules.catalog import EMPTY, SQUARES
from princesscourt.games.jing.rules.moves import Move, Point, Swap
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import State
from princesscourt.games.jing.rules.view import View
from tests.games.jing.plays import lively
from tests.games.jing.positions import after, at

NAMES = [level.id for level in LEVELS]


def ask(state: State, level: str, seed: int = 0) -> Move:
    (one,) = RULES.asks(state)
    question = Question(RULES.view(state, one.seat), one, RULES.moves(state, one.seat))
    choice = bot(level).choose(question, Random(seed), Clock(5.0))
    assert choice.move in question.moves
    assert choice.value is None or -1 <= choice.value <= 1
    return choice.move


def contest(players: tuple[Bot[View, Move], Bot[View, Move]], options: Options, seed: int) -> tuple[Result | None, int]:
    """A match between two computer players: its result, None if it does not end, and how many bluffs it saw."""
    rng, state, bluffs = Random(seed), RULES.start(options, 2), 0
    for _ in range(1500):
        asks = RULES.asks(state)
        if not asks:
            return state.result, bluffs
        seat = asks[0].seat
        if seat == CHANCE:
            move = RULES.draw(state, rng)
        else:
            question = Question(RULES.view(state, seat), asks[0], RULES.moves(state, seat))
            move = players[seat].choose(question, rng, Clock(5.0)).move
        if isinstance(move, Swap):
            bluffs += all(state.faces[seat][square] == EMPTY for square in (move.a, move.b))
        state = RULES.apply(state, seat, move)[0]
    return None, bluffs


@pytest.mark.parametrize("level", NAMES)
@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_each_level_plays_a_match_to_its_end(level: str, mode: str) -> None:
    options = Options(mode="expert" if mode == "expert" else "basic", turn_limit=30)
    assert contest((bot(level), bot(level)), options, 5)[0] is not None


@pytest.mark.parametrize("options", [
    Options(mirror_detail="veiled", mirror_width="wide", point_reveals="yes_no", withdraw_on_line=True, turn_limit=12),
    Options(mode="expert", expert_win="claim", paralysis="flank", animals="random", turn_limit=12),
    Options(mode="expert", expert_win="position", captain_columns="bcd", mirror_detail="veiled", turn_limit=12),
])  # fmt: skip
def test_the_best_level_copes_with_every_option(options: Options) -> None:
    assert contest((bot("hard"), bot("hard")), options, 2)[0] is not None


@pytest.mark.parametrize("level", NAMES)
def test_each_level_goes_home_when_it_can(level: str) -> None:
    assert str(ask(at("b4P a1M b1H", "b5P c4M d5H"), level)) == "b4-c5"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_princess_before_the_goal_that_a_mirror_shows_is_pointed_at(level: str) -> None:
    state = after(at("a1P b1M c3H", "c2P c5M d5H"), "a1-a2")
    assert ask(state, level) == Point(SQUARES["c2"])


def test_it_does_not_point_without_a_reason() -> None:
    state = after(at("a1P b1M e1H", "b5P c5M d5H"), "a1-a2")
    assert str(ask(state, "hard")) == "--"


@pytest.mark.parametrize("level", NAMES)
def test_the_choice_follows_from_the_view_alone(level: str) -> None:
    for state, seat, _ in list(lively(Options(), 3, 60))[6::9]:
        if seat == CHANCE or state.base is None or state.run.phase == "over":
            continue
        one = next(one for one in RULES.asks(state) if one.seat == seat)
        world = RULES.guess(RULES.view(state, seat), Random(1))
        chosen = {
            bot(level).choose(Question(RULES.view(s, seat), one, RULES.moves(s, seat)), Random(2), Clock(5.0)).move
            for s in (state, world)
        }
        assert len(chosen) == 1


def test_it_stops_when_told() -> None:
    state = at("a1P b1M e1H", "b5P c5M d5H")
    question = Question(RULES.view(state, 0), RULES.asks(state)[0], RULES.moves(state, 0))
    with pytest.raises(Stopped):
        bot("hard").choose(question, Random(0), Clock(5.0, stopped=lambda: True))


def test_it_answers_at_once_when_time_is_up() -> None:
    race.table()
    state = at("a1P b1M e1H", "b5P c5M d5H")
    question = Question(RULES.view(state, 0), RULES.asks(state)[0], RULES.moves(state, 0))
    begun = time.monotonic()
    bot("hard").choose(question, Random(0), Clock(0.0))
    assert time.monotonic() - begun < 1.0


def test_a_screen_that_runs_ahead_is_suspected() -> None:
    state = after(at("a1P b1M e1H", "b5P c5M d5H", current=1), "b4-b5", "--", "a1-b1", "--", "b3-b4", "--")
    warm = heats(Options(), 1, state.log)
    assert warm[SQUARES["b3"]] == max(warm) > 0
    mind = made(RULES.view(state, 0), SKILLS["hard"].trust, SKILLS["hard"].fear)
    assert max(range(25), key=lambda square: mind.far[square]) == SQUARES["b3"]


def test_being_ahead_unseen_or_to_move_is_worth_more() -> None:
    def worth(mine: float, known: float, theirs: float, seen: float, run: int = 0) -> float:
        return race.worth(mine, known, theirs, seen, run)

    assert worth(2, 0.2, 3, 0.2) > worth(3, 0.2, 3, 0.2) > worth(3, 0.9, 3, 0.2)
    assert worth(3, 0.2, 3, 0.9) > worth(3, 0.2, 3, 0.2)
    assert worth(3, 0.2, 3, 0.2, 1) > worth(3, 0.2, 3, 0.2, 0)
    assert worth(1, 1.0, 1, 0.0) == 1.0


def test_the_best_level_bluffs_with_empty_screens() -> None:
    bluffs = sum(contest((bot("hard"), bot("hard")), Options(turn_limit=30), seed)[1] for seed in range(3))
    assert bluffs >= 5


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_the_strongest_beats_the_weakest_in_80_of_100(mode: str) -> None:
    options = Options(mode="expert" if mode == "expert" else "basic", turn_limit=400)
    won = 0
    for seed in range(100):
        strong = seed % 2
        levels = (bot(NAMES[-1]), bot(NAMES[0]))
        result, _ = contest(levels if strong == 0 else (levels[1], levels[0]), options, seed)
        won += result is not None and result.winners == (strong,)
    assert won >= 80
