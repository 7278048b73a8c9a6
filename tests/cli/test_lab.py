"""`lab`: a series from the command line."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from princesscourt.cli import series as told_series
from princesscourt.core import record
from princesscourt.core.rules import because
from princesscourt.games import find
from princesscourt.lab import store
from princesscourt.storage import files
from tests.cli.called import Outcome, call, refused
from tests.lab.series import ended, plan

SERIES = ("lab", "kings-valley", "--matches", "4", "--levels", "easy,medium", "--seed", "LAB", "--jobs", "1")


def played(folder: Path, *more: str) -> Outcome:
    return call(*SERIES, "--out", str(folder), *more)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a series was played."""
    place = tmp_path_factory.mktemp("cli") / "series"
    assert played(place).code == 0
    return place


def test_a_series_is_told_as_a_table(folder: Path) -> None:
    outcome = played(folder)
    assert (outcome.code, outcome.err) == (0, "")
    for words in (
        "King's Valley",
        "4 matches",
        "Easy",
        "Medium",
        "Seat 1 (Light)",
        "95 % interval",
        "Moves in a match",
    ):
        assert words in outcome.out
    assert outcome.out.count("%") > 10


def test_a_series_as_json_can_be_read_by_scripts(folder: Path) -> None:
    """The keys are promised in the module's docstring."""
    data = json.loads(played(folder, "--json").out)
    assert set(data) == {"game", "rules", "seats", "levels", "matches", "seed", "folder", "sets", "differences"}
    assert data["differences"] == []
    (told,) = data["sets"]
    assert set(told) == {"options", "matches", "levels", "seats", "shared", "lengths", "endings"}
    assert [one["name"] for one in told["levels"]] == ["easy", "medium"]
    assert set(told["seats"][0]) == {"name", "wins", "count", "rate", "low", "high"}
    assert set(told["lengths"]) == {"least", "lower", "middle", "upper", "most", "mean"}
    assert sum(one["count"] for one in told["endings"]) == told["matches"] == 4


def test_a_series_is_continued_with_its_own_seed(folder: Path) -> None:
    words = [word for word in SERIES if word not in ("--seed", "LAB")]
    outcome = call(*words, "--out", str(folder))
    assert outcome.code == 0
    assert "seed LAB" in outcome.out


def test_every_match_is_a_record(folder: Path) -> None:
    for number in range(4):
        match = record.read(files.read_record(store.record_path(folder, number)), find)
        assert match.result is not None
        assert {player.level for player in match.setting.players} == {"easy", "medium"}


def test_two_rule_sets_are_compared() -> None:
    series = store.Series(Path("x"), plan(40, sets=({}, {"trapped_king_loses": False})), {}, whole=True)
    for number in range(40):
        series.done[number] = ended(number, 2, 1) if number % 2 else ended(number, 1, 2)
    told = "\n".join(told_series.lines(series))
    assert "Rule set A  trapped_king_loses=on" in told
    assert "Rule set B  trapped_king_loses=off" in told
    assert "B less A" in told
    row = next(line for line in told.splitlines() if line.startswith("Seat 1") and line.endswith("clear"))
    assert "-100.0 %" in row
    json.dumps(told_series.data(series))


def test_against_changes_the_first_rule_set(tmp_path: Path) -> None:
    more = ("--option", "start=retrieve", "--against", "first_move_soldier=off", "--json")
    words = ["1" if word == "4" else word for word in SERIES]
    first, other = json.loads(call(*words, "--out", str(tmp_path / "x"), *more).out)["sets"]
    assert first["options"]["start"] == other["options"]["start"] == "retrieve"
    assert (first["options"]["first_move_soldier"], other["options"]["first_move_soldier"]) == (True, False)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("lab", "chess", "--matches", "1", "--levels", "easy", "--out", "x"), "chess"),
        (("lab", "kings-valley"), "--matches"),
        (("lab", "kings-valley", "--matches", "some", "--levels", "easy", "--out", "x"), "some"),
        (("lab", "kings-valley", "--matches", "0", "--levels", "easy", "--out", "x"), "1 to"),
        (("lab", "kings-valley", "--matches", "1", "--levels", "genius", "--out", "x"), "genius"),
        (("lab", "kings-valley", "--matches", "1", "--levels", "", "--out", "x"), "level"),
        (("lab", "kings-valley", "--matches", "1", "--levels", "easy", "--seats", "3", "--out", "x"), "players"),
        (("lab", "kings-valley", "--matches", "1", "--levels", "easy", "--option", "k=v", "--out", "x"), "k"),
        (("lab", "kings-valley", "--matches", "1", "--levels", "easy", "--option", "k", "--out", "x"), "key=value"),
        (
            ("lab", "kings-valley", "--matches", "1", "--levels", "easy", "--against", "start=standard", "--out", "x"),
            "B",
        ),
    ],
)
def test_bad_usage(words: tuple[str, ...], told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in refused(call(*words), 2)
    assert list(tmp_path.iterdir()) == []


def test_another_plan_and_another_folder_are_refused(folder: Path, tmp_path: Path) -> None:
    words = ["5" if word == "4" else word for word in SERIES]
    assert "Another series" in refused(call(*words, "--out", str(folder)), 1)
    (tmp_path / "letter.txt").write_text("Dear")
    assert "Something else" in refused(played(tmp_path), 1)
    (tmp_path / store.PLAN).write_text("{")
    assert "damaged" in refused(played(tmp_path), 1)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_is_told_how_far_it_is_and_a_file_is_not(tmp_path: Path) -> None:
    series, screen, file = store.begin(tmp_path / "x", plan(1)), Terminal(), io.StringIO()
    told_series.play(series, 1, screen)
    assert "1 of 1 matches" in screen.getvalue()
    assert screen.getvalue().endswith("\r\033[K")
    told_series.play(series, 1, file)
    assert file.getvalue() == ""


def test_every_reason_of_the_lab_has_a_sentence() -> None:
    from princesscourt.ui.shell.lab_phrases import is_lab_reason, lab_sentence

    fields: dict[str, str | int] = {
        "file": "F",
        "level": "L",
        "known": "K",
        "most": 3,
        "seats": 9,
        "match": 4,
        "detail": "D",
    }
    keys = ("lab_level", "lab_levels", "lab_seats", "lab_matches", "lab_same_sets", "lab_other_plan", "lab_foreign",
            "lab_none", "lab_damaged", "lab_other_rules", "lab_fault")  # fmt: skip
    for key in keys:
        assert is_lab_reason(because(key, **fields))
        assert "{" not in lab_sentence(because(key, **fields))
    assert not is_lab_reason(because("storage_full", file="F"))
    assert lab_sentence(because("storage_full", file="F"))
