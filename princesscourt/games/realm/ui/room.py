"""Queen and Princes as the house shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from princesscourt.games.realm.ui.phrases import RealmPhrases
from princesscourt.games.realm.ui.realm_panel import RealmPanel
from princesscourt.games.realm.ui.scene import RealmScene
from princesscourt.games.realm.ui.sounds import SOUNDS
from princesscourt.ui.kit.board import BoardScene
from princesscourt.ui.kit.room import Errands, Panel, PrivateNotes
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look


class RealmRoom:
    """The contract of `ui.kit.room.Room`."""

    game_id: Final = "queen-and-princes"
    asset: Final = "realm"
    phrases: Final = RealmPhrases()
    sounds: Final = SOUNDS

    def scene(self, look: Look, sprites: Sprites) -> BoardScene:
        return RealmScene(look, sprites)

    def panels(self, look: Look, sprites: Sprites, notes: PrivateNotes, errands: Errands) -> Sequence[Panel]:
        del sprites, notes, errands
        return (RealmPanel(look),)


ROOM: Final = RealmRoom()
