"""The window: builds everything once and hands it down. No logic."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from princesscourt.storage.library import Library
from princesscourt.storage.paths import folders, library_in
from princesscourt.storage.settings import SettingsFile
from princesscourt.ui.kit import style
from princesscourt.ui.kit.sound import Sound, Volume
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.shell.habits import Habits
from princesscourt.ui.shell.house import House
from princesscourt.ui.shell.keeper import Keeper
from princesscourt.ui.shell.language import Translators
from princesscourt.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from princesscourt.core.match import AnyMatch

CACHE_KB = 160_000
"""For pictures of what does not move on a board; Qt's own 10 MB hold not even one ground at 1920 x 1080."""


def make_app(words: Sequence[str] = ()) -> QApplication:
    """Qt's application; `words` may hold options of Qt such as `-platform offscreen`."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication([sys.argv[0], *(word for word in words if word != "--selftest")])
    QPixmapCache.setCacheLimit(CACHE_KB)
    app.setApplicationName("princesscourt")
    app.setDesktopFileName("io.github.princesscourt.PrincessCourt")
    return app


def make_house(app: QApplication) -> House:
    """Everything the pages share, from the folders of this user."""
    where = folders()
    habits = Habits(SettingsFile(where.settings))
    look = habits.new_look()
    style.follow(app, look)
    translators = Translators()
    translators.speak(habits.settings.language)
    keeper = Keeper(Library(library_in(habits.settings.folder, where)))
    return House(look, Sprites(), translators, keeper, habits, Sound(Volume(habits.settings.sound)))


def run(words: Sequence[str], match: Callable[[], AnyMatch] | None = None) -> int:
    """Opens the window, with the record named in `words` or a new `match` if there is one; the exit code."""
    app = make_app(words)
    house = make_house(app)
    window = MainWindow(house)
    if "--selftest" in words:
        from princesscourt.ui.shell.selftest import selftest

        return selftest(window, house)
    window.show_first()
    gc.freeze()  # what is there by now stays: a collection in mid-movement need not look through it again
    if words and not words[0].startswith("-"):
        window.open_file(Path(words[0]))
    if match is not None:
        window.start(match())
    return app.exec()
