"""What a command cannot do, in one sentence and an exit code; and text that is safe on a terminal."""

from __future__ import annotations

import unicodedata

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
