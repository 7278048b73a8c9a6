"""Where files lie."""

from __future__ import annotations

from pathlib import Path

from princesscourt.core.match import Player
from princesscourt.storage.holding import this_copy
from princesscourt.storage.library import Library
from princesscourt.storage.paths import HOME, folders, library_in, long_form
from tests.core.tables import find_pebbles
from tests.storage.shelf import ODD, kept, some


def test_one_folder_may_hold_everything(tmp_path: Path) -> None:
    found = folders({HOME: str(tmp_path / ODD)})
    for path in (found.library, found.settings, found.cache):
        assert path.is_relative_to(tmp_path / ODD)
    assert not found.data.exists()


def test_otherwise_the_folders_are_those_of_the_user() -> None:
    found = folders({})
    assert found.data.is_absolute()
    assert "court" in str(found.library).lower()
    assert folders({HOME: ""}) == found


def test_the_library_may_lie_elsewhere(tmp_path: Path) -> None:
    usual = folders({HOME: str(tmp_path)})
    assert library_in("", usual) == usual.library
    assert library_in(str(tmp_path / "stick"), usual) == tmp_path / "stick" / "library.sqlite"


def test_e11_odd_letters_and_long_paths_work(tmp_path: Path) -> None:
    folder = tmp_path / ODD / ("d" * 120) / ("e" * 120)
    shelf = Library(long_form(folder / "library.sqlite"), find_pebbles)
    match = some()
    match_id = shelf.begin(match)
    path = folder / f"{'n' * 200} {ODD}.court.json"
    shelf.export_file(match_id, path)
    assert kept(shelf.load(shelf.import_file(path))) == kept(match)
    assert Player("Änne") in shelf.rows()[0].players


def test_each_copy_knows_itself_from_others() -> None:
    one, two = this_copy(), this_copy()
    assert one.token != two.token
    assert one.lives(0.0)
