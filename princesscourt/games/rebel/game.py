"""Rebel Princess for the house."""

from __future__ import annotations

from princesscourt.games.game import Game
from princesscourt.games.rebel.bot import LEVELS, bot
from princesscourt.games.rebel.rules.rules import RULES

GAME = Game(rules=RULES, levels=LEVELS, bot=bot, usual_seats=4).any()
