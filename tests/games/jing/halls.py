"""The hall of screens in a test: scenes, their pictures, and matches as one viewer sees them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from princesscourt.core.events import Event, redact
from princesscourt.core.picker import Picker, picker_for
from princesscourt.core.rules import Seat, Viewer
from princesscourt.games.jing.rules.moves import Move
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import State
from princesscourt.games.jing.rules.view import View
from princesscourt.games.jing.ui import geometry as at
from princesscourt.games.jing.ui.scene import JingScene
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.paint import painting_on
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.view import BoardView
from tests.games.jing.plays import lively

EXPERT = Options(mode="expert")
SPRITES = Sprites()
"""Drawings rendered once for all tests."""


def hall(look: Look, view: View, facing: Seat | None = None) -> JingScene:
    """The hall as the viewer of this view has it, or from the side of `facing`."""
    scene = JingScene(look, SPRITES)
    scene.turn(side_of(view) if facing is None else facing, view.viewer)
    scene.show_view(view)
    return scene


def side_of(view: View) -> Seat:
    return view.viewer if view.viewer in (0, 1) else 0


def picture(scene: JingScene, part: float = 0.25) -> QImage:
    """The scene at a part of its size."""
    image = QImage(round(at.WIDTH * part), round(at.HEIGHT * part), QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    with painting_on(image) as painter:
        scene.render(painter)
    return image


def names(scene: JingScene) -> list[tuple[str, str]]:
    return [(spot.target, spot.name) for spot in scene.spots()]


def offers(state: State, viewer: Viewer) -> tuple[str, ...]:
    """The targets that glow for `viewer`."""
    asked = any(ask.seat == viewer for ask in RULES.asks(state))
    moves = RULES.moves(state, viewer) if asked and viewer is not None else ()
    return picker_for(RULES, moves).offers


def plies(options: Options, seed: int, most: int) -> Iterator[tuple[State, State, Seat, tuple[Event, ...]]]:
    """(state before, state after, seat, events) of a random match."""
    for state, seat, move in lively(options, seed, most):
        after, events, _ = RULES.apply(state, seat, move)
        yield state, after, seat, events


def ply(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """The state after this move of whoever is asked, with its events."""
    (ask,) = RULES.asks(state)
    after, events, _ = RULES.apply(state, ask.seat, RULES.parse(text))
    return after, events


def play(scene: JingScene, after: State, events: Sequence[Event], viewer: Viewer) -> None:
    """Moves the hall on as the table would."""
    scene.play(RULES.view(after, viewer), redact(tuple(events), viewer))


def frames(scene: JingScene, count: int = 12) -> tuple[int, list[QImage]]:
    """How long the running movement takes, and its pictures at equal steps; (0, []) at rest."""
    running = scene._running
    if running is None:
        return 0, []
    length, images = running.totalDuration(), []
    for step in range(count):
        running.setCurrentTime(length * step // count)
        images.append(picture(scene))
    scene.finish()
    return length, images


def guessed(state: State, viewer: Viewer, seed: int) -> State:
    """Another world in which `viewer` sees the same."""
    return RULES.guess(RULES.view(state, viewer), Random(seed))


class Hand:
    """Somebody at a board view who picks moves of a seat."""

    def __init__(self, look: Look, state: State, seat: Seat, qtbot: QtBot) -> None:
        self.scene = hall(look, RULES.view(state, seat))
        self.board = BoardView(self.scene, look)
        qtbot.addWidget(self.board)
        self.board.resize(1120, 760)
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
        self._mark()

    def back(self) -> None:
        self.picker = self.picker.back()
        self._mark()

    def _mark(self) -> None:
        self.scene.set_marks(Marks(self.picker.offers, self.picker.chosen))

    def point(self, target: str) -> QPoint:
        spot = self.scene.spot(target)
        assert spot is not None
        return self.board.mapFromScene(spot.area.center())

    def click(self, target: str) -> None:
        QTest.mouseClick(self.board.viewport(), Qt.MouseButton.LeftButton, pos=self.point(target))

    def drag(self, start: str, goal: str) -> None:
        """Press, move and release with the left button."""
        place, left = self.board.viewport(), Qt.MouseButton.LeftButton
        QTest.mousePress(place, left, pos=self.point(start))
        QTest.mouseMove(place, self.point(goal))
        QTest.mouseRelease(place, left, pos=self.point(goal))
