"""Jade König at the table of the window: what the faults of other programs would give away here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from princesscourt.core import record
from princesscourt.core.events import redact
from princesscourt.core.handover import Curtain, Question
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.rules import JSON, OPEN, Reason, Viewer
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.state import State
from princesscourt.games.jade.rules.tasks import TASKS
from princesscourt.games.jade.rules.view import View
from princesscourt.games.jade.ui import words as say
from princesscourt.games.jade.ui.pad_panel import PadPanel
from princesscourt.games.jade.ui.scene import JadeScene
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look, Pace, Variant
from princesscourt.ui.shell.phrases import frame_reason
from princesscourt.ui.shell.session import Session
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.games.jade.play import choose
from tests.games.jade.screens import scene_of
from tests.games.jade.tables import RULES, begin, change, consulting, due, hands, on, run, turn
from tests.games.jade.test_claims import RIGHT, WRONG
from tests.games.jade.test_claims import window as claims
from tests.ui.boards import names, picture
from tests.ui.scan import differences, scan, words
from tests.ui.windows import open_window
from tests.ui.worlds import settle


@pytest.fixture
def window(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[MainWindow]:
    del qapp
    made = open_window(monkeypatch, tmp_path)
    yield made
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def match_of(state: State, *, open_table: bool = False) -> AnyMatch:
    """People around a position."""
    players = tuple(Player(name) for name in ("Ada", "Ben", "Chloé", "Dee")[: len(state.table.seats)])
    setting = Setting(state.table.options, players, "A", open_table)
    return cast("AnyMatch", Match(RULES, setting, state))


def sit(window: MainWindow, state: State, *, open_table: bool = False) -> Table:
    """The table with this position on it; nothing moves any more."""
    match = match_of(state, open_table=open_table)
    window.sit_down(window._house.keeper.begin(match), match)
    settle(window)
    assert window.table is not None
    return window.table


def say_moves(window: MainWindow, *plies: str) -> None:
    """Plies written "seat move", made by whoever comes forward for them."""
    table = window.table
    assert table is not None
    for ply in plies:
        seat, text = ply.split(" ", 1)
        come(window, int(seat))
        table.session.choose(RULES.parse(text))
        settle(window)


def come(window: MainWindow, seat: int) -> None:
    """The person of that seat steps before the screen, if anybody has to."""
    table = window.table
    assert table is not None
    if isinstance(table.session.screen, Question):
        table.session.answer_question(seat)
    if isinstance(table.session.screen, Curtain):
        table.session.is_here(seat)
    settle(window)


def eyes(table: Table) -> Viewer:
    return table.session.lens.viewer


# -- A6: covered again


WALK = change(hands(begin(3), {1: (2, 2), 2: (0, 0)}), 0, node="s66", marker=5)
BACK = ("0 announce", "1 lay snake s67", "0 walk s67", "0 guess 0")
"""Seat 0 guesses wrong: the snake lies open for a moment and goes back to the hand of seat 1."""


@pytest.mark.parametrize("viewer", [None, 0])
def test_A6_a_stone_once_open_is_covered_again_without_trace(qtbot: QtBot, viewer: Viewer) -> None:
    """Laid again it may be the snake that all have seen or another: picture, names and story are the same."""
    del qtbot
    look, state = Look(Variant.LIGHT, 1.0, Pace.QUICK), due(WALK, turn(0))
    shown = []
    for kind in ("snake", "jaguar"):
        scene, here = scene_of(look, RULES.view(state, viewer)), state
        told: list[object] = []
        for ply in (*BACK, *again(state), f"1 lay {kind} s68"):
            seat, text = ply.split(" ", 1)
            played = on(here, int(seat), text)
            events, here = redact(played.events, viewer), played.state
            scene.play(RULES.view(here, viewer), events)
            scene.finish()
            told.append(events[-1:] and events)
        shown.append((picture(scene), names(scene), told[-1], RULES.label(here, 1, RULES.parse("pass"), viewer)))
    assert shown[0] == shown[1]


def again(state: State) -> tuple[str, ...]:
    """The plies after the wrong guess until seat 0 announces again."""
    here = run(state, *BACK)
    plies: list[str] = []
    for _ in range(20):
        ask = RULES.asks(here)[0]
        if (ask.seat, ask.why) == (0, "turn"):
            return (*plies, "0 announce")
        text = next(str(move) for move in RULES.moves(here, ask.seat) if str(move) in ("pass", "end"))
        plies.append(f"{ask.seat} {text}")
        here = on(here, ask.seat, text).state
    raise AssertionError(plies)


def test_A6_pictures_of_covered_stones_are_kept_under_no_telling_key(qtbot: QtBot) -> None:
    del qtbot
    sprites = Sprites()
    state = run(due(WALK, turn(0)), *BACK[:2])
    scene = JadeScene(Look(Variant.LIGHT, 1.0, Pace.OFF), sprites)
    scene.show_view(RULES.view(state, None))
    picture(scene)
    keys = [str(place[0]) for place in sprites._pictures]
    assert "jade/stone" in keys
    assert not {"jade/snake", "jade/jaguar"} & set(keys)


# -- A13: chosen and cancelled


def test_A13_a_choice_taken_back_leaves_no_trace(window: MainWindow) -> None:
    """Seat 1 chooses a kind of stone, thinks better of it with Escape, and the screen is covered."""
    seen = []
    for kind in ("snake", "jaguar", ""):
        table = sit(window, due(WALK, turn(0)))
        say_moves(window, "0 announce")
        come(window, 1)
        assert eyes(table) == 1
        if kind:
            table.pick(f"do/{kind}")
            assert table.session.picker.chosen == (f"do/{kind}",)
            table.board.setFocus()
            QTest.keyClick(table.board, Qt.Key.Key_Escape)
        assert table.session.picker.chosen == ()
        table.cover()
        settle(window)
        assert eyes(table) is None
        seen.append(scan(window))
    assert differences(seen[0], seen[1]) == []
    assert differences(seen[0], seen[2]) == []


# -- A15: after the end, back into the match


def finished(window: MainWindow) -> Table:
    """Seat 2 has won by a claim; everything is open."""
    table = sit(window, claims())
    session = table.session
    session.answer_question(2)
    say_moves(window, "2 claim", f"2 {RIGHT}")
    while not session.match.result:
        come(window, session.match.asks[0].seat)
        session.choose(RULES.parse("pass"))
        settle(window)
    assert eyes(table) == OPEN
    return table


def secrets_of(state: State) -> set[str]:
    """Task cards in words."""
    return {say.pairs(TASKS[task]) for task in state.secrets.tasks}


def test_A15_playing_on_from_an_old_position_covers_everything_again(window: MainWindow) -> None:
    table = finished(window)
    session, state = table.session, claims()
    assert all(secret in words(window) for secret in secrets_of(state))
    session.look_at(session.match.root)
    settle(window)
    session.play_on()
    settle(window)
    assert session.match.result is None
    assert eyes(table) is None
    told = words(window)
    assert [secret for secret in secrets_of(state) if secret in told] == []
    view = table.scene.view
    assert isinstance(view, View)
    assert view == RULES.view(state, None)


# -- A16: known is known


def refused(match: AnyMatch, seat: Viewer) -> str:
    """The reason why that seat may take nothing back; "" if it may."""
    goal = match.back_to(seat)
    return goal.key if isinstance(goal, Reason) else ""


def test_A16_what_was_dealt_said_or_turned_up_is_not_taken_back() -> None:
    def after(state: State, *plies: str) -> AnyMatch:
        match = match_of(state)
        for ply in plies:
            seat, text = ply.split(" ", 1)
            match.play(int(seat), RULES.parse(text))
        return match

    asked = consulting(begin(2), 0)
    assert refused(after(asked, "0 settle"), 0) == ""
    assert refused(after(asked, "0 settle", "0 ask arruak+chimu+swamps"), 0) == "something_shown"
    walk = due(WALK, turn(0))
    assert refused(after(walk, *BACK[:2]), 1) == "something_shown"
    assert refused(after(walk, *BACK[:2]), 0) == "not_your_ply"
    assert refused(after(walk, *BACK[:3]), 0) == ""
    assert refused(after(walk, *BACK), 0) == "something_shown"
    assert refused(after(claims(), "1 pass", "2 claim", f"2 {WRONG}"), 2) == "something_shown"
    dealt = match_of(RULES.start(JadeOptions(), 2))
    dealt.draw()
    assert refused(dealt, 0) == "chance_spoke"


def test_A16_the_button_is_off_and_a_sentence_says_why(window: MainWindow) -> None:
    table = sit(window, consulting(begin(2), 0))
    say_moves(window, "0 settle", "0 ask arruak+chimu+swamps")
    assert not table.actions_["take_back"].isEnabled()
    reason = table.session.back_refusal
    assert reason is not None
    assert frame_reason(reason, table.names)


def test_A16_at_the_open_table_it_may_be_and_the_record_says_so(window: MainWindow) -> None:
    table = sit(window, consulting(begin(2), 0), open_table=True)
    say_moves(window, "0 settle", "0 ask arruak+chimu+swamps")
    assert table.actions_["take_back"].isEnabled()
    table.session.take_back()
    assert '"open_table": true' in record.write(table.session.match)


# -- A19: the file of a match that goes on


def test_A19_the_library_shows_no_secret_to_a_glance(window: MainWindow, tmp_path: Path) -> None:
    table = sit(window, due(WALK, turn(0)))
    say_moves(window, *BACK[:2])
    state = table.session.match.live.state
    assert isinstance(state, State)
    held = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
    for secret in (b"lay snake", b"lay jaguar", b"cards arruak", *map(str.encode, secrets_of(state))):
        assert secret not in held
    text = record.write(table.session.match)
    assert "lay snake" not in text
    assert '"sealed"' in text


def test_A19_a_match_opened_again_asks_who_is_there(window: MainWindow) -> None:
    """A seat was looking when the match was left; whoever opens it sees what everybody may see."""
    seat = hindered(window)
    come(window, seat)
    assert session_of(window).lens.viewer == seat
    opened_again(window)
    session = session_of(window)
    assert session.lens.viewer is None
    assert isinstance(session.screen, Question)
    assert window.table is not None
    assert window.table.scene.view == RULES.view(cast("State", session.match.live.state), None)


def test_the_note_pad_is_kept_by_the_library_and_hidden_from_all_others(window: MainWindow) -> None:
    seat = hindered(window)
    come(window, seat)
    pad_of(window).findChildren(QPlainTextEdit)[0].setPlainText("the bird is in the swamps")
    assert window.table is not None
    window.table.cover()
    settle(window)
    assert "the bird is in the swamps" not in words(window)
    opened_again(window)
    assert "the bird is in the swamps" not in words(window)
    come(window, seat)
    assert pad_of(window).findChildren(QPlainTextEdit)[0].toPlainText() == "the bird is in the swamps"


def pad_of(window: MainWindow) -> QWidget:
    assert window.table is not None
    return next(panel for panel in window.table.extra if isinstance(panel, PadPanel)).widget


def hindered(window: MainWindow) -> int:
    """A new match played until somebody may lay a danger stone: that seat."""
    people = tuple(Player(name) for name in ("Ada", "Ben", "Chloé"))
    window.begin(RULES.id, Setting(JadeOptions(), people, "A19"))
    rng = Random("A19")
    for _ in range(200):
        if any(ask.why == "hinder" for ask in session_of(window).match.asks):
            break
        settle(window)
        session = session_of(window)
        if session.acting is None:
            come(window, session.match.asks[0].seat)
        else:
            session.choose(choose(cast("State", session.match.live.state), session.acting, rng))
    settle(window)
    return session_of(window).match.asks[0].seat


def opened_again(window: MainWindow) -> None:
    """The match is left and taken from the library again."""
    key = window._kept
    window.go_home()
    window._clear_table()
    window.open_kept(key)
    settle(window)


def session_of(window: MainWindow) -> Session:
    assert window.table is not None
    return window.table.session


# -- A21, A24: what the end opens


def opened(state: State) -> dict[str, JSON]:
    """What the viewer of the end sees that the public does not, by its names."""
    public, everything = RULES.view(state, None), RULES.view(state, OPEN)
    fields = ("table", "tasks", "oracles", "face_down", "hands", "snakes", "unseen", "answers")
    return {name: True for name in fields if getattr(public, name) != getattr(everything, name)}


def test_A21_the_end_opens_exactly_what_the_rules_say(window: MainWindow) -> None:
    """Task cards, oracle cards, hands and stones; not before, and nothing that belongs to nobody."""
    state = run(claims(), "1 pass", "2 claim")
    assert set(opened(state)) == {"tasks", "oracles", "face_down", "hands", "snakes", "unseen"} - unlaid(state)
    table = finished(window)
    live = cast("State", table.session.match.live.state)
    told = [spot.name for spot in table.scene.spots()]
    for seat, task in enumerate(live.secrets.tasks):
        board = next(spot.name for spot in table.scene.spots() if spot.target == f"seat/{seat}")
        assert say.pairs(TASKS[task]) in board
        assert f"oracle {live.secrets.oracles[seat]}" in board
    covered = [name for name in told if "face-down oracle cards" in name]
    assert len(covered) == 1
    assert "face down" not in " ".join(name for name in told if name != covered[0])


def unlaid(state: State) -> set[str]:
    return set() if state.table.stones else {"snakes"}


def test_A24_the_story_is_whole_at_once_and_covered_again_for_a_seat(window: MainWindow) -> None:
    """After the end, "all" and one seat's view in turn: each time the whole log of these eyes."""
    table = sit(window, due(WALK, turn(0)))
    say_moves(window, "0 announce", "1 lay snake s67")
    table.session.resign(0)
    table.tabs.setCurrentWidget(table.log)
    settle(window)
    whole, labels = table.log.sentences(), moves_told(table)
    assert "snake" in " ".join(whole) + " ".join(labels)
    table.session.look_as(0)
    settle(window)
    assert "lay ? s67" in moves_told(table)
    assert table.log.sentences() != whole
    assert "snake" not in " ".join(table.log.sentences())
    table.session.look_as(OPEN)
    settle(window)
    assert (table.log.sentences(), moves_told(table)) == (whole, labels)


def moves_told(table: Table) -> list[str]:
    lens = table.session.lens
    return [lens.label(node) for node in table.session.match.live.path()[1:]]
