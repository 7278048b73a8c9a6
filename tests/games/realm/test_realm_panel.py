"""The count of the realms beside the board: hexes, fields, cities and points as section 8 counts them."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from princesscourt.core.chance import pick
from princesscourt.core.lens import AnyLens, Lens
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.rules import OPEN
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.realm import shares
from princesscourt.games.realm.rules.state import State
from princesscourt.games.realm.ui.realm_panel import RealmPanel, count
from princesscourt.ui.kit.theme import Look
from tests.games.realm.places import DARK, LIGHT, RULES, acting, after, opening, position, side


@pytest.fixture
def panel(qtbot: QtBot) -> RealmPanel:
    made = RealmPanel(Look())
    qtbot.addWidget(made.widget)
    return made


def show(panel: RealmPanel, state: State) -> list[str]:
    """Everything the panel says of a position, in order."""
    match = Match(RULES, Setting(state.options, (Player("Ada"), Player("Ben")), "A"), state)
    panel.show_node(cast("AnyLens", Lens(match, OPEN)), cast("AnyMatch", match).live)
    panel.title()
    return [label.text() for label in panel.widget.findChildren(QLabel)]


def lines(state: State, of: int = LIGHT) -> list[tuple[str, str]]:
    return [(line.text, line.points) for line in count(state, of)]


def test_example_25_is_counted_kind_by_kind(qtbot: QtBot) -> None:
    del qtbot
    state = position(side("D4", "", "B1 C1 D2 D3 D1", "B2"))
    assert lines(state)[:3] == [
        ("City: B2", "0"),
        ("Fields on plain: B1, C1, D2, D3", "4"),
        ("Fields on mountain: D1", "½"),
    ]


def test_example_26_a_bridge_joins_what_stood_apart(qtbot: QtBot) -> None:
    del qtbot
    state = position(side("B2", "D1", "B1 C1 A2 D2 D3", "B2"))
    assert ("Not connected with a city: D2, D3", "(2)") in lines(state)
    assert ("Fields on plain: A2, B1, C1", "3") in lines(state)
    joined = lines(after(state, "PD1-C2"))
    assert ("Bridge: C2", "0") in joined
    assert ("Fields on plain: A2, B1, C1, D2, D3", "5") in joined


def test_fields_without_a_city_do_not_count_yet(panel: RealmPanel) -> None:
    texts = show(panel, position(side("C1", "", "C1 D1"), side("C5")))
    assert "0 of 5" in texts
    assert "Fields without a city: C1, D1" in texts
    assert "(1½)" in texts


def test_the_panel_follows_what_is_shown_and_forgets_what_was(panel: RealmPanel) -> None:
    assert "City: B2" in show(panel, position(side("B2", "", "B1", "B2")))
    texts = show(panel, opening())
    assert "City: B2" not in texts
    assert texts.count("0 of 5") == 2


def test_pawns_beside_the_board_are_counted(panel: RealmPanel) -> None:
    state = position(side("D1", "C3 D2"), side("D3", "D4", "", "C5", 1))
    texts = show(panel, after(state, "PC3+PD2xD3"))
    assert any(
        "on the board: 1; in reserve: 1; removed from the game: 1" in text and "Queen is lost" in text for text in texts
    )


@pytest.mark.parametrize("seed", range(4))
def test_the_shares_of_a_realm_are_its_points(seed: int) -> None:
    rng, state = Random(seed), opening()
    for _ in range(80):
        if not RULES.asks(state):
            break
        builds = [move for move in RULES.moves(state, acting(state)) if str(move).startswith("field")]
        state = RULES.apply(state, acting(state), pick(builds or RULES.moves(state, acting(state)), rng))[0]
        for of in (LIGHT, DARK):
            own = state.sides[of]
            for realm in state.realms(of):
                found = shares(realm, own.fields, own.cities, state.ground)
                assert sum(share.halves for share in found) == realm.halves
                assert sum(share.hexes for share in found) == realm.hexes


def test_the_sign_is_that_of_the_seat_also_after_an_exchange(panel: RealmPanel) -> None:
    state = RULES.start(Options(map="mirror", swap="on"), 2)
    state = RULES.apply(state, -1, RULES.draw(state, Random(1)))[0]
    swapped = RULES.apply(state, 1, RULES.parse("swap"))[0]
    show(panel, swapped)
    assert [part._sign.seat for part in panel._parts] == [1, 0]
