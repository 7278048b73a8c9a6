"""The moves and their notation (section 9 of the rules).

    QC1-D2 PC2-C1      one or two pawns in order; x before the hex where a battle is fought: PC3xD3
    PB3+PC1xD2         joint attack
    QC5<>PD4           castling
    field D4  city C1  building
    prince@C1          rebirth of a Prince
    queen@C5(-PD3)     rebirth of the Queen, and the Prince given for her
    pass
    map SPSPMM...      a map drawn by chance; in the draft "." is a hex still to be laid
    lay M B2           a hex laid in the draft
    swap  keep         DARK's choice after the map (RULING 5)

A move is clicked as its hexes: a pawn and where it goes, then perhaps the next; both Princes and the target of a joint
attack; Queen and Prince (either first) to castle; "do/field" and the like for the rest, "reserve" and "queen" for
those who lie beside the board and a city, a pile of the draft ("plain", "sea", "mountain") and a hex.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from princesscourt.core.rules import BadNotation, Spelling, because
from princesscourt.games.realm.rules.hexes import COUNT, NAMES, index_of

Pawn: TypeAlias = Literal["Q", "P"]
Building: TypeAlias = Literal["field", "city"]
Terrain: TypeAlias = Literal["P", "S", "M"]

TERRAINS: Final[dict[Terrain, str]] = {"P": "plain", "S": "sea", "M": "mountain"}
"""The letter of a terrain and the word that chooses it in the draft."""


@dataclass(frozen=True, slots=True)
class Stride:
    """One pawn's move from hex to hex; `fights`: the last hex is guarded."""

    pawn: Pawn
    start: int
    end: int
    fights: bool = False

    def __str__(self) -> str:
        return f"{self.pawn}{NAMES[self.start]}{'x' if self.fights else '-'}{NAMES[self.end]}"


@dataclass(frozen=True, slots=True)
class March:
    """One or two pawns move, one after the other (5.1)."""

    strides: tuple[Stride, ...]

    def __str__(self) -> str:
        return " ".join(map(str, self.strides))


@dataclass(frozen=True, slots=True)
class Joint:
    """Two Princes attack one hex together (5.1). Which is named first does not matter; `parse` takes the lower hex."""

    first: int
    second: int
    target: int

    def __str__(self) -> str:
        return f"P{NAMES[self.first]}+P{NAMES[self.second]}x{NAMES[self.target]}"


@dataclass(frozen=True, slots=True)
class Castle:
    """Queen and Prince exchange hexes (5.2)."""

    queen: int
    prince: int

    def __str__(self) -> str:
        return f"Q{NAMES[self.queen]}<>P{NAMES[self.prince]}"


@dataclass(frozen=True, slots=True)
class Build:
    """The Queen builds where she stands (5.3, 5.4)."""

    what: Building
    at: int

    def __str__(self) -> str:
        return f"{self.what} {NAMES[self.at]}"


@dataclass(frozen=True, slots=True)
class PrinceReborn:
    """A Prince of the reserve appears in a city (5.5)."""

    city: int

    def __str__(self) -> str:
        return f"prince@{NAMES[self.city]}"


@dataclass(frozen=True, slots=True)
class QueenReborn:
    """The Queen appears in a city, a Prince is given for her (5.6)."""

    city: int
    given: int

    def __str__(self) -> str:
        return f"queen@{NAMES[self.city]}(-P{NAMES[self.given]})"


@dataclass(frozen=True, slots=True)
class Pass:
    """The turn is passed (5.7)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class LayMap:
    """Chance lays the map, in the draft only the corners and the Princes' hexes."""

    terrain: str

    def __str__(self) -> str:
        return f"map {self.terrain}"


@dataclass(frozen=True, slots=True)
class Lay:
    """A player lays one hex of the draft."""

    terrain: Terrain
    at: int

    def __str__(self) -> str:
        return f"lay {self.terrain} {NAMES[self.at]}"


@dataclass(frozen=True, slots=True)
class Sides:
    """DARK exchanges the sides or keeps them."""

    swap: bool

    def __str__(self) -> str:
        return "swap" if self.swap else "keep"


Move: TypeAlias = March | Joint | Castle | Build | PrinceReborn | QueenReborn | Pass | LayMap | Lay | Sides

_STRIDE: Final = re.compile(r"([QP])([A-E][1-5])([-x])([A-E][1-5])", re.ASCII)
_JOINT: Final = re.compile(r"P([A-E][1-5])\+P([A-E][1-5])x([A-E][1-5])", re.ASCII)
_CASTLE: Final = re.compile(r"Q([A-E][1-5])<>P([A-E][1-5])", re.ASCII)
_BUILD: Final = re.compile(r"(field|city) ([A-E][1-5])", re.ASCII)
_PRINCE: Final = re.compile(r"prince@([A-E][1-5])", re.ASCII)
_QUEEN: Final = re.compile(r"queen@([A-E][1-5])\(-P([A-E][1-5])\)", re.ASCII)
_MAP: Final = re.compile(rf"map ([PSM.]{{{COUNT}}})", re.ASCII)
_LAY: Final = re.compile(r"lay ([PSM]) ([A-E][1-5])", re.ASCII)
_WORDS: Final[dict[str, Move]] = {"pass": Pass(), "swap": Sides(True), "keep": Sides(False)}


def parse(text: str) -> Move:
    """The inverse of `str(move)`. Raises `BadNotation`."""
    move = _WORDS.get(text) or _parse_march(text) or _parse_attack(text) or _parse_rest(text) or _parse_map(text)
    if move is None:
        raise BadNotation(because("not_a_move", text=text[:60]))
    return move


def _parse_march(text: str) -> Move | None:
    found = [_STRIDE.fullmatch(part) for part in text.split(" ", 2)]
    strides = tuple(
        Stride("Q" if match[1] == "Q" else "P", index_of(match[2]), index_of(match[4]), match[3] == "x")
        for match in found
        if match
    )
    return March(strides) if len(strides) == len(found) <= 2 else None


def _parse_attack(text: str) -> Move | None:
    if match := _JOINT.fullmatch(text):
        first, second, target = map(index_of, match.groups())
        return Joint(min(first, second), max(first, second), target)
    if match := _CASTLE.fullmatch(text):
        return Castle(index_of(match[1]), index_of(match[2]))
    return None


def _parse_rest(text: str) -> Move | None:
    if match := _BUILD.fullmatch(text):
        return Build("field" if match[1] == "field" else "city", index_of(match[2]))
    if match := _PRINCE.fullmatch(text):
        return PrinceReborn(index_of(match[1]))
    if match := _QUEEN.fullmatch(text):
        return QueenReborn(index_of(match[1]), index_of(match[2]))
    return None


def _parse_map(text: str) -> Move | None:
    if match := _MAP.fullmatch(text):
        return LayMap(match[1])
    if match := _LAY.fullmatch(text):
        terrain = next(letter for letter in TERRAINS if letter == match[1])
        return Lay(terrain, index_of(match[2]))
    return None


def spellings(move: Move) -> tuple[Spelling, ...]:
    """Every way to click this move."""
    match move:
        case March(strides):
            return (tuple(NAMES[at] for stride in strides for at in (stride.start, stride.end)),)
        case Joint(first, second, target):
            return _either(NAMES[first], NAMES[second], (NAMES[target],))
        case Castle(queen, prince):
            return _either(NAMES[queen], NAMES[prince], ())
        case Build(what, _):
            return ((f"do/{what}",),)
        case PrinceReborn(city):
            return (("reserve", NAMES[city]),)
        case QueenReborn(city, given):
            return (("queen", NAMES[city], NAMES[given]),)
        case Lay(terrain, at):
            return ((TERRAINS[terrain], NAMES[at]),)
        case _:
            return ((f"do/{move}",),)


def _either(one: str, other: str, rest: Spelling) -> tuple[Spelling, ...]:
    there = (one, other, *rest)
    return (there,) if one == other else (there, (other, one, *rest))
