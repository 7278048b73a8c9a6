"""Who may look at a shared screen next."""

from __future__ import annotations

from random import Random

import pytest

from princesscourt.core.handover import Curtain, Question, Screen, Show, next_screen
from princesscourt.core.rules import OPEN, Ask, Viewer
from tests.core.tables import played, step

TURN = (Ask(1, "move"),)
BOTH = (Ask(0, "choose"), Ask(1, "choose"))
CLAIM = (Ask(0, "claim", True, False, True), Ask(2, "claim", True, False, True))
PUBLIC = (Ask(1, "point", private=False),)


@pytest.mark.parametrize(
    ("asks", "humans", "viewer", "screen"),
    [
        (TURN, (0, 1), 0, Curtain(1)),
        (TURN, (0, 1), None, Curtain(1)),
        (TURN, (0, 1), 1, Show(1)),
        (TURN, (0, 2), 0, Show(None)),
        (TURN, (0,), 0, Show(0)),
        (TURN, (1,), None, Show(1)),
        (BOTH, (0, 1), None, Curtain(0)),
        (BOTH, (0, 1), 1, Curtain(0)),
        (BOTH[1:], (0, 1), 0, Curtain(1)),
        (CLAIM, (0, 1, 2), 1, Question((0, 2), "claim")),
        (CLAIM, (0, 1, 2), None, Question((0, 2), "claim")),
        (CLAIM, (0, 1, 2), 2, Show(2)),
        (CLAIM, (1, 2), None, Question((2,), "claim")),
        (CLAIM, (1, 3), 1, Show(None)),
        (PUBLIC, (0, 1), 0, Show(None)),
        ((), (0, 1), 1, Show(None)),
        ((Ask(-1, "deal", private=False),), (0, 1), 0, Show(None)),
        ((Ask(-1, "arrange"),), (0, 1), 0, Show(0)),
        ((Ask(-1, "arrange"),), (0, 1), None, Show(None)),
        (TURN, (), None, Show(OPEN)),
    ],
)
def test_the_next_screen(asks: tuple[Ask, ...], humans: tuple[int, ...], viewer: Viewer, screen: Screen) -> None:
    assert next_screen(asks, humans, viewer, secretive=True) == screen


@pytest.mark.parametrize("asks", [TURN, BOTH, CLAIM, PUBLIC, ()])
def test_without_secrets_everything_is_shown(asks: tuple[Ask, ...]) -> None:
    assert next_screen(asks, (0, 1), 0, secretive=False) == Show(OPEN)


@pytest.mark.parametrize("seed", "ABCDEFGH")
def test_the_view_never_goes_from_one_seat_straight_to_another(seed: str) -> None:
    match, rng, viewer = played(0, seats=4, seed=seed), Random(seed), None
    while match.asks:
        screen = next_screen(match.asks, match.setting.humans, viewer, secretive=match.secretive)
        shown = screen.viewer if isinstance(screen, Show) else None
        assert shown in {None, viewer}
        viewer = screen.seat if isinstance(screen, Curtain) else shown
        step(match, rng)
