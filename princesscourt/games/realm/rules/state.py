"""The state of a match (section 4): two sides on a map, whose turn it is, and how the match may end (section 8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from princesscourt.core.rules import Seat
from princesscourt.games.realm.rules.actions import queen_rebirths
from princesscourt.games.realm.rules.board import PRINCES, Board
from princesscourt.games.realm.rules.ground import CORNERS, GROUPS, UNLAID, Ground, ground
from princesscourt.games.realm.rules.hexes import BIT, HEX, NOWHERE, indices
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.realm import Realm, complete, realms

LIGHT: Final = 0
DARK: Final = 1
Phase: TypeAlias = Literal["map", "draft", "swap", "play", "over"]
Ending: TypeAlias = Literal["", "realm", "queen", "repetition", "quiet"]


@dataclass(frozen=True, slots=True)
class Side:
    """What one side has: hexes as bit masks, the Queen as an index (`NOWHERE` while lost), `stack` two Princes' hex."""

    queen: int
    princes: int
    stack: int = 0
    fields: int = 0
    cities: int = 0
    removed: int = 0

    @property
    def prince_hexes(self) -> tuple[int, ...]:
        """The hex of each Prince on the board, a stacked one twice."""
        return tuple(sorted(indices(self.princes) + ((HEX[self.stack],) if self.stack else ())))

    @property
    def reserve(self) -> int:
        """Princes that may be reborn."""
        return PRINCES - self.removed - len(self.prince_hexes)

    @property
    def pawns(self) -> int:
        """The hexes with a pawn."""
        return self.princes | BIT[self.queen]

    @property
    def buildings(self) -> int:
        return self.fields | self.cities

    @property
    def guarded(self) -> int:
        """The hexes the other side cannot pass: Queen, Princes, cities."""
        return self.pawns | self.cities

    @property
    def numbers(self) -> tuple[int, int, int, int, int, int]:
        return self.queen, self.princes, self.stack, self.fields, self.cities, self.removed


@dataclass(frozen=True, slots=True)
class State:
    """A position. `light` is the seat that plays LIGHT; `turn` the side to act; `seen` the positions since the start.

    `passes` counts those in a row and stops at 2, since more change nothing (5.7).
    """

    options: Options
    terrain: str
    sides: tuple[Side, Side]
    phase: Phase = "play"
    light: Seat = 0
    turn: int = LIGHT
    passes: int = 0
    quiet: int = 0
    ply: int = 0
    seen: tuple[int, ...] = ()
    ending: Ending = ""
    winner: int | None = None
    """The winning side; None in a draw and before the end."""

    @property
    def ground(self) -> Ground:
        return ground(self.terrain)

    @property
    def board(self) -> Board:
        """The position as the side to act sees it."""
        mine, theirs = self.sides[self.turn], self.sides[1 - self.turn]
        return (*mine.numbers, *theirs.numbers)

    def side_of(self, seat: Seat) -> int:
        return seat ^ self.light

    def seat_of(self, side: int) -> Seat:
        return side ^ self.light

    def realms(self, side: int) -> tuple[Realm, ...]:
        """The groups of a side, the best first."""
        own = self.sides[side]
        return realms(own.fields, own.cities, own.princes, self.ground)


def first_sides() -> tuple[Side, Side]:
    """Queens on the corners, Princes on the three hexes next to them (RULING 4)."""
    light, dark = (Side(corner, sum(BIT[at] for at in group)) for corner, group in zip(CORNERS, GROUPS, strict=True))
    return light, dark


def first_state(options: Options) -> State:
    """Before the map is laid."""
    return State(options, UNLAID, first_sides(), "map")


def key(board: Board, passes: int, turn: int) -> int:
    """A position as one number; equal for equal positions of RULING 29, and only for those."""
    packed = passes << 1 | turn
    for number in board:
        packed = packed << 19 | number
    return packed


def judged(state: State) -> State:
    """`state` with its end, if the action that led to it ended the match; the side to act has not acted yet."""
    last = 1 - state.turn
    if state.sides[state.turn].queen == NOWHERE and not any(True for _ in queen_rebirths(state.board)):
        return _over(state, "queen", last)
    holder = state.turn if state.options.victory == "hold" else last
    own = state.sides[holder]
    if complete(own.fields, own.cities, own.princes, state.ground):
        return _over(state, "realm", holder)
    if state.options.repetition == "draw3" and state.seen.count(state.seen[-1]) >= 3:
        return _over(state, "repetition", None)
    if state.quiet >= state.options.quiet:
        return _over(state, "quiet", None)
    return state


def _over(state: State, ending: Ending, winner: int | None) -> State:
    return replace(state, phase="over", ending=ending, winner=winner)


def begun(state: State) -> State:
    """The first turn of LIGHT: the position counts as seen."""
    ready = replace(state, phase="play", turn=LIGHT)
    return replace(ready, seen=_remembered(ready, key(ready.board, 0, LIGHT)))


def _remembered(state: State, position: int) -> tuple[int, ...]:
    return () if state.options.repetition == "off" else (*state.seen, position)


def followed(state: State, after: Board, passes: int) -> State:
    """The state after an action of the side to act that left `after`, seen by that side."""
    mine, theirs = Side(*after[:6]), Side(*after[6:])
    sides = (mine, theirs) if state.turn == LIGHT else (theirs, mine)
    turn = 1 - state.turn
    position = key((*after[6:], *after[:6]), passes, turn)
    quiet = state.quiet + 1 if _standing(state.board) == _standing(after) else 0
    return judged(
        State(
            state.options,
            state.terrain,
            sides,
            "play",
            state.light,
            turn,
            passes,
            quiet,
            state.ply + 1,
            _remembered(state, position),
        )
    )


def _standing(board: Board) -> tuple[int, ...]:
    """What RULING 30 watches: buildings and the number of pawns."""
    q, p, d, f, c, _, eq, ep, ed, ef, ec, _ = board
    pawns = p.bit_count() + ep.bit_count() + bool(d) + bool(ed) + (q != NOWHERE) + (eq != NOWHERE)
    return f, c, ef, ec, pawns
