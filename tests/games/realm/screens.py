"""A board on the screen, somebody's hand at it, and matches to show there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import TypeAlias

from pytestqt.qtbot import QtBot

from princesscourt.core.events import Event
from princesscourt.core.picker import entries, picker_for
from princesscourt.core.rules import CHANCE
from princesscourt.games.realm.rules.moves import Move
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.state import State
from princesscourt.games.realm.ui.scene import RealmScene
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from tests.games.realm.places import RULES, acting, opening, side
from tests.games.realm.test_game import GAME
from tests.ui import boards

Plies: TypeAlias = Iterator[tuple[State, State, tuple[Event, ...]]]
"""(before, after, events)."""
SPRITES = Sprites()
BEFORE_BATTLE = (side("C1", "B2 D2"), side("C5", "", "", "C3"))
"""One Prince attacks the city on C3 with 3 against 5, both together with 6."""


def scene_of(look: Look, view: State | None = None, turned: int = 0) -> RealmScene:
    scene = RealmScene(look, SPRITES)
    scene.turned = turned
    if view is not None:
        scene.show_view(view)
    return scene


def plies(seed: int, most: int = 60, **options: str) -> Plies:
    """(before, after, events) of a match in which battles, buildings and rebirths are sought, the rest is random."""
    dice = Random(seed)
    state = RULES.start(Options(**options), 2)  # type: ignore[arg-type]
    for _ in range(most):
        asks = RULES.asks(state)
        if not asks:
            return
        seat = asks[0].seat
        move = RULES.draw(state, dice) if seat == CHANCE else lively(state, seat, dice)
        then, events, _ = RULES.apply(state, seat, move)
        yield state, then, events
        state = then


def lively(state: State, seat: int, dice: Random) -> Move:
    """A move by chance of a kind by chance, so that the rare kinds come up too."""
    kinds: dict[str, list[Move]] = {}
    for move in RULES.moves(state, seat):
        kinds.setdefault(f"{type(move).__name__}{'x' in str(move)}", []).append(move)
    return dice.choice(kinds[dice.choice(sorted(kinds))])


def shown(state: State, texts: Iterable[str]) -> Plies:
    """(before, after, events) of these actions."""
    for text in texts:
        then, events, _ = RULES.apply(state, acting(state), RULES.parse(text))
        yield state, then, events
        state = then


def many_plies() -> Iterator[Plies]:
    yield shown(opening(), [text for _, text, _ in GAME])
    yield plies(1, 20, map="draft")
    yield plies(2, 90, captured_city="captured", tie="both_lost")
    yield plies(3, 30, map="random")


class Hand(boards.Hand[RealmScene, Move]):
    """Somebody at the map who enters an action."""

    def __init__(self, look: Look, state: State, qtbot: QtBot, turned: int = 0) -> None:
        super().__init__(scene_of(look, state, turned), picker_for(RULES, entries(RULES, state, acting(state))), qtbot)
