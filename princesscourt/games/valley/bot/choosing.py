"""Searching for the best move: the tree grows where play that is nearly best leads.

Each move costs as much as it is worse than the best beside it, and a little for the ply itself; the positions that are
cheapest to reach are looked into next. What an error would cost decides, so no line is cut off for good.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from princesscourt.games.valley.bot.arrays import F32, Index
from princesscourt.games.valley.bot.budget import Budget, round_size
from princesscourt.games.valley.bot.tree import PROVEN, Tree

_PLY: Final = np.float32(0.3)
_NEVER: Final = np.float32(np.inf)


def choose(tree: Tree, budget: Budget, plies: int) -> None:
    """Grow the tree, whose root was begun, to at most so many plies. Raises `Stopped`."""
    tree.back_up()
    while not (budget.spent(tree) or settled(tree)):
        leaves = _cheapest(tree, plies)
        if not len(leaves):
            return
        budget.widen(tree, leaves)
        tree.back_up()


def settled(tree: Tree) -> bool:
    """Whether no search can change the choice: a win is proven, or all moves but one are proven to lose."""
    moves = -tree.worth[tree.offspring(0)]
    return bool(len(moves) == 0 or moves.max() > PROVEN or (moves > -PROVEN).sum() <= 1)


def _cheapest(tree: Tree, plies: int) -> Index:
    """The open positions to look into next."""
    price = _prices(tree)
    leaves = np.flatnonzero(tree.open[: tree.count] & np.isfinite(price) & (tree.ply[: tree.count] < plies))
    size = round_size(tree)
    return leaves if len(leaves) <= size else leaves[np.argpartition(price[leaves], size)[:size]]


def _prices(tree: Tree) -> F32:
    """What it costs to come to each position; `_NEVER` where all is proven."""
    price = np.full(tree.count, _NEVER, np.float32)
    price[0] = 0
    for _, family in tree.down():
        best = tree.worth[family.parents]
        paid = np.where(np.abs(best) > PROVEN, _NEVER, price[family.parents])
        if np.isinf(paid).all():
            continue
        cost = np.repeat(best + paid + _PLY, family.sizes) + tree.worth[family.children]
        np.minimum.at(price, family.children, cost)
    return price
