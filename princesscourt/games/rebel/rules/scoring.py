"""What a round brings (rules 10, 7). A score function gives the lines of one player's sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from princesscourt.games.rebel.rules.cards import (
    BIT,
    FAIRIES,
    FROG,
    HIGHEST,
    OF_RANK,
    OF_SUIT,
    PETS,
    PRINCES,
    QUEENS,
    SUITORS,
    Cards,
)
from princesscourt.games.rebel.rules.state import Part

REBEL_SCORE: Final = -10
FROG_SCORE: Final = 5
TRICKLESS_SCORE: Final = 5
_FIRST: Final[Cards] = (1 << HIGHEST) - 1


@dataclass(frozen=True, slots=True)
class Count:
    """What one player's score depends on. `leading`: the most proposals before this round (Bathroom Break)."""

    cards: Cards
    won: int
    leading: bool


Score: TypeAlias = Callable[[Count], tuple[Part, ...]]


def _part(what: str, cards: Cards, each: int) -> tuple[Part, ...]:
    count = cards.bit_count()
    return (Part(what, count, count * each),) if count else ()


def frog(count: Count) -> tuple[Part, ...]:
    return _part("frog", count.cards & BIT[FROG], FROG_SCORE)


def plain(count: Count) -> tuple[Part, ...]:
    """A proposal for each Prince and five for the Frog (rules 1)."""
    return _part("princes", count.cards & OF_SUIT[PRINCES], 1) + frog(count)


def three_times(count: Count) -> tuple[Part, ...]:
    """Every 3 brings -3."""
    return plain(count) + _part("threes", count.cards & OF_RANK[3], -3)


def arranged_marriage(count: Count) -> tuple[Part, ...]:
    """Whoever won no trick scores 5 (R23)."""
    return plain(count) + (() if count.won else (Part("trickless", 1, TRICKLESS_SCORE),))


def pets_revenge(count: Count) -> tuple[Part, ...]:
    """Every Pet brings one more."""
    return plain(count) + _part("pets", count.cards & OF_SUIT[PETS], 1)


def single_fairy(count: Count) -> tuple[Part, ...]:
    """Every Fairy brings -1."""
    return plain(count) + _part("fairies", count.cards & OF_SUIT[FAIRIES], -1)


def bathroom_break(count: Count) -> tuple[Part, ...]:
    """Princes count double, except for whoever had the most proposals."""
    princes = count.cards & OF_SUIT[PRINCES]
    return (plain(count) if count.leading else _part("double_princes", princes, 2) + frog(count))  # fmt: skip


def dancing_queens(count: Count) -> tuple[Part, ...]:
    """Pairs of Prince and Queen: of one rank 3, of two ranks 2, a Prince alone 1 (rules 7.1)."""
    princes = count.cards >> (PRINCES * HIGHEST) & _FIRST
    queens = count.cards >> (QUEENS * HIGHEST) & _FIRST
    same = (princes & queens).bit_count()
    mixed = min(princes.bit_count(), queens.bit_count()) - same
    alone = princes.bit_count() - same - mixed
    lines = (("same_pairs", same, 3), ("mixed_pairs", mixed, 2), ("lone_princes", alone, 1))
    return tuple(Part(what, pairs, pairs * each) for what, pairs, each in lines if pairs) + frog(count)


def is_rebel(cards: Cards, deck: Cards) -> bool:
    """Rebel of the Ball: all Princes of this deck and the Frog."""
    return deck & SUITORS & ~cards == 0


def total(parts: tuple[Part, ...]) -> int:
    return sum(part.points for part in parts)
