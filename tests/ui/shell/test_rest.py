"""Rest: an idle window does nothing, and what was used is given back (FAULTS J)."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QPoint, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem
from shiboken6 import isValid

from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.conftest import Open
from tests.ui.shell.tables import open_table, play_any
from tests.ui.worlds import match_from, settle, start

IDLE_MS = 400
SLOWEST = 1000
PAINTS = {QEvent.Type.Paint, QEvent.Type.UpdateRequest, QEvent.Type.LayoutRequest, QEvent.Type.Timer}


class Watch(QObject):
    """Counts what an idle window must not do."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in PAINTS:
            self.seen[f"{event.type().name} of {type(watched).__name__}"] += 1
        return False


@pytest.fixture(autouse=True)
def steady() -> Iterator[None]:
    """The cursor in a text field does not blink; whether it does is the wish of the desktop."""
    before = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    yield
    QApplication.setCursorFlashTime(before)


def rests(window: MainWindow) -> None:
    """Soon no timer faster than a second, and in a while of idleness no event of painting or ticking."""
    settle(window)
    for _ in range(100):
        QTest.qWait(50)
        if all(timer.interval() for timer in timers()):
            break  # all pictures are painted ahead
    fast = [timer for timer in timers() if timer.interval() < SLOWEST]
    assert [f"{timer.interval()} ms of {type(timer.parent()).__name__}" for timer in fast] == []
    app, watch = QApplication.instance(), Watch()
    assert app is not None
    app.installEventFilter(watch)
    QTest.qWait(IDLE_MS)
    app.removeEventFilter(watch)
    del watch.seen["Timer of QObject"]  # the waiting itself
    assert dict(watch.seen) == {}


def timers() -> list[QTimer]:
    """Every timer of the process that runs."""
    found = [thing for thing in gc.get_objects() if isinstance(thing, QTimer)]
    return [timer for timer in found if isValid(timer) and timer.isActive()]


def test_J3_pages_rest(window: MainWindow) -> None:
    for show in (
        window.go_home,
        partial(window.open_page, "library"),
        partial(window.open_page, "settings"),
        partial(window.new_match, "kings-valley"),
    ):
        show()
        rests(window)


@pytest.mark.parametrize("game_id", shown_games())
def test_J3_tables_rest_open_covered_and_minimised(window: MainWindow, game_id: str) -> None:
    table, rng = open_table(window, game_id), Random(game_id)
    for _ in range(3):
        settle(window)
        play_any(table, rng)
    rests(window)
    window.showMinimized()
    rests(window)
    window.showNormal()
    window.sit_down(0, match_from(game_id, start(game_id, 3, game_id)))
    rests(window)


# -- J1


def counted(window: MainWindow) -> Counter[str]:
    """Objects that could be left behind, by kind: all of ours, and what Qt has that moves, ticks or lies on a board."""
    settle(window)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    return Counter(type(thing).__name__ for thing in gc.get_objects() if may_stay(thing))


def may_stay(thing: object) -> bool:
    own = isinstance(thing, QObject) and type(thing).__module__.startswith("princesscourt")
    return own or isinstance(thing, QGraphicsItem | QTimer | QAbstractAnimation)


def round_of_games(window: MainWindow, rng: Random) -> None:
    for game_id in shown_games():
        table = open_table(window, game_id)
        for _ in range(3):
            play_any(table, rng)
            QCoreApplication.processEvents()
    window.go_home()


def grown(before: Counter[str], after: Counter[str], slack: int = 2) -> dict[str, int]:
    return {kind: after[kind] - before[kind] for kind in after if after[kind] > before[kind] + slack}


def test_J1_games_and_switches_leave_nothing(opened: Open) -> None:
    window, rng = opened(), Random("J1")
    round_of_games(window, rng)
    before = counted(window)
    for _ in range(2):
        round_of_games(window, rng)
    assert grown(before, counted(window)) == {}


def wander(window: MainWindow, moves: int, rng: Random) -> None:
    table = window.table
    assert table is not None
    port = table.board.viewport()
    for _ in range(moves):
        QTest.mouseMove(port, QPoint(int(rng.random() * port.width()), int(rng.random() * port.height())))
        QCoreApplication.processEvents()


@pytest.mark.parametrize("game_id", shown_games())
def test_J1_the_pointer_leaves_nothing_behind(opened: Open, game_id: str) -> None:
    window, rng = opened(), Random(game_id)
    open_table(window, game_id)
    wander(window, 60, rng)
    before = counted(window)
    wander(window, 200, rng)
    assert grown(before, counted(window), slack=12) == {}


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_J1_five_hundred_games_and_ten_thousand_moves_of_the_pointer(opened: Open) -> None:
    window, rng = opened(), Random("J1")
    round_of_games(window, rng)
    before = counted(window)
    for _ in range(500 // len(shown_games())):
        round_of_games(window, rng)
    assert grown(before, counted(window)) == {}
    for game_id in shown_games():
        open_table(window, game_id)
        before = counted(window)
        wander(window, 10_000 // len(shown_games()), rng)
        assert grown(before, counted(window), slack=12) == {}
