"""What an action does: the position after it and the events that tell it. Trusts that the action is legal."""

from __future__ import annotations

from princesscourt.core.events import Event
from princesscourt.games.realm.rules.board import Board, battle, guarded, landed, lifted, parted, strike
from princesscourt.games.realm.rules.events import (
    Built,
    Castled,
    Fell,
    Fought,
    Outcome,
    Passed,
    PrinceBack,
    QueenBack,
    Separated,
    Taken,
    Walked,
)
from princesscourt.games.realm.rules.ground import Ground
from princesscourt.games.realm.rules.hexes import BIT, HEX, bits
from princesscourt.games.realm.rules.moves import (
    Build,
    Castle,
    Joint,
    March,
    Move,
    Pass,
    PrinceReborn,
    QueenReborn,
    Stride,
)
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.reach import walk_path


class Teller:
    """Carries out one action of `side` on `board`, noting the events."""

    def __init__(self, board: Board, side: int, ground: Ground, options: Options) -> None:
        self.before = board
        self.board = board
        self.side = side
        self.ground = ground
        self.options = options
        self.events: list[Event] = []

    def act(self, move: Move) -> None:
        """The whole action with the separation duty."""
        match move:
            case March(strides):
                for stride in strides:
                    self.stride(stride)
            case Joint(first, second, target):
                self._joint(first, second, target)
            case _:
                self._stay(move)
        self._part()

    def stride(self, stride: Stride) -> None:
        """One pawn's move; no separation yet."""
        self._walk(stride.pawn == "Q", stride.start, stride.end)
        end = BIT[stride.end]
        if stride.fights:
            self._fight(lifted(self.board, BIT[stride.start]), 1, end)
            return
        if stride.pawn == "Q":
            moved: Board = (stride.end, *self.board[1:])
        else:
            lift = lifted(self.board, BIT[stride.start])
            moved = (lift[0], lift[1] | end, *lift[2:])
        self._land(landed(moved, end, self.options), end)

    def _walk(self, queen: bool, start: int, end: int) -> None:
        sea, dry = self.ground.sea, self.ground.dry
        if queen:
            guard = guarded(self.board)
            way = walk_path(BIT[start], BIT[end], guard, dry)
            over = len(way) not in (2, 3)
            if over:
                way = walk_path(BIT[start], BIT[end], guard, dry | (self.board[1] & sea))
            self.events.append(Walked(self.side, "Q", tuple(HEX[bit] for bit in way), bridge=over))
            return
        land = sea if BIT[start] & sea else dry
        if BIT[end] & land:
            way = walk_path(BIT[start], BIT[end], guarded(self.board), land)
            self.events.append(Walked(self.side, "P", tuple(HEX[bit] for bit in way)))
        else:
            self.events.append(Walked(self.side, "P", (start, end), crossing=True))

    def _land(self, after: Board, end: int) -> None:
        self._note_taken(self.board, after, end)
        self.board = after

    def _fight(self, lift: Board, attackers: int, end: int) -> None:
        sums = battle(lift, attackers, end, self.ground)
        after = strike(lift, attackers, end, self.ground, self.options)
        both = sums.tied and self.options.tie == "both_lost"
        outcome: Outcome = "won" if sums.won else "both_lost" if both else "lost"
        self.events.append(Fought(self.side, attackers, HEX[end], *sums, outcome))
        if not sums.won:
            self.events.extend([Fell(self.side, "P", HEX[end])] * attackers)
        if sums.won or both:
            self._note_fallen(end)
        self._land(after, end)

    def _note_fallen(self, end: int) -> None:
        board, other = self.board, 1 - self.side
        for bit in bits(board[7] & end) + bits(board[8] & end):
            self.events.append(Fell(other, "P", HEX[bit]))
        if BIT[board[6]] == end:
            self.events.append(Fell(other, "Q", HEX[end]))

    def _note_taken(self, before: Board, after: Board, end: int) -> None:
        if before[10] & ~after[10]:
            self.events.append(Taken(self.side, "city", HEX[end], not after[4] & end))
        if before[9] & ~after[9]:
            self.events.append(Taken(self.side, "field", HEX[end], not after[3] & end))

    def _joint(self, first: int, second: int, target: int) -> None:
        self._walk(False, first, target)
        self._walk(False, second, target)
        self._fight(lifted(lifted(self.board, BIT[first]), BIT[second]), 2, BIT[target])

    def _stay(self, move: Move) -> None:
        board, side = self.board, self.side
        q, p, d, f, c, x, *_ = board
        match move:
            case Castle(queen, prince):
                self._set((prince, p ^ BIT[prince] | BIT[queen], *board[2:]), Castled(side, queen, prince))
            case Build("field", at):
                self._set((q, p, d, f | BIT[at], *board[4:]), Built(side, "field", at))
            case Build(_, at):
                replaced = bool(f & BIT[at])
                self._set((q, p, d, f & ~BIT[at], c | BIT[at], x, *board[6:]), Built(side, "city", at, replaced))
            case PrinceReborn(city):
                self._set((q, p | BIT[city], *board[2:]), PrinceBack(side, city))
            case QueenReborn(city, given):
                lift = lifted(board, BIT[given])
                self._set((city, *lift[1:5], x + 1, *board[6:]), QueenBack(side, city, given))
            case Pass():
                self._set(board, Passed(side))

    def _set(self, board: Board, event: Event) -> None:
        self.board = board
        self.events.append(event)

    def _part(self) -> None:
        after = parted(self.board, self.before)
        if after != self.board:
            self.events.append(Separated(self.side, HEX[self.board[2]]))
        self.board = after
