"""Scores of piles written in notation."""

from __future__ import annotations

from collections.abc import Sequence

from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.setup import opening
from princesscourt.games.rebel.rules.sheets import scored
from princesscourt.games.rebel.rules.state import Part, Sheet, changed
from tests.games.rebel.tables import cards


def score(
    piles: Sequence[str],
    card: str = "once_upon_a_time",
    *,
    kept: Sequence[str] = (),
    won: Sequence[int] = (),
    before: Sequence[int] = (),
    rebel: bool = True,
) -> tuple[int, ...]:
    """What a round under `card` brings to those who captured `piles`; `before` are the totals until then."""
    seats = len(piles)
    options = Options(rounds=1, round_cards=card, princesses="none", rebel_of_the_ball=rebel)
    state = changed(opening(options, seats), plan=(card,))
    if before:
        none = (0,) * seats
        parts: tuple[tuple[Part, ...], ...] = ((),) * seats
        sheet = Sheet("once_upon_a_time", none, none, none, parts, tuple(before))
        state = changed(state, sheets=(sheet,), plan=("once_upon_a_time", card))
    wins = tuple(won) or tuple(1 for _ in piles)
    left = tuple(map(cards, kept)) or (0,) * seats
    return scored(state, tuple(map(cards, piles)), left, wins).scores


def lone_score(pile: str, card: str = "once_upon_a_time", *, rebel: bool = True, before: Sequence[int] = ()) -> int:
    """What Ada scores for `pile`, the others having a trick of nothing."""
    return score([pile, "", "", ""], card, rebel=rebel, before=before)[0]
