"""A position: what lies open on the table, and what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from princesscourt.core.agenda import Agenda
from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules.board import OFF, Node
from princesscourt.games.jade.rules.catalog import CHIPS, TOP
from princesscourt.games.jade.rules.frames import Frame
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.tasks import Answer, Layout, Pairs, Task


@dataclass(frozen=True, slots=True)
class Expedition:
    """What everybody sees of a seat.

    `resting`: it sits out this cycle (5.2). `stones` is how many it holds. `denied` names the oracles that the table
    saw refused to it in this cycle, `shown` the one that the table saw to be its own, or "". `proved` is how many
    snakes and how many jaguars everybody knows to be among its hand and its stones on the board. `trail` is where it
    stood in this cycle. `quiet`: it lays no stone in this cycle.
    """

    alive: bool = True
    resting: bool = False
    chips: int = CHIPS
    marker: int = TOP
    node: Node = OFF
    stones: int = 0
    denied: str = ""
    shown: str = ""
    proved: tuple[int, int] = (0, 0)
    trail: tuple[Node, ...] = ()
    quiet: bool = False

    @property
    def takes_part(self) -> bool:
        """A participant of this cycle."""
        return self.alive and not self.resting


@dataclass(frozen=True, slots=True)
class Stone:
    """A face-down danger stone on the board."""

    node: Node
    placer: Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to the oracle; `answer` is None where only asker and oracle heard it (R24)."""

    seat: Seat
    cycle: int
    question: Pairs
    answer: Answer | None


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim that was checked (5.4)."""

    seat: Seat
    cycle: int
    pairs: Pairs
    right: bool


@dataclass(frozen=True, slots=True)
class Over:
    """Who won and how: "answered", "claimed" or "last"."""

    winner: Seat
    how: str


NOTHING_DUE: Final[Agenda[Frame]] = Agenda()


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that all may see. `pool` counts the snakes and jaguars that were turned up and are out of the game;
    `unseen` the stones out of the game whose kind nobody saw; `face_down` the oracle cards nobody has.

    `layout` is () before the symbol cards lie. `passes` counts passes in a row (R30).
    """

    options: JadeOptions
    seats: tuple[Expedition, ...]
    layout: Layout = ()
    stones: tuple[Stone, ...] = ()
    pool: tuple[int, int] = (0, 0)
    unseen: int = 0
    open_oracles: str = ""
    face_down: int = 0
    cycle: int = 1
    passes: int = 0
    asked: tuple[Asked, ...] = ()
    claimed: tuple[Claimed, ...] = ()
    agenda: Agenda[Frame] = NOTHING_DUE
    over: Over | None = None

    @property
    def alive(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, who in enumerate(self.seats) if who.alive)

    @property
    def participants(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, who in enumerate(self.seats) if who.takes_part)

    def after(self, seat: Seat) -> Iterator[Seat]:
        """The other seats clockwise, beginning with the left neighbour."""
        count = len(self.seats)
        return ((seat + step) % count for step in range(1, count))

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.seats)

    def right_of(self, seat: Seat) -> Seat:
        """The seat that answers as the oracle of `seat`."""
        return (seat - 1) % len(self.seats)

    def piece_on(self, node: Node) -> Seat | None:
        return next((seat for seat, who in enumerate(self.seats) if who.node == node), None)

    def stone_on(self, node: Node) -> Stone | None:
        return next((stone for stone in self.stones if stone.node == node), None)


@dataclass(frozen=True, slots=True)
class Secrets:
    """What is hidden from somebody. `tasks` and `oracles` are () before the cards are dealt; an oracle is "" where a
    seat has none. `hands` and `unseen` count snakes; `snakes` says of each of `Table.stones` whether it is one."""

    tasks: tuple[Task, ...] = ()
    oracles: tuple[str, ...] = ()
    face_down: str = ""
    hands: tuple[int, ...] = ()
    snakes: tuple[bool, ...] = ()
    unseen: int = 0


@dataclass(frozen=True, slots=True)
class State:
    table: Table
    secrets: Secrets
