"""The forms that show the board, by their names; the program behind a form is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyMatch, AnyNode
from princesscourt.ui.shell.language import spoken

Form: TypeAlias = Callable[[AnyMatch, AnyLens, AnyNode, str], bytes]
"""Makes a file of a match, for the eyes of a lens, up to a place, in a language ("": the one of now).

Needs a `QApplication`. Raises `UnknownGame` for a game without a room.
"""
PICTURE_SIDE: Final = 1600
"""Pixels of the longer side."""


def _png(match: AnyMatch, lens: AnyLens, end: AnyNode, language: str) -> bytes:
    from princesscourt.ui.shell.export.easel import easel, file_of

    with spoken(language), easel(match, lens, PICTURE_SIDE) as board:
        return file_of(board.paint(end), "png")


def _gif(match: AnyMatch, lens: AnyLens, end: AnyNode, language: str) -> bytes:
    from princesscourt.ui.shell.export.film import gif

    with spoken(language):
        return gif(match, lens, end)


def _html(match: AnyMatch, lens: AnyLens, end: AnyNode, language: str) -> bytes:
    from princesscourt.ui.shell.export.replay_page import page

    return page(match, lens, end, language)


FORMS: Final[Mapping[str, Form]] = {"html": _html, "png": _png, "gif": _gif}
