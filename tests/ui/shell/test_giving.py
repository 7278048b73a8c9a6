"""A picture and a one-page replay of the match on the table, made while the window goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from princesscourt.bots.contract import Clock
from princesscourt.core.handover import Curtain
from princesscourt.core.lens import Lens
from princesscourt.core.rules import OPEN
from princesscourt.ui.shell.export.forms import FORMS
from princesscourt.ui.shell.export.order import carried_out, order
from princesscourt.ui.shell.giving import Giver
from princesscourt.ui.shell.window import MainWindow
from tests.ui.windows import play, sit
from tests.ui.worlds import settle

MADE_MS = 60_000
JING = "princess-jing"


def answer(monkeypatch: pytest.MonkeyPatch, name: str, meanwhile: Callable[[], None] = lambda: None) -> list[str]:
    """The person names a file in the dialog, or none; gives the names that the dialog proposes."""
    proposed: list[str] = []

    def ask(_parent: QWidget, _title: str, usual: str, _pattern: str) -> tuple[str, str]:
        proposed.append(usual)
        meanwhile()
        return name, ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    return proposed


def giver(window: MainWindow) -> Giver:
    made = window._giver
    assert made is not None
    return made


def test_a_picture_is_made_beside_the_window(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(sit(window, "", ""), "a1-a4")
    answer(monkeypatch, str(tmp_path / "Größe 王.png"))
    window.menus.picture.trigger()
    qtbot.waitUntil(giver(window).sign.isVisible)
    qtbot.waitUntil(lambda: not giver(window).busy, timeout=MADE_MS)
    assert not giver(window).sign.isVisible()
    assert QImage(str(tmp_path / "Größe 王.png")).width() == 1600
    assert window.statusBar().currentMessage() == "Größe 王.png is saved."


def test_stop_leaves_no_file(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sit(window, "", "")
    answer(monkeypatch, str(tmp_path / "replay.html"))
    window.menus.replay.trigger()
    giver(window).sign.stop.click()
    assert not giver(window).busy
    assert not giver(window).sign.isVisible()
    assert not (tmp_path / "replay.html").exists()


def test_nothing_is_made_without_a_name(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    sit(window, "", "")
    answer(monkeypatch, "")
    window.menus.replay.trigger()
    assert not giver(window).busy


def test_where_nothing_can_be_written_it_is_told(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(window, "", "")
    (tmp_path / "file").write_text("in the way")
    answer(monkeypatch, str(tmp_path / "file" / "picture.png"))
    window.menus.picture.trigger()
    qtbot.waitUntil(lambda: not giver(window).busy, timeout=MADE_MS)
    assert "picture.png" in window.statusBar().currentMessage()
    assert "saved." not in window.statusBar().currentMessage()


def test_only_a_table_has_something_to_give(window: MainWindow) -> None:
    assert not window.menus.picture.isEnabled()
    assert not window.menus.replay.isEnabled()
    sit(window, "", "")
    assert window.menus.picture.isEnabled()
    window.go_home()
    assert not window.menus.replay.isEnabled()


def test_the_result_offers_all_three(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit(window, "", "")
    play(table, "a1-a4", "a5-d2", "a4-c2", "c5-c3")
    settle(window)
    proposed = answer(monkeypatch, "")
    for button in table.covers.result.findChildren(QPushButton):
        if button.text().endswith("…"):
            button.click()
    assert proposed == ["kings-valley.png", "kings-valley.html", "match.court.json"]


def test_under_the_curtain_a_file_is_for_everybody(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """What leaves is what those may see who look when it is asked for: the dialog itself covers the table."""
    table = sit(window, "", "", game_id=JING)
    settle(window)
    assert isinstance(table.session.screen, Curtain)
    seat = table.session.screen.seat
    viewers: list[int | None] = []
    answer(monkeypatch, "somewhere.png")
    monkeypatch.setattr(Giver, "make", lambda _, wanted, path: viewers.append(wanted.viewer))
    window.menus.picture.trigger()
    table.session.is_here(seat)
    settle(window)
    answer(monkeypatch, "somewhere.png", table.cover)
    window.menus.picture.trigger()
    assert viewers == [None, seat]


def test_a_replay_leaves_its_language_to_the_reader(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    sit(window, "", "")
    window._house.translators.speak("de")
    orders: list[tuple[str, str]] = []
    answer(monkeypatch, "somewhere")
    monkeypatch.setattr(Giver, "make", lambda _, wanted, path: orders.append((wanted.form, wanted.language)))
    window.menus.picture.trigger()
    window.menus.replay.trigger()
    assert orders == [("png", "de"), ("html", "")]


def test_an_order_comes_to_the_place_that_was_looked_at(window: MainWindow) -> None:
    """In a variation too, which the record counts otherwise than the tree."""
    table = sit(window, "", "")
    play(table, "a1-a4", "a5-d2")
    match = table.session.match
    aside = match.explore(match.root, 0, match.rules.parse("b1-b4"))
    for end in (match.root, match.live, aside):
        wanted = order(match, OPEN, end, "png", "en")
        assert carried_out(wanted, Clock(1.0)) == FORMS["png"](match, Lens(match, OPEN), end, "en")
