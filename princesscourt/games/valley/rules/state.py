"""The state of a game (rules 3)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from princesscourt.core.rules import Result, because
from princesscourt.games.valley.rules.moves import Slide
from princesscourt.games.valley.rules.options import PLY_CAP, Options
from princesscourt.games.valley.rules.slides import king_slides, soldier_slides
from princesscourt.games.valley.rules.squares import SQUARES, VALLEY

LIGHT: Final = 0
DARK: Final = 1
VALLEY_BIT: Final = 1 << VALLEY


def _wins(seat: int, why: str) -> Result:
    return Result((1, 2) if seat == LIGHT else (2, 1), because(why))


REACHED: Final = (_wins(LIGHT, "valley"), _wins(DARK, "valley"))
SHUT_IN: Final = (_wins(LIGHT, "trapped"), _wins(DARK, "trapped"))
STUCK: Final = (_wins(LIGHT, "no_move"), _wins(DARK, "no_move"))
REPEATED: Final = Result((1, 1), because("repetition"))
CAPPED: Final = Result((1, 1), because("ply_cap"))


@dataclass(frozen=True, slots=True)
class State:
    """Kings and soldiers as bits (a1 = 1, b1 = 2, ... e5 = 1 << 24), those of LIGHT first.

    `turn` is the seat to move. `history` holds the key of every position so far, this one last. `moves` and `result`
    follow from the rest; they are kept because they are asked for again and again.
    """

    options: Options
    kings: tuple[int, int]
    soldiers: tuple[int, int]
    turn: int
    ply: int
    history: tuple[int, ...]
    moves: tuple[Slide, ...] = field(compare=False, repr=False)
    result: Result | None = field(compare=False, repr=False)

    @property
    def key(self) -> int:
        return self.history[-1]

    @property
    def taken(self) -> int:
        return self.kings[0] | self.kings[1] | self.soldiers[0] | self.soldiers[1]

    @property
    def drawing_opening(self) -> bool:
        """CHANCE is to choose a balanced opening."""
        return self.ply == 0 and self.options.opening == "balanced"

    def piece(self, square: int) -> str:
        """K and S of LIGHT, k and s of DARK, "" for nobody."""
        bit = 1 << square
        for seat, letters in enumerate(("KS", "ks")):
            if self.kings[seat] & bit:
                return letters[0]
            if self.soldiers[seat] & bit:
                return letters[1]
        return ""

    @property
    def board(self) -> str:
        """25 letters from a1 to e5, "." for an empty square."""
        return "".join(self.piece(square) or "." for square in SQUARES)


def key_of(kings: tuple[int, int], soldiers: tuple[int, int], turn: int) -> int:
    """Board and side to move as a number; soldiers of one side are alike (rules 3)."""
    return kings[0] | kings[1] << 25 | soldiers[0] << 50 | soldiers[1] << 75 | turn << 100


def arrive(
    options: Options,
    kings: tuple[int, int],
    soldiers: tuple[int, int],
    turn: int,
    ply: int,
    before: tuple[int, ...],
) -> State:
    """The state in which `turn` is about to move, with the tests of rules 6 in the order of ruling 5."""
    key = key_of(kings, soldiers, turn)
    history = (*before, key)
    other = kings[1 - turn]
    if other == VALLEY_BIT:
        return State(options, kings, soldiers, turn, ply, history, (), REACHED[1 - turn])
    drawn = _drawn(options, ply, before, key)
    if drawn:
        return State(options, kings, soldiers, turn, ply, history, (), drawn)
    mine = kings[turn]
    taken = mine | other | soldiers[0] | soldiers[1]
    by_king = king_slides(mine, taken)
    if not by_king and options.trapped_king_loses:
        return State(options, kings, soldiers, turn, ply, history, (), SHUT_IN[1 - turn])
    moves = soldier_slides(soldiers[turn], taken)
    if ply or not options.first_move_soldier:
        moves += by_king
    return State(options, kings, soldiers, turn, ply, history, tuple(moves), None if moves else STUCK[1 - turn])


def _drawn(options: Options, ply: int, before: tuple[int, ...], key: int) -> Result | None:
    """Ruling 6."""
    if options.repetition == "off":
        return CAPPED if ply >= PLY_CAP else None
    if key in before and before.count(key) >= options.appearances - 1:
        return REPEATED
    return None


def moved(state: State, move: Slide) -> tuple[tuple[int, int], tuple[int, int]]:
    """Kings and soldiers after a legal slide."""
    step = 1 << move.origin | 1 << move.target
    kings, soldiers = state.kings, state.soldiers
    if kings[state.turn] >> move.origin & 1:
        return ((kings[0] ^ step, kings[1]) if state.turn == LIGHT else (kings[0], kings[1] ^ step)), soldiers
    return kings, ((soldiers[0] ^ step, soldiers[1]) if state.turn == LIGHT else (soldiers[0], soldiers[1] ^ step))


def after(state: State, move: Slide) -> State:
    """The state after a legal slide."""
    kings, soldiers = moved(state, move)
    return arrive(state.options, kings, soldiers, 1 - state.turn, state.ply + 1, state.history)
