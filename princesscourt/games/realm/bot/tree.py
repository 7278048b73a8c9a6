"""Looking ahead: alpha-beta over the best-looking actions of each position, all replies at the last ply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from princesscourt.bots.contract import Clock
from princesscourt.games.realm.bot.judge import WIN, Judge
from princesscourt.games.realm.rules.board import Board, flipped

ENDLESS: Final = 10 * WIN


class OutOfTime(Exception):
    """The clock or the number of positions is used up."""


class Known(NamedTuple):
    """What was found out about a position: how deep, a value or a bound on it, and the best position after."""

    depth: int
    bound: Literal["exact", "low", "high"]
    value: int
    best: Board | None


class Tree:
    """One search. `widths` are the actions looked at on each ply, the first being the root's."""

    def __init__(self, judge: Judge, widths: Sequence[int], nodes: int, clock: Clock) -> None:
        self.judge = judge
        self.known: dict[Board, Known] = {}
        self._widths = widths
        self._left = nodes
        self._clock = clock

    def replies(self, after: Board) -> int:
        """The value of `after`, seen by the side that just acted, once the other has its best reply."""
        return -self._last(flipped(after), ENDLESS, 1)

    def deepen(self, after: Board, depth: int, alpha: int) -> int:
        """As `replies`, `depth` plies deep; exact if above `alpha`. Raises `OutOfTime`."""
        return -self._search(flipped(after), depth, -ENDLESS, -alpha, 1)

    def _tick(self) -> None:
        self._left -= 1
        if self._left < 0 or self._clock.over:
            raise OutOfTime

    def _last(self, board: Board, beta: int, ply: int) -> int:
        judged = self.judge.after
        best = -ENDLESS
        for after in self.judge.children(board):
            value = judged(after)
            if value > best:
                best = value
                if best >= beta or best == WIN:
                    break
        return _later(best, ply)

    def _search(self, board: Board, depth: int, alpha: int, beta: int, ply: int) -> int:
        self._tick()
        if depth == 1:
            return self._last(board, beta, ply)
        known = self.known.get(board)
        if known and known.depth >= depth and _settles(known, alpha, beta):
            return known.value
        best, chosen = -ENDLESS, None
        for after, value in self._candidates(board, known, ply):
            found = _later(value, ply) if abs(value) == WIN else None
            if found is None:
                found = -self._search(flipped(after), depth - 1, -beta, -max(alpha, best), ply + 1)
            if found > best:
                best, chosen = found, after
                if best >= beta:
                    break
        bound: Literal["exact", "low", "high"] = "low" if best >= beta else "exact" if best > alpha else "high"
        self.known[board] = Known(depth, bound, best, chosen)
        return best

    def _candidates(self, board: Board, known: Known | None, ply: int) -> list[tuple[Board, int]]:
        judged = self.judge.after
        found = [(after, judged(after)) for after in self.judge.children(board)]
        found.sort(key=_by_value, reverse=True)
        if found[0][1] == WIN:
            return found[:1]
        width = self._widths[min(ply, len(self._widths) - 1)]
        best = known.best if known else None
        if best is None:
            return found[:width]
        return [pair for pair in found if pair[0] == best] + [pair for pair in found[:width] if pair[0] != best]

    def line(self, after: Board, length: int) -> list[Board]:
        """The positions expected after `after`, each seen by the side that acted."""
        found: list[Board] = []
        board = flipped(after)
        while len(found) < length and (known := self.known.get(board)) and known.best:
            found.append(known.best)
            board = flipped(known.best)
        return found


def _by_value(pair: tuple[Board, int]) -> int:
    return pair[1]


def _later(value: int, ply: int) -> int:
    """A win is worth less the later it comes, a loss more."""
    if abs(value) != WIN:
        return value
    return value - ply if value > 0 else value + ply


def _settles(known: Known, alpha: int, beta: int) -> bool:
    if known.bound == "exact":
        return True
    return known.value >= beta if known.bound == "low" else known.value <= alpha
