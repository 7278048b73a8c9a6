"""The table on the screen: what is shown is what is, however it came about, and clicks and keys spell moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from princesscourt.core.chance import pick
from princesscourt.core.events import Event, redact
from princesscourt.core.rules import CHANCE, OPEN, Seat, Viewer
from princesscourt.games.rebel.rules.moves import Finish, Move
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.state import State
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui.scene import RebelScene
from princesscourt.ui.kit.paint import painting_on
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look, Pace, Variant

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve", "Fay")
SPRITES = Sprites()
PLAIN = ("cinderella", "mulan", "alice", "snow_white")


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    del qtbot
    return Look(Variant.LIGHT, 1.0, Pace.OFF)


def scene_of(look: Look, view: View | None = None, facing: Seat = 0) -> RebelScene:
    scene = RebelScene(look, SPRITES)
    scene.names = NAMES
    if view is not None:
        scene.turn(facing if view.viewer is None or view.viewer < 0 else view.viewer, view.viewer)
        scene.show_view(view)
    return scene


def picture(scene: RebelScene) -> QImage:
    """The scene at a quarter of its size."""
    image = QImage(round(at.WIDTH / 4), round(at.HEIGHT / 4), QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    with painting_on(image) as painter:
        scene.render(painter)
    return image


def names(scene: RebelScene) -> list[tuple[str, str]]:
    return [(spot.target, spot.name) for spot in scene.spots()]


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


# -- the truth


@pytest.mark.parametrize("viewer", [None, 1, OPEN])
@pytest.mark.parametrize("card", ["wedding_gift", "after_party"])
def test_any_ply_ends_in_what_a_fresh_table_shows(look: Look, viewer: Viewer, card: str) -> None:
    scene = scene_of(look)
    for ply, (before, _, _, after, events) in enumerate(plies(3, one_round(card), 4)):
        if ply == 0:
            scene.turn(1 if viewer == 1 else 0, viewer)
            scene.show_view(RULES.view(before, viewer))
        scene.play(RULES.view(after, viewer), redact(events, viewer))
        if ply % 17 == 0:
            assert picture(scene) == picture(scene_of(look, RULES.view(after, viewer)))


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


@pytest.mark.parametrize("card", MOVING_CARDS)
def test_a_movement_ends_in_the_same_picture_wherever_it_is_stopped(look: Look, card: str) -> None:
    """Every kind of event once, stopped in the middle or run to its end; nothing is left over (C4, C5, J1)."""
    look.choose(pace=Pace.QUICK)
    number = MOVING_CARDS.index(card)
    viewer: Viewer = (None, 0, OPEN)[number % 3]
    scene, seen = scene_of(look), set[str]()
    for ply, (before, _, _, after, events) in enumerate(plies(number, one_round(card), 3 + number % 4)):
        if ply == 0:
            scene.turn(0, viewer)
            scene.show_view(RULES.view(before, viewer))
        scene.play(RULES.view(after, viewer), redact(events, viewer))
        kinds = {type(event).__name__ for event in events}
        if scene.moving:
            to_part(scene, (0.5, 1.0)[ply % 2])
        scene.finish()
        if kinds - seen:
            seen |= kinds
            fresh = scene_of(look, RULES.view(after, viewer))
            assert picture(scene) == picture(fresh), kinds
            assert len(scene.items()) == len(fresh.items())
    assert {"CardPlayed", "TrickWon", "RoundScored"} <= seen
    scene.close_down()
    assert scene.items() == []


def to_part(scene: RebelScene, part: float) -> None:
    """The running movement at a part of its time."""
    running = scene._running
    assert isinstance(running, QAbstractAnimation)
    running.setCurrentTime(round(running.totalDuration() * part) - 1)


def test_every_kind_of_event_moves_or_is_known_to_be_still(look: Look) -> None:
    look.choose(pace=Pace.QUICK)
    moved, still = set[str](), set[str]()
    for seed in range(6):
        options = Options(rounds=2, princesses=("dealt", "free")[seed % 2])
        scene = scene_of(look)
        for before, _, _, after, events in plies(seed, options, 3 + seed % 4):
            for event in events:
                name = type(event).__name__
                if name in moved:
                    continue
                scene.show_view(RULES.view(before, OPEN))
                scene.play(RULES.view(after, OPEN), (event,))
                (moved if scene.moving else still).add(name)
                scene.finish()
    assert still - moved <= {"RoundsSet", "MatchEnded", "RoundCut", "TrickWon", "TrickCaptured", "PrincesBroke"}
    assert {"CardsPassed", "HandsDealt", "PrincessesShown", "PowerUsed", "CardPlayed"} <= moved
