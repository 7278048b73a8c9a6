"""No words and no file bring a traceback: every refusal is one sentence with its exit code."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from princesscourt.cli import command
from princesscourt.core import record
from tests.cli.called import VALLEY_WIN, Outcome, call, refused, saved, valley

READERS = (("replay",), ("moves",), ("moves", "--json"), ("export", "--as", "txt"))
GOOD = record.write(valley(*VALLEY_WIN))
SAFE = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)

word = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        [*command.COMMANDS, "--json", "--view", "--at", "--level", "--depth", "--as", "--option", "-h", "--"]
    ),
    st.sampled_from(
        ["kings-valley", "public", "all", "1", "-1", "txt", "easy", "start=standard", "0:a1-d4", "/dev/null"]
    ),
)


def well_told(outcome: Outcome) -> None:
    """Done without a complaint, or refused in one line."""
    assert outcome.code in {0, 1, 2}
    assert outcome.err.count("\n") == (outcome.code != 0)
    assert "Traceback" not in outcome.err


@SAFE
@given(st.lists(word, max_size=6))
def test_any_words(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    """Without the counts and demos that would run long."""
    if not {"perft", "demo", "bot", "-"} & set(words):
        well_told(call(*words))
    capsys.readouterr()


@SAFE
@given(st.sampled_from(READERS), st.binary(max_size=200))
def test_any_bytes_as_a_file(tmp_path: Path, reader: tuple[str, ...], data: bytes) -> None:
    file = tmp_path / "any"
    file.write_bytes(data)
    refused(call(reader[0], str(file), *reader[1:]), 1)


@SAFE
@given(st.randoms(use_true_random=False))
def test_bent_records(tmp_path: Path, rng: Random) -> None:
    """`mutate`: cut, bytes turned, pieces doubled."""
    data = bytearray(GOOD.encode())
    at, end = sorted((rng.randrange(len(data)), rng.randrange(len(data))))
    match rng.randrange(4):
        case 0:
            del data[at:]
        case 1:
            data[at] ^= 1 << rng.randrange(8)
        case 2:
            del data[at:end]
        case _:
            data[at:at] = data[at:end]
    file = tmp_path / "bent"
    file.write_bytes(data)
    well_told(call("replay", str(file)))


json_value = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


@SAFE
@given(st.sampled_from(sorted(json.loads(GOOD))), json_value)
def test_fields_of_the_wrong_kind(tmp_path: Path, field: str, value: object) -> None:
    file = tmp_path / "typed"
    file.write_text(json.dumps({**json.loads(GOOD), field: value}), encoding="utf-8")
    well_told(call("replay", str(file)))


HOSTILE = {
    "empty": "",
    "nothing": "null",
    "list": "[]",
    "deep": "[" * 100_000 + "]" * 100_000,
    "deep objects": '{"a":' * 50_000,
    "huge number": '{"format": ' + "9" * 10_000 + "}",
    "not a number": '{"format": NaN}',
    "twice": '{"format": 1, "format": 1}',
    "newer": json.dumps({**json.loads(GOOD), "format": 2}),
    "older than all": json.dumps({**json.loads(GOOD), "format": -1}),
    "newer rules": json.dumps({**json.loads(GOOD), "rules": 99}),
    "other game": json.dumps({**json.loads(GOOD), "game": "../../etc/passwd"}),
    "bomb": json.dumps({**json.loads(GOOD), "sealed": "eJztwTEBAAAAwqD1T20ND6AAAAAAAAAAAAAAAAAAAAAAAAAAAA=="}),
    "E4 pickle": "cos\nsystem\n(S'echo'\ntR.",
    "E4 python": "__import__('os').system('echo')",
    "E4 yaml": "!!python/object/apply:os.system ['echo']",
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("name", HOSTILE)
def test_E4_hostile_files_are_refused(tmp_path: Path, name: str, reader: tuple[str, ...]) -> None:
    file = tmp_path / "hostile"
    file.write_text(HOSTILE[name], encoding="utf-8")
    assert str(file) in refused(call(reader[0], str(file), *reader[1:]), 1)


@pytest.mark.parametrize("name", ["no-such-file", ".", "a\0b", "x" * 5000, "\udcff"])
def test_what_is_no_file(name: str) -> None:
    refused(call("replay", name), 1)


def test_E11_any_folder_and_file_name(tmp_path: Path) -> None:
    """Folder and file names of every script."""
    folder = tmp_path / "Größe ’Élan’ 王女 😀"
    folder.mkdir()
    assert call("replay", saved(folder, valley(), "Prinzeß 王.court")).code == 0


def test_a_mark_at_the_beginning_does_no_harm(tmp_path: Path) -> None:
    """Editors on Windows put a byte-order mark there."""
    file = Path(saved(tmp_path, valley()))
    file.write_text(GOOD, encoding="utf-8-sig")
    assert call("replay", str(file)).code == 0
