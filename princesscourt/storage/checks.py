"""Whether an SQLite file is a whole library of this program, and what makes it one of this version."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from uuid import uuid4

from princesscourt.core.rules import because
from princesscourt.storage.errors import Damaged, SaveError
from princesscourt.storage.schema import APPLICATION, STEPS


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Raises `Damaged` if this is no library of ours, `SaveError` if it is one of a newer version."""
    connection.execute("BEGIN")
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    whole = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    connection.execute("COMMIT")
    fresh = empty and application == version == 0
    if not whole or not (fresh or (application == APPLICATION and version > 0)):
        raise Damaged
    if version > len(STEPS):
        raise SaveError(because("storage_newer", file=str(path)))


def check_tables(connection: sqlite3.Connection) -> None:
    """Raises `Damaged` if the tables are not those of this version to the letter."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        for step in STEPS:
            model.executescript(step)
        tables = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name"
        if connection.execute(tables).fetchall() != model.execute(tables).fetchall():
            raise Damaged


def migrate(connection: sqlite3.Connection) -> None:
    """Brings the file to this version in one transaction; another copy may do so at the same moment."""
    if connection.execute("PRAGMA user_version").fetchone()[0] == len(STEPS):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        for step in STEPS[version:]:
            for statement in step.split(";\n"):
                connection.execute(statement)
        connection.execute("INSERT OR IGNORE INTO keep VALUES ('library', ?)", (uuid4().hex,))
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def prove_writable(connection: sqlite3.Connection) -> None:
    """Raises the error that a first write would meet."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")
