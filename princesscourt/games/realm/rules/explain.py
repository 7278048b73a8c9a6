"""Why clicks lead nowhere, so that the screen can teach the rule."""

from __future__ import annotations

from princesscourt.core.rules import Reason, Spelling, because
from princesscourt.games.realm.rules.board import Board, count, guarded, reserve
from princesscourt.games.realm.rules.check import (
    action_refusal,
    after_stride,
    castle_refusal,
    march_refusal,
    stride_refusal,
)
from princesscourt.games.realm.rules.ground import Ground
from princesscourt.games.realm.rules.hexes import BIT, INDEX, NAMES, bits
from princesscourt.games.realm.rules.marches import princes, reach_of
from princesscourt.games.realm.rules.moves import Build, Joint, PrinceReborn, QueenReborn, Stride
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.reach import queen_reach


class Clicks:
    """Explains clicks on `board`, seen by the side that acts."""

    def __init__(self, board: Board, ground: Ground, options: Options) -> None:
        self.board = board
        self.ground = ground
        self.options = options

    def refusal(self, clicks: Spelling) -> Reason | None:
        """Why these clicks begin no action; None if they begin one. The pass is not looked at."""
        match clicks:
            case ("do/field" | "do/city" as what,):
                return self._action(Build("field" if what == "do/field" else "city", self.board[0]))
            case ("reserve", *rest):
                return self._reserve([INDEX.get(name, -1) for name in rest])
            case ("queen", *rest):
                return self._queen([INDEX.get(name, -1) for name in rest])
        places = [INDEX.get(name, -1) for name in clicks]
        if -1 in places or len(places) > 4:
            return because("illegal")
        return self._hexes(places)

    def _action(self, move: Build | PrinceReborn | QueenReborn | Joint) -> Reason | None:
        return action_refusal(self.board, move, self.ground, self.options)

    def _reserve(self, places: list[int]) -> Reason | None:
        if not places:
            free = bits(self.board[4])
            reasons = [self._action(PrinceReborn(INDEX[_name(city)])) for city in free]
            if None in reasons:
                return None
            return reasons[0] if reasons else self._no_city()
        return self._action(PrinceReborn(places[0])) if len(places) == 1 and places[0] >= 0 else because("illegal")

    def _no_city(self) -> Reason:
        if reserve(self.board) < 1:
            return because("reserve_empty")
        fields, stand = self.board[3].bit_count(), count(self.board)
        if fields <= stand:
            return because("few_fields", fields=fields, princes=stand + 1)
        return because("own_no_city")

    def _queen(self, places: list[int]) -> Reason | None:
        if -1 in places or len(places) > 2:
            return because("illegal")
        given = [INDEX[_name(bit)] for bit in bits(self.board[1])]
        cities = [INDEX[_name(bit)] for bit in bits(self.board[4])]
        tries = [QueenReborn(city, prince) for city in (places[:1] or cities) for prince in (places[1:] or given)]
        reasons = [self._action(move) for move in tries]
        return None if None in reasons else reasons[0] if reasons else because("queen_lives")

    def _hexes(self, places: list[int]) -> Reason | None:
        start = places[0]
        lost = action_refusal(self.board, Build("field", start), self.ground, self.options)
        if lost and lost.key == "queen_first":
            return lost
        if not self._own(self.board, start):
            return self._foreign(start)
        if len(places) == 1:
            return None if self._may_begin(start) else because("stuck", hex=NAMES[start])
        if self._own(self.board, places[1]) and self._pairs(start, places[1]):
            return self._two_own(places)
        first = self._stride(self.board, start, places[1])
        found = stride_refusal(self.board, first, self.ground)
        return found or (None if len(places) == 2 else self._second(first, places[2:]))

    def _own(self, board: Board, at: int) -> bool:
        return at == board[0] or bool(BIT[at] & board[1])

    def _foreign(self, at: int) -> Reason:
        bit = BIT[at]
        if bit & guarded(self.board):
            return because("enemy_here", hex=NAMES[at])
        return because("nobody_here", hex=NAMES[at])

    def _pairs(self, one: int, other: int) -> bool:
        return one != other or BIT[one] == self.board[2]

    def _two_own(self, places: list[int]) -> Reason | None:
        one, other = places[:2]
        queen = self.board[0]
        if queen in (one, other):
            found = castle_refusal(self.board, queen, other if one == queen else one, self.ground)
            return found or (None if len(places) == 2 else because("illegal"))
        if len(places) == 3:
            return self._action(Joint(one, other, places[2]))
        together = self._reach(one) & self._reach(other) & guarded(self.board)
        return None if together and len(places) == 2 else because("stacking", hex=NAMES[other])

    def _stride(self, board: Board, start: int, end: int) -> Stride:
        return Stride("Q" if start == board[0] else "P", start, end, bool(BIT[end] & guarded(board)))

    def _second(self, first: Stride, places: list[int]) -> Reason | None:
        if places[0] == first.end:
            return because("moved_twice", hex=NAMES[first.end])
        board = after_stride(self.board, first, self.ground, self.options)
        if not self._own(board, places[0]):
            return self._foreign(places[0])
        if len(places) == 1:
            ends = _ends(board, places[0], self.ground)
            return None if ends else because("stuck", hex=NAMES[places[0]])
        second = self._stride(board, places[0], places[1])
        return march_refusal(self.board, (first, second), self.ground, self.options)

    def _reach(self, at: int) -> int:
        return reach_of(self.board, BIT[at], self.ground)

    def _may_begin(self, at: int) -> bool:
        if _ends(self.board, at, self.ground):
            return True
        queen = self.board[0]
        partners = [INDEX[_name(bit)] for bit in princes(self.board)] if at == queen else [at]
        return any(castle_refusal(self.board, queen, prince, self.ground) is None for prince in partners)


def _ends(board: Board, at: int, ground: Ground) -> int:
    own = board[1] | BIT[board[0]]
    if at == board[0]:
        return queen_reach(BIT[at], guarded(board), board[1] & ground.sea, ground.dry) & ~own
    return reach_of(board, BIT[at], ground) & ~own


def _name(bit: int) -> str:
    return NAMES[bit.bit_length() - 1]
