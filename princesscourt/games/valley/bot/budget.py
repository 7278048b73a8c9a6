"""How much a search may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from princesscourt.bots.contract import Clock
from princesscourt.games.valley.bot.arrays import Index
from princesscourt.games.valley.bot.tree import Tree

_AT_ONCE: Final = 1024
"""Positions looked into between two looks at the clock: some hundredths of a second."""
_LEAST: Final = 24
_SHARE: Final = 50
"""Each round looks into one in so many of the positions known, so the tree grows by about a third."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Until the clock is over, or so many positions are known."""

    clock: Clock
    nodes: int

    def spent(self, tree: Tree) -> bool:
        """Whether to come to an end. Raises `Stopped`."""
        return self.clock.over or tree.count >= self.nodes

    def widen(self, tree: Tree, leaves: Index) -> None:
        """Look into these positions as long as the budget lasts. Raises `Stopped`."""
        for ply in np.unique(tree.ply[leaves]):
            here = leaves[tree.ply[leaves] == ply]
            for start in range(0, len(here), _AT_ONCE):
                if self.spent(tree):
                    return
                tree.expand(here[start : start + _AT_ONCE])


def round_size(tree: Tree) -> int:
    return max(_LEAST, tree.count // _SHARE)


def part_of(clock: Clock, share: float) -> Clock:
    """A clock for a share of the time that `clock` gives in all."""
    return clock.within(clock.seconds * share)
