"""Tries out the built program as a stranger's computer would run it.

From a folder with umlauts, with an empty home, no development tools on PATH and no variable of Qt or Python set. Words
after the command go to the self-test; without a screen it runs on Qt's offscreen platform.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import contents

BUILT = contents.ROOT / "dist/princesscourt"
PLACE = "Größe ’Élan’ 王女 😀"
TIME = 600
"""Seconds for the whole self-test on a slow machine."""


def environment(home: Path) -> dict[str, str]:
    """What a fresh account has, and the screen that is there."""
    kept = ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "SYSTEMROOT", "WINDIR", "TEMP", "TMP")
    homes = {name: str(home) for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")}
    clean = {name: os.environ[name] for name in kept if name in os.environ}
    return {**clean, **homes, "PATH": str(home), "LC_ALL": "C.UTF-8"}


def screen() -> list[str]:
    """The words that let the program run without a screen, if there is none."""
    linux = sys.platform.startswith("linux")
    there = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return ["-platform", "offscreen"] if linux and not there else []


def tried(program: Path, words: list[str], home: Path) -> bool:
    """Whether the program does this with exit code 0."""
    print("+", program.name, *words, flush=True)
    try:
        done = subprocess.run([str(program), *words], env=environment(home), cwd=home, timeout=TIME, check=False)
    except subprocess.TimeoutExpired:
        print(f"It did not end within {TIME} seconds.")
        return False
    if done.returncode:
        print(f"Exit code {done.returncode}.")
    return done.returncode == 0


def exports(home: Path) -> list[list[str]]:
    """A stored match in each form that shows the board."""
    stored = (contents.ROOT / "tests/records/kings-valley/2-players.jsonl").read_text(encoding="utf-8")
    record = home / "match.court.json"
    record.write_text(stored.splitlines()[0], encoding="utf-8")
    forms = ("html", "gif", "png")
    return [["export", str(record), "--as", form, "--at", "3", "--out", str(home / f"match.{form}")] for form in forms]


def main(words: list[str]) -> int:
    name = "princesscourt.exe" if sys.platform == "win32" else "princesscourt"
    with tempfile.TemporaryDirectory() as scratch:
        folder, home = Path(scratch) / PLACE, Path(scratch) / "home"
        shutil.copytree(BUILT, folder, symlinks=True)
        home.mkdir()
        runs = [["games"], ["perft", "kings-valley", "--depth", "3"], *exports(home), ["--selftest", *screen(), *words]]
        good = [tried(folder / name, run, home) for run in runs]
    print("The package works." if all(good) else "The package does not work.")
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
