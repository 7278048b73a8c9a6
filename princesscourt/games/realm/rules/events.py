"""What happened, in order, enough to animate and to tell it. All of it is public. Sides are LIGHT and DARK."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from princesscourt.core.events import Event
from princesscourt.games.realm.rules.moves import Building, Pawn, Terrain

Outcome: TypeAlias = Literal["won", "lost", "both_lost"]


@dataclass(frozen=True)
class MapLaid(Event):
    """Chance laid the map; "." is left for the draft."""

    terrain: str


@dataclass(frozen=True)
class HexLaid(Event):
    side: int
    terrain: Terrain
    at: int


@dataclass(frozen=True)
class SidesChosen(Event):
    """DARK looked at the map; `swapped`: took the corner and the move of LIGHT."""

    swapped: bool


@dataclass(frozen=True)
class Walked(Event):
    """A pawn went hex by hex along `way`, its first and last hex included; `crossing`: between land and sea."""

    side: int
    pawn: Pawn
    way: tuple[int, ...]
    crossing: bool = False
    bridge: bool = False
    """The Queen went over a Prince at sea."""


@dataclass(frozen=True)
class Fought(Event):
    """A battle of one or two Princes of `side` for the hex `at`."""

    side: int
    attackers: int
    at: int
    attack: int
    defence: int
    outcome: Outcome


@dataclass(frozen=True)
class Fell(Event):
    """A pawn left the board: a Prince to the reserve, a Queen until she is reborn."""

    side: int
    pawn: Pawn
    at: int


@dataclass(frozen=True)
class Taken(Event):
    """A building of the other side passed to `side`, or was `razed`."""

    side: int
    what: Building
    at: int
    razed: bool


@dataclass(frozen=True)
class Castled(Event):
    """Queen and Prince exchanged hexes; these are where they stood."""

    side: int
    queen: int
    prince: int


@dataclass(frozen=True)
class Built(Event):
    """`replaced`: the city took the place of an own field."""

    side: int
    what: Building
    at: int
    replaced: bool = False


@dataclass(frozen=True)
class PrinceBack(Event):
    side: int
    at: int


@dataclass(frozen=True)
class QueenBack(Event):
    """The Queen is reborn in `at`; the Prince on `given` left the game for her."""

    side: int
    at: int
    given: int


@dataclass(frozen=True)
class Separated(Event):
    """Two Princes did not part in time: one of those on `at` goes to the reserve (5.8)."""

    side: int
    at: int


@dataclass(frozen=True)
class Passed(Event):
    side: int


@dataclass(frozen=True)
class Grew(Event):
    """The best realm of `side` with a city is now worth `halves` half points (0: it has none), before `was`."""

    side: int
    halves: int
    was: int


@dataclass(frozen=True)
class Ended(Event):
    """The match is over; `winner` is a side, None in a draw."""

    ending: str
    winner: int | None
