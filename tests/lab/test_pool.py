"""Series played by processes: the same matches in any order, by any number of them, and after any interruption."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from princesscourt.bots.contract import Clock, Level
from princesscourt.core import record
from princesscourt.core.rules import JSON
from princesscourt.games import GAMES, find
from princesscourt.lab import plan as plans
from princesscourt.lab import run, store
from princesscourt.lab.pool import Pool, play_one
from princesscourt.storage import files
from tests.lab.series import plan, play, records

ROOT = Path(__file__).parents[2]
FLAT: dict[str, JSON] = {"first_move_soldier": False}
AT_ONCE = 0.3


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> store.Series:
    """A series that was played without interruption by one process."""
    series = store.begin(tmp_path_factory.mktemp("lab") / "straight", plan(10, sets=({}, FLAT)))
    pool = play(series)
    assert pool.trouble is None
    assert series.finished
    return series


def test_two_processes_and_an_interruption_give_the_same_matches(straight: store.Series, tmp_path: Path) -> None:
    series = store.begin(tmp_path / "x", straight.plan)
    play(series, jobs=2, until=3)
    again = store.begin(tmp_path / "x", straight.plan)
    assert series.done.items() <= again.done.items(), "a record may have been written just before the end"
    play(again, jobs=2)
    assert again.outcomes == straight.outcomes
    assert records(again.folder) == records(straight.folder)


def test_any_order_gives_the_same_matches(straight: store.Series, tmp_path: Path) -> None:
    for number in (7, 2):
        assert play_one(straight.plan, tmp_path, number, Clock(0)) == straight.done[number]
    assert records(tmp_path).items() <= records(straight.folder).items()


def test_the_records_are_whole_matches_of_their_plan(straight: store.Series) -> None:
    for number in (0, 1):
        match = record.read(files.read_record(straight.record(number)), find)
        assert match.setting == plans.match_of(straight.plan, number).setting
        assert match.result is not None
    assert store.opened(straight.folder).outcomes == straight.outcomes


def test_a_stop_takes_effect_at_once(tmp_path: Path) -> None:
    pool = Pool(store.begin(tmp_path / "x", plan(50, ("hard",), game_id="queen-and-princes")), 2)
    pool.start()
    pool.poll(0.2)
    begun = time.monotonic()
    pool.stop()
    assert time.monotonic() - begun < AT_ONCE
    assert not pool.running


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    series = store.begin(tmp_path / "x", plan(4))
    pool = Pool(series, 1)
    pool.start()
    pool._hands[0].process.kill()
    while pool.running:
        pool.poll(1.0)
    assert pool.trouble is None
    assert series.finished


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_killed_while_it_runs_a_series_goes_on_where_it_was(straight: store.Series, tmp_path: Path) -> None:
    """The command line is killed with its work half done; nothing finished is lost, and the end is the same."""
    folder = tmp_path / "killed"
    words = ("kings-valley", "--matches", "10", "--levels", "easy,medium", "--seed", "LAB", "--jobs", "1")
    command = [sys.executable, "-m", "princesscourt", "lab", *words, "--against", "first_move_soldier=off"]
    process = subprocess.Popen([*command, "--out", str(folder)], cwd=ROOT)
    while process.poll() is None and len(records(folder)) < 3:
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait(30)
    before = records(folder)
    series = store.begin(folder, straight.plan)
    assert len(series.done) >= 3
    play(series, jobs=1)
    assert series.outcomes == straight.outcomes
    assert records(folder) == records(straight.folder)
    assert before.items() <= records(folder).items()


def test_every_game_comes_out_the_same_in_another_process() -> None:
    """Neither the order of Python's sets nor the speed of the machine has a part: levels get a clock that counts looks.

    The weakest and the strongest level of every game, which is ended by its clock.
    """
    command = [sys.executable, "-m", "tests.lab.alike"]
    told = [
        subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": seed}
        )
        for seed in ("1", "2")
    ]
    one, other = (process.communicate(timeout=120)[0].splitlines() for process in told)
    assert one == other
    assert [line.split()[0] for line in one] == [entry.id for entry in GAMES]


def test_a_search_that_the_clock_ends_is_the_same_twice() -> None:
    """The strongest level of King's Valley searches until its clock is over."""
    game, series = find("kings-valley"), plan(1, ("master",))
    level = next(level for level in game.levels if level.id == "master")
    short = Level(level.id, 0.1, level.look)
    chosen = []
    for _ in range(2):
        match = plans.match_of(series, 0)
        match.play(0, match.rules.moves(match.live.state, 0)[0])
        question = run.question_of(match, match.asks[0])
        chosen.append(run.answer(game, level.id, question, plans.luck(series, 0), short.counted()))
    assert chosen[0] == chosen[1]
