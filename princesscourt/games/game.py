"""What the house must know of a game to play it without a window."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeAlias, cast

from princesscourt.bots.contract import Bot, Level
from princesscourt.core.rules import Rules, TMove, TOptions, TState, TView


@dataclass(frozen=True)
class Game(Generic[TState, TMove, TView, TOptions]):
    """Rules, computer players (`levels` from weakest to strongest) and how many seats a new match offers."""

    rules: Rules[TState, TMove, TView, TOptions]
    levels: tuple[Level, ...]
    bot: Callable[[str], Bot[TView, TMove]]
    usual_seats: int = 2

    @property
    def id(self) -> str:
        return self.rules.id

    def any(self) -> AnyGame:
        """This game for the table, which passes its values about without looking inside them."""
        return cast("AnyGame", self)


AnyGame: TypeAlias = Game[Hashable, Hashable, Hashable, Hashable]
