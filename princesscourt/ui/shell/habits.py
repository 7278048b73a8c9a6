"""What the house remembers of how people like it: language, look, the last choices of each game, the window."""

from __future__ import annotations

from PySide6.QtCore import QSize

from princesscourt.core import options
from princesscourt.core.match import Player, Setting
from princesscourt.core.rules import BadNotation
from princesscourt.games.game import AnyGame
from princesscourt.storage.settings import Choices, Seat, Settings, SettingsFile
from princesscourt.ui.kit.theme import Look, Pace, Variant, Vision
