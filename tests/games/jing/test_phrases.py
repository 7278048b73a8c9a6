"""Every reason, event, question and option of Princess Jing has words of its own, and none of them betrays a secret."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import product
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from princesscourt.core import options as described
from princesscourt.core.events import Event, redact
from princesscourt.core.rules import OPEN, Ask, Reason, because
from princesscourt.games.jing.rules import events as told
from princesscourt.games.jing.rules import refuse
from princesscourt.games.jing.rules.catalog import KINDS, NAMES
from princesscourt.games.jing.rules.moves import parse
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import State
from princesscourt.games.jing.ui import telling, words
from princesscourt.games.jing.ui.phrases import JingPhrases
from princesscourt.ui.kit.room import Names
from tests.games import reasons
from tests.games.jing.plays import lively
from tests.games.jing.positions import SETUP_NORTH, SETUP_SOUTH, after, at

PHRASES, ADA_BEN = JingPhrases(), Names(("Ada", "Ben"), 0)
FIELDS: tuple[tuple[str, str | int], ...] = (
    ("seat", 1), ("square", "c3"), ("a", "c3"), ("b", "d4"), ("kind", "M"), ("left", 2), ("turns", 40), ("text", "x9"),
    ("seats", 3), ("name", "run"), ("ply", 7),
)  # fmt: skip
EXPERT = Options(mode="expert")
EVERYTHING = [
    Options(), EXPERT, Options(mirror_detail="veiled", mirror_width="wide", point_reveals="yes_no", turn_limit=6),
    Options(mode="expert", animals="random", expert_win="claim", paralysis="flank", withdraw_on_line=True),
]  # fmt: skip
TWINS = ["b5P c5M d5H", "b5M c5P d5H", "a5P c5H e5M"]


def keys() -> set[str]:
    """The key of every reason in rules and computer players."""
    return reasons.keys("jing", ("because", "Reason", "_wrong")) | {*refuse._DUE.values()}


def full(line: str) -> bool:
    return bool(line) and "{" not in line


def test_every_reason_has_a_sentence_of_its_own(language: str) -> None:
    unknown = PHRASES.reason(because("no key of ours"), ADA_BEN)
    said = {key: PHRASES.reason(Reason(key, FIELDS), ADA_BEN) for key in keys()}
    assert len(keys()) > 55
    assert [key for key, line in said.items() if line == unknown or not full(line)] == []
    assert len(set(said.values())) == len(said), language


def test_every_event_has_a_sentence(language: str) -> None:
    del language
    kinds: set[str] = set()
    for options, seed in product(EVERYTHING, range(3)):
        for state, seat, move in lively(options, seed, 160):
            for event, viewer in product(RULES.apply(state, seat, move)[1], (None, OPEN, 0, 1)):
                seen = event.seen_by(viewer)
                line = PHRASES.event(seen, ADA_BEN) if seen is not None else ""
                assert "{" not in line
                kinds |= {type(event).__name__} if line else set()
    every = {name for name, kind in vars(told).items() if isinstance(kind, type) and issubclass(kind, Event)}
    rare = [
        told.Claimed(0, "c5", right=True), told.Claimed(0, "c5", right=False), told.TimeUp(6), told.Reunited(1, "c1"),
        told.Paralysed(1, "c3", "P", success=True), told.Paralysed(1, "c3", "?", success=False),
    ]  # fmt: skip
    assert all(full(PHRASES.event(event, ADA_BEN)) for event in rare)
    assert every - kinds - {type(event).__name__ for event in rare} == {"Event"}


def test_every_question_and_button_has_words(language: str) -> None:
    del language
    for options in EVERYTHING:
        for state, _, _ in lively(options, 3, 120):
            for ask, viewer in product(RULES.asks(state), (None, OPEN, 0, 1)):
                view = RULES.view(state, viewer)
                assert full(PHRASES.ask(ask, view, ADA_BEN))
                for move in RULES.moves(state, ask.seat) if ask.seat >= 0 else ():
                    for target in RULES.spellings(move)[0]:
                        text = PHRASES.target(target, view)
                        assert full(text)
                        assert text != target


def test_every_option_and_value_has_a_name(language: str) -> None:
    del language
    assert {option.name for option in described.describe(Options)} == {field.name for field in fields(Options)}
    for option in described.describe(Options):
        assert all(map(full, PHRASES.option(option.name)))
        for value in option.values:
            assert PHRASES.option_value(option.name, str(value)) not in ("", str(value))


def test_every_figure_and_card_has_a_name(language: str) -> None:
    del language
    assert len({words.figure(kind) for kind in KINDS + "L.?"}) == len(KINDS) + 3
    assert [len(words.card_lines(letter)) for letter in "ABC"] == [3, 3, 3]
    assert len({line for letter in "ABC" for line in words.card_lines(letter)}) == 9
    assert full(PHRASES.seat(0, None))
    assert PHRASES.seat(0, None) != PHRASES.seat(1, None)


# -- secrets


def heard(state: State, viewer: int | None) -> tuple[str, ...]:
    """All that the sentences tell `viewer` of a table: names of things and the questions."""
    view = RULES.view(state, viewer)
    things = (*NAMES, *(f"hand/{kind}" for kind in KINDS))
    cards = tuple(telling.card(view, seat) for seat in (0, 1))
    captains = tuple(telling.captain(view, seat, 1) for seat in (0, 1))
    asks = tuple(PHRASES.ask(ask, view, ADA_BEN) for ask in RULES.asks(state))
    return (*(PHRASES.target(target, view) for target in things), *cards, *captains, *asks)


def stories(state: State, seat: int, text: str, viewer: int | None) -> tuple[str, ...]:
    events = redact(RULES.apply(state, seat, parse(text))[1], viewer)
    return tuple(PHRASES.event(event, ADA_BEN) for event in events)


@pytest.mark.parametrize("text", ["b5-b4", "c5-d4", "d5-e4", "a2-a3"])
def test_A9_an_exchange_is_told_in_the_same_words_whoever_is_behind_the_screens(language: str, text: str) -> None:
    del language
    tables = [at(SETUP_SOUTH, north) for north in TWINS]
    assert len({stories(state, 0, text, 0) for state in tables}) == 1
    assert len({stories(state, 0, text, None) for state in tables}) == 1
    assert len({heard(after(state, text), 0) for state in tables}) == 1


@pytest.mark.parametrize(("start", "seat", "move"), [
    (at("d4P", "b5P c5M d5H"), 0, "d4>"), (at("d4H", "b5P c5M d5H"), 0, "d4>"),
    (after(at("a1P", "c5P"), "a2-a3", "@c5"), 1, ">"),
], ids=["princess", "holder", "found"])  # fmt: skip
def test_A9_coming_home_is_told_in_the_same_words_wherever_it_ends(
    language: str, start: State, seat: int, move: str
) -> None:
    del language
    line = "abcde" if seat == 0 else "abde"
    for viewer in (1 - seat, None):
        told_ = {stories(start, seat, f"{move}{column}{1 if seat == 0 else 5}", viewer) for column in line}
        assert len(told_) == 1
        assert "?" not in "".join(*told_)


def test_A9_a_wrong_guess_by_yes_and_no_is_told_in_the_same_words(language: str) -> None:
    del language
    options = Options(point_reveals="yes_no")
    misses = {
        stories(after(at("a1P", f"b5P {here}", options=options), "a2-a3"), 0, "@d2", None)
        for here in ("d2M", "d2H", "e5M")
    }
    assert len(misses) == 1


def test_A4_placing_and_drawing_name_nothing_to_others(language: str) -> None:
    del language
    for options, kind in (Options(), "P"), (EXPERT, "F"):
        state = RULES.start(replace(options, first_player="south"), 2)
        while RULES.asks(state)[0].seat < 0:
            state = RULES.apply(state, -1, RULES.draw(state, Random(4)))[0]
        told_ = {stories(state, 0, f"{kind}{square}", viewer) for square in ("a1", "d1") for viewer in (1, None)}
        told_ |= {stories(state, 0, f"M{square}", 1) for square in ("a1", "d1")}
        assert len(told_) == 1


def test_A12_a_question_is_put_in_the_same_words_whether_or_not_there_is_a_use_for_it(language: str) -> None:
    """To move with and without somebody to bring home, to point with and without a sight, to return with one way."""
    del language
    crowded = after(at("a1P", "a5M b5H c5H d5C c3P", options=EXPERT), "a2-a3", "@c3")
    free = after(at("a1P", "a5M c3P", options=EXPERT), "a2-a3", "@c3")
    full_line = after(at("a1P", "a5M b5H c5H d5C e5F c3P", options=EXPERT), "a2-a3", "@c3")
    for viewer in (0, 1, None):
        assert len({question(state, viewer) for state in (crowded, free, full_line)}) == 1
        assert len({question(at(south, "b5P"), viewer) for south in ("a1P c1H", "d4P c1H", "d4P c3H")}) == 1
        seen, unseen = at("a1P b3H", "b2P"), at("a1P c1H", "b5P")
        assert question(after(seen, "e3-e4"), viewer) == question(after(unseen, "e3-e4"), viewer)


def question(state: State, viewer: int | None) -> str:
    (ask,) = RULES.asks(state)
    assert isinstance(ask, Ask)
    return PHRASES.ask(ask, RULES.view(state, viewer), ADA_BEN)


def test_A18_a_refusal_does_not_depend_on_hidden_figures(qtbot: QtBot) -> None:
    """Every try of one or two clicks is answered alike in all worlds that the player cannot tell apart."""
    del qtbot
    tables = [at("d3P a1H e2M", north) for north in TWINS]
    squares = ("a1", "d3", "e2", "b5", "c5", "d4", "e1")
    buttons = ((), ("do/withdraw",), ("do/point",))
    for button, first, second in product(buttons, squares, squares):
        for clicks in ((*button, first), (*button, first, second)):
            assert len({refused(state, clicks) for state in tables}) == 1
            assert len({refused(after(state, "a3-b4"), clicks) for state in tables}) == 1


def refused(state: State, clicks: tuple[str, ...]) -> str:
    reason = RULES.explain(state, 0, clicks)
    return "" if reason is None else PHRASES.reason(reason, ADA_BEN)


@pytest.mark.parametrize("options", EVERYTHING)
def test_two_worlds_are_told_in_the_same_words(qtbot: QtBot, options: Options) -> None:
    del qtbot
    rng = Random(5)
    for n, (state, _, _) in enumerate(lively(options, 2, 90)):
        if n % 6 or not RULES.asks(state):
            continue
        for viewer in (0, 1, None):
            other = RULES.guess(RULES.view(state, viewer), rng)
            assert heard(other, viewer) == heard(state, viewer)
            clicks = (rng.choice(NAMES), rng.choice(NAMES))
            if viewer is not None:
                assert RULES.explain(other, viewer, clicks) == RULES.explain(state, viewer, clicks)


def test_I1_a_screen_is_named_with_all_that_its_viewer_sees(qtbot: QtBot) -> None:
    del qtbot
    state = at("c2M a1P c3H", SETUP_NORTH)
    name = {viewer: PHRASES.target("c2", RULES.view(state, viewer)) for viewer in (0, 1, None, OPEN)}
    assert name[0] == "Screen c2, yours: maid, in the mirror: nobody"
    assert name[1] == name[None] == "Screen c2"
    assert name[OPEN] == "Screen c2, Jing: maid"
    assert PHRASES.target("c5", RULES.view(state, None)) == "Screen c5, before the captain of Jing"
    assert PHRASES.target("hand/H", RULES.view(RULES.start(Options(first_player="south"), 2), 0)) == (
        "Mirror holder, still to be placed"
    )


def test_the_owner_of_a_card_is_told_whom_it_may_mean(qtbot: QtBot) -> None:
    """Example 33: card B and the owl leave the captains 3 and 1."""
    del qtbot
    state = at("a1P", "b5P d5O", options=EXPERT, cards=("B", "A"), found=("O", ""))
    view = RULES.view(state, 0)
    told_ = [telling.captain(view, 0, number) for number in (1, 2, 3)]
    assert [line.rpartition(", ")[2] for line in told_] == [
        "perhaps the beloved",
        "not the beloved",
        "perhaps the beloved",
    ]
    assert "captain 1" in telling.card(view, 0)
    assert telling.card(view, 1) == "Fang: objective card, covered"
    assert telling.captain(view, 1, 1) == "Captain 1 of Fang, before e1"
