"""The course of rounds and tricks (rules 3, 5.1)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from princesscourt.core.rules import CHANCE, Ask, Seat
from princesscourt.games.rebel.rules import know
from princesscourt.games.rebel.rules.choices import Choosing, everybody
from princesscourt.games.rebel.rules.events import HandsDealt, RoundBegan
from princesscourt.games.rebel.rules.moves import Deal, Move, What
from princesscourt.games.rebel.rules.playing import Leading
from princesscourt.games.rebel.rules.princesses import arming
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.sheets import Scoring
from princesscourt.games.rebel.rules.state import Frame, State, asking, changed
from princesscourt.games.rebel.rules.steps import HAND, gift
from princesscourt.games.rebel.rules.window import Window
from princesscourt.games.rebel.rules.winning import dealt_out, is_partition
from princesscourt.games.rebel.rules.work import Work


@dataclass(frozen=True, slots=True)
class Rounds(Frame):
    """Rounds until every round card was played."""

    def run(self, work: Work) -> None:
        if len(work.state.sheets) == len(work.state.plan):
            work.pop()
        else:
            work.push(Tricks(), Setting(), Dealing())


@dataclass(frozen=True, slots=True)
class Dealing(Frame):
    """CHANCE deals all cards evenly under the revealed round card (rules 3.1, 3.2)."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return asking(CHANCE, "deal")

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        del seat
        return isinstance(move, Deal) and move.what == "deal" and is_partition(move.hands, state.deck, state.seats)

    def draw(self, state: State, rng: Random) -> Move:
        return Deal("deal", dealt_out(state.deck, state.seats, rng))

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        assert isinstance(move, Deal)
        state = work.state
        work.state = changed(state, hands=move.hands, may=know.dealt(move.hands, state.deck))
        card = ROUND_CARDS[state.card]
        work.say(RoundBegan(len(state.sheets) + 1, card.id, state.starter), HandsDealt(move.hands, HAND[state.seats]))
        count = card.left + card.right
        answers = everybody(state)
        what: What = "split" if 0 < card.left < count else "pass"
        work.swap(Choosing(what, count, answers, card.left, arming(work.state, "before")))

    def sound(self, state: State) -> bool:
        return not any(state.hands)


@dataclass(frozen=True, slots=True)
class Setting(Frame):
    """The step that the round card asks for after the pass (rules 3.4)."""

    def run(self, work: Work) -> None:
        work.pop()
        ROUND_CARDS[work.state.card].after_pass(work)


def round_over(state: State) -> bool:
    """Whether only kept cards are left: between tricks all hold equally many (rules 3.5)."""
    return state.hands[0].bit_count() <= ROUND_CARDS[state.card].keeps and not any(state.aside)


@dataclass(frozen=True, slots=True)
class Tricks(Frame):
    """Tricks until the round is over."""

    def run(self, work: Work) -> None:
        if round_over(work.state):
            work.swap(Scoring())
            return
        work.push(Leading(), Window(work.state.leader))
        if ROUND_CARDS[work.state.card].gifts:
            gift(work)
