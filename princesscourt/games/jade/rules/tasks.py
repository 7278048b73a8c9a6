"""The 1,344 possible task cards (1.3), and what an oracle answers (5.1).

A task card is known by its number in `TASKS`. On text it is eight signs, one per place: the initial of the symbol that
belongs there, or a dot.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from typing import Final, NamedTuple, TypeAlias

from princesscourt.games.jade.rules.catalog import DECK, PLACES, SYMBOLS, Pair, Place, Symbol

Task: TypeAlias = int
Pairs: TypeAlias = tuple[Pair, ...]
Layout: TypeAlias = tuple[Symbol, ...]
"""The symbol at each place."""

INITIALS: Final = "".join(symbol[0] for symbol in SYMBOLS)
TASKS: Final[tuple[Pairs, ...]] = tuple(
    tuple(zip(places, symbols, strict=True))
    for places in combinations(range(len(PLACES)), 3)
    for symbols in permutations(range(len(SYMBOLS)), 3)
)
NUMBER: Final = {task: number for number, task in enumerate(TASKS)}
DECK_TASKS: Final = tuple(NUMBER[tuple(sorted(card))] for card in DECK)


class Answer(NamedTuple):
    """How many asked places, different asked symbols and asked pairs are on the task card."""

    places: int
    symbols: int
    matches: int


SOLVED: Final = Answer(3, 3, 3)


def task_of(pairs: Iterable[Pair]) -> Task:
    """The number of a card. Raises KeyError if these pairs are none."""
    return NUMBER[tuple(sorted(pairs))]


def answer(task: Task, question: Iterable[Pair]) -> Answer:
    """What the oracle that holds `task` says to `question` (5.1.4)."""
    wanted = dict(TASKS[task])
    asked = tuple(question)
    symbols = {symbol for _, symbol in asked} & set(wanted.values())
    return Answer(
        sum(place in wanted for place, _ in asked),
        len(symbols),
        sum(wanted.get(place) == symbol for place, symbol in asked),
    )


def lying(layout: Layout, places: Iterable[Place]) -> Pairs:
    """The places with the symbols that lie there."""
    return tuple((place, layout[place]) for place in places)


def changed(before: Layout, after: Layout) -> int:
    """How many places show another symbol (5.1.2)."""
    return sum(old != new for old, new in zip(before, after, strict=True))


def swapped(layout: Layout, one: Place, other: Place) -> Layout:
    cards = list(layout)
    cards[one], cards[other] = cards[other], cards[one]
    return tuple(cards)


def is_layout(symbols: Sequence[int]) -> bool:
    """Whether these are the eight symbol cards, one per place."""
    return sorted(symbols) == [0, 0, 1, 1, 2, 2, 3, 3]


def go_together(one: Task, other: Task) -> bool:
    """Whether two cards can lie in one deck, however it is relabelled: they share at most one pair and two places."""
    mine, yours = TASKS[one], TASKS[other]
    pairs = len(set(mine) & set(yours))
    places = len({place for place, _ in mine} & {place for place, _ in yours})
    return pairs <= 1 and places <= 2


def relabelled(card: Iterable[Pair], places: Sequence[Place], symbols: Sequence[Symbol]) -> Task:
    """The card with its places and symbols renamed (R3)."""
    return task_of((places[place], symbols[symbol]) for place, symbol in card)


def task_text(task: Task) -> str:
    wanted = dict(TASKS[task])
    return "".join(INITIALS[wanted[place]] if place in wanted else "." for place in range(len(PLACES)))


def read_task(text: str) -> Task:
    """The inverse of `task_text`. Raises ValueError or KeyError."""
    if len(text) != len(PLACES):
        raise ValueError(text)
    return task_of((place, INITIALS.index(sign)) for place, sign in enumerate(text) if sign != ".")


def layout_text(layout: Layout) -> str:
    return "".join(INITIALS[symbol] for symbol in layout)


def read_layout(text: str) -> Layout:
    """The inverse of `layout_text`. Raises ValueError if these are not the eight cards."""
    layout = tuple(INITIALS.index(sign) for sign in text)
    if not is_layout(layout):
        raise ValueError(text)
    return layout
