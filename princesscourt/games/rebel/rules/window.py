"""The window before a trick (rules 5.4, R6).

It opens for those alone who armed "I may act", which says nothing about their cards; who may arm is public. Nobody
knows before the window that somebody armed, since the flag travels with a card that is played or passed anyhow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from princesscourt.core.rules import Ask, Reason, Seat, because
from princesscourt.games.rebel.rules.events import PowerUsed
from princesscourt.games.rebel.rules.moves import Decline, Move, Use
from princesscourt.games.rebel.rules.princesses import PRINCESSES, Princess, blocker, powers, uses
from princesscourt.games.rebel.rules.state import Frame, State, asking, changed
from princesscourt.games.rebel.rules.work import Work


def announce(work: Work, seat: Seat, use: Use) -> None:
    """The ability is used and its princess turned: always openly (rules 6)."""
    work.exhaust(seat, use.power)
    copied = work.state.princesses[seat] != use.power
    target = -1 if use.seat is None else use.seat
    work.say(PowerUsed(seat, use.power, copied, target, -1 if use.suit is None else use.suit))
    work.reveals = True


@dataclass(frozen=True, slots=True)
class Window(Frame):
    """Offers to the armed, most proposals first; `leader` when it opened, `declined` since the last activation."""

    leader: Seat
    declined: tuple[Seat, ...] = ()

    def order(self, state: State) -> list[Seat]:
        """All seats by running total, most first; ties from the leader clockwise."""
        totals = state.totals
        return sorted(range(state.seats), key=lambda seat: (-totals[seat], (seat - self.leader) % state.seats))

    def asks(self, state: State) -> tuple[Ask, ...]:
        if not state.armed:
            return ()
        armed = (seat for seat in self.order(state) if state.armed >> seat & 1 and seat not in self.declined)
        return next((asking(seat, "power") for seat in armed if uses(state, seat)), ())

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return [Decline(), *uses(state, seat)]

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason:
        return why_not_use(state, seat, move) if isinstance(move, Use) else because("window_first")

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        if not isinstance(move, Use):
            work.swap(Window(self.leader, (*self.declined, seat)))
            return
        work.swap(Window(self.leader))
        announce(work, seat, move)
        PRINCESSES[move.power].act(work, seat, move)

    def run(self, work: Work) -> None:
        """Nobody armed is left; what was armed counts for this trick only."""
        work.pop()
        work.state = changed(work.state, armed=0)

    def sound(self, state: State) -> bool:
        seats = set(range(state.seats))
        distinct = len(set(self.declined)) == len(self.declined)
        return self.leader in seats and set(self.declined) <= seats and distinct and not state.laid


def why_not_use(state: State, seat: Seat, use: Use) -> Reason:
    """Why this ability may not be announced now, by public knowledge."""
    princess = PRINCESSES.get(use.power)
    if princess is None or not state.princesses:
        return because("no_power")
    if state.exhausted >> seat & 1:
        return because("exhausted", power=state.princesses[seat])
    if princess.timing != "before":
        return because("other_time", power=use.power)
    if princess not in powers(state, seat, "before"):
        return because("copy_exhausted" if use.power in state.princesses else "no_power", power=use.power)
    return _why_no_target(state, princess, use)


def _why_no_target(state: State, princess: Princess, use: Use) -> Reason:
    against = blocker(state, princess)
    if against:
        return because("clash", power=princess.id, by=against)
    if use.suit is not None:
        return because("princes_not_named")
    return because("no_target", power=princess.id)
