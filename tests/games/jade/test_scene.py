"""The board on the screen: what is shown is what is, however it came about, and clicks and keys spell moves."""

from __future__ import annotations

import math
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from princesscourt.core.events import redact
from princesscourt.core.rules import OPEN, Viewer
from princesscourt.games.jade.rules.board import NODE_NAMES, NODES, SPACES
from princesscourt.games.jade.rules.catalog import PLACES
from princesscourt.games.jade.rules.events import Answered, StonesTurned, SymbolsSwapped, Won
from princesscourt.games.jade.rules.frames import EndTurn, Path, Turn
from princesscourt.games.jade.rules.moves import Walk
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.state import State
from princesscourt.games.jade.ui import geometry as at
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.theme import Look, Pace
from tests.games.jade.play import match
from tests.games.jade.screens import Hand, plies, scene_of
from tests.games.jade.tables import RULES, begin, change, consulting, due, hands, node, on, run
from tests.ui.boards import frames, names, offers, picture, reached, to_part
from tests.ui.boxes import apart, inside

# -- the truth


@pytest.mark.parametrize("viewer", [None, 1, OPEN])
def test_any_ply_ends_in_what_a_fresh_board_shows(look: Look, viewer: Viewer) -> None:
    scene = scene_of(look)
    for ply, (before, after, events) in enumerate(plies(3, viewer)):
        if ply == 0:
            scene.show_view(before)
        scene.play(after, events)  # type: ignore[arg-type]
        if ply % 23 == 0:
            assert picture(scene) == picture(scene_of(look, after))


def test_an_interrupted_movement_ends_in_the_same_picture(look: Look) -> None:
    look.choose(pace=Pace.QUICK)
    scene = scene_of(look)
    seen: set[str] = set()
    for ply, (before, after, events) in enumerate(plies(5, None)):
        if ply == 0:
            scene.show_view(before)
        scene.play(after, events)  # type: ignore[arg-type]
        kinds = {type(event).__name__ for event in events}
        if scene.moving:
            to_part(scene, 0.5)
        if kinds - seen:
            seen |= kinds
            scene.finish()
            assert picture(scene) == picture(scene_of(look, after)), kinds
    scene.finish()
    assert {"Moved", "StoneLaid", "StonesTurned", "Answered", "SymbolsSwapped", "PiecePut"} <= seen


def test_movements_are_held_and_items_come_and_go_in_balance(look: Look) -> None:
    """C4, C5, J1: nothing is left over after a movement."""
    look.choose(pace=Pace.QUICK)
    scene = scene_of(look)
    for ply, (before, after, events) in enumerate(plies(8, None, seats=3, most=200)):
        if ply == 0:
            scene.show_view(before)
        scene.play(after, events)  # type: ignore[arg-type]
        scene.finish()
        assert len(scene.items()) == len(scene_of(look, after).items())
    scene.close_down()
    assert scene.items() == []


# -- secrets on the screen


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_A10_a_stone_on_its_way_looks_the_same_whatever_it_is(look: Look, viewer: Viewer) -> None:
    """Equal items, equal time, equal pictures at every tenth of the way."""
    look.choose(pace=Pace.NORMAL)
    state = run(begin(3), "0 announce")
    shown = []
    for kind in ("snake", "jaguar"):
        scene = scene_of(look, RULES.view(state, viewer))
        played = on(state, 1, f"lay {kind} s2")
        scene.play(RULES.view(played.state, viewer), redact(played.events, viewer))
        assert scene.moving
        shown.append((*frames(scene, 10), scene.frames_started, picture(scene), names(scene)))
    assert shown[0] == shown[1]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_two_worlds_look_the_same(look: Look, viewer: Viewer) -> None:
    """Whoever cannot tell two worlds apart sees the same picture, names and offers in both."""
    rng = Random(4)
    for ply, (before, _) in enumerate(match(6, 3, JadeOptions(), most=200)):
        if ply % 29:
            continue
        other = RULES.guess(RULES.view(before, viewer), rng)
        one, two = (scene_of(look, RULES.view(world, viewer)) for world in (before, other))
        for scene, world in ((one, before), (two, other)):
            scene.set_marks(Marks(offers(RULES, world, viewer)))
        assert picture(one) == picture(two)
        assert names(one) == names(two)


def test_A4_names_of_covered_things_are_neutral(look: Look) -> None:
    state = run(begin(3), "0 announce", "1 lay snake s2")
    for viewer, told in ((None, False), (0, False), (1, True)):
        spot = scene_of(look, RULES.view(state, viewer)).spot("s2")
        assert spot is not None
        assert ("snake" in spot.name) == told
    tray = scene_of(look, RULES.view(state, None)).spot("tray")
    assert tray is not None
    assert tray.name == "covered cards"


def test_7_1_4_no_oracle_stands_out_at_the_open_table(look: Look) -> None:
    shown = []
    for order in ("AHCDEFGB", "HACDEFGB"):
        state = change(hands(begin(2, oracles=order), {}), 0, node="s68")
        state = on(due(state, Turn(0)), 0, "announce").state
        scene = scene_of(look, RULES.view(state, None))
        scene.set_marks(Marks(offers(RULES, state, None)))
        shown.append(picture(scene))
    assert shown[0] == shown[1]


# -- clicks and keys


def walking(letter: str = "B") -> State:
    order = letter + "".join(other for other in "ABCDEFGH" if other != letter)
    state = change(hands(begin(2, oracles=order), {}), 0, node="s66")
    return due(change(state, 1, node="s84"), EndTurn(0), Path(0))


def test_every_node_and_place_is_found_under_the_pointer(look: Look) -> None:
    """F13: the middle and eight points near the rim of each disc."""
    scene = scene_of(look, RULES.view(begin(3), None))
    for number in range(NODES):
        x, y = at.node_point(number)
        reach = at.radius(number) * 0.9
        rim = [
            (x + reach * math.cos(step * math.pi / 4), y + reach * math.sin(step * math.pi / 4)) for step in range(8)
        ]
        for point in [(x, y), *rim]:
            assert scene.target_at(QPointF(*point)) == NODE_NAMES[number]
    for place in range(len(PLACES)):
        assert scene.target_at(QPointF(*at.card_point(place))) == PLACES[place]


def test_nothing_on_the_table_covers_something_else() -> None:
    boxes = [at.slot(place) for place in range(len(PLACES))]
    boxes += [at.seat_box(seat, 6, 0) for seat in range(6)] + [at.TRAY, at.HEAD]
    for i, one in enumerate(boxes):
        assert inside(one, at.WIDTH, at.HEIGHT)
        for other in boxes[i + 1 :]:
            assert apart(one, other)
        for number in range(NODES):
            assert not one.holds(*at.node_point(number))


def test_a_way_is_clicked_step_by_step(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, walking(), 0, 0, qtbot)
    hand.click("s67")
    hand.click("s68")
    assert hand.picker.chosen == ("s67", "s68")
    assert hand.picker.complete == Walk((node("s67"), node("s68")))
    hand.click("s39")
    assert hand.picker.decided == Walk((node("s67"), node("s68"), node("s39")))


def test_a_far_click_walks_the_shortest_way(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, walking(), 0, 0, qtbot)
    hand.click("s68")
    assert hand.picker.chosen == ("s67", "s68")
    hand.click("s39")
    assert hand.picker.decided is not None
    assert hand.refused == []


def test_a_foreign_oracle_is_not_walked_onto_by_a_slip(look: Look, qtbot: QtBot) -> None:
    """The mover's own screen does not even begin a way that would end on an oracle that it knows is not its own."""
    hand = Hand(look, walking("B"), 0, 0, qtbot)
    hand.click("oA")
    assert hand.picker.chosen == ()
    own = Hand(look, walking("A"), 0, 0, qtbot)
    own.click("oA")
    assert own.picker.decided == Walk((node("s67"), node("s68"), node("oA")))


def test_the_way_grows_under_the_pointer(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, walking(), 0, 0, qtbot)
    before = picture(hand.scene)
    QTest.mouseMove(hand.board.viewport(), hand.point("s39"))
    assert picture(hand.scene) != before
    QTest.mouseMove(hand.board.viewport(), hand.point("arruak"))
    assert picture(hand.scene) == before


def test_keys_choose_a_way(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, walking(), 0, 0, qtbot)
    hand.board.setFocus()
    hand.board.cycle(1)
    first = hand.board.cursor_target
    assert first in ("s67", "s101")
    QTest.keyClick(hand.board, Qt.Key.Key_Return)
    assert hand.picker.chosen == (first,)
    QTest.keyClick(hand.board, Qt.Key.Key_Right)
    assert hand.board.cursor_target != first


def test_a_question_is_laid_by_clicks(look: Look, qtbot: QtBot) -> None:
    state = run(consulting(begin(2), 0), "0 settle")
    hand = Hand(look, state, 0, None, qtbot)
    for place in ("swamps", "arruak", "chimu"):
        hand.click(place)
    assert hand.picker.offers == ("do/ask",)
    hand.pick("do/ask")
    assert str(hand.picker.decided) == "ask arruak+chimu+swamps"


def test_symbol_cards_are_swapped_by_clicks(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, consulting(begin(2), 0), 0, None, qtbot)
    hand.click("swamps")
    hand.click("flames")
    assert str(hand.picker.decided) == "swap flames-swamps"


def test_a_stone_is_laid_by_kind_and_space_in_any_order(look: Look, qtbot: QtBot) -> None:
    state = run(begin(2), "0 announce")
    hand = Hand(look, state, 1, 1, qtbot)
    hand.pick("do/snake")
    hand.click("s2")
    assert str(hand.picker.decided) == "lay snake s2"
    other = Hand(look, state, 1, 1, qtbot)
    other.click("s2")
    other.pick("do/jaguar")
    assert str(other.picker.decided) == "lay jaguar s2"


def test_every_space_can_be_reached_by_arrow_keys(look: Look) -> None:
    scene = scene_of(look, RULES.view(begin(6), None))
    assert len(scene.spots()) >= SPACES + 8
    assert {spot.target for spot in scene.spots()} == reached(scene)


def test_events_that_are_shown_have_a_movement(look: Look) -> None:
    look.choose(pace=Pace.QUICK)
    found: set[type] = set()
    scene = scene_of(look)
    for ply, (before, after, events) in enumerate(plies(9, OPEN, seats=2, most=3000)):
        if ply == 0:
            scene.show_view(before)
        for event in events:
            if isinstance(event, Answered | StonesTurned | SymbolsSwapped | Won) and type(event) not in found:
                scene.show_view(before)
                scene.play(after, events)  # type: ignore[arg-type]
                assert scene.moving
                found.add(type(event))
        if len(found) == 4:
            break
    scene.finish()
    assert found == {Answered, StonesTurned, SymbolsSwapped, Won}
