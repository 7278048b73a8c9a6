"""A board without its table: its picture, its spots, the moments of a movement, and somebody's hand at it."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractAnimation, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from princesscourt.core.picker import Picker, picker_for
from princesscourt.core.rules import Rules, TMove, TOptions, TState, TView, Viewer
from princesscourt.ui.kit import steer
from princesscourt.ui.kit.board import BoardScene, Marks
from princesscourt.ui.kit.paint import painting_on
from princesscourt.ui.kit.view import BoardView

TScene = TypeVar("TScene", bound=BoardScene)
LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier


def picture(scene: BoardScene, part: float = 0.25) -> QImage:
    """The scene at a part of its size."""
    size = scene.sceneRect().size() * part
    image = QImage(round(size.width()), round(size.height()), QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    with painting_on(image) as painter:
        scene.render(painter)
    return image


def names(scene: BoardScene) -> list[tuple[str, str]]:
    """(target, name) of all that can be chosen or read."""
    return [(spot.target, spot.name) for spot in scene.spots()]


def offers(rules: Rules[TState, TMove, TView, TOptions], state: TState, viewer: Viewer) -> tuple[str, ...]:
    """The targets that glow for `viewer`; the open table shows what is asked openly."""
    seats = [ask.seat for ask in rules.asks(state) if ask.seat == viewer or (viewer is None and not ask.private)]
    moves = rules.moves(state, seats[0]) if seats and seats[0] >= 0 else ()
    return picker_for(rules, moves).offers


def reached(scene: BoardScene) -> set[str]:
    """The targets to which the arrow keys lead from the first one."""
    spots = scene.spots()
    found, edge = {spots[0].target}, [spots[0]]
    while edge:
        here = edge.pop()
        for way in ("left", "right", "up", "down"):
            there = steer.neighbour(spots, here, way, scene.stray)
            if there is not None and there.target not in found:
                found.add(there.target)
                edge.append(there)
    return found


# -- movements


def to_part(scene: BoardScene, part: float) -> None:
    """The running movement at a part of its time; not quite its end."""
    running = scene._running
    assert isinstance(running, QAbstractAnimation)
    running.setCurrentTime(min(int(running.totalDuration() * part), running.totalDuration() - 1))


def frames(scene: BoardScene, count: int = 12) -> tuple[int, list[QImage]]:
    """How long the running movement takes, and its pictures at equal steps; (0, []) at rest. It is finished then."""
    running = scene._running
    if running is None:
        return 0, []
    length, images = running.totalDuration(), []
    for step in range(count):
        running.setCurrentTime(length * step // count)
        images.append(picture(scene))
    scene.finish()
    return length, images


# -- hands


class Hand(Generic[TScene, TMove]):
    """Somebody at the view of a board who enters a move."""

    def __init__(self, scene: TScene, picker: Picker[TMove], qtbot: QtBot, height: int = 720) -> None:
        self.scene, self.picker = scene, picker
        self.board = BoardView(scene, scene.look)
        qtbot.addWidget(self.board)
        self.board.resize(1120, height)
        self.board.show()
        qtbot.waitExposed(self.board)
        self.show(picker)
        self.board.picked.connect(self.pick)
        self.board.backed.connect(self.back)
        self.told: list[str] = []
        self.board.told.connect(self.told.append)
        self.refused: list[str] = []

    def show(self, picker: Picker[TMove]) -> None:
        """Marks what may come next."""
        self.picker = picker
        self.scene.set_marks(Marks(picker.offers, picker.chosen))

    def pick(self, target: str) -> None:
        picker = self.picker.clicked(target)
        if picker is None:
            self.refused.append(target)
        else:
            self.show(picker)

    def back(self) -> None:
        self.show(self.picker.back())

    def point(self, target: str) -> QPoint:
        """The middle of a target in the view."""
        spot = self.scene.spot(target)
        assert spot is not None
        return self.board.mapFromScene(spot.area.center())

    def click(self, *targets: str) -> None:
        for target in targets:
            QTest.mouseClick(self.board.viewport(), LEFT, pos=self.point(target))

    def drag(self, start: str, goal: str | QPoint) -> None:
        """Press, move and release with the left button; `QTest.mouseMove` would move with no button held."""
        port, here = self.board.viewport(), self.point(start)
        there = self.point(goal) if isinstance(goal, str) else goal
        QTest.mousePress(port, LEFT, pos=here)
        for part in (0.3, 0.7, 1.0):
            where = QPointF(here) + QPointF(there - here) * part
            move = QMouseEvent(QEvent.Type.MouseMove, where, port.mapToGlobal(where), LEFT, LEFT, NO_KEY)
            QApplication.sendEvent(port, move)
        QTest.mouseRelease(port, LEFT, pos=there)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.board, key)
