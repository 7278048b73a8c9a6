"""What a round card leaves of the legal cards (rules 5.2 `lead_filter`, `follow_filter`). A filter that leaves nothing
is skipped by `legal`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from princesscourt.games.rebel.rules.cards import BIT, EVEN, FAIRIES, ODD, OF_SUIT, Cards, Suit, highest, lowest
from princesscourt.games.rebel.rules.trick import Plays, parity_of_lead


@dataclass(frozen=True, slots=True)
class Holding:
    """A follower's case: its hand, the suit to follow, and the plays so far. `strict`: R13 read narrowly."""

    hand: Cards
    suit: Suit
    plays: Plays
    strict: bool = False


LeadFilter: TypeAlias = Callable[[Cards], Cards]
FollowFilter: TypeAlias = Callable[[Cards, Holding], Cards]


def any_lead(cards: Cards) -> Cards:
    return cards


def any_follow(cards: Cards, holding: Holding) -> Cards:
    del holding
    return cards


def extremes(cards: Cards) -> Cards:
    """The highest and the lowest card of each suit."""
    ends = 0
    for suit in OF_SUIT:
        held = cards & suit
        if held:
            ends |= BIT[lowest(held)] | BIT[highest(held)]
    return ends


def beans_follow(cards: Cards, holding: Holding) -> Cards:
    """Magic Beans: an extreme of the led suit; void, any card (strict: an extreme of its suit)."""
    follows = holding.hand & OF_SUIT[holding.suit]
    return extremes(cards) if follows or holding.strict else cards


def same_parity(cards: Cards, holding: Holding) -> Cards:
    """Odds and Evens: odd on odd, even on even."""
    return cards & (ODD if parity_of_lead(holding.plays) else EVEN)


def fairies_too(cards: Cards, holding: Holding) -> Cards:
    """Midnight Makeover: a Fairy may stand in for the led suit."""
    return cards | holding.hand & OF_SUIT[FAIRIES]
