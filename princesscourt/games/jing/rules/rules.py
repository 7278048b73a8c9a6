"""Princess Jing as the table meets it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from princesscourt.core.events import Event
from princesscourt.core.rules import JSON, OPEN, Ask, Reason, Result, Rules, Seat, Spelling, Viewer
from princesscourt.games.jing.rules import data, menu, moves, refuse, setup
from princesscourt.games.jing.rules.catalog import EMPTY
from princesscourt.games.jing.rules.guess import guess, ply
from princesscourt.games.jing.rules.moves import Beasts, Card, Deal, Move, Put, Return, Withdraw
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.state import State
from princesscourt.games.jing.rules.view import View, look


class JingRules:
    """Fulfils `core.rules.Rules`. Seat 0 is South (Jing), seat 1 North (Fang); either may begin."""

    id = "princess-jing"
    version = 1
    seat_counts = range(2, 3)
    hidden = True
    options_type = Options

    def start(self, options: Options, seats: int) -> State:
        return setup.start(options, seats)

    def asks(self, state: State) -> tuple[Ask, ...]:
        return menu.asks(state)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return menu.moves(state, seat)

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        return menu.legal(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...], bool]:
        return ply(state, seat, move)

    def draw(self, state: State, rng: Random) -> Move:
        return setup.draw(state, rng)

    def result(self, state: State) -> Result | None:
        return state.result

    def view(self, state: State, viewer: Viewer) -> View:
        return look(state, viewer)

    def guess(self, view: View, rng: Random) -> State:
        return guess(view, rng)

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        return refuse.refusal(state, seat, move)

    def explain(self, state: State, seat: Seat, clicks: Spelling) -> Reason | None:
        return refuse.explain(state, seat, clicks)

    def spellings(self, move: Move) -> tuple[Spelling, ...]:
        return refuse.spellings(move)

    def label(self, state: State, seat: Seat, move: Move, viewer: Viewer) -> str:
        """A withdrawal is "d4>?" to whoever is not told the square; a set-up step is "?"."""
        text = str(move)
        if isinstance(move, Put):
            return text if viewer in (seat, OPEN) else "?"
        if isinstance(move, Card | Beasts | Deal):
            return text if viewer in (move.seat, OPEN) else f"*{move.seat}:?"
        if isinstance(move, Withdraw | Return) and viewer not in (seat, OPEN):
            a = state.run.caught if isinstance(move, Return) else move.a
            b = move.square if isinstance(move, Return) else move.b
            far = state.faces[1 - seat]
            rode_along = viewer == 1 - seat and (far[a] != EMPTY or far[b] != EMPTY)
            return text if rode_along else f"{text[:-2]}?"
        return text

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def dump(self, state: State) -> JSON:
        return data.dump(state)

    def load(self, position: JSON) -> State:
        return data.load(position)


RULES: Rules[State, Move, View, Options] = JingRules()
