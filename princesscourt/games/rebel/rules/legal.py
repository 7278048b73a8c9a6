"""Which cards may be played (rules 4.2, 5.3)."""

from __future__ import annotations

from princesscourt.core.rules import Reason, Seat, because
from princesscourt.games.rebel.rules.cards import (
    BIT,
    NAME,
    OF_SUIT,
    PRINCES,
    SUIT,
    SUITS,
    Card,
    Cards,
)
from princesscourt.games.rebel.rules.filters import Holding
from princesscourt.games.rebel.rules.princesses import raised
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.state import State


def _lead_set(state: State, hand: Cards) -> Cards:
    """All but unbroken Princes; then what the Mermaid or Rapunzel demands, if it is held."""
    base = hand if state.broken else hand & ~OF_SUIT[PRINCES] or hand
    demanded = hand & OF_SUIT[state.demanded] if state.demanded >= 0 else 0
    return demanded or base


def playable(state: State, seat: Seat) -> Cards:
    """The cards that `seat` may play by the rules and the round card, without an ability of her own."""
    if state.frozen[seat]:
        return state.frozen[seat]
    hand, card = state.hands[seat], ROUND_CARDS[state.card]
    if not state.laid:
        base = _lead_set(state, hand)
        return raised(state, card.lead(base) or base)
    suit = card.suit(state.laid)
    base = hand & OF_SUIT[suit] or hand
    holding = Holding(hand, suit, state.laid, state.options.strict_beans)
    return raised(state, card.follow(base, holding) or base)


def why_not(state: State, seat: Seat, card: Card) -> Reason:
    """Why `card` may not be played, as far as `seat` knows: the first rule that forbids it."""
    hand = state.hands[seat]
    if state.frozen[seat]:
        return because("frozen", card=NAME[state.frozen[seat].bit_length() - 1])
    if not hand & BIT[card]:
        return because("not_in_hand")
    return _why_not_lead(state, hand, card) if not state.laid else _why_not_follow(state, hand, card)


def _why_not_lead(state: State, hand: Cards, card: Card) -> Reason:
    if not _lead_set(state, hand) & BIT[card]:
        if state.demanded >= 0 and hand & OF_SUIT[state.demanded]:
            return because("demanded", suit=SUITS[state.demanded])
        return because("princes_not_in")
    if not ROUND_CARDS[state.card].lead(_lead_set(state, hand)) & BIT[card]:
        return because("round_card", card=state.card)
    return because("above_five")


def _why_not_follow(state: State, hand: Cards, card: Card) -> Reason:
    round_card = ROUND_CARDS[state.card]
    suit = round_card.suit(state.laid)
    base = hand & OF_SUIT[suit] or hand
    left = round_card.follow(base, Holding(hand, suit, state.laid, state.options.strict_beans)) or base
    if not (base | left) & BIT[card]:
        return because("follow_suit", suit=SUITS[suit])
    if not left & BIT[card]:
        return because("round_card", card=state.card)
    return because("above_five")


def shows_void(state: State, seat: Seat, card: Card) -> bool:
    """The void flag (rules 5.2): no card of the suit to follow in the active hand, and none played."""
    if not state.laid:
        return False
    suit = ROUND_CARDS[state.card].suit(state.laid)
    return SUIT[card] != suit and not state.hands[seat] & OF_SUIT[suit]
