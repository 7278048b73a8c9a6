"""The memory aid beside the board: it follows what its seat has seen, and is closed for everybody else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import cast

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from princesscourt.core.lens import AnyLens, Lens
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.rules import OPEN, Viewer
from princesscourt.games.jing.rules.catalog import NAMES, SQUARES
from princesscourt.games.jing.rules.memory import traces
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import State
from princesscourt.games.jing.ui.memory_map import MemoryMap
from princesscourt.games.jing.ui.memory_panel import MemoryPanel
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.shell.language import Translators
from tests.games.jing.plays import lively
from tests.games.jing.positions import SETUP_NORTH, SETUP_SOUTH, after, at
from tests.ui.windows import open_window

AID = Options(memory_aid=True)
EXPERT = Options(mode="expert", memory_aid=True)


@pytest.fixture
def panel(qtbot: QtBot) -> MemoryPanel:
    made = MemoryPanel(Look(), Sprites())
    qtbot.addWidget(made.widget)
    made.widget.resize(400, 700)
    return made


def show(panel: MemoryPanel, state: State, viewer: Viewer) -> None:
    """The panel at this table, its reckoning done."""
    match = Match(RULES, Setting(state.options, (Player("Ada"), Player("Ben")), "A"), state)
    panel.show_node(cast("AnyLens", Lens(match, viewer)), cast("AnyMatch", match).live)
    while panel.busy:
        panel._go_on()


def everything(widget: QWidget) -> str:
    """All that can be read or heard, shown now or not."""
    plan = widget.findChild(MemoryMap)
    assert isinstance(plan, MemoryMap)
    texts = [label.text() for label in widget.findChildren(QLabel)]
    return "\n".join([*texts, plan.accessibleName(), plan.toolTip(), str(plan.traces)])


def picture(widget: QWidget) -> bytes:
    image = widget.grab().toImage()
    return bytes(image.constBits())


def seen_once(options: Options = AID) -> State:
    """South has seen the maid on c2 in the mirror on c3; then North moves her screen, and his princess goes home."""
    start = at("a1P e1M c3H", "c2M d3P b5H", options=options)
    return after(start, "a1-b1", "--", "c2-d2", "--", "a4-b4", "--", "d3>e5", "--")


def test_a_figure_seen_once_is_followed(panel: MemoryPanel) -> None:
    """Certain is what every world agrees on, possible what some do: the secret way home leaves several."""
    show(panel, seen_once(), 0)
    assert panel._sure.text() == "• Maid: d2"
    assert (
        panel._may.text() == "• Princess: a5, c5, d5 or e5" or panel._may.text() == "• Princess: a5, b5, c5, d5 or e5"
    )
    assert panel._sure_title.isVisibleTo(panel.widget)


def test_it_says_what_the_reckoning_says(panel: MemoryPanel) -> None:
    for options in (AID, EXPERT):
        for n, (state, _, _) in enumerate(lively(options, 4, 120)):
            if n % 10 or not RULES.asks(state):
                continue
            for viewer in (0, 1):
                show(panel, state, viewer)
                assert panel._map.traces == traces(RULES.view(state, viewer))


def test_F11_the_true_place_is_always_among_those_it_names() -> None:
    for state, _, _ in lively(EXPERT, 7, 150):
        for viewer in (0, 1):
            for trace in traces(RULES.view(state, viewer)):
                assert trace.kind in {state.faces[1 - viewer][square] for square in trace.squares}


def test_nothing_seen_is_said(panel: MemoryPanel) -> None:
    show(panel, at(SETUP_SOUTH, SETUP_NORTH, options=AID), 0)
    assert panel._note.text() == "You have not seen any figure of the other side yet."
    assert not panel._sure_title.isVisibleTo(panel.widget)


def test_it_is_off_by_option(panel: MemoryPanel) -> None:
    assert not Options().memory_aid
    show(panel, seen_once(Options()), 0)
    assert "without the memory aid" in everything(panel.widget)
    assert "d2" not in everything(panel.widget)


@pytest.mark.parametrize("viewer", [None, OPEN])
def test_A1_nothing_of_a_seat_stays_when_nobody_in_particular_looks(panel: MemoryPanel, viewer: Viewer) -> None:
    """As the curtain falls the lens is that of the public."""
    closed = MemoryPanel(Look(), Sprites())
    closed.widget.resize(400, 700)
    show(closed, seen_once(), viewer)
    show(panel, seen_once(), 0)
    assert "d2" in everything(panel.widget)
    show(panel, seen_once(), viewer)
    assert everything(panel.widget) == everything(closed.widget)
    assert picture(panel.widget) == picture(closed.widget)
    assert not panel.busy


def test_A22_the_next_seat_sees_nothing_of_the_last_one(panel: MemoryPanel) -> None:
    show(panel, seen_once(), 0)
    show(panel, seen_once(), 1)
    assert panel._map.traces == traces(RULES.view(seen_once(), 1))
    assert "d2" not in everything(panel.widget)


def test_the_page_opens_behind_the_curtain_only(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In the window: two people at one screen, South is asked, comes, and goes away again."""
    window = open_window(monkeypatch, tmp_path)
    qtbot.addWidget(window)
    state = seen_once()
    window.start(cast("AnyMatch", Match(RULES, Setting(state.options, (Player("Ada"), Player("Ben")), "A"), state)))
    table = window.table
    assert table is not None
    page = next(panel for panel in table.extra if isinstance(panel, MemoryPanel))
    assert "d2" not in everything(page.widget)
    table.session.is_here(0)
    qtbot.waitUntil(lambda: page._sure.text() == "• Maid: d2")
    table.session.cover()
    assert "d2" not in everything(page.widget)


@pytest.mark.parametrize("options", [AID, EXPERT, replace(AID, mirror_detail="veiled", point_reveals="yes_no")])
def test_two_worlds_give_the_same_page(panel: MemoryPanel, options: Options) -> None:
    """Text, picture and the number of steps are the same in worlds that the viewer cannot tell apart."""
    other = MemoryPanel(Look(), Sprites())
    other.widget.resize(400, 700)
    rng = Random(3)
    for n, (state, _, _) in enumerate(lively(options, 6, 110)):
        if n % 18 or not RULES.asks(state):
            continue
        for viewer in (0, 1):
            world = RULES.guess(RULES.view(state, viewer), rng)
            show(panel, state, viewer)
            show(other, world, viewer)
            assert everything(panel.widget) == everything(other.widget)
            assert picture(panel.widget) == picture(other.widget)


def test_at_the_end_the_board_shows_all(panel: MemoryPanel) -> None:
    over = after(at("b4P e1M", "b5P c3M d5H", options=AID), "b4-c5")
    show(panel, over, 0)
    assert panel._note.text() == "The match is over: the board shows everything."
    assert not panel._map.isVisibleTo(panel.widget)


def test_the_plan_lies_as_its_viewer_sees_the_board(panel: MemoryPanel) -> None:
    for viewer, left_below in ((0, "a1"), (1, "e5")):
        show(panel, seen_once(), viewer)
        cells = {name: panel._map.cell(SQUARES[name]) for name in NAMES}
        assert min(cells, key=lambda name: (-cells[name].y(), cells[name].x())) == left_below


@pytest.mark.parametrize(("language", "line"), [("de", "• Zofe: d2"), ("fr", "• Servante\u00a0: d2")])
def test_it_speaks_the_language_of_now(panel: MemoryPanel, language: str, line: str) -> None:
    translators = Translators()
    show(panel, seen_once(), 0)
    translators.speak(language)
    panel.title()
    assert panel._sure.text() == line
    translators.speak("en")
