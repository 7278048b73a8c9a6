"""Every reason, event, question and option of Jade König has words of its own."""

from __future__ import annotations

import ast
from dataclasses import fields
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from princesscourt.core import options as described
from princesscourt.core.events import Event
from princesscourt.core.rules import OPEN, Reason, because
from princesscourt.games.jade.rules import events as told
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.ui.phrases import JadePhrases
from princesscourt.ui.kit.room import Names
from tests.games import reasons
from tests.games.jade.play import match, some_options
from tests.games.jade.tables import RULES

NAMES = Names(("Ada", "Ben", "Chloé", "Dee", "Émile", "Fritz"), 0)
FIELDS: tuple[tuple[str, str | int], ...] = (
    ("seat", 1), ("letter", "C"), ("most", 6), ("chips", 2), ("tenths", 37), ("text", "put x"), ("asked", 2),
)  # fmt: skip


def keys() -> set[str]:
    """The key of every reason in rules and computer players."""
    tested = (reasons.texts(ast.parse(file.read_text(encoding="utf-8"))) for file in reasons.sources("jade"))
    wrong = {text for texts in tested for text in texts if text.startswith("wrong_")}
    return reasons.keys("jade") | wrong | {"answered", "claimed", "last"}


@pytest.mark.parametrize("key", sorted(keys()))
def test_every_reason_has_a_sentence(qtbot: QtBot, key: str) -> None:
    del qtbot
    unknown = JadePhrases().reason(because("no key of ours"), NAMES)
    sentence = JadePhrases().reason(Reason(key, FIELDS), NAMES)
    assert sentence != unknown
    assert "{" not in sentence


def test_reasons_are_known() -> None:
    assert len(keys()) > 55


@pytest.mark.parametrize("seed", range(6))
def test_every_question_and_event_of_a_match_has_words(qtbot: QtBot, seed: int) -> None:
    del qtbot
    phrases, seats = JadePhrases(), 2 + seed % 5
    for state, played in match(seed, seats, some_options(Random(seed)), most=900):
        for ask in RULES.asks(state):
            for viewer in (None, OPEN, *range(seats)):
                line = phrases.ask(ask, RULES.view(state, viewer), NAMES) if ask.seat >= 0 else "x"
                assert line
                assert "{" not in line
        for event in played.events:
            for viewer in (None, OPEN, 0):
                seen = event.seen_by(viewer)
                assert seen is None or "{" not in phrases.event(seen, NAMES)


def test_every_kind_of_event_is_told_or_shown(qtbot: QtBot) -> None:
    """All but the marker, which is seen to move, and the turn, which the line above the board names."""
    del qtbot
    told_kinds: set[str] = set()
    for seed in range(24):
        for _, played in match(seed, 2 + seed % 5, some_options(Random(seed)), most=2500):
            told_kinds |= {type(event).__name__ for event in played.events if JadePhrases().event(event, NAMES)}
    kinds = {
        name
        for name, kind in vars(told).items()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    silent = kinds - told_kinds
    assert silent <= {"MarkerMoved", "TurnBegun", "ClaimWithdrawn", "ClaimBegun", "ClaimNamed"}, silent


def test_every_button_has_a_text(qtbot: QtBot) -> None:
    del qtbot
    phrases = JadePhrases()
    for seed in range(4):
        for state, _ in match(seed, 3, some_options(Random(seed)), most=600):
            for ask in RULES.asks(state):
                view = RULES.view(state, ask.seat if ask.seat >= 0 else None)
                for move in RULES.moves(state, ask.seat):
                    for target in RULES.spellings(move)[0]:
                        text = phrases.target(target, view)
                        assert text
                        assert "{" not in text
                        assert not text.startswith("do/")


def test_every_option_and_value_has_a_name(qtbot: QtBot) -> None:
    del qtbot
    phrases = JadePhrases()
    assert {option.name for option in described.describe(JadeOptions)} == {field.name for field in fields(JadeOptions)}
    for option in described.describe(JadeOptions):
        label, help_ = phrases.option(option.name)
        assert label
        assert help_
        for value in option.values:
            assert phrases.option_value(option.name, str(value)) not in ("", str(value))
