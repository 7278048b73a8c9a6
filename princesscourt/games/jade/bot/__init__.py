"""Computer players of Jade König, from friendly to strong."""

from __future__ import annotations

from typing import Final

from princesscourt.bots.contract import Level
from princesscourt.games.jade.bot.player import Player, Style

LEVELS: Final = (Level("easy", 1.0), Level("medium", 2.0), Level("hard", 3.0))
STYLES: Final = {
    "easy": Style(slip=0.35, remembers=3, looks=4, lays=0.6, misses=0.6, behind=9.0, claims=False),
    "medium": Style(slip=0.1, remembers=9, looks=10, lays=0.5, misses=0.25, behind=4.0, claims=True),
    "hard": Style(slip=0.0, remembers=99, looks=0, lays=0.25, misses=0.0, behind=2.5, claims=True),
}


def bot(level: str) -> Player:
    """The computer player of a level. Raises KeyError for an unknown one."""
    return Player(STYLES[level])
