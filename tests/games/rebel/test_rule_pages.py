"""The rule pages name every princess and every round card, and say of them what the table says."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from princesscourt.games.rebel.rules.cards import DECK, OF_SUIT, PRINCES, RANK, listed
from princesscourt.games.rebel.rules.princesses import PRINCESSES
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.ui import words
from princesscourt.ui.shell.language import LANGUAGES, Translators
from princesscourt.ui.shell.rules_panel import rules_text


@pytest.fixture(params=list(LANGUAGES))
def page(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The rule page of a language, which is spoken for the whole test."""
    del qapp
    translators = Translators()
    translators.speak(request.param)
    yield rules_text("rebel", request.param)
    translators.speak("en")


def test_every_princess_stands_with_her_ability_and_its_text(page: str) -> None:
    for name in PRINCESSES:
        assert f"**{words.princess(name)} – {words.ability(name)}" in page
        assert words.power(name) in page


def test_every_round_card_stands_with_its_rule_and_example(page: str) -> None:
    for name, card in ROUND_CARDS.items():
        line = next(line for line in page.splitlines() if line.startswith(f"- **{words.round_card(name)}** ("))
        assert words.round_rule(name) in line
        assert words.round_example(name) in line
        passed = line.partition("(")[2].partition(")")[0]
        assert {int(word) for word in passed.split() if word.isdecimal()} == {card.left, card.right} - {0}


def test_the_decks_are_those_of_the_rules(page: str) -> None:
    """Rules 1: cards each and Princes by number of players."""
    lines = [line for line in page.splitlines() if line.startswith("- **")][: len(DECK)]
    found = {int(numbers[0]): numbers for line in lines if (numbers := re.findall(r"\d+", line))}
    for seats, deck in DECK.items():
        ranks = [RANK[card] for card in listed(deck)]
        princes = (deck & OF_SUIT[PRINCES]).bit_count()
        each = deck.bit_count() // seats
        assert found[seats] == [str(n) for n in (seats, min(ranks), max(ranks), each, princes, princes + 5)]


def test_the_pages_have_the_same_parts_in_every_language() -> None:
    shapes = set()
    for language in LANGUAGES:
        lines = rules_text("rebel", language).splitlines()
        shapes.add(tuple(line.partition(" ")[0] for line in lines if line[:1] in "#-123456"))
    assert len(shapes) == 1
