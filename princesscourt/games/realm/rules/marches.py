"""Every result of moving one or two pawns (5.1), each once, fast enough to search with.

Two ways to the same position are one action. A result keeps one way there as a `Way`: start and end bits of the first
pawn and of the second (0, 0 if none). A move without battle is settled by the hexes of Queen and Princes, so those are
collected as one number, Queen above Princes. A quiet Prince before a battle need not be tried: the other order gives
the same. A Queen before a battle must be, since she changes range and value.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from princesscourt.games.realm.rules.board import Board, guarded, landed, lifted, strike
from princesscourt.games.realm.rules.ground import Ground
from princesscourt.games.realm.rules.hexes import ALL, BIT, COUNT, HEX, VALUE, bits
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.reach import prince_reach, queen_reach

Way: TypeAlias = tuple[int, int, int, int]
Quiet: TypeAlias = dict[int, Way]
Reaches: TypeAlias = list[tuple[int, int]]


def princes(board: Board) -> tuple[int, ...]:
    """The bit of each of the mover's Princes, a stacked hex twice."""
    return bits(board[1]) + ((board[2],) if board[2] else ())


def reach_of(board: Board, start: int, ground: Ground) -> int:
    """Where the mover's Prince at the bit `start` may end, guarded hexes and those of own pawns included."""
    sea = ground.sea
    return prince_reach(start, VALUE[board[0]][start], guarded(board), sea if start & sea else ground.dry)


def marches(board: Board, ground: Ground, options: Options) -> dict[Board, Way]:
    """The positions that moving one or two pawns may lead to, still seen by the mover, each with one way there."""
    guard = guarded(board)
    reaches = [(start, reach_of(board, start, ground)) for start in princes(board)]
    singles = _singles(board, reaches, guard, ground)
    pairs = _prince_pairs(board, reaches, guard) | _prince_then_queen(board, reaches, guard, ground)
    quiet = singles | pairs | _queen_then_prince(board, guard, ground) | singles
    found = _boards(board, quiet, options)
    if any(reach & guard for _, reach in reaches):
        found |= _battles_first(board, reaches, guard, ground, options)
    return found | _queen_then_battle(board, guard, ground, options)


def _boards(board: Board, quiet: Quiet, options: Options) -> dict[Board, Way]:
    _, _, _, f, c, x, eq, ep, ed, ef, ec, ex = board
    keeps = options.captured_field == "captured"
    found: dict[Board, Way] = {}
    for key, way in quiet.items():
        queen, placed = key >> COUNT, key & ALL
        taken = ef & (placed | BIT[queen])
        found[queen, placed, 0, f | taken if keeps else f, c, x, eq, ep, ed, ef ^ taken, ec, ex] = way
    return found


def _lift(board: Board, start: int) -> int:
    """The Princes' hexes once one of them left `start`."""
    return board[1] if start == board[2] else board[1] ^ start


def _singles(board: Board, reaches: Reaches, guard: int, ground: Ground) -> Quiet:
    q, p = board[0], board[1]
    at = BIT[q]
    closed = guard | p | at
    found = {HEX[end] << COUNT | p: (at, end, 0, 0) for end in _queen_ends(at, p, guard, ground)}
    for start, reach in reaches:
        rest = q << COUNT | _lift(board, start)
        found.update({rest | end: (start, end, 0, 0) for end in bits(reach & ~closed)})
    return found


def _queen_ends(at: int, placed: int, guard: int, ground: Ground) -> tuple[int, ...]:
    return bits(queen_reach(at, guard, placed & ground.sea, ground.dry) & ~placed)


def _prince_pairs(board: Board, reaches: Reaches, guard: int) -> Quiet:
    q, p, stack = board[:3]
    closed = guard | p | BIT[q]
    found: Quiet = {}
    for number, (one, one_reach) in enumerate(reaches):
        ends = bits(one_reach & ~closed)
        for other, other_reach in reaches[number + 1 :]:
            stays = other if other == stack != one else 0
            rest = (_lift(board, one) & ~other) | stays | (q << COUNT)
            others = bits(other_reach & ~closed)
            found.update({rest | x | y: (one, x, other, y) for x in ends for y in others if x != y})
            if one != other:
                if other_reach & one and one != stack:
                    found.update({rest | x | one: (one, x, other, one) for x in ends})
                if one_reach & other and other != stack:
                    found.update({rest | y | other: (other, y, one, other) for y in others})
    return found


def _prince_then_queen(board: Board, reaches: Reaches, guard: int, ground: Ground) -> Quiet:
    q, p = board[0], board[1]
    at = BIT[q]
    closed = guard | p | at
    found: Quiet = {}
    for start, reach in reaches:
        rest = _lift(board, start)
        for end in bits(reach & ~closed):
            placed = rest | end
            for to in _queen_ends(at, placed, guard, ground):
                found[HEX[to] << COUNT | placed] = (start, end, at, to)
    return found


def _queen_then_prince(board: Board, guard: int, ground: Ground) -> Quiet:
    q, p = board[0], board[1]
    at, sea, dry = BIT[q], ground.sea, ground.dry
    found: Quiet = {}
    for to in _queen_ends(at, p, guard, ground):
        queen, closed = HEX[to], guard | p | to
        for start in bits(p):
            rest = queen << COUNT | _lift(board, start)
            reach = prince_reach(start, VALUE[queen][start], guard, sea if start & sea else dry)
            found.update({rest | end: (at, to, start, end) for end in bits(reach & ~closed)})
    return found


def _battles_first(board: Board, reaches: Reaches, guard: int, ground: Ground, options: Options) -> dict[Board, Way]:
    found: dict[Board, Way] = {}
    more: dict[Board, Way] = {}
    for start, reach in reaches:
        for end in bits(reach & guard):
            after = strike(lifted(board, start), 1, end, ground, options)
            found[_alone(after)] = (start, end, 0, 0)
            for last, (other, to) in _seconds(after, end, ground, options):
                more[_alone(last)] = (start, end, other, to)
    return found | more | found


def _queen_then_battle(board: Board, guard: int, ground: Ground, options: Options) -> dict[Board, Way]:
    at = BIT[board[0]]
    found: dict[Board, Way] = {}
    for to in _queen_ends(at, board[1], guard, ground):
        moved = landed((HEX[to], *board[1:]), to, options)
        for start in bits(board[1]):
            for end in bits(reach_of(moved, start, ground) & guard):
                found[_alone(strike(lifted(moved, start), 1, end, ground, options))] = (at, to, start, end)
    return found


def _seconds(board: Board, moved: int, ground: Ground, options: Options) -> Iterator[tuple[Board, tuple[int, int]]]:
    """Every second pawn's move, after a Prince fought for the bit `moved`."""
    guard, at = guarded(board), BIT[board[0]]
    for to in _queen_ends(at, board[1], guard, ground):
        yield landed((HEX[to], *board[1:]), to, options), (at, to)
    closed = board[1] | at
    for start in bits(board[1] & ~moved):
        lift = lifted(board, start)
        for end in bits(reach_of(board, start, ground) & ~closed):
            if end & guard:
                yield strike(lift, 1, end, ground, options), (start, end)
            else:
                yield landed((lift[0], lift[1] | end, *lift[2:]), end, options), (start, end)


def _alone(board: Board) -> Board:
    """After the separation duty: whoever was stacked and did not part lost one to the reserve."""
    return (board[0], board[1], 0, *board[3:]) if board[2] else board
