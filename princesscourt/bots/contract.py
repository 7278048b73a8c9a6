"""What a computer player is given and what it answers.

Both are plain frozen values, since they travel to another process and back.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Generic, Protocol

from princesscourt.core.rules import Ask, Reason, TMove, TView, because


class Stopped(Exception):
    """The person pressed Stop, or the reply is no longer wanted."""


ONLY_FEELING = because("only_feeling")


def never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a computer player may think: `seconds` from `begun`, or until `stopped()`.

    `now` tells the time. Where matches must come out the same on every machine it counts looks instead (`Looks`).
    """

    seconds: float
    stopped: Callable[[], bool] = never
    begun: float = field(default_factory=time.monotonic)
    now: Callable[[], float] = time.monotonic

    @property
    def over(self) -> bool:
        """Whether the time is used up. Raises `Stopped` when no answer is wanted any more."""
        if self.stopped():
            raise Stopped
        return self.now() - self.begun >= self.seconds

    def within(self, seconds: float) -> Clock:
        """The same clock, over after `seconds` in all."""
        return replace(self, seconds=seconds)


class Looks:
    """A time that goes on by `step` seconds with each look at it, however fast the machine is."""

    def __init__(self, step: float) -> None:
        self._step, self._looks = step, 0

    def __call__(self) -> float:
        self._looks += 1
        return self._looks * self._step


@dataclass(frozen=True, slots=True)
class Question(Generic[TView, TMove]):
    """What a seat is asked: its view, its legal moves (never empty) and what for."""

    view: TView
    ask: Ask
    moves: Sequence[TMove]


@dataclass(frozen=True, slots=True)
class Choice(Generic[TMove]):
    """The move chosen, why in a word or two, and what the player thinks of its position.

    `value` runs from -1 (lost) to 1 (won) for the player who moves; `line` is the play it expects, in notation.
    """

    move: TMove
    reason: Reason = ONLY_FEELING
    value: float | None = None
    line: tuple[str, ...] = ()


class Bot(Protocol[TView, TMove]):
    """A computer player at one level. It keeps nothing between questions that the view does not tell."""

    def choose(self, question: Question[TView, TMove], rng: Random, clock: Clock) -> Choice[TMove]:
        """One of `question.moves`, within the time of `clock`. Raises `Stopped`."""


@dataclass(frozen=True, slots=True)
class Level:
    """A named strength: its key in files, and the seconds it thinks at most.

    `look`: about how many seconds pass between two of its looks at the clock; what `Looks` counts by.
    """

    id: str
    seconds: float = 2.0
    look: float = 0.001

    def counted(self, stopped: Callable[[], bool] = never) -> Clock:
        """A clock for one move that counts looks: the same question then has the same answer on every machine."""
        return Clock(self.seconds, stopped, 0.0, Looks(self.look))


AnyBot = Bot[Hashable, Hashable]
