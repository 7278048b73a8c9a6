"""Jade König for the house."""

from __future__ import annotations

from princesscourt.games.game import Game
from princesscourt.games.jade.bot import LEVELS, bot
from princesscourt.games.jade.rules.rules import JadeRules

GAME = Game(rules=JadeRules(), levels=LEVELS, bot=bot, usual_seats=4).any()
