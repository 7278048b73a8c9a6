"""I2: the house without a mouse, in three languages; where the focus is can always be seen."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget

from princesscourt.core.handover import Curtain, Question
from princesscourt.ui.shell.askline import DO
from princesscourt.ui.shell.language import LANGUAGES
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.conftest import Open
from tests.ui.windows import labels, sit
from tests.ui.worlds import settle

Key = Qt.Key


def focus() -> QWidget:
    """What has the focus; it is seen and can be used."""
    widget = QApplication.focusWidget()
    assert widget is not None, "the focus is lost"
    assert widget.isVisible()
    assert widget.isEnabled()
    return widget


def press(key: Key, mods: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(focus(), key, mods)
    QCoreApplication.processEvents()


def from_home_to_the_table(window: MainWindow, game_id: str) -> Table:
    """Arrow keys to the game, the second seat to a person, Enter."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    settle(window)
    press(Key.Key_Home)
    for _ in range(shown_games().index(game_id)):
        press(Key.Key_Right)
    press(Key.Key_Return)
    settle(window)
    assert isinstance(focus(), QPushButton)
    page = window.pages.currentWidget()
    assert page is not None
    for box in page.findChildren(QComboBox):
        if box.isVisible() and box.itemData(0) is None:
            box.setFocus(Qt.FocusReason.TabFocusReason)
            press(Key.Key_Home)
    primary = [b for b in page.findChildren(QPushButton) if b.property("role") == "primary"]
    primary[0].setFocus(Qt.FocusReason.TabFocusReason)
    press(Key.Key_Return)
    settle(window)
    assert window.table is not None
    return window.table


def move_by_keys(window: MainWindow, table: Table, rng: Random) -> None:
    """One choice: lift the curtain, press an answer, or go to what is on offer and press Enter."""
    session = table.session
    if isinstance(session.screen, Curtain | Question):
        press(Key.Key_Return)
    elif session.acting is not None:
        buttons = [b for b in table.ask.findChildren(QPushButton) if b.isVisible() and b.isEnabled()]
        answers = [b for b in buttons if b.objectName().startswith(DO)]
        on_board = [target for target in session.picker.offers if not target.startswith(DO)]
        if answers and (not on_board or rng.random() < 0.4):
            answers[int(rng.random() * len(answers))].setFocus(Qt.FocusReason.TabFocusReason)
            press(Key.Key_Space)
        elif on_board:
            press(Key.Key_B, Qt.KeyboardModifier.ControlModifier)
            for _ in range(1 + int(rng.random() * min(6, len(on_board)))):
                press(Key.Key_N)
            press(Key.Key_Return)
        elif session.picker.complete is not None:
            session.confirm()
    settle(window)


def walk_to(table: Table, target: str) -> None:
    """Arrow keys from where the cursor is to a square of King's Valley."""
    for _ in range(40):
        here = table.board.cursor_target
        if here == target:
            return
        if here is None:
            press(Key.Key_Up)
        elif here[0] != target[0]:
            press(Key.Key_Right if (here[0] < target[0]) != bool(table.scene.facing) else Key.Key_Left)
        else:
            press(Key.Key_Up if (here[1] < target[1]) != bool(table.scene.facing) else Key.Key_Down)
    raise AssertionError(f"{target} cannot be reached")


@pytest.mark.parametrize("language", LANGUAGES)
def test_I2_a_whole_match_from_home_to_result_by_keys(opened: Open, language: str) -> None:
    window = opened()
    window._house.translators.speak(language)
    table = from_home_to_the_table(window, "kings-valley")
    for move in ("a1-a4", "a5-d2", "a4-c2", "c5-c3"):
        for target in move.split("-"):
            walk_to(table, target)
            press(Key.Key_Return)
            settle(window)
    assert labels(table)[-1].startswith("Kc5-c3")
    assert table.covers.result.isVisible()
    press(Key.Key_Return)
    settle(window)
    assert window.table is not None
    assert window.table.session.match.live.ply == 0, "Enter on the result begins another match"


@pytest.mark.parametrize("game_id", shown_games())
def test_I2_every_game_is_played_by_keys(opened: Open, game_id: str) -> None:
    window = opened()
    table, rng = from_home_to_the_table(window, game_id), Random(game_id)
    start = table.session.match.live.ply
    for _ in range(40):
        if table.session.match.live.ply >= start + 5 or table.session.match.result is not None:
            break
        move_by_keys(window, table, rng)
        focus()
    assert table.session.match.live.ply >= start + 3


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_I2_enter_and_space_press_the_button_with_the_focus(opened: Open, key: Key) -> None:
    window = opened()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.open_page("settings")
    settle(window)
    page = window.pages.currentWidget()
    assert page is not None
    page.findChildren(QPushButton)[-1].setFocus()
    press(key)
    settle(window)
    assert window.pages.currentWidget() is window.home


def shot(window: MainWindow) -> QImage:
    return window.grab().toImage()


@pytest.mark.parametrize("page", ["home", "library", "settings", "new match", "table"])
def test_I2_the_focus_is_seen_on_every_stop(opened: Open, page: str) -> None:
    """Each press of the tab key changes the picture, and after one round the focus is where it began."""
    window = opened()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    if page in ("table", "library"):
        sit(window, "", "")
    if page in ("library", "settings"):
        window.open_page(page)
    elif page == "new match":
        window.new_match("kings-valley")
    settle(window)
    first, stops = focus(), 0
    for _ in range(60):
        before = shot(window)
        press(Key.Key_Tab)
        stops += 1
        assert shot(window) != before, f"the focus on {focus()} cannot be seen"
        if focus() is first:
            break
    assert stops >= 3
    assert focus() is first
