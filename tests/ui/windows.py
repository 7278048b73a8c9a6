"""A real window in a folder of its own, and hands that click and press in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from princesscourt.app import make_house
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.rules import Target
from princesscourt.games import find
from princesscourt.storage.paths import HOME
from princesscourt.ui.kit.sound import Volume
from princesscourt.ui.kit.theme import Pace
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow

LEFT = Qt.MouseButton.LeftButton
VALLEY = "kings-valley"


def open_window(
    monkeypatch: pytest.MonkeyPatch, folder: Path, pace: Pace = Pace.OFF, *, resize: bool = True
) -> MainWindow:
    """The window of a user whose files lie in `folder`; without `resize` as large as the program makes it."""
    monkeypatch.setenv(HOME, str(folder))
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    house = make_house(app)
    house.look.choose(pace=pace)
    house.sound.choose(Volume.OFF)
    house.translators.speak("en")
    window = MainWindow(house)
    if resize:
        window.resize(1280, 800)
    window.show_first()
    return window


def close_window(window: MainWindow) -> None:
    """Closes it and leaves no other language behind: translators belong to the whole process."""
    window._house.translators.speak("en")
    window.close()
    window.deleteLater()


def setting(game_id: str, *kinds: str, seed: str = "WINDOW") -> Setting:
    """A setting with rulebook options; each of `kinds` is "" for a person or the level of a computer player."""
    players = tuple(Player("", "bot", kind) if kind else Player("") for kind in kinds)
    return Setting(find(game_id).rules.options_type(), players, seed)


def sit(window: MainWindow, *kinds: str, game_id: str = VALLEY) -> Table:
    """The table of a new match."""
    window.begin(game_id, setting(game_id, *kinds))
    table = window.table
    assert table is not None
    return table


def click(table: Table, target: Target) -> None:
    """A press and a release of the left button on a place of the board."""
    spot = table.scene.spot(target)
    assert spot is not None
    QTest.mouseClick(table.board.viewport(), LEFT, pos=table.board.mapFromScene(spot.area.center()))


def play(table: Table, *moves: str) -> None:
    """Slides of King's Valley by mouse."""
    for move in moves:
        for target in move.split("-"):
            click(table, target)


def match_of(game_id: str, *moves: str) -> AnyMatch:
    """A match between two people with these moves made."""
    rules = find(game_id).rules
    match: AnyMatch = Match(rules, setting(game_id, "", ""))
    for move in moves:
        match.play(match.asks[0].seat, rules.parse(move))
    return match


def labels(table: Table) -> list[str]:
    """The notation of every ply from the start to where the match stands."""
    lens = table.session.lens
    return [lens.label(node) for node in table.session.match.live.path()[1:]]
