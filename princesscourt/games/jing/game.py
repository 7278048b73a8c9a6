"""Princess Jing as the house knows it."""

from __future__ import annotations

from typing import Final

from princesscourt.games.game import Game
from princesscourt.games.jing.bot.player import LEVELS, bot
from princesscourt.games.jing.rules.rules import RULES

GAME: Final = Game(RULES, LEVELS, bot).any()
