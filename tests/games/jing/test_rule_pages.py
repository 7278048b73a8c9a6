"""The rule pages of Princess Jing say the same in three languages, in the words that the screens use."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from princesscourt.games.jing.rules.catalog import CARDS, KINDS
from princesscourt.games.jing.ui import words
from princesscourt.ui.shell.language import LANGUAGES, Translators
from princesscourt.ui.shell.rules_panel import rules_text


def shape(page: str) -> list[str]:
    """What kind each line is of: headings by their depth, list items, rows of the table, paragraphs, gaps."""
    return [line.split(" ")[0] if line[:1] in ("#", "-", "|") else line[:1] and "text" for line in page.splitlines()]


def test_the_pages_have_the_same_parts() -> None:
    pages = [shape(rules_text("jing", language)) for language in LANGUAGES]
    assert pages[0] == pages[1] == pages[2]
    assert pages[0].count("##") == 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_name_every_figure_as_the_screens_do(qtbot: QtBot, language: str) -> None:
    del qtbot
    translators = Translators()
    translators.speak(language)
    page = rules_text("jing", language).lower()
    missing = [kind for kind in KINDS if words.figure(kind).lower() not in page]
    translators.speak("en")
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_show_the_cards_that_the_rules_deal(language: str) -> None:
    rows = [line.split("|")[2:5] for line in rules_text("jing", language).splitlines() if line.startswith("|")]
    numbers = [[int(cell) for cell in row] for row in rows[2:]]
    assert numbers == [[CARDS[letter][pair] for letter in "ABC"] for pair in ("CF", "FO", "CO")]
