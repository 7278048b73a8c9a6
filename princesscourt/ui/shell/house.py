"""What the pages share, made once by the app and handed down."""

from __future__ import annotations

from dataclasses import dataclass

from princesscourt.ui.kit.sound import Sound
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.shell.habits import Habits
from princesscourt.ui.shell.keeper import Keeper
from princesscourt.ui.shell.language import Translators


@dataclass(frozen=True, slots=True)
class House:
    """The look, the pictures, the language, the kept matches, the habits and the sound."""

    look: Look
    sprites: Sprites
    translators: Translators
    keeper: Keeper
    habits: Habits
    sound: Sound
