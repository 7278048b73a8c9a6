"""The board on the screen: what is shown is what is, however it came about, by pointer, by keys and without sight."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from princesscourt.games.realm.rules.hexes import COUNT, INDEX, NAMES
from princesscourt.games.realm.ui import geometry as at
from princesscourt.games.realm.ui import telling
from princesscourt.games.realm.ui.marks import HexGlow, RealmItem
from princesscourt.games.realm.ui.scene import RealmScene
from princesscourt.ui.kit.accessible import interface_of
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.theme import Look, Pace
from tests.games.realm.places import opening, position, side
from tests.games.realm.screens import BEFORE_BATTLE, Hand, many_plies, plies, scene_of, shown
from tests.ui.boards import picture, to_part

# -- the truth


@pytest.mark.parametrize("options", [{}, {"map": "random"}, {"map": "draft"}, {"captured_city": "captured"}])
def test_any_ply_ends_in_what_a_fresh_board_shows(look: Look, options: dict[str, str]) -> None:
    scene = scene_of(look)
    for ply, (before, then, events) in enumerate(plies(3, 80, **options)):
        if ply == 0:
            scene.show_view(before)
        scene.play(then, events)
        if ply % 9 == 0:
            assert picture(scene) == picture(scene_of(look, then))


def test_an_interrupted_movement_ends_in_the_same_picture(look: Look) -> None:
    look.choose(pace=Pace.QUICK)
    seen: set[str] = set()
    for match in many_plies():
        scene = scene_of(look)
        for ply, (before, then, events) in enumerate(match):
            if ply == 0:
                scene.show_view(before)
            scene.play(then, events)
            if scene.moving:
                to_part(scene, 0.5)
            kinds = {type(event).__name__ for event in events}
            if kinds - seen:
                seen |= kinds
                scene.finish()
                assert picture(scene) == picture(scene_of(look, then)), kinds
        scene.finish()
    moving = {"Walked", "Fought", "Fell", "Taken", "Castled", "Built", "PrinceBack", "QueenBack", "MapLaid", "HexLaid"}
    assert moving | {"Separated", "SidesChosen"} <= seen


def test_items_come_and_go_in_balance(look: Look) -> None:
    """C4, C5, J1: nothing is left over after a movement."""
    look.choose(pace=Pace.QUICK)
    scene = scene_of(look)
    for ply, (before, then, events) in enumerate(plies(8, 60)):
        if ply == 0:
            scene.show_view(before)
        scene.play(then, events)
        scene.finish()
        assert len(scene.items()) == len(scene_of(look, then).items())
    scene.close_down()
    assert scene.items() == []


def test_every_pawn_is_somewhere(look: Look) -> None:
    """Board, reserve, removed or waiting: eight pawns at any time."""
    scene = scene_of(look)
    for _, then, _ in plies(5, 120):
        scene.show_view(then)
        for number, own in enumerate(then.sides):
            places = [pawn.place for pawn in scene.pieces.pawns if (pawn.side, pawn.pawn) == (number, "P")]
            assert places.count("reserve") == own.reserve
            assert places.count("removed") == own.removed
            assert sorted(place for place in places if isinstance(place, int)) == list(own.prince_hexes)


def test_a_realm_is_drawn_and_counted_at_the_edge(look: Look) -> None:
    """Example 25: fields worth 4½ with a city; a group without city has a broken line."""
    scene = scene_of(look, position(side("B2", "", "B1 C1 D2 D3 D1", "B2"), side("C5", "", "A2")))
    lines = [item for item in scene.items() if isinstance(item, RealmItem)]
    assert len(lines) == 2
    assert scene.corners[0].halves == 9
    assert scene.corners[1].halves == 0


# -- clicks and keys


@pytest.mark.parametrize("turned", range(6))
@pytest.mark.parametrize("size", [(420, 300), (740, 480), (902, 593), (1366, 700), (1542, 953)])
def test_F13_a_click_chooses_the_hex_under_the_pointer(
    look: Look, qtbot: QtBot, size: tuple[int, int], turned: int
) -> None:
    """Middle, near the six corners and at the middle of the six edges of every hex."""
    hand = Hand(look, opening(), qtbot, turned)
    hand.board.resize(*size)
    found: list[str] = []
    hand.board.picked.disconnect(hand.pick)
    hand.board.picked.connect(found.append)
    for place in range(COUNT):
        for step in range(13):
            reach = 0 if step == 12 else at.RADIUS * (0.92 if step % 2 == 0 else 0.79)
            x, y = at.centre(place, hand.scene.turning)
            angle = math.pi * step / 6
            pos = hand.board.mapFromScene(QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle)))
            QTest.mouseClick(hand.board.viewport(), Qt.MouseButton.LeftButton, pos=pos)
            assert found == [NAMES[place]]
            found.clear()


KEYS = [Qt.Key.Key_W, Qt.Key.Key_E, Qt.Key.Key_D, Qt.Key.Key_S, Qt.Key.Key_A, Qt.Key.Key_Q]
"""Clockwise from the one for above."""


@pytest.mark.parametrize("turned", range(6))
def test_F14_six_keys_go_to_the_neighbours_drawn_there(look: Look, qtbot: QtBot, turned: int) -> None:
    hand = Hand(look, opening(), qtbot, turned)
    hand.board.setFocus()
    for name in NAMES:
        for key, near in zip(KEYS, telling.around(INDEX[name], hand.scene.turning), strict=True):
            hand.board._go(hand.scene.spot(name))
            hand.key(key)
            if near is not None:
                assert hand.board.cursor_target == NAMES[near]


@pytest.mark.parametrize("turned", range(6))
def test_F14_the_arrows_reach_every_hex(look: Look, qtbot: QtBot, turned: int) -> None:
    hand = Hand(look, opening(), qtbot, turned)
    hand.board.setFocus()
    arrows = [Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right]
    seen, front = {"C3"}, ["C3"]
    while front:
        here = front.pop()
        for key in arrows:
            hand.board._go(hand.scene.spot(here))
            hand.key(key)
            there = hand.board.cursor_target
            assert there is not None
            if there not in seen:
                seen.add(there)
                front.append(there)
    assert set(NAMES) <= seen


# -- without sight


def test_I1_every_hex_is_a_named_child_of_the_board(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, opening(), qtbot)
    tree = interface_of("", hand.board)
    assert tree is not None
    names = [child_name(tree, number) for number in range(tree.childCount())]
    for name in NAMES:
        assert sum(spoken.startswith(f"{name}, ") for spoken in names) == 1
    assert "C1, plain, light Queen" in names
    assert all(names)


def child_name(tree: object, number: int) -> str:
    assert isinstance(tree, QAccessibleInterface)
    child = tree.child(number)
    assert child is not None
    return child.text(QAccessible.Text.Name)


def test_I1_a_battle_is_part_of_the_name(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, position(*BEFORE_BATTLE), qtbot)
    hand.click("B2")
    spot = hand.scene.spot("C3")
    assert spot is not None
    assert "3 against 5" in spot.name


@pytest.mark.parametrize("turned", range(6))
def test_I5_where_am_i_tells_the_hex_and_its_drawn_neighbours(look: Look, qtbot: QtBot, turned: int) -> None:
    hand = Hand(look, opening(), qtbot, turned)
    hand.board.setFocus()
    hand.board._go(hand.scene.spot("C3"))
    hand.key(Qt.Key.Key_C)
    above = telling.around(INDEX["C3"], hand.scene.turning)[0]
    assert above is not None
    assert hand.told[0].startswith("C3, mountain")
    assert f"above: {NAMES[above]}" in hand.told[0]
    assert hand.told[0].count(": ") == 6


def test_I5_what_attacks_here_names_princes_and_sums(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, position(*BEFORE_BATTLE), qtbot)
    hand.board.setFocus()
    hand.board._go(hand.scene.spot("C3"))
    hand.key(Qt.Key.Key_X)
    assert "B2, D2" in hand.told[0]
    assert "3 against 5" in hand.told[0]
    assert "6 against 5" in hand.told[0]


def test_every_thing_on_the_table_has_a_name_and_an_answer(look: Look) -> None:
    for match in many_plies():
        for ply, (_, then, _) in enumerate(match):
            if ply % 7 == 0:
                scene = scene_of(look, then)
                for spot in scene.spots():
                    assert spot.name
                    assert scene.answer(Qt.Key.Key_X, spot.target)
                    assert scene.answer(Qt.Key.Key_C, spot.target)


def test_the_hex_that_was_built_on_last_glows(look: Look) -> None:
    _, then, _ = next(shown(opening(), ["field C1"]))
    scene = scene_of(look)
    scene.set_marks(Marks(last=("do/field",)))
    scene.show_view(then)
    assert glowing(scene) == scene.middle(INDEX["C1"])
    scene.set_marks(Marks(last=("do/city",), advised=True))
    assert glowing(scene) == scene.middle(INDEX["C5"]), "advice to the side that acts now"


def test_the_hex_that_was_built_on_last_glows_after_a_jump(look: Look) -> None:
    """A new view is first marked as the former one was."""
    _, then, _ = next(shown(opening(), ["field C1"]))
    scene = scene_of(look)
    scene.set_marks(Marks(last=("C1", "C2")))
    scene.show_view(then)
    scene.set_marks(Marks(last=("do/field",)))
    assert glowing(scene) == scene.middle(INDEX["C1"])


def glowing(scene: RealmScene) -> QPointF:
    return next(item.pos() for item in scene.items() if isinstance(item, HexGlow))
