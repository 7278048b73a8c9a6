"""A move being made: the position as it changes, and what is told of it."""

from __future__ import annotations

from princesscourt.core.agenda import Agenda
from princesscourt.core.events import Event
from princesscourt.core.rules import Seat
from princesscourt.games.rebel.rules import know
from princesscourt.games.rebel.rules.cards import BIT, Card, Cards
from princesscourt.games.rebel.rules.state import Frame, State, changed


def put(row: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    """The zone with `cards` in place of what `seat` had there."""
    return (*row[:seat], cards, *row[seat + 1 :])


class Work:
    """Holds the newest `state`, the `events` so far, and whether somebody learned a secret."""

    __slots__ = ("events", "reveals", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.reveals = False

    def say(self, *events: Event) -> None:
        self.events.extend(events)

    def push(self, *frames: Frame) -> None:
        """Puts frames on the agenda; the last is asked first."""
        self.state = changed(self.state, agenda=self.state.agenda.push(*frames))

    def pop(self) -> None:
        self.state = changed(self.state, agenda=self.state.agenda.pop())

    def swap(self, *frames: Frame) -> None:
        """Puts `frames` in place of the frame asked now."""
        self.state = changed(self.state, agenda=Agenda(self.state.agenda.frames[:-1] + frames))

    def settle(self) -> None:
        """Runs whatever needs no answer."""
        while (frames := self.state.agenda.frames) and not frames[-1].asks(self.state):
            frames[-1].run(self)

    def take(self, seat: Seat, cards: Cards) -> None:
        """Takes `cards` out of a hand; open ones are open no more."""
        state = self.state
        hands = put(state.hands, seat, state.hands[seat] & ~cards)
        shown = put(state.shown, seat, state.shown[seat] & ~cards) if state.shown[seat] else state.shown
        self.state = changed(state, hands=hands, shown=shown)

    def give(self, seat: Seat, cards: Cards) -> None:
        """Puts `cards` into a hand."""
        state = self.state
        self.state = changed(state, hands=put(state.hands, seat, state.hands[seat] | cards))

    def transfer(self, *transfers: know.Transfer) -> None:
        """Moves cards face down between hands, all at once. Open cards that move stay known to all."""
        opened = [(receiver, cards & self.state.shown[giver]) for giver, receiver, cards in transfers]
        for giver, _, cards in transfers:
            self.take(giver, cards)
        for _, receiver, cards in transfers:
            self.give(receiver, cards)
        self.state = changed(self.state, may=know.moved(self.state.may, transfers))
        for receiver, cards in opened:
            if cards:
                self.state = changed(self.state, may=know.open_to_all(self.state.may, receiver, cards))

    def exhaust(self, seat: Seat, power: str) -> None:
        """Turns the princess of `seat` and notes the ability for this trick."""
        state = self.state
        self.state = changed(state, exhausted=state.exhausted | 1 << seat, used=(*state.used, power))

    def freeze(self, seat: Seat, card: Card) -> None:
        """Lays a hand card open before its owner."""
        self.take(seat, BIT[card])
        self.state = changed(self.state, frozen=put(self.state.frozen, seat, BIT[card]))
