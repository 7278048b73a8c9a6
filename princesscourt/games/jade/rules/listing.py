"""The legal moves of a seat, in a stable order. All but the kinds of its own stones follows from the open table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules.board import NODES, SPACES, WALKS, Node, is_oracle, letter_of
from princesscourt.games.jade.rules.catalog import MOST_CHANGED, PLACES
from princesscourt.games.jade.rules.frames import (
    Arrange,
    Claim,
    Claims,
    Frame,
    Guess,
    Hinder,
    Inquire,
    Path,
    Put,
    Return,
    Turn,
)
from princesscourt.games.jade.rules.moves import SAY, AskOracle, GuessMove, Lay, Move, NameTask, PutOn, Say, Swap, Walk
from princesscourt.games.jade.rules.state import Expedition, Table
from princesscourt.games.jade.rules.tasks import Layout, changed, swapped
from princesscourt.games.jade.rules.turns import stone_spaces, stones_on

MOST_SWAPS: Final = 12
"""Enough for every layout within six places, with second thoughts; so a consultation ends."""

PUTS: Final = tuple(PutOn(node) for node in range(SPACES))
PATHS: Final = tuple(tuple(Walk(path) for path in WALKS[node]) for node in range(NODES))
LAYS: Final = tuple(tuple(Lay(node, kind) for kind in (False, True, None)) for node in range(SPACES))
GUESSES: Final = tuple(GuessMove(count) for count in range(4))
ASKS: Final = {
    chips: tuple(AskOracle(places) for places in combinations(range(len(PLACES)), chips)) for chips in (1, 2, 3)
}
NAMES: Final = tuple(NameTask(places) for places in combinations(range(len(PLACES)), 3))
SWAPS: Final = tuple(Swap(one, other) for one, other in combinations(range(len(PLACES)), 2))


def listed(table: Table, seat: Seat, snakes: int | None) -> Sequence[Move]:
    """What `seat` may do now; () if it is not asked. `snakes` of its hand matter only when it lays a stone."""
    if not table.agenda:
        return ()
    frame = table.agenda.top
    match frame:
        case Hinder(mover=mover, due=due):
            return _stones(table, mover, seat, snakes) if seat in due else ()
        case Claims(due=due):
            return (SAY["pass"], SAY["claim"]) if seat in due else ()
        case Put(asked) | Turn(asked) | Path(asked) | Guess(asked) | Arrange(asked) | Inquire(asked):
            return _own(table, frame, asked) if seat == asked else ()
        case Claim(asked) | Return(asked):
            return _own(table, frame, asked) if seat == asked else ()
    return ()


def _own(table: Table, frame: Frame, seat: Seat) -> Sequence[Move]:
    match frame:
        case Put() | Return():
            return _free_spaces(table)
        case Turn():
            return _turn(table.seats[seat])
        case Path():
            return _paths(table, seat)
        case Guess(path=path):
            return GUESSES[: len(stones_on(table, path)) + 1]
        case Arrange(before=before, swaps=swaps):
            return _arrangements(before, table.layout, swaps < MOST_SWAPS)
        case Inquire():
            return (*ASKS[table.seats[seat].chips], SAY["claim"])
    return (*_claims(table.layout), SAY["withdraw"])


def _free_spaces(table: Table) -> Sequence[Move]:
    """Any circle space free of pieces and stones, or one by lot (R7)."""
    taken = {who.node for who in table.seats} | {stone.node for stone in table.stones}
    return (*(move for move in PUTS if move.node not in taken), SAY["anywhere"])


def _turn(who: Expedition) -> Sequence[Say]:
    if who.marker == 0:
        return (SAY["chip"], SAY["claim"])
    if who.chips >= 2 and who.marker < 10:
        return (SAY["announce"], SAY["pass"], SAY["chip"], SAY["claim"])
    return (SAY["announce"], SAY["pass"], SAY["claim"])


def _stones(table: Table, mover: Seat, seat: Seat, snakes: int | None) -> Sequence[Move]:
    words = (SAY["pass"], SAY["quiet"])
    if table.options.stones == "blind":
        return (*words, *(LAYS[node][2] for node in stone_spaces(table, mover)))
    held = snakes or 0
    kinds = [kind for kind, count in ((0, table.seats[seat].stones - held), (1, held)) if count]
    return (*words, *(LAYS[node][kind] for node in stone_spaces(table, mover) for kind in kinds))


def _paths(table: Table, seat: Seat) -> Sequence[Walk]:
    """All ways that may be tried: to a free space, or to an oracle that may be the mover's for all one knows."""
    who = table.seats[seat]
    taken = {other.node for other in table.seats}
    return tuple(move for move in PATHS[who.node] if _may_end(table, who, move.path[-1], taken))


def _may_end(table: Table, who: Expedition, end: Node, taken: set[Node]) -> bool:
    if end in taken:
        return False
    if not is_oracle(end):
        return True
    letter = letter_of(end)
    return letter == who.shown if who.shown else letter not in table.open_oracles + who.denied


@lru_cache(maxsize=1024)
def _arrangements(before: Layout, layout: Layout, more: bool) -> Sequence[Move]:
    """Exchanges of different symbols after which at most six places differ from before (R21)."""
    if not more:
        return (SAY["settle"],)
    swaps = (swap for swap in SWAPS if layout[swap.one] != layout[swap.other])
    legal = (swap for swap in swaps if changed(before, swapped(layout, swap.one, swap.other)) <= MOST_CHANGED)
    return (SAY["settle"], *legal)


@lru_cache(maxsize=512)
def _claims(layout: Layout) -> Sequence[NameTask]:
    """Three places with three different symbols (5.4)."""
    return tuple(move for move in NAMES if len({layout[place] for place in move.places}) == 3)
