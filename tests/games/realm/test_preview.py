"""The sum of a battle before it is fought, and the reach that is shown."""

from __future__ import annotations

import pytest

from princesscourt.games.realm.rules.hexes import INDEX, NAMES
from princesscourt.games.realm.rules.moves import Stride
from princesscourt.games.realm.rules.preview import battle_at, battles, hopeless, reach
from tests.games.realm.places import RULES, opening, position, side


def hexes(*places: str) -> tuple[int, ...]:
    return tuple(INDEX[name] for name in places)


def test_the_sums_are_those_of_the_battle() -> None:
    state = position(side("D1", "D2 C3"), side("C5", cities="D3"))
    alone = battle_at(state, hexes("D2"), INDEX["D3"])
    assert alone is not None
    assert (alone.attack, alone.defence, alone.hopeless(state.options)) == (3, 3, True)
    joint = battle_at(state, hexes("C3", "D2"), INDEX["D3"])
    assert joint is not None
    assert (joint.attack, joint.defence, joint.hopeless(state.options)) == (6, 3, False)
    nearer = battle_at(state, hexes("D2"), INDEX["D3"], Stride("Q", INDEX["D1"], INDEX["B2"]))
    assert nearer is not None and nearer.attack == 3
    assert battle_at(state, hexes("D2"), INDEX["B1"]) is None
    assert battle_at(state, hexes("B1"), INDEX["D3"]) is None


@pytest.mark.parametrize(("tie", "lost"), [("defender", True), ("both_lost", False)])
def test_a_tie_is_hopeless_only_if_it_favours_the_defender(tie: str, lost: bool) -> None:
    state = position(side("D1", "D2"), side("C5", cities="D3"), tie=tie)
    move = RULES.parse("PD2xD3")
    assert [tuple(sums) for sums in battles(state, move)] == [(3, 3)]
    assert hopeless(state, move) == lost


def test_the_reach_of_a_pawn_before_and_after_the_first() -> None:
    start = opening()
    assert {NAMES[stride.end] for stride in reach(start, INDEX["C2"])} == {"B2", "C3", "D2"}
    freed = reach(start, INDEX["C2"], Stride("P", INDEX["B1"], INDEX["B2"]))
    assert {NAMES[stride.end] for stride in freed} == {"B1", "C3", "D2"}
    marked = {NAMES[stride.end] for stride in reach(start, INDEX["B1"]) if stride.fights}
    assert marked == {"B4", "D4"}
