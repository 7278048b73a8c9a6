"""What can be done with the lines of a match's tree; the match stands where it stood."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from princesscourt.ui.shell.session import Session


class Lines(QObject):
    """Going from line to line, and changing their order."""

    changed = Signal()
    """The tree is another one now; what is looked at is the same."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session

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

    def _tell(self) -> None:
        self._session.edited.emit()
        self.changed.emit()
