"""Positions as data, and notation (contract of `dump`, `load`, `parse`)."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest

from princesscourt.core.rules import JSON, BadNotation
from tests.games.jade.play import match, some_options
from tests.games.jade.tables import RULES, begin, consulting, lay, on, run


@pytest.mark.parametrize("seed", range(8))
def test_every_position_survives_json(seed: int) -> None:
    for state, played in match(seed, 2 + seed % 5, some_options(Random(seed)), most=700):
        assert RULES.load(json.loads(json.dumps(RULES.dump(state)))) == state
        assert RULES.parse(str(played.move)) == played.move


Data: TypeAlias = Any
"""JSON that is spoilt in place."""
Spoil: TypeAlias = Callable[[Data], object]
SPOILT: dict[str, tuple[str, Spoil]] = {
    "sixteen snakes": ("wrong_stones", lambda d: d["seats"][0].update(snakes=d["seats"][0]["snakes"] + 1)),
    "two pieces on one space": ("wrong_pieces", lambda d: d["seats"][3].update(node=d["seats"][1]["node"], trail=[])),
    "a piece on an oracle": ("wrong_pieces", lambda d: d["seats"][3].update(node="oA", trail=[])),
    "a piece nowhere": ("wrong_pieces", lambda d: d["seats"][3].update(node=None, trail=[])),
    "a stone under a piece": ("wrong_pieces", lambda d: d["stones"][0].update(node=d["seats"][1]["node"])),
    "a stone on an oracle": ("wrong_stones", lambda d: d["stones"][0].update(node="oB")),
    "no chip, alive": ("wrong_seats", lambda d: d["seats"][0].update(chips=0)),
    "dead with a piece": ("wrong_seats", lambda d: d["seats"][3].update(alive=False)),
    "two at rest": ("wrong_seats", lambda d: d["seats"][2].update(resting=True, node=None, trail=[])),
    "a task twice": ("wrong_tasks", lambda d: d["seats"][0].update(task=d["seats"][1]["task"])),
    "no task": ("no_position", lambda d: d["seats"][0].update(task="ss......")),
    "an oracle twice": ("wrong_oracles", lambda d: d["seats"][0].update(oracle=d["seats"][1]["oracle"])),
    "a denied oracle": ("wrong_oracles", lambda d: d["seats"][3].update(denied=d["seats"][3]["oracle"])),
    "three swords": ("no_position", lambda d: d.update(layout="sssccaab"[:8])),
    "an answer that is not so": ("wrong_past", lambda d: d["asked"][0].update(answer=[0, 0, 0])),
    "a question of two like places": ("wrong_past", lambda d: d["asked"][0].update(question=[["chimu", "bird"]] * 2)),
    "nobody asked": ("wrong_agenda", lambda d: d.update(agenda=[])),
    "asked twice over": ("wrong_agenda", lambda d: d.update(agenda=d["agenda"] * 2)),
    "the turn of nobody": ("wrong_agenda", lambda d: d["agenda"][-1].update(seat=5)),
    "over and going on": ("wrong_agenda", lambda d: d.update(over={"winner": 0, "how": "last"})),
    "over for no reason": ("wrong_past", lambda d: d.update(agenda=[], over={"winner": 0, "how": "answered"})),
    "a right claim, going on": ("wrong_past", lambda d: d["claimed"].append(_claim(d))),
    "unknown option": ("option_unknown", lambda d: d["options"].update(house="rule")),
}


def _claim(data: dict[str, Any]) -> dict[str, Any]:
    initials = dict(zip("scab", ("sword", "crown", "amulet", "bird"), strict=True))
    places = ("arruak", "flames", "windisle", "icepalace", "chimu", "tiuhan", "tikal", "swamps")
    pairs = zip(places, data["seats"][1]["task"], strict=True)
    named = [[place, initials[sign]] for place, sign in pairs if sign != "."]
    return {"seat": 1, "cycle": 1, "pairs": named, "right": True}


def position() -> dict[str, Any]:
    """Seat 0 has asked once; a stone lies on the board; it is seat 3's turn."""
    state = run(consulting(lay(begin(4), 2, "s50", snake=False), 0), "0 settle", "0 ask icepalace+tiuhan+swamps")
    state = run(state, "1 pass", "2 pass", "3 pass")
    while RULES.asks(state)[0].seat < 0:
        state = RULES.apply(state, -1, RULES.draw(state, Random(2)))[0]
    data = RULES.dump(state)
    assert isinstance(data, dict)
    return copy.deepcopy(data)


def test_the_sound_position_is_taken() -> None:
    assert RULES.dump(RULES.load(position())) == position()


@pytest.mark.parametrize("name", SPOILT)
def test_impossible_positions_are_refused(name: str) -> None:
    key, spoil = SPOILT[name]
    data = position()
    spoil(data)
    with pytest.raises(BadNotation) as caught:
        RULES.load(data)
    assert caught.value.reason.key == key


JUNK: tuple[JSON, ...] = (
    None,
    True,
    -1,
    10**40,
    1.5,
    float("nan"),
    "",
    "x" * 10_000,
    "\ud800",
    [],
    [[]],
    {},
    {"a": {}},
)


def test_load_takes_any_json() -> None:
    """Each value of a position replaced by each kind of junk, and left out: nothing but `BadNotation` comes."""
    for junk in JUNK:
        _try(junk)
    sound = position()
    for path in _paths(sound):
        for junk in JUNK:
            data = copy.deepcopy(sound)
            _set(data, path, junk)
            _try(data)


def _try(data: JSON) -> None:
    try:
        state = RULES.load(data)
    except BadNotation:
        return
    assert RULES.load(RULES.dump(state)) == state


def _paths(data: JSON, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found = [(*before, key) for key, _ in items]
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return found + [path for key, value in items for path in _paths(value, (*before, key))]


def _set(data: Data, path: tuple[Any, ...], value: JSON) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


def test_deep_nesting_is_no_position() -> None:
    deep: JSON = []
    for _ in range(50_000):
        deep = [deep]
    data = position()
    data["agenda"] = deep
    _try(data)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "pass ", "Pass", "put", "put s0", "put s102", "put oI", "walk", "walk s1-", "guess x", "guess 1e9",
        "guess " + "9" * 5000, "swap chimu-arruak", "swap arruak-arruak", "ask arruak+arruak", "ask flames+arruak",
        "name arruak+flames", "stones 0", "stones 0 1.2.", "stones 9999999 1", "redeal", "cards a b c",
        "cards scabscab ..s.b.a. ABCDEFGH", "oracles AABCDEFG", "draw lion", "lay lion s1", "lay snake oA\x00",
        "\ud800", "put ｓ１", "guess ²", "guess ٣", "stones ٣ 1.2", "guess -1", "guess +1", "guess 01",
        "guess  1",
    ],
)  # fmt: skip
def test_parse_refuses_what_is_no_move(text: str) -> None:
    try:
        move = RULES.parse(text)
    except BadNotation:
        return
    assert str(move) == text


def test_spellings_are_unlike() -> None:
    """No two legal moves can be clicked alike."""
    for state, _ in match(4, 4, some_options(Random(4)), most=400):
        for ask in RULES.asks(state):
            spelled = [way for move in RULES.moves(state, ask.seat) for way in RULES.spellings(move)]
            assert len(set(spelled)) == len(spelled)
            for way in spelled:
                assert RULES.explain(state, ask.seat, way) is None


def test_refusals_name_a_reason() -> None:
    state = on(begin(3), 0, "announce").state
    assert RULES.refusal(state, 2, RULES.parse("announce")) is not None
    reason = RULES.refusal(state, 0, RULES.parse("announce"))
    assert reason is not None
    assert reason.key == "not_asked"
