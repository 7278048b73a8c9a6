"""What an ability asks for after it was announced (rules 6.1): which card to freeze, to give, to share out.

Cards inspected at random are drawn by CHANCE; the owner of the hand, who knows it, learns which they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from princesscourt.core import chance
from princesscourt.core.rules import CHANCE, OPEN, Ask, Reason, Seat, Viewer, because
from princesscourt.games.rebel.rules import know
from princesscourt.games.rebel.rules.cards import BIT, Cards, joined, listed
from princesscourt.games.rebel.rules.events import Bartered, CardFrozen, CardsInspected, Shared
from princesscourt.games.rebel.rules.moves import Choose, Deal, Decline, Move, Share
from princesscourt.games.rebel.rules.state import Frame, State, asking, changed
from princesscourt.games.rebel.rules.work import Work


def drawable(state: State, seat: Seat) -> Cards:
    """What a random draw may hit: the hand without open cards (rules 5.2 `random_pool`, R22)."""
    return state.hands[seat] & ~state.shown[seat]


@dataclass(frozen=True, slots=True)
class Drawing(Frame):
    """CHANCE draws up to `count` cards of `owner` for `seat`, who then freezes or barters."""

    seat: Seat
    owner: Seat
    count: int

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return asking(CHANCE, "draw")

    def _size(self, state: State) -> int:
        return min(self.count, drawable(state, self.owner).bit_count())

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        del seat
        if not isinstance(move, Deal) or move.what != "draw" or len(move.hands) != 1:
            return False
        drawn = move.hands[0]
        return drawn & ~drawable(state, self.owner) == 0 and drawn.bit_count() == self._size(state)

    def draw(self, state: State, rng: Random) -> Move:
        return Deal("draw", (joined(chance.sample(listed(drawable(state, self.owner)), self._size(state), rng)),))

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        assert isinstance(move, Deal)
        drawn = move.hands[0]
        for card in listed(drawn):
            work.state = changed(work.state, may=know.looked(work.state.may, self.seat, self.owner, card))
        work.say(CardsInspected(self.seat, self.owner, drawn, drawn.bit_count()))
        chosen = Freezing if self.count == 2 else Bartering
        work.swap(chosen(self.seat, self.owner, drawn, drawn.bit_count()))

    def sound(self, state: State) -> bool:
        seats = range(state.seats)
        return self.seat in seats and self.owner in seats and self.count in (1, 2) and self._size(state) > 0


@dataclass(frozen=True, slots=True)
class _Inspecting(Frame):
    """`seat` has looked at `drawn`, `count` cards of `owner`; `drawn` is 0 for whoever may not know."""

    seat: Seat
    owner: Seat
    drawn: Cards
    count: int

    def seen(self, viewer: Viewer) -> Frame:
        return self if viewer in (self.seat, self.owner, OPEN) else replace(self, drawn=0)

    def guessed(self, state: State, rng: Random) -> Frame:
        if self.drawn:
            return self
        return replace(self, drawn=joined(chance.sample(listed(drawable(state, self.owner)), self.count, rng)))

    def sound(self, state: State) -> bool:
        seats = self.seat in range(state.seats) and self.owner in range(state.seats)
        return (
            seats and self.drawn & ~drawable(state, self.owner) == 0 and 0 < self.drawn.bit_count() == self.count <= 2
        )


@dataclass(frozen=True, slots=True)
class Freezing(_Inspecting):
    """The Ice Princess lays one of the inspected cards open before its owner (R9)."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return asking(self.seat, "freeze")

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        del state, seat
        return [Choose("freeze", (card,)) for card in listed(self.drawn)]

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason:
        del state, seat, move
        return because("freeze_first")

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choose)
        work.pop()
        work.freeze(self.owner, move.cards[0])
        work.reveals = True
        work.say(CardFrozen(self.owner, move.cards[0]))


@dataclass(frozen=True, slots=True)
class Bartering(_Inspecting):
    """Scheherazade swaps the inspected card for one of her hand, or gives it back."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return asking(self.seat, "barter")

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return [Decline(), *(Choose("swap", (card,)) for card in listed(state.hands[seat]))]

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason:
        del state, seat
        return because("not_in_hand") if isinstance(move, Choose) else because("barter_first")

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        work.pop()
        if isinstance(move, Choose):
            gave = BIT[move.cards[0]]
            work.transfer((self.owner, seat, self.drawn), (seat, self.owner, gave))
            work.say(Bartered(seat, self.owner, True, self.drawn, gave))
            work.reveals = True
        else:
            work.say(Bartered(seat, self.owner, False))


@dataclass(frozen=True, slots=True)
class Sharing(Frame):
    """Sleeping Beauty gives the open cards out, one to each player who is due, herself included."""

    owner: Seat
    pool: Cards
    due: tuple[Seat, ...]

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return asking(self.owner, "share")

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        del state, seat
        return [Share(card, receiver) for card in listed(self.pool) for receiver in self.due]

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason:
        del state, seat
        return because("share_once") if isinstance(move, Share) else because("share_first")

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        assert isinstance(move, Share)
        self._give(work, move)
        left = replace(self, pool=self.pool & ~BIT[move.card], due=tuple(s for s in self.due if s != move.seat))
        work.swap(left)
        if len(left.due) == 1:
            left._give(work, Share(listed(left.pool)[0], left.due[0]))
            work.pop()

    def _give(self, work: Work, move: Share) -> None:
        work.give(move.seat, BIT[move.card])
        work.state = changed(work.state, may=know.open_to_all(work.state.may, move.seat, BIT[move.card]))
        work.say(Shared(move.card, move.seat))

    def held(self) -> Cards:
        return self.pool

    def sound(self, state: State) -> bool:
        due = set(self.due)
        fits = len(self.due) == len(due) == self.pool.bit_count() >= 2 and due <= set(range(state.seats))
        return fits and self.owner in range(state.seats) and list(self.due) == sorted(due)
