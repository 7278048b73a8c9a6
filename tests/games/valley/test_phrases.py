"""Every reason, event, question and option of King's Valley has words of its own."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from princesscourt.core import options as described
from princesscourt.core.play import play
from princesscourt.core.rules import Ask, Reason, because
from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.rules import RULES
from princesscourt.games.valley.ui.phrases import ValleyPhrases
from princesscourt.ui.kit.room import Names
from princesscourt.ui.shell.phrases import say
from tests.games import reasons

NAMES = Names(("Ada", "Ben"), 0)
FIELDS: tuple[tuple[str, str | int], ...] = (
    ("seat", 1), ("seats", 3), ("square", "a1"), ("origin", "a1"), ("target", "a2"), ("stops", "a4"), ("text", "b9"),
    ("position", "5/5/5/5/5 L"), ("plies", 7), ("ways", 2),
)  # fmt: skip
PHRASES = ValleyPhrases()


def keys() -> set[str]:
    """The key of every reason in rules and computer players."""
    return reasons.keys("valley") | {"valley", "trapped", "no_move"}


def sentence(key: str, *fields: tuple[str, str | int]) -> str:
    return say(PHRASES, Reason(key, (*FIELDS, *fields)), NAMES)


@pytest.mark.parametrize("key", sorted(keys()))
@pytest.mark.parametrize("exact", [0, 1])
def test_every_reason_has_a_sentence(qtbot: QtBot, key: str, exact: int) -> None:
    del qtbot
    told = sentence(key, ("exact", exact))
    assert told != say(PHRASES, because("no key of ours"), NAMES)
    assert "{" not in told


def test_no_two_reasons_say_the_same(qtbot: QtBot) -> None:
    del qtbot
    told = [sentence(key) for key in keys()]
    assert len(told) > 40
    assert len(set(told)) == len(told)


def test_a_win_at_once_is_no_win_by_force(qtbot: QtBot) -> None:
    del qtbot
    assert say(PHRASES, because("wins_in", plies=1), NAMES) != say(PHRASES, because("wins_in", plies=3), NAMES)


@pytest.mark.parametrize("start", ["standard", "retrieve"])
@pytest.mark.parametrize("opening", ["normal", "balanced"])
def test_every_question_and_event_of_a_match_has_words(qtbot: QtBot, start: str, opening: str) -> None:
    del qtbot
    rng = Random(f"{start}/{opening}")
    state = RULES.start(Options(start=start, opening=opening), 2)  # type: ignore[arg-type]
    while asks := RULES.asks(state):
        assert "{" not in PHRASES.ask(asks[0], state, NAMES)
        moves = RULES.moves(state, asks[0].seat)
        step = play(RULES, state, asks[0].seat, moves[int(rng.random() * len(moves))])
        state = step.state
        for event in step.events:
            told = PHRASES.event(event, NAMES)
            assert told
            assert "{" not in told


def test_the_first_question_names_the_soldiers(qtbot: QtBot) -> None:
    """Rules 4.6."""
    del qtbot
    first, free = (RULES.start(Options(first_move_soldier=only), 2) for only in (True, False))
    assert "soldier" in PHRASES.ask(Ask(0, "move"), first, NAMES)
    assert "soldier" not in PHRASES.ask(Ask(0, "move"), free, NAMES)


def test_every_square_is_named_with_what_stands_on_it(qtbot: QtBot) -> None:
    del qtbot
    state = RULES.start(Options(), 2)
    assert PHRASES.target("c3", state) == "c3, the Valley, empty"
    assert PHRASES.target("c1", state) == "c1, light king"
    assert len({PHRASES.target(name, state) for name in ("a1", "a5", "c5", "b3")}) == 4


def test_every_option_and_value_has_a_name(qtbot: QtBot) -> None:
    del qtbot
    for option in described.describe(Options):
        label, help_ = PHRASES.option(option.name)
        assert label
        assert help_
        for value in option.values if option.kind == "choice" else ():
            assert PHRASES.option_value(option.name, str(value)) not in ("", str(value))
