"""Processes that play the matches of a series, one match after the other in each.

Nothing here waits unless it is told to: `poll` collects what has come and hands out what is next, so that a window
calls it from a timer and a command line in a loop. `stop` ends the processes at once: a match that is not finished is
simply played again, and a record is written whole or not at all.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from princesscourt.bots.contract import Clock, Level, Stopped, never
from princesscourt.core import record
from princesscourt.core.rules import Reason, because
from princesscourt.games import find
from princesscourt.lab import plan as plans
from princesscourt.lab import run
from princesscourt.lab.plan import Plan
from princesscourt.lab.store import Outcome, Series, outcome_of, record_path
from princesscourt.lab.worker import Errand, Reply, work_off
from princesscourt.storage import files
from princesscourt.storage.errors import SaveError

GRACE: Final = 0.15
"""Seconds that a stop waits for the system to clear killed processes away, all told; it does so in any case."""
AHEAD: Final = 2
"""So many matches a process is given at a time, so that it never waits for us."""
ONE_THREAD: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
DEATHS: Final = 3
"""Processes that may die of themselves before the series is stopped."""


def play_one(plan: Plan, folder: Path, number: int, clock: Clock) -> Outcome | Reason:
    """Plays match `number` and writes its record; the reason if that cannot be written. Raises `Stopped`."""
    match, parent = plans.match_of(plan, number), multiprocessing.parent_process()

    def clocks(level: Level) -> Clock:
        return level.counted(clock.stopped)

    for _ in run.plies(find(plan.game), match, plans.luck(plan, number), clocks):
        if parent is not None and not parent.is_alive():
            raise Stopped
    try:
        files.write_text(record_path(folder, number), record.write(match))
    except SaveError as error:
        return error.reason
    return outcome_of(number, match)


def _serve(connection: Connection) -> None:
    """Ctrl+C is for the program that started this; it ends its processes itself.

    Each process has one processor for itself: numpy must not share its sums out among several, which could also round
    them otherwise on another machine.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.update(dict.fromkeys(ONE_THREAD, "1"))
    work_off(connection, never)


@dataclass(slots=True)
class _Hand:
    """One process and the matches it was given."""

    process: BaseProcess
    connection: Connection
    owed: deque[int] = field(default_factory=deque)


class Pool:
    """Plays what is missing of a series in `jobs` processes."""

    def __init__(self, series: Series, jobs: int) -> None:
        self.series, self.jobs = series, max(1, jobs)
        self.trouble: Reason | None = None
        """Why it stopped by itself: `storage_…`, or `lab_fault` (match, detail)."""
        self._hands: list[_Hand] = []
        self._next: deque[int] = deque()
        self._deaths = 0

    @property
    def running(self) -> bool:
        """Whether matches are being played."""
        return bool(self._hands)

    def start(self) -> None:
        """Starts the processes, unless there is nothing left to play."""
        self.stop()
        self.trouble, self._deaths = None, 0
        self._next = deque(self.series.missing())
        self._hands = [self._hired() for _ in range(min(self.jobs, len(self._next)))]
        self._hand_out()

    def poll(self, timeout: float = 0.0) -> list[Outcome]:
        """What was finished since the last call; waits for the first of it up to `timeout` seconds."""
        ready = wait([hand.connection for hand in self._hands], timeout)
        found = [outcome for hand in list(self._hands) if hand.connection in ready for outcome in self._collect(hand)]
        if self.trouble is not None or self.series.finished:
            self.stop()
        else:
            self._hand_out()
        return found

    def stop(self) -> None:
        """Ends the processes. Takes no time worth telling."""
        for hand in self._hands:
            hand.process.kill()
        end = time.monotonic() + GRACE
        for hand in self._hands:
            hand.process.join(max(0.0, end - time.monotonic()))
            hand.connection.close()
        self._hands.clear()

    def _hired(self) -> _Hand:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        return _Hand(process, ours)

    def _hand_out(self) -> None:
        """One match for everybody first, then one ahead while there are enough."""
        for depth in range(1, AHEAD + 1):
            for hand in self._hands:
                plenty = depth == 1 or len(self._next) >= self.jobs
                if len(hand.owed) < depth and self._next and plenty:
                    self._give(hand, self._next.popleft())

    def _give(self, hand: _Hand, number: int) -> None:
        work = partial(play_one, self.series.plan, self.series.folder, number)
        hand.owed.append(number)
        try:
            hand.connection.send(Errand(number, work, 0.0))
        except OSError:
            self._mourn(hand)

    def _collect(self, hand: _Hand) -> Iterator[Outcome]:
        """All that has come from a process."""
        while not hand.connection.closed and hand.connection.poll():
            try:
                reply: Reply = hand.connection.recv()
            except (EOFError, OSError):
                self._mourn(hand)
                return
            hand.owed.remove(reply.ticket)
            match reply.answer:
                case Outcome() as outcome:
                    self._keep(outcome)
                    yield outcome
                case Reason() as reason:
                    self.trouble = reason
                case _:
                    detail = reply.fault.strip().rpartition("\n")[2]
                    self.trouble = because("lab_fault", match=reply.ticket + 1, detail=detail)

    def _keep(self, outcome: Outcome) -> None:
        try:
            self.series.add(outcome)
        except SaveError as error:
            self.trouble = error.reason

    def _mourn(self, hand: _Hand) -> None:
        """A process died: another one takes over its matches."""
        self._next.extendleft(reversed(hand.owed))
        hand.connection.close()
        hand.process.join(1.0)
        self._deaths += 1
        if self._deaths > DEATHS:
            number = hand.owed[0] + 1 if hand.owed else 0
            self.trouble = because("lab_fault", match=number, detail=f"process {hand.process.exitcode}")
        place = self._hands.index(hand)
        self._hands[place : place + 1] = [] if self.trouble else [self._hired()]
