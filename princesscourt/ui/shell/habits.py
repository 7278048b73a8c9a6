"""What the house remembers of how people like it: language, look, the last choices of each game, the window."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QGuiApplication

from princesscourt.core import options
from princesscourt.core.chance import deal_code
from princesscourt.core.match import Player, Setting
from princesscourt.core.rules import BadNotation
from princesscourt.storage.codec import Seat
from princesscourt.storage.errors import StorageError
from princesscourt.storage.settings import Choices, Settings, SettingsFile
from princesscourt.ui.kit.theme import Look, Pace, Variant, Vision

if TYPE_CHECKING:
    from princesscourt.games.game import AnyGame

LEAST = QSize(800, 560)
"""The smallest window that is remembered."""


class Habits(QObject):
    """The settings file as the window uses it. What cannot be written is told and forgotten."""

    troubled = Signal(object)
    """A `Reason` to be told."""

    def __init__(self, file: SettingsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._settings = file.load()

    @property
    def settings(self) -> Settings:
        """Everything that is remembered."""
        return self._settings

    def tell_notices(self) -> None:
        """Tells what was wrong with the file at the start."""
        for notice in self._file.notices:
            self.troubled.emit(notice)
        self._file.notices.clear()

    def keep(self, **changes: object) -> None:
        """Remembers what is given, by the names of `Settings`."""
        settings = msgspec.structs.replace(self._settings, **changes)
        if settings == self._settings:
            return
        self._settings = settings
        try:
            self._file.save(settings)
        except StorageError as error:
            self.troubled.emit(error.reason)

    # -- look

    def new_look(self) -> Look:
        """The look as it was left."""
        s = self._settings
        stay = s.trick_seconds or math.inf
        return Look(Variant(s.theme), s.text_size / 100, Pace(s.pace), Vision(s.vision), stay)

    def keep_look(self, look: Look) -> None:
        """Remembers the look of now."""
        chosen = look.chosen
        self.keep(
            theme=chosen.variant.value,
            text_size=round(chosen.scale * 100),
            pace=chosen.pace.value,
            vision=chosen.vision.value,
            trick_seconds=0.0 if math.isinf(chosen.stay) else chosen.stay,
        )

    def window_size(self) -> QSize | None:
        """The window as it was left, but no larger than the screen of today and never too small; None at first."""
        size = self._settings.window
        if size is None:
            return None
        room = QGuiApplication.primaryScreen().availableSize()
        return QSize(max(LEAST.width(), min(size[0], room.width())), max(LEAST.height(), min(size[1], room.height())))

    def keep_window(self, size: QSize, *, maximised: bool) -> None:
        """Remembers the size; a maximised window keeps the one it had before."""
        self.keep(maximised=maximised, **({} if maximised else {"window": (size.width(), size.height())}))

    # -- matches

    def last_setting(self, game: AnyGame) -> Setting | None:
        """The last choices for a game; None at first, or when they do not fit the game any more."""
        choices = self._settings.choices.get(game.id)
        if choices is None or len(choices.seats) not in game.rules.seat_counts:
            return None
        try:
            chosen = options.parse(game.rules.options_type, choices.options)
        except BadNotation:
            return None
        players = tuple(Player(seat.name, seat.kind, seat.level) for seat in choices.seats)
        return Setting(chosen, players, "", choices.open_table)

    def keep_setting(self, game_id: str, setting: Setting) -> None:
        """Remembers the choices for a game."""
        seats = tuple(Seat(name=p.name, kind=p.kind, level=p.level) for p in setting.players)
        choices = Choices(seats, options.dump(setting.options), setting.open_table)
        self.keep(choices={**self._settings.choices, game_id: choices})


def next_setting(setting: Setting, seed_from: str) -> Setting:
    """The same players and options for another match: the seats move on by one, and the cards are new."""
    from random import Random

    players = setting.players[1:] + setting.players[:1]
    return replace(setting, players=players, seed=deal_code(Random(seed_from)))
