"""The position: zones, trick, standings and what is due (rules 5.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

from princesscourt.core.agenda import Agenda
from princesscourt.core.rules import Ask, Reason, Seat, Viewer, because
from princesscourt.games.rebel.rules.cards import DECK, Card, Cards, Suit, joined
from princesscourt.games.rebel.rules.moves import Move
from princesscourt.games.rebel.rules.options import Options

if TYPE_CHECKING:
    from dataclasses import replace as changed

    from princesscourt.games.rebel.rules.work import Work
else:

    def changed(value: State, **changes: object) -> State:
        """`dataclasses.replace` for values that keep their fields in `__dict__`: many times as quick."""
        copy = object.__new__(type(value))
        copy.__dict__.update(value.__dict__)
        copy.__dict__.update(changes)
        return copy


__all__ = ["Frame", "Laid", "Part", "Seats", "Sheet", "State", "Taken", "asking", "changed", "gathered", "zones"]

Seats: TypeAlias = Annotated[int, "seats"]
"""A set of seats as bits."""
NOBODY: Final[Seat] = -1


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in the trick. `void`: its player held no card of the suit to follow; `forced`: it lay frozen."""

    seat: Seat
    card: Card
    value: int
    void: bool = False
    power: str = ""
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Taken:
    """A finished trick. `best` is the play that won; `gifts` by seat, `haggled` the card laid in and the card taken
    out; `redealt`: Alice gave it back."""

    leader: Seat
    laid: tuple[Laid, ...]
    winner: Seat
    best: int
    gifts: tuple[Card, ...] = ()
    haggled: tuple[Card, ...] = ()
    redealt: bool = False
    low_wins: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """One line of a score sheet: how many of what, and the proposals they bring."""

    what: str
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A scored round: by seat the cards captured and kept, the lines and their sum."""

    card: str
    captured: tuple[Cards, ...]
    kept: tuple[Cards, ...]
    won: tuple[int, ...]
    parts: tuple[tuple[Part, ...], ...]
    scores: tuple[int, ...]
    tricks: tuple[Taken, ...] = ()


class Frame:
    """Something due. A subclass is a frozen value; it asks seats, or runs by itself when nobody need be asked."""

    __slots__ = ()

    def asks(self, state: State) -> tuple[Ask, ...]:
        """Who is asked; () lets `run` be called at once."""
        del state
        return ()

    def run(self, work: Work) -> None:
        """Does what is due without a question; takes this frame off or puts others on top of it."""
        raise NotImplementedError

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """The legal moves of an asked seat in order."""
        del state, seat
        return ()

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether an asked seat may make `move`."""
        return move in self.moves(state, seat)

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        """Makes a legal move."""
        raise NotImplementedError

    def draw(self, state: State, rng: Random) -> Move:
        """A move of CHANCE."""
        raise NotImplementedError

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason:
        """Why `move` is not legal here."""
        del state, seat, move
        return because("not_now")

    def seen(self, viewer: Viewer) -> Frame:
        """This frame without what `viewer` may not know."""
        del viewer
        return self

    def guessed(self, state: State, rng: Random) -> Frame:
        """The inverse of `seen`: what was hidden filled in so that it fits the other zones of `state`."""
        del state, rng
        return self

    def held(self) -> Cards:
        """Cards in transit: in no hand and in no pile."""
        return 0

    def sound(self, state: State) -> bool:
        """Whether this frame fits a position read from a file."""
        del state
        return True


@dataclass(frozen=True)
class State:
    """One position. Without slots for the sake of `changed`; zones are by seat.

    `aside` is the reserved card or the second half; `may[v]` what viewer v (last: the public) holds possible, as
    `know` explains; `used` the abilities of this trick in order.
    """

    options: Options
    seats: int
    agenda: Agenda[Frame]
    plan: tuple[str, ...] = ()
    offered: tuple[tuple[str, ...], ...] = ()
    princesses: tuple[str, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    starter: Seat = 0
    hands: tuple[Cards, ...] = ()
    aside: tuple[Cards, ...] = ()
    frozen: tuple[Cards, ...] = ()
    shown: tuple[Cards, ...] = ()
    captured: tuple[Cards, ...] = ()
    won: tuple[int, ...] = ()
    passed: tuple[tuple[Card, ...], ...] = ()
    tricks: tuple[Taken, ...] = ()
    may: tuple[tuple[Cards, ...], ...] = ()
    exhausted: Seats = 0
    armed: Seats = 0
    broken: bool = False
    leader: Seat = 0
    laid: tuple[Laid, ...] = ()
    gifts: tuple[Card, ...] = ()
    demanded: Suit = -1
    used: tuple[str, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """Proposals by seat over the finished rounds."""
        columns = zip(*(sheet.scores for sheet in self.sheets), strict=True)
        return tuple(map(sum, columns)) if self.sheets else (0,) * self.seats

    @property
    def card(self) -> str:
        """The round card in force; of the last round when the match is over."""
        plan, played = self.plan, len(self.sheets)
        return plan[played] if played < len(plan) else plan[-1] if plan else ""

    @property
    def deck(self) -> Cards:
        return DECK[self.seats]


def gathered(state: State) -> State:
    """`state` with all cards in one heap: no hands, no piles, no trick."""
    none = (0,) * state.seats
    return changed(
        state, hands=none, aside=none, frozen=none, shown=none, captured=none, won=none, passed=(), tricks=(), may=(),
        exhausted=0, armed=0, broken=False, laid=(), gifts=(), demanded=-1, used=(),
    )  # fmt: skip


def zones(state: State) -> tuple[Cards, ...]:
    """Every zone of a running round; each card of the deck is in exactly one of them (rules 5.5)."""
    trick = joined(laid.card for laid in state.laid) | joined(state.gifts)
    transit = tuple(frame.held() for frame in state.agenda)
    return (*state.hands, *state.aside, *state.frozen, *state.captured, trick, *transit)


_ASKS: Final = {
    (seat, why): Ask(seat, why, private=seat >= 0)
    for seat in range(-1, 6)
    for why in ("keep", "pass", "split", "aside", "half", "gift", "chairs", "spindle", "show", "power", "play",
                "freeze", "barter", "share", "camouflage", "challenge", "haggle", "deal", "draw", "redeal", "starter",
                "princesses", "rounds")
}  # fmt: skip


def asking(seat: Seat, why: str) -> tuple[Ask, ...]:
    """One seat asked for one thing it needs its own cards for."""
    return (_ASKS[seat, why],)
