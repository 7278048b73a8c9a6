"""What a series tells: who wins how often, how long matches last, how they end, and how two rule sets differ.

A first place counts 1, a first place that k seats share counts 1/k for each of them; a draw is shared by all. So the
shares of all seats add up to the number of matches, and whoever is as good as the others has 1/seats. Intervals hold
the true value in 95 of 100 cases: Wilson's for shares, Newcombe's for the difference of two shares, Welch's (with the
normal quantile) for the difference of two means.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, quantiles, variance
from typing import Final, Literal

from princesscourt.core.rules import Reason
from princesscourt.lab import plan as plans
from princesscourt.lab.plan import Plan
from princesscourt.lab.store import Outcome

Z: Final = 1.959964
"""The normal quantile of 97.5 %."""


@dataclass(frozen=True, slots=True)
class Share:
    """How many of `count` were won; `name` is a level, or the number of a seat from 0, or "" for all."""

    name: str
    wins: float
    count: int

    @property
    def rate(self) -> float:
        return self.wins / self.count if self.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.count)


@dataclass(frozen=True, slots=True)
class Lengths:
    """Moves of the players in a match."""

    least: int
    lower: float
    """A quarter of the matches is shorter."""
    middle: float
    upper: float
    most: int
    mean: float


@dataclass(frozen=True, slots=True)
class Ending:
    """So many matches ended for a reason with this key; `reason` is that of the first of them."""

    key: str
    reason: Reason
    share: Share


@dataclass(frozen=True, slots=True)
class Summary:
    """One rule set, or all matches."""

    matches: int
    levels: tuple[Share, ...]
    seats: tuple[Share, ...]
    shared: Share
    """Matches in which several came in first, draws among them."""
    lengths: Lengths | None
    endings: tuple[Ending, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """B less A: shares as parts of one, lengths in moves."""

    kind: Literal["level", "seat", "shared", "length"]
    name: str
    a: float
    b: float
    low: float
    high: float

    @property
    def value(self) -> float:
        return self.b - self.a

    @property
    def certain(self) -> bool:
        """Whether the interval leaves no doubt about the direction."""
        return self.low > 0 or self.high < 0


def wilson(wins: float, count: int, z: float = Z) -> tuple[float, float]:
    """The interval of a share (Wilson 1927); everything while nothing is known."""
    if count == 0:
        return 0.0, 1.0
    rate, square = wins / count, z * z
    middle = (rate + square / (2 * count)) / (1 + square / count)
    half = z * sqrt(rate * (1 - rate) / count + square / (4 * count * count)) / (1 + square / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def newcombe(one: Share, other: Share) -> tuple[float, float]:
    """The interval of `other.rate - one.rate` (Newcombe 1998, method 10)."""
    (low1, high1), (low2, high2) = one.interval, other.interval
    value = other.rate - one.rate
    down = sqrt((other.rate - low2) ** 2 + (high1 - one.rate) ** 2)
    up = sqrt((high2 - other.rate) ** 2 + (one.rate - low1) ** 2)
    return max(-1.0, value - down), min(1.0, value + up)


def welch(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The interval of the mean of `other` less that of `one`, each of two values at least."""
    half = Z * sqrt(variance(one) / len(one) + variance(other) / len(other))
    value = fmean(other) - fmean(one)
    return value - half, value + half


def part(outcome: Outcome, seat: int) -> float:
    """What match `outcome` counts for `seat`: 1 for a win, 1/k for a first place shared by k."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


class Tally:
    """Matches of rule set `which` (None: of all), counted one by one, so that a long series is never read again."""

    def __init__(self, plan: Plan, which: int | None = None) -> None:
        self._plan, self._which = plan, which
        self.moves: list[int] = []
        self._points: dict[str, float] = dict.fromkeys(plan.levels, 0.0)
        self._counts = Counter[str]()
        self._seats = [0.0] * plan.seats
        self._shared = 0
        self._endings = Counter[str]()
        self._reasons: dict[str, Reason] = {}

    def add(self, outcome: Outcome) -> None:
        """Counts a match, unless it was played by another rule set."""
        if self._which is not None and plans.set_of(self._plan, outcome.number) != self._which:
            return
        for seat, level in enumerate(plans.levels_of(self._plan, outcome.number)):
            points = part(outcome, seat)
            self._seats[seat] += points
            self._points[level] += points
            self._counts[level] += 1
        self.moves.append(outcome.moves)
        self._shared += len(outcome.winners) > 1
        self._endings[outcome.reason.key] += 1
        self._reasons.setdefault(outcome.reason.key, outcome.reason)

    def summary(self) -> Summary:
        """What was counted."""
        count = len(self.moves)
        levels = tuple(Share(level, points, self._counts[level]) for level, points in self._points.items())
        seats = tuple(Share(str(seat), points, count) for seat, points in enumerate(self._seats))
        endings = (Ending(key, self._reasons[key], Share(key, n, count)) for key, n in self._endings.most_common())
        return Summary(count, levels, seats, Share("", self._shared, count), lengths(self.moves), tuple(endings))


def tallies(plan: Plan, outcomes: Iterable[Outcome]) -> tuple[Tally, ...]:
    """One for each rule set, with these matches counted."""
    found = tuple(Tally(plan, which) for which in range(len(plan.sets)))
    for outcome in outcomes:
        found[plans.set_of(plan, outcome.number)].add(outcome)
    return found


def lengths(moves: Sequence[int]) -> Lengths | None:
    """How long the matches were; None if there are none."""
    if not moves:
        return None
    lower, middle, upper = quantiles(moves, n=4, method="inclusive") if len(moves) > 1 else [float(moves[0])] * 3
    return Lengths(min(moves), lower, middle, upper, max(moves), fmean(moves))


def compare(counted: Sequence[Tally]) -> tuple[Difference, ...]:
    """How rule set B differs from A; () unless both have been played twice at least."""
    if len(counted) < 2 or min(len(one.moves) for one in counted) < 2:
        return ()
    a, b = (one.summary() for one in counted)
    found = [_share_difference("level", one, other) for one, other in zip(a.levels, b.levels, strict=True)]
    found += [_share_difference("seat", one, other) for one, other in zip(a.seats, b.seats, strict=True)]
    if len(a.levels) == 1:
        del found[0]  # one level alone always has its part
    found.append(_share_difference("shared", a.shared, b.shared))
    return (*found, _length_difference(*(one.moves for one in counted)))


def _share_difference(kind: Literal["level", "seat", "shared"], one: Share, other: Share) -> Difference:
    return Difference(kind, one.name, one.rate, other.rate, *newcombe(one, other))


def _length_difference(one: Sequence[int], other: Sequence[int]) -> Difference:
    return Difference("length", "", fmean(one), fmean(other), *welch(one, other))
