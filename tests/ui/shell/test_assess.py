"""The curve under the moves: asked for, never by itself, never where something is secret."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from princesscourt.bots.contract import Clock
from princesscourt.core.match import AnyMatch, Match
from princesscourt.games import find
from princesscourt.lab.assess import standing
from princesscourt.lab.run import plies
from princesscourt.ui.kit.theme import Look, Variant
from princesscourt.ui.shell.curve import Curve, Trace
from princesscourt.ui.shell.language import LANGUAGES
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.tables import open_table, play_any
from tests.ui.windows import VALLEY, click, match_of, setting, sit
from tests.ui.worlds import settle

LEFT = Qt.MouseButton.LeftButton
HIDDEN = [game_id for game_id in shown_games() if find(game_id).rules.hidden]


def show(window: MainWindow, match: AnyMatch) -> Table:
    """The table of a match that the library has kept."""
    window.open_kept(window._house.keeper.begin(match))
    assert window.table is not None
    settle(window)
    return window.table


def assessed(table: Table, qtbot: QtBot) -> None:
    """Presses the button and waits until every ply is looked at."""
    QTest.mouseClick(table.assess.button, LEFT)
    assert table.assess.busy
    qtbot.waitUntil(lambda: not table.assess.busy, timeout=60_000)


@pytest.fixture
def short(window: MainWindow) -> Table:
    """Three plies of King's Valley between two people."""
    return show(window, match_of(VALLEY, "a1-a4", "a5-d2", "b1-b4"))


def test_the_curve_comes_when_it_is_asked_for(short: Table, qtbot: QtBot) -> None:
    """With what the strongest level thinks, the same as anywhere else."""
    assert not short.assess.curve.isVisible()
    assessed(short, qtbot)
    assert short.assess.curve.isVisible()
    path = short.session.match.live.path()
    expected = [standing(VALLEY, 2, node.state, Clock(60.0)).values[0] for node in path]
    assert [trace.values for trace in short.assess.curve.traces] == [tuple(expected)]
    assert not short.assess.button.isVisible()
    assert short.assess.curve.hasFocus()


def test_it_grows_by_nothing_that_was_not_asked_for(short: Table, qtbot: QtBot) -> None:
    """A running match: help is given only on request."""
    assessed(short, qtbot)
    assert play_any(short, Random(1))
    assert not short.assess.busy
    assert short.assess.curve.traces[0].values[-1] is None
    assert short.assess.button.isVisible()
    assert "not assessed" in short.assess.says.text()


def test_stop_ends_it_and_keeps_what_is_known(short: Table, qtbot: QtBot) -> None:
    QTest.mouseClick(short.assess.button, LEFT)
    qtbot.waitUntil(lambda: bool(short.assess.curve.traces), timeout=60_000)
    QTest.mouseClick(short.assess.button, LEFT)
    known = short.assess.curve.traces
    assert not short.assess.busy
    QTest.qWait(50)
    assert short.assess.curve.traces == known


def test_a_click_and_the_arrow_keys_go_to_a_ply(short: Table, qtbot: QtBot) -> None:
    assessed(short, qtbot)
    curve, session = short.assess.curve, short.session
    QTest.mouseClick(curve, LEFT, pos=curve.point(1, 0.0).toPoint())
    assert session.cursor.ply == curve.at == 1
    for key, ply in (
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_End, 3),
        (Qt.Key.Key_Right, 3),
        (Qt.Key.Key_Left, 2),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(curve, key)
        assert session.cursor.ply == ply
    assert session.match.live.ply == 3


def test_every_language_look_and_size_tells_the_ply_looked_at(window: MainWindow, short: Table, qtbot: QtBot) -> None:
    assessed(short, qtbot)
    said = set[str]()
    for language, variant, scale in zip(
        LANGUAGES, (Variant.DARK, Variant.CONTRAST, Variant.LIGHT), (2.0, 0.8, 1.0), strict=True
    ):
        window._house.translators.speak(language)
        window._house.look.choose(variant=variant, scale=scale)
        QCoreApplication.processEvents()
        assert short.assess.says.text() == short.assess.curve.accessibleDescription()
        said.add(short.assess.says.text())
        assert not short.assess.curve.grab().isNull()
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("game_id", HIDDEN)
def test_no_secret_match_is_assessed_while_it_runs(window: MainWindow, game_id: str) -> None:
    table = sit(window, "", *("easy",) * (find(game_id).usual_seats - 1), game_id=game_id)
    settle(window)
    assert table.session.match.secretive
    assert not table.assess.isVisibleTo(table.moves)


def test_a_match_that_goes_on_in_secret_forgets_what_was_thought(window: MainWindow, qtbot: QtBot) -> None:
    game = find("princess-jing")
    match: AnyMatch = Match(game.rules, setting(game.id, "", ""))
    playing: AnyMatch = Match(game.rules, setting(game.id, "easy", "easy"))
    for node in plies(game, playing, Random(1), lambda level: level.counted()):
        assert node.move is not None
        if node.seat >= 0:
            match.play(node.seat, node.move)
        else:
            match.draw()
    table = show(window, match)
    table.covers.result.hide()
    assert table.assess.isVisibleTo(table.moves)
    table.look_at(match.root)
    QTest.mouseClick(table.assess.button, LEFT)
    qtbot.waitUntil(lambda: bool(table.assess.curve.traces), timeout=60_000)
    assert table.assess.words(0) == "At the start: nothing to weigh here"
    table.look_at(match.root.line()[12])
    table.actions_["play_on"].trigger()
    settle(window)
    assert table.session.match.secretive
    assert not table.assess.busy
    assert not table.assess.isVisibleTo(table.moves)
    assert table.assess.curve.traces == ()


def test_an_open_table_may_be_assessed(window: MainWindow) -> None:
    table = open_table(window, VALLEY)
    assert not table.assess.isVisibleTo(table.moves)
    click(table, "a1")
    click(table, "a4")
    assert table.assess.isVisibleTo(table.moves)


def test_a_peak_among_a_thousand_plies_is_seen(qtbot: QtBot) -> None:
    """More plies than pixels."""
    curve = Curve(Look(), str)
    qtbot.addWidget(curve)
    curve.resize(300, 76)
    pictures = list[QImage]()
    for peak in (None, 501, 502):
        curve.show_traces([Trace(0, tuple(float(ply == peak) for ply in range(1001)))], 1000, 0)
        pictures.append(curve.grab().toImage())
    assert pictures[0] != pictures[1]
    assert pictures[0] != pictures[2]
