"""Going back, variations and interruptions, in every game (FAULTS B, C8, D4, D5)."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from itertools import product
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from princesscourt.core import chance, record
from princesscourt.core.match import AnyNode
from princesscourt.core.play import play
from princesscourt.games import find
from princesscourt.storage.library import Library
from princesscourt.storage.paths import folders
from princesscourt.storage.search import Query
from princesscourt.ui.kit.theme import Pace
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.conftest import Open
from tests.ui.shell.tables import fresh_picture, open_table, path, picture, play_any
from tests.ui.windows import sit
from tests.ui.worlds import settle

LEFT = Qt.MouseButton.LeftButton
STORM = "tests.ui.storming"


def asked(table: Table) -> tuple[str, tuple[str, ...]]:
    """The line above the board and what glows."""
    return table.ask.line, table.scene.marks.offers


@pytest.mark.parametrize("game_id", shown_games())
def test_B4_taking_back_over_every_phase_asks_what_was_asked_there(opened: Open, game_id: str) -> None:
    """Each second step comes while the board still moves from the one before."""
    window = opened(Pace.QUICK)
    table, rng, told = open_table(window, game_id), Random(game_id), dict[AnyNode, object]()
    for _ in range(10):
        settle(window)
        told[table.session.match.live] = asked(table)
        play_any(table, rng)
    for name in ("take_back", "redo", "take_back"):
        steps = 0
        while table.actions_[name].isEnabled() and steps < 12:
            table.actions_[name].trigger()
            steps += 1
            if steps % 2 == 0:
                settle(window)
                assert told.get(table.session.match.live, asked(table)) == asked(table)
        assert steps > 0
    settle(window)
    assert picture(table) == fresh_picture(table)


@pytest.mark.parametrize("game_id", shown_games())
def test_B6_every_node_of_a_much_branched_tree_replays_from_the_root(opened: Open, game_id: str) -> None:
    window = opened()
    table, rng = open_table(window, game_id), Random(game_id)
    session = table.session
    names = ("take_back", "redo", "play_on", "promote", "remove", "first", "last", "line_up")
    for _ in range(36):
        if rng.random() < 0.5:
            play_any(table, rng)
        elif rng.random() < 0.5:
            table.step(-1)
        else:
            action = table.actions_[chance.pick(names, rng)]
            action.trigger()
        settle(window)
    rules, nodes = session.match.rules, list(session.match.root.walk())
    for node in nodes:
        if node.parent is not None:
            assert node.move is not None
            assert play(rules, node.parent.state, node.seat, node.move).state == node.state
    again = record.read(record.write(session.match), find)
    assert [path(node) for node in again.root.walk()] == [path(node) for node in nodes]
    assert len(nodes) > 8


# -- computer players


def interrupted(window: MainWindow, game_id: str, rounds: int, most_ms: int, rng: Random) -> None:
    """Undo, another match, another seat, an old match: at any time into a computer player's thinking."""
    for number in range(rounds):
        seats = find(game_id).usual_seats
        table = sit(window, *(("", "easy", *("easy",) * (seats - 2))), game_id=game_id)
        until_bot_thinks(window, table)
        late: list[AnyNode] = []
        table.session.played.connect(late.append)
        QTest.qWait(int(rng.random() * most_ms) + 1)
        before = len(late)
        match number % 4:
            case 0:
                table.actions_["take_back"].trigger()
            case 1:
                sit(window, "easy", *("",) * (seats - 1), game_id=game_id)
            case 2:
                window.open_kept(window._house.keeper.rows(Query())[-1].id)
            case _:
                table.actions_["resign"].trigger()
        if number % 4 in (1, 2):
            QTest.qWait(2)
            assert len(late) == before, "a table that was cleared goes on playing"
        now = window.table
        assert now is not None
        for node in now.session.match.live.path()[1:]:
            assert node.parent is not None
            assert node.move in now.session.match.rules.moves(node.parent.state, node.seat) or node.seat < 0


def until_bot_thinks(window: MainWindow, table: Table) -> None:
    """Plays for the people until a computer player is asked."""
    session, rng = table.session, Random("people")
    for _ in range(80):
        settle(window)
        if session._thinker.busy:
            return
        play_any(table, rng)


@pytest.mark.parametrize("game_id", shown_games())
def test_B10_interruptions_of_a_thinking_player_leave_no_late_move(opened: Open, game_id: str) -> None:
    interrupted(opened(), game_id, 4, 40, Random("B10"))


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_B10_five_hundred_interruptions(opened: Open) -> None:
    window = opened()
    for game_id in shown_games():
        interrupted(window, game_id, 500 // len(shown_games()), 500, Random("B10"))


@pytest.mark.parametrize("game_id", shown_games())
def test_D4_whoever_is_to_move_moves_or_shows_stop(opened: Open, qtbot: QtBot, game_id: str) -> None:
    """People and computer players in every order, each match left in the middle and opened again."""
    window, seats = opened(), find(game_id).usual_seats
    for kinds in product(("", "easy"), repeat=2):
        sit(window, *kinds, *("easy",) * (seats - 2), game_id=game_id)
        window.go_home()
        window.resume()
        table = window.table
        assert table is not None
        qtbot.waitUntil(partial(waits_well, table), timeout=30_000)


def waits_well(table: Table) -> bool:
    """A person can act, curtain or question waits for one, computer players have moved, or the match has ended."""
    session = table.session
    person = session.acting is not None or table.covers.curtain.down
    return person or session.match.live.ply > 4 or session.match.result is not None


@pytest.mark.parametrize("game_id", shown_games())
def test_D5_stop_gives_control_back_at_once(opened: Open, qtbot: QtBot, game_id: str) -> None:
    """The sign comes with its button; a click on it ends the thinking in 0.3 s, and "Let it play" goes on."""
    window, level = opened(), find(game_id).levels[-1].id
    table = sit(window, level, *(level,) * (find(game_id).usual_seats - 1), game_id=game_id)
    session = table.session
    qtbot.waitUntil(table.ask._stop.isVisible, timeout=30_000)
    with qtbot.waitSignal(session.thinking, timeout=300):
        QTest.mouseClick(table.ask._stop, LEFT)
    assert session.paused
    assert not table.ask._stop.isVisible()
    assert not session._thinker.busy
    ply = session.match.live.ply
    QTest.mouseClick(table.ask._go_on, LEFT)
    qtbot.waitUntil(lambda: session.match.live.ply > ply or session._thinker.busy, timeout=30_000)


# -- killed in a storm


def killed(folder: Path, seed: int, lines: int) -> None:
    """A window that is stormed on in a process of its own dies after so many lines; the library goes on from there."""
    words = [sys.executable, "-m", STORM, str(folder), str(seed)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline().strip() for _ in range(lines)]
        process.kill()
        told += [line.strip() for line in process.stdout if line.endswith("\n")]
    library = Library(folders().library)
    last = library.last_open()
    assert last is not None
    moves = " ".join(path(library.resume(last).live))
    library.close()
    assert any(near(moves, line) for line in told[-2:]), f"{moves!r} after {told[-2:]}"


def near(moves: str, line: str) -> bool:
    """Whether one of two lines of moves goes on from the other."""
    return moves.startswith(line) or line.startswith(moves)


@pytest.mark.parametrize("seed", [1, 2])
def test_C8_a_kill_in_a_storm_of_redo_loses_nothing(seed: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PRINCESSCOURT_HOME", str(tmp_path))
    killed(tmp_path, seed, 10 + 17 * seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30))
def test_C8_thirty_kills(seed: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PRINCESSCOURT_HOME", str(tmp_path))
    killed(tmp_path, seed, 1 + 13 * seed % 97)
