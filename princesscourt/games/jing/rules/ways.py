"""Counting the ways to put one player's figures behind screens of which some are partly known.

A screen is a mask of what may stand there. All numbers are exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from princesscourt.games.jing.rules.catalog import EMPTY, HOLDER, KINDS, LADY, MAID, PRINCESS, UNKNOWN

GLYPHS = EMPTY + KINDS
BIT = {glyph: 1 << i for i, glyph in enumerate(GLYPHS)}
ANY = (1 << len(GLYPHS)) - 1
NOTHING = BIT[EMPTY]
MASK = {**BIT, LADY: BIT[PRINCESS] | BIT[MAID], UNKNOWN: ANY & ~BIT[PRINCESS]}
"""By what was shown: UNKNOWN is the "no" of a pointing that shows no more (R8)."""
ONLY_HOLDERS = BIT[HOLDER]


def heavier(weights: Sequence[int | float], rng: Random) -> int:
    """A place in `weights`, each as likely as it is heavy. Raises ValueError when there is no weight."""
    mark, last = rng.random() * sum(weights), -1
    for place, weight in enumerate(weights):
        mark -= weight
        last = place if weight else last
        if mark < 0:
            break
    if last < 0:
        raise ValueError("nothing fits")
    return last


@dataclass(frozen=True, slots=True)
class Needs:
    """Which figures stand: a princess, a maid, so many holders and animals, these animals among them."""

    holders: int
    animals: int
    must: str = ""


@dataclass(frozen=True, slots=True)
class Ways:
    """`total` arrangements; `at[i][g]` of them have glyph g of `GLYPHS` on screen i."""

    total: int
    at: tuple[tuple[int, ...], ...]
    masks: tuple[int, ...]
    tails: tuple[dict[int, int], ...]

    def draw(self, rng: Random) -> tuple[str, ...]:
        """One arrangement, each equally likely. Raises ValueError when there is none."""
        if not self.total:
            raise ValueError("nothing fits")
        used, drawn = 0, []
        for i, mask in enumerate(self.masks):
            tail = self.tails[i + 1]
            steps = [(g, after, tail[after]) for g, after in _steps(used, mask) if after in tail]
            g, used, _ = steps[heavier([count for _, _, count in steps], rng)]
            drawn.append(GLYPHS[g])
        return tuple(drawn)


def _steps(used: int, mask: int) -> list[tuple[int, int]]:
    """(glyph, used afterwards) for each figure that may come next.

    `used` packs what already stands: bit 0 princess, 1 maid, 2-3 number of holders, 4-6 animals.
    """
    steps = [(0, used)] if mask & 1 else []
    if mask & 2 and not used & 1:
        steps.append((1, used | 1))
    if mask & 4 and not used & 2:
        steps.append((2, used | 2))
    if mask & 8 and used & 12 != 8:
        steps.append((3, used + 4))
    for g, bit in ((4, 16), (5, 32), (6, 64)):
        if mask & (1 << g) and not used & bit:
            steps.append((g, used | bit))
    return steps


def _finals(needs: Needs) -> tuple[int, ...]:
    base = 3 + 4 * needs.holders
    sets = [bits for bits in range(8) if bits.bit_count() == needs.animals]
    must = sum(1 << "CFO".index(animal) for animal in needs.must)
    return tuple(base + 16 * bits for bits in sets if bits & must == must)


@lru_cache(maxsize=4096)
def ways(masks: tuple[int, ...], needs: Needs) -> Ways:
    """All arrangements that fit `masks` and `needs`."""
    finals = _finals(needs)
    heads: list[dict[int, int]] = [{0: 1}]
    for mask in masks:
        ahead: dict[int, int] = {}
        for used, count in heads[-1].items():
            for _, after in _steps(used, mask):
                if (after >> 2) & 3 <= needs.holders and (after >> 4).bit_count() <= needs.animals:
                    ahead[after] = ahead.get(after, 0) + count
        heads.append(ahead)
    tails: list[dict[int, int]] = [{final: 1 for final in finals if final in heads[-1]}]
    at: list[tuple[int, ...]] = []
    for mask, head in zip(reversed(masks), reversed(heads[:-1]), strict=True):
        back, counts = _back(mask, head, tails[-1])
        tails.append(back)
        at.append(counts)
    return Ways(tails[-1].get(0, 0), tuple(reversed(at)), masks, tuple(reversed(tails)))


def _back(mask: int, head: dict[int, int], tail: dict[int, int]) -> tuple[dict[int, int], tuple[int, ...]]:
    back: dict[int, int] = {}
    counts = [0] * len(GLYPHS)
    for used, before in head.items():
        for g, after in _steps(used, mask):
            behind = tail.get(after, 0)
            if behind:
                back[used] = back.get(used, 0) + behind
                counts[g] += before * behind
    return back, tuple(counts)
