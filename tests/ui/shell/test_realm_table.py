"""Queen and Princes at a table: what is asked once, and an action of two pawns entered step by step."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from princesscourt.core.match import Match
from princesscourt.core.rules import JSON
from princesscourt.games import find
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.windows import click, setting

REALM = "queen-and-princes"


def side(queen: str, princes: str, cities: str = "") -> dict[str, JSON]:
    return {"queen": queen, "princes": princes.split(), "fields": [], "cities": cities.split(), "reserve": 0}


def table_at(window: MainWindow, light: dict[str, JSON], dark: dict[str, JSON]) -> Table:
    rules = find(REALM).rules
    position = rules.load({"map": "SPSPMMPPSMSPMPPMSSS", "turn": "L", "L": light, "D": dark, "options": {}})
    window.start(Match(rules, setting(REALM, "", ""), position))
    assert window.table is not None
    return window.table


def before_battle(window: MainWindow) -> Table:
    """A Prince on B2 alone attacks the city on C3 with 3 against 5, together with D2 with 6."""
    return table_at(window, side("C1", "B2 D2"), side("C5", "", "C3"))


def moves(table: Table) -> list[str]:
    return [str(node.move) for node in table.session.match.live.path()[1:]]


def test_a_hopeless_attack_is_asked_once_and_then_played(window: MainWindow) -> None:
    table = before_battle(window)
    click(table, "B2")
    click(table, "C3")
    assert "3 against 5" in table.ask.note
    assert "6 against 5" in table.ask.note
    assert table.session.picker.chosen[1:] == ()
    click(table, "C3")
    table.ask.confirmed.emit()
    assert moves(table) == ["PB2xC3"]


def test_another_choice_forgets_the_question(window: MainWindow) -> None:
    table = before_battle(window)
    for target in ("B2", "C3", "D2", "C3"):
        click(table, target)
    assert moves(table) == ["PB2+PD2xC3"]


def test_castling_is_asked_once(window: MainWindow) -> None:
    table = before_battle(window)
    click(table, "C1")
    click(table, "D2")
    assert moves(table) == []
    click(table, "D2")
    assert moves(table) == ["QC1<>PD2"]


def test_the_first_step_can_be_played_alone_or_taken_back(window: MainWindow) -> None:
    table = before_battle(window)
    click(table, "D2")
    click(table, "D1")
    assert [button.text() for button in (table.ask._done, table.ask._back) if button.isVisible()] == [
        "Done",
        "Step back",
    ]
    table.ask._back.click()
    assert table.session.picker.chosen == ("D2",)
    click(table, "D1")
    table.ask._done.click()
    assert moves(table) == ["PD2-D1"]


def test_the_board_turns_by_sixths(window: MainWindow) -> None:
    table = before_battle(window)
    start = table.scene.spot("C1")
    for _ in range(6):
        table.turn_board()
    assert table.scene.spot("C1") == start


def test_I5_the_board_says_its_keys(window: MainWindow) -> None:
    assert "C tells where you are" in before_battle(window).board.accessibleDescription()


def test_I5_the_answer_of_the_board_is_read_above_it(window: MainWindow) -> None:
    table = before_battle(window)
    table.board.setFocus()
    click(table, "C3")
    QTest.keyClick(table.board, Qt.Key.Key_W)
    QTest.keyClick(table.board, Qt.Key.Key_C)
    assert table.board.cursor_target is not None
    assert table.ask.note.startswith(table.board.cursor_target)
