"""Keys: no two things share one, in any language, and everything can be reached (FAULTS G12, I7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMenu, QTextBrowser, QWidget

from princesscourt.ui.shell.language import LANGUAGES
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.tables import open_table
from tests.ui.windows import play, sit
from tests.ui.worlds import settle


def actions(window: MainWindow) -> list[QAction]:
    return [action for action in window.findChildren(QAction) if not action.isSeparator()]


def keys(window: MainWindow) -> Counter[str]:
    """Every shortcut that is in force, with how many have it. Those of texts come last."""
    found = [key.toString() for action in actions(window) for key in action.shortcuts()]
    marked = [QKeySequence.mnemonic(button.text()).toString() for button in window.findChildren(QAbstractButton)]
    bar = [QKeySequence.mnemonic(action.text()).toString() for action in window.menuBar().actions()]
    return Counter(key for key in (*found, *marked, *bar) if key)


def menus(window: MainWindow) -> Iterator[QMenu]:
    for menu in window.findChildren(QMenu):
        if menu.actions():
            yield menu


@pytest.mark.parametrize("game_id", shown_games())
def test_G12_no_key_has_two_meanings(window: MainWindow, game_id: str) -> None:
    open_table(window, game_id)
    for language in LANGUAGES:
        window._house.translators.speak(language)
        QCoreApplication.processEvents()
        assert {key: count for key, count in keys(window).items() if count > 1} == {}, language
        for menu in menus(window):
            letters = Counter(QKeySequence.mnemonic(action.text()).toString() for action in menu.actions())
            del letters[""]
            assert {letter: count for letter, count in letters.items() if count > 1} == {}, (language, menu.title())


def test_G12_every_action_of_a_table_is_in_a_menu(window: MainWindow) -> None:
    table = sit(window, "", "")
    listed = {action for menu in menus(window) for action in menu.actions()}
    assert [action.text() for action in table.actions_.all() if action not in listed] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_G11_no_action_leaves_its_place_to_guessing_from_words(window: MainWindow, language: str) -> None:
    """macOS moves menu items whose role is guessed from their text."""
    sit(window, "", "")
    window._house.translators.speak(language)
    QCoreApplication.processEvents()
    listed = [action for menu in menus(window) for action in menu.actions() if not action.isSeparator()]
    guessed = [action.text() for action in listed if action.menuRole() == QAction.MenuRole.TextHeuristicRole]
    assert guessed == []


def press(widget: QWidget, key: Qt.Key, mods: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, mods)
    QCoreApplication.processEvents()


def test_I7_keys_work_in_the_rules_before_and_after_a_click(window: MainWindow) -> None:
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    table = sit(window, "", "")
    play(table, "a1-a4")
    page = next(browser for browser in table.findChildren(QTextBrowser) if len(browser.toPlainText()) > 500)
    tabs = [table.tabs.widget(i) for i in range(table.tabs.count())]
    table.tabs.setCurrentIndex(next(i for i, tab in enumerate(tabs) if tab is not None and tab.isAncestorOf(page)))
    settle(window)
    page.setFocus()
    bar = page.verticalScrollBar()
    for _ in range(2):
        bar.setValue(0)
        press(page, Qt.Key.Key_PageDown)
        assert bar.value() > 0
        press(page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
        assert table.session.cursor.ply == 0
        press(page, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
        assert table.session.cursor.ply == 1
        page.setFocus()
        QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton)
    press(page, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    assert table.board.hasFocus()
