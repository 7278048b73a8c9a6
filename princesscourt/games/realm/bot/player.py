"""The computer players.

"easy" takes what looks good at once and does not always see the answer. "medium" is the "two-ply" program of section
11: its 24 best-looking actions, all replies, a little noise. "hard" looks at every action with all replies, then deeper
at the best of them. A Queen that could be taken and a realm that could be closed are answered: when all that was looked
at loses, the rest is looked at too.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from princesscourt.bots.contract import Choice, Clock, Question
from princesscourt.core import chance
from princesscourt.core.rules import Reason, because
from princesscourt.games.realm.bot import settling
from princesscourt.games.realm.bot.judge import SURE, WIN, Judge
from princesscourt.games.realm.bot.reasons import reason_for
from princesscourt.games.realm.bot.tree import ENDLESS, OutOfTime, Tree
from princesscourt.games.realm.rules.actions import actions, passed
from princesscourt.games.realm.rules.board import Board, flipped
from princesscourt.games.realm.rules.moves import Lay, Move, Pass, Sides
from princesscourt.games.realm.rules.state import State, key
from princesscourt.games.realm.rules.story import Teller


@dataclass(frozen=True, slots=True)
class Skill:
    """`widths` per ply, `plies` at most and `nodes` looked at; `noise` blurs; `notice`: how often replies are seen."""

    seconds: float
    widths: tuple[int, ...]
    plies: int = 2
    nodes: int = 0
    noise: float = 0.0
    notice: float = 1.0


SKILLS: Final = {
    "easy": Skill(1.0, (10,), noise=14.0, notice=0.55),
    "medium": Skill(1.0, (24,), noise=3.0),
    "hard": Skill(2.5, (24, 16, 12, 10, 8), plies=6, nodes=1500),
}
_SPARE: Final = 0.9
"""Leaves time for the last position looked at."""
_EVEN: Final = 120.0
"""A lead of so much is felt as about three quarters of a win."""

Scored = list[tuple[float, Board]]


class RealmBot:
    """One level. Keeps nothing between questions."""

    def __init__(self, skill: Skill) -> None:
        self._skill = skill

    def choose(self, question: Question[State, Move], rng: Random, clock: Clock) -> Choice[Move]:
        """One of the moves on offer, with its reason. Raises `Stopped`."""
        _ = clock.over
        state = question.view
        if state.phase in ("draft", "swap"):
            return self._settle(question, rng)
        if len(question.moves) == 1:
            return Choice(question.moves[0], because("only_move"))
        seconds = min(clock.seconds, self._skill.seconds) * _SPARE
        turn = Turn(self._skill, state, results(question), rng, clock.within(seconds))
        return turn.answer()

    def _settle(self, question: Question[State, Move], rng: Random) -> Choice[Move]:
        state = question.view
        if state.phase == "swap":
            swap = settling.lead_of_light(state.terrain) + rng.gauss(0, self._skill.noise) > 0
            return Choice(Sides(swap), because("likes_light" if swap else "likes_dark"))
        side = state.side_of(question.ask.seat)
        lays = [move for move in question.moves if isinstance(move, Lay)]
        best = max(settling.worth_of_laying(move, side) for move in lays)
        good = [move for move in lays if settling.worth_of_laying(move, side) >= best - self._skill.noise / 3]
        return Choice(chance.pick(good, rng), because("lays_for_itself"))


def results(question: Question[State, Move]) -> dict[Board, Move]:
    """The moves on offer by the position after each, seen by the side that acts."""
    state = question.view
    offered = set(question.moves)
    known = {
        after: move for after, move in actions(state.board, state.ground, state.options).items() if move in offered
    }
    if Pass() in offered:
        known.setdefault(passed(state.board), Pass())
    listed = set(known.values())
    for move in question.moves:
        if move not in listed:
            teller = Teller(state.board, state.turn, state.ground, state.options)
            teller.act(move)
            known.setdefault(teller.board, move)
    return known


class Turn:
    """One action to choose."""

    def __init__(self, skill: Skill, state: State, moves: Mapping[Board, Move], rng: Random, clock: Clock) -> None:
        self.skill = skill
        self.state = state
        self.moves = moves
        self.rng = rng
        self.judge = Judge(state.ground, state.options)
        self.tree = Tree(self.judge, skill.widths, skill.nodes, clock)
        self.clock = clock

    def answer(self) -> Choice[Move]:
        looked = sorted(((self.judge.after(after) + self._blur(0.01), after) for after in self.moves), reverse=True)
        if looked[0][0] >= WIN:
            return self._choice(looked[0][1], WIN)
        scored = self._with_replies(looked)
        if self.skill.plies > 2:
            scored = self._deeper(scored)
        value, best = scored[0]
        return self._choice(best, value)

    def _blur(self, most: float) -> float:
        return self.rng.random() * most

    def _with_replies(self, looked: Scored) -> Scored:
        """The best-looking positions with the value of the best reply; a careless level may not look."""
        width = len(looked) if self.skill.plies > 2 else self.skill.widths[0]
        if self.rng.random() >= self.skill.notice:
            return sorted(
                ((value + self._blur(self.skill.noise), after) for value, after in looked[:width]), reverse=True
            )
        scored = self._look(looked[:width])
        if scored[0][0] < -SURE and self.skill.notice == 1:
            scored += self._look(looked[width:])
        return sorted(scored, reverse=True)

    def _look(self, looked: Scored) -> Scored:
        found: Scored = []
        for value, after in looked:
            if found and self.clock.over:
                break
            known = value if value < -SURE else self._repeats(after)
            seen = self.tree.replies(after) if known is None else known
            found.append((seen + self._blur(self.skill.noise), after))
        return sorted(found, reverse=True)

    def _repeats(self, after: Board) -> int | None:
        """0 if the position comes for the third time and the match is drawn."""
        state = self.state
        if state.options.repetition != "draw3":
            return None
        return 0 if state.seen.count(key(flipped(after), self._passes(after), 1 - state.turn)) >= 2 else None

    def _passes(self, after: Board) -> int:
        return min(2, self.state.passes + 1) if isinstance(self.moves[after], Pass) else 0

    def _deeper(self, scored: Scored) -> Scored:
        """Ply by ply deeper into the best; what was finished last counts."""
        scored = scored[: self.skill.widths[0]]
        for depth in range(2, self.skill.plies):
            if len(scored) < 2 or abs(scored[0][0]) > SURE:
                break
            found: Scored = []
            try:
                for _, after in scored:
                    alpha = int(found[0][0]) if found else -ENDLESS
                    drawn = self._repeats(after)
                    value = self.tree.deepen(after, depth, alpha) if drawn is None else drawn
                    found = _insert(found, value, after)
            except OutOfTime:
                return found + [pair for pair in scored if pair[1] not in {after for _, after in found}]
            scored = found
        return scored

    def _choice(self, after: Board, value: float) -> Choice[Move]:
        felt = 1.0 if value > SURE else -1.0 if value < -SURE else math.tanh(value / _EVEN)
        line = tuple(self._notation(after))
        move = self.moves[after]
        return Choice(move, self._reason(after, value), round(felt, 3), line)

    def _reason(self, after: Board, value: float) -> Reason:
        return reason_for(self.state, self.moves[after], after, value, self.judge)

    def _notation(self, after: Board) -> list[str]:
        """The replies expected, as text."""
        found: list[str] = []
        board = flipped(after)
        for reply in self.tree.line(after, 3):
            move = actions(board, self.state.ground, self.state.options).get(reply, Pass())
            found.append(str(move))
            board = flipped(reply)
        return [str(self.moves[after]), *found]


def _insert(found: Scored, value: float, after: Board) -> Scored:
    """Best first; among equals the one found first."""
    place = next((number for number, (other, _) in enumerate(found) if other < value), len(found))
    return [*found[:place], (value, after), *found[place:]]
