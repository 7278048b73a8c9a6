"""A position as twelve numbers, and what a battle makes of it (section 6).

`Board` is quick to make and to compare; `State` is built from it. It is seen from one side: first what is mine, then
the same of the enemy. Pawns and buildings are bit masks, a Queen is her index.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from princesscourt.games.realm.rules.ground import Ground
from princesscourt.games.realm.rules.hexes import BIT, NOWHERE, VALUE
from princesscourt.games.realm.rules.options import Options

Board: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int, int, int]
"""(queen, princes, stack, fields, cities, removed) of the mover, then of the enemy.

`princes` are the hexes with at least one Prince; `stack` is the hex with two, or 0.
"""

PRINCES: Final = 3
CITY: Final = (3, 5)
QUEEN: Final = (4, 7)
"""Defence on low and on mountain hexes."""


class Battle(NamedTuple):
    """The sums of a battle."""

    attack: int
    defence: int

    @property
    def won(self) -> bool:
        return self.attack > self.defence

    @property
    def tied(self) -> bool:
        return self.attack == self.defence

    def hopeless(self, options: Options) -> bool:
        """Whether nothing comes of it but the loss of the attackers."""
        return self.attack < self.defence or (self.tied and options.tie == "defender")


def flipped(board: Board) -> Board:
    """The same position seen from the other side."""
    q, p, d, f, c, x, eq, ep, ed, ef, ec, ex = board
    return (eq, ep, ed, ef, ec, ex, q, p, d, f, c, x)


def guarded(board: Board) -> int:
    """The hexes with an enemy Queen, Prince or city."""
    return board[7] | board[10] | BIT[board[6]]


def count(board: Board) -> int:
    """The mover's Princes on the board."""
    return board[1].bit_count() + (1 if board[2] else 0)


def reserve(board: Board) -> int:
    """The mover's Princes that may be reborn."""
    return PRINCES - board[5] - count(board)


def defence(board: Board, at: int, ground: Ground) -> int:
    """The sum with which the enemy holds the hex of the bit `at`."""
    high = bool(at & ground.mountain)
    total = CITY[high] if at & board[10] else 0
    if at & BIT[board[6]]:
        total += QUEEN[high]
    if at & board[7]:
        total += VALUE[board[6]][at] * (2 if high else 1) * (2 if at & board[8] else 1)
    return total


def battle(board: Board, attackers: int, at: int, ground: Ground) -> Battle:
    """The sums when so many of the mover's Princes attack the hex of the bit `at`."""
    return Battle(attackers * VALUE[board[0]][at], defence(board, at, ground))


def lifted(board: Board, start: int) -> Board:
    """Without one Prince on the hex of the bit `start`."""
    q, p, d, f, c, x, eq, ep, ed, ef, ec, ex = board
    if start == d:
        return (q, p, 0, f, c, x, eq, ep, ed, ef, ec, ex)
    return (q, p ^ start, d, f, c, x, eq, ep, ed, ef, ec, ex)


def strike(board: Board, attackers: int, at: int, ground: Ground, options: Options) -> Board:
    """After the battle of one or two Princes, already lifted, for the guarded hex of the bit `at`."""
    sums = battle(board, attackers, at, ground)
    if sums.won:
        return _conquered(board, attackers, at, options)
    if sums.tied and options.tie == "both_lost":
        q, p, d, f, c, x, eq, ep, ed, ef, ec, ex = board
        return (q, p, d, f, c, x, _unless(eq, at), ep & ~at, ed & ~at, ef, ec, ex)
    return board


def _unless(queen: int, at: int) -> int:
    return NOWHERE if BIT[queen] == at else queen


def _conquered(board: Board, attackers: int, at: int, options: Options) -> Board:
    q, p, d, f, c, x, eq, ep, ed, ef, ec, ex = board
    if at & ec:
        ec ^= at
        c |= at if options.captured_city == "captured" else 0
    if at & ef:
        ef ^= at
        f |= at if options.captured_field == "captured" else 0
    return (q, p | at, at if attackers == 2 else d, f, c, x, _unless(eq, at), ep & ~at, ed & ~at, ef, ec, ex)


def landed(board: Board, at: int, options: Options) -> Board:
    """After one of the mover's pawns ended on the unguarded hex of the bit `at`: an enemy field there is captured."""
    if not at & board[9]:
        return board
    q, p, d, f, c, x, eq, ep, ed, ef, ec, ex = board
    return (q, p, d, f | (at if options.captured_field == "captured" else 0), c, x, eq, ep, ed, ef ^ at, ec, ex)


def parted(board: Board, before: Board) -> Board:
    """After the separation duty (5.8) of the mover, whose action began at `before`.

    Two Princes that were together and still are, here or on a new hex, lose one to the reserve.
    """
    q, p, d, f, c, x, *_ = board
    if not d or not before[2]:
        return board
    same_pair = d == before[2] or not p & before[2]
    return (q, p, 0, f, c, x, *board[6:]) if same_pair else board
