"""Files that are broken, foreign, old or from tomorrow: each is kept aside and named, and the program goes on."""

from __future__ import annotations

import ast
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

import princesscourt
from princesscourt.core.replay import RecordError
from princesscourt.storage.errors import SaveError, StorageError
from princesscourt.storage.files import write_text
from princesscourt.storage.library import Library
from tests.storage.shelf import kept, library, some


def filled(folder: Path, matches: int = 3) -> Path:
    """A closed library with some matches; gives its file."""
    shelf = library(folder)
    for seed in "ABCDEFGHIJ"[:matches]:
        shelf.begin(some(6, seed=seed))
    shelf.close()
    return shelf.path


def use(shelf: Library) -> None:
    """Everything the program does at start, and a match played; no error but those with a sentence."""
    try:
        for row in shelf.rows():
            try:
                shelf.load(row.id)
            except (RecordError, StorageError) as error:
                assert error.reason.key
        shelf.last_open()
        shelf.standings()
        shelf.begin(some(5))
    except StorageError as error:
        assert error.reason.fields["file"]


@pytest.mark.parametrize(
    "content", [b"not a database at all, but long enough to be taken for one" * 99, b"SQLite format 3\x00", b"{}"]
)
def test_e2_what_is_no_library_is_set_aside_and_told(tmp_path: Path, content: bytes) -> None:
    shelf, match = library(tmp_path), some(5)
    shelf.path.write_bytes(content)
    match_id = shelf.begin(match)
    assert kept(shelf.load(match_id)) == kept(match)
    (notice,) = shelf.notices
    assert notice.key == "library_set_aside"
    assert Path(str(notice.fields["aside"])).read_bytes() == content


def test_e2_a_database_of_another_program_is_not_touched(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    with closing(sqlite3.connect(shelf.path)) as other, other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    content = shelf.path.read_bytes()
    assert shelf.rows() == []
    assert Path(str(shelf.notices[0].fields["aside"])).read_bytes() == content


def test_an_empty_file_is_a_new_library(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    shelf.path.touch()
    assert shelf.rows() == []
    assert shelf.notices == []


def test_e2_a_library_that_breaks_while_open_loses_no_match_at_the_table(tmp_path: Path) -> None:
    shelf, match = library(tmp_path), some(5)
    match_id = shelf.begin(match)
    with shelf.path.open("r+b") as file:
        file.truncate(100)
    (shelf.path.parent / (shelf.path.name + "-wal")).unlink()
    other = library(tmp_path)
    assert other.rows() == []
    assert len(other.notices) == 1
    with pytest.raises(SaveError):
        shelf.sync(match_id, match)
    again = shelf.begin(match)
    assert kept(other.load(again)) == kept(match)


def test_e2_a_library_cut_at_every_hundredth(tmp_path: Path) -> None:
    content = filled(tmp_path).read_bytes()
    for percent in range(100):
        folder = tmp_path / str(percent)
        folder.mkdir()
        shelf = library(folder)
        shelf.path.write_bytes(content[: len(content) * percent // 100])
        use(shelf)
        assert shelf.count() >= 1
        shelf.close()


def test_e2_a_library_with_flipped_bytes(tmp_path: Path) -> None:
    content, rng = filled(tmp_path).read_bytes(), Random("flip")
    for number in range(80):
        folder = tmp_path / str(number)
        folder.mkdir()
        shelf, bent = library(folder), bytearray(content)
        for _ in range(rng.randrange(1, 6)):
            bent[rng.randrange(len(bent))] ^= 1 << rng.randrange(8)
        shelf.path.write_bytes(bent)
        use(shelf)
        shelf.close()


BENT = [
    "UPDATE match SET players = '[{]'",
    "UPDATE match SET players = CAST(x'ff00fe' AS TEXT)",
    "UPDATE match SET players = '" + "[" * 5000 + "'",
    "UPDATE match SET options = '{\"rounds\": 9}'",
    "UPDATE match SET options = '[]'",
    "UPDATE match SET seed = 'not sealed'",
    "UPDATE match SET position = 'not sealed'",
    "UPDATE match SET plies = 'many'",
    "UPDATE match SET live = 99",
    "UPDATE match SET game = 'chess'",
    "UPDATE match SET rules = 9",
    "UPDATE match SET result = '{}'",
    'UPDATE match SET ended = \'["resigned", [["seat", 9]]]\'',
    "UPDATE match SET ended = '7'",
    "UPDATE match SET pid = 'x'",
    "UPDATE match SET pid = 9223372036854775807, token = 'x'",
    "UPDATE match SET pid = -1, token = 'x'",
    "UPDATE node SET ply = 'x' WHERE number = 2",
    "UPDATE node SET ply = 7 WHERE number = 2",
    "UPDATE node SET parent = 77 WHERE number = 2",
    "UPDATE node SET parent = 'x' WHERE number = 2",
    "UPDATE node SET depth = 99 WHERE number = 2",
    "UPDATE node SET digest = 'x' WHERE number = 0",
    "UPDATE node SET glyph = '???' WHERE number = 2",
    "UPDATE node SET pins = 'rude' WHERE number = 2",
    "DELETE FROM node WHERE number = 2",
    "DELETE FROM node",
]


@pytest.mark.parametrize("sql", BENT)
def test_e2_a_bent_row_is_one_sentence_and_the_others_are_well(tmp_path: Path, sql: str) -> None:
    shelf = library(tmp_path)
    good = shelf.begin(some(6))
    bad = shelf.begin(some(6, seed="B"))
    shelf.close()
    where = " AND match" if "WHERE" in sql else " WHERE id" if "UPDATE match" in sql else " WHERE match"
    with closing(sqlite3.connect(shelf.path)) as connection, connection:
        connection.execute(f"{sql}{where} = {bad}")
    rows = {row.id: row for row in shelf.rows()}
    assert rows.keys() == {good, bad}
    assert not rows[good].broken
    assert shelf.load(good).live.ply == 6
    if " result " in sql or "plies" in sql:
        assert rows[bad].broken
    elif "pid = 92" not in sql and "pid = -1" not in sql:
        with pytest.raises((RecordError, StorageError)):
            shelf.resume(bad)
    shelf.delete(bad)
    assert shelf.purge() == 1


@pytest.mark.parametrize("version", [99, 2**31 - 1])
def test_e5_a_library_of_a_newer_version_is_left_alone(tmp_path: Path, version: int) -> None:
    path = filled(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    content = path.read_bytes()
    shelf = library(tmp_path)
    for attempt in (shelf.rows, lambda: shelf.begin(some(3))):
        with pytest.raises(StorageError, match="storage_newer"):
            attempt()
    assert path.read_bytes() == content


@pytest.mark.parametrize("version", [0, -1])
def test_e5_a_library_with_a_version_that_never_was_is_set_aside(tmp_path: Path, version: int) -> None:
    path = filled(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    shelf = library(tmp_path)
    assert shelf.rows() == []
    assert shelf.notices[0].key == "library_set_aside"


def test_e5_a_library_of_version_1_is_read(tmp_path: Path) -> None:
    dump = (Path(__file__).parents[1] / "records" / "library-1.sql").read_text("utf-8")
    shelf = library(tmp_path)
    with closing(sqlite3.connect(shelf.path)) as connection:
        connection.executescript(dump)
    assert [shelf.load(row.id).live.ply for row in shelf.rows()] == [row.plies for row in shelf.rows()] != []
    assert [standing.matches for standing in shelf.standings()] == [1, 1, 1]
    assert shelf.note(1, 0) == "my own"


def test_e1_an_export_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "match.court.json"
    write_text(path, "old")
    for death in range(1, 5):

        def die(step: str, left: list[int] = [death]) -> None:  # noqa: B006
            left[0] -= 1
            if left[0] == 0:
                raise OSError(28, os.strerror(28), step)

        with pytest.raises(SaveError, match="storage_full"):
            write_text(path, "new", on_step=die)
        assert path.read_text() == "old"
        assert sorted(file.name for file in tmp_path.iterdir()) == ["match.court.json"]
    write_text(path, "new")
    assert path.read_text() == "new"


FORBIDDEN = {"pickle", "marshal", "shelve", "dill", "yaml", "jsonpickle"}


def test_e4_nothing_in_the_program_runs_what_a_file_says() -> None:
    for path in sorted(Path(princesscourt.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [alias.name.split(".")[0] for alias in node.names] if isinstance(node, ast.Import) else []
            names += [str(node.module).split(".")[0]] if isinstance(node, ast.ImportFrom) else []
            assert not FORBIDDEN & set(names), path
            called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            assert called not in {"eval", "exec", "__import__", "compile"}, path
