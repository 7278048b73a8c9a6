"""What every seat holds possible about the cards it does not see (rules 9).

A row per viewer, the public last. `row[seat]`: the cards that may be in that hand; `row[seats + seat]`: those that may
lie aside, or be that seat's gift; `row[2 * seats]`: those that may be in a pile of captured gifts. A row may go on
naming cards that have since been played: `view` cuts it by what is seen. A viewer's own entries are empty, since it
sees its own cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from princesscourt.core.rules import Seat
from princesscourt.games.rebel.rules.cards import BIT, OF_SUIT, Card, Cards, Suit

Row: TypeAlias = tuple[Cards, ...]
Rows: TypeAlias = tuple[Row, ...]
Transfer: TypeAlias = tuple[Seat, Seat, Cards]
"""(giver, receiver, cards)."""


def dealt(hands: tuple[Cards, ...], deck: Cards) -> Rows:
    """After the deal: all but the own hand may be anywhere."""
    seats = range(len(hands))
    rest = (0,) * (len(hands) + 1)
    rows = [tuple(0 if seat == viewer else deck & ~hands[viewer] for seat in seats) + rest for viewer in seats]
    return (*rows, (deck,) * len(hands) + rest)


def _without(row: Iterable[Cards], cards: Cards) -> list[Cards]:
    return [entry & ~cards for entry in row]


def moved(rows: Rows, transfers: tuple[Transfer, ...]) -> Rows:
    """After face-down transfers made all at once: giver and receiver know the cards, others that there was one."""
    after = []
    for viewer, row in enumerate(rows):
        new = list(row)
        received = 0
        for giver, receiver, cards in transfers:
            received |= cards if viewer == receiver else 0
            if viewer != receiver:
                new[receiver] |= cards if viewer == giver else row[giver]
        after.append(tuple(_without(new, received)))
    return tuple(after)


def handed_on(rows: Rows, receivers: tuple[Seat, ...], hands: tuple[Cards, ...]) -> Rows:
    """After whole hands went from each seat to `receivers[seat]`; `hands` are those given."""
    after = []
    for viewer, row in enumerate(rows):
        new = list(row)
        received = 0
        for giver, receiver in enumerate(receivers):
            new[receiver] = hands[giver] if viewer == giver else row[giver]
            if viewer == receiver:
                new[receiver], received = 0, hands[giver]
        after.append(tuple(_without(new, received)))
    return tuple(after)


def open_to_all(rows: Rows, seat: Seat, cards: Cards) -> Rows:
    """After `cards` went into the hand of `seat` before everybody's eyes."""
    after = []
    for viewer, row in enumerate(rows):
        new = _without(row, cards)
        new[seat] |= 0 if viewer == seat else cards
        after.append(tuple(new))
    return tuple(after)


def looked(rows: Rows, viewer: Seat, seat: Seat, card: Card) -> Rows:
    """After `viewer` saw that `seat` holds `card`."""
    new = _without(rows[viewer], BIT[card])
    new[seat] |= 0 if viewer == seat else BIT[card]
    return (*rows[:viewer], tuple(new), *rows[viewer + 1 :])


def void(rows: Rows, seat: Seat, suit: Suit) -> Rows:
    """After `seat` showed that its hand has no card of `suit`."""
    none = ~OF_SUIT[suit]
    return tuple((*row[:seat], row[seat] & none, *row[seat + 1 :]) for row in rows)


def laid_aside(rows: Rows) -> Rows:
    """After everybody put cards of the hand face down aside, or on the pile of gifts."""
    seats = len(rows) - 1
    return tuple((*row[:seats], *row[:seats], row[2 * seats]) for row in rows)


def taken_up(rows: Rows) -> Rows:
    """After everybody took up what lay aside into an empty hand."""
    seats = len(rows) - 1
    return tuple((*row[seats : 2 * seats], *(0,) * seats, row[2 * seats]) for row in rows)


def given(rows: Rows, gifts: tuple[Card, ...], winner: Seat) -> Rows:
    """After `winner` took a gift of each seat: the winner sees them, a giver knows the own one."""
    seats = len(rows) - 1
    after = []
    for viewer, row in enumerate(rows):
        new = list(row)
        known = 0 if viewer == seats else BIT[gifts[viewer]]
        if viewer == winner:
            known = sum(BIT[gift] for gift in gifts)
        else:
            for giver in range(seats):
                new[2 * seats] |= row[seats + giver]
        new[seats : 2 * seats] = [0] * seats
        after.append(tuple(_without(new, known)))
    return tuple(after)


def redealt(rows: Rows, hands: tuple[Cards, ...], laid: Cards, gifts: tuple[Card, ...], winner: Seat) -> Rows:
    """After the heap of a trick was shuffled and `hands` of it dealt: all saw what was laid, the winner the gifts."""
    seats = len(hands)
    after = []
    for viewer, row in enumerate(rows):
        own = 0 if viewer == seats else hands[viewer]
        heap = laid
        for giver, gift in enumerate(gifts):
            heap |= BIT[gift] if viewer in (giver, winner) else row[seats + giver]
        new = _without(row, laid)
        if gifts:
            new[seats : 2 * seats] = [0] * seats
        for seat in range(seats):
            new[seat] |= 0 if seat == viewer else heap
        after.append(tuple(_without(new, own)))
    return tuple(after)
