"""Chance as recorded moves.

The k-th chance move of a match is drawn from `stream(seed, k)`: taking back and playing otherwise meets the same fate,
and a replay needs no generator at all because the drawn move is in the record. Only `Random.random()` is used, whose
sequence Python keeps between versions; `shuffle` and `sample` of the library are not so promised.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def stream(seed: str, k: int) -> Random:
    """The generator of the k-th chance move (k from 0) of the match with this deal code."""
    return Random(f"{seed}/{k}".encode("utf-8", "surrogatepass"))


def below(n: int, rng: Random) -> int:
    """A whole number from 0 to n - 1."""
    return int(rng.random() * n)


def pick(items: Sequence[T], rng: Random) -> T:
    """One of the items, each equally likely. Raises IndexError when there are none."""
    return items[below(len(items), rng)]


def shuffled(items: Iterable[T], rng: Random) -> tuple[T, ...]:
    """The items in a random order, each order equally likely."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = below(last + 1, rng)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def sample(items: Sequence[T], count: int, rng: Random) -> tuple[T, ...]:
    """`count` different items in random order."""
    return shuffled(items, rng)[:count]


CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def deal_code(rng: Random, length: int = 6) -> str:
    """A seed that can be read out over a table: no letter looks like a figure."""
    return "".join(pick(CODE_LETTERS, rng) for _ in range(length))
