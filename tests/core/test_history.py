"""The tree of what was played: laws that hold whatever is done to it."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from princesscourt.core.history import Node, numbered
from princesscourt.core.play import Played, play
from princesscourt.core.rules import CHANCE
from tests.core.pebbles import PEBBLES, Move, Options, State
from tests.core.tables import Ply, played, table

PICK = st.integers(0, 10**6)


def some_play(node: Ply, pick: int) -> Played[State, Move] | None:
    """A legal ply from `node`, or None where the game is over."""
    asks = PEBBLES.asks(node.state)
    if not asks:
        return None
    seat = asks[pick % len(asks)].seat
    drawn = table().fate(node) if seat == CHANCE else None
    moves = PEBBLES.moves(node.state, seat) or (drawn,)
    move = moves[pick // len(asks) % len(moves)]
    return None if move is None else play(PEBBLES, node.state, seat, move)


class Tree(RuleBasedStateMachine):
    """Adds, merges, promotes, removes and jumps; `kept` is what a plain list of paths says the tree holds."""

    def __init__(self) -> None:
        super().__init__()
        self.root: Ply = Node(PEBBLES.start(Options(), 2))
        self.at = self.root
        self.kept: list[tuple[Ply, ...]] = [(self.root,)]

    @rule(pick=PICK)
    def add(self, pick: int) -> None:
        ply = some_play(self.at, pick)
        if ply is None:
            return
        known = self.at.child(ply.seat, ply.move)
        node = self.at.add(ply)
        assert known in {None, node}
        if known is None:
            self.kept.append((*self.at.path(), node))
        self.at = node

    @precondition(lambda self: self.at.parent)
    @rule()
    def merge(self) -> None:
        node, parent = self.at, self.at.parent
        assert parent is not None
        assert node.move is not None
        before = list(parent.children)
        assert parent.add(play(PEBBLES, parent.state, node.seat, node.move)) is node
        assert parent.children == before

    @rule(pick=PICK)
    def jump(self, pick: int) -> None:
        self.at = self.kept[pick % len(self.kept)][-1]

    @rule()
    def promote(self) -> None:
        others = {node: [child for child in node.children if not child.is_above(self.at)] for node in self.at.path()}
        self.at.promote()
        assert self.at.on_main_line()
        assert self.at in self.root.line()
        for node, rest in others.items():
            assert [child for child in node.children if not child.is_above(self.at)] == rest

    @rule()
    def remove(self) -> None:
        if self.at.parent is None:
            with pytest.raises(ValueError, match="the root stays"):
                self.at.remove()
            return
        gone, self.at = self.at, self.at.parent
        gone.remove()
        self.kept = [path for path in self.kept if gone not in path]

    @invariant()
    def holds_what_was_added_and_not_removed(self) -> None:
        walked = list(self.root.walk())
        assert len(walked) == len(set(walked)) == len(self.kept)
        assert {node.path() for node in walked} == set(self.kept)

    @invariant()
    def is_a_tree(self) -> None:
        for node in self.root.walk():
            assert node.root() is self.root
            assert node.ply == len(node.path()) - 1
            assert node.chances == sum(ply.seat == CHANCE for ply in node.path()[1:])
            assert all(child.parent is node for child in node.children)
            assert len({(child.seat, child.move) for child in node.children}) == len(node.children)

    @invariant()
    def test_b6_every_node_replays_from_the_root(self) -> None:
        state = self.root.state
        for node in self.at.path()[1:]:
            assert node.move is not None
            state = play(PEBBLES, state, node.seat, node.move).state
        assert state == self.at.state

    @invariant()
    def numbers_follow_the_walk(self) -> None:
        numbers = numbered(self.at)
        assert sorted(numbers.values()) == list(range(len(self.kept)))
        assert all(numbers[node.parent] < number for node, number in numbers.items() if node.parent)


TestTree = Tree.TestCase
TestTree.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)


def test_a_long_line_is_walked_without_recursion() -> None:
    root = node = table().root
    state = root.state
    for ply in range(5000):
        node = node.add(Played(0, Move("choose", (ply,)), state, (), False))
    assert node.root() is root
    assert node.on_main_line()
    assert root.last() is node
    assert sum(1 for _ in root.walk()) == 5001
    node.promote()
    assert root.is_above(node)


def test_a_node_says_what_it_is_in_a_debugger() -> None:
    assert repr(played(2).live) == "<Node 2 -1:prize:1>"
