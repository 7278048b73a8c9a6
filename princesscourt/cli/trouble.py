"""What a command cannot do, in one sentence and an exit code; and text that is safe on a terminal."""

from __future__ import annotations

import sys
import unicodedata

from PySide6.QtCore import QCoreApplication

BAD_CONTENT = 1
BAD_USAGE = 2


class Trouble(Exception):
    """The command stops here; `sentence` tells the person why."""

    code = BAD_CONTENT

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Misuse(Trouble):
    """The command was not called as it must be."""

    code = BAD_USAGE


def safe(text: str) -> str:
    """`text` as one line without control characters: a name in a foreign file may hold terminal commands."""
    return "".join(mark if _shown(mark) else "\N{REPLACEMENT CHARACTER}" for mark in text)


def _shown(mark: str) -> bool:
    return mark.isprintable() or unicodedata.category(mark) == "Zs"


def lacking_library(error: ImportError) -> str:
    """The sentence for a part of Qt that does not load; it names the file that tells the package."""
    sentence = QCoreApplication.translate(
        "cli", "This system lacks a library for windows and pictures ({why}); see {help}."
    )
    helps = "SYSTEM-LIBRARIES.txt" if hasattr(sys, "frozen") else "python3 dev.py play"
    return sentence.format(why=error, help=helps)
