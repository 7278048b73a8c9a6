"""Computer players of Rebel Princess."""

from princesscourt.games.rebel.bot.player import LEVELS, bot

__all__ = ["LEVELS", "bot"]
