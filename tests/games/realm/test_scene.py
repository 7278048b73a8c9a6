"""The board on the screen: what is shown is what is, however it came about, and clicks and keys spell moves."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from princesscourt.core.events import Event
from princesscourt.core.picker import Picker, entries, picker_for
from princesscourt.core.rules import CHANCE
from princesscourt.games.realm.rules.hexes import COUNT, INDEX, NAMES
from princesscourt.games.realm.rules.moves import Castle, Joint, March, Move, QueenReborn
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.state import State
from princesscourt.games.realm.ui import geometry as at
from princesscourt.games.realm.ui import telling
from princesscourt.games.realm.ui.marks import BubbleItem, HexGlow, RealmItem, TetherItem
from princesscourt.games.realm.ui.scene import RealmScene
from princesscourt.ui.kit.accessible import interface_of
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.paint import painting_on
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look, Pace, Variant
from princesscourt.ui.kit.view import BoardView
from tests.games.realm.places import RULES, acting, opening, position, side
from tests.games.realm.test_game import GAME

SPRITES = Sprites()
BEFORE_BATTLE = (side("C1", "B2 D2"), side("C5", "", "", "C3"))
"""One Prince attacks the city on C3 with 3 against 5, both together with 6."""


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    del qtbot
    return Look(Variant.LIGHT, 1.0, Pace.OFF)


def scene_of(look: Look, view: State | None = None, turned: int = 0) -> RealmScene:
    scene = RealmScene(look, SPRITES)
    scene.turned = turned
    if view is not None:
        scene.show_view(view)
    return scene


def picture(scene: RealmScene) -> QImage:
    """The scene at a quarter of its size."""
    image = QImage(round(at.WIDTH / 4), round(at.HEIGHT / 4), QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    with painting_on(image) as painter:
        scene.render(painter)
    return image


def plies(seed: int, most: int = 60, **options: str) -> Iterator[tuple[State, State, tuple[Event, ...]]]:
    """(before, after, events) of a match in which battles, buildings and rebirths are sought, the rest is random."""
    dice = Random(seed)
    state = RULES.start(Options(**options), 2)  # type: ignore[arg-type]
    for _ in range(most):
        asks = RULES.asks(state)
        if not asks:
            return
        seat = asks[0].seat
        move = RULES.draw(state, dice) if seat == CHANCE else lively(state, seat, dice)
        then, events, _ = RULES.apply(state, seat, move)
        yield state, then, events
        state = then


def lively(state: State, seat: int, dice: Random) -> Move:
    """A move by chance of a kind by chance, so that the rare kinds come up too."""
    kinds: dict[str, list[Move]] = {}
    for move in RULES.moves(state, seat):
        kinds.setdefault(f"{type(move).__name__}{'x' in str(move)}", []).append(move)
    return dice.choice(kinds[dice.choice(sorted(kinds))])


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


def shown(state: State, texts: Iterable[str]) -> Iterator[tuple[State, State, tuple[Event, ...]]]:
    """(before, after, events) of these actions."""
    for text in texts:
        then, events, _ = RULES.apply(state, acting(state), RULES.parse(text))
        yield state, then, events
        state = then


def many_plies() -> Iterator[Iterator[tuple[State, State, tuple[Event, ...]]]]:
    yield shown(opening(), [text for _, text, _ in GAME])
    yield plies(1, 20, map="draft")
    yield plies(2, 90, captured_city="captured", tie="both_lost")
    yield plies(3, 30, map="random")


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
                _half(scene)
            kinds = {type(event).__name__ for event in events}
            if kinds - seen:
                seen |= kinds
                scene.finish()
                assert picture(scene) == picture(scene_of(look, then)), kinds
        scene.finish()
    moving = {"Walked", "Fought", "Fell", "Taken", "Castled", "Built", "PrinceBack", "QueenBack", "MapLaid", "HexLaid"}
    assert moving | {"Separated", "SidesChosen"} <= seen


def _half(scene: RealmScene) -> None:
    """The running movement at its middle."""
    running = scene._running
    assert isinstance(running, QAbstractAnimation)
    running.setCurrentTime(running.totalDuration() // 2)


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


class Hand:
    """Somebody at a board view who enters an action."""

    def __init__(self, look: Look, state: State, qtbot: QtBot, turned: int = 0) -> None:
        self.scene = scene_of(look, state, turned)
        self.board = BoardView(self.scene, look)
        qtbot.addWidget(self.board)
        self.board.resize(1120, 720)
        self.board.show()
        qtbot.waitExposed(self.board)
        self.picker: Picker[Move] = picker_for(RULES, entries(RULES, state, acting(state)))
        self.scene.set_marks(Marks(self.picker.offers))
        self.board.picked.connect(self.pick)
        self.board.backed.connect(self.back)
        self.told: list[str] = []
        self.board.told.connect(self.told.append)

    def pick(self, target: str) -> None:
        picker = self.picker.clicked(target)
        if picker is not None:
            self.show(picker)

    def back(self) -> None:
        self.show(self.picker.back())

    def show(self, picker: Picker[Move]) -> None:
        self.picker = picker
        self.scene.set_marks(Marks(picker.offers, picker.chosen))

    def point(self, target: str) -> QPoint:
        spot = self.scene.spot(target)
        assert spot is not None
        return self.board.mapFromScene(spot.area.center())

    def click(self, *targets: str) -> None:
        for target in targets:
            QTest.mouseClick(self.board.viewport(), Qt.MouseButton.LeftButton, pos=self.point(target))

    def drag(self, start: str, end: str) -> None:
        port = self.board.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=self.point(start))
        for point in (self.point(start) + QPoint(20, 20), self.point(end)):
            QTest.mouseMove(port, point)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=self.point(end))

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.board, key)


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
