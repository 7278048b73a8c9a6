"""At the oracle: which question, and how the symbol cards should lie for it and afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from princesscourt.bots.contract import Clock
from princesscourt.games.jade.rules.catalog import MOST_CHANGED
from princesscourt.games.jade.rules.deduction import Tasks, Worth
from princesscourt.games.jade.rules.listing import NAMES
from princesscourt.games.jade.rules.moves import Swap
from princesscourt.games.jade.rules.tasks import Layout, Pairs, changed, lying, task_of

HIT = 1.5
"""Bits that a sure win by the question itself would be worth."""
SHOWN = 1.2
"""Bits that it is worth if the own task lies on the board afterwards, to be claimed."""
HELPS = 2.0
"""Bits that it costs if a rival's task lies there."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A layout, the question asked of it, and what both are worth in bits."""

    layout: Layout
    question: Pairs
    worth: float


def best_plan(
    before: Layout, tasks: Tasks, rivals: Sequence[Tasks], worths: Iterable[Worth], clock: Clock
) -> Plan | None:
    """The layout within six places of `before` and its question that do most for the asker and least for the rivals."""
    best: Plan | None = None
    for worth in worths:
        for layout in laid_for(before, worth.question):
            value = worth.bits + HIT * worth.hit + _afterwards(layout, tasks, rivals)
            if best is None or value > best.worth + 1e-9:
                best = Plan(layout, worth.question, value)
        if clock.over and best:
            break
    return best


def _afterwards(layout: Layout, tasks: Tasks, rivals: Sequence[Tasks]) -> float:
    shown = on_board(layout)
    value = SHOWN * _share(tasks, shown)
    return value - HELPS * sum(_share(rival, shown) for rival in rivals)


def _share(tasks: Tasks, shown: Tasks) -> float:
    """How likely the task lies there, as far as its seat can be sure of it: little while many are possible."""
    count = tasks.bit_count()
    return (tasks & shown).bit_count() / count if 0 < count <= 40 else 0.0


@lru_cache(maxsize=4096)
def on_board(layout: Layout) -> Tasks:
    """The 32 tasks that lie complete on the board."""
    named = (lying(layout, move.places) for move in NAMES)
    return sum(1 << task_of(pairs) for pairs in named if len({symbol for _, symbol in pairs}) == 3)


@lru_cache(maxsize=2048)
def laid_for(before: Layout, question: Pairs) -> tuple[Layout, ...]:
    """The layouts within six places of `before` in which the question can be asked, the nearest first."""
    rest = list(before)
    for _, symbol in question:
        if rest.count(symbol):
            rest.remove(symbol)
    if len(rest) != len(before) - len(question):
        return ()
    asked = dict(question)
    free = [place for place in range(len(before)) if place not in asked]
    found = set()
    for cards in permutations(rest):
        symbols = {**asked, **dict(zip(free, cards, strict=True))}
        found.add(tuple(symbols[place] for place in range(len(before))))
    near = [layout for layout in found if changed(before, layout) <= MOST_CHANGED]
    return tuple(sorted(near, key=lambda layout: (changed(before, layout), layout)))


def swap_towards(layout: Layout, goal: Layout) -> Swap | None:
    """An exchange that puts a card where it belongs, two if it can; None when all lie right."""
    wrong = [place for place in range(len(layout)) if layout[place] != goal[place]]
    for one in wrong:
        fits = [other for other in wrong if layout[other] == goal[one]]
        if fits:
            other = next((o for o in fits if layout[one] == goal[o]), fits[0])
            return Swap(min(one, other), max(one, other))
    return None
