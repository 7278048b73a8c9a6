"""The labyrinth on the screen for the tests: scenes, plies of matches as a viewer sees them, and a hand that clicks."""

from __future__ import annotations

from collections.abc import Iterator

from pytestqt.qtbot import QtBot

from princesscourt.core.events import redact
from princesscourt.core.picker import picker_for
from princesscourt.core.rules import Seat, Viewer
from princesscourt.games.jade.rules.moves import Move
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.state import State
from princesscourt.games.jade.rules.view import View
from princesscourt.games.jade.ui.scene import JadeScene
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from tests.games.jade.play import match
from tests.games.jade.tables import RULES
from tests.ui import boards


def scene_of(look: Look, view: View | None = None) -> JadeScene:
    scene = JadeScene(look, Sprites())
    if view is not None:
        scene.show_view(view)
    return scene


def plies(
    seed: int, viewer: Viewer, *, seats: int = 4, most: int = 400
) -> Iterator[tuple[View, View, tuple[object, ...]]]:
    """(view before, view after, events) of a match as `viewer` sees it."""
    for before, played in match(seed, seats, JadeOptions(), most=most):
        yield RULES.view(before, viewer), RULES.view(played.state, viewer), redact(played.events, viewer)


class Hand(boards.Hand[JadeScene, Move]):
    """Somebody at the labyrinth who enters moves of a seat."""

    def __init__(self, look: Look, state: State, seat: Seat, viewer: Viewer, qtbot: QtBot) -> None:
        super().__init__(scene_of(look, RULES.view(state, viewer)), picker_for(RULES, RULES.moves(state, seat)), qtbot)
