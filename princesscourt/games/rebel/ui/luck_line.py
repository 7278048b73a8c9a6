"""The deals of a line of play, as far as everything on it lies open."""

from __future__ import annotations

from random import Random

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.games.rebel.rules.events import HandsDealt
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.state import State
from princesscourt.games.rebel.rules.view import View


def deal_states(lens: AnyLens, end: AnyNode) -> tuple[State, ...]:
    """The positions after each deal up to `end` and that at `end`; () if no round was scored. The lens sees all, and
    what is open to the last card fits one position only."""
    last = _state(lens, end)
    if not last.sheets:
        return ()
    dealt = (node for node in end.path() if any(isinstance(event, HandsDealt) for event in lens.events(node)))
    return (*(_state(lens, node) for node in dealt), last)


def _state(lens: AnyLens, node: AnyNode) -> State:
    view = lens.view(node)
    assert isinstance(view, View)
    return RULES.guess(view, Random(0))
