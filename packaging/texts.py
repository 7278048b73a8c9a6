"""Extraction of what is to be translated.

lupdate of Qt 6.11 takes a name in the fourth place of `translate` for an encoding and loses the plural; it understands
a figure there. So it is given a copy of the program with a 1 in place of each such name.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
NUMBER = re.compile(r'(%n[^"\n]*",\s*None,\s*)[a-z_]+\b,?')


def extract(lupdate: Sequence[str | Path], language: str, file: Path) -> None:
    """Merges what the sources say into a .ts file and drops what they no longer say."""
    plurals = ["-pluralonly"] if language == "en" else []
    names = ["-source-language", "en", "-target-language", language]
    ways = ["-silent", "-no-obsolete", "-locations", "none", "-extensions", "py", *names, *plurals]
    with TemporaryDirectory() as folder:
        readable = Path(folder) / "princesscourt"
        shutil.copytree(ROOT / "princesscourt", readable, ignore=_no_sources)
        for source in readable.rglob("*.py"):
            _figure(source)
        subprocess.run([*lupdate, *ways, readable, "-ts", file], check=True)


def _no_sources(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if not name.endswith(".py") and not (Path(folder) / name).is_dir()]


def _figure(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    if "%n" in text:
        source.write_text(NUMBER.sub(r"\g<1>1", text), encoding="utf-8")
