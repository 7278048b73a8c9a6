"""The table of Rebel Princess for the tests: scenes, pictures, plies of random matches, and a hand that clicks."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pytestqt.qtbot import QtBot

from princesscourt.core.chance import pick
from princesscourt.core.events import Event
from princesscourt.core.picker import picker_for
from princesscourt.core.rules import CHANCE, Seat
from princesscourt.games.rebel.rules.moves import Finish, Move
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.state import State
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui.scene import RebelScene
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from tests.ui import boards

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay")
SPRITES = Sprites()
MOVING_CARDS = (
    "late_to_the_ball",
    "crystal_clear",
    "masquerade_ball",
    "musical_chairs",
    "after_party",
    "wedding_gift",
    "haggle_with_the_hag",
    "blind_mans_bluff",
    "prince_always_rings_twice",
)
"""The round cards with movements of their own."""


def scene_of(look: Look, view: View | None = None, facing: Seat = 0) -> RebelScene:
    scene = RebelScene(look, SPRITES)
    scene.names = NAMES
    if view is not None:
        scene.turn(facing if view.viewer is None or view.viewer < 0 else view.viewer, view.viewer)
        scene.show_view(view)
    return scene


def plies(seed: int, options: Options, seats: int) -> Iterator[tuple[State, Seat, Move, State, tuple[Event, ...]]]:
    """Every ply of a random match that is not cut short: (before, seat, move, after, events)."""
    rng = Random(seed)
    state = RULES.start(options, seats)
    while RULES.asks(state):
        seat = pick(RULES.asks(state), rng).seat
        if seat == CHANCE:
            move = RULES.draw(state, rng)
        else:
            move = pick([move for move in RULES.moves(state, seat) if not isinstance(move, Finish)], rng)
        after, events, _ = RULES.apply(state, seat, move)
        yield state, seat, move, after, events
        state = after


def one_round(card: str, princesses: str = "dealt") -> Options:
    return Options(rounds=1, round_cards=card, princesses=princesses)  # type: ignore[arg-type]


class Hand(boards.Hand[RebelScene, Move]):
    """Somebody at the table who enters moves of a seat."""

    def __init__(self, look: Look, state: State, seat: Seat, qtbot: QtBot) -> None:
        super().__init__(scene_of(look, RULES.view(state, seat)), picker_for(RULES, RULES.moves(state, seat)), qtbot)
