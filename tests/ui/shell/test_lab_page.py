"""The playtest lab in the window: begun, paused, gone on with, looked at in every language, size and theme."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from princesscourt.core.rules import JSON, because
from princesscourt.games import find
from princesscourt.lab import plan as plans
from princesscourt.lab import store
from princesscourt.lab.store import Series
from princesscourt.storage.paths import folders
from princesscourt.ui.kit.theme import Variant
from princesscourt.ui.shell.lab_page import LabPage
from princesscourt.ui.shell.lab_series import SeriesView
from princesscourt.ui.shell.window import MainWindow
from tests.lab.series import ended, plan, play
from tests.ui.shell.test_display import cut, readable
from tests.ui.shell.test_rest import counted, grown, rests
from tests.ui.worlds import settle

LEFT = Qt.MouseButton.LeftButton
FLAT: dict[str, JSON] = {"first_move_soldier": False}
LANGUAGES = ("en", "de", "fr")
WAIT = 20_000


@pytest.fixture
def lab(window: MainWindow) -> Iterator[LabPage]:
    """The page as the door on the home page opens it."""
    window.open_page("lab")
    assert window.lab is not None
    yield window.lab
    window.lab.close_down()


def told(matches: int = 60, done: int = 60) -> Series:
    """A series of King's Valley with two rule sets and results as if it had been played; the records are empty."""
    series = store.begin(folders().lab / "told", plan(matches, ("easy", "medium"), sets=({}, FLAT)))
    rng = Random("told")
    for number in range(done):
        first = rng.random() < 0.6
        why = because("valley" if number % 3 else "repetition")
        ranks = ((1, 2) if first else (2, 1)) if number % 3 else (1, 1)
        series.record(number).touch()
        series.add(ended(number, *ranks, moves=10 + int(rng.random() * 30), why=why))
    return series


def playing(lab: LabPage) -> Series | None:
    """What is being played now."""
    return lab.runner.series


def texts(widget: QWidget) -> str:
    """Everything written on it."""
    found = [label.text() for label in widget.findChildren(QLabel)]
    return "\n".join(found + [button.text() for button in widget.findChildren(QPushButton)])


def rows(view: SeriesView, name: str) -> list[list[str]]:
    """The cells of the table on a tab."""
    pane = view.panes[name]
    view.tabs.setCurrentWidget(pane)
    model = pane.table.rows
    return [[str(model.data(model.index(r, c))) for c in range(model.columnCount())] for r in range(model.rowCount())]


# -- playing


def test_a_series_is_begun_paused_and_gone_on_with(lab: LabPage, window: MainWindow, qtbot: QtBot) -> None:
    form = lab.form
    form.box.game_box.setCurrentIndex(form.box.game_box.findData("kings-valley"))
    form.box.choose_game()
    form.box.matches.setValue(12)
    form.box.jobs.setValue(1)
    QTest.mouseClick(form.begin, LEFT)
    view = lab.view
    series = view.series
    assert series is not None
    assert playing(lab) is series
    qtbot.waitUntil(lambda: len(series.done) >= 3, timeout=WAIT)
    begun = time.monotonic()
    QTest.mouseClick(view.go, LEFT)
    assert time.monotonic() - begun < 0.3
    assert playing(lab) is None
    paused = dict(series.done)
    rests(window)
    assert series.done == paused
    lab.show_form()
    lab.open(series.folder)
    again = view.series
    assert again is not None
    assert series.done.items() <= again.done.items(), "a record may have been written just before the end"
    QTest.mouseClick(view.go, LEFT)
    qtbot.waitUntil(lambda: again.finished, timeout=WAIT)
    qtbot.waitUntil(lambda: not lab.runner.running, timeout=WAIT)
    assert view.go.isHidden()
    assert len(rows(view, "length")) == 12
    assert [row[2] for row in rows(view, "wins")] == ["12"] * 5


def test_D1_a_series_goes_on_while_the_page_is_left_and_stops_with_the_window(
    lab: LabPage, window: MainWindow, qtbot: QtBot
) -> None:
    lab.begin(plan(500, ("medium",)))
    series = lab.view.series
    assert series is not None
    window.go_home()
    qtbot.waitUntil(lambda: len(series.done) >= 2, timeout=WAIT)
    window.open_page("lab")
    assert lab.view.isVisible()
    begun = time.monotonic()
    window.close()
    assert time.monotonic() - begun < 1.0
    assert playing(lab) is None
    assert len(store.opened(series.folder).done) >= len(series.done)


def test_the_window_answers_while_matches_are_played(lab: LabPage, qtbot: QtBot) -> None:
    lab.begin(plan(500, ("easy",)))
    series = lab.view.series
    assert series is not None
    qtbot.waitUntil(lambda: len(series.done) >= 1, timeout=WAIT)
    last, worst = time.thread_time(), 0.0

    def beat() -> None:
        nonlocal last, worst
        worst = max(worst, time.thread_time() - last)
        time.sleep(0.001)
        last = time.thread_time()

    timer = QTimer(interval=0)
    timer.timeout.connect(beat)
    timer.start()
    QTest.qWait(1500)
    timer.stop()
    assert worst < 0.25


def test_what_does_not_go_together_is_told(lab: LabPage) -> None:
    form = lab.form
    for box in form.box.level_boxes:
        box.setChecked(False)
    QTest.mouseClick(form.begin, LEFT)
    assert "level" in form.trouble
    form.box.level_boxes[0].setChecked(True)
    form.box.compare.setChecked(True)
    QTest.mouseClick(form.begin, LEFT)
    assert "same" in form.trouble
    assert list(folders().lab.glob("*")) == []


def test_every_game_can_be_planned(lab: LabPage) -> None:
    found: list[plans.Plan] = []
    lab.form.planned.disconnect()
    lab.form.planned.connect(found.append)
    for index in range(lab.form.box.game_box.count()):
        lab.form.box.game_box.setCurrentIndex(index)
        lab.form.box.choose_game()
        QTest.mouseClick(lab.form.begin, LEFT)
    assert len(found) == lab.form.box.game_box.count()
    assert all(one.seats == find(one.game).usual_seats and one.matches == 100 for one in found)


def test_a_series_that_cannot_be_opened_is_told(lab: LabPage) -> None:
    folder = told(4, 4).folder
    (folder / store.PLAN).write_text("{")
    lab.open(folder)
    assert "damaged" in lab.form.trouble
    assert lab.form.isVisible()


def test_trouble_while_it_plays_is_told(lab: LabPage, qtbot: QtBot) -> None:
    lab.begin(plan(50))
    series = lab.view.series
    assert series is not None
    with qtbot.waitSignal(lab.runner.troubled, timeout=WAIT):
        lab.runner.pause()
        matches = series.folder / store.MATCHES
        matches.rename(series.folder / "elsewhere")
        matches.write_text("in the way")
        lab.view.turn()
    assert str(matches) in texts(lab.view)


# -- charts


def test_the_table_and_the_chart_hold_the_same_numbers(lab: LabPage) -> None:
    series = told()
    lab.show_series(series)
    view = lab.view
    wins = rows(view, "wins")
    assert [row[0] for row in wins] == [
        "Easy · A", "Easy · B", "Medium · A", "Medium · B", "Seat 1 (Light) · A", "Seat 1 (Light) · B",
        "Seat 2 (Dark) · A", "Seat 2 (Dark) · B", "Shared first place · A", "Shared first place · B",
    ]  # fmt: skip
    drawn = view.panes["wins"].chart._rows  # type: ignore[attr-defined]
    shares = [f"{value[0]:.1f} %" for row in drawn for value in row.values]
    assert shares == [row[3] for row in wins[:8]]
    assert rows(view, "difference")[0][0] == "Easy"
    assert len(rows(view, "end")) == 4
    assert view.tabs.count() == 4


def test_one_rule_set_is_not_compared(lab: LabPage) -> None:
    lab.show_series(store.begin(folders().lab / "alone", plan(4)))
    assert lab.view.tabs.count() == 3
    assert [row[2] for row in rows(lab.view, "wins")] == ["0"] * 5, "nothing is played yet, and nothing breaks"


def test_a_dot_and_a_row_open_their_match(lab: LabPage, window: MainWindow) -> None:
    series = store.begin(folders().lab / "played", plan(3))
    play(series)
    lab.show_series(series)
    view = lab.view
    view.tabs.setCurrentWidget(view.length)
    settle(window)
    QTest.mouseClick(view.length.dots.plot.viewport(), LEFT, pos=dot(view, 1))
    table = window.table
    assert table is not None
    assert window.pages.currentWidget() is table
    assert table.session.match.setting == plans.match_of(series.plan, 1).setting
    window.open_page("lab")
    assert view.isVisible()
    view.length.table.selectRow(2)
    QTest.keyClick(view.length.table, Qt.Key.Key_Return)
    assert window.table is not None
    assert window.table.session.match.setting == plans.match_of(series.plan, 2).setting


def dot(view: SeriesView, number: int):  # type: ignore[no-untyped-def]  # noqa: ANN201
    """Where the dot of a match lies in the chart."""
    plot, series = view.length.dots.plot, view.series
    assert series is not None
    place = plot.plotItem.vb.mapViewToScene(QPointF(number + 1, series.done[number].moves))
    return plot.mapFromScene(place)


def test_keys_alone_lead_through_the_page(lab: LabPage, window: MainWindow) -> None:
    told()
    lab.form.fill()
    lab.form.focus_first()
    QTest.keyClick(lab.form._list, Qt.Key.Key_Return)
    view = lab.view
    assert view.isVisible()
    QTest.keyClick(view.tabs.tabBar(), Qt.Key.Key_Right)
    assert view.tabs.currentWidget() is view.length
    settle(window)
    view.length.table.setFocus()
    before = view.length.table.currentIndex().row()
    QTest.keyClick(view.length.table, Qt.Key.Key_Down)
    assert view.length.chosen() == before + 1
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert lab.form.isVisible()
    QTest.keyClick(lab.form, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.home


# -- languages, sizes, themes


def every_tab(lab: LabPage, window: MainWindow) -> Iterator[str]:
    """The form, then each tab of a series."""
    lab.show_form()
    lab.form.box.compare.setChecked(True)
    settle(window)
    yield "form"
    lab.show_series(told() if not (folders().lab / "told").exists() else store.begin(folders().lab / "told", _plan()))
    for index in range(lab.view.tabs.count()):
        lab.view.tabs.setCurrentIndex(index)
        settle(window)
        yield f"tab {index}"


def _plan() -> plans.Plan:
    return plan(60, ("easy", "medium"), sets=({}, FLAT))


def test_a_language_reaches_every_text_while_the_page_is_open(lab: LabPage, window: MainWindow) -> None:
    lab.show_series(told())
    seen: dict[str, str] = {}
    for language in (*LANGUAGES, "en"):
        window._house.translators.speak(language)
        settle(window)
        parts = [texts(lab.view), lab.view._progress.text(), *(lab.view.tabs.tabText(i) for i in range(4))]
        for name, pane in lab.view.panes.items():
            assert pane.chart is not None
            parts += [" ".join(row) for row in rows(lab.view, name)]
            parts += [pane.chart.plot.getAxis(side).labelText for side in ("left", "bottom")]
            parts += [mark.name for mark in pane.chart.legend._shown]
            parts.append(pane.chart.plot.accessibleName())
        lines = "\n".join(sorted("\n".join(parts).splitlines()))
        assert seen.setdefault(language, lines) == lines, "nothing of another language is left over"
    for word, language in (("Siege", "de"), ("Züge", "de"), ("Victoires", "fr"), ("Coups", "fr"), ("Wins", "en")):
        assert word in seen[language]
        assert all(word not in seen[other] for other in LANGUAGES if other != language)


@pytest.mark.parametrize("scale", [0.8, 2.0])
def test_G5_a_small_window_in_german_cuts_no_text(lab: LabPage, window: MainWindow, scale: float) -> None:
    window._house.translators.speak("de")
    window.resize(1024, 640)
    window._house.look.choose(scale=scale)
    for tab in every_tab(lab, window):
        assert cut(window) == [], tab


@pytest.mark.parametrize("theme", [Variant.LIGHT, Variant.DARK, Variant.CONTRAST])
def test_H5_every_text_reads_in_every_theme(lab: LabPage, window: MainWindow, theme: Variant) -> None:
    window._house.look.choose(variant=theme)
    for tab in every_tab(lab, window):
        assert readable(window) == [], tab


def test_every_field_has_a_name_for_screen_readers(lab: LabPage, window: MainWindow) -> None:
    for _ in every_tab(lab, window):
        for kind in (QSpinBox, QPushButton, QCheckBox):
            nameless = [one for one in lab.findChildren(kind) if one.isVisible() and not said(one)]
            assert nameless == []
    for pane in lab.view.panes.values():
        assert pane.chart is not None
        assert pane.chart.plot.accessibleName()
        assert pane.chart.plot.accessibleDescription()
        assert pane.table.accessibleName()


def said(widget: QWidget) -> str:
    return widget.accessibleName() or (widget.text() if isinstance(widget, QPushButton | QCheckBox) else "")


def test_no_two_marks_have_one_shape(lab: LabPage) -> None:
    """Nothing is told by colour alone: in each legend every shape comes once, filled or hollow, dashed or dotted."""
    lab.show_series(told())
    for name, pane in lab.view.panes.items():
        rows(lab.view, name)
        assert pane.chart is not None
        shown = [(mark.shape, mark.filled) for mark in pane.chart.legend._shown]
        assert len(shown) == len(set(shown)), name


def test_J3_the_lab_rests(lab: LabPage, window: MainWindow) -> None:
    rests(window)
    lab.show_series(told(60, 30))
    rests(window)


def test_J1_looks_at_a_series_leave_nothing(lab: LabPage, window: MainWindow) -> None:
    """Marks of charts pile up easily (pyqtgraph#2348)."""
    series = told()

    def look(times: int) -> None:
        for _ in range(times):
            lab.show_series(series)
            lab.view.tabs.setCurrentWidget(lab.view.length)
            lab.show_form()

    look(3)
    before = counted(window)
    look(30)
    assert grown(before, counted(window)) == {}


def test_charts_come_with_the_first_series_and_not_before(tmp_path: Path) -> None:
    """pyqtgraph takes its time to load."""
    import subprocess
    import sys

    code = "import sys, princesscourt.app, princesscourt.ui.shell.lab_page; print('pyqtgraph' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=Path.cwd())
    assert done.stdout.strip() == "False"
