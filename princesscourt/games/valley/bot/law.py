"""From a state of the game to what the search works with."""

from __future__ import annotations

from collections import Counter

from princesscourt.games.valley.bot.packed import join
from princesscourt.games.valley.bot.tree import DEEPEST, Law
from princesscourt.games.valley.rules.options import PLY_CAP
from princesscourt.games.valley.rules.state import State

_BOARD = (1 << 25) - 1


def law_of(state: State, *, shun: bool = False) -> Law:
    """The law for a search from this state; `shun`: positions seen before count as draws."""
    options = state.options
    seen = Counter(state.history)
    limit = options.appearances - 1 if options.appearances else len(state.history) + 1
    drawn = tuple(_packed(key) for key, times in seen.items() if times >= limit)
    shunned = tuple(_packed(key) for key in seen) if shun else ()
    left = DEEPEST if options.appearances else PLY_CAP - 1 - state.ply
    return Law(options.trapped_king_loses, drawn, shunned, max(1, min(DEEPEST, left)))


def _packed(key: int) -> int:
    """A position by its key in the history, packed as its side to move sees it."""
    light, dark, lights, darks = (key >> 25 * place & _BOARD for place in range(4))
    return join(darks, lights, dark, light) if key >> 100 else join(lights, darks, light, dark)
