"""A hand-over costs one click or key, the answers above the board one key, and no key lifts a curtain by being held."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from princesscourt.core.handover import Curtain
from princesscourt.games import find
from princesscourt.ui.shell.curtain import FreshButton
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.windows import sit

HIDDEN = tuple(game_id for game_id in shown_games() if find(game_id).rules.hidden)
JING = "princess-jing"


@pytest.fixture
def covered(covered: Table, window: MainWindow, qtbot: QtBot) -> Table:
    """The curtain waits in the active window."""
    window.activateWindow()
    qtbot.waitUntil(lambda: covered.covers.curtain.down and window.isActiveWindow())
    covered.covers.dress(covered.session.screen)
    return covered


def lift(qtbot: QtBot) -> None:
    """Enter, once the button of the curtain has the focus."""
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), FreshButton))
    press()


def press(*, again: bool = False) -> None:
    """Enter on whatever has the focus; `again`: because it is still held."""
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", again)
    there = QApplication.focusWidget()
    assert there is not None
    QCoreApplication.sendEvent(there, key)


def answer(table: Table, qtbot: QtBot, why: str) -> None:
    """Alt+1, once `why` is asked."""
    qtbot.waitUntil(lambda: asked(table) == why and first_button(table))
    QTest.keyClick(table.board, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)


def first_button(table: Table) -> bool:
    """Whether an answer waits above the board."""
    return any(button.isVisible() and button.shortcut() for button in table.ask.findChildren(QPushButton))


def asked(table: Table) -> str:
    return next((ask.why for ask in table.session.match.asks if ask.seat == table.session.acting), "")


def test_enter_lifts_the_curtain_however_often_it_was_dressed_but_not_by_being_held(covered: Table) -> None:
    screen = covered.session.screen
    assert isinstance(screen, Curtain)
    press(again=True)
    assert covered.session.viewer is None
    press()
    assert covered.session.viewer == screen.seat


def test_a_turn_of_princess_jing_is_ended_by_one_key(window: MainWindow, qtbot: QtBot) -> None:
    table = sit(window, "", "", game_id=JING)
    window.activateWindow()
    for _ in (0, 1):
        lift(qtbot)
        answer(table, qtbot, "place")
        answer(table, qtbot, "ready")
    match = table.session.match
    qtbot.waitUntil(lambda: [ask.why for ask in match.asks] == ["move"])
    first = match.asks[0].seat
    for swap in (("c3", "c4"), ("d3", "d4")):
        if asked(table) != "move":
            lift(qtbot)
        qtbot.waitUntil(lambda: asked(table) == "move")
        for target in swap:
            table.board.press(target)
        answer(table, qtbot, "point")
    qtbot.waitUntil(lambda: [node.seat for node in match.live.path()[-4:]] == [first, first, 1 - first, 1 - first])


def test_A13_the_cursor_does_not_stay_on_what_was_chosen_in_secret(window: MainWindow, qtbot: QtBot) -> None:
    """By keys a figure is hidden on b1; whoever comes next finds no mark there, and no pointer either."""
    table = sit(window, "", "", game_id=JING)
    window.activateWindow()
    lift(qtbot)
    qtbot.waitUntil(lambda: asked(table) == "place")
    for target in ("hand/P", "b1", "hand/M", "c1", "hand/H", "d1"):
        spot = table.scene.spot(target)
        assert spot is not None
        table.board._go(spot)
        QTest.keyClick(table.board, Qt.Key.Key_Return)
        QCursor.setPos(table.board.mapToGlobal(table.board.mapFromScene(spot.area.center())))
    places, cursors = [QCursor.pos()], [table.board.cursor_target]
    answer(table, qtbot, "ready")
    lift(qtbot)
    assert table.session.viewer == 1
    assert [*cursors, table.board.cursor_target, table.scene.marks.cursor] == ["d1", None, None]
    assert QCursor.pos() not in places


def test_a_choice_that_was_begun_stays_when_another_seat_plays_meanwhile(window: MainWindow, qtbot: QtBot) -> None:
    """Both hide their figures at the same time: the computer player takes none out of a person's hand."""
    table = sit(window, "", "easy", game_id=JING)
    session = table.session
    qtbot.waitUntil(lambda: asked(table) == "place")
    session.pick("hand/P")
    with qtbot.waitSignal(session.played, timeout=20_000):
        session.go_on()
    assert session.match.live.seat == 1
    assert session.picker.chosen == ("hand/P",)
    assert table.scene.marks.chosen == ("hand/P",)
    session.pick("a1")
    assert session.lens.label(session.match.live) == "Pa1"
