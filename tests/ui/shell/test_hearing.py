"""What a table sounds like, and when: as the movement of a ply starts, and as it comes to rest."""

from __future__ import annotations

from random import Random

import pytest

from princesscourt.core.handover import Curtain
from princesscourt.games import find
from princesscourt.ui.kit.theme import Pace
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.shell.conftest import Open
from tests.ui.shell.tables import open_table, play_any
from tests.ui.windows import match_of, play, sit
from tests.ui.worlds import lift, match_from, settle, start

WON = ("a1-a4", "a5-d2", "a4-c2", "c5-c3")
HIDDEN = [game_id for game_id in shown_games() if find(game_id).rules.hidden]


def listen(window: MainWindow) -> list[str]:
    """Every sound that is due from now on."""
    heard: list[str] = []
    window._house.sound.due.connect(heard.append)
    return heard


def won_table(window: MainWindow) -> Table:
    """King's Valley after its end, looked at from there."""
    window.sit_down(0, match_of("kings-valley", *WON))
    assert window.table is not None
    return window.table


def test_a_ply_is_heard_as_its_movement_starts(opened: Open) -> None:
    window = opened(Pace.SLOW)
    table = sit(window, "", "")
    heard = listen(window)
    play(table, "a1-a4")
    assert table.scene.moving
    assert heard == ["slide"]
    settle(window)
    assert heard == ["slide"]


def test_the_bell_waits_until_the_last_piece_rests(opened: Open) -> None:
    window = opened(Pace.SLOW)
    table = sit(window, "", "")
    play(table, *WON[:-1])
    settle(window)
    heard = listen(window)
    play(table, WON[-1])
    assert heard == ["slide"]
    settle(window)
    assert heard == ["slide", "bell"]


def test_without_movement_it_is_heard_too(window: MainWindow) -> None:
    table = sit(window, "", "")
    heard = listen(window)
    play(table, *WON)
    settle(window)
    assert heard == ["slide"] * len(WON) + ["bell"]


def test_a_step_on_is_heard_and_a_jump_is_not(window: MainWindow) -> None:
    table = won_table(window)
    settle(window)
    heard = listen(window)
    table.look_at(table.session.cursor.root())
    table.look_at(table.session.match.live)
    table.step(-1)
    settle(window)
    assert heard == []
    table.step(1)
    settle(window)
    assert heard == ["slide", "bell"]


def test_a_jump_away_ends_what_was_being_told(opened: Open) -> None:
    window = opened(Pace.SLOW)
    table = won_table(window)
    table.step(-1)
    settle(window)
    heard = listen(window)
    table.step(1)
    assert table.scene.moving
    table.look_at(table.session.cursor.root())
    settle(window)
    assert heard == ["slide"]


def test_a_refusal_ticks(window: MainWindow) -> None:
    table = sit(window, "", "")
    heard = listen(window)
    table.pick("a1")
    table.pick("c3")
    assert heard == ["tick"]


def test_nobody_hears_what_another_tried_in_secret(window: MainWindow) -> None:
    """Who holds what suit, where a piece cannot go: a tick would tell the others in the room."""
    window.sit_down(0, match_from("rebel-princess", start("rebel-princess", 20, "tick")))
    table, rng = window.table, Random("tick")
    assert table is not None
    settle(window)
    while table.session.acting is None:
        assert lift(table, rng)
        settle(window)
    refused: list[object] = []
    table.session.refused.connect(refused.append)
    heard = listen(window)
    table.pick("nowhere")
    assert len(refused) == 1
    assert heard == []


@pytest.mark.parametrize("game_id", HIDDEN)
def test_under_the_curtain_there_is_silence(window: MainWindow, game_id: str) -> None:
    window.sit_down(0, match_from(game_id, start(game_id, 8, "curtain")))
    table, rng = window.table, Random("curtain")
    assert table is not None
    played = 0
    for _ in range(20):
        settle(window)
        if isinstance(table.session.screen, Curtain) and table.session.match.live.parent is not None:
            heard = listen(window)
            assert table.covers.curtain.down
            table.hearing.begin(table.session.match.live)
            assert heard == []
            played += 1
        if not lift(table, rng):
            play_any(table, rng)
    assert played


@pytest.mark.parametrize("game_id", shown_games())
def test_every_game_is_heard(window: MainWindow, game_id: str) -> None:
    heard = listen(window)
    table, rng = open_table(window, game_id), Random(2)
    for _ in range(12):
        settle(window)
        play_any(table, rng)
    settle(window)
    assert len(heard) >= 5
    assert "tick" not in heard
