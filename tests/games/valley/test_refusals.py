"""Each wrong move is refused for its own reason (rules 4), and marked as people write it (rules 8)."""

from __future__ import annotations

import pytest

from princesscourt.core.rules import Reason, because
from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.position import study
from princesscourt.games.valley.rules.rules import RULES
from princesscourt.games.valley.rules.state import State

START = "sskss/5/5/5/SSKSS L"
STUDY = "5/3s1/5/1S3/K3k L"

REFUSED = [
    (START, 2, "a2-a3", because("empty_square", square="a2")),
    (START, 2, "a5-a2", because("not_yours", square="a5")),
    (START, 0, "c1-c4", because("first_soldier")),
    (START, 2, "b1-b1", because("zero_length", square="b1")),
    (START, 2, "a1-b3", because("off_line", origin="a1", target="b3")),
    (START, 2, "b1-a1", because("blocked", origin="b1", target="a1")),
    (START, 2, "a1-a3", because("stops_early", origin="a1", target="a3", stops="a4")),
    (START, 2, "a1-a5", because("occupied", square="a5", stops="a4")),
    (START, 2, "c1-c5", because("occupied", square="c5", stops="c4")),
    ("sskss/5/5/S4/1SKSS L", 2, "c1-c4", None),
    ("ssk1s/5/5/S2s1/1SKSS L", 2, "e1-c3", because("blocked", origin="e1", target="c3")),
    ("1k3/s4/5/1s3/KS3 L", 2, "a1-a5", because("beyond", origin="a1", target="a5", stops="a3")),
    (STUDY, 2, "b2-c3", because("valley_soldier")),
    (STUDY, 2, "b2-d4", because("valley_soldier")),
]


@pytest.mark.parametrize(("text", "ply", "move", "reason"), REFUSED)
def test_why_not(text: str, ply: int, move: str, reason: Reason | None) -> None:
    state = study(text, ply=ply)
    slide = RULES.parse(move)
    assert RULES.legal(state, 0, slide) == (reason is None)
    assert RULES.refusal(state, 0, slide) == reason
    assert RULES.explain(state, 0, tuple(move.split("-"))) == reason


CLICKED = [
    ((), None),
    (("a1",), None),
    (("c3",), because("empty_square", square="c3")),
    (("a5",), because("not_yours", square="a5")),
    (("z9",), because("no_square")),
    (("a1", "a4", "a1"), because("no_square")),
    (("a1", "a4"), None),
]


@pytest.mark.parametrize(("clicks", "reason"), CLICKED)
def test_clicks(clicks: tuple[str, ...], reason: Reason | None) -> None:
    assert RULES.explain(study(START), 0, clicks) == reason


def test_clicks_on_a_piece_without_room() -> None:
    walled = study("5/5/5/SSs2/KSk2 L", Options(trapped_king_loses=False))
    assert RULES.explain(walled, 0, ("a1",)) == because("no_room", square="a1")
    only_valley = study("5/3k1/sS3/SSs2/sKs2 L", Options(trapped_king_loses=False))
    assert RULES.explain(only_valley, 0, ("b2",)) == because("valley_soldier")
    assert RULES.explain(only_valley, 0, ("b3",)) is None


def test_the_other_seat_waits_and_the_end_is_the_end() -> None:
    state = study(START)
    move = RULES.parse("a5-a2")
    assert RULES.refusal(state, 1, move) == RULES.explain(state, 1, ("a5",)) == because("not_your_turn")
    over = study("1s1ss/3S1/S1K2/5/s1kSS D")
    assert RULES.refusal(over, 1, move) == RULES.explain(over, 1, ()) == because("over")
    waiting = RULES.start(Options(opening="balanced"), 2)
    assert RULES.explain(waiting, 0, ("a1",)) == because("chance_opens")


LABELS = [
    ("5/3s1/5/1K3/S3k L", "b2-c3", "Kb2-c3#"),
    ("5/3s1/5/1S3/K3k L", "b2-b5", "b2-b5"),
    ("5/3s1/5/1S3/K3k L", "a1-a5", "Ka1-a5"),
]


@pytest.mark.parametrize(("text", "move", "label"), LABELS)
def test_8_labels(text: str, move: str, label: str) -> None:
    state = study(text, Options(trapped_king_loses=False))
    assert RULES.label(state, state.turn, RULES.parse(move), None) == label


def test_8_shutting_a_king_in_is_marked_as_a_win() -> None:
    state = _played("a1-a4 b5-b2 a4-c2")
    assert RULES.label(state, 1, RULES.parse("d5-d2"), None) == "d5-d2#"


def test_8_a_drawing_repetition_is_marked() -> None:
    state = _played("a1-a4 e5-e2 a4-a1 e2-e5 a1-a4 e5-e2 a4-a1")
    assert RULES.label(state, 1, RULES.parse("e2-e5"), None) == "e2-e5="


def _played(line: str) -> State:
    state = RULES.start(Options(), 2)
    for text in line.split():
        state = RULES.apply(state, state.turn, RULES.parse(text))[0]
    return state
