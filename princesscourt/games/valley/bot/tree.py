"""The positions that a search has met, ply by ply from the root, with what it thinks of them.

Positions of one ply are kept once, however they were reached. A worth is seen from the side to move: `WON - n` means
proven won in n plies, `-(WON - n)` proven lost in n, anything else the odds by the judge as a logarithm.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from princesscourt.games.valley.bot.arrays import F32, I32, U64, Index, Mask
from princesscourt.games.valley.bot.judge import judge
from princesscourt.games.valley.bot.packed import children, outlook, step
from princesscourt.games.valley.rules.moves import Slide

WON: Final = np.float32(1000)
PROVEN: Final = np.float32(500)
DEEPEST: Final = 120
_SPREAD: Final = np.uint64(0x9E3779B97F4A7C15)


@dataclass(frozen=True, slots=True)
class Law:
    """What the search must know of the game it is in.

    `trap`: a king shut in loses. `drawn`: positions whose next appearance draws. `shunned`: positions that were on the
    board before; they count as drawn when a move is chosen, so that nobody goes round in circles. `horizon`: plies
    from here at which the game is drawn, or beyond which the search does not look.
    """

    trap: bool = True
    drawn: tuple[int, ...] = ()
    shunned: tuple[int, ...] = ()
    horizon: int = DEEPEST


class Family(NamedTuple):
    """Positions that were looked into, and all that follows: child by child, those of one parent beside each other."""

    parents: Index
    first: Index
    sizes: Index
    children: Index


class Tree:
    """A growing tree below one position. Positions are known by their number; the root is 0."""

    def __init__(self, root: int, law: Law, room: int) -> None:
        self.law = law
        self.count = 1
        self.room = room
        self.keys = np.zeros(room, np.uint64)
        self.worth = np.zeros(room, np.float32)
        self.ply = np.zeros(room, np.int16)
        self.open = np.zeros(room, np.bool_)
        self.keys[0] = root
        self.open[0] = True
        self.families: list[list[Family]] = [[] for _ in range(DEEPEST + 1)]
        self._bits = max(10, int(room).bit_length())
        self._slots = np.zeros(1 << self._bits, np.int32)
        self._drawn = np.array(law.drawn + law.shunned, np.uint64)

    def begin(self, moves: Iterable[Slide]) -> None:
        """Look into the root, where only these moves are allowed."""
        self.expand(np.zeros(1, np.intp))
        allowed = set(moves)
        for family in self.families[0]:
            here = [step(int(self.keys[0]), int(self.keys[child])) in allowed for child in family.children]
            kept = family.children[np.array(here)]
            self.families[0] = [Family(family.parents, family.first, np.array([len(kept)]), kept)]

    @property
    def full(self) -> bool:
        return self.count + 40 > self.room

    def expand(self, nodes: Index) -> None:
        """Look into open positions of one ply."""
        ply = int(self.ply[nodes[0]])
        found = children(self.keys[nodes])
        self.open[nodes] = False
        sizes = np.bincount(found.parent, minlength=len(nodes))
        stuck = sizes == 0
        if stuck.any():
            self.worth[nodes[stuck]] = -WON
            nodes, sizes = nodes[~stuck], sizes[~stuck]
        if len(nodes):
            first = np.cumsum(sizes) - sizes
            self.families[ply].append(Family(nodes, first, sizes, self._numbered(found.keys, ply + 1)))

    def _numbered(self, keys: U64, ply: int) -> Index:
        """The number of each position; new ones are taken in. Equal positions have equal numbers, save for rare
        cases where two share a slot."""
        slot = ((keys ^ np.uint64(ply % 16) << np.uint64(60)) * _SPREAD >> np.uint64(64 - self._bits)).astype(np.intp)
        numbers: I32 = self._slots[slot]
        new = np.flatnonzero((self.keys[numbers] != keys) | (self.ply[numbers] != ply))
        if not len(new):
            return numbers.astype(np.intp)
        fresh, place, order = keys[new], slot[new], np.arange(len(new), dtype=np.int32)
        self._slots[place] = order
        last = self._slots[place]
        same = np.where(fresh[last] == fresh, last, order)
        chosen = same == order
        number = self.count - 1 + np.cumsum(chosen, dtype=np.int32)
        numbers[new] = number[same]
        self._slots[place[chosen]] = number[chosen]
        self._take_in(fresh[chosen], ply)
        return numbers.astype(np.intp)

    def _take_in(self, keys: U64, ply: int) -> None:
        start, end = self.count, self.count + len(keys)
        if end > self.room:
            self._grow(end)
        part = slice(start, end)
        worth, settled = self._first_look(keys, ply)
        self.keys[part], self.worth[part], self.ply[part], self.open[part] = keys, worth, ply, ~settled
        self.count = end

    def _grow(self, end: int) -> None:
        """Room for the last handful; the slots stay as they are."""
        self.room = end + self.room // 2
        for name in ("keys", "worth", "ply", "open"):
            old = getattr(self, name)
            setattr(self, name, np.concatenate([old, np.zeros(self.room - len(old), old.dtype)]))

    def _first_look(self, keys: U64, ply: int) -> tuple[F32, Mask]:
        """Worth of positions new in the tree, and whether that is the last word."""
        reached, shut_in, at_once = outlook(keys)
        lost = reached | shut_in if self.law.trap else reached
        settled = lost | at_once
        worth = np.where(lost, -WON, WON - 1).astype(np.float32)
        beyond = ~lost if ply >= self.law.horizon else np.zeros(len(keys), np.bool_)
        if len(self._drawn):
            beyond |= ~reached & np.isin(keys, self._drawn)
        worth[beyond] = 0
        settled |= beyond
        unsure = np.flatnonzero(~settled)
        worth[unsure] = judge(keys[unsure])
        return worth, settled

    def up(self) -> Iterator[Family]:
        """Families from the deepest ply to the root."""
        for ply in range(DEEPEST, -1, -1):
            yield from self.families[ply]

    def down(self) -> Iterator[tuple[int, Family]]:
        """Families from the root on, with their ply."""
        for ply, families in enumerate(self.families):
            for family in families:
                yield ply, family

    def back_up(self) -> None:
        """Carry what is known of the last positions up to the root."""
        for family in self.up():
            best = np.maximum.reduceat(-self.worth[family.children], family.first)
            best -= (best > PROVEN).astype(np.float32)
            best += (best < -PROVEN).astype(np.float32)
            self.worth[family.parents] = best

    def offspring(self, node: int) -> Index:
        """What follows a position that was looked into; empty if it was not."""
        for family in self.families[int(self.ply[node])]:
            at = np.flatnonzero(family.parents == node)
            if len(at):
                first = int(family.first[at[0]])
                return family.children[first : first + int(family.sizes[at[0]])]
        return np.zeros(0, np.intp)

    def all_offspring(self) -> dict[int, Index]:
        """`offspring` of every position that was looked into."""
        found: dict[int, Index] = {}
        for family in self.up():
            found.update(zip(family.parents.tolist(), np.split(family.children, family.first[1:]), strict=True))
        return found

    def plies_to_win(self, node: int) -> int | None:
        """In how many plies the side to move is proven to win; None if it is not."""
        worth = self.worth[node]
        return round(float(WON - worth)) if worth > PROVEN else None

    def plies_to_loss(self, node: int) -> int | None:
        """In how many plies the side to move is proven to lose at the latest; None if it is not."""
        worth = self.worth[node]
        return round(float(WON + worth)) if worth < -PROVEN else None
