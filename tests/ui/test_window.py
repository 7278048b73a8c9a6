"""The window with real clicks and keys; FAULTS rows by their names."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from princesscourt.core.handover import Curtain
from princesscourt.core.rules import OPEN, Viewer
from princesscourt.games import find
from princesscourt.storage.library import Library
from princesscourt.storage.paths import folders
from princesscourt.ui.kit.theme import Pace
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.windows import VALLEY, click, close_window, labels, open_window, play, setting, sit

LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    made = open_window(monkeypatch, tmp_path)
    yield made
    close_window(made)


def test_a_match_is_played_by_mouse_to_its_result(window: MainWindow, qtbot: QtBot) -> None:
    table = sit(window, "", "")
    play(table, "a1-a4", "a5-d2", "a4-c2", "c5-c3")
    assert labels(table) == ["a1-a4", "a5-d2", "a4-c2", "Kc5-c3#"]
    assert table.session.match.result is not None
    qtbot.waitUntil(table.covers.result.isVisible)


def test_a_refusal_says_why_in_a_sentence(window: MainWindow) -> None:
    table = sit(window, "", "")
    click(table, "c1")
    assert table.ask.note == "The first move of the game must be made by a soldier."


def test_I2_a_match_is_played_by_keys_alone(window: MainWindow) -> None:
    table = sit(window, "", "")
    table.board.setFocus()
    for _ in range(12):
        if table.session.match.result is not None:
            break
        ply = table.session.match.live.ply
        for _ in range(2):
            QTest.keyClick(table.board, Qt.Key.Key_N)
            table.board.cycle(1)
            QTest.keyClick(table.board, Qt.Key.Key_Return)
        assert table.session.match.live.ply == ply + 1
    assert len(labels(table)) >= 4


def test_B3_undo_in_mid_animation_gives_the_start_back(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    window = open_window(monkeypatch, tmp_path, Pace.SLOW)
    table = sit(window, "", "")
    play(table, "a1-a4")
    assert table.scene.moving
    table.actions_["take_back"].trigger()
    table.scene.finish()
    assert table.session.match.live.ply == 0
    shown = table.board.grab().toImage()
    table.scene.show_view(table.scene.view)
    assert table.board.grab().toImage() == shown
    window.close()


def test_B7_playing_from_the_past_makes_a_variation_and_deletes_nothing(window: MainWindow) -> None:
    table = sit(window, "", "")
    play(table, "a1-a4", "a5-d2", "a4-c2")
    table.step(-1)
    table.step(-1)
    play(table, "e5-e2")
    session = table.session
    assert session.cursor is not session.match.live
    assert labels(table) == ["a1-a4", "a5-d2", "a4-c2"]
    table.lines.switch(1)
    assert session.lens.label(session.cursor) == "a5-d2"
    assert session.match.root.line()[-1] is session.match.live


def test_B9_a_second_match_shows_only_itself(window: MainWindow) -> None:
    play(sit(window, "", ""), "a1-a4", "a5-d2")
    table = sit(window, "", "")
    play(table, "e1-e4")
    for name in ("first", "last", "previous", "next"):
        table.actions_[name].trigger()
    assert labels(table) == ["e1-e4"]
    table.tabs.setCurrentWidget(table.log)
    assert table.log.sentences() == ("Ada: soldier e1 to e4.",)


def test_B10_a_late_answer_of_a_computer_player_is_dropped(window: MainWindow, qtbot: QtBot) -> None:
    table = sit(window, "", "easy")
    for _ in range(5):
        play(table, "a1-a4")
        QTest.qWait(20)
        table.actions_["take_back"].trigger()
        assert table.session.match.live.ply == 0
    play(table, "e1-e4")
    qtbot.waitUntil(lambda: table.session.match.live.ply == 2, timeout=20_000)
    assert labels(table)[0] == "e1-e4"


def test_C1_a_storm_of_input_leaves_the_picture_of_a_fresh_sync(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    window = open_window(monkeypatch, tmp_path, Pace.QUICK)
    table, rng = sit(window, "", ""), Random("storm")
    places = [spot.target for spot in table.scene.spots()]
    for _ in range(250):
        match int(rng.random() * 8):
            case 0:
                table.actions_["take_back"].trigger()
            case 1:
                table.actions_["redo"].trigger()
            case 2:
                QTest.keyClick(table.board, Qt.Key.Key_Escape)
            case 3:
                spot = table.scene.spot(places[int(rng.random() * 25)])
                assert spot is not None
                point = table.board.mapFromScene(spot.area.center())
                QTest.mouseDClick(table.board.viewport(), LEFT, NO_KEY, point)
            case _:
                click(table, places[int(rng.random() * 25)])
    table.scene.finish()
    table.board.clearFocus()
    shown = table.board.grab().toImage()
    table.scene.show_view(table.session.lens.view(table.session.cursor))
    assert table.board.grab().toImage() == shown
    window.close()


def test_C4_tables_change_in_mid_animation(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    window = open_window(monkeypatch, tmp_path, Pace.SLOW)
    for _ in range(12):
        table = sit(window, "", "")
        play(table, "a1-a4")
        assert table.scene.moving
        gc.collect()
    window.close()


def test_D1_closing_while_a_computer_player_thinks_keeps_all(window: MainWindow, tmp_path: Path) -> None:
    table = sit(window, "", "hard")
    play(table, "a1-a4")
    window.close()
    library = Library(folders().library)
    (row,) = library.rows()
    assert row.plies >= 1
    library.close()


def test_D5_stop_gives_control_back_and_let_it_play_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    table = sit(window, "", "hard")
    with qtbot.waitSignal(table.session.thinking):
        play(table, "a1-a4")
    table.session.stop()
    assert table.session.paused
    assert table.session.match.live.ply == 1
    table.session.go_on()
    qtbot.waitUntil(lambda: table.session.match.live.ply == 2, timeout=20_000)


def test_closing_and_opening_again_goes_on_where_it_stopped(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first = open_window(monkeypatch, tmp_path)
    play(sit(first, "", ""), "a1-a4", "a5-d2")
    first.close()
    again = open_window(monkeypatch, tmp_path)
    again.resume()
    assert again.table is not None
    assert labels(again.table) == ["a1-a4", "a5-d2"]
    again.close()


@pytest.mark.parametrize("name", ["library.sqlite", "settings.json"])
def test_E2_a_broken_file_at_the_start_is_told_and_kept_aside(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    (tmp_path / name).write_bytes(b"\x00broken" * 500)
    window = open_window(monkeypatch, tmp_path)
    play(sit(window, "", ""), "a1-a4")
    assert window.statusBar().currentMessage()
    assert len([path for path in tmp_path.iterdir() if path.name.startswith(name.split(".", maxsplit=1)[0])]) >= 2
    window.close()


def test_E11_a_record_with_a_strange_name_is_opened(window: MainWindow, tmp_path: Path) -> None:
    folder = tmp_path / "Größe ’Élan’ 王女"
    folder.mkdir()
    play(sit(window, "", ""), "a1-a4")
    assert window.table is not None
    path = folder / "Partie 1.court.json"
    assert window._house.keeper.give_out(window.table.session.match, path)
    window.open_file(path)
    assert labels(window.table) == ["a1-a4"]


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"format": 99}', "\x00"], ids=["empty", "cut", "list", "newer", "zero"]
)
def test_a_bad_record_gets_one_sentence_and_changes_nothing(window: MainWindow, tmp_path: Path, content: str) -> None:
    play(sit(window, "", ""), "a1-a4")
    path = tmp_path / "bad.json"
    path.write_text(content, encoding="utf-8")
    window.open_file(path)
    assert window.statusBar().currentMessage()
    assert window.table is not None
    assert labels(window.table) == ["a1-a4"]


def test_G_every_language_at_once(window: MainWindow) -> None:
    table = sit(window, "", "")
    words = set()
    for language in ("en", "de", "fr"):
        window._house.translators.speak(language)
        QTest.qWait(10)
        words.add((table.ask.line, table.actions_["take_back"].text(), window.menus.settings.text()))
    assert len({line for line, _, _ in words}) == 3
    assert len({text for _, text, _ in words}) == 3


@pytest.mark.parametrize("game_id", shown_games())
def test_after_any_ply_the_scene_equals_a_fresh_sync(window: MainWindow, game_id: str) -> None:
    kinds = ("",) * find(game_id).usual_seats
    window.begin(game_id, replace(setting(game_id, *kinds), open_table=True))
    table, rng = window.table, Random("plies")
    assert table is not None
    for _ in range(12):
        table.scene.finish()
        session = table.session
        moves = session.lens.moves(session.cursor, session.acting) if session.acting is not None else ()
        if not moves:
            break
        session.choose(moves[int(rng.random() * len(moves))])
        QTest.qWait(1)
        table.board.clearFocus()
        shown = table.board.grab().toImage()
        table.scene.show_view(session.lens.view(session.cursor))
        assert table.board.grab().toImage() == shown


def at_the_curtain(window: MainWindow) -> Table:
    """A match of Jade König between two people, played until one hands over to the other."""
    table = sit(window, "", "", game_id="jade-koenig")
    session = table.session
    for _ in range(60):
        if isinstance(session.screen, Curtain):
            break
        if session.acting is not None:
            session.choose(session.lens.moves(session.cursor, session.acting)[0])
        QTest.qWait(1)
    assert isinstance(session.screen, Curtain)
    return table


def eyes(table: Table) -> Viewer:
    """Whose eyes the table is shown to now."""
    return table.session.lens.viewer


def test_the_table_turns_public_before_the_curtain_and_only_the_next_one_lifts_it(window: MainWindow) -> None:
    table = at_the_curtain(window)
    screen = table.session.screen
    assert isinstance(screen, Curtain)
    assert eyes(table) is None
    table.session.is_here(1 - screen.seat)
    assert eyes(table) is None
    table.session.is_here(screen.seat)
    assert eyes(table) == screen.seat
    table.cover()
    assert eyes(table) is None


def test_A22_what_was_said_to_one_person_is_gone_when_another_may_look(window: MainWindow) -> None:
    table = at_the_curtain(window)
    screen = table.session.screen
    assert isinstance(screen, Curtain)
    table.session.is_here(screen.seat)
    table.ask.show_note("only for these eyes")
    table.cover()
    assert table.ask.note == ""


def test_A1_a_hint_is_given_only_to_eyes_that_see_what_the_seat_sees(window: MainWindow) -> None:
    table = sit(window, "", "", game_id="jade-koenig")
    session = table.session
    QTest.qWait(20)
    assert session.lens.viewer is None
    assert session.acting is not None, "the first pieces are placed at the open table"
    assert not table.actions_["hint"].isEnabled()
    table.hinter.ask()
    assert not table.hinter.busy


def test_J3_nothing_ticks_fast_when_idle(window: MainWindow) -> None:
    table = sit(window, "", "")
    play(table, "a1-a4")
    QTest.qWait(50)
    fast = [timer for timer in window.findChildren(QTimer) if timer.isActive() and timer.interval() < 1000]
    assert [timer for timer in fast if isinstance(timer.parent(), QObject) and timer.interval() > 0] == []


def test_J1_closed_tables_leave_no_widgets(window: MainWindow) -> None:
    counts = []
    for _ in range(4):
        for _ in range(5):
            play(sit(window, "", ""), "a1-a4")
        QTest.qWait(10)
        gc.collect()
        counts.append(len(window.findChildren(QObject)))
    assert counts[-1] <= counts[0] + 5


def test_the_viewer_of_an_open_game_is_never_asked_for_a_curtain(window: MainWindow) -> None:
    table = sit(window, "", "", game_id=VALLEY)
    assert table.session.viewer == OPEN
    assert not table.covers.curtain.isVisible()
