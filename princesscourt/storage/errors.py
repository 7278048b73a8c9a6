"""What can go wrong with files, as facts; the frame's phrases make sentences of them."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from princesscourt.core.rules import Reason, because


class StorageError(Exception):
    """`reason` says what is wrong with which file. Nothing was changed.

    Its keys: `storage_full`, `storage_read_only`, `storage_busy` (another copy of the program writes just now),
    `storage_newer` (written by a newer version), `storage_damaged` (a new file was begun), `storage_missing`,
    `storage_failed` (detail), each with `file`; and `match_gone`, `match_held` (pid).
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} {reason.fields}")
        self.reason = reason


class SaveError(StorageError):
    """It could not be written. Play goes on in memory; try again later."""


class MatchGone(SaveError):
    """No such match is in the library (any more): begin it anew."""

    def __init__(self) -> None:
        super().__init__(because("match_gone"))


class MatchHeld(SaveError):
    """Another running copy of the program plays this match."""

    def __init__(self, pid: int) -> None:
        super().__init__(because("match_held", pid=pid))


class Damaged(Exception):
    """The file is no library, or a broken one."""


_SQLITE = {
    sqlite3.SQLITE_FULL: "storage_full",
    sqlite3.SQLITE_READONLY: "storage_read_only",
    sqlite3.SQLITE_CANTOPEN: "storage_read_only",
    sqlite3.SQLITE_PERM: "storage_read_only",
    sqlite3.SQLITE_BUSY: "storage_busy",
    sqlite3.SQLITE_LOCKED: "storage_busy",
}
_SYSTEM = {
    errno.ENOSPC: "storage_full",
    errno.EDQUOT: "storage_full",
    errno.EACCES: "storage_read_only",
    errno.EPERM: "storage_read_only",
    errno.EROFS: "storage_read_only",
    errno.ENOENT: "storage_missing",
}


def from_sqlite(error: sqlite3.Error, path: Path) -> Reason:
    """The fact behind an error of SQLite. Raises `Damaged` if the file itself is broken."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
        raise Damaged from error
    return _fact(_SQLITE.get(code, "storage_failed"), path, str(error))


def from_system(error: OSError, path: Path) -> Reason:
    """The fact behind an error of the file system."""
    return _fact(_SYSTEM.get(error.errno or 0, "storage_failed"), path, error.strerror or str(error))


def _fact(key: str, path: Path, detail: str) -> Reason:
    if key == "storage_failed":
        return because(key, file=str(path), detail=detail)
    return because(key, file=str(path))
