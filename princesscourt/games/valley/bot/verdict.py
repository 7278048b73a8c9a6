"""What is proven about a position, as the table shows it. Loads the search only when it is asked to prove."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from princesscourt.bots.contract import Clock
from princesscourt.games.valley.rules.moves import Slide
from princesscourt.games.valley.rules.state import State


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is proven about a position, as the side to move sees it.

    "win" or "loss" within `plies`, the last move counted; `exact`: not sooner if both play best. "open": nothing is
    proven, as is always so with a draw. `line` is the play to the end in which the loser holds out longest.
    """

    value: Literal["win", "loss", "open"] = "open"
    plies: int = 0
    exact: bool = False
    line: tuple[Slide, ...] = ()


def verdict_on(state: State, clock: Clock) -> Verdict:
    """What can be proven until the clock is over. Raises `Stopped`."""
    from princesscourt.games.valley.bot.solver import solve

    found = solve(state, clock)
    return Verdict(found.value, found.plies, found.exact, found.line)
