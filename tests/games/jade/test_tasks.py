"""Task cards, answers and what follows from them (1.3, 5.1; worked examples 1-10)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from princesscourt.games.jade.rules import deduction
from princesscourt.games.jade.rules.catalog import DECK, PLACES, SYMBOLS
from princesscourt.games.jade.rules.tasks import (
    DECK_TASKS,
    SOLVED,
    TASKS,
    Answer,
    answer,
    go_together,
    read_task,
    relabelled,
    task_text,
)
from tests.games.jade.tables import pairs, task

RULEBOOK = task("icepalace bird, chimu amulet, tiuhan crown")
TABLE = (
    ("arruak bird, chimu crown, swamps bird", (1, 2, 0), 240),
    ("flames amulet, tiuhan crown, tikal bird", (1, 3, 1), 24),
    ("windisle amulet, icepalace bird, arruak crown", (1, 3, 1), 5),
    ("windisle amulet, tikal crown, chimu bird", (1, 3, 0), 1),
)
CARD_1 = task("swamps bird, tikal amulet, chimu sword")


def test_there_are_1344_tasks() -> None:
    assert len(TASKS) == len(set(TASKS)) == 1344
    assert all(read_task(task_text(number)) == number for number in range(len(TASKS)))


def test_1_the_table_of_the_rulebook() -> None:
    left = deduction.ALL
    for words, said, count in TABLE:
        assert answer(RULEBOOK, pairs(words)) == said
        left = deduction.agreeing(pairs(words), Answer(*said), left)
        assert left.bit_count() == count
    assert deduction.members(left) == (RULEBOOK,)
    assert answer(RULEBOOK, pairs("icepalace bird, chimu amulet, tiuhan crown")) == SOLVED


def test_2_the_five_candidates_after_question_3() -> None:
    left = deduction.ALL
    for words, said, _ in TABLE[:3]:
        left = deduction.agreeing(pairs(words), Answer(*said), left)
    assert set(deduction.members(left)) == {
        task("flames amulet, icepalace bird, swamps crown"),
        task("windisle amulet, chimu bird, tiuhan crown"),
        task("windisle amulet, tikal bird, swamps crown"),
        task("icepalace bird, chimu amulet, tiuhan crown"),
        task("icepalace bird, tiuhan crown, swamps amulet"),
    }


@pytest.mark.parametrize(
    ("number", "card", "question", "said"),
    [
        (3, RULEBOOK, "arruak bird, chimu crown, swamps bird", (1, 2, 0)),
        (4, CARD_1, "swamps bird, tikal bird, arruak crown", (2, 1, 1)),
        (5, CARD_1, "tikal sword, chimu amulet, swamps crown", (3, 2, 0)),
        (6, CARD_1, "arruak crown, flames crown, windisle sword", (0, 1, 0)),
        (7, CARD_1, "swamps bird, tikal amulet, chimu sword", (3, 3, 3)),
        (8, CARD_1, "swamps bird, tikal amulet", (2, 2, 2)),
        (8, CARD_1, "chimu crown", (1, 0, 0)),
    ],
)
def test_3_to_8_answers(number: int, card: int, question: str, said: tuple[int, int, int]) -> None:
    assert answer(card, pairs(question)) == said, f"worked example {number}"


def test_9_first_question_with_one_chip() -> None:
    parts = {said: part.bit_count() for said, part in deduction.split(deduction.ALL, pairs("arruak bird"))}
    assert parts == {(0, 0, 0): 210, (0, 1, 0): 630, (1, 0, 0): 126, (1, 1, 0): 252, (1, 1, 1): 126}


@pytest.mark.parametrize(
    ("question", "answers", "largest"),
    [
        ("arruak bird, chimu crown, swamps sword", 18, ((1, 2, 0), 420)),
        ("arruak bird, chimu crown, swamps bird", 16, ((1, 1, 0), 300)),
    ],
)
def test_10_first_question(question: str, answers: int, largest: tuple[tuple[int, int, int], int]) -> None:
    parts = {said: part.bit_count() for said, part in deduction.split(deduction.ALL, pairs(question))}
    assert len(parts) == answers
    assert max(parts.items(), key=lambda item: item[1]) == largest


# -- the deck


def test_deck_is_balanced() -> None:
    """The conditions of 1.3."""
    places = Counter(place for card in DECK for place, _ in card)
    symbols = Counter(symbol for card in DECK for _, symbol in card)
    both = Counter(pair for card in DECK for pair in card)
    beside = Counter(two for card in DECK for two in combinations(sorted(place for place, _ in card), 2))
    assert set(places.values()) == {6}
    assert set(symbols.values()) == {12}
    assert len(both) == 32
    assert all(sorted(both[place, s] for s in range(4)) == [1, 1, 2, 2] for place in range(len(PLACES)))
    assert all(sorted(both[p, symbol] for p in range(8)) == [1] * 4 + [2] * 4 for symbol in range(len(SYMBOLS)))
    assert Counter(beside.values()) == {2: 20, 1: 8}


def test_deck_is_balanced_in_each_position() -> None:
    for position in range(3):
        assert set(Counter(card[position][0] for card in DECK).values()) == {2}
        assert set(Counter(card[position][1] for card in DECK).values()) == {4}


def test_two_cards_share_little() -> None:
    assert all(go_together(one, other) for one, other in combinations(DECK_TASKS, 2))


def test_deck_has_the_known_cards() -> None:
    assert DECK_TASKS[:2] == (CARD_1, RULEBOOK)


def test_R3_relabelling_keeps_cards_apart() -> None:
    places, symbols = (3, 1, 7, 0, 2, 6, 4, 5), (2, 0, 3, 1)
    cards = [relabelled(card, places, symbols) for card in DECK]
    assert len(set(cards)) == 16
    assert set(cards) != set(DECK_TASKS)
    assert all(go_together(one, other) for one, other in combinations(cards, 2))
