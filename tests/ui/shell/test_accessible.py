"""I1: the board is a tree of named children for screen readers, and what is asked is announced."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest

from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.conftest import Open
from tests.ui.shell.tables import open_table
from tests.ui.windows import labels, sit

NAME = QAccessible.Text.Name


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """As if a screen reader ran."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def tree(table: Table) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(table.board)


def child(table: Table, target: str) -> QAccessibleInterface:
    spots = [spot.target for spot in table.scene.spots()]
    return tree(table).child(spots.index(target))


@pytest.mark.parametrize("game_id", shown_games())
def test_I1_every_spot_has_a_name_a_role_and_a_place(window: MainWindow, game_id: str) -> None:
    table = open_table(window, game_id)
    board = tree(table)
    assert board.childCount() == len(table.scene.spots()) > 0
    for index, spot in enumerate(table.scene.spots()):
        leaf = board.child(index)
        assert leaf.isValid()
        assert leaf.text(NAME) == spot.name != ""
        assert leaf.role() == QAccessible.Role.Button
        assert board.rect().contains(leaf.rect().center())
        assert board.indexOfChild(leaf) == index
    assert board.child(len(table.scene.spots())) is None


def test_I1_the_child_under_a_point_and_the_one_with_the_focus_are_found(window: MainWindow) -> None:
    table = sit(window, "", "")
    window.activateWindow()
    table.board.setFocus()
    board, soldier = tree(table), child(table, "a1")
    middle = soldier.rect().center()
    assert board.childAt(middle.x(), middle.y()) is soldier
    QTest.keyClick(table.board, Qt.Key.Key_N)
    assert table.board.cursor_target is not None
    assert board.focusChild() is child(table, table.board.cursor_target)
    assert board.focusChild().state().focused


def test_I1_a_press_plays_like_a_click(window: MainWindow) -> None:
    table = sit(window, "", "")
    for target in ("a1", "a4"):
        action = child(table, target).actionInterface()
        assert action.actionNames() == ["Press"]
        action.doAction("Press")
    assert labels(table) == ["a1-a4"]
    assert "soldier" in child(table, "a4").text(NAME).lower()


def test_I1_the_names_follow_the_language(window: MainWindow) -> None:
    table = sit(window, "", "")
    english = child(table, "a1").text(NAME)
    window._house.translators.speak("de")
    QTest.qWait(1)
    assert child(table, "a1").text(NAME) != english


def test_I1_the_children_of_a_cleared_table_are_gone(opened: Open) -> None:
    window = opened()
    for _ in range(30):
        table = sit(window, "", "")
        leaf = child(table, "a1")
        QAccessible.uniqueId(leaf)
        window.go_home()
        sit(window, "", "")
        assert not leaf.isValid()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
    assert tree(sit(window, "", "")).childCount() == 25
