"""Set-up (section 3): the three kinds of map, swap and draft; maps and positions as data."""

from __future__ import annotations

from random import Random

import pytest

from princesscourt.core.rules import CHANCE, JSON, BadNotation
from princesscourt.games.realm.rules.ground import fits, left
from princesscourt.games.realm.rules.hexes import MIRROR, NAMES
from princesscourt.games.realm.rules.moves import LayMap
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.state import State
from tests.games.realm.places import RULES, T1, opening, princes, queen, side


def laid(options: Options, seed: int = 1) -> State:
    start = RULES.start(options, 2)
    return RULES.apply(start, CHANCE, RULES.draw(start, Random(seed)))[0]


def test_mirror_maps() -> None:
    maps = {laid(Options(), seed).terrain for seed in range(200)}
    assert len(maps) > 150
    for terrain in maps:
        assert all(terrain[at] == terrain[MIRROR[at]] for at in range(19))
        assert sorted(terrain[at] for at in (1, 9, 17)) == ["M", "P", "S"]
        assert left(terrain) == {"P": 0, "S": 0, "M": 0}
        assert terrain[7] == terrain[11] == "P"


def test_random_maps_offer_the_swap() -> None:
    state = laid(Options(map="random"))
    assert left(state.terrain) == {"P": 0, "S": 0, "M": 0}
    assert [(ask.seat, ask.why) for ask in RULES.asks(state)] == [(1, "swap")]
    assert [str(move) for move in RULES.moves(state, 1)] == ["swap", "keep"]
    kept = RULES.apply(state, 1, RULES.parse("keep"))[0]
    assert RULES.asks(kept)[0].seat == 0
    swapped = RULES.apply(state, 1, RULES.parse("swap"))[0]
    assert RULES.asks(swapped)[0].seat == 1
    assert swapped.sides == kept.sides
    assert laid(Options(map="random", swap="off")).phase == "play"


def test_draft() -> None:
    state = laid(Options(map="draft"))
    assert state.terrain.count(".") == 11
    rng = Random(3)
    order = []
    while state.phase == "draft":
        seat = RULES.asks(state)[0].seat
        order.append(seat)
        options = RULES.moves(state, seat)
        assert len(options) == state.terrain.count(".") * sum(1 for count in left(state.terrain).values() if count)
        state = RULES.apply(state, seat, options[int(rng.random() * len(options))])[0]
    assert order == [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]
    assert left(state.terrain) == {"P": 0, "S": 0, "M": 0}
    assert (state.phase, RULES.asks(state)[0].seat) == ("play", 0)


def test_draft_refuses_a_laid_hex_and_an_empty_pile() -> None:
    state = laid(Options(map="draft"))
    reason = RULES.refusal(state, 1, RULES.parse("lay S C1"))
    assert reason is not None and reason.key == "hex_laid"
    empty = State(state.options, state.terrain.replace(".", "S", left(state.terrain)["S"]), state.sides, "draft")
    gone = RULES.refusal(empty, RULES.asks(empty)[0].seat, RULES.parse("lay S E3"))
    assert gone is not None and gone.key == "tiles_gone"


def test_groups_begin_next_to_the_corners() -> None:
    state = opening()
    assert (queen(state, 0), princes(state, 0), queen(state, 1), princes(state, 1)) == (
        "C1", "B1 C2 D1", "C5", "B4 C4 D4",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("terrain", "options"),
    [
        (T1[:18], Options()),
        (T1.replace("M", "P", 1), Options()),
        ("P" + T1[1:], Options(map="random")),
        (T1[::-1][:7] + T1[7:], Options()),
        ("." * 19, Options(map="draft")),
    ],
)
def test_a_map_that_does_not_fit_is_refused(terrain: str, options: Options) -> None:
    assert not fits(options, terrain)
    assert not RULES.legal(RULES.start(options, 2), CHANCE, LayMap(terrain))


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"map": "X" * 19}, "position_map"),
        ({"map": T1[::-1][:8] + T1[8:]}, "position_map"),
        ({"L": side("A1")}, "position_queen_sea"),
        ({"L": side("C1", "C1")}, "position_two_pawns"),
        ({"L": side("C1", "C5")}, "position_two_pawns"),
        ({"L": side("C1", "B1 B1 B1")}, "position_princes"),
        ({"L": side("C1", "B1 B2 D1 D2")}, "position_princes"),
        ({"L": side("C1", "B1 B2", reserve=2)}, "position_part"),
        ({"L": side("C1", "", "A1")}, "position_building_sea"),
        ({"L": side("C1", "", "B1", "B1")}, "position_two_buildings"),
        ({"L": side("C1", "", "C5")}, "position_enemy_building"),
        ({"L": side("C1", "", "D4 D2"), "D": side("C5", "D4")}, "position_enemy_building"),
        ({"D": side()}, "position_queen_waits"),
        ({"L": side("C1", "", "B1 A2 D2 D3 C3 D1", "B2")}, "position_won"),
        ({"L": side("F9")}, "no_hex"),
        ({"turn": "X"}, "position_part"),
        ({"turn": ""}, "position_part"),
        ({"passes": True}, "position_part"),
        ({"quiet": 10**30}, "position_part"),
        ({"seen": ["0"]}, "position_part"),
        ({"phase": "swap"}, "position_part"),
        ({"phase": "draft"}, "position_map"),
        ({"options": {"map": "flat"}}, "option_value"),
    ],
)
def test_impossible_positions_are_refused(change: dict[str, JSON], key: str) -> None:
    good: dict[str, JSON] = {"map": T1, "L": side("C1", "B1"), "D": side("C5")}
    assert RULES.load(good).phase == "play"
    with pytest.raises(BadNotation) as caught:
        RULES.load({**good, **change})
    assert caught.value.reason.key == key


def test_a_position_by_hand_needs_only_what_is_there() -> None:
    state = RULES.load({"map": T1, "L": side("C1", "B1 B1"), "D": side("C5", reserve=1)})
    assert [NAMES[at] for at in state.sides[0].prince_hexes] == ["B1", "B1"]
    assert (state.sides[0].removed, state.sides[1].removed) == (1, 2)
