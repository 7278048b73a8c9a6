"""The deduction helper: which of the 1,344 tasks can still be one's own, and what a question would tell.

A set of tasks is one whole number with a bit for each task, so that a question is weighed with a few dozen operations.
Only answers to a seat's own questions say anything about its own task (R24); the card that it holds for its left
neighbour is not its own, and a checked wrong claim rules its cards out.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules.catalog import PLACES, SYMBOLS, Pair, Place, Symbol
from princesscourt.games.jade.rules.tasks import NUMBER, TASKS, Answer, Layout, Pairs, Task
from princesscourt.games.jade.rules.view import View
from princesscourt.games.jade.rules.weighing import bits, questions

Tasks: TypeAlias = int
"""A set of tasks; task t is bit t."""

ALL: Final[Tasks] = (1 << len(TASKS)) - 1


def _with(*pairs: Pair) -> Tasks:
    return sum(1 << number for number, task in enumerate(TASKS) if all(pair in task for pair in pairs))


PAIR: Final = tuple(tuple(_with((place, symbol)) for symbol in range(len(SYMBOLS))) for place in range(len(PLACES)))
"""The tasks with this symbol at this place."""
AT: Final = tuple(PAIR[place][0] | PAIR[place][1] | PAIR[place][2] | PAIR[place][3] for place in range(len(PLACES)))
"""The tasks with something at this place."""
OF: Final = tuple(sum(PAIR[place][symbol] for place in range(len(PLACES))) for symbol in range(len(SYMBOLS)))
"""The tasks with this symbol somewhere."""


def parted(tasks: Tasks, facts: Iterable[Tasks]) -> tuple[Tasks, ...]:
    """`tasks` parted by how many of the facts hold: element k is the set where exactly k do."""
    parts = [tasks]
    for fact in facts:
        more = [part & fact for part in parts]
        rest = [part & ~fact for part in parts]
        parts = [low | high for low, high in zip((*rest, 0), (0, *more), strict=True)]
    return tuple(parts)


def split(tasks: Tasks, question: Pairs) -> Iterator[tuple[Answer, Tasks]]:
    """`tasks` parted by the answer to `question`; only answers that are possible."""
    symbols = sorted({symbol for _, symbol in question})
    for places, by_place in enumerate(parted(tasks, [AT[place] for place, _ in question])):
        if not by_place:
            continue
        for kinds, by_symbol in enumerate(parted(by_place, [OF[symbol] for symbol in symbols])):
            if not by_symbol:
                continue
            for matches, part in enumerate(parted(by_symbol, [PAIR[place][symbol] for place, symbol in question])):
                if part:
                    yield Answer(places, kinds, matches), part


def agreeing(question: Pairs, said: Answer, tasks: Tasks = ALL) -> Tasks:
    """Those of `tasks` for which the oracle would answer so."""
    by_place = parted(tasks, [AT[place] for place, _ in question])[said.places]
    by_symbol = parted(by_place, [OF[symbol] for symbol in sorted({symbol for _, symbol in question})])
    if said.symbols >= len(by_symbol):
        return 0
    return parted(by_symbol[said.symbols], [PAIR[place][symbol] for place, symbol in question])[said.matches]


def members(tasks: Tasks) -> tuple[Task, ...]:
    """The tasks of a set, in their order."""
    found = []
    while tasks:
        low = tasks & -tasks
        found.append(low.bit_length() - 1)
        tasks ^= low
    return tuple(found)


def information(tasks: Tasks, question: Pairs) -> float:
    """How many bits the answer to `question` tells on average."""
    total = tasks.bit_count()
    counts = [part.bit_count() for _, part in split(tasks, question)]
    return math.log2(total) - sum(count * math.log2(count) for count in counts) / total if total else 0.0


# -- what a seat knows


@dataclass(frozen=True, slots=True)
class Step:
    """One answer to an own question: how many tasks were possible before and after, and the bits it told."""

    question: Pairs
    answer: Answer
    before: int
    after: int

    @property
    def bits(self) -> float:
        return math.log2(self.before / self.after) if self.after else math.inf


def possible(view: View, seat: Seat) -> Tasks:
    """The tasks that can be the one of `seat`, from all that the eyes of `view` know about it."""
    tasks = ALL
    for asked, said in zip(view.table.asked, view.answers, strict=True):
        if asked.seat == seat and said is not None:
            tasks = agreeing(asked.question, said, tasks)
    for claim in view.table.claimed:
        if claim.seat == seat and not claim.right:
            tasks &= ~_bit(claim.pairs)
    known = view.tasks[seat] if view.tasks else None
    if known is not None:
        return tasks & (1 << known)
    for other in view.tasks:
        tasks &= ALL if other is None else ~(1 << other)
    return tasks


def candidates(view: View) -> Tasks:
    """The tasks that can be the viewer's own. Raises ValueError for eyes that belong to no seat."""
    if view.seat is None:
        raise ValueError("no seat looks")
    return possible(view, view.seat)


def _bit(pairs: Pairs) -> Tasks:
    number = NUMBER.get(tuple(sorted(pairs)))
    return 0 if number is None else 1 << number


def steps(view: View) -> tuple[Step, ...]:
    """The viewer's own questions in order, each with what its answer removed; the held card was out from the start."""
    held = view.held_task
    tasks, found = ALL if held is None else ALL & ~(1 << held), []
    for asked, said in zip(view.table.asked, view.answers, strict=True):
        if asked.seat == view.seat and said is not None:
            left = agreeing(asked.question, said, tasks)
            found.append(Step(asked.question, said, tasks.bit_count(), left.bit_count()))
            tasks = left
    return tuple(found)


# -- questions


@dataclass(frozen=True, slots=True)
class Worth:
    """A question, the bits it tells on average, and how likely it is the very task (only with three chips)."""

    question: Pairs
    bits: float
    hit: float


def on_table(layout: Layout, chips: int) -> tuple[Pairs, ...]:
    """The questions that can be asked of this layout as it lies."""
    return tuple(tuple((p, layout[p]) for p in places) for places in combinations(range(len(PLACES)), chips))


def worth(tasks: Tasks, question: Pairs) -> Worth:
    return Worth(question, information(tasks, question), _hit(tasks, question))


def _hit(tasks: Tasks, question: Pairs) -> float:
    inside = tasks & _bit(question) if len(question) == 3 else 0
    return 1 / tasks.bit_count() if inside else 0.0


@lru_cache(maxsize=64)
def all_worths(tasks: Tasks, chips: int) -> tuple[Worth, ...]:
    """Every question with so many chips, best first; of equal ones the possible solution, then their order."""
    weighed = zip(questions(chips), bits(members(tasks), chips), strict=True)
    return _best_first(Worth(question, told, _hit(tasks, question)) for question, told in weighed)


def best_on_table(tasks: Tasks, layout: Layout, chips: int) -> tuple[Worth, ...]:
    """The questions that can be asked of this layout as it lies, best first."""
    return _best_first(worth(tasks, question) for question in on_table(layout, chips))


def _best_first(weighed: Iterable[Worth]) -> tuple[Worth, ...]:
    return tuple(sorted(weighed, key=lambda w: (-round(w.bits, 9), -w.hit)))


# -- marks


def sure(tasks: Tasks, place: Place, symbol: Symbol) -> bool | None:
    """Whether the pair is on the card: True or False when certain, else None."""
    inside = tasks & PAIR[place][symbol]
    if not inside:
        return False
    return True if inside == tasks else None
