"""A question before a move that the board doubts, such as an attack that can only lose."""

from __future__ import annotations

from collections.abc import Hashable

from princesscourt.core.picker import Picker
from princesscourt.core.rules import Spelling
from princesscourt.ui.kit.board import BoardScene


class Doubts:
    """Asks once; the same choice again is the answer."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._known: Spelling = ()

    def question(self, picker: Picker[Hashable] | None) -> str:
        """What to ask before the last choice of `picker` counts; "" to let it count."""
        clicks = picker.chosen if picker else ()
        known, self._known = self._known, ()
        question = self._scene.doubt(clicks) if clicks and clicks != known else ""
        if question:
            self._known = clicks
        return question
