"""Spawned processes that think for the table; a thread of ours would stall the animation.

Every request has a ticket, and a reply whose ticket is no longer wanted is dropped. `stop` gives control back at once;
a process that does not let go within `PATIENCE` is ended and replaced when it is next needed.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Hashable
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event

from PySide6.QtCore import QObject, QTimer, Signal

from princesscourt.bots.contract import Clock, Question
from princesscourt.lab.worker import Errand, Reply, Request, serve

POLL_MS = 20
PATIENCE = 0.25


class Thinker(QObject):
    """One process that answers one request at a time. Started with the first request."""

    replied = Signal(object)
    """A `Reply` to the newest request; never for one that was stopped."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = multiprocessing.get_context("spawn")
        self._stop: Event | None = None
        """Tells the process to stop; renewed with it, since one that is killed may leave it locked."""
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None
        self._ticket = 0
        self._wanted: int | None = None
        self._owed = 0
        """How many replies the process has still to give; 0 or 1."""
        self._pending: Request | Errand | None = None
        self._stopped_at = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._poll)

    @property
    def busy(self) -> bool:
        """Whether a reply is awaited."""
        return self._wanted is not None

    def ask(self, game_id: str, level: str, question: Question[Hashable, Hashable], seed: str, seconds: float) -> int:
        """Sends a request, dropping an earlier one; returns its ticket."""
        return self._give(Request(self._ticket + 1, game_id, level, question, seed, seconds))

    def run(self, work: Callable[[Clock], object], seconds: float) -> int:
        """Sends work that is no move, dropping what came earlier; returns its ticket."""
        return self._give(Errand(self._ticket + 1, work, seconds))

    def _give(self, request: Request | Errand) -> int:
        self.stop()
        self._ticket = self._wanted = request.ticket
        self._pending = request
        self._timer.start()
        self._poll()
        return self._ticket

    def stop(self) -> None:
        """No reply is wanted any more. Returns at once."""
        self._wanted, self._pending = None, None
        if self._owed and self._stop is not None and not self._stop.is_set():
            self._stop.set()
            self._stopped_at = time.monotonic()
        if not self._owed:
            self._timer.stop()

    def close(self) -> None:
        """Ends the process; it holds nothing that could be lost."""
        self.stop()
        self._timer.stop()
        self._discard()

    def _poll(self) -> None:
        if self._owed:
            self._collect()
        stopped = self._stop is not None and self._stop.is_set()
        if self._owed and stopped and time.monotonic() - self._stopped_at > PATIENCE:
            self._discard()
        if not self._owed and self._pending is not None:
            self._send(self._pending)
        if not self._owed and self._wanted is None:
            self._timer.stop()

    def _send(self, request: Request | Errand) -> None:
        try:
            if self._process is None or not self._process.is_alive():
                self._discard()
                self._start()
            if self._stop is not None:
                self._stop.clear()
            if self._connection is not None:
                self._connection.send(request)
        except OSError:
            self._discard()  # its reply is then that it ended
        self._pending, self._owed = None, 1

    def _start(self) -> None:
        self._stop = self._context.Event()
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=serve, args=(theirs, self._stop), daemon=True)
        process.start()
        theirs.close()
        self._process, self._connection = process, ours

    def _collect(self) -> None:
        try:
            if self._connection is None:
                raise EOFError
            if not self._connection.poll():
                return
            reply: Reply = self._connection.recv()
        except (EOFError, OSError):
            reply = Reply(self._wanted or 0, None, "the computer player's process ended")
            self._discard()
        self._owed = 0
        if reply.ticket == self._wanted:
            self._wanted = None
            self.replied.emit(reply)

    def _discard(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            self._process.kill()
            self._process.join(1.0)
            self._process = None
        self._owed, self._stop = 0, None
