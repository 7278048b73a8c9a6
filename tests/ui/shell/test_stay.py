"""How long a finished trick stays is a setting: half a second to five, or until a click."""

from __future__ import annotations

import math

from PySide6.QtTest import QTest

from princesscourt.ui.shell.settings_page import STAYS, SettingsPage
from tests.ui.shell.conftest import Open


def test_the_stay_of_a_finished_trick_is_chosen_and_kept(opened: Open) -> None:
    window = opened()
    window.open_page("settings")
    page = window.pages.currentWidget()
    assert isinstance(page, SettingsPage)
    look, habits = window._house.look, window._house.habits
    for number, value in enumerate(STAYS):
        page._stay.setCurrentIndex(number)
        page._stay.activated.emit(number)
        QTest.qWait(1)
        assert look.theme.stay == (float(value) or math.inf)
        assert habits.settings.trick_seconds == float(value)
        assert habits.new_look().theme.stay == look.theme.stay
    assert len({page._stay.itemText(number) for number in range(len(STAYS))}) == len(STAYS)
    assert page._stay.accessibleName() != ""
