"""What every game's animator begins with: one movement is made of what each event looks like."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractAnimation

from princesscourt.core.events import Event
from princesscourt.ui.kit import motion
from princesscourt.ui.kit.board import BoardScene

TView = TypeVar("TView")


class Animator(Generic[TView]):
    """One movement from the picture of `before` to that of `after`. A game overrides `part`, or `parts` where what
    several events look like depends on each other, and says what kind of `scene` it moves on."""

    scene: BoardScene

    def __init__(self, scene: BoardScene, before: TView, after: TView) -> None:
        self.scene, self.before, self.after = scene, before, after

    def movement(self, events: Sequence[Event]) -> QAbstractAnimation | None:
        """All of it; None if nothing moves."""
        parts = motion.existing(self.parts(events))
        return motion.sequence(parts) if parts else None

    def parts(self, events: Sequence[Event]) -> Iterable[QAbstractAnimation | None]:
        """What is shown one after the other."""
        return map(self.part, events)

    def part(self, event: Event) -> QAbstractAnimation | None:
        """What one event looks like; None if nothing is to be seen of it."""
        raise NotImplementedError

    def ms(self, time: int) -> int:
        """A time as the animation setting has it."""
        return self.scene.look.theme.ms(time)
