"""Why a computer player makes its move, as a fact that the table can say in a sentence."""

from __future__ import annotations

import numpy as np

from princesscourt.core.rules import Reason, because
from princesscourt.games.valley.bot.packed import outlook, pack, threatened
from princesscourt.games.valley.bot.tree import PROVEN, Tree
from princesscourt.games.valley.rules.moves import Slide
from princesscourt.games.valley.rules.slides import king_slides
from princesscourt.games.valley.rules.state import State, after

_EVEN = 1.0
"""Worths nearer to 0 than this are about even."""


def reason_for(state: State, move: Slide, tree: Tree, child: int) -> Reason:
    """The strongest thing to be said for `move`, which leads to the position `child` of the tree."""
    lost = tree.plies_to_loss(child)
    if lost is not None:
        return because("wins_in", plies=lost + 1)
    won = tree.plies_to_win(child)
    if won is not None:
        return because("loses_in", plies=won + 1)
    return _defence(state, tree, child) or _attack(state, move) or because("best_found")


def _defence(state: State, tree: Tree, child: int) -> Reason | None:
    here = np.array([pack(state)], np.uint64)
    if threatened(here)[0]:
        return because("must_block")
    others = np.sort(-tree.worth[tree.offspring(0)])[:-1]
    if others.max() < -PROVEN:
        return because("only_defence")
    worth = -tree.worth[child]
    if abs(worth) < _EVEN and others.max() < worth - _EVEN:
        return because("keeps_balance")
    return None


def _attack(state: State, move: Slide) -> Reason | None:
    later = after(state, move)
    if later.result:
        return None
    there = np.array([pack(later)], np.uint64)
    if threatened(there)[0] and not outlook(there)[2][0]:
        return because("threatens")
    return _mobility(state, later)


def _mobility(state: State, later: State) -> Reason | None:
    mine, theirs = state.turn, 1 - state.turn
    before, now = (len(king_slides(one.kings[theirs], one.taken)) for one in (state, later))
    if now < before and now <= 3:
        return because("hems_in", ways=now)
    own, free = (len(king_slides(one.kings[mine], one.taken)) for one in (state, later))
    return because("frees_king", ways=free) if free > own else None
