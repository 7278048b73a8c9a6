"""Same cards, other seat: how much of a match was luck.

Every deal of the match is played again by equal computer players who change places, so that each of them has held
each hand with its princess and its place at the table. What a hand brings on average there is its worth; the rest of
what its owner scored is play.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from princesscourt.bots.contract import Clock
from princesscourt.core.rules import Seat
from princesscourt.games.rebel.bot.policy import Policy
from princesscourt.games.rebel.bot.search import play_out
from princesscourt.games.rebel.rules.choices import Choosing
from princesscourt.games.rebel.rules.state import State

TURNS: Final = 8
"""How often every computer player holds every hand."""


@dataclass(frozen=True, slots=True)
class Fate:
    """One seat in one round or in the whole match, in proposals.

    `worth`: what these cards bring equal players on average; `usual`: what all seats' cards bring on average.
    """

    worth: float
    usual: float
    scored: float

    @property
    def luck(self) -> float:
        """How many proposals better than average the cards were."""
        return self.usual - self.worth

    @property
    def play(self) -> float:
        """How many proposals better than equal players its owner did with these cards."""
        return self.worth - self.scored


def deals(states: Iterable[State]) -> tuple[State, ...]:
    """The positions of a match right after each deal of a finished round."""
    found: dict[int, State] = {}
    finished = 0
    for state in states:
        finished = max(finished, len(state.sheets))
        top = state.agenda.top if state.agenda else None
        if isinstance(top, Choosing) and top.what in ("pass", "split") and len(top.answers.due) == state.seats:
            found.setdefault(len(state.sheets), state)
    return tuple(state for number, state in sorted(found.items()) if number < finished)


class Rotations:
    """The replays, one at a time, so that a screen can go on in between."""

    def __init__(self, states: Iterable[State], seed: str) -> None:
        line = tuple(states)
        self.deals = deals(line)
        self.last = line[-1]
        self.seed = seed
        self.done = 0
        self._sums = [[0] * deal.seats for deal in self.deals]

    @property
    def total(self) -> int:
        """How many replays there are."""
        return sum(TURNS * deal.seats for deal in self.deals)

    def step(self) -> bool:
        """Plays one deal again; False when all are done."""
        if self.done >= self.total:
            return False
        number = self.done % len(self.deals)
        turn = self.done // len(self.deals)
        deal = self.deals[number]
        players = [Policy(0.5) for _ in range(deal.seats)]
        seated = players[turn % deal.seats :] + players[: turn % deal.seats]
        over = play_out(deal, seated, Random(f"{self.seed}/{number}/{turn}"), len(deal.sheets))
        for seat, score in enumerate(over.sheets[len(deal.sheets)].scores):
            self._sums[number][seat] += score
        self.done += 1
        return True

    def rounds(self) -> tuple[tuple[Fate, ...], ...]:
        """By round and seat. Raises ZeroDivisionError before every deal was played again."""
        turns = self.done // len(self.deals) if self.deals else 1
        fates = []
        for deal, sums in zip(self.deals, self._sums, strict=True):
            usual = sum(sums) / turns / deal.seats
            scores = self.last.sheets[len(deal.sheets)].scores
            fates.append(tuple(Fate(got / turns, usual, score) for got, score in zip(sums, scores, strict=True)))
        return tuple(fates)

    def match(self) -> tuple[Fate, ...]:
        """By seat, over all rounds."""
        columns = zip(*self.rounds(), strict=True)
        return tuple(Fate(sum(f.worth for f in c), sum(f.usual for f in c), sum(f.scored for f in c)) for c in columns)


@dataclass(frozen=True, slots=True)
class Report:
    """What the replays found: by seat for the match, by round and seat, and the round cards played.

    `turns`: how often every deal was played again.
    """

    match: tuple[Fate, ...]
    rounds: tuple[tuple[Fate, ...], ...]
    cards: tuple[str, ...]
    turns: int


def report(states: tuple[State, ...], seed: str, clock: Clock) -> Report | None:
    """Plays the deals in `states` again, the last state being the end of the match; None if there is none.

    When the time is used up every deal has been played equally often. Raises `Stopped`.
    """
    replays = Rotations(states, seed)
    count = len(replays.deals)
    while count and (replays.done < count or replays.done % count or not clock.over):
        if not replays.step():
            break
    if not count:
        return None
    cards = tuple(sheet.card for sheet in replays.last.sheets[:count])
    return Report(replays.match(), replays.rounds(), cards, replays.done // count)


def luckiest(fates: tuple[Fate, ...]) -> Seat:
    """The seat that was dealt the best cards."""
    return max(range(len(fates)), key=lambda seat: fates[seat].luck)
