"""Queen and Princes as the house knows it."""

from __future__ import annotations

from typing import Final

from princesscourt.bots.contract import Bot, Level
from princesscourt.games.game import Game
from princesscourt.games.realm.rules.moves import Move
from princesscourt.games.realm.rules.rules import RealmRules
from princesscourt.games.realm.rules.state import State


def _bot(level: str) -> Bot[State, Move]:
    """The computer player of this level. Raises KeyError."""
    from princesscourt.games.realm.bot.player import SKILLS, RealmBot

    return RealmBot(SKILLS[level])


RULES: Final = RealmRules()
LEVELS: Final = (Level("easy", 1.0), Level("medium", 1.0), Level("hard", 2.5, look=0.00035))

GAME: Final = Game(RULES, LEVELS, _bot).any()
