"""The form for a new match: an ordered choice among many."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QListWidget

from princesscourt.core import options
from princesscourt.ui.shell.listfield import ListDialog, ListField
from princesscourt.ui.shell.newmatch import NewMatch
from princesscourt.ui.shell.window import MainWindow

REBEL = "rebel-princess"


@pytest.fixture
def form(window: MainWindow) -> NewMatch:
    window.new_match(REBEL)
    return window.findChildren(NewMatch)[-1]


def press(dialog: ListDialog, *rows: int) -> None:
    """Clicks on lines of the list."""
    found = dialog.findChild(QListWidget)
    assert isinstance(found, QListWidget)
    for row in rows:
        place = found.visualItemRect(found.item(row)).center()
        QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=place)


def opened(form: NewMatch) -> ListDialog:
    """The list of round cards."""
    QTest.mouseClick(form.findChildren(ListField)[0], Qt.MouseButton.LeftButton)
    return form.findChildren(ListDialog)[-1]


def close(dialog: ListDialog, button: QDialogButtonBox.StandardButton) -> None:
    box = dialog.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    QTest.mouseClick(box.button(button), Qt.MouseButton.LeftButton)


def round_cards(form: NewMatch) -> object:
    return options.dump(form.options())["round_cards"]


def test_round_cards_come_in_the_order_of_pressing(form: NewMatch) -> None:
    dialog = opened(form)
    press(dialog, 5, 2, 0, 2)
    close(dialog, QDialogButtonBox.StandardButton.Ok)
    assert round_cards(form) == "f,a"
    assert form.findChildren(ListField)[0].text() == "Royal Decree, Once Upon a Time…"


def test_a_cancelled_choice_changes_nothing(form: NewMatch) -> None:
    dialog = opened(form)
    press(dialog, 1)
    close(dialog, QDialogButtonBox.StandardButton.Cancel)
    assert round_cards(form) == ""
    assert form.findChildren(ListField)[0].text() == "Drawn"


def test_a_choice_that_does_not_fit_is_told_in_the_form(form: NewMatch) -> None:
    dialog = opened(form)
    press(dialog, 1)
    close(dialog, QDialogButtonBox.StandardButton.Ok)
    form.play()
    assert form.trouble
