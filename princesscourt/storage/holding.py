"""Which running copy of the program plays a match: a match is played in one place at a time."""

from __future__ import annotations

import os
import platform
import sys
from dataclasses import dataclass
from uuid import uuid4

STALE = 600.0
"""Seconds without a sign of life after which a copy on another computer counts as gone."""


@dataclass(frozen=True, slots=True)
class Holder:
    """A running copy of the program, and when it last gave a sign."""

    host: str
    pid: int
    token: str
    beat: float = 0.0

    def lives(self, now: float) -> bool:
        """Whether this copy still runs, as far as can be told from here."""
        if not self.token:
            return False
        return _runs(self.pid) if self.host == platform.node() else now - self.beat < STALE


def this_copy() -> Holder:
    """A holder for this process, unlike any other."""
    return Holder(platform.node(), os.getpid(), uuid4().hex)


if sys.platform == "win32":
    import ctypes

    def _runs(pid: int) -> bool:
        still_active, may_ask = 259, 0x1000
        kernel = ctypes.windll.kernel32
        handle = kernel.OpenProcess(may_ask, False, pid)
        if not handle:
            return False
        code = ctypes.c_ulong()
        known = kernel.GetExitCodeProcess(handle, ctypes.byref(code))
        kernel.CloseHandle(handle)
        return not known or code.value == still_active

else:

    def _runs(pid: int) -> bool:
        if pid <= 0:
            return False
        try:
            os.kill(pid, 0)
        except (ProcessLookupError, OverflowError):
            return False
        except PermissionError:
            return True
        return True
