"""Rebel Princess as the house shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from princesscourt.games.rebel.ui.luck_panel import LuckPanel
from princesscourt.games.rebel.ui.phrases import RebelPhrases
from princesscourt.games.rebel.ui.scene import RebelScene
from princesscourt.games.rebel.ui.score_panel import ScorePanel
from princesscourt.games.rebel.ui.sounds import SOUNDS
from princesscourt.ui.kit.board import BoardScene
from princesscourt.ui.kit.room import Errands, Panel, PrivateNotes
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look


class RebelRoom:
    """The contract of `ui.kit.room.Room`."""

    game_id: Final = "rebel-princess"
    asset: Final = "rebel"
    phrases: Final = RebelPhrases()
    sounds: Final = SOUNDS

    def scene(self, look: Look, sprites: Sprites) -> BoardScene:
        return RebelScene(look, sprites)

    def panels(self, look: Look, sprites: Sprites, notes: PrivateNotes, errands: Errands) -> Sequence[Panel]:
        del notes
        return ScorePanel(look, sprites), LuckPanel(look, errands)


ROOM: Final = RebelRoom()
