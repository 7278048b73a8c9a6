"""What a position is worth (section 11: the evaluation of the "two-ply" program).

Realm points of the best group, fields, having a city at all, Princes, a lost Queen, and how far the Queen is from the
next place to build. One plain field in the realm is worth about 25.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from princesscourt.games.realm.rules.actions import others, passed, queen_rebirths
from princesscourt.games.realm.rules.board import Board, flipped
from princesscourt.games.realm.rules.ground import Ground
from princesscourt.games.realm.rules.hexes import BIT, NOWHERE, around
from princesscourt.games.realm.rules.marches import marches
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.realm import TARGET, complete, realms

WIN: Final = 100_000
SURE: Final = WIN - 1_000
"""From here on a value means a win that was seen to its end."""
HALF_POINT: Final = 10
FIELD: Final = 4
CITY: Final = 15
PRINCE: Final = 12
LOST_QUEEN: Final = 60
STEP_TO_SITE: Final = 2
ALMOST: Final = 300
"""A finished realm that must still survive a turn (option `victory = hold`)."""
_FAR: Final = 4
_LEAST: Final = TARGET // 2
"""With fewer fields no realm is complete."""

Worth = Callable[[int, int, int, int, int], int]


class Judge:
    """Judges positions on one map under some options."""

    def __init__(self, ground: Ground, options: Options) -> None:
        self.ground = ground
        self.options = options
        self._hold = options.victory == "hold"
        self._worth = _worth(ground)

    def after(self, board: Board) -> int:
        """The value for the side that just acted, with `board` seen by it; `WIN` if it won, `-WIN` if it lost."""
        q, p, d, f, c, _, eq, ep, ed, ef, ec, _ = board
        if eq == NOWHERE and not can_be_reborn(flipped(board)):
            return WIN
        value = self._worth(q, p, d, f, c) - self._worth(eq, ep, ed, ef, ec)
        if self._hold and ef.bit_count() >= _LEAST and complete(ef, ec, ep, self.ground):
            return -WIN
        if f.bit_count() >= _LEAST and complete(f, c, p, self.ground):
            return value + ALMOST if self._hold else WIN
        return value

    def children(self, board: Board) -> list[Board]:
        """The positions after each distinct action of the side to act, seen by it; the pass comes last."""
        if board[0] == NOWHERE:
            return [after for after, _ in queen_rebirths(board)]
        found: dict[Board, object] = {**marches(board, self.ground, self.options)}
        found.update(others(board, self.ground, self.options))
        return [*found, passed(board)]


def can_be_reborn(board: Board) -> bool:
    """Whether the side to act, whose Queen is lost, has a way to bring her back."""
    return any(True for _ in queen_rebirths(board))


def _worth(ground: Ground) -> Worth:
    """What one side has, by Queen, Princes, stack, fields, cities; it remembers what it was asked."""

    @lru_cache(maxsize=1 << 14)
    def built(fields: int, cities: int, bridges: int) -> int:
        best = max((realm.halves for realm in realms(fields, cities, bridges, ground)), default=0)
        return HALF_POINT * best + FIELD * fields.bit_count() + (CITY if cities else 0)

    @lru_cache(maxsize=1 << 17)
    def worth(queen: int, princes: int, stack: int, fields: int, cities: int) -> int:
        value = built(fields, cities, princes & ground.sea)
        value += PRINCE * (princes.bit_count() + (1 if stack else 0))
        if queen == NOWHERE:
            return value - LOST_QUEEN
        return value - STEP_TO_SITE * _steps(BIT[queen], ground.plain & ~fields & ~cities)

    return worth


def _steps(front: int, sites: int) -> int:
    """How many steps to the nearest of these hexes."""
    steps = 0
    while not front & sites and steps < _FAR:
        front |= around(front)
        steps += 1
    return steps
