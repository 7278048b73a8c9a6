"""Moves and their notation (rules 8).

A move is `origin-destination` in lower case: `b1-e4`. The destination is where the slide ends, so from one origin no
two directions share one. For people a king's move has a K before it, `Kc5-c2`, a winning move a `#` after it and a
drawing repetition a `=`; `parse` reads them and drops them.

The one move of CHANCE is a balanced opening: its three plies with dots between, `d1-d4.b5-a4.d4-b2`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from princesscourt.core.rules import BadNotation, because
from princesscourt.games.valley.rules.squares import BY_NAME, NAMES, SQUARES, mirrored

_MOVE: Final = re.compile(r"K?([a-e][1-5])-([a-e][1-5])[#=]?")


@dataclass(frozen=True, slots=True)
class Slide:
    """A piece slides from one square to another."""

    origin: int
    target: int

    def __str__(self) -> str:
        return f"{NAMES[self.origin]}-{NAMES[self.target]}"

    @property
    def mirrored(self) -> Slide:
        return SLIDES[mirrored(self.origin)][mirrored(self.target)]


@dataclass(frozen=True, slots=True)
class Opening:
    """The first three plies of a balanced game, played at once."""

    plies: tuple[Slide, Slide, Slide]

    def __str__(self) -> str:
        return ".".join(map(str, self.plies))

    @property
    def mirrored(self) -> Opening:
        first, second, third = self.plies
        return Opening((first.mirrored, second.mirrored, third.mirrored))


Move: TypeAlias = Slide | Opening

SLIDES: Final = tuple(tuple(Slide(origin, target) for target in SQUARES) for origin in SQUARES)
"""Every slide there is, made once: SLIDES[origin][target]."""


def parse(text: str) -> Move:
    """The inverse of `str(move)`, also for the way people write it. Raises `BadNotation`."""
    if "." not in text:
        return _slide(text)
    parts = [_slide(part) for part in text.split(".", 3)]
    if len(parts) != 3:
        raise BadNotation(because("no_notation", text=text[:40]))
    return Opening((parts[0], parts[1], parts[2]))


def _slide(text: str) -> Slide:
    found = _MOVE.fullmatch(text)
    if not found:
        raise BadNotation(because("no_notation", text=text[:40]))
    return SLIDES[BY_NAME[found[1]]][BY_NAME[found[2]]]
