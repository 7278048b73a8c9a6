"""The contract that each game fulfils.

A game is one stateless object. States, moves, views and options are frozen values: they are hashable, compare by
content and never change. `TState` and its fellows stand for a game's own types; where the table does not know the game
(history, library, screens) it uses `AnyRules`, in which all four are plain `object`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol, TypeAlias, TypeVar, runtime_checkable

from princesscourt.core.events import Event

Seat: TypeAlias = int
"""0 … seats - 1 in order of play, or `CHANCE`."""
CHANCE: Final[Seat] = -1
"""The seat that shuffles, deals and draws. Its moves are recorded like any other."""

Viewer: TypeAlias = int | None
"""Who looks: a seat, None for what everybody may see, or `OPEN`."""
OPEN: Final = -2
"""Everything face up: after the end, and in the open-table playtest mode."""

Target: TypeAlias = str
"""Something on the table that can be clicked, by its name in the game's own notation: "c3", "hand/Pe8", "pass"."""
Spelling: TypeAlias = tuple[Target, ...]
"""The clicks, in order, that spell a move."""

JSON: TypeAlias = bool | int | float | str | Sequence["JSON"] | Mapping[str, "JSON"] | None

TState = TypeVar("TState", bound=Hashable)
TMove = TypeVar("TMove", bound=Hashable)
TView = TypeVar("TView", bound=Hashable)
TOptions = TypeVar("TOptions", bound=Hashable)
TView_co = TypeVar("TView_co", bound=Hashable, covariant=True)


@dataclass(frozen=True, slots=True)
class Ask:
    """One seat is asked for one move.

    `why` is the game's own word for the question ("move", "point", "claim"). `optional`: a window that a recorded
    pass answers. `private`: the seat needs its own view to answer, so a shared screen asks behind the curtain; False:
    it answers at the open table, and its legal moves follow from what everybody may see. What chance decides in private
    concerns the seat that looks alone. `window`: several seats may
    answer, and the table is asked once, in public, who wants to.
    """

    seat: Seat
    why: str
    optional: bool = False
    private: bool = True
    window: bool = False


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact with named fields that the game's phrases turn into a sentence: `Reason("too_far", (("range", 2),))`."""

    key: str
    data: tuple[tuple[str, str | int], ...] = ()

    @property
    def fields(self) -> dict[str, str | int]:
        return dict(self.data)


def because(key: str, **data: str | int) -> Reason:
    """Short for `Reason(key, …)`."""
    return Reason(key, tuple(data.items()))


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a match: a rank per seat (1 is best, equal ranks share it), why, and points where a game has them."""

    ranks: tuple[int, ...]
    reason: Reason
    scores: tuple[float, ...] | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; all of them in a draw."""
        best = min(self.ranks)
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == best)

    @property
    def drawn(self) -> bool:
        return len(set(self.ranks)) == 1


class RulesError(Exception):
    """The rules refuse; `reason` says why, and the game's phrases make a sentence of it."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} {reason.fields}" if reason.data else reason.key)
        self.reason = reason


class IllegalMove(RulesError):
    """The move may not be made here."""


class BadNotation(RulesError):
    """The text is no move, position or option of this game."""


class Rules(Protocol[TState, TMove, TView, TOptions]):
    """The rules of one game. No method has a side effect; the same question has the same answer."""

    @property
    def id(self) -> str:
        """The key in files, such as "kings-valley"; never shown."""

    @property
    def version(self) -> int:
        """One more whenever an old record could replay differently."""

    @property
    def seat_counts(self) -> range:
        """How many may play."""

    @property
    def hidden(self) -> bool:
        """Some seat knows what another does not."""

    @property
    def options_type(self) -> type[TOptions]:
        """A frozen dataclass read by `core.options`; its defaults are those of the rulebook."""

    def start(self, options: TOptions, seats: int) -> TState:
        """The state before the first move. Raises `BadNotation` if these options do not go together."""

    def asks(self, state: TState) -> tuple[Ask, ...]:
        """Who is asked now; () when the game is over. Several asks may be answered in any order."""

    def moves(self, state: TState, seat: Seat) -> Sequence[TMove]:
        """The legal moves of `seat` in a stable order; () if not asked.

        Those of CHANCE only when few enough to list, else ().
        """

    def legal(self, state: TState, seat: Seat, move: TMove) -> bool:
        """Whether `move` may be made; also for CHANCE, whose moves need not be listed."""

    def apply(self, state: TState, seat: Seat, move: TMove) -> tuple[TState, tuple[Event, ...], bool]:
        """(state after, events, reveals). Trusts its caller: only `core.play` checks legality.

        `reveals` ends free take-back (design 4): somebody learned by this move what was secret before.
        """

    def draw(self, state: TState, rng: Random) -> TMove:
        """A move of CHANCE, drawn with `core.chance` helpers only."""

    def result(self, state: TState) -> Result | None:
        """None while somebody is asked."""

    def view(self, state: TState, viewer: Viewer) -> TView:
        """What `viewer` may see. OPEN sees all."""

    def guess(self, view: TView, rng: Random) -> TState:
        """A full state that fits the view: `view(guess(v), seat of v) == v`."""

    def refusal(self, state: TState, seat: Seat, move: TMove) -> Reason | None:
        """Why `move` is not legal, as far as `seat` may know it; None if it is."""

    def explain(self, state: TState, seat: Seat, clicks: Spelling) -> Reason | None:
        """Why these clicks begin no legal move, as far as `seat` may know it; None if they do begin one."""

    def spellings(self, move: TMove) -> tuple[Spelling, ...]:
        """Every way to click this move; at least one."""

    def label(self, state: TState, seat: Seat, move: TMove, viewer: Viewer) -> str:
        """The notation of a move made in `state`, as `viewer` may read it; what is secret is written "?"."""

    def parse(self, text: str) -> TMove:
        """The inverse of `str(move)`. Raises `BadNotation`."""

    def dump(self, state: TState) -> JSON:
        """A position as data."""

    def load(self, position: JSON) -> TState:
        """The inverse of `dump`. Raises `BadNotation` for an impossible position."""


@runtime_checkable
class Seated(Protocol):
    """What rules with several seat counts offer besides, so that a position is not given to too few players."""

    def seated(self, state: Hashable) -> int:
        """How many play in this state."""


@runtime_checkable
class Entered(Protocol):
    """What rules offer besides when several ways to enter a move come to the same.

    `moves` lists the result once, which is what a search and a node count want; `entries` lists every way, which is
    what a person clicks, sees moving and finds in the record. All entries are legal, and nothing else is.
    """

    def entries(self, state: Hashable, seat: Seat) -> Sequence[Hashable]:
        """Every way to enter a move, `moves` among them, in a stable order; () if not asked."""


AnyRules: TypeAlias = Rules[Hashable, Hashable, Hashable, Hashable]
