"""Cards and sets of cards (rules 1).

A card is a whole number, a set of cards the bits of one: hands compare, hash and filter at once. Notation: suit and
rank, `Fa1` … `Pr12`; a set is its cards in order without gaps, `Fa1Qu7Pe8`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Final, TypeAlias

from princesscourt.core.rules import BadNotation, because

Suit: TypeAlias = Annotated[int, "suit"]
Card: TypeAlias = Annotated[int, "card"]
Cards: TypeAlias = Annotated[int, "cards"]

FAIRIES, QUEENS, PETS, PRINCES = range(4)
SUITS: Final = ("Fa", "Qu", "Pe", "Pr")
HIGHEST: Final = 12
ALL_CARDS: Final = range(len(SUITS) * HIGHEST)

SUIT: Final[tuple[Suit, ...]] = tuple(card // HIGHEST for card in ALL_CARDS)
RANK: Final[tuple[int, ...]] = tuple(card % HIGHEST + 1 for card in ALL_CARDS)
BIT: Final[tuple[Cards, ...]] = tuple(1 << card for card in ALL_CARDS)
NAME: Final[tuple[str, ...]] = tuple(f"{SUITS[SUIT[card]]}{RANK[card]}" for card in ALL_CARDS)
_BY_NAME: Final = {name: card for card, name in enumerate(NAME)}
_NAMES: Final = re.compile(r"(?:Fa|Qu|Pe|Pr)(?:1[0-2]|[1-9])")


def card(suit: Suit, rank: int) -> Card:
    """The card of this suit and printed rank."""
    return suit * HIGHEST + rank - 1


def joined(cards: Iterable[Card]) -> Cards:
    """The set of these cards."""
    together = 0
    for each in cards:
        together |= BIT[each]
    return together


def listed(cards: Cards) -> tuple[Card, ...]:
    """The cards of a set in order: by suit, then by rank."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return tuple(found)


OF_SUIT: Final[tuple[Cards, ...]] = tuple(
    joined(card(suit, rank) for rank in range(1, HIGHEST + 1)) for suit in range(4)
)
OF_RANK: Final[tuple[Cards, ...]] = (0, *(joined(card(s, rank) for s in range(4)) for rank in range(1, HIGHEST + 1)))
ODD: Final[Cards] = joined(each for each in ALL_CARDS if RANK[each] % 2)
EVEN: Final[Cards] = joined(each for each in ALL_CARDS if not RANK[each] % 2)
ABOVE_FIVE: Final[Cards] = joined(each for each in ALL_CARDS if RANK[each] > 5)
UP_TO_SEVEN: Final[Cards] = joined(each for each in ALL_CARDS if RANK[each] <= 7)
FROG: Final[Card] = card(PETS, 8)
SUITORS: Final[Cards] = OF_SUIT[PRINCES] | BIT[FROG]
"""Princes and the Frog: what proposes in every round."""

_RANKS: Final = {3: range(2, 11), 4: range(1, 11), 5: range(1, 11), 6: range(1, 13)}
DECK: Final[dict[int, Cards]] = {
    seats: joined(card(suit, rank) for suit in range(4) for rank in ranks) for seats, ranks in _RANKS.items()
}
"""The deck by number of players (rules 1)."""


def lowest(cards: Cards) -> Card:
    """The lowest card of a set within one suit; the set is not empty."""
    return (cards & -cards).bit_length() - 1


def highest(cards: Cards) -> Card:
    """The highest card of a set within one suit; the set is not empty."""
    return cards.bit_length() - 1


@lru_cache(maxsize=8192)
def spell(cards: Cards) -> str:
    """The notation of a set. Kept, since digests of a match spell the same piles again and again."""
    return "".join(NAME[each] for each in listed(cards))


def parse_card(text: str) -> Card:
    """The card with this name. Raises `BadNotation`."""
    if text not in _BY_NAME:
        raise BadNotation(because("no_card", text=text[:40]))
    return _BY_NAME[text]


def parse_row(text: str) -> tuple[Card, ...]:
    """Cards written without gaps, in the order written. Raises `BadNotation` also where one comes twice."""
    names = _NAMES.findall(text)
    row = tuple(_BY_NAME[name] for name in names)
    if "".join(names) != text or len(set(row)) != len(row):
        raise BadNotation(because("no_cards", text=text[:40]))
    return row


def parse_suit(text: str) -> Suit:
    """The suit with this name. Raises `BadNotation`."""
    if text not in SUITS:
        raise BadNotation(because("no_suit", text=text[:40]))
    return SUITS.index(text)
