"""What the window may be started with: one record, the self-test, and options of Qt."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from princesscourt.cli.language import has_screen
from princesscourt.cli.trouble import Misuse, Trouble, safe

SELFTEST = "--selftest"
QT_PAIRS = {"-platform", "-platformtheme", "-platformpluginpath", "-style", "-stylesheet", "-display", "-geometry",
            "-qwindowgeometry", "-qwindowtitle", "-qwindowicon", "-session", "-plugin"}  # fmt: skip
"""Options of Qt that another word follows; each may be written with two dashes."""
QT_FLAGS = {"-reverse", "-nograb", "-dograb"}


def checked(words: Sequence[str]) -> list[str]:
    """The words with the record first. Raises `Misuse` for one that means nothing, `Trouble` without a screen."""
    files: list[str] = []
    options: list[str] = []
    left = iter(words)
    for word in left:
        plain = "-" + word.lstrip("-")
        if word.startswith("-") and plain in QT_PAIRS:
            options += [plain, next(left, "")]
        elif word == SELFTEST or (word.startswith("-") and plain in QT_FLAGS):
            options.append(word)
        else:
            files.append(word)
    _check_files(files)
    if "-platform" not in options and not has_screen():
        sentence = QCoreApplication.translate("cli", 'There is no screen here; "princesscourt demo" plays without one.')
        raise Trouble(sentence)
    return [*files, *options]


def _check_files(files: Sequence[str]) -> None:
    unknown = [name for name in files if name.startswith("-") or not _exists(name)]
    if unknown:
        sentence = QCoreApplication.translate(
            "cli", 'There is no command and no file "{word}"; see princesscourt --help.'
        )
        raise Misuse(sentence.format(word=safe(unknown[0])))
    if len(files) > 1:
        raise Misuse(QCoreApplication.translate("cli", "The window opens one record at a time."))


def _exists(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False
