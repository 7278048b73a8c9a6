"""Two worlds on the screen: whoever must not know a secret sees, hears and can fetch the same, whatever it is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtGui import QAccessible

from princesscourt.core.rules import Viewer
from princesscourt.games import find
from princesscourt.ui.kit.theme import Pace
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.scan import differences, words
from tests.ui.shell.conftest import Open
from tests.ui.worlds import alike, film, lift, match_from, other_world, patient, settle, start

HIDDEN = [game_id for game_id in shown_games() if find(game_id).rules.hidden]


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """As if a screen reader ran."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def compared(window: MainWindow, game_id: str, plies: int, viewer: Viewer, turns: int) -> int:
    """Plays the same in two worlds and holds every moment of one against that of the other; how many were."""
    rules = find(game_id).rules
    position = start(game_id, plies, f"{game_id}/{plies}")
    other = other_world(rules, position, viewer)
    if other is None:
        return 0
    one, two = match_from(game_id, position), match_from(game_id, other)
    first = film(window, one, None, viewer, turns)
    second = film(window, two, one, viewer, turns)
    count = 0
    for a, b in zip(first, second, strict=False):
        if not alike(a.node, b.node, (one, two), viewer):
            break
        assert a.viewer == b.viewer
        if a.viewer in (None, viewer):
            told = differences(a.seen, b.seen)
            assert not told, f"{viewer} of {game_id} from ply {plies} learns at {a.node}: " + "\n".join(told)
            count += 1
    return count


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("game_id", HIDDEN)
def test_A1_two_worlds_are_one_on_the_whole_screen(opened: Open, game_id: str, viewer: Viewer) -> None:
    """Texts, tips, names, actions, models, items, pictures, movements; at every ply and under the curtain."""
    window, count = opened(Pace.QUICK), 0
    for plies in range(3, 40, 6):
        count += compared(window, game_id, plies, viewer, turns=2)
        if count >= 5:
            return
    raise AssertionError(f"only {count} moments in which nobody had told the worlds apart")


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize("game_id", HIDDEN)
def test_A1_two_worlds_are_one_through_a_match(opened: Open, game_id: str, viewer: Viewer) -> None:
    window = opened(Pace.QUICK)
    counts = [compared(window, game_id, plies, viewer, turns=10) for plies in range(0, 120, 20)]
    assert sum(counts) >= 20


def private_words(table: Table) -> set[str]:
    """What the board says to the person who looks and not to everybody."""
    session, scene = table.session, table.scene
    own = {spot.name for spot in scene.spots()}
    scene.show_view(session.match.rules.view(session.match.live.state, None))
    public = {spot.name for spot in scene.spots()}
    scene.show_view(session.lens.view(session.cursor))
    return {name for name in own if not any(name in other for other in public)}


@pytest.mark.parametrize("game_id", HIDDEN)
def test_A4_under_the_curtain_no_object_holds_a_secret_text(opened: Open, game_id: str) -> None:
    """Every object reachable from the window, every model, every name: nothing that one person alone was told."""
    window = opened()
    window.sit_down(0, match_from(game_id, start(game_id, 6, f"{game_id}/6")))
    table, rng, held = window.table, Random("curtain"), 0
    assert table is not None
    for _ in range(20):
        settle(window)
        session, known = table.session, words(window)
        if lift(table, rng):
            settle(window)
            own = private_words(table) if session.viewer is not None else set[str]()
            secrets = {word for word in own if word not in known}  # cards that the rule page names are no secret
            table.cover()
            settle(window)
            told = words(window)
            assert [secret for secret in secrets if secret in told] == []
            held += len(secrets)
            lift(table, rng)
            settle(window)
        if session.acting is None or held > 12:
            break
        session.choose(patient(session.match.rules, session.cursor.state, session.acting, rng))
    assert held > 0
