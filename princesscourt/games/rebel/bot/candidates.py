"""Which moves a search looks at: all of a few, the plausible ones of many."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final

from princesscourt.core.rules import Seat
from princesscourt.games.rebel.bot.policy import danger
from princesscourt.games.rebel.bot.worth import prices_for
from princesscourt.games.rebel.rules.cards import OF_SUIT, SUIT, Card, listed
from princesscourt.games.rebel.rules.choices import Choosing
from princesscourt.games.rebel.rules.moves import Choose, Move, Play, Trade
from princesscourt.games.rebel.rules.state import State

MOST: Final = 24


def plausible(state: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """Moves worth a closer look, in the order of `moves`; arming is decided apart."""
    unarmed = [move for move in moves if not (isinstance(move, Play | Choose) and move.arm)]
    if len(unarmed) <= MOST:
        return unarmed
    if isinstance(unarmed[0], Choose):
        return _choices(state, seat, unarmed)
    prices = prices_for(state, seat)
    ranked = sorted(unarmed, key=lambda move: -_gain(move, prices))
    return [unarmed[0], *(move for move in ranked if move != unarmed[0])][:MOST]


def _gain(move: Move, prices: tuple[int, ...]) -> float:
    return danger(move.given, prices) - danger(move.taken, prices) if isinstance(move, Trade) else 0.0


def _choices(state: State, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """Rows of the cards that one would most gladly be rid of."""
    frame = state.agenda.top
    assert isinstance(frame, Choosing)
    cards, size = frame.step(state, seat)
    if frame.what in ("half", "aside"):
        return list(moves[:: max(1, len(moves) // MOST)])
    prices, hand = prices_for(state, seat), state.hands[seat]

    def gladly(card: Card) -> float:
        return danger(card, prices) + 0.25 * (4 - (hand & OF_SUIT[SUIT[card]]).bit_count())

    best = sorted(sorted(cards, key=gladly, reverse=True)[: size + 3])
    rows = permutations(best, size) if frame.ordered else combinations(best, size)
    ranked = sorted(rows, key=lambda row: -sum(map(gladly, row)))
    return [Choose(frame.what, row) for row in ranked[:MOST]] + _voids(frame, hand, size)


def _voids(frame: Choosing, hand: int, size: int) -> list[Move]:
    """Whole short suits, which leave the hand void."""
    suits = (listed(hand & suit) for suit in OF_SUIT)
    return [Choose(frame.what, cards) for cards in suits if len(cards) == size and not frame.ordered]
