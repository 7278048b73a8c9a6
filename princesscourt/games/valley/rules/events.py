"""What happens in King's Valley; all of it in the open."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from princesscourt.core.events import Event
from princesscourt.core.rules import Reason, Seat
from princesscourt.games.valley.rules.squares import NAMES, VALLEY, direction_of, neighbour


@dataclass(frozen=True)
class Slid(Event):
    """A piece slid from `origin` to `target`; it bumped into `against`, a square, or "" for the edge of the board.

    `crossed`: it went across the Valley without stopping there.
    """

    seat: Seat
    king: bool
    origin: str
    target: str
    against: str
    crossed: bool


@dataclass(frozen=True)
class Won(Event):
    """The game ends; `why` is "valley", "trapped" or "no_move", and `square` where the king that decides it stands."""

    seat: Seat
    why: Reason
    square: str


@dataclass(frozen=True)
class Drawn(Event):
    """The game ends without a winner; `why` is "repetition" or "ply_cap"."""

    why: Reason


@cache
def slid(seat: Seat, king: bool, origin: int, target: int) -> Slid:
    """The event of a legal slide: what stopped it follows from where it stopped."""
    way = direction_of(origin, target)
    if way is None:
        raise ValueError(f"{NAMES[origin]}-{NAMES[target]} is no line")
    against = neighbour(target, way)
    crossed = direction_of(origin, VALLEY) == way and direction_of(VALLEY, target) == way
    return Slid(seat, king, NAMES[origin], NAMES[target], "" if against is None else NAMES[against], crossed)
