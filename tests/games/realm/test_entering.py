"""Actions entered by clicks, drags and keys, and what the board says of them before they are played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from princesscourt.core.picker import picker_for
from princesscourt.games.realm.rules.hexes import INDEX
from princesscourt.games.realm.rules.moves import Castle, Joint, March, QueenReborn
from princesscourt.games.realm.rules.state import State
from princesscourt.games.realm.ui.marks import BubbleItem, HexGlow, TetherItem
from princesscourt.games.realm.ui.scene import RealmScene
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.theme import Look, Pace
from tests.games.realm.places import RULES, opening, position, side
from tests.games.realm.screens import BEFORE_BATTLE, Hand, plies, scene_of
from tests.ui.boards import picture


def test_one_pawn_or_two_are_entered_by_clicks(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, opening(), qtbot)
    hand.click("C1", "D2")
    assert str(hand.picker.complete) == "QC1-D2"
    hand.click("C2", "C1")
    assert str(hand.picker.decided) == "QC1-D2 PC2-C1"


def test_the_first_pawn_stands_where_it_went_and_goes_back(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, opening(), qtbot)
    queen = hand.scene.pieces.on(INDEX["C1"])
    assert queen is not None
    before = picture(hand.scene)
    hand.click("C1", "D2")
    assert queen.place == INDEX["D2"]
    hand.board.backed.emit()
    hand.board.backed.emit()
    assert queen.place == INDEX["C1"]
    hand.scene.hover(None)
    assert picture(hand.scene) == before


def test_the_first_battle_is_shown_before_the_second_pawn_moves(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, position(side("D2", "C3 D1"), side("C5", "", "", "D3")), qtbot)
    hand.click("C3", "D3")
    assert INDEX["D3"] not in hand.scene.pieces.buildings
    hand.board.backed.emit()
    assert INDEX["D3"] in hand.scene.pieces.buildings


def test_an_entered_pawn_is_not_moved_twice(look: Look, qtbot: QtBot) -> None:
    """What was shown while it was entered is not told again when the action is played."""
    look.choose(pace=Pace.QUICK)
    state = opening()
    hand = Hand(look, state, qtbot)
    hand.click("C1", "D2")
    hand.scene.finish()
    move = March(hand.picker.complete.strides) if isinstance(hand.picker.complete, March) else None
    assert move is not None
    then, events, _ = RULES.apply(state, 0, move)
    hand.scene.set_marks(Marks((), (), ("C1", "D2")))
    hand.scene.play(then, events)
    assert not hand.scene.moving
    assert picture(hand.scene) == picture(scene_with(look, then, hand.scene.marks))


def scene_with(look: Look, view: State, marks: Marks) -> RealmScene:
    scene = scene_of(look, view)
    scene.set_marks(marks)
    return scene


def test_a_click_on_another_pawn_chooses_that_one(look: Look, qtbot: QtBot) -> None:
    """Two Princes begin a joint attack; a hex that only the second reaches means the second alone."""
    hand = Hand(look, position(side("C1", "B1 D1"), side("C5", "", "", "D3")), qtbot)
    hand.click("B1", "D1")
    hand.click("D2")
    assert hand.picker.chosen == ("D1", "D2")


def test_a_pair_attacks_together_although_both_stand_on_one_hex(look: Look, qtbot: QtBot) -> None:
    state = position({**side("B2", "C3 C3"), "stack": "C3"}, side("C5", "", "", "D3"))
    attack = Joint(INDEX["C3"], INDEX["C3"], INDEX["D3"])
    hand = Hand(look, state, qtbot)
    hand.click("C3", "C3", "D3")
    assert hand.picker.decided == attack
    quick = Hand(look, state, qtbot)
    quick.click("C3")
    QTest.mouseDClick(quick.board.viewport(), Qt.MouseButton.LeftButton, pos=quick.point("C3"))
    quick.click("D3")
    assert quick.picker.decided == attack


def test_a_pawn_is_dragged(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, opening(), qtbot)
    hand.drag("B1", "A2")
    assert hand.picker.chosen == ("B1", "A2")
    prince = hand.scene.pieces.on(INDEX["A2"])
    assert prince is not None
    assert prince.pos() == hand.scene.pieces.spot(INDEX["A2"])


def test_the_draft_is_laid_by_clicks(look: Look, qtbot: QtBot) -> None:
    state = next(then for _, then, _ in plies(4, 1, map="draft"))
    hand = Hand(look, state, qtbot)
    hand.picker = picker_for(RULES, RULES.moves(state, RULES.asks(state)[0].seat))
    hand.show(hand.picker)
    hand.click("sea", "C3")
    assert str(hand.picker.decided) == "lay S C3"


@pytest.mark.parametrize(("start", "end", "move"), [("reserve", "C1", "prince@C1"), ("B2", "C3", "QB2-C3")])
def test_what_lies_beside_the_map_is_dragged_too(look: Look, qtbot: QtBot, start: str, end: str, move: str) -> None:
    hand = Hand(look, position({**side("B2", "", "B2", "C1"), "reserve": 3}), qtbot)
    before = len(hand.scene.items())
    hand.drag(start, end)
    assert str(hand.picker.complete) == move
    hand.scene.set_marks(Marks())
    assert len(hand.scene.items()) <= before


def test_a_tile_is_dragged_from_its_pile(look: Look, qtbot: QtBot) -> None:
    state = next(then for _, then, _ in plies(4, 1, map="draft"))
    hand = Hand(look, state, qtbot)
    hand.show(picker_for(RULES, RULES.moves(state, RULES.asks(state)[0].seat)))
    items = len(hand.scene.items())
    hand.drag("mountain", "C3")
    assert str(hand.picker.decided) == "lay M C3"
    hand.scene.set_marks(Marks())
    assert len(hand.scene.items()) <= items


def test_a_queen_is_reborn_by_clicks(look: Look, qtbot: QtBot) -> None:
    """Example 21: the Prince on the only city must be given."""
    lost = {**side("", "C5 D4", "", "C5"), "queen": None}
    hand = Hand(look, position(side("D1", "D3"), lost, turn="D"), qtbot)
    hand.click("queen", "C5", "C5")
    assert hand.picker.decided == QueenReborn(INDEX["C5"], INDEX["C5"])


def test_a_prince_is_reborn_from_the_reserve_by_keys(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, position({**side("B2", "", "B2", "C1"), "reserve": 3}), qtbot)
    hand.board._go(hand.scene.spot("reserve"))
    hand.key(Qt.Key.Key_Return)
    hand.board.cycle(1)
    hand.key(Qt.Key.Key_Return)
    assert str(hand.picker.decided) == "prince@C1"


# -- range and sums


def kinds(scene: RealmScene, kind: type) -> int:
    return sum(isinstance(item, kind) for item in scene.items())


def test_choosing_a_prince_ties_him_to_his_queen(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, opening(), qtbot)
    assert kinds(hand.scene, TetherItem) == 0
    hand.click("B1")
    assert kinds(hand.scene, TetherItem) == 1
    assert kinds(hand.scene, HexGlow) == 1 + sum(offer in INDEX for offer in hand.picker.offers)


def test_the_sums_of_a_battle_can_be_read_before_it(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, position(*BEFORE_BATTLE), qtbot)
    hand.click("B2")
    hand.scene.hover("C3")
    bubble = next(item for item in hand.scene.items() if isinstance(item, BubbleItem))
    assert bubble.text.startswith("3 against 5")
    assert "6 against 5" in bubble.text
    hand.click("D2")
    hand.scene.hover("C3")
    bubble = next(item for item in hand.scene.items() if isinstance(item, BubbleItem))
    assert bubble.text.startswith("6 against 5")


def test_a_hopeless_attack_is_doubted_and_a_winning_one_not(look: Look) -> None:
    scene = scene_of(look, position(*BEFORE_BATTLE))
    assert "3 against 5" in scene.doubt(("B2", "C3"))
    assert scene.doubt(("B2", "D2", "C3")) == ""
    assert scene.doubt(("B2", "A2")) == ""


def test_castling_is_doubted_since_a_click_may_be_a_change_of_mind(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, opening(), qtbot)
    assert "D1" in hand.scene.doubt(("C1", "D1"))
    hand.click("C1", "D1")
    assert hand.picker.decided == Castle(INDEX["C1"], INDEX["D1"])
