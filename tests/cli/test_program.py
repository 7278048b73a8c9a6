"""The program as somebody starts it: languages, pipes, screens and exit codes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from princesscourt.cli.language import has_screen, shows_windows
from princesscourt.cli.players import watched
from princesscourt.cli.window import checked
from princesscourt.core import record
from tests.cli.called import valley

ROOT = Path(__file__).resolve().parents[2]
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks for a display as only Linux does")


def start(*words: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs the program with these words, without a screen."""
    kept = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    kept = {**kept, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT), **environment}
    command = [sys.executable, "-m", "princesscourt", *words]
    return subprocess.run(command, input=given, env=kept, capture_output=True, encoding="utf-8", check=False)


def test_a_record_comes_through_pipes() -> None:
    applied = start("apply", "-", "a1-d4", given=record.write(valley()))
    assert applied.returncode == 0
    told = start("replay", "-", given=applied.stdout)
    assert "a1-d4" in told.stdout
    assert "Änne" in told.stdout


def test_text_is_utf8_whatever_the_locale() -> None:
    told = start("replay", "-", given=record.write(valley()), LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert told.returncode == 0


def test_a_reader_that_goes_away_is_no_fault() -> None:
    """`princesscourt replay FILE | head -1`."""
    command = [sys.executable, "-m", "princesscourt", "games", "--json"]
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(command, cwd=ROOT, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert done.stderr == b""
    assert done.returncode == 141


@pytest.mark.parametrize(("words", "code"), [(("replay", "no-such-file"), 1), (("perft", "chess", "--depth", "1"), 2)])
def test_exit_codes_of_the_program(words: tuple[str, ...], code: int) -> None:
    done = start(*words)
    assert done.returncode == code
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


def test_version() -> None:
    done = start("--version")
    assert (done.returncode, done.stdout.split()[:2]) == (0, ["Princess", "Court"])


@pytest.mark.parametrize("words", [("gaems",), ("--bogus",), ("-x",), ("--selftest", "what"), (str(ROOT), str(ROOT))])
def test_words_that_mean_nothing_to_the_window(words: tuple[str, ...]) -> None:
    done = start(*words, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_the_record_comes_first_whatever_the_order() -> None:
    assert checked(["--platform", "offscreen", str(ROOT), "--selftest"]) == [
        str(ROOT),
        "-platform",
        "offscreen",
        "--selftest",
    ]


@LINUX
def test_the_window_without_a_screen_says_so() -> None:
    done = start(QT_QPA_PLATFORM="")
    assert done.returncode == 1
    assert "demo" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_where_there_is_a_screen(environment: dict[str, str], platform: str, expected: bool) -> None:
    assert has_screen(environment, platform) is expected


@pytest.mark.parametrize(
    ("environment", "expected"),
    [({}, False), ({"DISPLAY": ":0"}, True), ({"WAYLAND_DISPLAY": "wayland-0"}, True),
     ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False), ({"QT_QPA_PLATFORM": "xcb"}, True)],
)  # fmt: skip
def test_where_a_window_is_seen(environment: dict[str, str], expected: bool) -> None:
    assert shows_windows(environment, "linux") is expected


@LINUX
@pytest.mark.parametrize("words", [["--picture", "end.png"], ["--text"], ["--picture=end.png"]])
def test_a_demo_is_watched_where_there_is_a_screen_unless_it_is_to_be_told(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    assert watched(["demo", "kings-valley"])
    assert not watched(["demo", "kings-valley", *words])
    assert not watched(["replay", "kings-valley"])


@pytest.mark.parametrize("language", ["de", "fr"])
def test_complaints_are_in_the_language_of_the_system(language: str) -> None:
    if not (ROOT / f"translations/princesscourt_{language}.qm").exists():
        pytest.skip("translations are not compiled; dev.py does that")
    done = start("replay", "no-such-file", LC_ALL=f"{language}.UTF-8", LANGUAGE=language, LANG=f"{language}.UTF-8")
    assert done.returncode == 1
    assert "no-such-file" in done.stderr
    assert "cannot be read" not in done.stderr


def test_a_picture_leaves_without_a_screen(tmp_path: Path) -> None:
    """Twice the same bytes: a picture depends on the match alone."""
    file = tmp_path / "match.court.json"
    file.write_text(record.write(valley("a1-d4")), encoding="utf-8")
    command = [sys.executable, "-m", "princesscourt", "export", str(file), "--as", "png"]
    data = {subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout for _ in range(2)}
    assert len(data) == 1
    assert data.pop().startswith(b"\x89PNG")


def test_demo_saves_a_picture_of_the_end(tmp_path: Path) -> None:
    picture = tmp_path / "end.png"
    told = start("demo", "kings-valley", "--seed", "A", "--picture", str(picture))
    assert told.returncode == 0
    assert str(picture) in told.stdout.splitlines()[-1]
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_picture_that_cannot_be_saved_is_told(tmp_path: Path) -> None:
    told = start("demo", "kings-valley", "--seed", "A", "--picture", str(tmp_path / "no" / "such" / "end.png"))
    assert told.returncode == 0
    assert "cannot be saved" in told.stdout.splitlines()[-1]


@LINUX
@pytest.mark.parametrize("megabytes", [60, 80, 100, 130, 160, 200, 300, 400, 500])
def test_J6_too_little_memory_at_the_start_is_a_sentence(megabytes: int) -> None:
    import resource

    def cap() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (megabytes * 1024 * 1024,) * 2)

    command = [sys.executable, "-m", "princesscourt", "--selftest", "-platform", "offscreen"]
    done = subprocess.run(command, cwd=ROOT, preexec_fn=cap, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert "memory" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_command_line_loads_no_library_for_windows_before_it_needs_one() -> None:
    """It works on a bare server, and the window is there sooner."""
    asks = "import sys, princesscourt.__main__; print(sorted(m for m in sys.modules if m.startswith('PySide6.Qt')))"
    done = subprocess.run([sys.executable, "-c", asks], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "['PySide6.QtCore']"
