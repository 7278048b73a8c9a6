"""The table of Rebel Princess for the tests: scenes, pictures, plies of random matches, and a hand that clicks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from princesscourt.core.chance import pick
from princesscourt.core.events import Event
from princesscourt.core.picker import Picker, picker_for
from princesscourt.core.rules import CHANCE, Seat
from princesscourt.games.rebel.rules.moves import Finish, Move
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.state import State
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui.scene import RebelScene
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.paint import painting_on
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.view import BoardView

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay")
SPRITES = Sprites()
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


NO_KEY = Qt.KeyboardModifier.NoModifier


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
