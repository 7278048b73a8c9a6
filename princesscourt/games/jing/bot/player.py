"""The three levels, and how they choose."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from princesscourt.bots.contract import Bot, Choice, Clock, Level, Question
from princesscourt.core import chance
from princesscourt.core.rules import Reason, because
from princesscourt.games.jing.bot import plan as plans
from princesscourt.games.jing.bot.mind import Mind, made
from princesscourt.games.jing.bot.plan import Skill, impatient
from princesscourt.games.jing.rules.catalog import EMPTY, HOLDER, NAMES, PRINCESS, Square
from princesscourt.games.jing.rules.moves import (
    CLAIM,
    DECLINE,
    POINTS,
    READY,
    Move,
    Paralyse,
    Put,
    Return,
    Swap,
    Withdraw,
)
from princesscourt.games.jing.rules.turn import flanked
from princesscourt.games.jing.rules.view import View

LEVELS: Final = (Level("easy", 1.0), Level("medium", 1.0), Level("hard", 2.0))
SKILLS: Final = {
    "easy": Skill(trust=0.0, fear=0.0, care=0.0, look=0.0, find=2.0, noise=0.12, glance=0.35, daring=0.05, blind=0.35),
    "medium": Skill(trust=0.3, fear=0.3, care=0.5, look=0.02, find=2.5, noise=0.04, daring=0.02),
    "hard": Skill(trust=0.9, fear=1.2, care=1.0, look=0.05, find=2.5, noise=0.04),
}


class Player:
    """A computer player that reckons with what its seat may know, and with nothing else."""

    def __init__(self, skill: Skill) -> None:
        self._skill = skill

    def choose(self, question: Question[View, Move], rng: Random, clock: Clock) -> Choice[Move]:
        """One of the question's moves. Raises `Stopped`."""
        if question.ask.why in ("place", "ready"):
            return set_up(question.moves, question.view, rng)
        if len(question.moves) == 1:
            return Choice(question.moves[0], because("only_move"))
        skill = impatient(self._skill, question.view.run.turns)
        mind = made(question.view, skill.trust, skill.fear)
        if question.ask.why == "move":
            return _move(skill, mind, question.moves, rng, clock)
        if question.ask.why == "point":
            return _point(skill, mind, question.moves, rng)
        return _home(mind, question.moves, rng)


def _move(skill: Skill, mind: Mind, moves: Sequence[Move], rng: Random, clock: Clock) -> Choice[Move]:
    best: tuple[float, Move] | None = None
    for move in moves:
        if clock.over and best is not None:
            break
        if not isinstance(move, Swap | Withdraw):
            continue
        forward = mind.princess in (move.a, move.b)
        if best is not None and not forward and rng.random() > skill.glance:
            continue
        value = plans.value_of_move(plans.moved(mind, skill, move), (move.a, move.b))
        value += skill.noise * (rng.random() + rng.random() - 1.0)
        if best is None or value > best[0]:
            best = value, move
    if best is None:
        raise ValueError("no move is listed")
    value, move = best
    return Choice(move, why_moved(mind, move), 2 * min(1.0, max(0.0, value)) - 1)


def _point(skill: Skill, mind: Mind, moves: Sequence[Move], rng: Random) -> Choice[Move]:
    plan = plans.still(mind, skill)
    stay = plans.declined(plan, mind.far, 0.0)
    special = _declaration(mind, moves)
    if special is not None:
        return special
    square, value = plans.best_point(plan, mind.far, 0.0)
    if value > stay and rng.random() >= skill.blind:
        sure = mind.far[square] > 0.98
        reason = because("point_sure" if sure else "point_likely", square=NAMES[square])
        return Choice(POINTS[square], reason, 2 * value - 1)
    return Choice(DECLINE, because("not_worth_pointing"), 2 * stay - 1)


def _home(mind: Mind, moves: Sequence[Move], rng: Random) -> Choice[Move]:
    caught = mind.view.run.caught
    rated = []
    for move in moves:
        if isinstance(move, Return):
            risk = mind.far[caught] * (5 - mind.far_steps[move.square]) + 0.2 * sum(
                (mind.far[move.square], mind.holders[move.square])
            )
            rated.append((risk + 0.1 * rng.random(), str(move), move))
    return Choice(min(rated)[2], because("hide_again"))


def why_moved(mind: Mind, move: Move) -> Reason:
    """What a main move is for, in a word."""
    if not isinstance(move, Swap | Withdraw):
        return because("only_feeling")
    if isinstance(move, Withdraw):
        return because("take_home")
    goal = min(mind.steps)
    ends = {move.a: move.b, move.b: move.a}
    if mind.princess in ends and mind.steps[ends[mind.princess]] < mind.steps[mind.princess]:
        return because("arrive" if mind.steps[ends[mind.princess]] == goal else "advance")
    if any(mind.own[square] == HOLDER for square in ends):
        return because("turn_mirror")
    if any(mind.far[a] > 0.2 and mind.far_steps[b] > mind.far_steps[a] for a, b in ends.items()):
        return because("push_back")
    if all(mind.own[square] == EMPTY for square in ends):
        return because("bluff")
    return because("mislead")


def _declaration(mind: Mind, moves: Sequence[Move]) -> Choice[Move] | None:
    """A claim or a paralysis that is as good as certain."""
    if CLAIM in moves and mind.steps[mind.princess] < 0.35:
        return Choice(CLAIM, because("claim_now"), 1.0)
    for move in moves:
        if isinstance(move, Paralyse) and mind.far[move.square] > 0.6 and flanked(mind.own, move.square):
            return Choice(move, because("paralyse_now"), 1.0)
    return None


def set_up(moves: Sequence[Move], view: View, rng: Random) -> Choice[Move]:
    """The next figure of the set-up on a square of no system; holders farther forward in the expert mode."""
    puts = [move for move in moves if isinstance(move, Put)]
    if not puts:
        return Choice(READY, because("all_stand"))
    kind = puts[0].kind
    front = [move for move in puts if move.kind == kind and _second_row(view, move.square)]
    back = [move for move in puts if move.kind == kind and not _second_row(view, move.square)]
    ahead = bool(front) and (not back or rng.random() < _AHEAD.get(kind, 0.2))
    return Choice(chance.pick(front if ahead else back, rng), because("no_system"))


_AHEAD = {PRINCESS: 0.5, HOLDER: 0.8}


def _second_row(view: View, square: Square) -> bool:
    return square // 5 == (1 if view.viewer == 0 else 3)


def bot(level: str) -> Bot[View, Move]:
    """The computer player of this level. Raises KeyError for another name."""
    return Player(SKILLS[level])
