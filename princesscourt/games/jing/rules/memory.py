"""The memory aid: follows enemy figures that were seen once through everything that was public since (jing 7.3).

What is certain and what is only possible are told apart. Nothing here knows more than the view it is given.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from princesscourt.games.jing.rules.belief import Belief, Hypothesis, Reckoner
from princesscourt.games.jing.rules.catalog import Square
from princesscourt.games.jing.rules.view import View


@dataclass(frozen=True, slots=True)
class Trace:
    """A figure as it was last recognised, and every square where it can be now; a single one is certain."""

    kind: str
    squares: tuple[Square, ...]

    @property
    def certain(self) -> bool:
        return len(self.squares) == 1


def traces(view: View) -> tuple[Trace, ...]:
    """The enemy figures that the view's owner has seen, in the order of their first sight; () outside of play."""
    steps = tuple(following(view))
    return steps[-1] if steps else ()


def following(view: View) -> Iterator[tuple[Trace, ...]]:
    """The same in small steps: () until the last one, so that a screen need not wait for a long history."""
    if view.viewer not in (0, 1) or view.base is None or view.result is not None:
        return
    reckoner = Reckoner(view)
    for _ in reckoner.steps():
        yield ()
    yield traced(reckoner.belief)


def traced(belief: Belief) -> tuple[Trace, ...]:
    """The same from a belief that is at hand."""
    fitting = belief.hypotheses
    figures: dict[tuple[int, ...], str] = {}
    for n, (kind, _) in enumerate(belief.seen):
        screens = tuple(hypothesis.tracks[n] for hypothesis in fitting)
        figures[screens] = _sharper(figures.get(screens, kind), kind)
    return tuple(Trace(kind, _places(fitting, screens)) for screens, kind in figures.items())


def _sharper(before: str, now: str) -> str:
    """A lady seen veiled keeps the name she was known by, or gets the name she shows now."""
    return before if now == "L" else now


def _places(fitting: tuple[Hypothesis, ...], screens: tuple[int, ...]) -> tuple[Square, ...]:
    places = set()
    for hypothesis, screen in zip(fitting, screens, strict=True):
        (side,) = hypothesis.sides.values()
        places.add(side.at.index(screen))
    return tuple(sorted(places))
