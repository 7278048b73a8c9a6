"""A ply in the making: the parts of the rules change it step by step, and `done` gives the new state."""

from __future__ import annotations

from dataclasses import replace

from princesscourt.core.agenda import Agenda
from princesscourt.core.events import Event
from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules.board import OFF
from princesscourt.games.jade.rules.events import Eliminated, MarkerMoved, Won
from princesscourt.games.jade.rules.frames import Frame
from princesscourt.games.jade.rules.state import Expedition, Over, Secrets, State, Table


class Work:
    """What a state becomes. Lives only inside `JadeRules.apply`."""

    __slots__ = ("events", "reveals", "secrets", "table")

    def __init__(self, state: State) -> None:
        self.table: Table = state.table
        self.secrets: Secrets = state.secrets
        self.events: list[Event] = []
        self.reveals = False

    def done(self) -> tuple[State, tuple[Event, ...], bool]:
        return State(self.table, self.secrets), tuple(self.events), self.reveals

    def say(self, *events: Event) -> None:
        self.events.extend(events)

    # -- the agenda

    def agenda(self, agenda: Agenda[Frame]) -> None:
        self.table = replace(self.table, agenda=agenda)

    def push(self, *frames: Frame) -> None:
        self.agenda(self.table.agenda.push(*frames))

    def pop(self) -> None:
        self.agenda(self.table.agenda.pop())

    def swap(self, *frames: Frame) -> None:
        """`frames` instead of the frame asked now; the last of them is asked first."""
        self.agenda(self.table.agenda.pop().push(*frames))

    # -- seats

    def at(self, seat: Seat) -> Expedition:
        return self.table.seats[seat]

    def set(self, seat: Seat, who: Expedition) -> None:
        seats = self.table.seats
        self.table = replace(self.table, seats=(*seats[:seat], who, *seats[seat + 1 :]))

    def set_hand(self, seat: Seat, snakes: int) -> None:
        hands = self.secrets.hands
        self.secrets = replace(self.secrets, hands=(*hands[:seat], snakes, *hands[seat + 1 :]))

    def marker(self, seat: Seat, position: int) -> None:
        who = self.at(seat)
        if position != who.marker:
            self.say(MarkerMoved(seat, who.marker, position))
            self.set(seat, replace(who, marker=position))

    def oracle(self, seat: Seat) -> str:
        """The letter of the seat's oracle, "" if it has none."""
        return self.secrets.oracles[seat] if self.secrets.oracles else ""

    # -- the end

    def eliminate(self, seat: Seat, why: str) -> None:
        """Takes a seat out of the game (5.5); the last one left wins (R29)."""
        who, letter = self.at(seat), self.oracle(seat)
        self.say(Eliminated(seat, why, letter))
        if letter:
            oracles = tuple("" if other == seat else card for other, card in enumerate(self.secrets.oracles))
            self.secrets = replace(self.secrets, oracles=oracles)
            self.table = replace(self.table, open_oracles=self.table.open_oracles + letter)
        self.secrets = replace(self.secrets, unseen=self.secrets.unseen + self.secrets.hands[seat])
        self.table = replace(self.table, unseen=self.table.unseen + who.stones)
        self.set_hand(seat, 0)
        out = replace(forget_hand(who), alive=False, resting=False, node=OFF, stones=0, denied="", shown="", trail=())
        self.set(seat, out)
        if len(self.table.alive) == 1:
            self.win(self.table.alive[0], "last")

    def win(self, seat: Seat, how: str) -> None:
        self.table = replace(self.table, over=Over(seat, how), agenda=Agenda())
        self.reveals = True
        self.say(Won(seat, how))

    @property
    def over(self) -> bool:
        return self.table.over is not None


def forget_hand(who: Expedition) -> Expedition:
    """What is proved of the stones on the board once nothing is known of the hand any more."""
    snakes, jaguars = who.proved
    return replace(who, proved=(max(0, snakes - who.stones), max(0, jaguars - who.stones)))
