"""The hall of screens in a test: scenes, their pictures, and matches as one viewer sees them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from pytestqt.qtbot import QtBot

from princesscourt.core.events import Event, redact
from princesscourt.core.picker import picker_for
from princesscourt.core.rules import Seat, Viewer
from princesscourt.games.jing.rules.moves import Move
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import State
from princesscourt.games.jing.rules.view import View
from princesscourt.games.jing.ui.scene import JingScene
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from tests.games.jing.plays import lively
from tests.ui import boards

EXPERT = Options(mode="expert")
SPRITES = Sprites()
"""Drawings rendered once for all tests."""


def hall(look: Look, view: View, facing: Seat | None = None) -> JingScene:
    """The hall as the viewer of this view has it, or from the side of `facing`."""
    scene = JingScene(look, SPRITES)
    scene.turn(side_of(view) if facing is None else facing, view.viewer)
    scene.show_view(view)
    return scene


def side_of(view: View) -> Seat:
    return view.viewer if view.viewer in (0, 1) else 0


def offers(state: State, viewer: Viewer) -> tuple[str, ...]:
    """The targets that glow for `viewer`."""
    asked = any(ask.seat == viewer for ask in RULES.asks(state))
    moves = RULES.moves(state, viewer) if asked and viewer is not None else ()
    return picker_for(RULES, moves).offers


def plies(options: Options, seed: int, most: int) -> Iterator[tuple[State, State, Seat, tuple[Event, ...]]]:
    """(state before, state after, seat, events) of a random match."""
    for state, seat, move in lively(options, seed, most):
        after, events, _ = RULES.apply(state, seat, move)
        yield state, after, seat, events


def ply(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """The state after this move of whoever is asked, with its events."""
    (ask,) = RULES.asks(state)
    after, events, _ = RULES.apply(state, ask.seat, RULES.parse(text))
    return after, events


def play(scene: JingScene, after: State, events: Sequence[Event], viewer: Viewer) -> None:
    """Moves the hall on as the table would."""
    scene.play(RULES.view(after, viewer), redact(tuple(events), viewer))


def guessed(state: State, viewer: Viewer, seed: int) -> State:
    """Another world in which `viewer` sees the same."""
    return RULES.guess(RULES.view(state, viewer), Random(seed))


class Hand(boards.Hand[JingScene, Move]):
    """Somebody in the hall who enters moves of a seat."""

    def __init__(self, look: Look, state: State, seat: Seat, qtbot: QtBot) -> None:
        picker = picker_for(RULES, RULES.moves(state, seat))
        super().__init__(hall(look, RULES.view(state, seat)), picker, qtbot, 760)
