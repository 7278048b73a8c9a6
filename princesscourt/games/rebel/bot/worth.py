"""What cards are worth under a round card, asked of its own score function."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from princesscourt.core.rules import Seat
from princesscourt.games.rebel.rules.cards import ALL_CARDS, BIT
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.scoring import Count, bathroom_break, total
from princesscourt.games.rebel.rules.state import State

MIDDLE: Final = 5.5


@lru_cache(maxsize=128)
def prices(card: str, leading: bool) -> tuple[int, ...]:
    """Proposals that each card brings to whoever captures it alone."""
    score = ROUND_CARDS[card].score
    none = total(score(Count(0, 1, leading)))
    return tuple(total(score(Count(BIT[each], 1, leading))) - none for each in ALL_CARDS)


def prices_for(state: State, seat: Seat) -> tuple[int, ...]:
    """The prices for `seat` in the running round."""
    if ROUND_CARDS[state.card].score is not bathroom_break:
        return prices(state.card, False)
    totals = state.totals
    return prices(state.card, totals[seat] == max(totals))
