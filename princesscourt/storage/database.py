"""One SQLite file that several copies of the program share, and that may vanish, break or be locked at any moment."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from princesscourt.core.rules import Reason, because
from princesscourt.storage.checks import check, check_tables, migrate, prove_writable
from princesscourt.storage.errors import Damaged, SaveError, StorageError, from_sqlite, from_system
from princesscourt.storage.files import set_aside

PATIENCE: Final = 1.0
"""Seconds to wait for another copy of the program that writes."""

Told = Callable[[Reason], None]


class Database:
    """The file at `path`, opened when first needed and again whenever it was lost.

    `tell` hears `library_set_aside` (file, aside) when a damaged file gave way to a new one; `renewed` is called then,
    since no row known before is in the new file. `on_step` hears every statement just before it runs.
    """

    def __init__(
        self, path: Path, tell: Told, renewed: Callable[[], None], on_step: Callable[[str], None] | None = None
    ) -> None:
        self._path = path.absolute()
        self._tell = tell
        self._renewed = renewed
        self._on_step = on_step
        self._open: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._library = ""
        self._writable = False

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it or nothing. Raises `SaveError`."""
        try:
            with self._transaction("BEGIN IMMEDIATE", writable=True) as connection:
                yield connection
        except SaveError:
            raise
        except StorageError as error:
            raise SaveError(error.reason) from error

    @contextmanager
    def read(self) -> Iterator[sqlite3.Connection]:
        """A look at one moment of the file. Raises `StorageError`."""
        with self._transaction("BEGIN", writable=False) as connection:
            yield connection

    def close(self) -> None:
        """Lets go of the file."""
        if self._open is not None:
            with suppress(sqlite3.Error):
                self._open.close()
        self._open = None

    @contextmanager
    def _transaction(self, begin: str, *, writable: bool) -> Iterator[sqlite3.Connection]:
        try:
            connection = self._connection(writable=writable)
            connection.execute(begin)
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                raise
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise self._failure(error) from error

    def _failure(self, error: sqlite3.Error | UnicodeDecodeError) -> StorageError:
        """What to raise; a damaged file is first replaced by a new one.

        A damaged file may even bring forth an error whose own text cannot be decoded.
        """
        try:
            if isinstance(error, UnicodeDecodeError):
                raise Damaged
            return StorageError(from_sqlite(error, self._path))
        except Damaged:
            self._renew()
            return StorageError(because("storage_damaged", file=str(self._path)))

    def _connection(self, *, writable: bool) -> sqlite3.Connection:
        if self._open is not None and (self._moved() or (writable and not self._writable)):
            self.close()
        if self._open is None:
            self._open = self._connect(writable=writable)
        return self._open

    def _moved(self) -> bool:
        """Whether the file that is open lies at its path no more."""
        try:
            return self._identity != _identity(self._path)
        except OSError:
            return True

    def _connect(self, *, writable: bool) -> sqlite3.Connection:
        try:
            return self._connect_writable()
        except Damaged:
            self._renew()
            return self._connect_new()
        except SaveError as error:
            if writable or error.reason.key == "storage_newer" or not self._path.exists():
                raise
            return self._connect_readonly()

    def _connect_new(self) -> sqlite3.Connection:
        try:
            return self._connect_writable()
        except Damaged:
            raise SaveError(because("storage_damaged", file=str(self._path))) from None

    def _connect_writable(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            connection = self._prepared(sqlite3.connect(self._path, timeout=PATIENCE, isolation_level=None))
            self._identity = _identity(self._path)
        except OSError as error:
            raise SaveError(from_system(error, self._path)) from error
        except ValueError:
            raise SaveError(because("storage_missing", file=str(self._path))) from None
        self._writable = True
        return connection

    def _connect_readonly(self) -> sqlite3.Connection:
        """As a last resort for a folder nobody may write to: what is there can still be looked at."""
        for how in ("mode=ro", "immutable=1"):
            connection = sqlite3.connect(f"{self._path.as_uri()}?{how}", uri=True, isolation_level=None)
            connection.text_factory = _text
            try:
                check(connection, self._path)
                check_tables(connection)
                self._identity, self._writable = _identity(self._path), False
            except (sqlite3.Error, UnicodeDecodeError, Damaged):
                connection.close()
            except BaseException:
                connection.close()
                raise
            else:
                return connection
        raise StorageError(because("storage_read_only", file=str(self._path)))

    def _prepared(self, connection: sqlite3.Connection) -> sqlite3.Connection:
        """Checked, brought to this version, and set so that a power cut loses no finished transaction."""
        connection.text_factory = _text
        connection.set_trace_callback(self._on_step)
        try:
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA secure_delete = ON")
            check(connection, self._path)
            migrate(connection)
            check_tables(connection)
            if connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
                with suppress(sqlite3.OperationalError):
                    connection.execute("PRAGMA journal_mode = WAL")
            prove_writable(connection)
            self._recognise(connection)
        except UnicodeDecodeError as error:
            connection.close()
            raise Damaged from error
        except sqlite3.Error as error:
            connection.close()
            raise SaveError(from_sqlite(error, self._path)) from error
        except BaseException:
            connection.close()
            raise
        return connection

    def _recognise(self, connection: sqlite3.Connection) -> None:
        """Says `renewed` if this is another library than the one that was open before."""
        library = connection.execute("SELECT value FROM keep WHERE key = 'library'").fetchone()[0]
        if self._library not in {"", library}:
            self._renewed()
        self._library = library

    def _renew(self) -> None:
        """Sets the damaged file aside with all that belongs to it."""
        self.close()
        aside = set_aside(self._path)
        if aside is None:
            raise SaveError(because("storage_read_only", file=str(self._path)))
        for suffix in ("-wal", "-shm", "-journal"):
            with suppress(OSError):
                Path(f"{self._path}{suffix}").replace(f"{aside}{suffix}")
        self._tell(because("library_set_aside", file=str(self._path), aside=str(aside)))


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino
