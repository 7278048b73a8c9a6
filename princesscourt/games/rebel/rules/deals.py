"""Dealing cards into zones that each take only some of them: at random, and always where a deal exists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from princesscourt.core import chance
from princesscourt.games.rebel.rules.cards import BIT, Card, Cards, listed


@dataclass(slots=True)
class Zone:
    """A place with `room` for cards out of `fits`; `has` fills up."""

    fits: Cards
    room: int
    has: Cards = 0


def fill(zones: Sequence[Zone], cards: Cards, rng: Random) -> None:
    """Deals `cards` into the zones at random so that each has what it may have and is full.

    A card that finds no room moves another on along a chain, so that a deal is found whenever there is one. Then
    cards change places at random, since the first deal is not equally likely among all.
    """
    order = sorted(chance.shuffled(listed(cards), rng), key=lambda card: sum(bool(z.fits & BIT[card]) for z in zones))
    for card in order:
        free = [zone for zone in zones if zone.fits & BIT[card] and zone.room > zone.has.bit_count()]
        if free:
            weights = [zone.room - zone.has.bit_count() for zone in free]
            _weighted(free, weights, rng).has |= BIT[card]
        else:
            _make_room(zones, card)
    for _ in range(2 * len(order)):
        _exchange(zones, rng)


def _weighted(zones: Sequence[Zone], weights: Sequence[int], rng: Random) -> Zone:
    mark = chance.below(sum(weights), rng)
    for zone, weight in zip(zones, weights, strict=True):
        mark -= weight
        if mark < 0:
            return zone
    return zones[-1]


def _make_room(zones: Sequence[Zone], card: Card) -> None:
    """Places `card` by moving others along the shortest chain of zones that ends where there is room."""
    ways: list[tuple[Zone, Card, int]] = [(zone, card, -1) for zone in zones if zone.fits & BIT[card]]
    seen = {id(zone) for zone, _, _ in ways}
    for number, (zone, _, _) in enumerate(ways):
        if zone.room > zone.has.bit_count():
            _move_along(ways, number)
            return
        for held in listed(zone.has):
            for other in zones:
                if id(other) not in seen and other.fits & BIT[held]:
                    seen.add(id(other))
                    ways.append((other, held, number))
    raise ValueError("no deal fits this view")


def _move_along(ways: Sequence[tuple[Zone, Card, int]], last: int) -> None:
    while last >= 0:
        zone, card, before = ways[last]
        zone.has |= BIT[card]
        if before >= 0:
            ways[before][0].has &= ~BIT[card]
        last = before


def _exchange(zones: Sequence[Zone], rng: Random) -> None:
    """Two cards of two zones change places if both may."""
    a, b = chance.pick(zones, rng), chance.pick(zones, rng)
    if a is b or not a.has or not b.has:
        return
    mine, theirs = chance.pick(listed(a.has), rng), chance.pick(listed(b.has), rng)
    if a.fits & BIT[theirs] and b.fits & BIT[mine]:
        a.has ^= BIT[mine] | BIT[theirs]
        b.has ^= BIT[mine] | BIT[theirs]
