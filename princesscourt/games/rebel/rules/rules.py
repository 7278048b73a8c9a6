"""Rebel Princess behind the contract of `core.rules`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from princesscourt.core.events import Event
from princesscourt.core.rules import CHANCE, JSON, Ask, Reason, Result, Seat, Spelling, Viewer, because
from princesscourt.games.rebel.rules import moves, position, setup, spelling
from princesscourt.games.rebel.rules.guess import guess_of
from princesscourt.games.rebel.rules.moves import Move
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.refusals import explain
from princesscourt.games.rebel.rules.sheets import standing
from princesscourt.games.rebel.rules.state import State
from princesscourt.games.rebel.rules.view import View, view_of
from princesscourt.games.rebel.rules.work import Work


class RebelPrincess:
    """The rules of Rebel Princess with "Verborgene Kräfte"."""

    id: Final = "rebel-princess"
    version: Final = 1
    seat_counts: Final = setup.SEATS
    hidden: Final = True
    options_type: Final = Options

    def start(self, options: Options, seats: int) -> State:
        work = Work(setup.opening(options, seats))
        work.settle()
        return work.state

    def seated(self, state: State) -> int:
        return state.seats

    def asks(self, state: State) -> tuple[Ask, ...]:
        frames = state.agenda.frames
        return frames[-1].asks(state) if frames else ()

    def _asked(self, state: State, seat: Seat) -> bool:
        return seat in [ask.seat for ask in self.asks(state)]

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return state.agenda.top.moves(state, seat) if self._asked(state, seat) else ()

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        return self._asked(state, seat) and state.agenda.top.legal(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...], bool]:
        work = Work(state)
        state.agenda.top.apply(work, seat, move)
        work.settle()
        return work.state, tuple(work.events), work.reveals or seat == CHANCE

    def draw(self, state: State, rng: Random) -> Move:
        return state.agenda.top.draw(state, rng)

    def result(self, state: State) -> Result | None:
        return None if state.agenda else standing(state)

    def view(self, state: State, viewer: Viewer) -> View:
        return view_of(state, viewer)

    def guess(self, view: View, rng: Random) -> State:
        return guess_of(view, rng)

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        if not self._asked(state, seat):
            return because("not_asked", seat=seat)
        return None if self.legal(state, seat, move) else state.agenda.top.refusal(state, seat, move)

    def explain(self, state: State, seat: Seat, clicks: Spelling) -> Reason | None:
        return explain(state, seat, clicks) if self._asked(state, seat) else because("not_asked", seat=seat)

    def spellings(self, move: Move) -> tuple[Spelling, ...]:
        return spelling.spellings(move)

    def label(self, state: State, seat: Seat, move: Move, viewer: Viewer) -> str:
        return spelling.label(state, seat, move, viewer)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def dump(self, state: State) -> JSON:
        return position.dump(state)

    def load(self, position_: JSON) -> State:
        return position.load(position_)


RULES: Final = RebelPrincess()
