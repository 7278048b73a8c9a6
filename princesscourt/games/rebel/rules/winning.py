"""After the last card of a trick: Mulan, the winner, Alice, the Hag, capture and what follows (rules 5.1 T5-T9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from princesscourt.core import chance
from princesscourt.core.rules import CHANCE, Ask, Reason, Seat, because
from princesscourt.games.rebel.rules import know, trick
from princesscourt.games.rebel.rules.cards import BIT, FROG, OF_SUIT, RANK, SUIT, Card, Cards, joined, listed
from princesscourt.games.rebel.rules.events import CardSwapped, Haggled, TrickCaptured, TrickRedealt, TrickWon
from princesscourt.games.rebel.rules.moves import Deal, Decline, Move, Trade, Use
from princesscourt.games.rebel.rules.princesses import powers
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.state import Frame, Laid, State, Taken, asking, changed
from princesscourt.games.rebel.rules.window import announce
from princesscourt.games.rebel.rules.work import Work, put

FROG_STAYS: Final = True
"""R8: the Frog is neither swapped out nor in by Mulan."""


def sign(state: State) -> int:
    """+1 if high wins this trick, -1 if low: Cinderella and the round card by the parity of all flips (R19)."""
    flips = state.used.count("cinderella") + ROUND_CARDS[state.card].flips(state.laid)
    return -1 if flips % 2 else 1


def rule_of_win(state: State) -> str:
    """The round card by which the trick is won otherwise than by the basic rule; "" if it is not."""
    card = ROUND_CARDS[state.card]
    special = card.winner is not trick.basic or card.flips(state.laid) % 2
    return card.id if special else ""


@dataclass(frozen=True, slots=True)
class Camouflage(Frame):
    """Mulan may swap her card for another of its suit; offered in play order to whoever armed (rules 6.1, 6.3)."""

    declined: tuple[Seat, ...] = ()

    def order(self, state: State) -> list[Seat]:
        """All seats in play order."""
        return [(state.leader + step) % state.seats for step in range(state.seats)]

    def asks(self, state: State) -> tuple[Ask, ...]:
        if not state.armed:
            return ()
        armed = (seat for seat in self.order(state) if state.armed >> seat & 1 and seat not in self.declined)
        return next((asking(seat, "camouflage") for seat in armed if powers(state, seat, "full")), ())

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        kept = ~BIT[FROG] if FROG_STAYS else ~0
        played = [play.card for play in state.laid if play.seat == seat and BIT[play.card] & kept]
        hand = state.hands[seat] & kept
        trades = (Trade("camouflage", card, old) for old in played for card in listed(hand & OF_SUIT[SUIT[old]]))
        return [Decline(), *trades]

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason:
        if not isinstance(move, Trade) or move.what != "camouflage":
            return because("camouflage_first")
        if len(self.moves(state, seat)) == 1:
            return because("no_card_to_swap")
        return because("frog_stays" if FROG in (move.given, move.taken) else "swap_same_suit")

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        work.swap(Camouflage((*self.declined, seat)))
        if not isinstance(move, Trade):
            return
        announce(work, seat, Use("mulan"))
        work.take(seat, BIT[move.given])
        work.give(seat, BIT[move.taken])
        swapped = tuple(_with(play, move) if play.card == move.taken else play for play in work.state.laid)
        may = know.open_to_all(work.state.may, seat, BIT[move.taken])
        work.state = changed(work.state, laid=swapped, may=may)
        work.say(CardSwapped(seat, move.taken, move.given))

    def run(self, work: Work) -> None:
        work.pop()

    def sound(self, state: State) -> bool:
        return set(self.declined) <= set(range(state.seats)) and _is_full(state)


def _with(play: Laid, move: Trade) -> Laid:
    return replace(play, card=move.given, value=RANK[move.given])


def _is_full(state: State) -> bool:
    return len(state.laid) == state.seats * ROUND_CARDS[state.card].cards_each


@dataclass(frozen=True, slots=True)
class Winning(Frame):
    """T6: who wins, and whom that lets act."""

    def run(self, work: Work) -> None:
        state = work.state
        card = ROUND_CARDS[state.card]
        best = card.winner(state.laid, sign(state))
        play = state.laid[best]
        work.swap(Capturing(play.seat, best))
        work.say(TrickWon(play.seat, best, play.card, rule_of_win(state), sign(state) < 0))
        if card.haggles and state.hands[play.seat]:
            work.push(Haggling(play.seat))
        if powers(state, play.seat, "won") and not _heap(state, secret=False) & BIT[FROG]:
            work.push(Challenge(play.seat))

    def sound(self, state: State) -> bool:
        return _is_full(state)


def _heap(state: State, *, secret: bool) -> Cards:
    """The cards of the trick; with the gifts, which only the winner sees."""
    return joined(play.card for play in state.laid) | (joined(state.gifts) if secret else 0)


@dataclass(frozen=True, slots=True)
class Challenge(Frame):
    """Alice may give the won trick back to everybody. She is asked if no Frog lies open in it; one among the gifts,
    which she sees and others do not, leaves her only to decline (R15)."""

    seat: Seat

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return asking(self.seat, "challenge")

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        del seat
        return [Decline()] if _heap(state, secret=True) & BIT[FROG] else [Decline(), Use("alice")]

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason:
        del state, seat
        return because("frog_in_trick") if move == Use("alice") else because("challenge_first")

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        work.pop()
        if not isinstance(move, Use):
            return
        while not isinstance(work.state.agenda.top, Capturing):
            work.pop()
        best = work.state.agenda.top.best
        work.swap(Redealing(seat, best))
        announce(work, seat, move)

    def sound(self, state: State) -> bool:
        return _is_full(state) and self.seat in range(state.seats)


@dataclass(frozen=True, slots=True)
class Redealing(Frame):
    """CHANCE shuffles the heap and deals it to everybody (Alice)."""

    seat: Seat
    best: int

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return asking(CHANCE, "redeal")

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        del seat
        heap = _heap(state, secret=True)
        return isinstance(move, Deal) and move.what == "redeal" and is_partition(move.hands, heap, state.seats)

    def draw(self, state: State, rng: Random) -> Move:
        return Deal("redeal", dealt_out(_heap(state, secret=True), state.seats, rng))

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        assert isinstance(move, Deal)
        state = work.state
        may = know.redealt(state.may, move.hands, _heap(state, secret=False), state.gifts, self.seat)
        hands = tuple(hand | cards for hand, cards in zip(state.hands, move.hands, strict=True))
        work.state = changed(state, hands=hands, may=may)
        work.say(TrickRedealt(self.seat, move.hands, move.hands[0].bit_count()))
        work.pop()
        _end(work, self.seat, _taken(state, self.seat, self.best, redealt=True))

    def sound(self, state: State) -> bool:
        return _is_full(state) and 0 <= self.best < len(state.laid) and state.laid[self.best].seat == self.seat


def is_partition(hands: tuple[Cards, ...], cards: Cards, seats: int) -> bool:
    """Whether `hands` are equal shares of exactly `cards`."""
    share = cards.bit_count() // seats
    return len(hands) == seats and all(hand.bit_count() == share for hand in hands) and _union(hands) == cards


def _union(hands: tuple[Cards, ...]) -> Cards:
    together = 0
    for hand in hands:
        together |= hand
    return together


def dealt_out(cards: Cards, seats: int, rng: Random) -> tuple[Cards, ...]:
    """`cards` shuffled and dealt in equal shares."""
    deck = chance.shuffled(listed(cards), rng)
    return tuple(joined(deck[seat::seats]) for seat in range(seats))


@dataclass(frozen=True, slots=True)
class Haggling(Frame):
    """The winner may show a hand card and swap it for a card of the trick that she did not play."""

    seat: Seat

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return asking(self.seat, "haggle")

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        taken = [play.card for play in state.laid if play.seat != seat]
        return [Decline(), *(Trade("haggle", card, old) for card in listed(state.hands[seat]) for old in taken)]

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason:
        if not isinstance(move, Trade) or move.what != "haggle":
            return because("haggle_first")
        if not state.hands[seat] & BIT[move.given]:
            return because("not_in_hand")
        own = any(play.seat == seat and play.card == move.taken for play in state.laid)
        return because("own_play" if own else "not_in_trick")

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        work.pop()
        if not isinstance(move, Trade):
            return
        top = work.state.agenda.top
        assert isinstance(top, Capturing)
        work.swap(replace(top, haggled=(move.given, move.taken)))
        work.take(seat, BIT[move.given])
        work.give(seat, BIT[move.taken])
        work.state = changed(work.state, may=know.open_to_all(work.state.may, seat, BIT[move.taken]))
        work.say(Haggled(seat, move.given, move.taken))
        work.reveals = True

    def sound(self, state: State) -> bool:
        return _is_full(state) and self.seat in range(state.seats) and bool(state.hands[self.seat])


@dataclass(frozen=True, slots=True)
class Capturing(Frame):
    """T8: the trick and its gifts go to `seat`; `haggled` is the card laid in and the one taken out."""

    seat: Seat
    best: int
    haggled: tuple[Card, ...] = ()

    def run(self, work: Work) -> None:
        state = work.state
        taken = _taken(state, self.seat, self.best, haggled=self.haggled)
        pile = _heap(state, secret=True)
        if self.haggled:
            laid_in, taken_out = self.haggled
            pile = pile & ~BIT[taken_out] | BIT[laid_in]
        captured = put(state.captured, self.seat, state.captured[self.seat] | pile)
        won = put(state.won, self.seat, state.won[self.seat] + 1)
        may = know.given(state.may, state.gifts, self.seat) if state.gifts else state.may
        work.state = changed(state, captured=captured, won=won, may=may)
        work.say(TrickCaptured(self.seat, taken))
        work.pop()
        _end(work, self.seat, taken)

    def sound(self, state: State) -> bool:
        right = 0 <= self.best < len(state.laid) and state.laid[self.best].seat == self.seat
        return _is_full(state) and right and not self.haggled


def _taken(state: State, seat: Seat, best: int, *, haggled: tuple[Card, ...] = (), redealt: bool = False) -> Taken:
    return Taken(state.leader, state.laid, seat, best, state.gifts, haggled, redealt, sign(state) < 0)


def _end(work: Work, winner: Seat, taken: Taken) -> None:
    """The trick is over: its winner leads next, and the round card has its step (T9)."""
    tricks = (*work.state.tricks, taken)
    work.state = changed(work.state, tricks=tricks, leader=winner, laid=(), gifts=(), demanded=-1, used=())
    ROUND_CARDS[work.state.card].after_trick(work)
