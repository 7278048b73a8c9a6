"""Every way to move one or two pawns, also those that come to the same: what a player may enter."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from princesscourt.games.realm.rules.actions import others
from princesscourt.games.realm.rules.board import Board, guarded
from princesscourt.games.realm.rules.check import after_stride
from princesscourt.games.realm.rules.ground import Ground
from princesscourt.games.realm.rules.hexes import BIT, HEX, NOWHERE, bits
from princesscourt.games.realm.rules.marches import reach_of
from princesscourt.games.realm.rules.moves import March, Move, Stride
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.reach import queen_reach


@lru_cache(maxsize=8)
def entries(board: Board, ground: Ground, options: Options) -> tuple[Move, ...]:
    """Every action but the pass, in each way it may be entered. A table asks for the same position several times."""
    if board[0] == NOWHERE:
        return ()
    return (*marches(board, ground, options), *(move for _, move in others(board, ground, options)))


def marches(board: Board, ground: Ground, options: Options) -> Iterator[March]:
    """Every single pawn's move, each followed by the pairs that begin with it; Queen first, then in reading order."""
    for first in strides(board, ground):
        yield March((first,))
        after = after_stride(board, first, ground, options)
        for second in strides(after, ground):
            if second.start != first.end:
                yield March((first, second))


def strides(board: Board, ground: Ground) -> Iterator[Stride]:
    """Each single pawn's move of the side that acts."""
    guard, at, placed = guarded(board), BIT[board[0]], board[1]
    for end in bits(queen_reach(at, guard, placed & ground.sea, ground.dry) & ~placed):
        yield Stride("Q", board[0], HEX[end])
    for start in bits(placed):
        for end in bits(reach_of(board, start, ground) & ~placed & ~at):
            yield Stride("P", HEX[start], HEX[end], bool(end & guard))
