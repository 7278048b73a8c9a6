"""What is due, as frames on the agenda. All of it is public.

Frames of one turn, from the bottom: `Turn`, then after an announcement `EndTurn` with `Path`, `Hinder` and so on above
it. `EndTurn`, `NextTurn`, `EndCycle` and `NextCycle` ask nobody: the rules go through them at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules.board import OFF, Node
from princesscourt.games.jade.rules.board import Path as Walked
from princesscourt.games.jade.rules.tasks import Layout, Pairs


@dataclass(frozen=True, slots=True)
class DealStones:
    """Chance deals the danger stones and names the start player."""


@dataclass(frozen=True, slots=True)
class Put:
    """PLACE: the seat puts its piece on the board."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Scatter:
    """Chance puts the piece of the seat on any free space, as the seat wished (R7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealCards:
    """Chance lays the symbol cards and deals tasks and oracles; then `first` begins."""

    first: Seat


@dataclass(frozen=True, slots=True)
class Turn:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Hinder:
    """`due` may still lay a stone in the way of `mover`, in the order of R13."""

    mover: Seat
    due: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class DrawStone:
    """Chance says which stone of `seat` was laid blindly on `node` (R15)."""

    seat: Seat
    node: Node


@dataclass(frozen=True, slots=True)
class Path:
    """The announced move. `new` is where a stone was laid in this turn, or OFF."""

    seat: Seat
    new: Node = OFF


@dataclass(frozen=True, slots=True)
class Guess:
    """The way chosen leads over stones."""

    seat: Seat
    path: Walked
    new: Node = OFF


@dataclass(frozen=True, slots=True)
class Arrange:
    """LAYOUT: `before` lay there when the seat reached its oracle; `swaps` exchanges were made since."""

    seat: Seat
    before: Layout
    swaps: int = 0


@dataclass(frozen=True, slots=True)
class Inquire:
    """QUESTION."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Claims:
    """After the answer to `asker`: `due` may still claim; `given` waits for the seats before it (5.4)."""

    asker: Seat
    due: tuple[Seat, ...]
    given: tuple[tuple[Seat, Pairs | None], ...] = ()


@dataclass(frozen=True, slots=True)
class Claim:
    """The seat says that it knows its task, and names it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Return:
    """RETURN: the seat puts its piece back before the oracle cards are dealt (5.2, 5.3.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealOracles:
    """Chance deals the oracle cards anew."""


@dataclass(frozen=True, slots=True)
class Redeal:
    """Chance deals the danger stones anew (4.4)."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    seat: Seat


@dataclass(frozen=True, slots=True)
class NextTurn:
    """The turn passes on from `seat`."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EndCycle:
    """The consultation of `asker` is over."""

    asker: Seat


@dataclass(frozen=True, slots=True)
class NextCycle:
    """The first turn after the consultation of `asker`."""

    asker: Seat


Frame: TypeAlias = (
    DealStones
    | Put
    | Scatter
    | DealCards
    | Turn
    | Hinder
    | DrawStone
    | Path
    | Guess
    | Arrange
    | Inquire
    | Claims
    | Claim
    | Return
    | DealOracles
    | Redeal
    | EndTurn
    | NextTurn
    | EndCycle
    | NextCycle
)
