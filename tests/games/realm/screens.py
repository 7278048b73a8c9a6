"""A board on the screen, somebody's hand at it, and matches to show there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import TypeAlias

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from princesscourt.core.events import Event
from princesscourt.core.picker import Picker, entries, picker_for
from princesscourt.core.rules import CHANCE
from princesscourt.games.realm.rules.moves import Move
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.state import State
from princesscourt.games.realm.ui import geometry as at
from princesscourt.games.realm.ui.scene import RealmScene
from princesscourt.ui.kit.board import Marks
from princesscourt.ui.kit.paint import painting_on
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.view import BoardView
from tests.games.realm.places import RULES, acting, opening, side
from tests.games.realm.test_game import GAME

Plies: TypeAlias = Iterator[tuple[State, State, tuple[Event, ...]]]
"""(before, after, events)."""
SPRITES = Sprites()
BEFORE_BATTLE = (side("C1", "B2 D2"), side("C5", "", "", "C3"))
"""One Prince attacks the city on C3 with 3 against 5, both together with 6."""


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


def plies(seed: int, most: int = 60, **options: str) -> Plies:
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


def shown(state: State, texts: Iterable[str]) -> Plies:
    """(before, after, events) of these actions."""
    for text in texts:
        then, events, _ = RULES.apply(state, acting(state), RULES.parse(text))
        yield state, then, events
        state = then


def many_plies() -> Iterator[Plies]:
    yield shown(opening(), [text for _, text, _ in GAME])
    yield plies(1, 20, map="draft")
    yield plies(2, 90, captured_city="captured", tie="both_lost")
    yield plies(3, 30, map="random")


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
