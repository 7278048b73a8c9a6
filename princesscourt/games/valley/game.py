"""King's Valley as the house knows it."""

from __future__ import annotations

from typing import Final

from princesscourt.bots.contract import Bot, Level
from princesscourt.games.game import Game
from princesscourt.games.valley.rules.moves import Move
from princesscourt.games.valley.rules.rules import RULES
from princesscourt.games.valley.rules.state import State


def _bot(level: str) -> Bot[State, Move]:
    """The computer player of this level; numpy and the net are loaded only now. Raises KeyError."""
    from princesscourt.games.valley.bot.player import SKILLS, ValleyBot

    return ValleyBot(SKILLS[level])


LEVELS: Final = (Level("easy", 1.0), Level("medium", 1.0), Level("hard", 1.5), Level("master", 2.0))

GAME: Final = Game(RULES, LEVELS, _bot).any()
