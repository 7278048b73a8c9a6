"""Searching for a proof: that one side wins, or that the other holds out to the horizon.

Each position has an effort: about how much must still be looked into to finish the proof from there. Where the side
that seeks the proof moves, the effort of its easiest move counts; where the other moves, the sum over all its moves.
The tree grows at the hardest open positions of the proof that seems easiest.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from princesscourt.games.valley.bot.arrays import F64, Index
from princesscourt.games.valley.bot.budget import Budget, round_size
from princesscourt.games.valley.bot.tree import PROVEN, Tree

_LEAST: Final = 0.05


@dataclass(frozen=True, slots=True)
class Claim:
    """`mover_wins`: the side to move at the root is the one that may win. `holds`: the claim is that it does not."""

    mover_wins: bool
    holds: bool = False

    @property
    def seeker_at_even(self) -> bool:
        """Whether the side that seeks the proof is the one to move at the root."""
        return self.mover_wins != self.holds


def prove(tree: Tree, budget: Budget, claim: Claim) -> bool | None:
    """Whether the claim is true within the tree's horizon.

    True if proven, False if refuted, None if the budget did not suffice. Raises `Stopped`.
    """
    while True:
        effort = _efforts(tree, claim)
        if effort[0] == 0 or np.isinf(effort[0]):
            return bool(effort[0] == 0)
        if budget.spent(tree):
            return None
        leaves = _open_leaves(tree, effort, claim)
        size = round_size(tree)
        if len(leaves) > size:
            leaves = leaves[np.argpartition(-effort[leaves], size)[:size]]
        budget.widen(tree, leaves)
        tree.back_up()


def _efforts(tree: Tree, claim: Claim) -> F64:
    """The effort of every position: 0 where the claim is proven, infinite where it is refuted."""
    effort = _holding(tree, claim) if claim.holds else _winning(tree, claim)
    for family in tree.up():
        seeker_moves = (int(tree.ply[family.parents[0]]) % 2 == 0) == claim.seeker_at_even
        join = np.minimum if seeker_moves else np.add
        effort[family.parents] = join.reduceat(effort[family.children], family.first)
    return effort


def _for_the_winner(tree: Tree, claim: Claim) -> F64:
    """What positions are worth to the side that may win."""
    worth = tree.worth[: tree.count].astype(np.float64)
    worth[(tree.ply[: tree.count] % 2 == 0) != claim.mover_wins] *= -1
    return worth


def _winning(tree: Tree, claim: Claim) -> F64:
    worth = _for_the_winner(tree, claim)
    effort: F64 = _LEAST + np.exp(-np.clip(worth, -15, 15))
    effort[~tree.open[: tree.count]] = np.inf
    effort[worth < -float(PROVEN)] = np.inf
    effort[worth > float(PROVEN)] = 0
    return effort


def _holding(tree: Tree, claim: Claim) -> F64:
    """To hold out means to look at less the nearer the horizon is."""
    worth = _for_the_winner(tree, claim)
    left = tree.law.horizon - tree.ply[: tree.count].astype(np.float64)
    effort: F64 = (_LEAST + np.exp(np.clip(worth, -15, 15) / 2)) * 2**left
    effort[~tree.open[: tree.count]] = 0
    effort[worth > float(PROVEN)] = np.inf
    effort[worth < -float(PROVEN)] = 0
    return effort


def _open_leaves(tree: Tree, effort: F64, claim: Claim) -> Index:
    """The open positions of the proof that seems easiest."""
    marked = np.zeros(tree.count, np.bool_)
    marked[0] = True
    for ply, family in tree.down():
        above = marked[family.parents]
        if not above.any():
            continue
        of = effort[family.children]
        chosen = np.repeat(above, family.sizes) & (of > 0)
        if (ply % 2 == 0) == claim.seeker_at_even:
            chosen &= of <= np.repeat(effort[family.parents], family.sizes)
        marked[family.children[chosen]] = True
    return np.flatnonzero(marked & tree.open[: tree.count])
