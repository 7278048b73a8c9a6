"""King's Valley as the house shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from princesscourt.games.valley.ui.phrases import ValleyPhrases
from princesscourt.games.valley.ui.scene import ValleyScene
from princesscourt.games.valley.ui.sounds import SOUNDS
from princesscourt.games.valley.ui.truth_panel import TruthPanel
from princesscourt.ui.kit.board import BoardScene
from princesscourt.ui.kit.room import Errands, Panel, PrivateNotes
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look


class ValleyRoom:
    """The contract of `ui.kit.room.Room`."""

    game_id: Final = "kings-valley"
    asset: Final = "valley"
    phrases: Final = ValleyPhrases()
    sounds: Final = SOUNDS

    def scene(self, look: Look, sprites: Sprites) -> BoardScene:
        return ValleyScene(look, sprites)

    def panels(self, look: Look, sprites: Sprites, notes: PrivateNotes, errands: Errands) -> Sequence[Panel]:
        del notes
        return (TruthPanel(look, sprites, errands),)


ROOM: Final = ValleyRoom()
