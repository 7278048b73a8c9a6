"""The end of a round and of the match (rules 3.6, 3.7, 10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from princesscourt.core.rules import Result, Seat, because
from princesscourt.games.rebel.rules.cards import Cards
from princesscourt.games.rebel.rules.events import MatchEnded, RoundScored
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.scoring import REBEL_SCORE, Count, is_rebel, total
from princesscourt.games.rebel.rules.state import Frame, Part, Sheet, State, changed, gathered
from princesscourt.games.rebel.rules.work import Work


def scored(state: State, captured: tuple[Cards, ...], kept: tuple[Cards, ...], won: tuple[int, ...]) -> Sheet:
    """The sheet of the running round, if it ended with these piles."""
    card = ROUND_CARDS[state.card]
    totals = state.totals
    leading = [each == max(totals) for each in totals]
    rebel = state.options.rebel_of_the_ball and card.rebel
    lines: list[tuple[Part, ...]] = []
    for seat in range(state.seats):
        cards = captured[seat] | kept[seat]
        if rebel and is_rebel(cards, state.deck):
            lines.append((Part("rebel", 1, REBEL_SCORE),))
        else:
            lines.append(card.score(Count(cards, won[seat], leading[seat])))
    return Sheet(card.id, captured, kept, won, tuple(lines), tuple(map(total, lines)), state.tricks)


def next_starter(totals: Sequence[int], starter: Seat) -> Seat:
    """Who leads the next round: the fewest proposals, ties from the left of who led the first trick (R3)."""
    seats = len(totals)
    clockwise = ((starter + step) % seats for step in range(1, seats + 1))
    return next(seat for seat in clockwise if totals[seat] == min(totals))


@dataclass(frozen=True, slots=True)
class Scoring(Frame):
    """The round is scored, all cards are gathered and all princesses are ready again. `cut`: ended by agreement, so
    that what is left in the hands counts for nothing."""

    cut: bool = False

    def run(self, work: Work) -> None:
        state = work.state
        kept = state.hands if ROUND_CARDS[state.card].keeps and not self.cut else (0,) * state.seats
        sheet = scored(state, state.captured, kept, state.won)
        after = changed(gathered(state), sheets=(*state.sheets, sheet))
        starter = next_starter(after.totals, state.starter)
        work.state = changed(after, starter=starter, leader=starter)
        work.pop()
        work.reveals = True
        work.say(RoundScored(len(after.sheets), sheet, after.totals))
        if len(after.sheets) == len(after.plan):
            work.say(MatchEnded(after.totals, standing(after).winners))


def zero_rounds(state: State) -> tuple[int, ...]:
    """By seat, the rounds of exactly 0 proposals (R25)."""
    return tuple(sum(sheet.scores[seat] == 0 for sheet in state.sheets) for seat in range(state.seats))


def standing(state: State) -> Result:
    """Ranks by total, then by rounds of exactly 0, then shared (rules 10)."""
    keys = tuple(zip(state.totals, (-zeros for zeros in zero_rounds(state)), strict=True))
    order = sorted(keys)
    ranks = tuple(order.index(key) + 1 for key in keys)
    scores = tuple(float(each) for each in state.totals)
    if ranks.count(1) > 1:
        return Result(ranks, because("shared", total=order[0][0]), scores)
    tied = len(order) > 1 and order[1][0] == order[0][0]
    seat = ranks.index(1)
    return Result(ranks, because("more_zero_rounds" if tied else "fewest", seat=seat, total=order[0][0]), scores)
