"""Which sound a table makes, and when.

A sound is heard in the whole room, also by those who must not look. So it follows from what everybody knows, whoever
looks now, and from the kind of an event alone: nothing that is in one can be heard.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from princesscourt.core.handover import Show
from princesscourt.core.lens import Lens
from princesscourt.core.match import AnyNode
from princesscourt.ui.kit.board import BoardScene
from princesscourt.ui.kit.room import Room
from princesscourt.ui.kit.sound import Sound
from princesscourt.ui.shell.covers import Covers
from princesscourt.ui.shell.session import Session

REFUSAL = "tick"


class Hearing(QObject):
    """Lets a ply be heard as its movement starts, and its last event, if that sounds otherwise, as it comes to rest."""

    def __init__(self, session: Session, scene: BoardScene, room: Room, sound: Sound, covers: Covers) -> None:
        super().__init__(session)
        self._session, self._room, self._sound, self._covers = session, room, sound, covers
        self._last = ""
        session.moved.connect(self._drop)
        session.refused.connect(self._refuse)
        scene.settled.connect(self._end)

    def begin(self, node: AnyNode) -> None:
        """The movement of a ply starts."""
        first, *rest = self._names(node) or [""]
        if first:
            self._sound.play(first)
        self._last = rest[-1] if rest and rest[-1] != first else ""

    def _names(self, node: AnyNode) -> list[str]:
        """The sounds of a ply in order. Under the curtain there are none: whoever comes is told the story then."""
        if self._covers.curtain.down and not isinstance(self._session.screen, Show):
            return []
        names = (self._room.sounds.get(type(event), "") for event in Lens(self._session.match, None).events(node))
        return [name for name in names if name]

    def _end(self) -> None:
        last, self._last = self._last, ""
        if last:
            self._sound.play(last)

    def _drop(self) -> None:
        """Something else is looked at: what was being told is not told to its end."""
        self._last = ""

    def _refuse(self) -> None:
        """Not where others listen and must not know what somebody tried."""
        match = self._session.match
        if not match.secretive or len(match.setting.humans) < 2:
            self._sound.play(REFUSAL)
