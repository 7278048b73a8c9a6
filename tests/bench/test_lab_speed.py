"""Figures of the lab: two processes against one, and how long it takes to stop them.

Times are those of the processor, in the processes and here, so that other work on the machine does not count: a match
must not cost more because another is played beside it, nor because matches are handed out. Where two processors are
really free, which two loops that only count find out, the clock on the wall must say the same.
"""

from __future__ import annotations

import multiprocessing
import os
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from princesscourt.lab import store
from princesscourt.lab.pool import Pool
from tests.lab.series import plan

pytestmark = pytest.mark.bench

Tell = Callable[[str, object], None]
GAIN = 1.8
FREE = 1.95
ROUNDS = 3
MATCHES = 40
STOP = 0.3


@pytest.fixture
def tell(record_property: Callable[[str, object], None], capsys: pytest.CaptureFixture[str]) -> Tell:
    """Says a figure on the screen and keeps it in the report."""

    def say(name: str, value: object) -> None:
        record_property(name, value)
        with capsys.disabled():
            sys.stdout.write(f"\n    {name}: {value}\n")

    return say


@dataclass(frozen=True)
class Speed:
    """What a match costs in seconds: of processors all told, and on the wall."""

    work: float
    wall: float


def speed(folder: Path, jobs: int) -> Speed:
    """Measured on the same matches with any number of processes, without the first of each, which load the game."""
    series = store.begin(folder, plan(MATCHES + 10, ("hard",)))
    pool = Pool(series, jobs)
    pool.start()
    while len(series.done) < jobs:
        pool.poll(1.0)
    begun, before, worked = time.monotonic(), len(series.done), work(pool)
    while len(series.done) < MATCHES:
        pool.poll(1.0)
    played = len(series.done) - before
    found = Speed((work(pool) - worked) / played, (time.monotonic() - begun) / played)
    pool.stop()
    return found


def work(pool: Pool) -> float:
    """Processor seconds of the processes and of this one so far."""
    return time.process_time() + sum(used(hand.process.pid or 0) for hand in pool._hands)


def used(pid: int) -> float:
    """Processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def counting(seconds: float) -> int:
    """How far a loop counts in this time."""
    end = time.monotonic() + seconds
    return next(number for number in count() if time.monotonic() >= end)


def possible(seconds: float = 2.0) -> float:
    """What two processes count more than one, just now."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(2) as pool:
        pool.map(counting, (0.1, 0.1), 1)
        alone = pool.map(counting, (seconds,), 1)
        both = pool.map(counting, (seconds, seconds), 1)
    return sum(both) / alone[0]


@pytest.mark.skipif(sys.platform != "linux" or (os.cpu_count() or 1) < 2, reason="two processors and /proc are needed")
def test_two_processes_beside_one(tmp_path: Path, tell: Tell) -> None:
    """Measured turn about, so that what else the machine does weighs on both."""
    names = count()
    pairs = [[speed(tmp_path / str(next(names)), jobs) for jobs in (1, 2)] for _ in range(ROUNDS)]
    gain = statistics.median(2 * one.work / two.work for one, two in pairs)
    wall, room = statistics.median(one.wall / two.wall for one, two in pairs), possible()
    tell("two processes, times one, in time of the processor", round(gain, 2))
    tell("on the wall", round(wall, 2))
    tell("possible on this machine just now", round(room, 2))
    assert gain >= GAIN
    assert wall >= GAIN or room < FREE


def test_a_stop_in_the_middle_of_thinking(tmp_path: Path, tell: Tell) -> None:
    """Two processes that search for seconds."""
    times = []
    for number in range(5):
        pool = Pool(store.begin(tmp_path / str(number), plan(50, ("hard",), game_id="queen-and-princes")), 2)
        pool.start()
        pool.poll(1.5)
        begun = time.monotonic()
        pool.stop()
        times.append(time.monotonic() - begun)
    tell("stop, ms at most", round(1000 * max(times)))
    assert max(times) < STOP
