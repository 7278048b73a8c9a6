"""Movement: storms of input, changes in mid-flight, and what is left of it all (FAULTS C)."""

from __future__ import annotations

import gc
from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from princesscourt.core import chance
from princesscourt.ui.kit.board import BoardScene
from princesscourt.ui.kit.theme import Pace
from princesscourt.ui.kit.view import BoardView
from princesscourt.ui.shell.language import LANGUAGES
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.pictures import same
from tests.ui.shell.conftest import Open
from tests.ui.shell.tables import open_table, play_any
from tests.ui.worlds import settle

LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_N)
ACTIONS = ("take_back", "redo", "first", "last", "previous", "next", "turn_board", "play_on", "line_up", "promote")


def painted(board: BoardView) -> QImage:
    """The board as it is now, without the ring of the keyboard cursor."""
    board.clearFocus()
    return board.grab().toImage()


def kinds(scene: BoardScene) -> Counter[str]:
    return Counter(type(item).__name__ for item in scene.items())


def fresh(window: MainWindow, table: Table) -> BoardScene:
    """A new board that shows what the table should show."""
    house, session, old = window._house, table.session, table.scene
    scene = table.room.scene(house.look, house.sprites)
    scene.names, scene.turned = old.names, old.turned
    scene.turn(old.facing, session.lens.viewer)
    scene.show_view(session.lens.view(session.cursor))
    scene.set_marks(old.marks)
    return scene


def equals_a_fresh_board(window: MainWindow, table: Table) -> None:
    """No item too many, too few or elsewhere."""
    table.scene.hover(None)
    table.scene.touch("")  # closes what somebody opened to read
    other = fresh(window, table)
    board = BoardView(other, window._house.look)
    board.resize(table.board.size())
    counted, pictures = (kinds(table.scene), kinds(other)), (painted(table.board), painted(board))
    board.setScene(None)
    other.close_down()
    assert counted[0] == counted[1]
    assert same(*pictures)


# -- C1


def storm(window: MainWindow, table: Table, inputs: int, rng: Random) -> None:
    """Any input at any place: clicks of all sorts, drags, keys, wheel, sizes, going back and on, other languages."""
    acts = (click, click, click, click, many, drag, drag, key, wheel, act, act, size, speak)
    for number in range(inputs):
        chance.pick(acts, rng)(window, table, rng)
        if rng.random() < 0.2:
            play_any(table, rng)
        if number % 5 == 0:
            QCoreApplication.processEvents()


def place(table: Table, rng: Random) -> QPoint:
    """A point of the board, rather one that is on offer."""
    spots, offers = table.scene.spots(), table.scene.marks.offers
    offered = [spot for spot in spots if spot.target in offers]
    spot = chance.pick(offered if offered and rng.random() < 0.6 else spots, rng)
    return table.board.mapFromScene(spot.area.center())


def click(window: MainWindow, table: Table, rng: Random) -> None:
    QTest.mouseClick(table.board.viewport(), LEFT, NO_KEY, place(table, rng))


def many(window: MainWindow, table: Table, rng: Random) -> None:
    """Double and triple clicks."""
    point = place(table, rng)
    QTest.mouseClick(table.board.viewport(), LEFT, NO_KEY, point)
    QTest.mouseDClick(table.board.viewport(), LEFT, NO_KEY, point)
    if rng.random() < 0.5:
        QTest.mouseClick(table.board.viewport(), LEFT, NO_KEY, point)


def drag(window: MainWindow, table: Table, rng: Random) -> None:
    """From anywhere to anywhere, or let go half-way."""
    port, start, end = table.board.viewport(), place(table, rng), place(table, rng)
    QTest.mousePress(port, LEFT, NO_KEY, start)
    QTest.mouseMove(port, (start + end) / 2)
    QTest.mouseRelease(port, LEFT, NO_KEY, end if rng.random() < 0.7 else (start + end) / 2)


def key(window: MainWindow, table: Table, rng: Random) -> None:
    QTest.keyClick(table.board, chance.pick(KEYS, rng))


def wheel(window: MainWindow, table: Table, rng: Random) -> None:
    point = QPointF(place(table, rng))
    turn, phase = QPoint(0, 120 if rng.random() < 0.5 else -120), Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(point, point, QPoint(), turn, Qt.MouseButton.NoButton, NO_KEY, phase, False)
    QCoreApplication.sendEvent(table.board.viewport(), event)


def act(window: MainWindow, table: Table, rng: Random) -> None:
    table.actions_[chance.pick(ACTIONS, rng)].trigger()


def size(window: MainWindow, table: Table, rng: Random) -> None:
    window.resize(QSize(900 + int(rng.random() * 400), 600 + int(rng.random() * 300)))


def speak(window: MainWindow, table: Table, rng: Random) -> None:
    if rng.random() < 0.2:
        window._house.translators.speak(chance.pick(tuple(LANGUAGES), rng))


@pytest.mark.parametrize("game_id", shown_games())
def test_C1_a_storm_of_input_leaves_what_a_fresh_board_shows(opened: Open, game_id: str) -> None:
    window = opened(Pace.QUICK)
    table = open_table(window, game_id)
    storm(window, table, 60, Random(game_id))
    settle(window)
    equals_a_fresh_board(window, table)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game_id", shown_games())
def test_C1_a_storm_of_two_thousand(opened: Open, game_id: str) -> None:
    window = opened(Pace.QUICK)
    table = open_table(window, game_id)
    for part in range(20):
        storm(window, table, 100, Random(f"{game_id}/{part}"))
        settle(window)
        equals_a_fresh_board(window, table)


# -- C4, C5


def running() -> list[QAbstractAnimation]:
    """Every movement of the process that runs."""
    found = [thing for thing in gc.get_objects() if isinstance(thing, QAbstractAnimation)]
    return [one for one in found if isValid(one) and one.state() == QAbstractAnimation.State.Running]


def switches(window: MainWindow, count: int) -> None:
    """Another game in mid-movement."""
    games, rng = shown_games(), Random("C4")
    for number in range(count):
        table = open_table(window, games[number % len(games)])
        for _ in range(6):
            play_any(table, rng)
            if table.scene.moving:
                break
            QCoreApplication.processEvents()
    window.go_home()
    window._clear_table()
    settle(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert running() == []


def test_C4_games_change_in_mid_movement(opened: Open) -> None:
    switches(opened(Pace.SLOW), 2 * len(shown_games()))


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_C4_two_hundred_changes_in_mid_movement(opened: Open) -> None:
    switches(opened(Pace.SLOW), 200)


@pytest.mark.parametrize("game_id", shown_games())
def test_C5_a_movement_is_held_and_ends(opened: Open, qtbot: QtBot, game_id: str) -> None:
    """A collection of garbage in mid-movement takes nothing away."""
    window = opened(Pace.QUICK)
    table, rng = open_table(window, game_id), Random(game_id)
    for _ in range(20):
        settle(window)
        play_any(table, rng)
        if table.scene.moving:
            break
    assert table.scene.moving
    gc.collect()
    with qtbot.waitSignal(table.scene.settled, timeout=20_000):
        gc.collect()


# -- C7


@pytest.mark.parametrize("game_id", shown_games())
def test_C7_a_movement_lands_where_things_are_after_a_change(opened: Open, game_id: str) -> None:
    """The window gets another size and the board is turned in mid-flight."""
    window = opened(Pace.SLOW)
    table, rng = open_table(window, game_id), Random(game_id)
    for number in range(6):
        play_any(table, rng)
        QCoreApplication.processEvents()
        window.resize(1000 + 40 * number, 700)
        if number % 2:
            table.turn_board()
        QCoreApplication.processEvents()
        settle(window)
        equals_a_fresh_board(window, table)
