"""What can be done with the lines of a match's tree; the match stands where it stood."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QObject, Signal

from princesscourt.core.match import AnyNode
from princesscourt.core.rules import CHANCE, IllegalMove
from princesscourt.ui.kit.room import Keep
from princesscourt.ui.shell.session import Session


class Lines(QObject):
    """Going from line to line, and changing their order."""

    changed = Signal()
    """The tree is another one now; what is looked at is the same."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._kept = set[AnyNode]()
        """Plies that were kept and never played."""
        session.played.connect(self._played)

    def switch(self, by: int) -> None:
        """To the variation beside the one looked at."""
        node = self._session.cursor
        if node.parent is not None:
            row = node.parent.children
            self._session.look_at(row[(row.index(node) + by) % len(row)])

    def promote(self) -> None:
        """Makes the line looked at the main line."""
        self._session.cursor.promote()
        self._tell()

    def remove(self) -> None:
        """Takes the line looked at out of the tree; never one the match stands on."""
        match, node = self._session.match, self._session.cursor
        if node.parent is not None and not node.is_above(match.live) and not match.secretive:
            self._session.look_at(node.parent)
            node.remove()
            self._tell()

    @property
    def keeper(self) -> Keep | None:
        """How a panel keeps a line now; None while the match has secrets."""
        return None if self._session.match.secretive else self.keep

    def keep(self, node: AnyNode, moves: Sequence[Hashable]) -> None:
        """Puts `moves` from `node` on into the tree. What the match plays there later still goes before them."""
        match = self._session.match
        try:
            for move in moves:
                seats = [ask.seat for ask in match.rules.asks(node.state)]
                seat = next((one for one in seats if move in match.rules.moves(node.state, one)), CHANCE)
                known = node.child(seat, move)
                node = known or match.explore(node, seat, move)
                if known is None:
                    self._kept.add(node)
        except IllegalMove as error:
            self._session.refused.emit(error.reason)
        self._tell()

    def _played(self, node: AnyNode) -> None:
        """A ply of the match: a line that was only kept makes way for it."""
        row = node.parent.children if node.parent is not None else [node]
        if node not in self._kept and row[0] in self._kept:
            row.remove(node)
            row.insert(0, node)
            self.changed.emit()
        self._kept.discard(node)

    def _tell(self) -> None:
        self._session.edited.emit()
        self.changed.emit()
