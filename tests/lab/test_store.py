"""A series in its folder: cut, bent and foreign files, and what the system refuses."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest

from princesscourt.bots.contract import Clock
from princesscourt.lab import store
from princesscourt.lab.pool import play_one
from princesscourt.storage.errors import StorageError
from tests.lab.series import plan, play


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> store.Series:
    """Four matches."""
    series = store.begin(tmp_path_factory.mktemp("lab") / "played", plan(4))
    play(series)
    return series


@pytest.fixture
def copied(played: store.Series, tmp_path: Path) -> store.Series:
    """The same in a folder that may be spoiled."""
    shutil.copytree(played.folder, tmp_path / "copy")
    return store.opened(tmp_path / "copy")


def why(folder: Path) -> str:
    """Why no series can be opened there."""
    with pytest.raises(StorageError) as refused:
        store.opened(folder)
    return refused.value.reason.key


@pytest.mark.parametrize("cut", range(0, 260, 23))
def test_E1_a_cut_file_of_results_loses_nothing(copied: store.Series, cut: int) -> None:
    """As a kill in the middle of writing leaves it."""
    results = copied.folder / store.RESULTS
    whole = results.read_bytes()
    results.write_bytes(whole[: min(cut, len(whole))])
    again = store.opened(copied.folder)
    assert again.outcomes == copied.outcomes
    again.add(again.done[3])
    assert set(results.read_bytes().splitlines()) == set(whole.splitlines())


@pytest.mark.parametrize(
    "bent", ["nonsense\n", '{"match": 99}\n', "\x00\xff\n", '{"match":0}\n' * 3, "[" * 9000 + "\n"]
)
def test_a_bent_line_is_made_anew(copied: store.Series, bent: str) -> None:
    results = copied.folder / store.RESULTS
    results.write_text(bent + results.read_text("utf-8"), "utf-8")
    assert store.opened(copied.folder).outcomes == copied.outcomes


def test_a_line_without_its_record_counts_as_not_played(copied: store.Series) -> None:
    copied.record(2).unlink()
    assert list(store.opened(copied.folder).missing()) == [2]


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"format": 1}'])
def test_a_record_that_cannot_be_read_is_played_again(copied: store.Series, content: bytes) -> None:
    good = copied.record(2).read_bytes()
    copied.record(2).write_bytes(content)
    (copied.folder / store.RESULTS).unlink()
    again = store.opened(copied.folder)
    assert list(again.missing()) == [2]
    assert play_one(again.plan, again.folder, 2, Clock(0)) == copied.done[2]
    assert copied.record(2).read_bytes() == good


def test_a_record_of_another_match_is_not_taken_for_this_one(copied: store.Series) -> None:
    shutil.copy(copied.record(1), copied.record(2))
    (copied.folder / store.RESULTS).unlink()
    assert list(store.opened(copied.folder).missing()) == [2]


def test_looking_changes_nothing(copied: store.Series) -> None:
    (copied.folder / store.RESULTS).write_text("cut", "utf-8")
    before = {file.name: file.read_bytes() for file in copied.folder.rglob("*") if file.is_file()}
    store.opened(copied.folder)
    assert before == {file.name: file.read_bytes() for file in copied.folder.rglob("*") if file.is_file()}


def test_what_a_killed_process_left_is_cleared_away(copied: store.Series) -> None:
    old, young = (copied.folder / store.MATCHES / f"000001.court.json.{n}.new" for n in (1, 2))
    for file in (old, young):
        file.write_text("half")
    os.utime(old, (0, 0))
    store.opened(copied.folder)
    assert (old.exists(), young.exists()) == (False, True), "another copy may be writing the young one"


def test_a_folder_without_a_series(tmp_path: Path) -> None:
    assert why(tmp_path) == why(tmp_path / "nowhere") == "lab_none"
    (tmp_path / "letter.txt").write_text("Dear")
    with pytest.raises(StorageError, match="lab_foreign"):
        store.begin(tmp_path, plan())
    with pytest.raises(StorageError, match="lab_foreign"):
        store.begin(tmp_path / "letter.txt", plan())
    assert (tmp_path / "letter.txt").read_text() == "Dear"


def test_another_plan_is_refused(copied: store.Series) -> None:
    for other in (plan(5), plan(4, ("easy",)), plan(4, seed="X"), plan(4, game_id="queen-and-princes")):
        with pytest.raises(StorageError, match="lab_other_plan"):
            store.begin(copied.folder, other)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"format": 2}, "storage_newer"),
        ({"format": 0}, "lab_damaged"),
        ({"kind": "Chess"}, "lab_damaged"),
        ({"game": "chess"}, "lab_damaged"),
        ({"version": 999}, "lab_other_rules"),
        ({"seats": 7}, "lab_damaged"),
        ({"matches": 10**9}, "lab_damaged"),
        ({"matches": "4"}, "lab_damaged"),
        ({"sets": []}, "lab_damaged"),
        ({"sets": [{}, {}, {}]}, "lab_damaged"),
        ({"sets": [{"start": "moon"}]}, "lab_damaged"),
        ({"levels": ["genius"]}, "lab_damaged"),
        ({"more": 1}, "lab_damaged"),
    ],
)
def test_a_bent_plan_gets_one_reason(copied: store.Series, change: dict[str, object], key: str) -> None:
    file = copied.folder / store.PLAN
    file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), **change}))
    assert why(copied.folder) == key


@pytest.mark.parametrize("content", [b"", b"\xff", b"[" * 100_000, b"null"])
def test_a_plan_that_is_no_text_gets_one_reason(copied: store.Series, content: bytes) -> None:
    (copied.folder / store.PLAN).write_bytes(content)
    assert why(copied.folder) == "lab_damaged"


def test_the_list_leaves_out_what_cannot_be_read(copied: store.Series, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("")
    assert [one.folder for one in store.series_in(tmp_path)] == [copied.folder]
    assert store.series_in(tmp_path / "nowhere") == []


def test_E1_a_disk_that_takes_nothing_stops_the_series_with_a_reason(tmp_path: Path) -> None:
    series = store.begin(tmp_path / "x", plan(3))
    (series.folder / store.MATCHES).rmdir()
    (series.folder / store.MATCHES).write_text("in the way")
    pool = play(series)
    assert pool.trouble is not None
    assert pool.trouble.key in ("storage_failed", "storage_read_only")
    assert series.done == {}


def test_an_impossible_path_says_so() -> None:
    with pytest.raises(StorageError):
        store.begin(Path("/\x00/x"), plan())
    with pytest.raises(StorageError):
        store.opened(Path("/\x00/x"))
