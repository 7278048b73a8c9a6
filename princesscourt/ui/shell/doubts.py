"""A question before a move that the board doubts, such as an attack that can only lose."""

from __future__ import annotations

from princesscourt.core.rules import Spelling
from princesscourt.ui.kit.board import BoardScene


class Doubts:
    """Asks once; the same choice again is the answer."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._known: Spelling = ()

    def question(self, clicks: Spelling) -> str:
        """What to ask before the last of these clicks counts; "" to let it count."""
        known, self._known = self._known, ()
        question = self._scene.doubt(clicks) if clicks and clicks != known else ""
        if question:
            self._known = clicks
        return question
