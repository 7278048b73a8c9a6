"""The complete game of section 10 with its action counts, and the node counts of example 29."""

from __future__ import annotations

import pytest

from princesscourt.core import play
from princesscourt.games.realm.rules.actions import actions, passed
from princesscourt.games.realm.rules.board import Board, flipped
from princesscourt.games.realm.rules.ground import ground
from princesscourt.games.realm.rules.options import Options
from tests.games.realm.places import (
    DARK,
    LIGHT,
    RULES,
    T1,
    acting,
    after,
    moves,
    opening,
    position,
    princes,
    queen,
    side,
)

GAME = (
    ("L", "city C1", 181),
    ("D", "city C5", 181),
    ("L", "QC1-D2 PC2-C1", 179),
    ("D", "QC5<>PD4", 154),
    ("L", "QD2-B3 PB1xB4", 232),
    ("D", "field D4", 58),
    ("L", "QB3-B2 PB4-C3", 256),
    ("D", "QD4-B4 PC5-D4", 81),
    ("L", "QB2-B1 PD1-B3", 227),
    ("D", "field B4", 56),
    ("L", "field B1", 199),
    ("D", "QB4-C5 PC4-B4", 55),
    ("L", "QB1-B2 PC3-C2", 231),
    ("D", "QC5-D3 PD4-D2", 76),
    ("L", "PC1+PB3xD2", 159),
    ("D", "QD3-B3 PB4-D3", 50),
    ("L", "PD2+PD2xB3", 126),
    ("D", "queen@C5(-PD3)", 1),
    ("L", "QB2-B4 PB3-D4", 225),
    ("D", "pass", 1),
    ("L", "prince@C1", 123),
    ("D", "pass", 1),
    ("L", "PD4-C4", 159),
    ("D", "pass", 3),
    ("L", "PC4-C3", 152),
    ("D", "pass", 3),
    ("L", "PC3-D4 PC2-C3", 149),
    ("D", "pass", 1),
    ("L", "PD4+PC3xC5", 214),
)


def test_the_complete_game_on_t1() -> None:
    state = opening()
    for number, (letter, text, count) in enumerate(GAME, 1):
        assert "LD"[state.turn] == letter
        assert len(moves(state)) == count, (number, text)
        state = after(state, text)
        assert state.ply == number
    assert (state.ending, state.winner) == ("queen", LIGHT)
    assert (queen(state, LIGHT), princes(state, LIGHT)) == ("B4", "C1 C5 C5")
    light, dark = state.sides
    want = position(side("B4", "C1 C5 C5", "B1 B4 D4", "C1"), side("C3"))
    assert (light.fields, light.cities) == (want.sides[LIGHT].fields, want.sides[LIGHT].cities)
    assert (dark.queen, dark.princes, dark.buildings, dark.reserve, dark.removed) == (19, 0, 0, 2, 1)


def test_the_complete_game_keeps_the_sequences_entered() -> None:
    state = opening()
    for _, text, _ in GAME:
        played = play.play_text(RULES, state, acting(state), text)
        assert RULES.parse(str(played.move)) == played.move
        assert played.move in RULES.entries(state, acting(state))
        state = played.state


@pytest.mark.parametrize(("depth", "nodes"), [(1, 181), (2, 27_839)])
def test_example_29_node_counts(depth: int, nodes: int) -> None:
    assert play.perft(RULES, opening(), depth) == nodes


@pytest.mark.slow
def test_example_29_node_count_three() -> None:
    """On bare positions, as a search does it; a third pass in a row is the only action that does not count."""
    options, land = Options(), ground(T1)

    def count(board: Board, depth: int, passes: int) -> int:
        found = actions(board, land, options)
        may_pass = passes < 2
        if depth == 1:
            return len(found) + may_pass
        total = sum(count(flipped(child), depth - 1, 0) for child in found)
        return total + (count(flipped(passed(board)), depth - 1, passes + 1) if may_pass else 0)

    assert count(opening().board, 3, 0) == 4_580_270


@pytest.mark.parametrize(("repetition", "ending"), [("draw3", "repetition"), ("off", ""), ("forbid3", "")])
def test_third_appearance(repetition: str, ending: str) -> None:
    """RULING 29; the first position counts."""
    state = position(side("B2", "E1"), side("C5", "E3"), repetition=repetition)
    there, back = ("PE1-D1", "PE3-D3"), ("PD1-E1", "PD3-E3")
    state = after(state, *there, *back, *there)
    last = RULES.parse(back[1])
    state = after(state, back[0])
    if repetition == "forbid3":
        refused = RULES.refusal(state, DARK, last)
        assert refused is not None
        assert refused.key == "third_time"
        assert str(last) not in moves(state)
        return
    assert after(state, back[1]).ending == ending


def test_no_progress() -> None:
    """RULING 30."""
    state = RULES.load(
        {"map": T1, "L": side("B2", "E1"), "D": side("C5"), "quiet": 98, "options": {"repetition": "off"}}
    )
    assert after(state, "PE1-D1").quiet == 99
    assert after(state, "field B2").quiet == 0
    drawn = after(state, "PE1-D1", "pass")
    result = RULES.result(drawn)
    assert result is not None
    assert (result.drawn, result.reason.key) == (True, "quiet")
