"""A computer player: what it does with each question, as careful as its level."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from princesscourt.bots.contract import Choice, Clock, Question
from princesscourt.core import chance
from princesscourt.core.rules import Reason, Seat, because
from princesscourt.games.jade.bot import asking, beliefs, hindering, race
from princesscourt.games.jade.rules.board import Node, is_oracle, oracle_node
from princesscourt.games.jade.rules.deduction import (
    ALL,
    Tasks,
    Worth,
    agreeing,
    all_worths,
    best_on_table,
    candidates,
    members,
)
from princesscourt.games.jade.rules.frames import Arrange, Guess, Hinder
from princesscourt.games.jade.rules.moves import SAY, AskOracle, GuessMove, Lay, Move, NameTask, PutOn, Swap, Walk
from princesscourt.games.jade.rules.tasks import TASKS, swapped
from princesscourt.games.jade.rules.turns import stones_on
from princesscourt.games.jade.rules.view import View


@dataclass(frozen=True, slots=True)
class Style:
    """How careful a level is.

    `slip`: how often it takes a way or a kind as it comes. `remembers`: how many of its last answers it thinks of.
    `looks`: how many exchanges of symbols it tries (0: it plans the whole layout). `lays`: from how many turns of harm
    on it lays a stone, and `misses` how often it does not notice. `behind`: how many turns it may be behind and still
    run. `claims`: it watches for its task on the board at other times than its own consultation.
    """

    slip: float
    remembers: int
    looks: int
    lays: float
    misses: float
    behind: float
    claims: bool


class Player:
    """Keeps nothing between questions; all it knows is in the view."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def choose(self, question: Question[View, Move], rng: Random, clock: Clock) -> Choice[Move]:
        """One of `question.moves`. Raises `Stopped` when no answer is wanted any more."""
        turn = _Turn(self.style, question.view, question.ask.seat, tuple(question.moves), rng, clock)
        move, reason = turn.answer(question.ask.why)
        return Choice(move, reason, turn.value())


@dataclass(frozen=True, slots=True)
class _Turn:
    """One question at hand."""

    style: Style
    view: View
    seat: Seat
    moves: tuple[Move, ...]
    rng: Random
    clock: Clock

    def answer(self, why: str) -> tuple[Move, Reason]:
        _ = self.clock.over
        if len(self.moves) == 1:
            return self.moves[0], because("only_move")
        ways = {
            "place": self.place,
            "return": self.place,
            "turn": self.turn,
            "hinder": self.hinder,
            "path": self.path,
            "guess": self.guess,
            "layout": self.layout,
            "question": self.question,
            "claims": self.claims,
            "claim": self.name,
        }
        return ways[why]()

    # -- what it knows

    def tasks(self) -> Tasks:
        """What it still thinks possible; a forgetful level leaves out its older answers."""
        if self.view.seat is None:
            return ALL
        heard = [
            (asked.question, said)
            for asked, said in zip(self.view.table.asked, self.view.answers, strict=True)
            if asked.seat == self.seat and said is not None
        ]
        if len(heard) <= self.style.remembers:
            return candidates(self.view)
        tasks = ALL
        for question, said in heard[-self.style.remembers :]:
            tasks = agreeing(question, said, tasks)
        return tasks

    def rivals(self) -> list[Tasks]:
        return [beliefs.told(self.view, seat) for seat in self.view.table.alive if seat != self.seat]

    def value(self) -> float:
        """How far it is ahead in knowledge, from -1 to 1."""
        most = math.log2(len(TASKS))
        rivals = [tasks.bit_count() for tasks in self.rivals()]
        ahead = math.log2(min(rivals, default=1) or 1) - math.log2(self.tasks().bit_count() or 1)
        return round(max(-1.0, min(1.0, ahead / most)), 3)

    def snakes(self) -> dict[Node, float]:
        """How likely each stone on the board is a snake."""
        share = beliefs.snake_share(self.view)
        kinds = zip(self.view.table.stones, self.view.snakes, strict=True)
        return {stone.node: share if kind is None else float(kind) for stone, kind in kinds}

    def pick(self, moves: Sequence[Move]) -> Move:
        return chance.pick(moves, self.rng)

    def slips(self) -> bool:
        return self.rng.random() < self.style.slip

    # -- the piece

    def place(self) -> tuple[Move, Reason]:
        puts = [move for move in self.moves if isinstance(move, PutOn)]
        if self.slips():
            return self.pick(puts), because("fine_place")
        best = min(race.centrality(move.node) for move in puts)
        return self.pick([m for m in puts if race.centrality(m.node) < best + 0.05]), because("central_place")

    def turn(self) -> tuple[Move, Reason]:
        if self.sure_claim():
            return SAY["claim"], because("task_lies_there")
        if SAY["announce"] not in self.moves:
            return SAY["chip"], because("must_give_chip")
        behind = self.own_turns() - self.rival_turns()
        if behind > self.style.behind and not self.slips():
            return SAY["pass"], because("saves_moves")
        return SAY["announce"], because("races")

    def own_turns(self) -> float:
        letter = self.view.oracle
        here = self.view.table.seats[self.seat].node
        return race.turns(oracle_node(letter), self.snakes(), 0.5)[here] if letter else 9.0

    def rival_turns(self) -> float:
        """Turns of the rival who is nearest, as far as one can tell."""
        found = [9.0]
        for seat in self.view.table.participants:
            if seat != self.seat:
                here = self.view.table.seats[seat].node
                chances = beliefs.letters(self.view, seat).items()
                found.append(sum(share * race.plain(oracle_node(letter))[here] for letter, share in chances))
        return min(found)

    def path(self) -> tuple[Move, Reason]:
        goal = oracle_node(self.view.oracle) if self.view.oracle else None
        walks = [m for m in self.moves if isinstance(m, Walk) and (not is_oracle(m.path[-1]) or m.path[-1] == goal)]
        if goal is None:
            return self.pick(walks), because("walks")
        snakes = self.snakes()
        left = race.plain(goal) if self.style.slip else race.turns(goal, snakes, 0.5)
        costs = {move: self.cost(move, left[move.path[-1]], snakes) for move in walks}
        best = min(costs.values())
        margin = 0.6 if self.slips() else 0.01
        move = self.pick([m for m in walks if costs[m] <= best + margin])
        assert isinstance(move, Walk)
        return move, self.why_walk(move, goal)

    def cost(self, move: Walk, left: float, snakes: dict[Node, float]) -> float:
        """Turns to the oracle, and what the move costs on the scale: a sure guess is free."""
        sure = race.success(move.path, snakes)
        met = any(node in snakes for node in move.path)
        marker = self.view.table.seats[self.seat].marker
        price = 0.1 if marker > 3 else 0.25
        return 1 / sure + left - (price * sure if met else 0.0)

    def why_walk(self, move: Walk, goal: Node) -> Reason:
        if move.path[-1] == goal:
            return because("reaches_oracle")
        kinds = dict(zip(self.view.table.stones, self.view.snakes, strict=True))
        if any(kinds[stone] is not None for stone in stones_on(self.view.table, move.path)):
            return because("knows_stone")
        return because("shortest_way")

    def guess(self) -> tuple[Move, Reason]:
        frame = self.view.table.agenda.top
        assert isinstance(frame, Guess)
        met = stones_on(self.view.table, frame.path)
        chances = beliefs.odds(self.view, met)
        if self.slips():
            return self.pick(self.moves), because("just_guesses")
        likely = [m for m in self.moves if isinstance(m, GuessMove) and chances[m.snakes] > max(chances) - 0.04]
        sure = max(chances) > 0.999
        return self.pick(likely), because("knows_stone" if sure else "likely_kinds")

    # -- danger stones

    def hinder(self) -> tuple[Move, Reason]:
        frame = self.view.table.agenda.top
        assert isinstance(frame, Hinder)
        lays = [move for move in self.moves if isinstance(move, Lay)]
        if not lays or self.rng.random() < self.style.misses:
            return SAY["pass"], because("saves_stone")
        best = hindering.bars(self.view, frame.mover, list(dict.fromkeys(move.node for move in lays)))[0]
        known = beliefs.told(self.view, frame.mover).bit_count()
        ahead = known <= min(self.tasks().bit_count(), 60)
        if best.harm < self.style.lays * (0.6 if ahead else 1.0):
            return SAY["pass"], because("saves_stone")
        there = [move for move in lays if move.node == best.node]
        return self.kind(there), because("hinders_leader" if ahead else "bars_way", seat=frame.mover)

    def kind(self, lays: Sequence[Lay]) -> Lay:
        """Which stone: now the rarer kind, now the other, so that nobody can reckon with it."""
        share = beliefs.snake_share(self.view)
        rare = [move for move in lays if move.snake == (share < 0.5)]
        chosen = self.pick(rare if rare and self.rng.random() < 0.6 else lays)
        assert isinstance(chosen, Lay)
        return chosen

    # -- the oracle

    def plan(self) -> asking.Plan | None:
        """What to lay and ask; the same at each step of one consultation."""
        frame = self.view.table.agenda.top
        before = frame.before if isinstance(frame, Arrange) else self.view.table.layout
        chips, tasks = self.view.table.seats[self.seat].chips, self.tasks()
        if tasks.bit_count() == 1:
            solution = Worth(TASKS[members(tasks)[0]], 0.0, 1.0)
            return asking.best_plan(before, tasks, self.rivals(), [solution], self.clock)
        return asking.best_plan(before, tasks, self.rivals(), all_worths(tasks, chips)[:24], self.clock)

    def layout(self) -> tuple[Move, Reason]:
        if self.style.looks:
            return self.simple_layout()
        plan = self.plan()
        swap = asking.swap_towards(self.view.table.layout, plan.layout) if plan else None
        if swap is None or swap not in self.moves:
            return SAY["settle"], because("layout_fine")
        return swap, because("lays_question")

    def simple_layout(self) -> tuple[Move, Reason]:
        """Its only task is laid if it knows it; else one look at what a few exchanges bring."""
        frame, tasks = self.view.table.agenda.top, self.tasks()
        if isinstance(frame, Arrange) and tasks.bit_count() == 1:
            goals = asking.laid_for(frame.before, TASKS[members(tasks)[0]])
            swap = asking.swap_towards(self.view.table.layout, goals[0]) if goals else None
            return (swap, because("lays_question")) if swap is not None and swap in self.moves else self.settled()
        if isinstance(frame, Arrange) and frame.swaps >= 2:
            return self.settled()
        tried = chance.sample([m for m in self.moves if isinstance(m, Swap)], self.style.looks, self.rng)
        chips, here = self.view.table.seats[self.seat].chips, self.view.table.layout
        now = best_on_table(tasks, here, chips)[0].bits
        after = {move: best_on_table(tasks, swapped(here, move.one, move.other), chips)[0].bits for move in tried}
        best = max(tried, key=lambda move: after[move], default=None)
        if best is None or after[best] < now + 0.05:
            return self.settled()
        return best, because("lays_question")

    def settled(self) -> tuple[Move, Reason]:
        return SAY["settle"], because("layout_fine")

    def question(self) -> tuple[Move, Reason]:
        chips, tasks = self.view.table.seats[self.seat].chips, self.tasks()
        if chips < 3 and self.sure_claim():
            return SAY["claim"], because("task_lies_there")
        asked = best_on_table(tasks, self.view.table.layout, chips)
        ranked = sorted(asked, key=lambda worth: -worth.bits - asking.HIT * worth.hit)
        worth = chance.pick(ranked[:6], self.rng) if self.slips() else ranked[0]
        move = AskOracle(tuple(place for place, _ in worth.question))
        if tasks.bit_count() == 1 and worth.hit:
            return move, because("solves_task")
        return move, because("tells_most", tenths=round(10 * worth.bits))

    # -- claims

    def sure_claim(self) -> NameTask | None:
        """Its task as it lies on the board, if it knows it for sure."""
        tasks = self.tasks()
        if tasks.bit_count() != 1 or not beliefs.lying(self.view.table.layout, tasks):
            return None
        return NameTask(tuple(place for place, _ in TASKS[members(tasks)[0]]))

    def claims(self) -> tuple[Move, Reason]:
        if self.style.claims and self.sure_claim():
            return SAY["claim"], because("task_lies_there")
        return SAY["pass"], because("not_sure")

    def name(self) -> tuple[Move, Reason]:
        claim = self.sure_claim()
        if claim is not None and claim in self.moves:
            return claim, because("task_lies_there")
        return SAY["withdraw"], because("not_sure")
