"""Stepping through the moves: one ply is a movement, on and back; all else is a jump."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from princesscourt.ui.kit.theme import Pace
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.table import Table
from tests.ui.shell.conftest import Open
from tests.ui.shell.tables import fresh_picture, open_table, picture, play_any


def play_to(ply: int, table: Table, qtbot: QtBot) -> None:
    """Any moves up to this ply at least, each movement to its end: from the first ply to the start is no jump."""
    rng = Random(3)
    while table.session.cursor.ply < ply:
        play_any(table, rng)
        qtbot.waitUntil(lambda: not table.scene.moving, timeout=20_000)
        QCoreApplication.processEvents()


@pytest.mark.parametrize("game_id", shown_games())
def test_a_step_back_moves_and_ends_in_the_picture_before(opened: Open, qtbot: QtBot, game_id: str) -> None:
    table = open_table(opened(Pace.QUICK), game_id)
    play_to(6, table, qtbot)
    node = table.session.cursor
    table.step(-1)
    assert table.session.cursor is node.parent
    assert table.scene.moving
    qtbot.waitUntil(lambda: not table.scene.moving, timeout=20_000)
    assert picture(table) == fresh_picture(table)


@pytest.mark.parametrize("game_id", shown_games())
def test_a_jump_does_not_move(opened: Open, qtbot: QtBot, game_id: str) -> None:
    table = open_table(opened(Pace.QUICK), game_id)
    play_to(6, table, qtbot)
    table.look_at(table.session.cursor.root())
    assert not table.scene.moving
    assert picture(table) == fresh_picture(table)


@pytest.mark.parametrize("game_id", shown_games())
def test_a_step_back_in_mid_movement_leaves_nothing_behind(opened: Open, qtbot: QtBot, game_id: str) -> None:
    table, rng = open_table(opened(Pace.SLOW), game_id), Random(5)
    for _ in range(4):
        play_any(table, rng)
        table.scene.finish()
    items = len(table.scene.items())
    for by in (-1, 1, -1, -1, 1, 1):
        table.step(by)
    table.scene.finish()
    assert len(table.scene.items()) == items
    assert picture(table) == fresh_picture(table)
