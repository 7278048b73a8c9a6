"""All questions weighed at once: a table of every answer, and one pass over it for the tasks that are left."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING

from princesscourt.games.jade.rules.catalog import PLACES, SYMBOLS
from princesscourt.games.jade.rules.tasks import TASKS, Pairs, Task

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy
    from numpy.typing import NDArray

    Codes = NDArray[numpy.uint8]


@lru_cache(maxsize=3)
def questions(chips: int) -> tuple[Pairs, ...]:
    """Every question with so many chips that some layout allows: a symbol lies at most twice."""
    return tuple(
        tuple(zip(places, symbols, strict=True))
        for places in combinations(range(len(PLACES)), chips)
        for symbols in product(range(len(SYMBOLS)), repeat=chips)
        if all(symbols.count(symbol) <= 2 for symbol in symbols)
    )


@lru_cache(maxsize=3)
def _codes(chips: int) -> Codes:
    """The answer of each task (column) to each question (row) as one small number."""
    import numpy as np

    asked = questions(chips)
    on_card = np.zeros((len(TASKS), len(PLACES), len(SYMBOLS)), np.uint8)
    for number, card in enumerate(TASKS):
        for place, symbol in card:
            on_card[number, place, symbol] = 1
    at, of = on_card.max(axis=2), on_card.max(axis=1)
    pairs = np.array([[place * len(SYMBOLS) + symbol for place, symbol in question] for question in asked])
    kinds = np.array([[any(s == symbol for _, s in question) for symbol in range(len(SYMBOLS))] for question in asked])
    matches = on_card.reshape(len(TASKS), -1).T[pairs].sum(axis=1, dtype=np.uint8)
    places = at.T[pairs // len(SYMBOLS)].sum(axis=1, dtype=np.uint8)
    symbols = kinds.astype(np.uint8) @ of.T
    return np.asarray(places * 16 + symbols * 4 + matches, np.uint8)


@lru_cache(maxsize=3)
def _kinds(chips: int) -> tuple[int, ...]:
    """The codes that occur."""
    return tuple(sorted(set(_codes(chips).tobytes())))


def bits(tasks: Sequence[Task], chips: int) -> list[float]:
    """For each of `questions(chips)` how many bits its answer tells on average, if each task is as likely."""
    import numpy as np

    codes = _codes(chips)
    left = codes if len(tasks) == len(TASKS) else np.take(codes, tasks, axis=1)
    spread = np.zeros(len(left))
    for code in _kinds(chips):
        count = np.count_nonzero(left == code, axis=1)
        spread += count * np.log2(np.maximum(count, 1))
    total = len(tasks)
    return (np.log2(total) - spread / total).tolist() if total else [0.0] * len(left)
