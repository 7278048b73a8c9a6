"""The truth meter beside the board: what it says is of the position shown, and it works only while somebody looks."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import TypeVar, cast

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from princesscourt.bots.contract import Clock
from princesscourt.core.lens import AnyLens, Lens
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.rules import OPEN
from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.position import study
from princesscourt.games.valley.rules.rules import RULES
from princesscourt.games.valley.rules.state import State
from princesscourt.games.valley.ui.truth_panel import TruthPanel
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look, Pace, Variant
from princesscourt.ui.shell.errands import TableErrands

TAnswer = TypeVar("TAnswer")
SOON = "1s2s/5/3SS/s1ks1/S1KS1 L"
LOST = "1s2s/5/K2SS/s1ks1/S2S1 D"
DEEP = "1Sss1/4s/4s/S4/SSK1k D"


class Later:
    """Errands that are run when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []
        self.asked = 0

    def ask(self, work: Callable[[Clock], TAnswer], seconds: float, answered: Callable[[TAnswer | None], None]) -> None:
        del seconds
        self.asked += 1
        self.waiting.append(lambda: answered(work(Clock(20.0))))

    def stop(self) -> None:
        """What waits stays, so that a test can bring an answer that nobody wants any more."""


@pytest.fixture
def later() -> Later:
    return Later()


@pytest.fixture
def panel(qtbot: QtBot, later: Later) -> TruthPanel:
    made = TruthPanel(Look(Variant.LIGHT, 1.0, Pace.OFF), Sprites(), later)
    qtbot.addWidget(made.widget)
    made.widget.resize(360, 700)
    return made


def show(panel: TruthPanel, state: State) -> None:
    match = Match(RULES, Setting(state.options, (Player("Ada"), Player("Ben")), "A"), state)
    panel.show_node(cast("AnyLens", Lens(match, OPEN)), cast("AnyMatch", match).live)


def opened(panel: TruthPanel, later: Later, text: str) -> None:
    """The panel with this position, open, and the answer come."""
    show(panel, study(text, soldiers=4))
    panel.widget.show()
    later.waiting.pop()()


def told(panel: TruthPanel) -> str:
    return "\n".join(label.text() for label in panel.widget.findChildren(QLabel) if label.isVisibleTo(panel.widget))


def test_nothing_is_proven_behind_a_closed_tab(panel: TruthPanel, later: Later) -> None:
    show(panel, study(SOON, soldiers=4))
    assert later.asked == 0
    assert told(panel).strip() == ""
    panel.widget.show()
    assert later.asked == 1
    assert panel.thinking
    panel.widget.hide()
    assert not panel.thinking


def test_a_win_is_told_with_its_line(panel: TruthPanel, later: Later) -> None:
    opened(panel, later, SOON)
    assert "Light wins in 3" in told(panel)
    assert "Proven" in told(panel)
    assert panel.line.buttons[0].text() == "1. Kc1-a3"
    assert panel.line.buttons[-1].text().endswith("#")
    assert len(panel.line.buttons) == 3


def test_a_loss_is_told_for_the_winner(panel: TruthPanel, later: Later) -> None:
    opened(panel, later, LOST)
    assert "Light wins in 2" in told(panel)
    assert len(panel.line.buttons) == 2


def test_a_click_on_a_move_shows_the_board_after_it(panel: TruthPanel, later: Later) -> None:
    """The match stays as it is; a second click goes back to the position itself."""
    opened(panel, later, SOON)
    line = panel.line
    for number in (1, 3, 2):
        QTest.mouseClick(line.buttons[number - 1], Qt.MouseButton.LeftButton)
        assert line.scene.view == line.states[number]
        assert [button.isChecked() for button in line.buttons] == [number == n for n in (1, 2, 3)]
    assert line.states[3].result is not None
    QTest.mouseClick(line.buttons[1], Qt.MouseButton.LeftButton)
    assert line.scene.view == line.states[0]
    QTest.keyClick(line.buttons[0], Qt.Key.Key_Space)
    assert line.at == 1


def test_an_answer_that_comes_too_late_is_dropped(panel: TruthPanel, later: Later) -> None:
    show(panel, study(SOON, soldiers=4))
    panel.widget.show()
    show(panel, study(LOST, soldiers=4))
    first, second = later.waiting
    first()
    assert "wins" not in told(panel)
    assert panel.thinking
    second()
    assert "Light wins in 2" in told(panel)


def test_the_same_position_shown_again_is_not_proven_again(panel: TruthPanel, later: Later) -> None:
    """As when the language changes."""
    opened(panel, later, SOON)
    panel.line.go(2)
    before = told(panel)
    show(panel, study(SOON, soldiers=4))
    assert (told(panel), later.asked, panel.line.at) == (before, 1, 2)


def test_nothing_is_asked_of_a_game_that_is_over_or_not_begun(panel: TruthPanel, later: Later) -> None:
    panel.widget.show()
    show(panel, study("1s1ss/3S1/S1K2/5/s1kSS D", soldiers=4))
    assert "over" in told(panel)
    show(panel, RULES.start(Options(opening="balanced"), 2))
    assert "opening" in told(panel)
    assert later.asked == 0


def test_a_fault_is_no_verdict(panel: TruthPanel, later: Later) -> None:
    show(panel, study(SOON, soldiers=4))
    panel.widget.show()
    panel._answered(study(SOON, soldiers=4), None)
    assert not panel.thinking
    assert "wins" not in told(panel)
    assert later.asked == 1


@pytest.fixture
def errands(qtbot: QtBot) -> Iterator[TableErrands]:
    del qtbot
    parent = QObject()
    made = TableErrands(parent)
    yield made
    made.close()


def test_another_process_proves_and_can_be_told_to_look_longer(qtbot: QtBot, errands: TableErrands) -> None:
    panel = TruthPanel(Look(Variant.LIGHT, 1.0, Pace.OFF), Sprites(), errands)
    qtbot.addWidget(panel.widget)
    show(panel, study(DEEP, soldiers=4))
    panel.widget.show()
    show(panel, study(SOON, soldiers=4))
    qtbot.waitUntil(lambda: not panel.thinking, timeout=60_000)
    assert "Light wins in 3" in told(panel)
    assert not panel._longer.isVisibleTo(panel.widget)


def test_the_table_opens_without_the_search() -> None:
    """numpy and the net are loaded by the process that proves, not by the window."""
    words = "import sys; import princesscourt.games.valley.ui.room; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", words], check=False).returncode == 0
