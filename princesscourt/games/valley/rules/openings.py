"""Start positions (rules 2) and the balanced openings (rules 9.4): exact draws, DARK to move."""

from __future__ import annotations

from typing import Final

from princesscourt.games.valley.rules.moves import Opening, parse

STARTS: Final = {"standard": "sskss/5/5/5/SSKSS L", "retrieve": "ssKss/5/5/5/SSkSS L"}

_STANDARD: Final = (
    "d1-d4.b5-a4.d4-b2",
    "d1-a4.c5-a3.b1-a2",
    "e1-b4.d5-a2.d1-e1",
    "d1-a4.d5-d1.b1-e4",
    "e1-e4.a5-e1.a1-a5",
    "d1-d4.b5-e2.b1-b5",
)
_RETRIEVE: Final = (
    "a1-a4.e5-e2.a4-c2",
    "d1-e2.b5-a4.a1-a3",
    "d1-a4.c1-e3.e1-c1",
    "d1-a4.c1-e3.e1-e2",
    "d1-e2.e5-e3.a1-a4",
    "b1-b4.d5-d2.c5-e3",
    "b1-b4.c1-b1.c5-c1",
    "b1-b4.e5-b2.a1-b1",
    "e1-b4.e5-e1.d1-e2",
    "e1-b4.b5-a4.b1-b3",
    "e1-b4.a5-a2.b1-b3",
    "b1-b4.d5-e4.a1-a4",
)


def _with_mirrors(lines: tuple[str, ...]) -> tuple[Opening, ...]:
    found: list[Opening] = []
    for line in lines:
        opening = parse(line)
        if isinstance(opening, Opening):
            found += [opening, opening.mirrored]
    return tuple(found)


BALANCED: Final = {"standard": _with_mirrors(_STANDARD), "retrieve": _with_mirrors(_RETRIEVE)}
