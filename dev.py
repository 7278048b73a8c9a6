#!/usr/bin/env python3
"""The workbench: one command for each thing to do. Standard library only, Python 3.11 or newer.

python3 dev.py play [--sound] [FILE]           the window; without a screen, a demo match
python3 dev.py test [--slow] [pytest words]    all checks and all tests; with words, pytest alone with them
python3 dev.py check                           ruff, mypy, import-linter
python3 dev.py bench [pytest words]            the figures
python3 dev.py translations                    extracts what is to translate and compiles what is translated
python3 dev.py package                         the program as a folder in dist/, built and tried out

Each first makes or renews the environment in .venv, and on Debian fetches the system libraries that Qt needs. With
`--sound` Qt Multimedia, a download of 170 MB, comes into it and stays there.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
TRANSLATIONS = ROOT / "translations"
LANGUAGES = ("de", "fr", "en")
LINUX = sys.platform.startswith("linux")
sys.path.append(str(ROOT / "packaging"))


class Stop(Exception):
    """Something is needed that only the person can do; the message says what."""


def run(*command: str | Path, env: Mapping[str, str] | None = None) -> int:
    """Shows and runs a command in the project folder; its exit code."""
    words = [str(word) for word in command]
    print("+", shlex.join(words), flush=True)
    return subprocess.call(words, cwd=ROOT, env={**os.environ, **(env or {})})


def must(*command: str | Path, env: Mapping[str, str] | None = None) -> None:
    """As `run`. Raises `Stop` if the command fails."""
    if run(*command, env=env):
        raise Stop(f"This did not work: {shlex.join(str(word) for word in command)}")


# The environment


def prepare(extras: str = "dev") -> None:
    """A virtual environment with the program in it, the libraries of Qt, and compiled translations."""
    make_environment()
    install(extras)
    find_libraries()
    compile_translations()


def make_environment() -> None:
    if PYTHON.exists() and subprocess.call([str(PYTHON), "-c", "import pip"], stderr=subprocess.DEVNULL) == 0:
        return
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        apt("python3-venv")
    must(sys.executable, "-m", "venv", "--clear", VENV)


def install(extras: str) -> None:
    """Installs the project for editing, unless this was done with the same pyproject.toml and Python."""
    stamp = VENV / f"installed-{extras}"
    mark = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + sys.version.encode()).hexdigest()
    if stamp.exists() and stamp.read_text() == mark:
        return
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    must(*pip, "--editable", f".[{extras}]", env={"HATCH_BUILD_NO_HOOKS": "true"})
    stamp.write_text(mark)


def find_libraries() -> None:
    """On Linux, fetches what Qt needs from the system and does not find there."""
    if not LINUX:
        return
    import qt_libraries

    folder = Path(ask_python("import PySide6; print(PySide6.__path__[0])"))
    files = qt_libraries.used(os.environ, every_screen=may_install())
    lacking = qt_libraries.missing(folder / name for name in (*files, qt_libraries.SOUND))
    if lacking:
        print("Qt needs from this system:", " ".join(lacking), flush=True)
        apt(*qt_libraries.packages(lacking))


def ask_python(code: str) -> str:
    """What a line of Python prints in the environment."""
    return subprocess.run([str(PYTHON), "-c", code], check=True, capture_output=True, text=True).stdout.strip()


def may_install() -> bool:
    """Whether this is root on a system with apt."""
    return LINUX and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt(*packages: str) -> None:
    """Installs Debian packages if we may. Raises `Stop` with the line to type otherwise."""
    if not shutil.which("apt-get"):
        raise Stop(f"Please install, by the names they have on this system: {' '.join(packages)}")
    if not may_install():
        raise Stop(f"Please type this, then try again:\n    sudo apt-get install {' '.join(packages)}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    must("apt-get", "update", "-qq", env=quiet)
    options = ("-qq", "-o", "Dpkg::Use-Pty=0", "--yes", "--no-install-recommends")
    must("apt-get", "install", *options, *packages, env=quiet)


# Translations


def sources() -> list[Path]:
    return [TRANSLATIONS / f"princesscourt_{language}.ts" for language in LANGUAGES]


def extract_translations() -> None:
    """Merges what the sources say into the three files and drops what they no longer say."""
    from texts import extract

    TRANSLATIONS.mkdir(exist_ok=True)
    for language, file in zip(LANGUAGES, sources(), strict=True):
        extract([BIN / "pyside6-lupdate"], language, file)


def compile_translations() -> None:
    """Makes a .qm of each .ts that is newer than its own."""
    for file in sources():
        compiled = file.with_suffix(".qm")
        if file.exists() and (not compiled.exists() or compiled.stat().st_mtime < file.stat().st_mtime):
            must(BIN / "pyside6-lrelease", "-silent", file, "-qm", compiled)


# The commands


def play(words: Sequence[str]) -> int:
    """The window, or without a screen the demo match; `--sound` adds the extra, too large for those who do not ask."""
    prepare("dev,sound" if "--sound" in words else "dev")
    if has_screen():
        return run(PYTHON, "-m", "princesscourt", *(word for word in words if word != "--sound"))
    print("There is no screen here, so the computer players play a match for you to read.", flush=True)
    picture = ROOT / "build/demo.png"
    picture.parent.mkdir(exist_ok=True)
    return run(PYTHON, "-m", "princesscourt", "demo", "--picture", picture, env={"QT_QPA_PLATFORM": "offscreen"})


def has_screen() -> bool:
    return not LINUX or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def test(words: Sequence[str]) -> int:
    """The checks and all tests; with words for pytest, those alone. `--slow`: also the searches of minutes."""
    prepare()
    chosen = [word for word in words if word != "--slow"]
    marks = ["-m", "not bench"] if "--slow" in words else []
    checked = 0 if chosen else linters()
    if checked:
        print("The checks have found something; the tests follow.", flush=True)
    return pytest("-n", "2", *marks, *chosen) or checked


def pytest(*words: str) -> int:
    return run(PYTHON, "-m", "pytest", *words, env={"QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")})


def check(words: Sequence[str]) -> int:
    del words
    prepare()
    return linters()


def linters() -> int:
    """ruff, mypy and import-linter, each to its end; 1 if one found something."""
    tools = ("dev.py", *sorted(str(file.relative_to(ROOT)) for file in (ROOT / "packaging").glob("*.py")))
    found = [
        run(BIN / "ruff", "check", "."),
        run(BIN / "ruff", "format", "--check", "."),
        run(BIN / "mypy"),
        run(BIN / "mypy", *tools),
        run(BIN / "lint-imports"),
    ]
    return 1 if any(found) else 0


def bench(words: Sequence[str]) -> int:
    prepare()
    return pytest("-m", "bench", "tests/bench", *words)


def translations(words: Sequence[str]) -> int:
    del words
    prepare()
    extract_translations()
    compile_translations()
    return 0


def package(words: Sequence[str]) -> int:
    """Builds dist/princesscourt and tries it out. Nobody can add sound to it later, so it goes in: 7 MB of it."""
    prepare("dev,package,sound")
    return run(PYTHON, "packaging/build.py") or run(PYTHON, "packaging/check.py", *words)


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play, "test": test, "check": check, "bench": bench, "translations": translations, "package": package,
}  # fmt: skip


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("words", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    if sys.version_info < (3, 11):  # noqa: UP036 - somebody may start this file with anything
        print(f"Princess Court needs Python 3.11 or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 1
    try:
        return COMMANDS[args.command](args.words)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
