"""The tree of what was played and what might have been.

A node is one ply with the state after it; the root has no ply. The first child is the main line. All walks are loops,
since a match may be longer than Python's recursion limit.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Generic

from princesscourt.core.events import Event
from princesscourt.core.play import Played
from princesscourt.core.rules import CHANCE, Seat, TMove, TState

PINS = ("confusing", "unfair", "fun", "bug")
"""What a playtester may mark a ply with."""
GLYPHS = ("!", "?", "!!", "??", "!?", "?!")


class Node(Generic[TState, TMove]):
    """One ply. `parent` and the ply itself never change; children, comment, glyph and pins may."""

    __slots__ = ("chances", "children", "comment", "events", "glyph", "move", "parent", "pins", "ply", "reveals",
                 "seat", "state")  # fmt: skip

    def __init__(self, state: TState) -> None:
        self.parent: Node[TState, TMove] | None = None
        self.seat: Seat = CHANCE
        self.move: TMove | None = None
        self.state = state
        self.events: tuple[Event, ...] = ()
        self.reveals = False
        self.ply = 0
        self.chances = 0
        """How many plies of CHANCE lead here, this one included."""
        self.children: list[Node[TState, TMove]] = []
        self.comment = ""
        self.glyph = ""
        self.pins: tuple[str, ...] = ()

    def __repr__(self) -> str:
        return f"<Node {self.ply} {self.seat}:{self.move}>"

    def child(self, seat: Seat, move: TMove) -> Node[TState, TMove] | None:
        """The child in which `seat` plays `move`, if it was played from here."""
        return next((node for node in self.children if node.seat == seat and node.move == move), None)

    def add(self, played: Played[TState, TMove]) -> Node[TState, TMove]:
        """The child for this ply, new or already there."""
        known = self.child(played.seat, played.move)
        if known is not None:
            return known
        node = Node[TState, TMove](played.state)
        node.parent, node.seat, node.move = self, played.seat, played.move
        node.events, node.reveals = played.events, played.reveals
        node.ply, node.chances = self.ply + 1, self.chances + (played.seat == CHANCE)
        self.children.append(node)
        return node

    def path(self) -> tuple[Node[TState, TMove], ...]:
        """The nodes from the root to this one, both included."""
        nodes = [self]
        while nodes[-1].parent is not None:
            nodes.append(nodes[-1].parent)
        return tuple(reversed(nodes))

    def line(self) -> tuple[Node[TState, TMove], ...]:
        """This node and its first children down to the last."""
        nodes = [self]
        while nodes[-1].children:
            nodes.append(nodes[-1].children[0])
        return tuple(nodes)

    def last(self) -> Node[TState, TMove]:
        """The end of the line on from here."""
        return self.line()[-1]

    def root(self) -> Node[TState, TMove]:
        node = self
        while node.parent is not None:
            node = node.parent
        return node

    def walk(self) -> Iterator[Node[TState, TMove]]:
        """This node and all below it, each before its children, the first child first."""
        due = [self]
        while due:
            node = due.pop()
            yield node
            due.extend(reversed(node.children))

    def is_above(self, other: Node[TState, TMove]) -> bool:
        """Whether `other` is this node or comes after it."""
        while other.ply > self.ply and other.parent is not None:
            other = other.parent
        return other is self

    def on_main_line(self) -> bool:
        """Whether every node up to here is a first child."""
        node = self
        while node.parent is not None and node.parent.children[0] is node:
            node = node.parent
        return node.parent is None

    def promote(self) -> None:
        """Makes the line to this node the main line; the others stay, in their order."""
        path = self.path()
        for parent, node in pairwise(path):
            parent.children.remove(node)
            parent.children.insert(0, node)

    def remove(self) -> None:
        """Takes this node and all below it out of the tree. Raises ValueError for the root."""
        if self.parent is None:
            raise ValueError("the root stays")
        self.parent.children.remove(self)


def numbered(main: Node[TState, TMove]) -> dict[Node[TState, TMove], int]:
    """Every node below `main`'s root with its number in the order of `walk`, the root being 0."""
    return {node: number for number, node in enumerate(main.root().walk())}
