"""What happened at the table. Secret fields are None for whoever may not know them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from princesscourt.core.events import Event
from princesscourt.core.rules import OPEN, Seat
from princesscourt.games.jade.rules.board import Node, Path
from princesscourt.games.jade.rules.catalog import Place
from princesscourt.games.jade.rules.tasks import Answer, Layout, Pairs, Task


def _only(values: tuple[int | None, ...], seat: int | None) -> tuple[int | None, ...]:
    return tuple(value if index == seat else None for index, value in enumerate(values))


@dataclass(frozen=True)
class StonesGiven(Event):
    """Danger stones were dealt: how many each seat has, and the snakes among them. `again` in a re-deal (4.4)."""

    counts: tuple[int, ...]
    snakes: tuple[int | None, ...]
    again: bool

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == OPEN else replace(self, snakes=_only(self.snakes, viewer))


@dataclass(frozen=True)
class FirstNamed(Event):
    """Who begins."""

    seat: Seat


@dataclass(frozen=True)
class PiecePut(Event):
    """A piece came onto the board; `back` after thinking time or a consultation."""

    seat: Seat
    node: Node
    back: bool


@dataclass(frozen=True)
class SymbolsLaid(Event):
    """The symbol cards were turned up on the places."""

    layout: Layout


@dataclass(frozen=True)
class TasksGiven(Event):
    """Each seat got the task of its left neighbour to hold; `shown`: it may look at it (R23)."""

    tasks: tuple[Task | None, ...]
    shown: bool

    def seen_by(self, viewer: int | None) -> Event:
        if viewer == OPEN:
            return self
        held = None if viewer is None or not self.shown else (viewer + 1) % len(self.tasks)
        return replace(self, tasks=_only(self.tasks, held))


@dataclass(frozen=True)
class OraclesGiven(Event):
    """Oracle cards were dealt; "" for a seat that got none. `standstill`: because nobody moved (R30)."""

    oracles: tuple[str | None, ...]
    shown: str
    cycle: int
    standstill: bool

    def seen_by(self, viewer: int | None) -> Event:
        if viewer == OPEN:
            return self
        mine = (card if card == "" or seat == viewer else None for seat, card in enumerate(self.oracles))
        return replace(self, oracles=tuple(mine))


@dataclass(frozen=True)
class Announced(Event):
    seat: Seat


@dataclass(frozen=True)
class Passed(Event):
    """The seat did nothing in its turn."""

    seat: Seat


@dataclass(frozen=True)
class Declined(Event):
    """The seat lays no stone ("hinder") or makes no claim ("claims"); `quiet`: no stone in the whole cycle."""

    seat: Seat
    why: str
    quiet: bool = False


@dataclass(frozen=True)
class StoneLaid(Event):
    """A stone was laid face down; `snake` is known to who laid it, unless it was laid unseen."""

    seat: Seat
    node: Node
    snake: bool | None

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer in (OPEN, self.seat) else replace(self, snake=None)


@dataclass(frozen=True)
class StoneKnown(Event):
    """Chance said what stone was laid unseen; only its owner may look."""

    seat: Seat
    node: Node
    snake: bool | None

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer in (OPEN, self.seat) else replace(self, snake=None)


@dataclass(frozen=True)
class PathChosen(Event):
    """The way leads over stones: first the seat must guess."""

    seat: Seat
    start: Node
    path: Path
    stones: tuple[Node, ...]


@dataclass(frozen=True)
class OracleRefused(Event):
    """The way would have ended on an oracle that is not the seat's own (R8)."""

    seat: Seat
    node: Node


@dataclass(frozen=True)
class Turned:
    """One stone of a guess; `back`: it returned to its placer's hand."""

    node: Node
    placer: Seat
    snake: bool
    back: bool


@dataclass(frozen=True)
class StonesTurned(Event):
    seat: Seat
    guess: int
    stones: tuple[Turned, ...]
    right: bool


@dataclass(frozen=True)
class Moved(Event):
    seat: Seat
    start: Node
    path: Path


@dataclass(frozen=True)
class MarkerMoved(Event):
    seat: Seat
    before: int
    after: int


@dataclass(frozen=True)
class ChipGiven(Event):
    """A chip was given up for ten moves; `forced`: the marker stood on 0."""

    seat: Seat
    left: int
    forced: bool


@dataclass(frozen=True)
class OracleReached(Event):
    seat: Seat
    letter: str


@dataclass(frozen=True)
class SymbolsSwapped(Event):
    seat: Seat
    one: Place
    other: Place


@dataclass(frozen=True)
class LayoutSet(Event):
    """The symbol cards lie as the asker wants; so many places changed."""

    seat: Seat
    changed: int


@dataclass(frozen=True)
class Answered(Event):
    """A question and its answer. `private`: only asker and oracle hear it (R24)."""

    seat: Seat
    oracle: Seat
    question: Pairs
    answer: Answer | None
    private: bool

    def seen_by(self, viewer: int | None) -> Event:
        hears = not self.private or viewer in (OPEN, self.seat, self.oracle)
        return self if hears else replace(self, answer=None)


@dataclass(frozen=True)
class ClaimBegun(Event):
    seat: Seat


@dataclass(frozen=True)
class ClaimWithdrawn(Event):
    seat: Seat


@dataclass(frozen=True)
class ClaimNamed(Event):
    """A claim that waits until the seats before it have answered."""

    seat: Seat
    pairs: Pairs


@dataclass(frozen=True)
class ClaimChecked(Event):
    seat: Seat
    pairs: Pairs
    right: bool


@dataclass(frozen=True)
class Eliminated(Event):
    """`why` is "chips" or "claim"; `letter` its oracle card, turned up now ("" if it had none)."""

    seat: Seat
    why: str
    letter: str


@dataclass(frozen=True)
class RestBegun(Event):
    """Thinking time: the seat sits out the next cycle."""

    seat: Seat


@dataclass(frozen=True)
class CycleEnded(Event):
    cycle: int


@dataclass(frozen=True)
class TurnBegun(Event):
    seat: Seat


@dataclass(frozen=True)
class Won(Event):
    """`how` is "answered", "claimed" or "last"."""

    seat: Seat
    how: str
