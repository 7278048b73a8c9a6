"""The result card."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel

from princesscourt.ui.shell.result_card import ResultCard
from princesscourt.ui.shell.window import MainWindow
from tests.ui.windows import play, sit
from tests.ui.worlds import settle


def words(card: ResultCard) -> str:
    return "\n".join(label.text() for label in card.findChildren(QLabel))


def test_the_result_is_told_anew_when_the_language_changes(window: MainWindow) -> None:
    table = sit(window, "", "")
    play(table, "a1-a4", "a5-d2", "a4-c2", "c5-c3")
    settle(window)
    card = table.covers.result
    assert card.isVisible()
    assert "come to rest in the Valley" in words(card)
    window._house.translators.speak("de")
    QCoreApplication.processEvents()
    assert "im Tal zum Stehen gekommen" in words(card)
    assert "gewinnt" in words(card)
    assert card.height() >= card.sizeHint().height()
