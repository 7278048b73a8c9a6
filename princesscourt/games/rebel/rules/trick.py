"""Who wins a trick (rules 4.3, 7.1). A winner function gets the plays in order and the sign of the direction (+1: high
wins, -1: low wins) and gives the number of the winning play. Equal values: the earlier play, unless a card says
otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from princesscourt.games.rebel.rules.cards import FAIRIES, QUEENS, RANK, SUIT, Suit
from princesscourt.games.rebel.rules.state import Laid

Plays: TypeAlias = tuple[Laid, ...]
Winner: TypeAlias = Callable[[Plays, int], int]


def led_suit(plays: Plays) -> Suit:
    """The suit to follow (rules 4.1)."""
    return SUIT[plays[0].card]


def bouquet_suit(plays: Plays) -> Suit:
    """Pass the Bouquet: the suit that came last for the first time."""
    return list(dict.fromkeys(SUIT[play.card] for play in plays))[-1]


def _of(plays: Plays, *suits: Suit) -> list[int]:
    return [number for number, play in enumerate(plays) if SUIT[play.card] in suits]


def _best(plays: Plays, numbers: Iterable[int], sign: int) -> int:
    return max(numbers, key=lambda number: (sign * plays[number].value, -number))


def basic(plays: Plays, sign: int) -> int:
    """The highest card of the led suit (rules 4.3)."""
    suit = SUIT[plays[0].card]
    best, height = 0, sign * plays[0].value
    for number in range(1, len(plays)):
        play = plays[number]
        if SUIT[play.card] == suit and sign * play.value > height:
            best, height = number, sign * play.value
    return best


def royal_decree(plays: Plays, sign: int) -> int:
    """Queens beat everything; reversed, the lowest Queen wins (R18)."""
    queens = _of(plays, QUEENS)
    return _best(plays, queens, sign) if queens else basic(plays, sign)


def bridesmaid(plays: Plays, sign: int) -> int:
    """The second-highest card of the led suit, reversed the second-lowest (R21); a lone leader wins."""
    ranked = sorted(_of(plays, led_suit(plays)), key=lambda number: (-sign * plays[number].value, number))
    return ranked[1] if len(ranked) > 1 else ranked[0]


def sisterhood(plays: Plays, sign: int) -> int:
    """The follower furthest from the led value; the leader cannot win (R27)."""
    lead = plays[0].value
    numbers = [number for number in _of(plays, led_suit(plays)) if number] or range(1, len(plays))
    return max(numbers, key=lambda number: (abs(plays[number].value - lead), sign * plays[number].value, -number))


def poisoned_apple(plays: Plays, sign: int) -> int:
    """The highest card of a void player (R20); without one the basic rule."""
    numbers = [number for number, play in enumerate(plays) if play.void]
    return _best(plays, numbers, sign) if numbers else basic(plays, sign)


def rings_twice(plays: Plays, sign: int) -> int:
    """The greatest sum of led-suit values, then the best single card (reversed: least sum, lowest card)."""
    sums: dict[int, int] = {}
    numbers = _of(plays, led_suit(plays))
    for number in numbers:
        play = plays[number]
        sums[play.seat] = sums.get(play.seat, 0) + sign * play.value
    return max(numbers, key=lambda number: (sums[plays[number].seat], sign * plays[number].value, -number))


def makeover(plays: Plays, sign: int) -> int:
    """Fairies are wild; of equal values the later wins."""
    numbers = _of(plays, led_suit(plays), FAIRIES)
    return max(numbers, key=lambda number: (sign * plays[number].value, number))


def bouquet(plays: Plays, sign: int) -> int:
    """The highest card of the last new suit."""
    return _best(plays, _of(plays, bouquet_suit(plays)), sign)


def no_flips(plays: Plays) -> int:
    """No card turns the direction."""
    del plays
    return 0


def sixes(plays: Plays) -> int:
    """Upside Down: every 6 turns high and low; one made 0 does not (R19)."""
    return sum(play.value == 6 for play in plays)


def parity_of_lead(plays: Plays) -> int:
    """1 if the led card is odd by its printed rank (R12)."""
    return RANK[plays[0].card] % 2
