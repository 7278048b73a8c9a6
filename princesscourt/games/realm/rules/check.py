"""Why an action is not allowed (section 5), one fact for each kind of mistake. None: it is allowed."""

from __future__ import annotations

from princesscourt.core.rules import Reason, because
from princesscourt.games.realm.rules.board import Board, count, guarded, reserve
from princesscourt.games.realm.rules.ground import Ground
from princesscourt.games.realm.rules.hexes import BETWEEN, BIT, DISTANCE, NAMES, NOWHERE, VALUE, names
from princesscourt.games.realm.rules.marches import reach_of
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
from princesscourt.games.realm.rules.reach import prince_reach, queen_reach
from princesscourt.games.realm.rules.story import Teller


def action_refusal(board: Board, move: Move, ground: Ground, options: Options) -> Reason | None:
    """Why the mover may not do this; pass, repetition and the phases before play are not looked at."""
    if (board[0] == NOWHERE) != isinstance(move, QueenReborn):
        return because("queen_first" if board[0] == NOWHERE else "queen_lives")
    match move:
        case March(strides):
            return march_refusal(board, strides, ground, options)
        case Joint(first, second, target):
            return _joint_refusal(board, first, second, target, ground)
        case Castle(queen, prince):
            return castle_refusal(board, queen, prince, ground)
        case Build():
            return _build_refusal(board, move)
        case PrinceReborn(city):
            return _prince_reborn_refusal(board, city)
        case QueenReborn(city, given):
            return _queen_reborn_refusal(board, city, given)
    return None


def march_refusal(board: Board, strides: tuple[Stride, ...], ground: Ground, options: Options) -> Reason | None:
    """One pawn, or two different ones in order (RULING 7)."""
    if len(strides) not in (1, 2):
        return because("one_or_two")
    found = stride_refusal(board, strides[0], ground)
    if found or len(strides) == 1:
        return found
    first, second = strides
    if second.start == first.end:
        return because("moved_twice", hex=NAMES[second.start])
    return stride_refusal(after_stride(board, first, ground, options), second, ground)


def after_stride(board: Board, stride: Stride, ground: Ground, options: Options) -> Board:
    """The position between the two pawns of an action."""
    teller = Teller(board, 0, ground, options)
    teller.stride(stride)
    return teller.board


def stride_refusal(board: Board, stride: Stride, ground: Ground) -> Reason | None:
    """5.1 for one pawn, with the mark of a battle."""
    found = way_refusal(board, stride, ground)
    if found:
        return found
    fights = bool(BIT[stride.end] & guarded(board))
    if fights == stride.fights:
        return None
    return because("unmarked_battle" if fights else "no_battle", hex=NAMES[stride.end])


def way_refusal(board: Board, stride: Stride, ground: Ground) -> Reason | None:
    """5.1 for one pawn, whatever the mark of a battle says."""
    start, end = BIT[stride.start], BIT[stride.end]
    queen = stride.pawn == "Q"
    if (stride.start != board[0]) if queen else not start & board[1]:
        return because("no_queen" if queen else "no_prince", hex=NAMES[stride.start])
    if start == end:
        return because("same_hex", hex=NAMES[stride.end])
    if end & board[1]:
        return because("occupied" if queen else "stacking", hex=NAMES[stride.end])
    if stride.end == board[0]:
        return because("occupied", hex=NAMES[stride.end])
    return _queen_way(board, stride.end, ground) if queen else _prince_way(board, stride.start, stride.end, ground)


def _queen_way(board: Board, at: int, ground: Ground) -> Reason | None:
    guard, queen, end = guarded(board), board[0], BIT[at]
    bridges = board[1] & ground.sea
    if end & guard:
        return because("queen_attacks", hex=NAMES[at])
    if end & ground.sea:
        return because("queen_sea", hex=NAMES[at])
    if DISTANCE[queen][at] > 2:
        return because("queen_far", hex=NAMES[at])
    if end & queen_reach(BIT[queen], guard, bridges, ground.dry):
        return None
    open_way = end & queen_reach(BIT[queen], 0, bridges, ground.dry)
    return because("way_guarded" if open_way else "no_bridge", hex=NAMES[at])


def _prince_way(board: Board, start: int, at: int, ground: Ground) -> Reason | None:
    one, end = BIT[start], BIT[at]
    if end & reach_of(board, one, ground):
        return None
    land = ground.sea if one & ground.sea else ground.dry
    steps, apart = VALUE[board[0]][one], DISTANCE[start][at]
    if not end & land:
        return because("crossing", hex=NAMES[at])
    if apart > steps:
        queen = DISTANCE[start][board[0]]
        return because("too_far", hex=NAMES[at], steps=apart, range=steps, queen=queen)
    open_way = end & prince_reach(one, steps, 0, land)
    return because("way_guarded" if open_way else "no_way", hex=NAMES[at], range=steps)


def _joint_refusal(board: Board, first: int, second: int, target: int, ground: Ground) -> Reason | None:
    for start in (first, second):
        if not BIT[start] & board[1]:
            return because("no_prince", hex=NAMES[start])
    if first == second and BIT[first] != board[2]:
        return because("joint_two", hex=NAMES[first])
    if not BIT[target] & guarded(board):
        return because("occupied" if BIT[target] & BIT[board[0]] else "stacking", hex=NAMES[target])
    return _prince_way(board, first, target, ground) or _prince_way(board, second, target, ground)


def castle_refusal(board: Board, queen: int, prince: int, ground: Ground) -> Reason | None:
    """5.2."""
    at = BIT[prince]
    if board[0] != queen:
        return because("no_queen", hex=NAMES[queen])
    if not at & board[1]:
        return because("no_prince", hex=NAMES[prince])
    if at == board[2]:
        return because("castle_stacked", hex=NAMES[prince])
    if DISTANCE[queen][prince] > 2:
        return because("castle_far", hex=NAMES[prince])
    if at & ground.sea:
        return because("castle_sea", hex=NAMES[prince])
    between = BETWEEN[queen][prince] & (board[7] | BIT[board[6]])
    if DISTANCE[queen][prince] == 2 and between:
        return because("castle_blocked", hex=names(between)[0])
    return None


def _build_refusal(board: Board, move: Build) -> Reason | None:
    at = BIT[move.at]
    if board[0] != move.at:
        return because("build_here", hex=NAMES[move.at], queen=NAMES[board[0]])
    if at & board[4]:
        return because("city_stands", hex=NAMES[move.at])
    if move.what == "field" and at & board[3]:
        return because("field_stands", hex=NAMES[move.at])
    return None


def _city_refusal(board: Board, city: int, pawns: int) -> Reason | None:
    if not BIT[city] & board[4]:
        return because("no_city", hex=NAMES[city])
    return because("city_taken", hex=NAMES[city]) if BIT[city] & pawns else None


def _prince_reborn_refusal(board: Board, city: int) -> Reason | None:
    if reserve(board) < 1:
        return because("reserve_empty")
    fields, princes = board[3].bit_count(), count(board)
    if fields <= princes:
        return because("few_fields", fields=fields, princes=princes + 1)
    return _city_refusal(board, city, board[1] | BIT[board[0]])


def _queen_reborn_refusal(board: Board, city: int, given: int) -> Reason | None:
    if not BIT[given] & board[1]:
        return because("no_prince", hex=NAMES[given])
    stays = board[1] if BIT[given] == board[2] else board[1] ^ BIT[given]
    return _city_refusal(board, city, stays)
