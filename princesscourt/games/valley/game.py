"""King's Valley as the house knows it."""

from __future__ import annotations

from typing import Final

from princesscourt.bots.contract import Bot, Level
from princesscourt.games.game import Game
from princesscourt.games.valley.rules.moves import Move
from princesscourt.games.valley.rules.rules import RULES
from princesscourt.games.valley.rules.state import State


def _bot(level: str) -> Bot[State, Move]:
    """The computer player of this level, or "truth" for the truth meter. Raises KeyError.

    numpy and the net are loaded only now.
    """
    from princesscourt.games.valley.bot.player import SKILLS, ValleyBot
    from princesscourt.games.valley.bot.truth import TruthMeter

    return TruthMeter() if level == TRUTH else ValleyBot(SKILLS[level])


TRUTH: Final = "truth"
"""Asked like a computer player, answers what it can prove; no opponent, so not among the levels."""
LEVELS: Final = (Level("easy", 1.0), Level("medium", 1.0), Level("hard", 1.5), Level("master", 2.0, look=0.003))

GAME: Final = Game(RULES, LEVELS, _bot).any()
