"""Leaving: the window, full screen, a comment just written (FAULTS D2, E10, H6, H8, H9)."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit, QWidget

from princesscourt.storage.library import Library
from princesscourt.storage.paths import folders
from princesscourt.ui.kit.theme import Variant
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.conftest import Open
from tests.ui.shell.tables import open_table
from tests.ui.windows import play, sit
from tests.ui.worlds import settle

PATIENCE = 2.0
"""Seconds that closing may take."""


def open_tab(table: Table, icon: str) -> None:
    """Opens the tab of the panel with this icon."""
    panel = next(panel for panel in table.extra if panel.icon == icon)
    table.tabs.setCurrentWidget(panel.widget)
    QCoreApplication.processEvents()


def test_D2_quitting_while_the_truth_meter_works_and_a_dialog_is_open(window: MainWindow) -> None:
    table = sit(window, "", "")
    play(table, "a1-a4")
    open_tab(table, "truth")
    window.about()
    begun = time.monotonic()
    window.close()
    assert time.monotonic() - begun < PATIENCE
    library = Library(folders().library)
    assert [row.plies for row in library.rows()] == [1]
    library.close()


def test_D2_quitting_while_a_hint_is_looked_for(window: MainWindow) -> None:
    table = sit(window, "", "")
    table.actions_["hint"].trigger()
    begun = time.monotonic()
    window.close()
    assert time.monotonic() - begun < PATIENCE


def test_E10_a_comment_alone_is_kept_without_a_question(opened: Open, tmp_path: Path) -> None:
    window = opened()
    table = sit(window, "", "")
    play(table, "a1-a4")
    table.moves.findChildren(QPlainTextEdit)[0].setPlainText("too bold")
    window.close()
    assert not [box for box in QApplication.topLevelWidgets() if isinstance(box, QDialog) and box.isVisible()]
    again = opened()
    again.resume()
    assert again.table is not None
    assert again.table.session.match.live.comment == "too bold"


def test_H8_full_screen_is_left_in_every_way(window: MainWindow) -> None:
    full = window.menus.full
    full.trigger()
    assert window.isFullScreen()
    full.trigger()
    assert not window.isFullScreen()
    full.trigger()
    window.showNormal()  # as the window manager does it
    full.trigger()
    assert window.isFullScreen()
    window.showMaximized()
    assert not window.isFullScreen()


def test_H6_where_the_window_stood_is_left_to_the_desktop(opened: Open) -> None:
    """A position that is restored makes menus drift on Wayland; a size does not."""
    window = opened()
    window.resize(1111, 777)
    window.move(333, 222)
    window.close()
    again = opened()
    assert again.pos() != QPoint(333, 222)


@pytest.mark.parametrize("page", ["home", "table"])
def test_H9_nothing_is_drawn_by_the_graphics_card(window: MainWindow, page: str) -> None:
    if page == "table":
        sit(window, "", "")
    QTest.qWait(0)
    drawn = {str(widget.metaObject().className()) for widget in window.findChildren(QWidget)}
    assert not [name for name in drawn if "OpenGL" in name or "Quick" in name]


@pytest.mark.parametrize("game_id", shown_games())
def test_a_table_that_is_gone_is_not_dressed_anew(opened: Open, game_id: str) -> None:
    """Another theme, size of text and language after its match was put away: no part of it may still listen."""
    window = opened()
    held = [open_table(window, game_id).extra, open_table(window, game_id).extra]
    window._clear_table()
    settle(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window._house.look.choose(variant=Variant.CONTRAST, scale=1.5)
    window._house.translators.speak("fr")
    settle(window)
    assert len(held) == 2
