"""Plays a series for the window: processes do the work, a timer collects what they have done."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from princesscourt.lab.pool import Pool
from princesscourt.lab.store import Series

POLL_MS = 50


class Runner(QObject):
    """At most one series at a time. The timer runs only as long as matches are being played."""

    played = Signal(object)
    """The `Outcome`s that have just come, a tuple."""
    turned = Signal()
    """It has begun or stopped; see `running`."""
    troubled = Signal(object)
    """The `Reason` why it stopped by itself."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool: Pool | None = None
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self._poll)

    @property
    def running(self) -> bool:
        return self._pool is not None

    @property
    def series(self) -> Series | None:
        """What is being played."""
        return self._pool.series if self._pool is not None else None

    def start(self, series: Series, jobs: int) -> None:
        """Plays on; what was played before is paused."""
        self.pause()
        self._pool = Pool(series, jobs)
        self._pool.start()
        self._timer.start()
        self.turned.emit()
        self._poll()

    def pause(self) -> None:
        """Stops at once; nothing that is finished is lost."""
        if self._pool is not None:
            self._pool.stop()
            self._leave()

    def _poll(self) -> None:
        pool = self._pool
        if pool is None:
            return
        outcomes = pool.poll()
        if outcomes:
            self.played.emit(tuple(outcomes))
        if not pool.running and self._pool is pool:
            self._leave()
            if pool.trouble is not None:
                self.troubled.emit(pool.trouble)

    def _leave(self) -> None:
        self._pool = None
        self._timer.stop()
        self.turned.emit()
