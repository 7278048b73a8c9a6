"""What the clicks so far mean: the pawn that moved first, the pawns chosen to go next, and the battle they would fight.

Plain facts about a position and clicks; no window.
"""

from __future__ import annotations

from dataclasses import dataclass

from princesscourt.core.events import Event
from princesscourt.core.rules import Spelling, Target
from princesscourt.games.realm.rules.board import Battle, Board, defence, flipped, guarded
from princesscourt.games.realm.rules.hexes import BIT, HEX, INDEX, NAMES, NOWHERE, bits, indices
from princesscourt.games.realm.rules.marches import reach_of
from princesscourt.games.realm.rules.moves import Stride
from princesscourt.games.realm.rules.preview import battle_at, midway
from princesscourt.games.realm.rules.state import Side, State
from princesscourt.games.realm.rules.story import Teller


@dataclass(frozen=True, slots=True)
class Entry:
    """`first` has moved already; `chosen` are the hexes of the pawns that go next, two for a joint attack."""

    first: Stride | None = None
    chosen: tuple[int, ...] = ()


def entry_of(state: State, clicks: Spelling) -> Entry:
    """What is entered of an action of the side to act; nothing for clicks that are no hexes."""
    places = [INDEX[click] for click in clicks if click in INDEX]
    if state.phase != "play" or len(places) < len(clicks) or not places:
        return Entry()
    if len(places) == 1 or _paired(state, places[0], places[1]):
        return Entry(None, tuple(places[:2]))
    board = state.board
    pawn = "Q" if places[0] == board[0] else "P"
    first = Stride("Q" if pawn == "Q" else "P", places[0], places[1], bool(BIT[places[1]] & guarded(board)))
    return Entry(first, tuple(places[2:3]))


def _paired(state: State, one: int, other: int) -> bool:
    """Two own pawns: a joint attack, or castling."""
    own = state.sides[state.turn]
    both = BIT[one] & own.pawns and BIT[other] & own.pawns
    return bool(both) and (one != other or BIT[one] == own.stack)


def sides_after(state: State, first: Stride | None) -> tuple[Side, Side]:
    """LIGHT and DARK once the first pawn of the action has moved."""
    if first is None:
        return state.sides
    board = midway(state, first)
    mine, theirs = Side(*board[:6]), Side(*board[6:])
    return (theirs, mine) if state.turn else (mine, theirs)


def told_first(state: State, first: Stride) -> tuple[Event, ...]:
    """The events of the first pawn's move."""
    teller = Teller(state.board, state.turn, state.ground, state.options)
    teller.stride(first)
    return tuple(teller.events)


def battle_for(state: State, entry: Entry, at: int) -> Battle | None:
    """The sums if the chosen Princes went to the hex `at`; None if that is no battle."""
    own = midway(state, entry.first)
    if not entry.chosen or any(not BIT[start] & own[1] for start in entry.chosen):
        return None
    return battle_at(state, entry.chosen, at, entry.first)


def helper_for(state: State, entry: Entry, at: int) -> tuple[int, Battle] | None:
    """Another Prince that could attack `at` together with the one chosen, and the sums of both; the first found."""
    if entry.first is not None or len(entry.chosen) != 1 or battle_for(state, entry, at) is None:
        return None
    own, start = state.sides[state.turn], entry.chosen[0]
    others = [place for place in own.prince_hexes if place != start or BIT[place] == own.stack]
    for other in others:
        sums = battle_at(state, (start, other), at)
        if sums is not None:
            return other, sums
    return None


def castles(state: State, entry: Entry, at: int) -> bool:
    """Whether the chosen pawn and the one on `at` are a Queen and a Prince of hers."""
    own = state.sides[state.turn]
    if entry.first is not None or len(entry.chosen) != 1 or entry.chosen[0] == at:
        return False
    pair = (entry.chosen[0], at)
    return own.queen in pair and all(BIT[place] & own.pawns for place in pair)


def defence_of(state: State, at: int) -> int | None:
    """The sum with which a hex is held; None if nobody guards it."""
    for side, own in enumerate(state.sides):
        if BIT[at] & own.guarded:
            board = state.board if side != state.turn else flipped(state.board)
            return defence(board, BIT[at], state.ground)
    return None


def attackers_of(state: State, at: int) -> tuple[int, tuple[int, ...]]:
    """(side, hexes): which Princes could come to this hex with one move, those of the side that does not stand there.

    On a hex where nobody stands: the Princes of the side that is not to act.
    """
    holders = [side for side, own in enumerate(state.sides) if BIT[at] & (own.guarded | own.fields)]
    side = 1 - (holders[0] if holders else state.turn)
    board: Board = state.board if side == state.turn else flipped(state.board)
    if board[0] == NOWHERE:
        return side, ()
    starts = [bit for bit in bits(board[1]) if reach_of(board, bit, state.ground) & BIT[at]]
    return side, tuple(place for bit in starts for place in [HEX[bit]] * (2 if bit == board[2] else 1))


def alone(state: State, clicks: Spelling) -> tuple[Target, ...]:
    """Where the pawn chosen last could go by itself, when it is meant as one of two."""
    entry = entry_of(state, clicks)
    if len(entry.chosen) != 2 or entry.first is not None:
        return ()
    start = BIT[entry.chosen[1]]
    if not start & state.board[1]:
        return ()
    ends = reach_of(state.board, start, state.ground) & ~state.sides[state.turn].pawns
    return tuple(NAMES[at] for at in indices(ends))
