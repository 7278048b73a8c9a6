"""What a game shows of itself on the home page, while the rest of it is not yet loaded."""

from __future__ import annotations

from typing import Protocol


class Sign(Protocol):
    """A game's name and picture. Kept in a module of its own, so that the house starts without its games."""

    @property
    def game_id(self) -> str:
        """The id of the game's rules."""

    @property
    def asset(self) -> str:
        """The folder of its pictures and rule pages, and the last word of its painting's name."""

    def title(self) -> str:
        """The game's name in the language of now."""

    def subtitle(self) -> str:
        """One line for the home screen."""
