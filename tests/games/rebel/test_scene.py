"""The table on the screen: what is shown is what is, however it came about."""

from __future__ import annotations

import math
import time
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from princesscourt.core.events import Event, redact
from princesscourt.core.rules import OPEN, Viewer
from princesscourt.games.rebel.rules import events as told
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui.scene import RebelScene
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.theme import Look, Pace
from tests.games.rebel.screens import MOVING_CARDS, Hand, one_round, plies, scene_of
from tests.games.rebel.tables import go, table
from tests.ui.boards import picture, to_part

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
