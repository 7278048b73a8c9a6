"""The way that the pointer means: the shortest from the piece, on from what is chosen, over as few stones as can be."""

from __future__ import annotations

from collections.abc import Sequence

from princesscourt.core.rules import Seat, Target
from princesscourt.games.jade.rules import refusals
from princesscourt.games.jade.rules.board import NODE_NAMES, NODE_NUMBER, WALKS, Node, Path, is_oracle, letter_of
from princesscourt.games.jade.rules.frames import Path as PathFrame
from princesscourt.games.jade.rules.state import Table
from princesscourt.games.jade.rules.view import View


def walker(table: Table) -> Seat | None:
    """The seat that chooses its way now."""
    frame = table.agenda.top if table.agenda else None
    return frame.seat if isinstance(frame, PathFrame) else None


def nodes_of(targets: Sequence[Target]) -> Path:
    return tuple(NODE_NUMBER[target] for target in targets if target in NODE_NUMBER)


def way_to(table: Table, seat: Seat, chosen: Path, goal: Node) -> Path | None:
    """The whole way to `goal` that begins with `chosen`; None if no move leads there."""
    stones = {stone.node for stone in table.stones}
    start = table.seats[seat].node
    ways = [way for way in WALKS[start] if way[-1] == goal and len(way) > len(chosen) and way[: len(chosen)] == chosen]
    return min(ways, key=lambda way: (len(way), len(stones & set(way))), default=None)


def foreign(view: View, seat: Seat, node: Node) -> bool:
    """Whether the viewer, who is the mover, knows that this oracle is not its own."""
    return view.seat == seat and is_oracle(node) and view.oracle != letter_of(node)


def may_end(view: View, seat: Seat, way: Path) -> bool:
    """Whether the move may end there for all that the viewer knows."""
    return refusals.way(view.table, seat, way) is None and not foreign(view, seat, way[-1])


def ends(view: View, seat: Seat, chosen: Path) -> tuple[Node, ...]:
    """Where the move may end if it begins with `chosen`, each once."""
    begun = (way for way in WALKS[view.table.seats[seat].node] if way[: len(chosen)] == chosen)
    return tuple(dict.fromkeys(way[-1] for way in begun if may_end(view, seat, way)))


def route(view: View, chosen: Sequence[Target], target: Target) -> tuple[Target, ...]:
    """The steps that a click on `target` stands for; none where the viewer would end on an oracle not its own."""
    seat = walker(view.table)
    if seat is None or target not in NODE_NUMBER:
        return (target,)
    done = nodes_of(chosen)
    way = way_to(view.table, seat, done, NODE_NUMBER[target])
    if way is None:
        return (target,)
    if len(way) == 3 and foreign(view, seat, way[-1]):
        return ()
    return tuple(NODE_NAMES[node] for node in way[len(done) :])
