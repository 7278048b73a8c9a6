"""A net of three layers that looks at a position and says who will win.

It was taught with the complete solution of the game: 128 inputs, 256 and 32 cells, one answer, which is
the logarithm of the odds that the side to move wins. It is right about nine positions in ten of those that are not
decided within a ply; the search above it corrects the rest.
"""

from __future__ import annotations

import io
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import numpy as np

from princesscourt.games.valley.bot.arrays import F32, U64
from princesscourt.games.valley.bot.packed import planes

SURE: Final = 20.0
"""No answer lies beyond this."""
_AT_ONCE: Final = 1024


class Net(NamedTuple):
    """Weights and biases of the three layers."""

    w1: F32
    b1: F32
    w2: F32
    b2: F32
    w3: F32
    b3: F32


@cache
def _net() -> Net:
    data = files("princesscourt.games.valley.bot").joinpath("net.npz").read_bytes()
    with np.load(io.BytesIO(data), allow_pickle=False) as stored:
        return Net(*(stored[name].astype(np.float32) for name in Net._fields))


def judge(keys: U64) -> F32:
    """The odds of each position for the side to move, as logarithms from -20 to 20."""
    net = _net()
    found = np.empty(len(keys), np.float32)
    for start in range(0, len(keys), _AT_ONCE):
        part = slice(start, start + _AT_ONCE)
        cells = planes(keys[part]).astype(np.float32)
        for weights, bias in ((net.w1, net.b1), (net.w2, net.b2)):
            cells = cells @ weights
            cells += bias
            np.maximum(cells, 0, out=cells)
        found[part] = (cells @ net.w3)[:, 0] + net.b3
    return np.clip(found, -SURE, SURE, out=found)
