"""A line that the truth meter proves can be kept; the match itself stays where it stands, and nothing is lost."""

from __future__ import annotations

from collections.abc import Hashable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from princesscourt.core.match import AnyMatch, AnyNode, Match
from princesscourt.core.rules import Reason
from princesscourt.games import find
from princesscourt.games.valley.rules.position import study
from princesscourt.games.valley.ui.truth_panel import TruthPanel
from princesscourt.ui.kit.room import KeepsLines
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.tables import path
from tests.ui.windows import VALLEY, play, setting, sit
from tests.ui.worlds import settle

LEFT = Qt.MouseButton.LeftButton
SOON = "1s2s/5/3SS/s1ks1/S1KS1 L"


def slides(*moves: str) -> list[Hashable]:
    return [find(VALLEY).rules.parse(move) for move in moves]


def lines(root: AnyNode) -> set[tuple[str, ...]]:
    return {tuple(path(node)) for node in root.walk() if not node.children}


@pytest.fixture
def table(window: MainWindow) -> Table:
    """Two people after one ply of King's Valley."""
    made = sit(window, "", "")
    play(made, "a1-a4")
    settle(window)
    return made


def test_the_truth_meters_line_comes_among_the_moves(window: MainWindow, qtbot: QtBot) -> None:
    rules = find(VALLEY).rules
    state = study(SOON, soldiers=4)
    match: AnyMatch = Match(rules, setting(VALLEY, "", ""), state)
    window.open_kept(window._house.keeper.begin(match))
    table = window.table
    assert table is not None
    panel = next(panel for panel in table.extra if isinstance(panel, TruthPanel))
    assert isinstance(panel, KeepsLines)
    table.tabs.setCurrentIndex(2 + table.extra.index(panel))
    qtbot.waitUntil(panel.keeps.isVisible, timeout=60_000)
    session = table.session
    live, cursor = session.match.live, session.cursor
    QTest.mouseClick(panel.keeps, LEFT)
    assert (session.match.live, session.cursor) == (live, cursor)
    assert [len(line) for line in lines(session.match.root)] == [3]
    assert not panel.keeps.isEnabled()
    window.go_home()
    window.resume()
    assert window.table is not None
    assert [len(line) for line in lines(window.table.session.match.root)] == [3]


def test_the_same_line_again_changes_nothing(table: Table) -> None:
    session = table.session
    table.lines.keep(session.cursor, slides("a5-d2", "b1-b4"))
    nodes = list(session.match.root.walk())
    table.lines.keep(session.cursor, slides("a5-d2", "b1-b4"))
    assert list(session.match.root.walk()) == nodes


def test_what_is_played_goes_before_what_was_only_kept(table: Table) -> None:
    session = table.session
    table.lines.keep(session.cursor, slides("a5-d2", "b1-b4"))
    play(table, "b5-b2")
    live = session.match.live
    assert path(live) == ["a1-a4", "b5-b2"]
    assert live.on_main_line()
    assert lines(session.match.root) == {("a1-a4", "b5-b2"), ("a1-a4", "a5-d2", "b1-b4")}


def test_a_kept_line_that_is_played_is_the_match(table: Table) -> None:
    table.lines.keep(table.session.cursor, slides("a5-d2", "b1-b4"))
    play(table, "a5-d2")
    assert len(list(table.session.match.root.walk())) == 4
    assert table.session.match.live.children


def test_a_move_that_is_not_legal_is_refused_with_a_reason(table: Table) -> None:
    reasons: list[Reason] = []
    table.session.refused.connect(reasons.append)
    table.lines.keep(table.session.cursor, slides("a5-d2", "a5-d2"))
    assert len(reasons) == 1


def test_no_line_is_kept_while_a_match_has_secrets(window: MainWindow) -> None:
    table = sit(window, "", "easy", game_id="princess-jing")
    settle(window)
    assert table.session.match.secretive
    assert table.lines.keeper is None
