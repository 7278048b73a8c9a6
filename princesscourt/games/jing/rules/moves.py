"""The moves of Princess Jing and their notation.

```
Pa1        set-up: the princess behind the screen on a1 (P princess, M maid, H holder, C crane, F fox, O owl)
auto       set-up: let chance place what is left
ok         set-up: ready
b2-c3      exchange two neighbouring screens, the lower row first, then the one farther west; read in either order
d4>c1      withdraw own princess or holder from d4 to c1
@c3        point at c3
--         do not point
>c1        the princess that was found goes home to c1
!          claim the reunion (option `expert_win=claim`)
#c3        declare paralysis on c3 (option `paralysis=flank`)
*0         chance: seat 0 (South) plays first
*0:B       chance: the objective card of seat 0
*0:CF      chance: the animals of seat 0
*0:Pa1Mc1  chance: what `auto` placed for seat 0, in the order of the squares
```
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from princesscourt.core.rules import BadNotation, Seat, because
from princesscourt.games.jing.rules.catalog import ANIMAL_PAIRS, CARDS, KINDS, NAMES, PAIRS, SQUARES, Square


@dataclass(frozen=True, slots=True)
class Put:
    """Set-up: `kind` behind the screen on `square`."""

    kind: str
    square: Square

    def __str__(self) -> str:
        return self.kind + NAMES[self.square]


@dataclass(frozen=True, slots=True)
class Auto:
    """Set-up: chance shall place the rest."""

    def __str__(self) -> str:
        return "auto"


@dataclass(frozen=True, slots=True)
class Ready:
    """Set-up is finished."""

    def __str__(self) -> str:
        return "ok"


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange of two neighbouring screens; a < b."""

    a: Square
    b: Square

    def __str__(self) -> str:
        return f"{NAMES[self.a]}-{NAMES[self.b]}"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """The own figure on `a` goes home to the secret square `b`."""

    a: Square
    b: Square

    def __str__(self) -> str:
        return f"{NAMES[self.a]}>{NAMES[self.b]}"


@dataclass(frozen=True, slots=True)
class Point:
    square: Square

    def __str__(self) -> str:
        return f"@{NAMES[self.square]}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Not to point."""

    def __str__(self) -> str:
        return "--"


@dataclass(frozen=True, slots=True)
class Return:
    """A princess that was found goes home to the secret `square`."""

    square: Square

    def __str__(self) -> str:
        return f">{NAMES[self.square]}"


@dataclass(frozen=True, slots=True)
class Claim:
    """The princess says that she has met her beloved."""

    def __str__(self) -> str:
        return "!"


@dataclass(frozen=True, slots=True)
class Paralyse:
    square: Square

    def __str__(self) -> str:
        return f"#{NAMES[self.square]}"


@dataclass(frozen=True, slots=True)
class First:
    """Chance: who begins."""

    seat: Seat

    def __str__(self) -> str:
        return f"*{self.seat}"


@dataclass(frozen=True, slots=True)
class Card:
    """Chance: a secret objective card."""

    seat: Seat
    letter: str

    def __str__(self) -> str:
        return f"*{self.seat}:{self.letter}"


@dataclass(frozen=True, slots=True)
class Beasts:
    """Chance: two animals (option `animals=random`)."""

    seat: Seat
    pair: str

    def __str__(self) -> str:
        return f"*{self.seat}:{self.pair}"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: what `auto` places, in the order of the squares."""

    seat: Seat
    puts: tuple[Put, ...]

    def __str__(self) -> str:
        return f"*{self.seat}:{''.join(map(str, self.puts))}"


Move: TypeAlias = (
    Put | Auto | Ready | Swap | Withdraw | Point | Decline | Return | Claim | Paralyse | First | Card | Beasts | Deal
)

SWAPS = tuple(Swap(a, b) for a, b in PAIRS)
SWAP_AT = {(swap.a, swap.b): swap for swap in SWAPS}
POINTS = tuple(Point(square) for square in range(25))
WITHDRAWALS = tuple(tuple(Withdraw(a, b) for b in range(25)) for a in range(25))
RETURNS = tuple(Return(square) for square in range(25))
PARALYSES = tuple(Paralyse(square) for square in range(25))
AUTO, READY, DECLINE, CLAIM = Auto(), Ready(), Decline(), Claim()

_PLAIN: dict[str, Move] = {str(move): move for move in (AUTO, READY, DECLINE, CLAIM)}
_SQUARE = r"[a-e][1-5]"
_PUT = rf"[{KINDS}]{_SQUARE}"
_SHAPES = re.compile(
    rf"(?P<put>{_PUT})|(?P<pair>{_SQUARE}[->]{_SQUARE})|(?P<one>[@>#]{_SQUARE})|(?P<chance>\*[01](?::.+)?)"
)


def parse(text: str) -> Move:
    """The move written as `text`. Raises `BadNotation`."""
    if text in _PLAIN:
        return _PLAIN[text]
    shape = _SHAPES.fullmatch(text)
    move = None if shape is None else _READERS[shape.lastgroup or ""](text)
    if move is None:
        raise BadNotation(because("no_move", text=text[:40]))
    return move


def _put(text: str) -> Move:
    return Put(text[0], SQUARES[text[1:]])


def _pair(text: str) -> Move | None:
    a, b = SQUARES[text[:2]], SQUARES[text[3:]]
    if text[2] == ">":
        return WITHDRAWALS[a][b] if a != b else None
    return SWAP_AT.get((min(a, b), max(a, b)))


def _one(text: str) -> Move:
    square = SQUARES[text[1:]]
    if text[0] == "@":
        return POINTS[square]
    return RETURNS[square] if text[0] == ">" else PARALYSES[square]


def _chance(text: str) -> Move | None:
    seat, what = int(text[1]), text[3:]
    if not what:
        return First(seat) if len(text) == 2 else None
    if what in CARDS:
        return Card(seat, what)
    if what in ANIMAL_PAIRS:
        return Beasts(seat, what)
    if not re.fullmatch(rf"({_PUT}){{1,10}}", what):
        return None
    puts = tuple(Put(what[i], SQUARES[what[i + 1 : i + 3]]) for i in range(0, len(what), 3))
    squares = [put.square for put in puts]
    return Deal(seat, puts) if squares == sorted(set(squares)) else None


_READERS = {"put": _put, "pair": _pair, "one": _one, "chance": _chance}
