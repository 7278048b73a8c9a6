"""Figures of the window: start, blocks of the event loop, painting, jumps, idleness and memory.

Times are those of the processor in this process or its children, so that other work on the machine does not count.
"""

from __future__ import annotations

import gc
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from princesscourt.core import chance
from princesscourt.games import find
from princesscourt.storage.paths import HOME
from princesscourt.ui.kit.theme import Pace
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.window import MainWindow
from tests.bench.test_rules_speed import long_match
from tests.ui.shell.tables import open_table, play_any
from tests.ui.windows import open_window, sit
from tests.ui.worlds import settle

pytestmark = pytest.mark.bench

Tell = Callable[[str, object], None]
START = 1.5
BLOCK_USUAL, BLOCK_WORST = 0.016, 0.050
FRAME = 0.006
JUMP = 0.016
IDLE = 0.01
SLOPE = 20_000


@pytest.fixture
def tell(record_property: Callable[[str, object], None], capsys: pytest.CaptureFixture[str]) -> Tell:
    """Says a figure on the screen and keeps it in the report."""

    def say(name: str, value: object) -> None:
        record_property(name, value)
        with capsys.disabled():
            sys.stdout.write(f"\n    {name}: {value}\n")

    return say


@pytest.fixture
def window(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    del qapp
    made = open_window(monkeypatch, tmp_path, Pace.NORMAL)
    made.resize(1920, 1080)
    settle(made)
    gc.freeze()  # as the program does once its window is there
    yield made
    gc.unfreeze()
    made.close()
    made.deleteLater()


# -- start


def started(kind: str, home: Path) -> float:
    """Processor seconds from nothing to a window and out again."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    env |= {HOME: str(home), "PYTHONPYCACHEPREFIX": str(home / "compiled")}  # as from the second start on
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "tests.bench.starting", kind], check=True, env=env)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime + after.ru_stime) - (before.ru_utime + before.ru_stime)


def test_start_beside_a_bare_window(tmp_path: Path, tell: Tell) -> None:
    for kind in ("bare", "court"):
        started(kind, tmp_path)
    times = {kind: min(started(kind, tmp_path) for _ in range(7)) for kind in ("bare", "court")}
    tell("start, times a bare window", round(times["court"] / times["bare"], 2))
    assert times["court"] <= START * times["bare"]


# -- blocks of the event loop


class Heart:
    """Beats once in each turn of the event loop and keeps the longest turns, a list for each second."""

    def __init__(self) -> None:
        self.worst: dict[int, float] = {}
        self._last = time.thread_time()
        self._timer = QTimer(interval=0)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def _beat(self) -> None:
        now, second = time.thread_time(), int(time.monotonic())
        self.worst[second] = max(self.worst.get(second, 0.0), now - self._last)
        self._last = time.thread_time()
        time.sleep(0.001)  # leaves the processor to the computer players

    def stop(self) -> list[float]:
        self._timer.stop()
        return list(self.worst.values())


@pytest.mark.parametrize("game_id", shown_games())
def test_longest_block_while_computer_players_think(window: MainWindow, tell: Tell, game_id: str) -> None:
    """A match of computer players with movements; whatever the loop does in one turn counts as one block."""
    level = find(game_id).levels[min(1, len(find(game_id).levels) - 1)].id
    table = sit(window, *(level,) * find(game_id).usual_seats, game_id=game_id)
    QTest.qWait(1500)
    heart = Heart()
    QTest.qWait(12_000)
    worst = heart.stop()
    tell(f"{game_id}: plies", table.session.match.live.ply)
    tell(f"{game_id}: median of the worst block of each second, ms", round(1000 * statistics.median(worst), 1))
    tell(f"{game_id}: worst block, ms", round(1000 * max(worst), 1))
    assert statistics.median(worst) <= BLOCK_USUAL
    assert max(worst) <= BLOCK_WORST


# -- painting


@pytest.mark.parametrize("game_id", shown_games())
def test_painting_one_frame_of_a_movement(window: MainWindow, tell: Tell, game_id: str) -> None:
    """One step of a movement in a window of 1920x1080, from the new places of the items to the finished picture."""
    table, rng, times = open_table(window, game_id), Random("frames"), list[float]()
    while len(times) < 150:
        settle(window)
        if not play_any(table, rng):
            table = open_table(window, game_id)
            continue
        running = table.scene._running
        if running is None:
            continue
        for step in range(2, 20):
            begun = time.thread_time()
            running.setCurrentTime(running.totalDuration() * step // 20)
            QCoreApplication.processEvents()
            times.append(time.thread_time() - begun)
            if not table.scene.moving:
                break
    tell(f"{game_id}: one frame of a movement at 1920x1080, ms", round(1000 * statistics.median(times), 2))
    tell(f"{game_id}: nine of ten frames under, ms", round(1000 * statistics.quantiles(times, n=10)[-1], 2))
    assert statistics.median(times) < FRAME


# -- jumps


def test_a_jump_in_a_history_of_1000_plies_on_the_screen(window: MainWindow, tell: Tell) -> None:
    """From anywhere to anywhere: board, list of moves, story and panels, painted."""
    match = long_match(1000)
    window.sit_down(0, match)
    table = window.table
    assert table is not None
    nodes, rng, times = list(match.root.walk()), Random("jumps"), list[float]()
    settle(window)
    for number in range(120):
        begun = time.thread_time()
        table.look_at(chance.pick(nodes, rng))
        table.scene.finish()
        QCoreApplication.processEvents()
        if number >= 5:
            times.append(time.thread_time() - begun)
        settle(window)
    tell("a jump on the screen in 1,000 plies, ms", round(1000 * statistics.median(times), 1))
    tell("the slowest jump, ms", round(1000 * max(times), 1))
    assert statistics.median(times) < JUMP


# -- idleness and memory


def test_an_idle_window_takes_no_processor(window: MainWindow, tell: Tell) -> None:
    """On each page, with nothing to do."""
    used: dict[str, float] = {}
    pages: list[tuple[str, Callable[[], object]]] = [
        ("home", window.go_home),
        ("library", lambda: window.open_page("library")),
        ("lab", lambda: window.open_page("lab")),
        ("settings", lambda: window.open_page("settings")),
        *((game_id, lambda game_id=game_id: open_table(window, game_id)) for game_id in shown_games()),
    ]
    for name, show in pages:
        show()
        settle(window)
        QTest.qWait(300)
        begun, clock = time.process_time(), time.monotonic()
        idle(2000)
        used[name] = (time.process_time() - begun) / (time.monotonic() - clock)
    tell("idle, per cent of a core at most", round(100 * max(used.values()), 2))
    assert max(used.values()) < IDLE, used


def idle(ms: int) -> None:
    """An event loop without anything of the tests in it."""
    app = QApplication.instance()
    assert app is not None
    QTimer.singleShot(ms, app.quit)
    QApplication.exec()


def resident() -> int:
    """Bytes of this process in memory."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def slope(window: MainWindow, matches: int) -> float:
    """Bytes that each further match takes, by the straight line through what was measured."""
    window._house.look.choose(pace=Pace.OFF)
    games, rng, measured = shown_games(), Random("slope"), list[int]()
    warm = matches // 2
    for number in range(warm + matches):
        table = open_table(window, games[number % len(games)])
        for _ in range(4):
            play_any(table, rng)
            QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if number >= warm:
            gc.collect()
            measured.append(resident())
    return float(np.polyfit(np.arange(len(measured)), np.array(measured), 1)[0])


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_memory_of_many_matches(window: MainWindow, tell: Tell) -> None:
    grown = slope(window, 60)
    tell("memory, kB a match", round(grown / 1000, 1))
    assert grown < 5 * SLOPE, "a short run is coarse"


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_memory_of_500_matches(window: MainWindow, tell: Tell) -> None:
    grown = slope(window, 500)
    tell("memory over 500 matches, kB a match", round(grown / 1000, 1))
    assert grown < SLOPE
