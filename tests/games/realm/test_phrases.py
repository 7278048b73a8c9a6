"""Every reason, event, question, target and option of Queen and Princes has words of its own, in three languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import get_args

import pytest

from princesscourt.core import options as described
from princesscourt.core.chance import pick, stream
from princesscourt.core.events import Event
from princesscourt.core.rules import CHANCE, Ask, Reason, because
from princesscourt.games.realm.rules import events as told
from princesscourt.games.realm.rules.hexes import NAMES as HEXES
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.state import Ending, State
from princesscourt.games.realm.ui.phrases import RealmPhrases
from princesscourt.ui.kit.room import Names
from tests.games.realm.places import RULES, acting, after, opening, position, refusal, side
from tests.games.reasons import sources

PEOPLE = Names(("Ada", "Ben"), 0)
PHRASES = RealmPhrases()
ENDINGS = tuple(ending for ending in get_args(Ending) if ending)
VARIED = {"threat": ("stops_realm", "saves_queen"), "state.ending": ENDINGS}
"""The keys behind a variable."""
pytestmark = pytest.mark.usefixtures("language")


def reasons() -> dict[str, Reason]:
    """Each reason that rules and computer players can give, with the fields it is given there."""
    found: dict[str, Reason] = {}
    for file in sources("realm"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "because":
                data = tuple((field.arg or "", field.arg or "") for field in call.keywords)
                found |= {key: Reason(key, data) for key in _keys(call.args[0], tree)}
    return found


def _keys(said: ast.expr, tree: ast.Module) -> list[str]:
    if ast.unparse(said) in VARIED:
        return list(VARIED[ast.unparse(said)])
    if ast.unparse(said) == "problem":
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "_apart"]
        return [text for call in calls for text in _texts(call)]
    branches = [said.body, said.orelse] if isinstance(said, ast.IfExp) else [said]
    return [text for branch in branches for text in _texts(branch)]


def _texts(tree: ast.AST) -> list[str]:
    found = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return [text for text in found if isinstance(text, str)]


def test_reasons_are_found() -> None:
    assert {"too_far", "position_two_pawns", "takes_fields", "queen", "saves_queen", "no_bridge"} <= reasons().keys()
    assert len(reasons()) > 65


def test_every_reason_has_a_sentence_of_its_own() -> None:
    unknown = PHRASES.reason(because("no key of ours"), PEOPLE)
    sentences = {key: PHRASES.reason(reason, PEOPLE) for key, reason in reasons().items()}
    assert [key for key, sentence in sentences.items() if sentence == unknown or "{" in sentence] == []
    assert len(set(sentences.values())) == len(sentences)


def test_one_captured_field_is_one() -> None:
    one, two = (PHRASES.reason(because("takes_fields", count=count), PEOPLE) for count in (1, 2))
    assert ("2" in two, "1" in one) == (True, False)


TAUGHT = [
    (side("C1", "D3"), "PD3-A2", ("A2", "3", "5 − 3 = 2")),
    (side("C1", "D2"), "QC1-C3", ("C3",)),
    (side("C1", "D2"), "QC1-C4", ("C4",)),
    (side("D2", "E2"), "QD2xD3", ("D3",)),
    (side("B2", "C2"), "QB2<>PC2", ("C2",)),
    (side("B2", "D3"), "field D3", ("B2", "D3")),
]


@pytest.mark.parametrize(("light", "text", "parts"), TAUGHT, ids=[text for _, text, _ in TAUGHT])
def test_a_refusal_names_the_hex_and_the_rule(light: dict[str, str], text: str, parts: tuple[str, ...]) -> None:
    state = position(light, side("C5", "", "", "D3") if "x" in text else None)  # type: ignore[arg-type]
    sentence = PHRASES.reason(refusal(state, text), PEOPLE)
    assert all(part in sentence for part in parts), sentence


def told_events() -> list[Event]:
    """Every kind of event in every variant that is told otherwise, for both sides."""
    found: list[Event] = [told.SidesChosen(True), told.SidesChosen(False)]
    found += [told.MapLaid("P" * 19), told.MapLaid("." * 19), *(told.Ended(ending, None) for ending in ENDINGS)]
    for number in (0, 1):
        found += [told.HexLaid(number, letter, 3) for letter in ("P", "S", "M")]
        found += [told.Walked(number, "Q", (1, 2)), told.Walked(number, "Q", (1, 2), bridge=True)]
        found += [told.Walked(number, "P", (1, 2)), told.Walked(number, "P", (1, 2), crossing=True)]
        for outcome, (attack, defence), attackers in product(get_args(told.Outcome), ((4, 3), (3, 3)), (1, 2)):
            if outcome == "lost" or (attack == defence) == (outcome == "both_lost"):
                found.append(told.Fought(number, attackers, 3, attack, defence, outcome))
        found += [told.Fell(number, "Q", 3), told.Fell(number, "P", 3), told.Separated(number, 3)]
        found += [told.Taken(number, what, 3, razed) for what in ("field", "city") for razed in (True, False)]
        found += [told.Castled(number, 3, 4), told.Built(number, "field", 3), told.Built(number, "city", 3)]
        found += [told.Built(number, "city", 3, True), told.PrinceBack(number, 3), told.QueenBack(number, 3, 4)]
        found += [told.Passed(number), told.Grew(number, 0, 3), told.Grew(number, 3, 0), told.Grew(number, 1, 4)]
        found += [told.Ended(ending, number) for ending in ("realm", "queen")]
    return found


def test_every_event_is_told_in_its_own_words() -> None:
    kinds = {
        kind for kind in vars(told).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert {type(event) for event in told_events()} == kinds
    sentences = [PHRASES.event(event, PEOPLE) for event in told_events()]
    assert all(sentences)
    assert not any("{" in sentence for sentence in sentences)
    assert len(set(sentences)) == len(sentences)


def walk(seed: int, chosen: Options, plies: int = 60) -> Iterator[State]:
    """The states of a random match."""
    rng, state = Random(seed), RULES.start(chosen, 2)
    for _ in range(plies):
        yield state
        asks = RULES.asks(state)
        if not asks:
            return
        seat = asks[0].seat
        move = RULES.draw(state, stream(str(seed), 0)) if seat == CHANCE else pick(RULES.moves(state, seat), rng)
        state = RULES.apply(state, seat, move)[0]


CHOSEN = (Options(), Options(map="random"), Options(map="draft", swap="on"))


@pytest.mark.parametrize("chosen", CHOSEN, ids=lambda chosen: chosen.map)
def test_every_question_and_target_has_words(chosen: Options) -> None:
    for state in walk(3, chosen):
        for ask in RULES.asks(state):
            _check(PHRASES.ask(ask, state, PEOPLE))
            targets = {target for move in RULES.moves(state, ask.seat) for target in RULES.spellings(move)[0]}
            for target in {*targets, *HEXES}:
                _check(PHRASES.target(target, state))


def _check(line: str) -> None:
    assert line
    assert "{" not in line
    assert not line.startswith("do/")


def test_the_line_above_the_board_says_what_is_urgent() -> None:
    stacked = after(position(side("C1", "B2 D2"), side("C5", "", "", "C3")), "PB2+PD2xC3", "pass")
    lost = after(position(side("D1", "C3 D2"), side("D3", "D4", "", "C5"), turn="L"), "PC3+PD2xD3")
    reborn = position(side("B2", "", "D1", "C1", 3))
    states = (opening(), stacked, lost, reborn)
    lines = {PHRASES.ask(Ask(acting(state), RULES.asks(state)[0].why), state, PEOPLE) for state in states}
    assert len(lines) == 4
    assert "C3" in PHRASES.ask(Ask(0, "act"), stacked, PEOPLE)


def test_a_seat_is_called_by_the_side_it_plays_now() -> None:
    start = RULES.start(Options(swap="on"), 2)
    laid = RULES.apply(start, CHANCE, RULES.draw(start, Random(1)))[0]
    kept, swapped = (RULES.apply(laid, 1, RULES.parse(word))[0] for word in ("keep", "swap"))
    sides = [(PHRASES.seat(0, view), PHRASES.seat(1, view)) for view in (None, laid, kept, swapped)]
    assert sides[0] == sides[1] == sides[2] == sides[3][::-1]
    assert len(set(sides[0])) == 2


def test_every_option_and_value_has_a_name() -> None:
    for option in described.describe(Options):
        label, help_ = PHRASES.option(option.name)
        assert label
        assert help_
        values = [PHRASES.option_value(option.name, str(value)) for value in option.values]
        assert all(values)
        assert len(set(values)) == len(values)
        assert not set(values) & {str(value) for value in option.values}


def test_german_and_french_are_their_own(language: str) -> None:
    titles = {
        "en": "Queen and Princes",
        "de": "Die Königin und ihre Prinzen",
        "fr": "La Reine et ses Princes",
    }
    assert PHRASES.title() == titles[language]
