"""Moves and their notation.

Words:    pass  chip  announce  claim  withdraw  quiet  settle  anywhere
          (quiet: no stone from me in this cycle; settle: the symbol cards lie as they shall;
          anywhere: chance puts my piece, also as "put s12")
Board:    put s12   lay snake s12   lay s12 (blind)   walk s40-s69-oA   guess 2
Oracle:   swap arruak-flames   ask arruak+chimu+swamps   name arruak+chimu+swamps (a claim)
Chance:   stones 2 5.4.6            the start player counts from 0, then the snakes dealt to each seat
          redeal 5.-.4              the snakes dealt to each seat; - for a seat that is out
          cards LAYOUT TASKS DAFHBCEG    symbols as initials in the order of places, tasks likewise with dots,
                                         then the oracle cards from the top
          oracles DAFHBCEG
          draw snake
Walking onto an oracle is a try: the rules accept it if the oracle is the mover's own, else the table sees it refused.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast, get_args

from princesscourt.core.rules import BadNotation, Seat, because
from princesscourt.games.jade.rules.board import NODE_NAMES, NODE_NUMBER, Node, Path
from princesscourt.games.jade.rules.catalog import LETTERS, PLACE_NUMBER, PLACES, Place
from princesscourt.games.jade.rules.tasks import Layout, Task, layout_text, read_layout, read_task, task_text

Word: TypeAlias = Literal["pass", "chip", "announce", "claim", "withdraw", "quiet", "settle", "anywhere"]
KINDS: Final = ("jaguar", "snake")


@dataclass(frozen=True, slots=True)
class Say:
    word: Word

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True)
class PutOn:
    """The own piece onto a space."""

    node: Node

    def __str__(self) -> str:
        return f"put {NODE_NAMES[self.node]}"


@dataclass(frozen=True, slots=True)
class Lay:
    """A danger stone onto a space; `snake` is None where it is laid unseen."""

    node: Node
    snake: bool | None

    def __str__(self) -> str:
        kind = "" if self.snake is None else f"{KINDS[self.snake]} "
        return f"lay {kind}{NODE_NAMES[self.node]}"


@dataclass(frozen=True, slots=True)
class Walk:
    path: Path

    def __str__(self) -> str:
        return "walk " + "-".join(NODE_NAMES[node] for node in self.path)


@dataclass(frozen=True, slots=True)
class GuessMove:
    """So many of the stones on the way are snakes."""

    snakes: int

    def __str__(self) -> str:
        return f"guess {self.snakes}"


@dataclass(frozen=True, slots=True)
class Swap:
    """The symbol cards of two places change places; `one` comes first in the order of places."""

    one: Place
    other: Place

    def __str__(self) -> str:
        return f"swap {PLACES[self.one]}-{PLACES[self.other]}"


@dataclass(frozen=True, slots=True)
class AskOracle:
    """A chip on each of these places, in their order."""

    places: tuple[Place, ...]

    def __str__(self) -> str:
        return "ask " + "+".join(PLACES[place] for place in self.places)


@dataclass(frozen=True, slots=True)
class NameTask:
    """These places with what lies there are my complete task."""

    places: tuple[Place, ...]

    def __str__(self) -> str:
        return "name " + "+".join(PLACES[place] for place in self.places)


@dataclass(frozen=True, slots=True)
class StonesDealt:
    """How many snakes each seat gets; None for a seat that is out. `first` is None in a re-deal."""

    first: Seat | None
    snakes: tuple[int | None, ...]

    def __str__(self) -> str:
        hands = ".".join("-" if count is None else str(count) for count in self.snakes)
        return f"redeal {hands}" if self.first is None else f"stones {self.first} {hands}"


@dataclass(frozen=True, slots=True)
class CardsDealt:
    layout: Layout
    tasks: tuple[Task, ...]
    oracles: str

    def __str__(self) -> str:
        return f"cards {layout_text(self.layout)} {','.join(map(task_text, self.tasks))} {self.oracles}"


@dataclass(frozen=True, slots=True)
class OraclesDealt:
    oracles: str

    def __str__(self) -> str:
        return f"oracles {self.oracles}"


@dataclass(frozen=True, slots=True)
class StoneDrawn:
    snake: bool

    def __str__(self) -> str:
        return f"draw {KINDS[self.snake]}"


Move: TypeAlias = (
    Say
    | PutOn
    | Lay
    | Walk
    | GuessMove
    | Swap
    | AskOracle
    | NameTask
    | StonesDealt
    | CardsDealt
    | OraclesDealt
    | StoneDrawn
)
SAY: Final[dict[str, Say]] = {word: Say(cast("Word", word)) for word in get_args(Word)}


def parse(text: str) -> Move:
    """The move written `text`. Raises `BadNotation`."""
    if text in SAY:
        return SAY[text]
    word, _, rest = text.partition(" ")
    try:
        move = _READERS[word](rest)
    except (KeyError, ValueError, IndexError):
        move = None
    if move is None or str(move) != text:
        raise BadNotation(because("no_such_move", text=text[:40]))
    return move


def _places(text: str) -> tuple[Place, ...]:
    places = tuple(PLACE_NUMBER[name] for name in text.split("+", 8))
    if list(places) != sorted(set(places)) or len(places) > 3:
        raise ValueError(text)
    return places


def _read_lay(text: str) -> Move:
    kind, _, node = text.rpartition(" ")
    return Lay(NODE_NUMBER[node], KINDS.index(kind) == 1 if kind else None)


def _read_walk(text: str) -> Move:
    path = tuple(NODE_NUMBER[name] for name in text.split("-", 3))
    return Walk(path)


def _read_swap(text: str) -> Move:
    one, other = (PLACE_NUMBER[name] for name in text.split("-", 1))
    if one >= other:
        raise ValueError(text)
    return Swap(one, other)


def _read_name(text: str) -> Move:
    places = _places(text)
    if len(places) != 3:
        raise ValueError(text)
    return NameTask(places)


def _small(text: str) -> int:
    if len(text) > 2:
        raise ValueError(text)
    return int(text)


def _hands(text: str) -> tuple[int | None, ...]:
    return tuple(None if count == "-" else _small(count) for count in text.split(".", 6))


def _read_stones(text: str) -> Move:
    first, hands = text.split(" ")
    return StonesDealt(_small(first), _hands(hands))


def _order(text: str) -> str:
    if sorted(text) != list(LETTERS):
        raise ValueError(text)
    return text


def _read_cards(text: str) -> Move:
    layout, tasks, oracles = text.split(" ")
    return CardsDealt(read_layout(layout), tuple(read_task(task) for task in tasks.split(",", 6)), _order(oracles))


_READERS: Final[dict[str, Callable[[str], Move]]] = {
    "put": lambda text: PutOn(NODE_NUMBER[text]),
    "lay": _read_lay,
    "walk": _read_walk,
    "guess": lambda text: GuessMove(_small(text)),
    "swap": _read_swap,
    "ask": lambda text: AskOracle(_places(text)),
    "name": _read_name,
    "stones": _read_stones,
    "redeal": lambda text: StonesDealt(None, _hands(text)),
    "cards": _read_cards,
    "oracles": lambda text: OraclesDealt(_order(text)),
    "draw": lambda text: StoneDrawn(KINDS.index(text) == 1),
}
