"""Every reason, event, question, target and option of Rebel Princess has words of its own, in three languages."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from itertools import product
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from princesscourt.core import options as described
from princesscourt.core.chance import pick
from princesscourt.core.events import Event
from princesscourt.core.rules import CHANCE, OPEN, Ask, Reason, because
from princesscourt.games.rebel.rules import events as told
from princesscourt.games.rebel.rules.cards import ALL_CARDS, DECK
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.princesses import PRINCESSES
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.rules import RULES
from princesscourt.games.rebel.rules.state import Laid, Taken
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import words
from princesscourt.games.rebel.ui.phrases import RebelPhrases
from princesscourt.ui.kit.room import Names
from tests.games import reasons
from tests.games.rebel.walks import walk

NAMES = Names(("Ada", "Ben", "Chloé", "Dee", "Émile", "Fritz"), 0)
SAY = RebelPhrases()
FIELDS: tuple[tuple[str, str | int], ...] = (
    ("seat", 1), ("card", "Pr4"), ("suit", "Fa"), ("power", "alice"), ("by", "mulan"), ("count", 3), ("rounds", 5),
    ("number", 6), ("total", -7), ("text", "x"), ("seats", 7),
)  # fmt: skip
WHATS = ("pass", "split", "aside", "half", "gift", "chairs", "spindle", "swap", "freeze", "haggle", "camouflage")


def keys() -> set[str]:
    """The key of every reason in rules and computer players."""
    return reasons.keys("rebel") | {"over"}


def complete(sentence: str) -> bool:
    """A sentence with no gap left in it and no id of the program."""
    return bool(sentence.strip()) and not set("{}_") & set(sentence)


def test_reasons_are_found() -> None:
    assert len(keys()) > 70


def test_every_reason_has_a_sentence_of_its_own(language: str) -> None:
    del language
    unknown = SAY.reason(because("no key of ours"), NAMES)
    said: dict[str, str] = {}
    for key in sorted(keys()):
        sentence = SAY.reason(Reason(key, (*FIELDS, ("what", "pass"))), NAMES)
        assert sentence != unknown, key
        assert complete(sentence), sentence
        assert sentence not in said, (key, said[sentence])
        said[sentence] = key


@pytest.mark.parametrize("key", ["choose_first", "choose_count", "bot_chooses", "bot_trades"])
def test_a_choice_of_cards_is_explained_by_what_it_is_for(language: str, key: str) -> None:
    del language
    sentences = {SAY.reason(because(key, what=what, count=2), NAMES) for what in WHATS}
    assert len(sentences) >= (2 if key == "bot_trades" else 7)
    assert all(map(complete, sentences))


def test_the_round_card_that_forbids_a_card_is_named(language: str) -> None:
    del language
    for card in ROUND_CARDS:
        assert words.round_card(card) in SAY.reason(because("round_card", card=card), NAMES)


def test_every_card_princess_and_round_card_has_words(language: str) -> None:
    assert len({words.card(card) for card in ALL_CARDS}) == len(ALL_CARDS)
    for texts in (words.princess, words.ability, words.power):
        assert len({texts(princess) for princess in PRINCESSES}) == 13
    for name in ROUND_CARDS:
        for text in (words.round_card, words.round_rule, words.round_example, words.passing):
            assert complete(text(name)), (language, name)
    assert len({words.round_card(name) for name in ROUND_CARDS}) == 27
    assert len({words.round_example(name) for name in ROUND_CARDS}) == 27


@pytest.mark.parametrize("seed", range(4))
def test_every_question_target_and_event_of_a_match_has_words(language: str, seed: int) -> None:
    del language
    for state, seat, move, _ in walk(seed, seats=3 + seed):
        for ask in RULES.asks(state):
            for viewer in (None, OPEN, *range(state.seats)):
                line = SAY.ask(ask, RULES.view(state, viewer), NAMES) if ask.seat >= 0 else "-"
                assert complete(line), ask
        for event in RULES.apply(state, seat, move)[1]:
            for viewer in (None, OPEN, 0):
                seen = event.seen_by(viewer)
                sentence = SAY.event(seen, NAMES) if seen is not None else ""
                assert not sentence or complete(sentence), event
        if seat != CHANCE:
            view = RULES.view(state, seat)
            for target in RULES.spellings(pick(RULES.moves(state, seat), Random(seed)))[0]:
                text = SAY.target(target, view)
                assert complete(text)
                assert "/" not in text, target


@cache
def one_of_each() -> tuple[dict[str, tuple[Ask, View]], dict[str, Event]]:
    """A question for every `why`, as its seat sees it, and an event of every kind, out of many matches."""
    asks: dict[str, tuple[Ask, View]] = {}
    events: dict[str, Event] = {}
    for seed in range(40):
        for state, seat, move, _ in walk(seed, None if seed % 4 else Options(rounds=1)):
            for ask in RULES.asks(state):
                if ask.seat >= 0 and ask.why not in asks:
                    asks[ask.why] = ask, RULES.view(state, ask.seat)
            for event in RULES.apply(state, seat, move)[1]:
                events.setdefault(type(event).__name__, event)
    return asks, events


def test_every_question_names_who_is_asked(language: str) -> None:
    """Every `why` of the rules, whatever the round card, and each with words of its own."""
    del language
    asks = one_of_each()[0]
    assert set(asks) == {
        "keep", "take", "pass", "split", "aside", "half", "gift", "chairs", "spindle", "show", "power", "play",
        "freeze", "barter", "share", "camouflage", "challenge", "haggle",
    }  # fmt: skip
    lines = {why: SAY.ask(ask, view, NAMES) for why, (ask, view) in asks.items()}
    assert all(NAMES[asks[why][0].seat] in line for why, line in lines.items())
    assert len({line.partition(":")[2] for line in lines.values()}) == len(lines)


def test_every_kind_of_event_is_told(language: str) -> None:
    """But a capture without gifts: who won the trick was told already."""
    del language
    events = {**one_of_each()[1], "RoundCut": told.RoundCut(1)}
    kinds = {name for name, kind in vars(told).items() if isinstance(kind, type) and issubclass(kind, Event)}
    assert kinds - set(events) == {"Event"}
    trick = Taken(0, (Laid(0, 0, 1),), 0, 0)
    silent = {name for name, event in events.items() if not SAY.event(event, NAMES)}
    assert silent <= {"TrickCaptured"}
    assert SAY.event(told.TrickCaptured(0, trick), NAMES) == ""
    assert complete(SAY.event(told.TrickCaptured(0, replace(trick, gifts=(1, 2, 3))), NAMES))


@pytest.mark.parametrize(("power", "copied"), [*product(PRINCESSES, (False, True))])
def test_a_used_ability_is_told_with_its_princess(qapp: QApplication, power: str, copied: bool) -> None:
    del qapp
    for seat, suit in ((-1, -1), (2, -1), (-1, 1)):
        sentence = SAY.event(told.PowerUsed(0, power, copied, seat, suit), NAMES)
        assert complete(sentence)
        assert words.princess(power) in sentence


def test_what_others_pass_is_told_by_its_number_alone(qapp: QApplication) -> None:
    del qapp
    event = told.CardsPassed("pass", 1, 2, DECK[4] & 0b111, 3)
    seen = event.seen_by(0)
    assert seen is not None
    assert SAY.event(seen, NAMES) == "Ben passes 3 cards to Chloé."
    assert "Fairy" in SAY.event(event, NAMES)


def test_every_option_and_value_has_a_name(language: str) -> None:
    del language
    assert {option.name for option in described.describe(Options)} == {field.name for field in fields(Options)}
    for option in described.describe(Options):
        label, help_ = SAY.option(option.name)
        assert complete(label)
        assert complete(help_)
        if option.kind == "choice":
            values = [SAY.option_value(option.name, str(value)) for value in option.values]
            assert all(map(complete, values))
            assert len(set(values)) == len(values)
            assert not {str(value) for value in option.values} & set(values)
