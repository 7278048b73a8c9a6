"""Computer players: legal, deterministic by seed, awake to danger, quick, each level stronger than the one below."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random

import pytest

from princesscourt.bots.contract import Choice, Clock, Stopped
from princesscourt.core import record
from princesscourt.core.rules import because
from princesscourt.games import find
from princesscourt.games.realm.bot import settling
from princesscourt.games.realm.bot.judge import Judge
from princesscourt.games.realm.bot.player import SKILLS, RealmBot
from princesscourt.games.realm.bot.reasons import reason_for
from princesscourt.games.realm.game import GAME, LEVELS
from princesscourt.games.realm.rules.moves import Lay, Move
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.state import DARK, State
from princesscourt.games.realm.rules.story import Teller
from tests.games.realm.places import RULES, T1, acting, after, opening, position, side
from tests.games.realm.playing import BOTS, choice, falls_next, match, question, wins
from tests.games.realm.test_game import GAME as COMPLETE
from tests.records.make import stored

IDS = tuple(SKILLS)
AWAKE = ("medium", "hard")
"""Levels that always look at the replies."""

QUEEN_IN_DANGER = position(side("D2", "D1"), side("B3", "C3 D3"))
"""Both dark Princes reach D2: 3 + 3 against 4, and LIGHT has no city where its Queen could be reborn."""
REALM_NEARLY_CLOSED = position(side("C1", "B1 D1", "", "C1"), side("D2", "A2", "B4 D3 D4 C3 B3 B2", "C5"))
"""DARK's realm is worth 4, and its Queen stands on a plain next to it."""


def test_the_house_knows_every_level() -> None:
    assert [(level.id, level.seconds) for level in LEVELS] == [(name, one.seconds) for name, one in SKILLS.items()]
    assert all(GAME.bot(level.id) for level in LEVELS)


VARIANTS = (
    Options(),
    Options(map="random", tie="both_lost", captured_city="captured", repetition="forbid3"),
    Options(map="draft", swap="on", captured_field="razed", victory="hold"),
)


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: options.map)
@pytest.mark.parametrize("level", IDS)
def test_matches_are_legal_and_come_to_an_end(level: str, options: Options) -> None:
    state = match((BOTS[level], BOTS["easy"]), replace(options, quiet=30), 3, 0.02)
    assert RULES.result(state) is not None


@pytest.mark.parametrize("level", IDS)
def test_the_same_question_has_the_same_answer(level: str) -> None:
    """Levels are ended by what they looked at; here the time never is the reason."""
    skill = SKILLS[level]
    player = RealmBot(replace(skill, seconds=60.0, nodes=min(60, skill.nodes)))
    for state in (opening(), QUEEN_IN_DANGER):
        one, two = (player.choose(question(state), Random(5), Clock(60.0)) for _ in range(2))
        assert one == two


def complete_game() -> list[State]:
    states = [opening()]
    for _, text, _ in COMPLETE:
        states.append(after(states[-1], text))
    return states[:-1]


def forced() -> list[State]:
    """Every position with one legal action in the complete game and in some stored matches."""
    states = complete_game()
    for text in stored(RULES.id, 2).read_text("utf-8").splitlines()[:6]:
        states += [node.state for node in record.read(text, find).root.line()]  # type: ignore[misc]
    asked = [state for state in states if state.phase == "play"]
    return [state for state in asked if len(RULES.moves(state, acting(state))) == 1]


@pytest.mark.parametrize("level", IDS)
def test_D7_the_only_legal_action_is_played_at_once(level: str) -> None:
    states = forced()
    assert len(states) >= 3
    began = time.monotonic()
    for state in states:
        made = choice(state, level)
        assert made == Choice(RULES.moves(state, acting(state))[0], because("only_move"))
    assert time.monotonic() - began < 0.5 + 0.05 * len(states)


WON = (
    (position(side("C1", "C3", "B1 C1 A2 D2 D1", "B2"), side("C5", "", "D3")), "realm"),
    (position(side("C3", "B2 D3"), side("D2", "C5", "", "")), "queen"),
)


@pytest.mark.parametrize(("state", "ending"), WON, ids=[ending for _, ending in WON])
@pytest.mark.parametrize("level", IDS)
def test_a_win_at_once_is_taken(level: str, state: State, ending: str) -> None:
    for seed in range(4):
        made = choice(state, level, seed)
        assert (made.reason.key, made.value) == ("wins_now", 1.0)
        end = RULES.apply(state, acting(state), made.move)[0]
        assert (end.ending, end.winner) == (ending, state.turn)


@pytest.mark.parametrize("level", AWAKE)
@pytest.mark.parametrize("seed", range(2))
def test_a_queen_in_danger_is_saved(level: str, seed: int) -> None:
    assert "queen" in falls_next(after(QUEEN_IN_DANGER, "pass"))
    made = choice(QUEEN_IN_DANGER, level, seed, 1.0)
    assert "queen" not in falls_next(RULES.apply(QUEEN_IN_DANGER, 0, made.move)[0])
    assert made.reason.key in {"saves_queen", "sees_win"}


@pytest.mark.parametrize("level", AWAKE)
@pytest.mark.parametrize("seed", range(2))
def test_a_realm_about_to_close_is_broken(level: str, seed: int) -> None:
    assert "realm" in falls_next(after(REALM_NEARLY_CLOSED, "pass"))
    made = choice(REALM_NEARLY_CLOSED, level, seed, 1.0)
    assert "realm" not in falls_next(RULES.apply(REALM_NEARLY_CLOSED, 0, made.move)[0])
    assert made.reason.key in {"stops_realm", "sees_win"}


@pytest.mark.parametrize("level", IDS)
def test_a_lost_queen_is_brought_back(level: str) -> None:
    lost = after(position(side("D1", "C3 D2"), side("D3", "D4 C4", "", "C5")), "PC3+PD2xD3")
    assert str(choice(lost, level).move) in {"queen@C5(-PD4)", "queen@C5(-PC4)"}


@pytest.mark.parametrize("seconds", [0.0, 0.3, 1.0])
def test_time_is_kept(seconds: float) -> None:
    began = time.monotonic()
    choice(opening(), "hard", seconds=seconds)
    assert time.monotonic() - began < seconds + 0.5


def test_every_level_answers_within_three_seconds() -> None:
    for level in IDS:
        began = time.monotonic()
        choice(REALM_NEARLY_CLOSED, level, seconds=60.0)
        assert time.monotonic() - began < 3.0


@pytest.mark.parametrize("level", IDS)
def test_D5_stop_is_heard_within_a_third_of_a_second(level: str) -> None:
    began = time.monotonic()
    with pytest.raises(Stopped):
        BOTS[level].choose(question(opening()), Random(1), Clock(30.0, stopped=lambda: True))
    assert time.monotonic() - began < 0.3


def test_the_expected_play_begins_with_the_move_chosen() -> None:
    made = choice(REALM_NEARLY_CLOSED, "hard", seconds=1.0)
    assert made.line[0] == str(made.move)
    assert after(REALM_NEARLY_CLOSED, *made.line).ply == len(made.line)


# -- why


def why(state: State, text: str, value: float = 0.0) -> str:
    """The key of the reason given for an action thought worth so much."""
    move: Move = RULES.parse(text)
    teller = Teller(state.board, state.turn, state.ground, state.options)
    teller.act(move)
    return reason_for(state, move, teller.board, value, Judge(state.ground, state.options)).key


REASONS = [
    (position(side("C1")), "city C1", "builds_city"),
    (position(side("C1")), "field C1", "builds_field"),
    (position(side("C1", "D1")), "QC1<>PD1", "castles"),
    (position(side("C1")), "QC1-B1", "better_place"),
    (position(side("C1")), "pass", "waits"),
    (position(side("B2", "", "D1", "C1", 3)), "prince@C1", "brings_back"),
    (position(side("D2", "C3"), side("C5", "", "", "D3")), "PC3xD3", "wins_battle"),
    (position(side("C1", "D2"), side("C5", "", "D3")), "PD2-D3", "takes_fields"),
    (position(side("C3", "B2 D3"), side("D2", "C4", "", "C5")), "PB2+PD3xD2", "takes_queen"),
    (QUEEN_IN_DANGER, "QD2-C1", "saves_queen"),
]


@pytest.mark.parametrize(("state", "text", "key"), REASONS, ids=[key for *_, key in REASONS])
def test_reasons(state: State, text: str, key: str) -> None:
    assert why(state, text) == key


def test_a_certain_end_comes_before_every_other_reason() -> None:
    assert why(position(side("C1")), "city C1", 99_990) == "sees_win"
    assert why(position(side("C1")), "city C1", -99_990) == "sees_loss"


# -- before the first turn


def test_the_draft_is_laid_for_the_own_corner() -> None:
    state = RULES.start(Options(map="draft"), 2)
    state = RULES.apply(state, -1, RULES.draw(state, Random(2)))[0]
    assert state.phase == "draft"
    made = choice(state, "hard")
    assert isinstance(made.move, Lay)
    assert made.reason == because("lays_for_itself")
    assert settling.worth_of_laying(made.move, DARK) > 0


def test_the_better_side_of_a_map_is_taken() -> None:
    light, dark = "PPSPMSSPSMSPSSMMSPP", "SPPSSMPSSMSPSMSPMPP"
    for terrain in (light, dark, T1):
        state = State(Options(swap="on"), terrain, opening().sides, "swap")
        made = choice(state, "hard")
        assert (str(made.move) == "swap") == (settling.lead_of_light(terrain) > 0)
        assert made.reason.key == ("likes_light" if str(made.move) == "swap" else "likes_dark")
    assert settling.lead_of_light(T1) == settling.FIRST_MOVE


# -- strength


@pytest.mark.slow
@pytest.mark.timeout(4 * 3600)
def test_the_top_level_wins_sixty_of_a_hundred_matches_against_the_middle_level() -> None:
    """The middle level is the "two-ply" of section 11."""
    assert wins("hard", "medium", 100) >= 60


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_middle_level_wins_sixty_of_a_hundred_matches_against_the_first() -> None:
    assert wins("medium", "easy", 100) >= 60
