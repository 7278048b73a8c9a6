"""Positions as text and data (rules 2, 8): they come back as they were, and impossible ones are refused."""

from __future__ import annotations

from random import Random

import pytest

from princesscourt.core import chance
from princesscourt.core.rules import JSON, BadNotation
from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.position import study, write
from princesscourt.games.valley.rules.rules import RULES
from princesscourt.games.valley.rules.state import State

START = "sskss/5/5/5/SSKSS L"
OPTIONS = (
    Options(),
    Options(start="retrieve", repetition="2"),
    Options(trapped_king_loses=False, repetition="off"),
    Options(start="retrieve", opening="balanced", first_move_soldier=False),
)


def random_game(options: Options, seed: int) -> list[State]:
    rng = Random(seed)
    states = [RULES.start(options, 2)]
    while asks := RULES.asks(states[-1]):
        seat = asks[0].seat
        moves = RULES.moves(states[-1], seat)
        assert moves
        assert RULES.moves(states[-1], 1 - max(seat, 0)) == ()
        move = chance.pick(moves, rng)
        assert RULES.parse(str(move)) == move
        states.append(RULES.apply(states[-1], seat, move)[0])
    return states


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_every_state_of_a_game_comes_back(options: Options, seed: int) -> None:
    states = random_game(options, seed)
    for state in states[:: max(1, len(states) // 12)] + states[-1:]:
        again = RULES.load(RULES.dump(state))
        assert again == state
        assert hash(again) == hash(state)
        assert (again.moves, again.result) == (state.moves, state.result)
        assert RULES.guess(RULES.view(state, None), Random(0)) == state


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_ten_pieces_stay_in_play(options: Options) -> None:
    for state in random_game(options, 7):
        assert sorted(state.board.replace(".", "")) == sorted("KSSSSkssss")
        assert state.board[12] not in "Ss"


@pytest.mark.parametrize(
    "text", [START, "1sKss/1SkS1/5/5/sS1S1 L", "1s1ss/3S1/S1K2/5/s1kSS D", "2s1s/2Ss1/SS2k/1S3/K3s L"]
)
def test_text_comes_back(text: str) -> None:
    assert write(study(text).key) == text


def test_a_position_set_up_has_no_first_move_to_restrict() -> None:
    state = RULES.load({"position": "ssk1s/3s1/5/S4/1SKSS L"})
    assert (state.ply, state.history) == (2, (state.key,))
    assert any(state.kings[0] >> move.origin & 1 for move in state.moves)


def test_the_start_position_alone_is_the_start_of_a_game() -> None:
    assert RULES.load({"position": START}) == RULES.start(Options(), 2)


def test_a_position_may_be_over() -> None:
    assert RULES.result(RULES.load({"position": "1s1ss/3S1/S1K2/5/s1kSS D"})) is not None


IMPOSSIBLE: list[tuple[JSON, str]] = [
    ("", "position_data"),
    (None, "position_data"),
    ([], "position_data"),
    (7, "position_data"),
    ({}, "position_data"),
    ({"position": 3}, "position_data"),
    ({"position": START, "more": 1}, "position_data"),
    ({"position": START, "history": START}, "position_data"),
    ({"position": START, "history": []}, "position_data"),
    ({"position": START, "history": [None]}, "position_data"),
    ({"position": START, "history": [START, "sskss/5/5/5/SSKSS D"]}, "position_data"),
    ({"position": START, "options": []}, "position_data"),
    ({"position": START, "options": {"start": "other"}}, "option_value"),
    ({"position": START, "options": {"start": [[[[]]]]}}, "option_value"),
    ({"position": START, "options": {"trapped_king_loses": 10**5000}}, "option_value"),
    ({"position": START, "options": {"unheard": 1}}, "option_unknown"),
    ({"position": START, "options": {"opening": "balanced", "trapped_king_loses": False}}, "balanced_needs_trap"),
    ({"position": START, "ply": "0"}, "position_ply"),
    ({"position": START, "ply": True}, "position_ply"),
    ({"position": START, "ply": 1}, "position_ply"),
    ({"position": START, "ply": -2}, "position_ply"),
    ({"position": START, "ply": 1.0}, "position_ply"),
    ({"position": START, "ply": 10**400}, "position_ply"),
    ({"position": START, "ply": 0, "options": {"start": "retrieve"}}, "not_the_start"),
    ({"position": "sskss/5/5/5/SSKSS"}, "position_text"),
    ({"position": "sskss/5/5/5/SSKSS X"}, "position_text"),
    ({"position": "sskss/5/5/SSKSS L"}, "position_text"),
    ({"position": "sskss/5/5/55/SSKSS L"}, "position_text"),
    ({"position": "sskss/5/5/5/SSKS L"}, "position_text"),
    ({"position": "sskss/٥/5/5/SSKSS L"}, "position_text"),
    ({"position": "sssss/5/5/5/SSKSS L"}, "one_king"),
    ({"position": "sskss/5/4K/5/SSKS1 L"}, "one_king"),
    ({"position": "sskss/5/5/5/SSKS1 L"}, "four_soldiers"),
    ({"position": "sskss/5/4S/5/SSKSS L"}, "four_soldiers"),
    ({"position": "ssks1/5/2s2/5/SSKSS L"}, "soldier_in_valley"),
    ({"position": "sskss/5/2K2/5/SS1SS L"}, "over_already"),
    ({"position": START, "ply": 1, "history": [START, START]}, "position_ply"),
    ({"position": START, "history": [START, START]}, "no_way_there"),
    ({"position": "sskss/5/5/S4/1SKSS D", "history": [START, "sskss/5/5/S4/1SKSS D"]}, "no_way_there"),
]


@pytest.mark.parametrize(
    ("data", "key"), IMPOSSIBLE, ids=lambda value: str(value)[:40] if isinstance(value, str) else ""
)
def test_impossible_positions_are_refused(data: JSON, key: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        RULES.load(data)
    assert refusal.value.reason.key == key


def test_no_game_goes_on_after_its_end() -> None:
    state = study("1s1ss/3S1/S4/1K3/s1kSS L", soldiers=4)
    over = RULES.apply(state, 0, RULES.parse("b2-c3"))[0]
    beyond = {"position": "1skss/3S1/S1K2/5/s2SS L", "history": [write(over.key), "1skss/3S1/S1K2/5/s2SS L"]}
    with pytest.raises(BadNotation):
        RULES.load(beyond)


@pytest.mark.parametrize(
    "text",
    ["", "b1", "b1-e", "b1-e6", "B1-e4", "kb1-e4", "b1-e4##", "b1-e4\n", "b1−e4", "b1-e4.b5-a4", "...", "x" * 10_000],
)
def test_other_text_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation):
        RULES.parse(text)


@pytest.mark.parametrize("text", ["b1-e4", "Kb1-e4", "b1-e4#", "Kb1-e4="])
def test_8_what_people_write_is_read(text: str) -> None:
    assert str(RULES.parse(text)) == "b1-e4"
