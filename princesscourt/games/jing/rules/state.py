"""The state of a match of Princess Jing (jing 3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

from princesscourt.core.rules import CHANCE, OPEN, Result, Seat, Viewer
from princesscourt.games.jing.rules.catalog import BARE, EMPTY, Faces, Pair, Square
from princesscourt.games.jing.rules.options import Options

Phase: TypeAlias = Literal["deal", "setup", "move", "point", "return", "over"]
Act: TypeAlias = Literal["begin", "swap", "withdraw", "return", "point", "decline", "claim", "paralyse"]
Sight: TypeAlias = tuple[Square, str]
"""A square under a mirror and what stands there: a figure, `EMPTY` or `LADY`."""
NOWHERE: Square = -1
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Side:
    """What belongs to one player: card, animals drawn by chance, enemy animals found (sorted), ready with the set-up.

    In a view of the other side `card` and `drawn` are "?" where something is hidden, and `found` is "".
    """

    card: str = ""
    drawn: str = ""
    found: str = ""
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Run:
    """Whose turn it is and what is due: all of it public.

    `played` turns of the present run are over, `remaining` are due with the present one, `bonus`: the next run of the
    other player has two turns. `bar` may not be exchanged (R2); `latest` is the last exchange of the current player.
    `caught`: the square from which `returning` must bring its princess home. `dealing`: chance arranges for that seat.
    """

    phase: Phase = "deal"
    current: Seat = CHANCE
    played: int = 0
    remaining: int = 1
    bonus: bool = False
    bar: Pair | None = None
    latest: Pair | None = None
    turns: int = 0
    caught: Square = NOWHERE
    returning: Seat = CHANCE
    dealing: Seat = CHANCE


@dataclass(frozen=True, slots=True)
class Fact:
    """One ply of play as history keeps it, or the beginning (`act` "begin").

    `b` is the second square, or NOWHERE where a viewer may not know it. `shown` is what everybody saw: the kind of a
    withdrawn or pointed figure, EMPTY, or "" for nothing. `sights` are both players' mirrors afterwards, `found` the
    animals each newly found. `betrayed`: a figure of the enemy rode along and told him the secret square.
    """

    seat: Seat
    act: Act
    a: Square = NOWHERE
    b: Square = NOWHERE
    shown: str = ""
    hit: bool = False
    betrayed: bool = False
    sights: tuple[tuple[Sight, ...], tuple[Sight, ...]] = ((), ())
    found: tuple[str, str] = ("", "")

    def seen_by(self, viewer: Viewer) -> Fact:
        """This fact as `viewer` knows it."""
        if viewer == OPEN:
            return self
        secret = self.act in ("withdraw", "return") and viewer != self.seat
        b = NOWHERE if secret and not (self.betrayed and viewer is not None) else self.b
        return Fact(
            self.seat, self.act, self.a, b, self.shown, self.hit, False, _only(self.sights, viewer, ()),
            _only(self.found, viewer, ""),
        )  # fmt: skip


def _only(pair: tuple[_T, _T], viewer: Viewer, nothing: _T) -> tuple[_T, _T]:
    return (pair[0] if viewer == 0 else nothing, pair[1] if viewer == 1 else nothing)


@dataclass(frozen=True, slots=True)
class State:
    """A whole position with its history since `base`, the moment at which the first turn (or a set position) began.

    `base` is None during the set-up. `from_setup`: both players are known to have begun on their home rows.
    """

    options: Options
    faces: Faces = (BARE, BARE)
    sides: tuple[Side, Side] = (Side(), Side())
    run: Run = Run()
    result: Result | None = None
    base: Run | None = None
    from_setup: bool = True
    log: tuple[Fact, ...] = ()


def placed(face: str) -> int:
    """How many figures stand on these faces."""
    return 25 - face.count(EMPTY)
