"""What a proof says to play: the winner's answer to everything."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from princesscourt.games.valley.bot.packed import KING, SQUARE, children, step
from princesscourt.games.valley.bot.tree import PROVEN, Tree
from princesscourt.games.valley.rules.moves import SLIDES, Slide
from princesscourt.games.valley.rules.squares import VALLEY

Plan = dict[int, tuple[Slide, int]]
"""By packed position with the winner to move: the move, and the plies to the end at most."""


def plan_of(tree: Tree) -> Plan:
    """The plan of a tree whose root is proven won or lost."""
    plan: Plan = {}
    below = tree.all_offspring()
    due, met = [0], {0}
    while due:
        node = due.pop()
        plies = tree.plies_to_win(node)
        follow = below.get(node, np.zeros(0, np.intp))
        if plies is not None:
            follow = follow[np.argmin(tree.worth[follow])][None] if len(follow) else follow
            _note(plan, tree, node, plies, follow.tolist())
        new = set(follow.tolist()) - met
        met |= new
        due += sorted(new)
    return plan


def _note(plan: Plan, tree: Tree, node: int, plies: int, follow: list[int]) -> None:
    key = int(tree.keys[node])
    if key in plan and plan[key][1] <= plies:
        return
    king = key >> int(KING) & int(SQUARE)
    plan[key] = (step(key, int(tree.keys[follow[0]])) if follow else SLIDES[king][VALLEY], plies)


def line_of(plan: Mapping[int, tuple[Slide, int]], root: int) -> tuple[Slide, ...]:
    """Play by the plan, the loser holding out as long as it can."""
    line: list[Slide] = []
    here = root
    while True:
        after = {int(key): step(here, int(key)) for key in children(np.array([here], np.uint64)).keys}
        if here in plan:
            move, left = plan[here]
            line.append(move)
            if left == 1:
                return tuple(line)
            here = next(key for key, slide in after.items() if slide == move)
            continue
        answers = [key for key in after if key in plan]
        if not answers:
            return tuple(line)
        here = max(answers, key=lambda key: plan[key][1])
        line.append(after[here])


def proven(tree: Tree) -> bool:
    return bool(abs(tree.worth[0]) > PROVEN)
