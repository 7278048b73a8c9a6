"""What if beside what was: the second board tells of the match's own line what the first could tell, and no more."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from princesscourt.core.match import AnyMatch, AnyNode, Match
from princesscourt.games import find
from princesscourt.lab.run import plies
from princesscourt.ui.shell.language import LANGUAGES
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.what_if import what_was
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.tables import open_table, play_any
from tests.ui.windows import VALLEY, setting
from tests.ui.worlds import settle


def varied(window: MainWindow, game_id: str, deep: int = 1) -> Table:
    """An open table after some plies, with a variation some plies before looked at."""
    table, rng = open_table(window, game_id), Random(game_id)
    for _ in range(9):
        play_any(table, rng)
        settle(window)
    live = table.session.match.live
    table.step(-1)
    while not others(table) or table.session.cursor.ply > live.ply - 3:
        table.step(-1)
    for _ in range(deep):
        other(table)
        settle(window)
    assert not table.session.cursor.is_above(live)
    return table


def others(table: Table) -> list[Hashable]:
    """The moves that were not made here yet."""
    session = table.session
    made = {child.move for child in session.cursor.children}
    moves = () if session.acting is None else session.lens.moves(session.cursor, session.acting)
    return [move for move in moves if move not in made]


def other(table: Table) -> None:
    """Makes one of them."""
    table.session.choose(others(table)[0])


def shown(table: Table) -> bool:
    """Whether the second board is there."""
    return table.beside.scene is not None and table.beside.title_was.isVisible()


@pytest.mark.parametrize("game_id", shown_games())
def test_the_second_board_shows_the_match_at_the_same_ply(window: MainWindow, game_id: str) -> None:
    table = varied(window, game_id)
    session = table.session
    assert not shown(table)
    table.actions_["compare"].trigger()
    settle(window)
    was = session.match.live.path()[session.cursor.ply]
    assert shown(table)
    assert table.beside.scene is not None
    assert table.beside.scene.view == session.lens.view(was)
    assert table.scene.view == session.lens.view(session.cursor)
    assert table.beside.title_was.said.endswith(session.lens.label(was))


def test_it_goes_on_the_line_of_the_match_and_comes_back_beside_it(window: MainWindow) -> None:
    table = varied(window, VALLEY)
    variation = table.session.cursor
    table.actions_["compare"].trigger()
    table.look_at(table.session.match.live)
    assert not shown(table)
    assert not table.beside.title_if.isVisible()
    assert not table.actions_["compare"].isEnabled()
    table.look_at(variation)
    assert shown(table)
    table.actions_["compare"].trigger()
    assert not shown(table)


def test_a_longer_variation_is_compared_with_the_end(window: MainWindow) -> None:
    table = varied(window, VALLEY, deep=6)
    session = table.session
    assert session.cursor.ply > session.match.live.ply
    assert what_was(session) is session.match.live


def test_both_boards_are_turned_together(window: MainWindow) -> None:
    table = varied(window, VALLEY)
    table.actions_["compare"].trigger()
    before = table.scene.facing
    table.actions_["turn_board"].trigger()
    assert table.beside.scene is not None
    assert table.beside.scene.facing == table.scene.facing != before


def test_a_key_switches_it(window: MainWindow) -> None:
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    table = varied(window, VALLEY)
    table.board.setFocus()
    QTest.keyClick(table.board, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert shown(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_boards_fit_a_small_window_at_the_largest_text(window: MainWindow, language: str) -> None:
    table = varied(window, VALLEY)
    table.actions_["compare"].trigger()
    window._house.translators.speak(language)
    window._house.look.choose(scale=2.0)
    window.resize(1280, 720)
    settle(window)
    assert (window.width(), window.height()) == (1280, 720)
    assert table.board.height() >= 240
    for title in (table.beside.title_if, table.beside.title_was):
        assert title.said.split(",")[0]
        assert all(label.height() >= label.heightForWidth(label.width()) for label in title.labels)


# -- secrets


def ended(window: MainWindow) -> Table:
    """Princess Jing between two people, played to its end by computer players."""
    game = find("princess-jing")
    playing: AnyMatch = Match(game.rules, setting(game.id, "easy", "easy"))
    match: AnyMatch = Match(game.rules, setting(game.id, "", ""))
    for node in plies(game, playing, Random(1), lambda level: level.counted()):
        assert node.move is not None
        if node.seat < 0:
            match.draw()
        else:
            match.play(node.seat, node.move)
    window.open_kept(window._house.keeper.begin(match))
    assert window.table is not None
    settle(window)
    window.table.covers.result.hide()
    return window.table


def variation(table: Table) -> AnyNode:
    """A variation in the middle of the match, now looked at with the match beside it."""
    table.look_at(table.session.match.root.line()[14])
    other(table)
    table.actions_["compare"].trigger()
    QCoreApplication.processEvents()
    return table.session.cursor


def test_through_the_eyes_of_a_seat_both_boards_hide_the_same(window: MainWindow) -> None:
    table = ended(window)
    variation(table)
    table.session.look_as(1)
    was = what_was(table.session)
    assert was is not None
    assert table.beside.scene is not None
    assert table.beside.scene.viewer == 1
    assert table.beside.scene.view == table.session.match.rules.view(was.state, 1)


def test_a_match_that_goes_on_in_secret_has_no_second_board(window: MainWindow) -> None:
    table = ended(window)
    node = variation(table)
    assert shown(table)
    table.actions_["play_on"].trigger()
    settle(window)
    assert table.session.match.secretive
    for other_node in (node, table.session.match.root.line()[20]):
        table.look_at(other_node)
        assert what_was(table.session) is None
        assert not shown(table)
    assert not table.actions_["compare"].isEnabled()
