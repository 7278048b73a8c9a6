"""The table on the screen: what is shown is what is, however it came about, and clicks and keys spell moves."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from princesscourt.core.chance import pick
from princesscourt.core.events import Event, redact
from princesscourt.core.picker import Picker, picker_for
from princesscourt.core.rules import CHANCE, OPEN, Seat, Viewer
from princesscourt.games.rebel.rules import events as told
from princesscourt.games.rebel.rules.moves import Finish, Move
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.state import State
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui import words
from princesscourt.games.rebel.ui.phrases import RebelPhrases
from princesscourt.games.rebel.ui.scene import RebelScene
from princesscourt.ui.kit import steer
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.paint import painting_on
from princesscourt.ui.kit.room import Names
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look, Pace, Variant
from princesscourt.ui.kit.view import BoardView
from tests.games.rebel.tables import go, table

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay")
SPRITES = Sprites()
PLAIN = ("cinderella", "mulan", "alice", "snow_white")


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    del qtbot
    return Look(Variant.LIGHT, 1.0, Pace.OFF)


def scene_of(look: Look, view: View | None = None, facing: Seat = 0) -> RebelScene:
    scene = RebelScene(look, SPRITES)
    scene.names = NAMES
    if view is not None:
        scene.turn(facing if view.viewer is None or view.viewer < 0 else view.viewer, view.viewer)
        scene.show_view(view)
    return scene


def picture(scene: RebelScene) -> QImage:
    """The scene at a quarter of its size."""
    image = QImage(round(at.WIDTH / 4), round(at.HEIGHT / 4), QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    with painting_on(image) as painter:
        scene.render(painter)
    return image


def names(scene: RebelScene) -> list[tuple[str, str]]:
    return [(spot.target, spot.name) for spot in scene.spots()]


def plies(seed: int, options: Options, seats: int) -> Iterator[tuple[State, Seat, Move, State, tuple[Event, ...]]]:
    """Every ply of a random match that is not cut short: (before, seat, move, after, events)."""
    rng = Random(seed)
    state = RULES.start(options, seats)
    while RULES.asks(state):
        seat = pick(RULES.asks(state), rng).seat
        if seat == CHANCE:
            move = RULES.draw(state, rng)
        else:
            move = pick([move for move in RULES.moves(state, seat) if not isinstance(move, Finish)], rng)
        after, events, _ = RULES.apply(state, seat, move)
        yield state, seat, move, after, events
        state = after


def one_round(card: str, princesses: str = "dealt") -> Options:
    return Options(rounds=1, round_cards=card, princesses=princesses)  # type: ignore[arg-type]


# -- the truth


@pytest.mark.parametrize("viewer", [None, 1, OPEN])
@pytest.mark.parametrize("card", ["wedding_gift", "after_party"])
def test_any_ply_ends_in_what_a_fresh_table_shows(look: Look, viewer: Viewer, card: str) -> None:
    scene = scene_of(look)
    for ply, (before, _, _, after, events) in enumerate(plies(3, one_round(card), 4)):
        if ply == 0:
            scene.turn(1 if viewer == 1 else 0, viewer)
            scene.show_view(RULES.view(before, viewer))
        scene.play(RULES.view(after, viewer), redact(events, viewer))
        if ply % 17 == 0:
            assert picture(scene) == picture(scene_of(look, RULES.view(after, viewer)))


MOVING_CARDS = (
    "late_to_the_ball",
    "crystal_clear",
    "masquerade_ball",
    "musical_chairs",
    "after_party",
    "wedding_gift",
    "haggle_with_the_hag",
    "blind_mans_bluff",
    "prince_always_rings_twice",
)
"""The round cards with movements of their own."""


@pytest.mark.parametrize("card", MOVING_CARDS)
def test_a_movement_ends_in_the_same_picture_wherever_it_is_stopped(look: Look, card: str) -> None:
    """Every kind of event once, stopped in the middle or run to its end; nothing is left over (C4, C5, J1)."""
    look.choose(pace=Pace.QUICK)
    number = MOVING_CARDS.index(card)
    viewer: Viewer = (None, 0, OPEN)[number % 3]
    scene, seen = scene_of(look), set[str]()
    for ply, (before, _, _, after, events) in enumerate(plies(number, one_round(card), 3 + number % 4)):
        if ply == 0:
            scene.turn(0, viewer)
            scene.show_view(RULES.view(before, viewer))
        scene.play(RULES.view(after, viewer), redact(events, viewer))
        kinds = {type(event).__name__ for event in events}
        if scene.moving:
            to_part(scene, (0.5, 1.0)[ply % 2])
        scene.finish()
        if kinds - seen:
            seen |= kinds
            fresh = scene_of(look, RULES.view(after, viewer))
            assert picture(scene) == picture(fresh), kinds
            assert len(scene.items()) == len(fresh.items())
    assert {"CardPlayed", "TrickWon", "RoundScored"} <= seen
    scene.close_down()
    assert scene.items() == []


def to_part(scene: RebelScene, part: float) -> None:
    """The running movement at a part of its time."""
    running = scene._running
    assert isinstance(running, QAbstractAnimation)
    running.setCurrentTime(round(running.totalDuration() * part) - 1)


def test_every_kind_of_event_moves_or_is_known_to_be_still(look: Look) -> None:
    look.choose(pace=Pace.QUICK)
    moved, still = set[str](), set[str]()
    for seed in range(6):
        options = Options(rounds=2, princesses=("dealt", "free")[seed % 2])
        scene = scene_of(look)
        for before, _, _, after, events in plies(seed, options, 3 + seed % 4):
            for event in events:
                name = type(event).__name__
                if name in moved:
                    continue
                scene.show_view(RULES.view(before, OPEN))
                scene.play(RULES.view(after, OPEN), (event,))
                (moved if scene.moving else still).add(name)
                scene.finish()
    assert still - moved <= {"RoundsSet", "MatchEnded", "RoundCut", "TrickWon", "TrickCaptured", "PrincesBroke"}
    assert {"CardsPassed", "HandsDealt", "PrincessesShown", "PowerUsed", "CardPlayed"} <= moved


# -- clicks, keys and drags


class Hand:
    """Somebody at a board view who picks moves of a seat."""

    def __init__(self, look: Look, state: State, seat: Seat, qtbot: QtBot) -> None:
        self.scene = scene_of(look, RULES.view(state, seat))
        self.board = BoardView(self.scene, look)
        qtbot.addWidget(self.board)
        self.board.resize(1120, 720)
        self.board.show()
        qtbot.waitExposed(self.board)
        self.picker: Picker[Move] = picker_for(RULES, RULES.moves(state, seat))
        self.scene.set_marks(Marks(self.picker.offers))
        self.board.picked.connect(self.pick)
        self.board.backed.connect(self.back)
        self.refused: list[str] = []

    def pick(self, target: str) -> None:
        if target not in self.picker.offers:
            self.refused.append(target)
            return
        self.picker = self.picker.pick(target)
        self.scene.set_marks(Marks(self.picker.offers, self.picker.chosen))

    def back(self) -> None:
        self.picker = self.picker.back()
        self.scene.set_marks(Marks(self.picker.offers, self.picker.chosen))

    def point(self, target: str) -> QPoint:
        spot = self.scene.spot(target)
        assert spot is not None
        return self.board.mapFromScene(spot.area.center())

    def click(self, target: str) -> None:
        QTest.mouseClick(self.board.viewport(), Qt.MouseButton.LeftButton, pos=self.point(target))

    def drag(self, target: str, to: QPoint) -> None:
        view, left = self.board.viewport(), Qt.MouseButton.LeftButton
        QTest.mousePress(view, left, pos=self.point(target))
        for part in (0.3, 0.7, 1.0):
            where = QPointF(self.point(target)) + QPointF(to - self.point(target)) * part
            move = QMouseEvent(QEvent.Type.MouseMove, where, view.mapToGlobal(where), left, left, NO_KEY)
            QApplication.sendEvent(view, move)
        QTest.mouseRelease(view, left, pos=to)


NO_KEY = Qt.KeyboardModifier.NoModifier


def following() -> State:
    """Ada led Queen 5; Ben, with two Queens among five cards, is asked."""
    hands = ("Qu5Fa1Fa2Fa3Fa4", "Qu2Qu9Fa7Pe3Pr4", "Pe1Pe2Pe4Pe5Pe6", "Pr1Pr2Pr3Pr5Pr6")
    return go(table(*hands, princesses=PLAIN), "Qu5")


def choosing() -> State:
    """Everybody chooses three cards for the right neighbour."""
    state = RULES.start(Options(rounds=1, round_cards="a", princesses="none", start_player="1"), 4)
    return go(state, f"-1:{RULES.draw(state, Random(7))}")


def test_a_legal_card_is_played_by_a_click(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, following(), 1, qtbot)
    hand.click("hand/Qu9")
    assert str(hand.picker.decided) == "Qu9"


def test_a_card_is_played_by_dragging_it_to_the_table_and_stays_when_let_go_in_the_hand(
    look: Look, qtbot: QtBot
) -> None:
    hand = Hand(look, following(), 1, qtbot)
    hand.drag("hand/Qu9", hand.point("hand/Pe3"))
    assert hand.picker.chosen == ()
    hand.drag("hand/Qu9", hand.board.mapFromScene(QPointF(at.WIDTH / 2, at.OWN_Y)))
    assert str(hand.picker.decided) == "Qu9"


def test_a_double_click_plays_one_card(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, following(), 1, qtbot)
    hand.click("hand/Qu2")
    QTest.mouseDClick(hand.board.viewport(), Qt.MouseButton.LeftButton, pos=hand.point("hand/Qu2"))
    assert str(hand.picker.decided) == "Qu2"
    assert hand.refused == []


def test_legal_cards_stand_up_and_the_others_lie_in_the_shade(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, following(), 1, qtbot)
    raised = {lie.target for lie, item in zip(hand.scene.lies, hand.scene.cards, strict=True) if item.offered}
    dim = {lie.target for lie, item in zip(hand.scene.lies, hand.scene.cards, strict=True) if item.dim}
    assert raised == {"hand/Qu2", "hand/Qu9"}
    assert dim == {"hand/Fa7", "hand/Pe3", "hand/Pr4"}
    resting = {lie.target: lie.pose.y for lie in hand.scene.lies}
    assert all(item.y() < resting[lie.target] for lie, item in zip(hand.scene.lies, hand.scene.cards, strict=True)
               if lie.target in raised)  # fmt: skip


def test_a_card_that_may_not_be_played_says_why(look: Look, qtbot: QtBot) -> None:
    state = following()
    hand = Hand(look, state, 1, qtbot)
    hand.click("hand/Pr4")
    assert hand.refused == ["hand/Pr4"]
    reason = RULES.explain(state, 1, ("hand/Pr4",))
    assert reason is not None
    sentence = RebelPhrases().reason(reason, Names(NAMES, 1))
    assert words.suit(1) in sentence or "Queen" in sentence


def test_cards_are_chosen_and_put_back_by_clicks(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, choosing(), 0, qtbot)
    first, second, third = [offer for offer in hand.picker.offers if offer.startswith("hand/")][:3]
    for target in (first, second, second, second, third):
        hand.click(target)
    assert hand.picker.chosen == (first, second, third)
    assert hand.picker.offers == ("do/confirm",)


def test_a_whole_hand_can_be_chosen_from_by_keys(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, choosing(), 0, qtbot)
    hand.board.setFocus()
    for _ in range(3):
        while hand.board.cursor_target not in hand.picker.offers or hand.board.cursor_target in hand.picker.chosen:
            hand.board.cycle(1)
        QTest.keyClick(hand.board, Qt.Key.Key_Return)
    assert hand.picker.offers == ("do/confirm",)


def test_every_card_lies_under_the_pointer_where_it_is_shown(look: Look) -> None:
    for seats, seed in ((3, 1), (6, 2)):
        for state, *_ in plies(seed, one_round("wedding_gift"), seats):
            viewer = RULES.asks(state)[0].seat
            scene = scene_of(look, RULES.view(state, max(0, viewer)))
            for spot in scene.spots():
                assert scene.target_at(spot.area.center()) == spot.target
            scene.close_down()
            if len(state.tricks) == 2:
                break


def test_every_spot_can_be_reached_by_arrow_keys(look: Look) -> None:
    for seats in (3, 6):
        state = next(s for s, *_ in plies(4, one_round("royal_decree"), seats) if len(s.laid) == 2 and s.tricks)
        spots = scene_of(look, RULES.view(state, RULES.asks(state)[0].seat)).spots()
        reached, edge = {spots[0].target}, [spots[0]]
        while edge:
            here = edge.pop()
            for way in steer.WAYS:
                there = steer.neighbour(spots, here, way, RebelScene.stray)
                if there is not None and there.target not in reached:
                    reached.add(there.target)
                    edge.append(there)
        assert {spot.target for spot in spots} == reached


def test_the_last_trick_is_shown_on_demand_and_put_away_again(look: Look, qtbot: QtBot) -> None:
    state = next(s for s, *_ in plies(4, one_round("royal_decree"), 4) if s.tricks and not s.laid)
    hand = Hand(look, state, RULES.asks(state)[0].seat, qtbot)
    plain = picture(hand.scene)
    hand.click("last")
    assert sum(lie.zone == "last" for lie in hand.scene.lies) == 4
    assert picture(hand.scene) != plain
    hand.click("last")
    assert picture(hand.scene) == plain


def test_the_round_card_and_a_princess_can_be_read_large(look: Look, qtbot: QtBot) -> None:
    hand = Hand(look, following(), 1, qtbot)
    for target, said in (("round", words.round_rule("once_upon_a_time")), ("seat/2", words.power("alice"))):
        hand.click(target)
        page = hand.scene.spot("page")
        assert page is not None
        assert said in page.name
        hand.click("page")
        assert hand.scene.spot("page") is None
    assert hand.refused == []


def test_the_round_card_says_its_rule_and_an_example_to_screen_readers(look: Look) -> None:
    for card in ROUND_CARDS:
        state = next(s for s, *_ in plies(1, one_round(card), 3) if s.hands[0])
        spot = scene_of(look, RULES.view(state, 0)).spot("round")
        assert spot is not None
        for text in (words.round_card(card), words.round_rule(card), words.round_example(card)):
            assert text in spot.name


# -- the finished trick


def test_a_finished_trick_stays_until_it_was_seen(look: Look, qtbot: QtBot) -> None:
    """Also where nothing else moves; a click ends the rest, and a second one skips what follows (C2)."""
    hands = ("Qu5Fa1", "Qu2Fa7", "Pe1Pe2", "Pr1Pr2")
    state = go(table(*hands), "Qu5", "Qu2", "Pe1")
    after, events, _ = RULES.apply(state, 3, RULES.parse("Pr1"))
    for pace, stay in ((Pace.OFF, 2.0), (Pace.QUICK, math.inf)):
        look.choose(pace=pace, stay=stay)
        hand = Hand(look, state, 3, qtbot)
        hand.scene.set_marks(Marks())
        hand.scene.play(RULES.view(after, 3), redact(events, 3))
        qtbot.waitUntil(partial(rests, hand.scene))
        empty = hand.board.mapFromScene(QPointF(at.WIDTH / 2, 225))
        QTest.mouseClick(hand.board.viewport(), Qt.MouseButton.LeftButton, pos=empty)
        assert not rests(hand.scene)
        QTest.mouseClick(hand.board.viewport(), Qt.MouseButton.LeftButton, pos=empty)
        assert not hand.scene.moving
        assert hand.scene.view == RULES.view(after, 3)


def rests(scene: RebelScene) -> bool:
    return scene.moving and scene.resting


def test_no_rest_is_kept_where_none_is_wanted(look: Look) -> None:
    state = go(table("Qu5Fa1", "Qu2Fa7", "Pe1Pe2", "Pr1Pr2"), "Qu5", "Qu2", "Pe1")
    after, events, _ = RULES.apply(state, 3, RULES.parse("Pr1"))
    scene = scene_of(look, RULES.view(state, 3))
    scene.play(RULES.view(after, 3), redact(events, 3))
    assert not scene.moving


def test_C2_the_collection_of_a_round_of_six_does_not_hold_up_the_window(look: Look, qtbot: QtBot) -> None:
    """Slowest pace: a frame in the middle of it is short, and a click skips to the end."""
    look.choose(pace=Pace.SLOW)
    last = next(ply for ply in plies(3, Options(rounds=2, round_cards="a,f"), 6) if is_scored(ply[4]))
    before, _, _, after, events = last
    hand = Hand(look, before, RULES.asks(before)[0].seat, qtbot)
    began = time.perf_counter()
    hand.scene.play(RULES.view(after, 0), redact(events, 0))
    running = hand.scene._running
    assert running is not None
    assert time.perf_counter() - began < 0.5
    frames = []
    for part in range(20):
        began = time.perf_counter()
        running.setCurrentTime(running.totalDuration() * part // 20)
        QApplication.processEvents()
        frames.append(time.perf_counter() - began)
    assert sorted(frames)[10] < 0.05
    hand.scene.set_marks(Marks())
    QTest.mouseClick(hand.board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(560, 200))
    assert not hand.scene.moving


def is_scored(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, told.RoundScored) for event in events)
