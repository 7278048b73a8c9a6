"""What one viewer may see of a match: the privacy line.

Page, hand, log, history, tool tips, title, undo label, clipboard and accessible names ask a `Lens` and nothing else.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, TypeAlias

from princesscourt.core.events import Event, redact
from princesscourt.core.history import Node
from princesscourt.core.match import Match
from princesscourt.core.picker import entries
from princesscourt.core.rules import OPEN, Ask, Reason, Seat, Spelling, TMove, TOptions, TState, TView, Viewer, because


class Lens(Generic[TState, TMove, TView, TOptions]):
    """A match through the eyes of `viewer`: a seat, None for the public, or OPEN where that is allowed."""

    def __init__(self, match: Match[TState, TMove, TView, TOptions], viewer: Viewer) -> None:
        self._match = match
        self._viewer = viewer

    @property
    def viewer(self) -> Viewer:
        """Whose eyes these are now. OPEN counts only once nothing is secret any more."""
        if self._viewer == OPEN and self._match.secretive:
            return None
        return self._viewer

    def view(self, node: Node[TState, TMove]) -> TView:
        """What the viewer saw when the match stood at `node`."""
        return self._match.rules.view(node.state, self.viewer)

    def events(self, node: Node[TState, TMove]) -> tuple[Event, ...]:
        """What the viewer learned by the ply that led to `node`."""
        return redact(node.events, self.viewer)

    def label(self, node: Node[TState, TMove]) -> str:
        """The notation of that ply as the viewer may read it; "" for the root."""
        if node.parent is None or node.move is None:
            return ""
        return self._match.rules.label(node.parent.state, node.seat, node.move, self.viewer)

    def preview(self, node: Node[TState, TMove], move: TMove) -> str:
        """The notation of a move that could be made at `node` by a seat these eyes may act for; "" if by none."""
        seat = next(iter(self.acts_for(node)), None)
        return "" if seat is None else self._match.rules.label(node.state, seat, move, self.viewer)

    def trail(self, node: Node[TState, TMove]) -> Spelling:
        """The targets of that ply, for marking the last move; () for the root or if any of it is secret."""
        label = self.label(node)
        if not label or "?" in label or node.move is None:
            return ()
        return self._match.rules.spellings(node.move)[0]

    def asks(self, node: Node[TState, TMove]) -> tuple[Ask, ...]:
        """Who was asked at `node`: that is public."""
        if self._match.ended and node is self._match.live:
            return ()
        return self._match.rules.asks(node.state)

    def acts_for(self, node: Node[TState, TMove]) -> tuple[Seat, ...]:
        """The seats for which somebody with these eyes may answer: the own one, or all that need no private view."""
        asks = [ask for ask in self.asks(node) if ask.seat >= 0]
        if self.viewer == OPEN or not self._match.rules.hidden:
            return tuple(ask.seat for ask in asks)
        return tuple(ask.seat for ask in asks if ask.seat == self.viewer or (self.viewer is None and not ask.private))

    def sees_as(self, seat: Seat) -> bool:
        """Whether these eyes may see all that `seat` sees; only then may they be advised for it."""
        return self.viewer in (seat, OPEN) or not self._match.secretive

    def moves(self, node: Node[TState, TMove], seat: Seat) -> Sequence[TMove]:
        """The legal moves of `seat`, or () if these eyes may not answer for it."""
        return self._match.rules.moves(node.state, seat) if seat in self.acts_for(node) else ()

    def entries(self, node: Node[TState, TMove], seat: Seat) -> Sequence[TMove]:
        """As `moves`, with every way to enter each; what a picker narrows."""
        return entries(self._match.rules, node.state, seat) if seat in self.acts_for(node) else ()

    def explain(self, node: Node[TState, TMove], seat: Seat, clicks: Spelling) -> Reason | None:
        """Why these clicks lead to no move of `seat`; None if they begin one."""
        if seat not in self.acts_for(node):
            return because("not_asked", seat=seat)
        return self._match.rules.explain(node.state, seat, clicks)


AnyLens: TypeAlias = Lens[Hashable, Hashable, Hashable, Hashable]
