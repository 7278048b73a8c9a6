"""What a seat may believe about hidden things, from its view alone."""

from __future__ import annotations

import math
from collections.abc import Sequence

from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules.board import DISTANCE, oracle_node
from princesscourt.games.jade.rules.catalog import LETTERS
from princesscourt.games.jade.rules.deduction import ALL, Tasks, agreeing, members
from princesscourt.games.jade.rules.guessing import stone_groups
from princesscourt.games.jade.rules.state import Stone
from princesscourt.games.jade.rules.tasks import TASKS, Layout
from princesscourt.games.jade.rules.view import View

PULL = 0.6
"""How much a step nearer speaks for an oracle."""


def letters(view: View, seat: Seat) -> dict[str, float]:
    """How likely each oracle is the one of `seat`, from what is open and where it walked; {} if it has none."""
    if not view.oracles or view.oracles[seat] == "":
        return {}
    known = view.oracles[seat]
    if known:
        return {known: 1.0}
    who = view.table.seats[seat]
    taken = view.table.open_oracles + who.denied + "".join(card for card in view.oracles if card)
    weights = {letter: _pull(who.trail, letter) for letter in LETTERS if letter not in taken}
    total = sum(weights.values())
    return {letter: weight / total for letter, weight in weights.items()}


def _pull(trail: Sequence[int], letter: str) -> float:
    away = DISTANCE[oracle_node(letter)]
    return math.exp(PULL * (away[trail[0]] - away[trail[-1]])) if trail else 1.0


def told(view: View, seat: Seat) -> Tasks:
    """The tasks that `seat` itself must still think possible, as far as these eyes heard its answers."""
    tasks = ALL
    for asked, said in zip(view.table.asked, view.answers, strict=True):
        if asked.seat == seat and said is not None:
            tasks = agreeing(asked.question, said, tasks)
    return tasks


def lying(layout: Layout, tasks: Tasks) -> Tasks:
    """Those of `tasks` that lie complete on the board."""
    return sum(1 << task for task in members(tasks) if all(layout[place] == symbol for place, symbol in TASKS[task]))


def snake_share(view: View) -> float:
    """The share of snakes among all stones whose kind these eyes do not know."""
    groups, snakes = stone_groups(view)
    count = sum(group.count for group in groups)
    return snakes / count if count else 0.5


def odds(view: View, stones: Sequence[Stone]) -> list[float]:
    """How likely these stones have 0, 1, 2 … snakes among them."""
    kinds = dict(zip(view.table.stones, view.snakes, strict=True))
    share = snake_share(view)
    chances = [1.0]
    for stone in stones:
        kind = kinds.get(stone)
        snake = share if kind is None else float(kind)
        chances = [low * (1 - snake) + high * snake for low, high in zip((*chances, 0.0), (0.0, *chances), strict=True)]
    return chances
