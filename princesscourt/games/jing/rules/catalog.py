"""Figures, squares and cards of Princess Jing: all that never changes (jing 1 and 2).

Squares are numbers 0 … 24 inside the rules, a1 = 0, b1 = 1 … e5 = 24, and names outside.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from princesscourt.core.rules import Seat
from princesscourt.games.jing.rules.options import Options

SOUTH: Final[Seat] = 0
NORTH: Final[Seat] = 1

PRINCESS, MAID, HOLDER = "P", "M", "H"
ANIMALS = "CFO"
"""Crane, fox and owl."""
KINDS = PRINCESS + MAID + HOLDER + ANIMALS
EMPTY = "."
UNKNOWN = "?"
LADY = "L"
"""What a veiled mirror shows of a princess or a maid (R14)."""
BARE = EMPTY * 25
HIDDEN = UNKNOWN * 25

Square: TypeAlias = int
Pair: TypeAlias = tuple[Square, Square]
"""Two neighbouring squares, the lower number first."""
Faces: TypeAlias = tuple[str, str]
"""What stands on the 25 south faces and on the 25 north faces."""

NAMES = tuple(f"{column}{row}" for row in "12345" for column in "abcde")
SQUARES: dict[str, Square] = {name: square for square, name in enumerate(NAMES)}
ALL = tuple(range(25))


def row(square: Square) -> int:
    """0 … 4 from South to North."""
    return square // 5


def column(square: Square) -> int:
    """0 … 4 from west to east."""
    return square % 5


def distance(a: Square, b: Square) -> int:
    """How many exchanges carry a figure from `a` to `b`."""
    return max(abs(row(a) - row(b)), abs(column(a) - column(b)))


NEIGHBOURS = tuple(tuple(b for b in ALL if distance(a, b) == 1) for a in ALL)
PAIRS: tuple[Pair, ...] = tuple((a, b) for a in ALL for b in NEIGHBOURS[a] if a < b)

START_LINE = (tuple(range(5)), tuple(range(20, 25)))
SECOND_ROW = (tuple(range(5, 10)), tuple(range(15, 20)))
FORWARD = (5, -5)
"""One row towards the goal, by seat."""


def home(seat: Seat, options: Options) -> tuple[Square, ...]:
    """Where `seat` sets up: its start line, in expert mode its two nearest rows (jing 2)."""
    rows = START_LINE[seat] + SECOND_ROW[seat] if options.expert else START_LINE[seat]
    return tuple(sorted(rows))


def _seen(seat: Seat, square: Square, *, wide: bool) -> tuple[Square, ...]:
    front = square - FORWARD[seat]
    if not 0 <= front < 25:
        return ()
    return tuple(b for b in ALL if row(b) == row(front) and abs(column(b) - column(front)) <= (1 if wide else 0))


SEEN = {
    width: tuple(tuple(_seen(seat, square, wide=width == "wide") for square in ALL) for seat in (SOUTH, NORTH))
    for width in ("front", "wide")
}
"""By width, seat and square of a holder: the squares whose far face the mirror shows (jing 1.1, R13)."""

_COLUMNS = {"ace": (0, 2, 4), "bcd": (1, 2, 3)}


def captains(seat: Seat, options: Options) -> tuple[Square, ...]:
    """The squares in front of the captains of `seat`, 1 to 3 from left to right as it sees them (R19)."""
    columns = _COLUMNS[options.captain_columns] if options.expert else (2,)
    return tuple(20 + c for c in columns) if seat == SOUTH else tuple(4 - c for c in columns)


CARDS: dict[str, dict[str, int]] = {
    "A": {"CF": 1, "FO": 2, "CO": 3},
    "B": {"CF": 2, "FO": 3, "CO": 1},
    "C": {"CF": 3, "FO": 1, "CO": 2},
}
"""Which captain is the beloved, by card and by the two animals the enemy hides (R20)."""
ANIMAL_PAIRS = ("CF", "CO", "FO")


def animals(face: str) -> str:
    """The animals that stand on these faces, in the order of `ANIMALS`."""
    return "".join(kind for kind in ANIMALS if kind in face)


def figures(options: Options) -> int:
    """How many figures each player hides."""
    return 6 if options.expert else 3


def holders(options: Options) -> int:
    """How many of them hold a mirror."""
    return 2 if options.expert else 1


def swapped(face: str, a: Square, b: Square) -> str:
    """These faces after the screens on `a` and `b` changed places."""
    if face[a] == face[b]:
        return face
    if a > b:
        a, b = b, a
    return face[:a] + face[b] + face[a + 1 : b] + face[a] + face[b + 1 :]


def put(face: str, square: Square, kind: str) -> str:
    """These faces with `kind` on `square`."""
    return face[:square] + kind + face[square + 1 :]
