"""Jade König as the house shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from princesscourt.games.jade.ui.deduction_panel import DeductionPanel
from princesscourt.games.jade.ui.pad_panel import PadPanel
from princesscourt.games.jade.ui.phrases import JadePhrases
from princesscourt.games.jade.ui.scene import JadeScene
from princesscourt.games.jade.ui.sounds import SOUNDS
from princesscourt.ui.kit.board import BoardScene
from princesscourt.ui.kit.room import Errands, Panel, PrivateNotes
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look


class JadeRoom:
    """The contract of `ui.kit.room.Room`."""

    game_id: Final = "jade-koenig"
    asset: Final = "jade"
    phrases: Final = JadePhrases()
    sounds: Final = SOUNDS

    def scene(self, look: Look, sprites: Sprites) -> BoardScene:
        return JadeScene(look, sprites)

    def panels(self, look: Look, sprites: Sprites, notes: PrivateNotes, errands: Errands) -> Sequence[Panel]:
        del errands
        return PadPanel(look, sprites, notes), DeductionPanel()


ROOM: Final = JadeRoom()
