"""Princess Jing as the house shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from princesscourt.games.jing.ui.memory_panel import MemoryPanel
from princesscourt.games.jing.ui.phrases import JingPhrases
from princesscourt.games.jing.ui.scene import JingScene
from princesscourt.games.jing.ui.sounds import SOUNDS
from princesscourt.ui.kit.board import BoardScene
from princesscourt.ui.kit.room import Errands, Panel, PrivateNotes
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look


class JingRoom:
    """The contract of `ui.kit.room.Room`."""

    game_id: Final = "princess-jing"
    asset: Final = "jing"
    phrases: Final = JingPhrases()
    sounds: Final = SOUNDS

    def scene(self, look: Look, sprites: Sprites) -> BoardScene:
        return JingScene(look, sprites)

    def panels(self, look: Look, sprites: Sprites, notes: PrivateNotes, errands: Errands) -> Sequence[Panel]:
        del notes, errands
        return (MemoryPanel(look, sprites),)


ROOM: Final = JingRoom()
