"""Positions as data: what can be, is read; what cannot be, is refused by name."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from princesscourt.core.rules import JSON, BadNotation
from princesscourt.games.jing.rules.moves import parse
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from tests.games.jing.plays import lively
from tests.games.jing.positions import SETUP_NORTH, SETUP_SOUTH, after, at

EXPERT = {"mode": "expert"}
FULL_SOUTH, FULL_NORTH = "a1P b1M c1H d1H a2C b2F", "a5P b5M c5H d5H a4C b4O"


def position(
    south: str = SETUP_SOUTH,
    north: str = SETUP_NORTH,
    options: Mapping[str, JSON] | None = None,
    run: Mapping[str, JSON] | None = None,
    card: str = "",
    **more: JSON,
) -> dict[str, JSON]:
    """A position set by hand."""
    sides = {word: {"figures": figures.split(), "card": card} for word, figures in (("south", south), ("north", north))}
    return {"options": options or {}, "run": run or {}, **sides, **more}


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_every_position_of_a_match_comes_back_with_its_history(mode: str, seed: int) -> None:
    options = Options(mode="expert" if mode == "expert" else "basic")
    for state, _, _ in list(lively(options, seed, 100))[::9]:
        assert RULES.load(json.loads(json.dumps(RULES.dump(state)))) == state


def test_a_position_set_by_hand_can_be_played_from() -> None:
    state = RULES.load(position("c4P a1M b1H", "a5P b5M c5H"))
    assert [ask.why for ask in RULES.asks(state)] == ["move"]
    over = after(state, "c4-c5")
    assert over.result is not None
    assert RULES.load(RULES.dump(over)) == over


def test_a_position_in_the_middle_of_a_forced_return() -> None:
    state = after(at(SETUP_SOUTH, SETUP_NORTH), "a2-a3", "@b5")
    data = position(run={"phase": "return", "caught": "b5", "returning": 1, "latest": "a2-a3"})
    assert RULES.asks(RULES.load(data)) == RULES.asks(state)


def test_plies_go_on_from_the_position() -> None:
    state = RULES.load(position(plies=["0 a2-a3", "0 @b5", "1 >a5"]))
    assert state.run.played == 1


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (position(south="a1P a1M c1H"), "two_on_one"),
        (position(south="a1P c1H"), "too_few"),
        (position(south="a1P b1P c1H e1M"), "too_many"),
        (position(south="a1P c1H e1M d1H"), "too_many"),
        (position(south="a1P c1H e1M d1C"), "too_many"),
        (position(south="c5P c1H e1M"), "already_won"),
        (position(south="z9P"), "field"),
        (position(run={"played": 1, "remaining": 2}), "impossible_turn"),
        (position(run={"phase": "return", "caught": "c3", "returning": 1}), "impossible_turn"),
        (position(run={"phase": "move", "latest": "a1-a2"}), "impossible_turn"),
        (position(run={"caught": "b5"}), "impossible_turn"),
        (position(run={"phase": "over"}), "field"),
        (position(run={"bar": "a1-e5"}), "field"),
        (position(run={"turns": 10**7}), "field"),
        (position(run={"turns": 9}, options={"turn_limit": 5}), "impossible_turn"),
        (position(card="A"), "expert_only"),
        (position(FULL_SOUTH, FULL_NORTH, EXPERT), "no_card"),
        (position(FULL_SOUTH + " c2O", FULL_NORTH, EXPERT, card="A"), "too_many"),
        (position("b5H b1M c1H a1P a2C b2F", "a5P b5M c5H d5H b4C b3O", EXPERT, card="A"), "seen_not_found"),
        (position(from_setup=True, south="c2P c1H e1M"), "not_at_home"),
        (position(plies=["0 a1-e5"]), "no_move"),
        (position(plies=["1 a2-a3"]), "ply"),
        (position(plies=["0 a2-a3", "0 a2-a3"]), "ply"),
        (position(plies="0 a2-a3"), "field"),
        (position(plies=[None]), "ply"),
        ([], "field"),
        (None, "field"),
        ({"south": {}, "north": {}}, "field"),
        (position(options={"mode": "grand"}), "option_value"),
        (position(run={"phase": "setup", "current": 0}, south="a2P"), "not_at_home"),
        (position(run={"phase": "setup", "current": -1}), "impossible_turn"),
    ],
)
def test_an_impossible_position_is_refused_by_name(data: JSON, key: str) -> None:
    with pytest.raises(BadNotation) as refused:
        RULES.load(data)
    assert refused.value.reason.key == key


@pytest.mark.parametrize("text", ["", "a1", "a1-a1", "a1>a1", "a1-c1", "@z9", "*2", "*0:", "*0:D", "*0:Pa1Pa1", "Xa1",
                                  "*0:Mb1Pa1", "a1-a2\n", "*٠", "#", "ok ", "P" * 10_000])  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse(text)
    assert refused.value.reason.key == "no_move"


def test_an_exchange_is_read_in_either_order() -> None:
    assert str(parse("c3-b2")) == str(parse("b2-c3")) == "b2-c3"
