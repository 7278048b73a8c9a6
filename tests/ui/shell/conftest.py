"""Windows that close cleanly, each in a folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from princesscourt.ui.kit.theme import Pace
from princesscourt.ui.shell.window import MainWindow
from tests.ui.windows import close_window, open_window

Open = Callable[..., MainWindow]


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
