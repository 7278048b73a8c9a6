"""The sums of a battle before it is fought: "4 against 3"."""

from __future__ import annotations

from collections.abc import Sequence

from princesscourt.games.realm.rules.board import Battle, Board, battle, guarded, lifted
from princesscourt.games.realm.rules.check import after_stride, way_refusal
from princesscourt.games.realm.rules.events import Fought
from princesscourt.games.realm.rules.hexes import BIT
from princesscourt.games.realm.rules.moves import Move, Stride
from princesscourt.games.realm.rules.state import State
from princesscourt.games.realm.rules.story import Teller


def battles(state: State, move: Move) -> tuple[Battle, ...]:
    """The battles of a legal move of the side to act, in order."""
    teller = Teller(state.board, state.turn, state.ground, state.options)
    teller.act(move)
    return tuple(Battle(event.attack, event.defence) for event in teller.events if isinstance(event, Fought))


def hopeless(state: State, move: Move) -> bool:
    """Whether a battle of this legal move can only lose its attackers, so that the screen should ask once."""
    return any(sums.hopeless(state.options) for sums in battles(state, move))


def battle_at(state: State, starts: Sequence[int], at: int, first: Stride | None = None) -> Battle | None:
    """The sums when the Princes on `starts` (one or two hexes) attack the hex `at`, after `first` if one moved before.

    None if there is no battle: no Prince stands there, the hex is not guarded or out of reach.
    """
    board = midway(state, first)
    if not 1 <= len(starts) <= 2 or not BIT[at] & guarded(board):
        return None
    if any(way_refusal(board, Stride("P", start, at), state.ground) for start in starts):
        return None
    lift = board
    for start in starts:
        lift = lifted(lift, BIT[start])
    return battle(lift, len(starts), BIT[at], state.ground)


def midway(state: State, first: Stride | None) -> Board:
    """The position, seen by the side to act, once its first pawn has moved."""
    return after_stride(state.board, first, state.ground, state.options) if first else state.board


def reach(state: State, start: int, first: Stride | None = None) -> tuple[Stride, ...]:
    """Every single move of the pawn on `start`, after `first` if one moved before; with the mark of a battle."""
    board = midway(state, first)
    pawn = "Q" if start == board[0] else "P"
    guard = guarded(board)
    tries = (Stride("Q" if pawn == "Q" else "P", start, at, bool(BIT[at] & guard)) for at in range(len(BIT) - 1))
    return tuple(stride for stride in tries if way_refusal(board, stride, state.ground) is None)
