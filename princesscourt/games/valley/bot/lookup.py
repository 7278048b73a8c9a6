"""Where pieces slide to, for many positions at once.

Which squares of a piece's lines are taken is turned into a short index by one multiplication: the factors were found by
trial so that no two sets with different slides meet.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from princesscourt.games.valley.bot.arrays import U8, U32
from princesscourt.games.valley.rules.slides import destination, subsets
from princesscourt.games.valley.rules.squares import RAYS, SQUARES

_STRAIGHT: Final = (
    *(1158742153, 151011456, 377503752, 269222032, 268535956, 1074922761, 1074331776, 6685078, 167842065, 45090368),
    *(16818185, 4588544, 134758411, 4325410, 33572992, 29410816, 1208222464, 822218755, 1379991808, 147343488),
    *(2148421641, 604111440, 6946944, 1250107424, 3228704),
)
_SLANTING: Final = (
    *(708976704, 50366475, 33818692, 455348224, 461906692, 35194501, 470843520, 243621959, 1124206608, 1361072684),
    *(939790765, 16867333, 4034921024, 891297920, 1117864964, 1283720264, 4424448, 339879168, 269492497, 939655232),
    *(3355729920, 554971168, 170230180, 3362275633, 1613349008),
)


class Lines(NamedTuple):
    """Per square the mask of its lines and the factor; `ends[square << bits | index]`: the squares slid to, a mask."""

    mask: U32
    factor: U32
    ends: U32
    bits: int

    def look(self, square: U8, taken: U32) -> U32:
        """Where a piece on each square slides to along these lines, given what is taken."""
        index = (taken & self.mask.take(square)) * self.factor.take(square)
        index >>= np.uint32(32 - self.bits)
        index += square.astype(np.uint32) << np.uint32(self.bits)
        return self.ends.take(index)


def _lines(ways: range, factors: tuple[int, ...], bits: int) -> Lines:
    mask = np.zeros(len(SQUARES), np.uint32)
    ends = np.zeros(len(SQUARES) << bits, np.uint32)
    for square in SQUARES:
        line = sum(1 << onward for way in ways for onward in RAYS[square][way])
        mask[square] = line
        for taken in subsets(line):
            index = (taken * factors[square] & 0xFFFFFFFF) >> (32 - bits)
            reached = {destination(square, way, taken) for way in ways} - {square}
            ends[square << bits | index] = sum(1 << end for end in reached)
    return Lines(mask, np.array(factors, np.uint32), ends, bits)


STRAIGHT: Final = _lines(range(4), _STRAIGHT, 9)
SLANTING: Final = _lines(range(4, 8), _SLANTING, 8)


def slides(square: U8, taken: U32) -> U32:
    """The squares to which a piece on each square slides, as masks; the Valley among them."""
    return STRAIGHT.look(square, taken) | SLANTING.look(square, taken)
