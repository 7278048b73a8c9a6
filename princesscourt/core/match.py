"""A match: who sits where, what was played, and what may be taken back.

Two nodes matter. `live` is where the match stands; only `play`, `take_back`, `redo` and `play_on` move it. Where
somebody looks (the cursor) is the screen's own affair.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Generic, Literal, TypeAlias

from princesscourt.core import chance
from princesscourt.core.history import Node
from princesscourt.core.play import play
from princesscourt.core.rules import (
    CHANCE,
    Ask,
    IllegalMove,
    Reason,
    Result,
    Rules,
    Seat,
    TMove,
    TOptions,
    TState,
    TView,
    because,
)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat. `level` names a computer player's strength and is "" for people."""

    name: str
    kind: Literal["human", "bot"] = "human"
    level: str = ""


@dataclass(frozen=True, slots=True)
class Setting:
    """All that is decided before the first ply.

    `seed` is the deal code; `open_table` the playtest mode without secrets, which the record marks.
    """

    options: Hashable
    players: tuple[Player, ...]
    seed: str
    open_table: bool = False

    @property
    def humans(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player.kind == "human")


class Match(Generic[TState, TMove, TView, TOptions]):
    """One match of one game, from its setting or from a position."""

    def __init__(
        self, rules: Rules[TState, TMove, TView, TOptions], setting: Setting, position: TState | None = None
    ) -> None:
        options = setting.options
        if not isinstance(options, rules.options_type):
            raise TypeError(f"{type(options).__name__} are no options of {rules.id}")
        self.rules = rules
        self.setting = setting
        self.from_position = position is not None
        start = rules.start(options, len(setting.players)) if position is None else position
        self.live: Node[TState, TMove] = Node(start)
        self.ended: Result | None = None
        """A result that the rules did not make: resigned or agreed."""
        self._undone: list[tuple[Seat, TMove]] = []

    @property
    def root(self) -> Node[TState, TMove]:
        return self.live.root()

    @property
    def result(self) -> Result | None:
        return self.ended or self.rules.result(self.live.state)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Who is asked now; () when the match is over."""
        return () if self.ended else self.rules.asks(self.live.state)

    @property
    def secretive(self) -> bool:
        """Whether somebody here must not see something now: free variations and take-back are off."""
        return self._guarded and self.result is None

    @property
    def _guarded(self) -> bool:
        return self.rules.hidden and bool(self.setting.humans) and not self.setting.open_table

    def play(self, seat: Seat, move: TMove) -> Node[TState, TMove]:
        """Makes the ply and moves on. Raises `IllegalMove`; then nothing has changed."""
        node = self._advance(seat, move)
        self._undone.clear()
        return node

    def draw(self) -> Node[TState, TMove] | None:
        """Makes the chance move that is due, if one is."""
        move = None if self.ended else self.fate(self.live)
        return None if move is None else self._advance(CHANCE, move)

    def fate(self, node: Node[TState, TMove]) -> TMove | None:
        """The chance move due at `node`, the same whenever asked; None if none is due."""
        if all(ask.seat != CHANCE for ask in self.rules.asks(node.state)):
            return None
        return self.rules.draw(node.state, chance.stream(self.setting.seed, node.chances))

    def _advance(self, seat: Seat, move: TMove) -> Node[TState, TMove]:
        if self.ended:
            raise IllegalMove(because("over"))
        self.live = self.live.add(play(self.rules, self.live.state, seat, move))
        return self.live

    def explore(self, node: Node[TState, TMove], seat: Seat, move: TMove) -> Node[TState, TMove]:
        """A variation from any node; `live` stays. Raises `IllegalMove`, also while the match has secrets."""
        if self.secretive:
            raise IllegalMove(because("no_variations"))
        return node.add(play(self.rules, node.state, seat, move))

    def play_on(self, node: Node[TState, TMove]) -> None:
        """Lets the match go on from `node`. Raises `IllegalMove` while the match has secrets."""
        if self.secretive:
            raise IllegalMove(because("no_variations"))
        self.live, self.ended = node, None
        self._undone.clear()

    def back_to(self, seat: Seat | None) -> Node[TState, TMove] | Reason:
        """Where a take-back by `seat` (None: whoever sits there) would lead, or why there is none (design 4).

        Open games: to the last question to a person, unless chance spoke since. Games with secrets: one own ply that
        told nobody anything; nothing after their end, when all was shown.
        """
        if self.ended or (self._guarded and self.result is not None):
            return because("over")
        if self.live.parent is None:
            return because("at_start")
        return self._own_back(seat) if self.secretive else self._free_back()

    def _free_back(self) -> Node[TState, TMove] | Reason:
        fated = bool(self.setting.humans) and not self.setting.open_table
        after = self.live
        while (node := after.parent) is not None:
            if fated and after.seat == CHANCE:
                return because("chance_spoke")
            if self._asks_person(node):
                return node
            after = node
        return because("at_start")

    def _own_back(self, seat: Seat | None) -> Node[TState, TMove] | Reason:
        node = self.live
        if node.seat == CHANCE:
            return because("chance_spoke")
        if node.seat != seat or node.parent is None:
            return because("not_your_ply")  # first: whether a ply told its maker something is no business of others
        if node.reveals:
            return because("something_shown")
        return node.parent

    def _asks_person(self, node: Node[TState, TMove]) -> bool:
        humans = self.setting.humans
        seats = [ask.seat for ask in self.rules.asks(node.state) if ask.seat != CHANCE]
        return bool(seats) and (not humans or any(seat in humans for seat in seats))

    def take_back(self, seat: Seat | None = None) -> Node[TState, TMove]:
        """Goes back as `back_to` says. Raises `IllegalMove` with the reason.

        An open match keeps what was taken back as a line of the tree; with secrets no trace of it stays, except where
        it repeated a line that was there before (`play_on`).
        """
        goal = self.back_to(seat)
        if isinstance(goal, Reason):
            raise IllegalMove(goal)
        while self.live is not goal and self.live.parent is not None:
            node, self.live = self.live, self.live.parent
            if node.move is not None and node.seat != CHANCE:
                self._undone.append((node.seat, node.move))
            if self.secretive and not node.children:
                node.remove()
        return self.live

    @property
    def can_redo(self) -> bool:
        """Whether a ply waits to be played again by whoever looks; never while the match has secrets."""
        return self.may_redo(None)

    def may_redo(self, seat: Seat | None) -> bool:
        """Whether a ply waits to be played again by `seat`; only one's own while the match has secrets."""
        return bool(self._undone) and (not self.secretive or self._undone[-1][0] == seat)

    def redo(self, seat: Seat | None = None) -> Node[TState, TMove]:
        """Plays the ply last taken back, with the same fate. Raises `IllegalMove` unless `may_redo`."""
        if not self.may_redo(seat):
            raise IllegalMove(because("nothing_to_redo"))
        while self.draw() is not None:
            pass
        return self._advance(*self._undone.pop())

    def resign(self, seat: Seat) -> Result:
        """`seat` gives up: last place, and the others share the first. Raises `IllegalMove` when the match is over."""
        if self.result is not None:
            raise IllegalMove(because("over"))
        ranks = tuple(2 if other == seat else 1 for other in range(len(self.setting.players)))
        self.ended = Result(ranks, because("resigned", seat=seat))
        return self.ended

    def agree_draw(self) -> Result:
        """Everybody agrees on a draw. Raises `IllegalMove` when the match is over."""
        if self.result is not None:
            raise IllegalMove(because("over"))
        self.ended = Result(tuple(1 for _ in self.setting.players), because("agreed"))
        return self.ended


AnyMatch: TypeAlias = Match[Hashable, Hashable, Hashable, Hashable]
AnyNode: TypeAlias = Node[Hashable, Hashable]
