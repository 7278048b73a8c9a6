"""What tests of the screen share."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from princesscourt.ui.kit.theme import Look, Pace, Variant


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    del qtbot
    return Look(Variant.LIGHT, 1.0, Pace.OFF)
