"""Who wins under each round card: the winner part of T24-T36, as plays in order."""

from __future__ import annotations

import pytest

from princesscourt.games.rebel.rules.cards import RANK, parse_card
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.state import Laid

ROWS = (
    ("T27", "always_the_bridesmaid", "Fa10 Fa4 Fa8 Pr9", 1, 2),
    ("T27", "always_the_bridesmaid", "Fa1 Pe10 Pr8 Qu9", 1, 0),
    ("T27", "always_the_bridesmaid", "Fa10 Fa4 Pe1 Pr9", 1, 1),
    ("R21", "always_the_bridesmaid", "Fa10 Fa4 Fa8 Pr9", -1, 2),
    ("T28", "sisterhood", "Fa6 Fa2 Fa10 Pr1", 1, 2),
    ("T28", "sisterhood", "Fa6 Fa2 Fa10 Pr1", -1, 1),
    ("T28", "sisterhood", "Fa6 Qu9 Pr3 Pe9", 1, 1),
    ("T28", "sisterhood", "Fa7 Qu7 Pe7 Pr7", 1, 1),
    ("T28", "sisterhood", "Qu9 Pe1 Qu8 Fa2", 1, 2),
    ("T30", "royal_decree", "Fa10 Qu2 Fa9 Qu5", 1, 3),
    ("R18", "royal_decree", "Fa10 Qu2 Fa9 Qu5", -1, 1),
    ("T30", "royal_decree", "Fa10 Pe2 Fa9 Pr5", 1, 0),
    ("T31", "poisoned_apple", "Fa10 Pe5* Qu5* Fa1", 1, 1),
    ("T31", "poisoned_apple", "Fa10 Pe5* Qu9* Fa1", 1, 2),
    ("T31", "poisoned_apple", "Fa4 Fa5 Fa10 Fa1", 1, 2),
    ("R20", "poisoned_apple", "Fa10 Pe5* Qu9* Fa1", -1, 1),
    ("T33", "midnight_makeover", "Qu8 Fa8 Qu7 Pe10", 1, 1),
    ("T34", "pass_the_bouquet", "Fa9 Fa3 Pe2 Pe5", 1, 3),
    ("T34", "pass_the_bouquet", "Fa9 Pe10 Pr1 Fa10", 1, 2),
    ("R26", "once_upon_a_time", "Fa5=0 Fa4=0 Fa3 Pe5", -1, 0),
    ("R19", "upside_down", "Qu4 Qu6=0 Qu9 Qu2", 1, 2),
)  # fmt: skip


def laid(text: str, seats: int = 4) -> tuple[Laid, ...]:
    """Plays such as `Pe5*` (its player was void) and `Qu7=0` (made nothing)."""
    plays = []
    for number, word in enumerate(text.split()):
        name, _, value = word.rstrip("*").partition("=")
        card = parse_card(name)
        plays.append(Laid(number % seats, card, int(value or RANK[card]), word.endswith("*")))
    return tuple(plays)


@pytest.mark.parametrize(("number", "card", "plays", "sign", "winner"), ROWS)
def test_winner(number: str, card: str, plays: str, sign: int, winner: int) -> None:
    row = laid(plays)
    assert row[ROUND_CARDS[card].winner(row, sign)].seat == winner, number


@pytest.mark.parametrize(
    ("plays", "winner"),
    [("Qu4 Qu9 Pr6 Qu2", 3), ("Qu4 Qu6 Pr6 Qu2", 1), ("Qu4 Qu6=0 Qu9 Qu2", 2)],
)
def test_T32_every_six_turns_high_and_low(plays: str, winner: int) -> None:
    card, row = ROUND_CARDS["upside_down"], laid(plays)
    sign = -1 if card.flips(row) % 2 else 1
    assert row[card.winner(row, sign)].seat == winner


@pytest.mark.parametrize(("sign", "winner"), [(1, 0), (-1, 2)])
def test_T35_the_sum_of_two_laps_decides(sign: int, winner: int) -> None:
    row = laid("Fa2 Fa6 Pe10 Fa8 Fa4 Fa9", seats=3)
    assert row[ROUND_CARDS["prince_always_rings_twice"].winner(row, sign)].seat == winner
