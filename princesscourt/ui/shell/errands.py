"""What panels let another process work out (`ui.kit.room.Errands`)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar, cast

from PySide6.QtCore import QObject

from princesscourt.bots.contract import Clock
from princesscourt.lab.worker import Reply
from princesscourt.ui.shell.workers import Thinker

TAnswer = TypeVar("TAnswer")


class TableErrands(QObject):
    """One process for the panels of a table, one errand at a time; started with the first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._answered: Callable[[object], None] | None = None
        self._thinker = Thinker(self)
        self._thinker.replied.connect(self._replied)

    def ask(self, work: Callable[[Clock], TAnswer], seconds: float, answered: Callable[[TAnswer | None], None]) -> None:
        self._answered = cast("Callable[[object], None]", answered)
        self._thinker.run(work, seconds)

    def stop(self) -> None:
        self._answered = None
        self._thinker.stop()

    def close(self) -> None:
        """Ends the process before the table goes."""
        self._answered = None
        self._thinker.close()

    def _replied(self, reply: Reply) -> None:
        if reply.fault:
            logging.getLogger(__name__).error("an errand failed: %s", reply.fault)
        answered, self._answered = self._answered, None
        if answered is not None:
            answered(reply.answer)
