"""All distinct actions of a position (section 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from princesscourt.games.realm.rules.board import (
    Board,
    count,
    guarded,
    lifted,
    parted,
    reserve,
    strike,
)
from princesscourt.games.realm.rules.ground import Ground
from princesscourt.games.realm.rules.hexes import BETWEEN, BIT, DISTANCE, HEX, NOWHERE, bits
from princesscourt.games.realm.rules.marches import Way, marches, princes, reach_of
from princesscourt.games.realm.rules.moves import (
    Build,
    Castle,
    Joint,
    March,
    Move,
    PrinceReborn,
    QueenReborn,
    Stride,
)
from princesscourt.games.realm.rules.options import Options

Result: TypeAlias = tuple[Board, Move]


def actions(board: Board, ground: Ground, options: Options) -> dict[Board, Move]:
    """Each distinct action but the pass, by the position after it, still seen by the mover."""
    if board[0] == NOWHERE:
        return dict(queen_rebirths(board))
    ways = marches(board, ground, options)
    found: dict[Board, Move] = {after: march(board, way, ground, options) for after, way in ways.items()}
    found.update(others(board, ground, options))
    return found


def others(board: Board, ground: Ground, options: Options) -> Iterator[Result]:
    """All but marches and pass."""
    for rest in (
        _joints(board, ground, options),
        _castlings(board, ground),
        _buildings(board),
        _prince_rebirths(board),
    ):
        for after, move in rest:
            yield parted(after, board), move


def passed(board: Board) -> Board:
    """After a pass."""
    return parted(board, board)


def march(board: Board, way: Way, ground: Ground, options: Options) -> March:
    """The move that goes this way."""
    start, end, other, to = way
    guard = guarded(board)
    first = _stride(board, start, end, guard)
    if not other:
        return March((first,))
    if first.fights:
        guard = guarded(strike(lifted(board, start), 1, end, ground, options))
    return March((first, _stride(board, other, to, guard)))


def _stride(board: Board, start: int, end: int, guard: int) -> Stride:
    return Stride("Q" if start == BIT[board[0]] else "P", HEX[start], HEX[end], bool(end & guard))


def _joints(board: Board, ground: Ground, options: Options) -> Iterator[Result]:
    guard = guarded(board)
    pawns = sorted(princes(board))
    reaches = [reach_of(board, start, ground) & guard for start in pawns]
    seen = set()
    for number, first in enumerate(pawns):
        for later in range(number + 1, len(pawns)):
            second = pawns[later]
            if (first, second) in seen:
                continue
            seen.add((first, second))
            both = lifted(lifted(board, first), second)
            for end in bits(reaches[number] & reaches[later]):
                yield strike(both, 2, end, ground, options), Joint(HEX[first], HEX[second], HEX[end])


def _castlings(board: Board, ground: Ground) -> Iterator[Result]:
    q, p, stack = board[:3]
    enemies = board[7] | BIT[board[6]]
    for start in bits(p & ground.dry & ~stack):
        at = HEX[start]
        apart = DISTANCE[q][at]
        if apart == 1 or (apart == 2 and not BETWEEN[q][at] & enemies):
            yield (at, p ^ start | BIT[q], *board[2:]), Castle(q, at)


def _buildings(board: Board) -> Iterator[Result]:
    q, p, d, f, c, *rest = board
    at = BIT[q]
    if c & at:
        return
    x, eq, ep, ed, ef, ec, ex = rest
    if not f & at:
        yield (q, p, d, f | at, c, x, eq, ep, ed, ef, ec, ex), Build("field", q)
    yield (q, p, d, f & ~at, c | at, x, eq, ep, ed, ef, ec, ex), Build("city", q)


def _prince_rebirths(board: Board) -> Iterator[Result]:
    q, p, d, f, c, x, *_ = board
    if reserve(board) > 0 and f.bit_count() > count(board):
        for city in bits(c & ~p & ~BIT[q]):
            yield (q, p | city, d, f, c, x, *board[6:]), PrinceReborn(HEX[city])


def queen_rebirths(board: Board) -> Iterator[Result]:
    """How the mover's lost Queen may be reborn (5.6)."""
    for given in bits(board[1]):
        q, p, d, f, c, x, *_ = rest = lifted(board, given)
        del q
        for city in bits(c & ~p):
            after: Board = (HEX[city], p, d, f, c, x + 1, *rest[6:])
            yield parted(after, board), QueenReborn(HEX[city], HEX[given])
