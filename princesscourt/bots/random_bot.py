"""The computer player that plays anything legal; it also fills in where a test needs somebody."""

from __future__ import annotations

from random import Random
from typing import Generic

from princesscourt.bots.contract import Choice, Clock, Question
from princesscourt.core import chance
from princesscourt.core.rules import TMove, TView, because


class RandomBot(Generic[TView, TMove]):
    """Each legal move with the same chance."""

    def choose(self, question: Question[TView, TMove], rng: Random, clock: Clock) -> Choice[TMove]:
        del clock
        return Choice(chance.pick(question.moves, rng), because("at_random"))
