"""King's Valley as the table plays it: the contract of `core.rules`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from princesscourt.core import chance
from princesscourt.core.events import Event
from princesscourt.core.rules import CHANCE, JSON, Ask, BadNotation, Reason, Result, Seat, Spelling, Viewer, because
from princesscourt.games.valley.rules import moves as notation
from princesscourt.games.valley.rules import position as positions
from princesscourt.games.valley.rules import refusals
from princesscourt.games.valley.rules.events import Drawn, Won, slid
from princesscourt.games.valley.rules.moves import Move, Opening, Slide
from princesscourt.games.valley.rules.openings import BALANCED
from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.squares import NAMES
from princesscourt.games.valley.rules.state import State, after

_ASKS: Final = ((Ask(0, "move", private=False),), (Ask(1, "move", private=False),))
_CHANCE: Final = (Ask(CHANCE, "opening", private=False),)


class ValleyRules:
    """Two seats, all in the open; chance only where a balanced opening is wanted. The view is the state itself."""

    id: Final = "kings-valley"
    version: Final = 1
    seat_counts: Final = range(2, 3)
    hidden: Final = False
    options_type: Final = Options

    def start(self, options: Options, seats: int) -> State:
        """Rules 2. Raises `BadNotation` for other than two seats, or a balanced opening without the trapped king."""
        if seats not in self.seat_counts:
            raise BadNotation(because("seats", seats=seats))
        positions.check(options)
        return positions.opened(options)

    def asks(self, state: State) -> tuple[Ask, ...]:
        """The side to move; CHANCE before a balanced game."""
        if state.result is not None:
            return ()
        return _CHANCE if state.drawing_opening else _ASKS[state.turn]

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """By square from a1 to e5, then N E S W NE SE SW NW; the king's last."""
        if state.drawing_opening:
            return BALANCED[state.options.start] if seat == CHANCE else ()
        return state.moves if seat == state.turn else ()

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        return move in self.moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...], bool]:
        """Rules 5. An opening is played ply by ply, so its positions count for repetition."""
        del seat
        if isinstance(move, Opening):
            return self._open(state, move)
        later = after(state, move)
        king = bool(state.kings[state.turn] >> move.origin & 1)
        told = slid(state.turn, king, move.origin, move.target)
        return later, (told, *_ending(later)) if later.result else (told,), False

    def _open(self, state: State, opening: Opening) -> tuple[State, tuple[Event, ...], bool]:
        told: list[Event] = []
        for move in opening.plies:
            state, events, _ = self.apply(state, state.turn, move)
            told += events
        return state, tuple(told), False

    def draw(self, state: State, rng: Random) -> Move:
        """One of the balanced openings of this start."""
        return chance.pick(BALANCED[state.options.start], rng)

    def result(self, state: State) -> Result | None:
        return state.result

    def view(self, state: State, viewer: Viewer) -> State:
        del viewer
        return state

    def guess(self, view: State, rng: Random) -> State:
        del rng
        return view

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        return None if self.legal(state, seat, move) else refusals.refusal(state, seat, move)

    def explain(self, state: State, seat: Seat, clicks: Spelling) -> Reason | None:
        return refusals.explain(state, seat, clicks)

    def spellings(self, move: Move) -> tuple[Spelling, ...]:
        """From square and to square; an opening is one word."""
        if isinstance(move, Opening):
            return ((f"opening/{move}",),)
        return ((NAMES[move.origin], NAMES[move.target]),)

    def label(self, state: State, seat: Seat, move: Move, viewer: Viewer) -> str:
        """As people write it: `Kc5-c2`, `#` for a move that wins, `=` for one that draws."""
        del seat, viewer
        if isinstance(move, Opening):
            return str(move).replace(".", " ")
        king = "K" if state.kings[state.turn] >> move.origin & 1 else ""
        return f"{king}{move}{_sign(state, move)}"

    def parse(self, text: str) -> Move:
        return notation.parse(text)

    def dump(self, state: State) -> JSON:
        return positions.dump(state)

    def load(self, position: JSON) -> State:
        return positions.load(position)


def _ending(state: State) -> tuple[Event, ...]:
    """What ended the game."""
    result = state.result
    if result is None:
        return ()
    if result.drawn:
        return (Drawn(result.reason),)
    seat = result.winners[0]
    decisive = state.kings[seat if result.reason.key == "valley" else 1 - seat]
    return (Won(seat, result.reason, NAMES[decisive.bit_length() - 1]),)


def _sign(state: State, move: Slide) -> str:
    result = after(state, move).result if move in state.moves else None
    if result is None:
        return ""
    if result.drawn:
        return "="
    return "#" if state.turn in result.winners else ""


RULES: Final = ValleyRules()
