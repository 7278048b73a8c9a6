"""The truth meter asked like a computer player, so that it thinks in the same process."""

from __future__ import annotations

from random import Random

from princesscourt.bots.contract import Choice, Clock, Question
from princesscourt.core.rules import Reason, because
from princesscourt.games.valley.bot.solver import solve
from princesscourt.games.valley.bot.verdict import Verdict
from princesscourt.games.valley.rules.moves import Move
from princesscourt.games.valley.rules.state import State

VALUES = {"win": 1.0, "loss": -1.0, "open": None}


class TruthMeter:
    """Its choice holds the verdict: as reason "proven_win" or "proven_loss" with `plies` and `exact` (0 or 1), or
    "unproven"; as line the play to the end. Where nothing is proven the move means nothing."""

    def choose(self, question: Question[State, Move], rng: Random, clock: Clock) -> Choice[Move]:
        """What can be proven until the clock is over. Raises `Stopped`."""
        del rng
        verdict = solve(question.view, clock)
        move = verdict.line[0] if verdict.line else question.moves[0]
        return Choice(move, fact_of(verdict), VALUES[verdict.value], tuple(map(str, verdict.line)))


def fact_of(verdict: Verdict) -> Reason:
    """The verdict as a fact for the table."""
    if verdict.value == "win":
        return because("proven_win", plies=verdict.plies, exact=int(verdict.exact))
    if verdict.value == "loss":
        return because("proven_loss", plies=verdict.plies, exact=int(verdict.exact))
    return because("unproven")
