"""The truth meter: proofs that a position is won or lost, with the line to play out.

A verdict is proven by search with the rules alone; the judge only says where to look first. It does not expire: by its
plan the winner has an answer to every defence, each nearer to the end, so that no position comes twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from princesscourt.bots.contract import Clock
from princesscourt.games.valley.bot.budget import Budget, part_of
from princesscourt.games.valley.bot.choosing import choose
from princesscourt.games.valley.bot.law import law_of
from princesscourt.games.valley.bot.packed import pack
from princesscourt.games.valley.bot.plan import line_of, plan_of, proven
from princesscourt.games.valley.bot.proving import Claim, prove
from princesscourt.games.valley.bot.tree import DEEPEST, Law, Tree
from princesscourt.games.valley.bot.verdict import Verdict
from princesscourt.games.valley.rules.moves import Slide
from princesscourt.games.valley.rules.state import State

NODES: Final = 600_000
_GLANCE: Final = 4_000
_ROOM: Final = 60_000


@dataclass(frozen=True, slots=True)
class Proof(Verdict):
    """A verdict with the winner's plan: by packed position his move and the plies to the end at most."""

    plan: Mapping[int, tuple[Slide, int]] = field(default_factory=dict, compare=False, repr=False)

    def reply(self, state: State) -> tuple[Slide, int] | None:
        """The winner's move here and the plies to the end at most; None where the proof does not lead."""
        return self.plan.get(pack(state))


def solve(state: State, clock: Clock, nodes: int = NODES) -> Proof:
    """What can be proven until the clock is over, knowing at most so many positions at a time. Raises `Stopped`."""
    if state.result or state.drawing_opening:
        return Proof()
    law = law_of(state)
    tree = _tree(state, law)
    choose(tree, Budget(clock, min(_GLANCE, nodes)), DEEPEST)
    found = tree if proven(tree) else _first_proof(state, law, tree.worth[0] > 0, clock, nodes)
    return Proof() if found is None else _sharpened(state, law, found, Budget(clock, nodes))


def _first_proof(state: State, law: Law, hopeful: bool, clock: Clock, nodes: int) -> Tree | None:
    """A tree with its root proven; the likelier winner gets most of the time."""
    for mover_wins, share in ((hopeful, 0.6), (not hopeful, 0.8)):
        tree = _tree(state, law)
        if prove(tree, Budget(part_of(clock, share), nodes), Claim(mover_wins)):
            return tree
    return None


def _tree(state: State, law: Law) -> Tree:
    tree = Tree(pack(state), law, _ROOM)
    tree.begin(state.moves)
    tree.back_up()
    return tree


def _sharpened(state: State, law: Law, tree: Tree, budget: Budget) -> Proof:
    """The verdict of a tree with its root proven, made quicker as long as the budget lasts."""
    exact = _plies(tree) <= 2
    while not exact:
        sooner = replace(law, horizon=_plies(tree) - 2)
        quicker, exact = _quicker(state, sooner, _plies(tree) % 2 == 1, budget)
        if quicker is None:
            break
        tree = quicker
        exact = _plies(tree) <= 2
    plan = plan_of(tree)
    won = tree.plies_to_win(0) is not None
    return Proof("win" if won else "loss", _plies(tree), exact, line_of(plan, pack(state)), plan)


def _quicker(state: State, law: Law, mover_wins: bool, budget: Budget) -> tuple[Tree | None, bool]:
    """A proof of a win within the horizon; or None, and whether it is proven that there is none."""
    small = Budget(budget.clock, budget.nodes // 4)
    for claim, spend in (
        (Claim(mover_wins, holds=True), small),
        (Claim(mover_wins), small),
        (Claim(mover_wins, True), budget),
    ):
        tree = _tree(state, law)
        answer = prove(tree, spend, claim)
        if answer is not None:
            return (None, True) if answer == claim.holds else (tree, False)
    return None, False


def _plies(tree: Tree) -> int:
    won, lost = tree.plies_to_win(0), tree.plies_to_loss(0)
    return won if won is not None else lost or 0
