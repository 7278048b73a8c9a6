"""The note pad and the deduction helper beside the board: each seat's own, and closed for everybody else."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from princesscourt.core.lens import AnyLens, Lens
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.rules import JSON, OPEN, Seat, Viewer
from princesscourt.games.jade.rules import pad
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.state import State
from princesscourt.games.jade.rules.tasks import TASKS
from princesscourt.games.jade.ui import words
from princesscourt.games.jade.ui.deduction_panel import DeductionPanel, Search
from princesscourt.games.jade.ui.marks import MarkButton
from princesscourt.games.jade.ui.pad_panel import PadPanel
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from tests.games.jade.tables import RULES, begin, consulting, run


class Notes:
    """Private notes in memory."""

    def __init__(self) -> None:
        self.kept: dict[Seat, JSON] = {}

    def read(self, seat: Seat) -> JSON:
        return self.kept.get(seat)

    def write(self, seat: Seat, notes: JSON) -> None:
        self.kept[seat] = notes


def asked(help_: str = "list") -> State:
    """Seat 1 has asked once; the match goes on."""
    options = JadeOptions(pad_help=help_)  # type: ignore[arg-type]
    return run(consulting(begin(3, options=options), 1), "1 settle", "1 ask arruak+chimu+swamps")


def lens_of(state: State, viewer: Viewer) -> tuple[AnyLens, AnyMatch]:
    players = tuple(Player(name) for name in ("Ada", "Ben", "Chloé"))
    match = Match(RULES, Setting(state.table.options, players, "A"), state)
    return cast("AnyLens", Lens(match, viewer)), cast("AnyMatch", match)


def show(panel: PadPanel | DeductionPanel, state: State, viewer: Viewer) -> None:
    lens, match = lens_of(state, viewer)
    panel.show_node(lens, match.live)


def everything(widget: QWidget) -> str:
    """All that can be read, heard or fetched from a panel, shown now or not."""
    texts = [label.text() for label in widget.findChildren(QLabel)]
    texts += [button.text() + button.accessibleName() + button.toolTip() for button in widget.findChildren(QPushButton)]
    texts += [button.accessibleName() + button.toolTip() for button in widget.findChildren(MarkButton)]
    texts += [text.toPlainText() for text in widget.findChildren(QPlainTextEdit)]
    return "\n".join(texts)


@pytest.fixture
def pad_panel(qtbot: QtBot) -> PadPanel:
    panel = PadPanel(Look(), Sprites(), Notes())
    qtbot.addWidget(panel.widget)
    return panel


@pytest.fixture
def helper(qtbot: QtBot) -> DeductionPanel:
    panel = DeductionPanel()
    qtbot.addWidget(panel.widget)
    return panel


def test_the_pad_fills_its_table_itself(pad_panel: PadPanel) -> None:
    state = asked()
    show(pad_panel, state, 1)
    text = everything(pad_panel.widget)
    question = state.table.asked[0]
    assert all(words.pair(pair) in text for pair in question.question)
    assert question.answer is not None
    assert "\n".join(map(str, question.answer)) in text


def test_marks_and_text_are_kept_for_the_seat(pad_panel: PadPanel) -> None:
    show(pad_panel, asked(), 1)
    button = next(b for b in pad_panel.widget.findChildren(MarkButton) if words.pair((3, 3)) in b.accessibleName())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.keyClick(button, Qt.Key.Key_Return)
    pad_panel.widget.findChildren(QPlainTextEdit)[0].setPlainText("swamps!")
    notes = pad_panel._notes
    assert isinstance(notes, Notes)
    kept = pad.load(notes.kept[1])
    assert (kept.at(3, 3), kept.text) == ("maybe", "swamps!")
    assert set(notes.kept) == {1}


def test_A1_the_pad_of_one_seat_is_gone_when_another_looks(pad_panel: PadPanel) -> None:
    """Marks, text, held task and oracle: nothing stays in any widget, visible or not, nor in the undo of the text."""
    state = asked()
    show(pad_panel, state, 1)
    closed = PadPanel(Look(), Sprites(), Notes())
    show(closed, state, None)
    pad_panel.widget.findChildren(MarkButton)[7].click()
    text = pad_panel.widget.findChildren(QPlainTextEdit)[0]
    text.setPlainText("my secret")
    show(pad_panel, state, None)
    assert sorted(everything(pad_panel.widget).splitlines()) == sorted(everything(closed.widget).splitlines())
    assert not text.document().isUndoAvailable()
    show(pad_panel, state, 2)
    assert "secret" not in everything(pad_panel.widget)
    show(pad_panel, state, 1)
    assert "my secret" in everything(pad_panel.widget)


def test_the_pad_shows_the_held_task_to_its_holder_alone(pad_panel: PadPanel) -> None:
    state = asked()
    held = words.pairs(TASKS[state.secrets.tasks[2]])
    for viewer in (0, 1, 2, None, OPEN):
        show(pad_panel, state, viewer)
        assert (held in everything(pad_panel.widget)) == (viewer == 1)


def test_broken_notes_are_an_empty_pad(qtbot: QtBot) -> None:
    notes = Notes()
    notes.kept[1] = {"pairs": "nonsense"}
    panel = PadPanel(Look(), Sprites(), notes)
    qtbot.addWidget(panel.widget)
    show(panel, asked(), 1)
    assert panel._grid.pad == pad.Pad()


def test_marks_of_the_solver_come_with_full_help_only(pad_panel: PadPanel) -> None:
    for help_, hinted in (("off", False), ("count", False), ("list", True)):
        show(pad_panel, asked(help_), 1)
        assert any(button.hint for button in pad_panel.widget.findChildren(MarkButton)) == hinted


# -- deduction


@pytest.mark.parametrize("viewer", [None, OPEN])
def test_the_helper_is_closed_for_nobody_in_particular(helper: DeductionPanel, viewer: Viewer) -> None:
    state = asked()
    show(helper, state, 1)
    open_text = everything(helper.widget)
    show(helper, state, viewer)
    assert everything(helper.widget) != open_text
    assert "1343" not in everything(helper.widget)


def test_the_helper_counts(helper: DeductionPanel) -> None:
    state = asked("count")
    show(helper, state, 1)
    text = everything(helper.widget)
    assert "tasks can still be yours" in text
    assert "from 1343 to" in text
    assert not helper._listed.isVisibleTo(helper.widget)
    assert not helper._button.isVisibleTo(helper.widget)


def test_the_helper_is_off_by_option(helper: DeductionPanel) -> None:
    show(helper, asked("off"), 1)
    assert "1343" not in everything(helper.widget)
    assert "without help" in everything(helper.widget)


def test_the_helper_finds_the_best_questions_between_events(helper: DeductionPanel, qtbot: QtBot) -> None:
    show(helper, asked(), 1)
    helper._button.click()
    assert helper._search is not None
    search = helper._search
    qtbot.waitUntil(lambda: search.done, timeout=60_000)
    assert "These questions tell most" in helper._best.text()
    show(helper, asked(), 2)
    assert helper._best.text() == ""


def test_a_search_is_done_in_portions_and_finds_the_best() -> None:
    from princesscourt.games.jade.rules.deduction import all_worths

    tasks = (1 << 300) - (1 << 270)
    search = Search(tasks, 2)
    while not search.done:
        search.go_on()
    assert [round(w.bits, 9) for w in search.best] == [round(w.bits, 9) for w in all_worths(tasks, 2)[:5]]
    assert Search(tasks, 0).count == 0
