"""Windows that close cleanly, each in a folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from princesscourt.core.handover import Curtain
from princesscourt.games import find
from princesscourt.ui.kit.theme import Pace
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.windows import close_window, open_window, sit

Open = Callable[..., MainWindow]
HIDDEN = tuple(game_id for game_id in shown_games() if find(game_id).rules.hidden)


@pytest.fixture
def opened(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Open]:
    """Opens a window on the test's folder (or one below it), at a pace; closes whatever was opened."""
    del qapp
    made: list[MainWindow] = []

    def open_one(pace: Pace = Pace.OFF, folder: str = "", *, resize: bool = True) -> MainWindow:
        place = tmp_path / folder
        place.mkdir(parents=True, exist_ok=True)
        made.append(open_window(monkeypatch, place, pace, resize=resize))
        return made[-1]

    yield open_one
    for window in made:
        close_window(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def window(opened: Open) -> MainWindow:
    """One window, without movement."""
    return opened()


@pytest.fixture(params=HIDDEN)
def covered(request: pytest.FixtureRequest, window: MainWindow, qtbot: QtBot) -> Table:
    """A table with secrets whose curtain waits for somebody."""
    table = sit(window, *[""] * find(request.param).usual_seats, game_id=request.param)
    session = table.session
    while not isinstance(session.screen, Curtain):
        qtbot.waitUntil(lambda: session.acting is not None or isinstance(session.screen, Curtain))
        if session.acting is not None:
            session.choose(session.lens.moves(session.cursor, session.acting)[0])
    qtbot.waitUntil(table.covers.curtain.isVisible)
    return table
