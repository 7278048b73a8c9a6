"""What tests of the screen share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from princesscourt.ui.kit.theme import Look, Pace, Variant
from princesscourt.ui.shell.language import LANGUAGES, Translators


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    del qtbot
    return Look(Variant.LIGHT, 1.0, Pace.OFF)


@pytest.fixture(params=list(LANGUAGES))
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    """The whole test in one language of the house, and none left behind."""
    del qtbot
    translators = Translators()
    translators.speak(request.param)
    yield request.param
    translators.speak("en")
