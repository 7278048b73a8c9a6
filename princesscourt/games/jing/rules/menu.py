"""Who is asked and what they may do. A player's menu follows from what that player knows (jing 5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from princesscourt.core.rules import CHANCE, Ask, Seat
from princesscourt.games.jing.rules import setup
from princesscourt.games.jing.rules.catalog import (
    EMPTY,
    HOLDER,
    PRINCESS,
    SECOND_ROW,
    START_LINE,
    Pair,
    Square,
    captains,
    home,
    row,
)
from princesscourt.games.jing.rules.moves import (
    AUTO,
    CLAIM,
    DECLINE,
    PARALYSES,
    POINTS,
    READY,
    RETURNS,
    SWAP_AT,
    SWAPS,
    WITHDRAWALS,
    Deal,
    Move,
    Point,
    Put,
    Swap,
)
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.state import State

_MOVE = tuple((Ask(seat, "move"),) for seat in (0, 1))
_POINT = tuple((Ask(seat, "point", optional=True),) for seat in (0, 1))
_RETURN = tuple((Ask(seat, "return"),) for seat in (0, 1))


def asks(state: State) -> tuple[Ask, ...]:
    """Who is asked now; () when the match is over. Both players set up at the same time."""
    run = state.run
    if run.phase == "move":
        return _MOVE[run.current]
    if run.phase == "point":
        return _POINT[run.current]
    if run.phase == "return":
        return _RETURN[run.returning]
    if run.phase == "deal":
        return (Ask(CHANCE, setup.due(state)[0], private=False),)
    if run.phase == "setup":
        return _setup_asks(state)
    return ()


def _setup_asks(state: State) -> tuple[Ask, ...]:
    if state.run.dealing != CHANCE:
        return (Ask(CHANCE, "arrange"),)
    waiting = [seat for seat in (0, 1) if not state.sides[seat].ready]
    done = {seat: setup.complete(state.options, state.faces[seat]) for seat in waiting}
    return tuple(Ask(seat, "ready" if done[seat] else "place") for seat in waiting)


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """The legal moves of `seat`, () if it is not asked."""
    run = state.run
    if seat == CHANCE:
        return setup.chance_moves(state) if run.phase == "deal" else ()
    if run.phase == "move" and seat == run.current:
        return swaps(run.bar) + withdrawals(state.options, seat, state.faces[seat])
    if run.phase == "point" and seat == run.current:
        return second_steps(state.options, seat, state.faces[seat])
    if run.phase == "return" and seat == run.returning:
        return tuple(RETURNS[square] for square in returns(seat, state.faces[seat], run.caught))
    if run.phase == "setup" and run.dealing == CHANCE:
        return _setup_moves(state, seat)
    return ()


@cache
def swaps(bar: Pair | None) -> tuple[Move, ...]:
    """All exchanges but the barred one (jing 4.1)."""
    return tuple(swap for swap in SWAPS if (swap.a, swap.b) != bar)


def withdrawals(options: Options, seat: Seat, own: str) -> tuple[Move, ...]:
    """Princess and holders that have left the start line, each to every free square of it (jing 4.2, R4-R6)."""
    line = START_LINE[seat]
    free = [square for square in line if own[square] == EMPTY]
    away = [square for square, kind in enumerate(own) if kind in (PRINCESS, HOLDER)]
    if not options.withdraw_on_line:
        away = [square for square in away if square not in line]
    return tuple(WITHDRAWALS[a][b] for a in away for b in free)


def returns(seat: Seat, own: str, caught: Square) -> tuple[Square, ...]:
    """Where a found princess may go: her start line, or the second row when that is full (jing 4.4, R6, R7)."""
    free = tuple(square for square in START_LINE[seat] if own[square] == EMPTY and square != caught)
    return free or tuple(square for square in SECOND_ROW[seat] if own[square] == EMPTY and square != caught)


def second_steps(options: Options, seat: Seat, own: str) -> tuple[Move, ...]:
    """Not to point, to point at any square, and what options add (jing 4, R26)."""
    listed: tuple[Move, ...] = (DECLINE, *POINTS)
    if may_claim(options, seat, own):
        listed += (CLAIM,)
    return listed + PARALYSES if options.expert and options.paralysis == "flank" else listed


def may_claim(options: Options, seat: Seat, own: str) -> bool:
    """Option `claim`: the princess stands in front of one of her captains."""
    if not options.expert or options.expert_win != "claim":
        return False
    return any(own[square] == PRINCESS for square in captains(seat, options))


def _setup_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    side, face = state.sides[seat], state.faces[seat]
    if side.ready:
        return ()
    if setup.complete(state.options, face):
        return (READY,)
    free = [square for square in home(seat, state.options) if face[square] == EMPTY]
    kinds = dict.fromkeys(setup.hand(state.options, side, face))
    return (*(Put(kind, square) for kind in kinds for square in free), AUTO)


def legal(state: State, seat: Seat, move: Move) -> bool:
    """Whether `seat`, which is asked, may make this move."""
    run = state.run
    if seat == CHANCE:
        if isinstance(move, Deal):
            return run.dealing == move.seat and setup.fits(state, move)
        return move in moves(state, CHANCE)
    if isinstance(move, Swap):
        pair = (move.a, move.b)
        return run.phase == "move" and seat == run.current and pair in SWAP_AT and pair != run.bar
    if isinstance(move, Point):
        return run.phase == "point" and seat == run.current and 0 <= move.square < 25
    return move in moves(state, seat)


def on_line(seat: Seat, square: Square) -> bool:
    """Whether the square lies on the start line of `seat`."""
    return row(square) == (0 if seat == 0 else 4)
