"""The computer players of King's Valley, from a friendly one to one that hardly errs.

All look at positions by the same judge. They differ in how far they look, how sure they are of what they see, and
whether they notice a threat. All but the strongest begin the game as LIGHT with a move that does not win by force, so
that whoever sits opposite has a game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np

from princesscourt.bots.contract import Choice, Clock, Question
from princesscourt.core import chance
from princesscourt.core.rules import because
from princesscourt.games.valley.bot.arrays import F32
from princesscourt.games.valley.bot.budget import Budget, part_of
from princesscourt.games.valley.bot.choosing import choose, settled
from princesscourt.games.valley.bot.law import law_of
from princesscourt.games.valley.bot.packed import pack, step
from princesscourt.games.valley.bot.proving import Claim, prove
from princesscourt.games.valley.bot.reasons import reason_for
from princesscourt.games.valley.bot.tree import DEEPEST, PROVEN, Law, Tree
from princesscourt.games.valley.rules.moves import Move, Slide, parse
from princesscourt.games.valley.rules.state import State


@dataclass(frozen=True, slots=True)
class Skill:
    """`plies` and `nodes` looked ahead at most; `doubt` blurs every judgement; `notice` is the chance to see a threat.

    `gentle`: begins with a move that does not win by force.
    """

    seconds: float
    plies: int
    nodes: int
    doubt: float = 0.0
    notice: float = 1.0
    gentle: bool = True


SKILLS: Final = {
    "easy": Skill(1.0, plies=1, nodes=100, doubt=6.0, notice=0.5),
    "medium": Skill(1.0, plies=2, nodes=1_000, doubt=2.0),
    "hard": Skill(1.5, plies=4, nodes=5_000, doubt=0.4),
    "master": Skill(2.0, plies=DEEPEST, nodes=1_500_000, gentle=False),
}


_FORCING: Final = {
    "standard": frozenset(map(parse, ("a1-d4", "e1-b4", "b1-b4", "d1-d4", "c1-c4"))),
    "retrieve": frozenset(map(parse, ("a1-d4", "e1-b4", "b1-b4", "d1-d4", "a1-a4", "e1-e4", "c5-c2"))),
}
"""First moves that win, or at best draw, by force (rules 9.3)."""
_THINKING: Final = 0.6
"""The share of the time for choosing; the rest is for proving that the choice wins, if there is hope."""
_SPARE: Final = 0.94
"""Leaves time for the last look up the tree."""
_HOPE: Final = 0.5


class ValleyBot:
    """One level. Keeps nothing between questions."""

    def __init__(self, skill: Skill) -> None:
        self._skill = skill

    def choose(self, question: Question[State, Move], rng: Random, clock: Clock) -> Choice[Move]:
        """One of the moves on offer, with its reason. Raises `Stopped`."""
        state = question.view
        moves = [move for move in question.moves if isinstance(move, Slide)]
        if self._skill.gentle and state.ply == 0:
            quiet = [move for move in moves if move not in _FORCING[state.options.start]]
            return Choice(chance.pick(quiet, rng), because("gentle_opening"))
        if len(moves) == 1:
            return Choice(moves[0], because("only_move"))
        tree = self._searched(state, moves, part_of(clock, _SPARE))
        child = self._picked(tree, rng)
        return _choice(state, tree, child)

    def _searched(self, state: State, moves: Sequence[Slide], clock: Clock) -> Tree:
        skill = self._skill
        tree = _begun(state, moves, law_of(state, shun=True), skill.nodes)
        choose(tree, Budget(part_of(clock, _THINKING), skill.nodes), skill.plies)
        if skill.plies < DEEPEST or settled(tree):
            return tree
        if tree.worth[0] < _HOPE:
            choose(tree, Budget(clock, skill.nodes), skill.plies)
            return tree
        proof = _begun(state, moves, law_of(state), skill.nodes)
        return proof if prove(proof, Budget(clock, skill.nodes), Claim(mover_wins=True)) else tree

    def _picked(self, tree: Tree, rng: Random) -> int:
        """The position to go to. What is proven is not doubted, save that a threat may pass unseen."""
        children = tree.offspring(0)
        worth = -tree.worth[children]
        if worth.max() > PROVEN or not self._skill.doubt:
            return int(children[np.argmax(worth)])
        return int(children[np.argmax(self._blurred(worth, rng))])

    def _blurred(self, worth: F32, rng: Random) -> F32:
        seen = rng.random() < self._skill.notice
        judged = worth if seen else np.where(worth < -PROVEN, 0, worth)
        return np.array([rng.gauss(float(one), self._skill.doubt) for one in judged], np.float32)


def _begun(state: State, moves: Sequence[Slide], law: Law, nodes: int) -> Tree:
    tree = Tree(pack(state), law, min(nodes + nodes // 4, 60_000) + 1_000)
    tree.begin(moves)
    tree.back_up()
    return tree


def _choice(state: State, tree: Tree, child: int) -> Choice[Move]:
    move = step(int(tree.keys[0]), int(tree.keys[child]))
    value = math.tanh(-float(tree.worth[child]) / 2)
    return Choice(move, reason_for(state, move, tree, child), value, _line(tree, child))


def _line(tree: Tree, child: int) -> tuple[str, ...]:
    """The play expected from here, as far as the tree was grown."""
    line, before = [], 0
    while True:
        line.append(str(step(int(tree.keys[before]), int(tree.keys[child]))))
        follow = tree.offspring(child)
        if not len(follow):
            return tuple(line)
        before, child = child, int(follow[np.argmin(tree.worth[follow])])
