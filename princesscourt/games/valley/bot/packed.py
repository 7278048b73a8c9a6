"""Positions packed into 60 bits each, as the side to move sees them, and what follows from many of them at once.

From the lowest bit: own soldiers (25 bits, a1 first), other soldiers (25), square of the own king (5), of the other
king (5). Who is LIGHT does not matter: the rules are the same for both.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from princesscourt.games.valley.bot.arrays import U8, U32, U64, Index, Mask
from princesscourt.games.valley.bot.lookup import slides
from princesscourt.games.valley.rules.moves import SLIDES, Slide
from princesscourt.games.valley.rules.squares import VALLEY
from princesscourt.games.valley.rules.state import VALLEY_BIT, State

BOARD: Final = np.uint64((1 << 25) - 1)
SQUARE: Final = np.uint64(31)
OTHERS: Final = np.uint64(25)
KING: Final = np.uint64(50)
OTHER_KING: Final = np.uint64(55)
_BITS: Final = np.uint64(1) << np.arange(25, dtype=np.uint64)
_BITS32: Final = _BITS.astype(np.uint32)
_NOT_VALLEY: Final = np.uint32(~VALLEY_BIT & (1 << 25) - 1)
_VALLEY: Final = np.uint32(VALLEY_BIT)

_DE_BRUIJN: Final = np.uint32(0x077CB531)
_LOWEST: Final = np.zeros(32, np.uint8)
for _square in range(32):
    _LOWEST[(0x077CB531 << _square & 0xFFFFFFFF) >> 27] = _square


class Parts(NamedTuple):
    """The four fields, and every square that is taken."""

    own: U32
    others: U32
    king: U8
    other_king: U8
    taken: U32


class Children(NamedTuple):
    """All positions one ply on; `parent` says from which they come (rising), `origin` and `target` by which slide."""

    keys: U64
    parent: Index
    origin: U8
    target: U8


def pack(state: State) -> int:
    """A state as the side to move sees it."""
    turn = state.turn
    return join(state.soldiers[turn], state.soldiers[1 - turn], state.kings[turn], state.kings[1 - turn])


def join(own: int, others: int, king: int, other_king: int) -> int:
    """A position from its four masks."""
    return own | others << 25 | (king.bit_length() - 1) << 50 | (other_king.bit_length() - 1) << 55


def parts(keys: U64) -> Parts:
    own = (keys & BOARD).astype(np.uint32)
    others = (keys >> OTHERS & BOARD).astype(np.uint32)
    king = (keys >> KING & SQUARE).astype(np.uint8)
    other_king = (keys >> OTHER_KING).astype(np.uint8)
    return Parts(own, others, king, other_king, own | others | _BITS32.take(king) | _BITS32.take(other_king))


def planes(keys: U64) -> U8:
    """What the net reads: 128 noughts and ones each: own soldiers, other soldiers, own king, other king (32 each)."""
    seen = parts(keys)
    masks = np.empty((len(keys), 4), np.uint32)
    masks[:, 0], masks[:, 1] = seen.own, seen.others
    masks[:, 2], masks[:, 3] = _BITS32.take(seen.king), _BITS32.take(seen.other_king)
    return np.unpackbits(masks.astype("<u4", copy=False).view(np.uint8), axis=1, bitorder="little")


def outlook(keys: U64) -> tuple[Mask, Mask, Mask]:
    """Whether the other king has reached the Valley, the own king is shut in, and it can reach the Valley now."""
    seen = parts(keys)
    ends = slides(seen.king, seen.taken)
    return seen.other_king == VALLEY, ends == 0, (ends & _VALLEY) != 0


def threatened(keys: U64) -> Mask:
    """Whether the other king could reach the Valley if it were its turn."""
    seen = parts(keys)
    ends = slides(seen.other_king, seen.taken)
    return np.asarray(ends & _VALLEY, np.bool_)


def children(keys: U64) -> Children:
    """Every legal move of every position."""
    seen = parts(keys)
    squares = _squares(seen)
    ends = np.stack([slides(column, seen.taken) for column in squares], axis=1)
    ends[:, 1:] &= _NOT_VALLEY
    bits = np.unpackbits(ends.astype("<u4", copy=False).view(np.uint8), bitorder="little")
    found = np.flatnonzero(bits.view(np.bool_))
    parent = found // 160
    piece = (found >> 5) - parent * 5
    target = (found & 31).astype(np.uint8)
    origin = squares.T.reshape(-1).take(found >> 5)
    return Children(_moved(keys.take(parent), piece == 0, origin, target), parent, origin, target)


def _squares(seen: Parts) -> U8:
    """Row 0 the own king's square, rows 1 to 4 the soldiers'. A side has four soldiers in every game."""
    found = np.empty((5, len(seen.own)), np.uint8)
    found[0] = seen.king
    left = seen.own.copy()
    for row in range(1, 5):
        lowest = left & (~left + np.uint32(1))
        found[row] = _LOWEST.take(lowest * _DE_BRUIJN >> np.uint32(27))
        left ^= lowest
    return found


def _moved(keys: U64, king: Mask, origin: U8, target: U8) -> U64:
    """The positions after these moves, as the other side sees them."""
    turned = (keys & BOARD) << OTHERS | keys >> OTHERS & BOARD
    turned |= (keys >> KING & SQUARE) << OTHER_KING | keys >> OTHER_KING << KING
    king_step = (origin ^ target).astype(np.uint64) << OTHER_KING
    soldier_step = (_BITS.take(origin) | _BITS.take(target)) << OTHERS
    turned ^= np.where(king, king_step, soldier_step)
    return turned


def step(before: int, after: int) -> Slide:
    """The slide that leads from one packed position to the next."""
    king, later_king = before >> 50 & 31, after >> 55
    if king != later_king:
        return SLIDES[king][later_king]
    own, later = before & int(BOARD), after >> 25 & int(BOARD)
    return SLIDES[(own & ~later).bit_length() - 1][(later & ~own).bit_length() - 1]
