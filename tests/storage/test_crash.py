"""Killed at any moment, two copies at once, and disks that are full or read-only: no saved move is lost."""

from __future__ import annotations

import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from princesscourt.core.replay import spelled
from princesscourt.storage.errors import SaveError, StorageError
from princesscourt.storage.library import Library
from tests.storage.shelf import ODD, kept, library, some

ROOT = Path(__file__).parents[2]
posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals, limits and rights")


def player(folder: Path, *args: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.storage.player", str(folder), *args]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)


def promised(output: str) -> dict[int, int]:
    """Match to the last ply that was surely written."""
    words = [line.split() for line in output.splitlines()]
    return {int(line[0]): int(line[1]) for line in words if line[0].isdecimal()}


def check(folder: Path, output: str) -> Library:
    """Every ply that was promised is there, and every match there is a line of legal plies. Gives the library."""
    shelf = library(folder)
    plies = promised(output)
    for row in shelf.rows():
        match = shelf.resume(row.id)
        assert [spelled(node) for node in match.live.path()] == [spelled(node) for node in match.root.line()]
        assert match.live.ply >= plies.pop(row.id, 0)
    assert plies == {}
    assert shelf.notices == []
    return shelf


@posix
def test_e1_killed_at_any_statement(tmp_path: Path) -> None:
    steps: list[str] = []
    shelf = library(tmp_path / "count", on_step=steps.append)
    shelf.begin(some(0))
    shelf.close()
    rng = Random("kill")
    deaths = [*rng.sample(range(1, len(steps)), 12), *rng.sample(range(len(steps), 150), 8)]
    for death in deaths:
        process = player(tmp_path / str(death), "K", "2", "--die-at", str(death))
        output = process.communicate(timeout=120)[0]
        assert process.returncode == -signal.SIGKILL
        check(tmp_path / str(death), output)


@posix
def test_c8_killed_between_two_plies_by_somebody_else(tmp_path: Path) -> None:
    process = player(tmp_path, "K", "50")
    assert process.stdout is not None
    seen = [process.stdout.readline() for _ in range(40)]
    process.kill()
    output = "".join(seen) + process.communicate(timeout=60)[0]
    shelf = check(tmp_path, output[: output.rfind("\n") + 1])
    unfinished = [row for row in shelf.rows() if not row.over]
    assert len(unfinished) <= 1
    assert all(shelf.holds(row.id) for row in unfinished)


def test_e7_two_copies_at_once_lose_nothing(tmp_path: Path) -> None:
    players = [player(tmp_path / ODD, seed, "6") for seed in "XY"]
    outputs = [process.communicate(timeout=120)[0] for process in players]
    assert all(output.endswith("done\n") for output in outputs)
    plies = promised("".join(outputs))
    shelf = library(tmp_path / ODD)
    rows = shelf.rows()
    assert {row.id: row.plies for row in rows} == plies
    assert len(rows) == 12
    assert all(row.over and shelf.load(row.id).result == row.result for row in rows)
    assert sum(standing.matches for standing in shelf.standings()) == 36


@posix
@pytest.mark.parametrize("limit", [3_000, 60_000, 200_000])
def test_e1_on_a_full_disk_play_goes_on_and_what_was_saved_stays(tmp_path: Path, limit: int) -> None:
    process = player(tmp_path, "F", "40", "--limit", str(limit))
    output = process.communicate(timeout=120)[0]
    refusals = [line.split() for line in output.splitlines() if line.startswith("refused")]
    assert refusals
    assert {words[1] for words in refusals} <= {"storage_full", "storage_failed"}
    check(tmp_path, output)


def test_e1_what_could_not_be_saved_is_saved_later(tmp_path: Path) -> None:
    folder = tmp_path / "library"
    folder.write_text("not a folder")
    shelf, match = library(folder), some(5)
    with pytest.raises(SaveError) as refused:
        shelf.begin(match)
    assert refused.value.reason.fields["file"] == str(folder / "library.sqlite")
    folder.unlink()
    match_id = shelf.begin(match)
    assert kept(shelf.load(match_id)) == kept(match)


def test_e1_a_library_that_another_program_locks_is_tried_again(tmp_path: Path) -> None:
    shelf, other, match = library(tmp_path), library(tmp_path), some(5)
    match_id = shelf.begin(match)
    match.live.comment = "later"
    other.rows()
    lock = sqlite3.connect(shelf.path, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    with pytest.raises(SaveError, match="storage_busy"):
        shelf.sync(match_id, match)
    lock.execute("ROLLBACK")
    lock.close()
    shelf.sync(match_id, match)
    assert kept(other.load(match_id)) == kept(match)


def test_a_library_whose_folder_vanishes_is_begun_anew(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    shelf, match = library(folder), some(5)
    match_id = shelf.begin(match)
    shutil.rmtree(folder)
    with pytest.raises(SaveError, match="match_gone"):
        shelf.sync(match_id, match)
    assert kept(shelf.load(shelf.begin(match))) == kept(match)


@posix
def test_e1_a_read_only_folder_can_be_looked_at(tmp_path: Path) -> None:
    shelf, match = library(tmp_path), some(5)
    match_id = shelf.begin(match)
    shelf.close()
    for path in (tmp_path, *(folder for folder in tmp_path.parents if "pytest-" in str(folder))):
        path.chmod(0o755)
    tmp_path.chmod(0o555)
    shelf.path.chmod(0o444)
    command = [sys.executable, "-m", "tests.storage.reader", str(tmp_path), str(match_id)]
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT, timeout=60)
    finally:
        tmp_path.chmod(0o755)
    assert done.stdout.split() == ["5", "1", "storage_read_only", "1"], done.stderr


def test_a_library_at_an_impossible_path_says_so() -> None:
    shelf = Library(Path("/\x00/library.sqlite"))
    with pytest.raises(SaveError):
        shelf.begin(some(3))
    with pytest.raises(StorageError):
        shelf.rows()
