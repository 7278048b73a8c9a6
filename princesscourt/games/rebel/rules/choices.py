"""Secret choices that everybody makes at the same time (rules 3.3, 3.4, 5.1): pass, aside, halves, gift, chairs,
spindle. Each is locked with a receipt; when all are in they take effect together.

A choice is one move while its combinations are few; else cards are put aside one by one until they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, permutations
from math import comb
from random import Random
from typing import Final, TypeAlias

from princesscourt.core import chance
from princesscourt.core.agenda import Answers
from princesscourt.core.rules import OPEN, Ask, Reason, Seat, Viewer, because
from princesscourt.games.rebel.rules import know
from princesscourt.games.rebel.rules.cards import BIT, OF_SUIT, SUIT, Card, Cards, joined, listed
from princesscourt.games.rebel.rules.events import CardsPassed, GiftsGiven, LaidAside, Locked, Spun, SuitShown
from princesscourt.games.rebel.rules.moves import Choose, Move, Show, What
from princesscourt.games.rebel.rules.spells import Sharing
from princesscourt.games.rebel.rules.state import Frame, Seats, State, asking, changed
from princesscourt.games.rebel.rules.work import Work

Row: TypeAlias = tuple[Card, ...]
MOST: Final = 220
"""So many combinations are offered at once: three cards of twelve."""
AT_ONCE: Final = 3
"""So many cards are chosen at once: every order of clicking them is a spelling of its own."""


def everybody(state: State) -> Answers[Row]:
    """No seat has answered yet."""
    return Answers(tuple(range(state.seats)))


def _hide(answers: Answers[Row], viewer: Viewer) -> Answers[Row]:
    given = tuple((seat, row if viewer in (seat, OPEN) else ()) for seat, row in answers.given)
    return replace(answers, given=given)


def _known(answers: Answers[Row]) -> Iterable[tuple[Seat, Row]]:
    return ((seat, row) for seat, row in answers.given if row)


@lru_cache(maxsize=256)
def _rows(what: What, cards: Row, size: int, arming: bool) -> tuple[Choose, ...]:
    """Every choice of `size` cards in order, then the same with "I may act"."""
    rows = list(permutations(cards, size) if what == "split" else combinations(cards, size))
    plain = [Choose(what, row) for row in rows]
    return (*plain, *[Choose(what, row, arm=True) for row in rows]) if arming else tuple(plain)


@dataclass(frozen=True, slots=True)
class Choosing(Frame):
    """Every seat chooses `count` hand cards for `what`.

    `left`: of a pass, so many go left and the rest right. `arming`: who may say "I may act" with it (rules 5.4).
    `begun`: cards put aside one by one so far. `owner`: Sleeping Beauty.
    """

    what: What
    count: int
    answers: Answers[Row]
    left: int = 0
    arming: Seats = 0
    begun: tuple[tuple[Seat, Row], ...] = ()
    owner: Seat = -1

    @property
    def ordered(self) -> bool:
        """Whether it matters which card comes first: one goes left and one right."""
        return self.what == "split"

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return tuple(ask for seat in self.answers.due for ask in asking(seat, self.what))

    def begun_by(self, seat: Seat) -> Row:
        return next((row for who, row in self.begun if who == seat), ())

    def step(self, state: State, seat: Seat) -> tuple[Row, int]:
        """The cards still to choose from, and how many the next move names."""
        begun = self.begun_by(seat)
        left = listed(state.hands[seat] & ~joined(begun))
        need = self.count - len(begun)
        return left, need if need <= AT_ONCE and comb(len(left), need) <= MOST else 1

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return _rows(self.what, *self.step(state, seat), bool(self.arming >> seat & 1))

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        if not isinstance(move, Choose) or move.what != self.what or (move.arm and not self.arming >> seat & 1):
            return False
        cards, size = self.step(state, seat)
        row = move.cards
        in_order = self.ordered or list(row) == sorted(row)
        return len(row) == size and len(set(row)) == size and in_order and set(row) <= set(cards)

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason:
        if not isinstance(move, Choose) or move.what != self.what:
            return because("choose_first", what=self.what, count=self.count)
        if not set(move.cards) <= set(self.step(state, seat)[0]):
            return because("not_in_hand")
        if move.arm and not self.arming >> seat & 1:
            return because("no_arming")
        return because("choose_count", what=self.what, count=self.step(state, seat)[1])

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        assert isinstance(move, Choose)
        row = (*self.begun_by(seat), *move.cards)
        begun = tuple(pair for pair in self.begun if pair[0] != seat)
        if len(row) < self.count:
            work.swap(replace(self, begun=(*begun, (seat, row))))
            return
        row = row if self.ordered else tuple(sorted(row))
        work.say(Locked(seat, self.what, row, self.count))
        if move.arm:
            work.state = changed(work.state, armed=work.state.armed | 1 << seat)
        frame = replace(self, answers=self.answers.add(seat, row), begun=begun)
        work.swap(frame)
        if frame.answers.complete:
            work.reveals = True
            _DONE[self.what](work, frame)

    def seen(self, viewer: Viewer) -> Frame:
        begun = tuple((seat, row if viewer in (seat, OPEN) else ()) for seat, row in self.begun)
        return replace(self, answers=_hide(self.answers, viewer), begun=begun)

    def guessed(self, state: State, rng: Random) -> Frame:
        given = tuple((seat, row or self._any(state, seat, self.count, rng)) for seat, row in self.answers.given)
        begun = tuple((seat, row or self._any(state, seat, 1, rng)) for seat, row in self.begun)
        return replace(self, answers=replace(self.answers, given=given), begun=begun)

    def _any(self, state: State, seat: Seat, count: int, rng: Random) -> Row:
        row = chance.sample(listed(state.hands[seat]), count, rng)
        return row if self.ordered else tuple(sorted(row))

    def sound(self, state: State) -> bool:
        seats = sorted((*self.answers.due, *(seat for seat, _ in self.answers.given)))
        rows = (*self.answers.given, *self.begun)
        return (
            seats == list(range(state.seats))
            and self.left in ((1,) if self.ordered else (0, self.count))
            and 0 < self.count <= min(hand.bit_count() for hand in state.hands)
            and all(len(row) == len(set(row)) and joined(row) & ~state.hands[seat] == 0 for seat, row in rows)
            and all(len(row) == self.count for _, row in self.answers.given)
            and self._begun_sound()
            and (self.what == "spindle") == (0 <= self.owner < state.seats)
        )

    def _begun_sound(self) -> bool:
        seats = [seat for seat, _ in self.begun]
        lengths = all(0 < len(row) < self.count for _, row in self.begun)
        return len(seats) == len(set(seats)) and set(seats) <= set(self.answers.due) and lengths


@dataclass(frozen=True, slots=True)
class Showing(Frame):
    """Crystal Clear: every seat chooses a suit of its hand; all lie open at once (R22)."""

    answers: Answers[Row]

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return tuple(ask for seat in self.answers.due for ask in asking(seat, "show"))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return [Show(suit) for suit in range(4) if state.hands[seat] & OF_SUIT[suit]]

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason:
        del state, seat
        return because("no_such_suit") if isinstance(move, Show) else because("show_first")

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        assert isinstance(move, Show)
        cards = listed(work.state.hands[seat] & OF_SUIT[move.suit])
        work.say(Locked(seat, "show", cards, 1))
        answers = self.answers.add(seat, cards)
        work.swap(Showing(answers))
        if not answers.complete:
            return
        work.pop()
        work.reveals = True
        work.state = changed(work.state, shown=tuple(joined(row) for _, row in answers.given))
        for who, row in answers.given:
            rest = know.void(work.state.may, who, SUIT[row[0]])
            work.state = changed(work.state, may=know.open_to_all(rest, who, joined(row)))
            work.say(SuitShown(who, SUIT[row[0]], joined(row)))

    def seen(self, viewer: Viewer) -> Frame:
        return Showing(_hide(self.answers, viewer))

    def guessed(self, state: State, rng: Random) -> Frame:
        rows = ((seat, row or self._any(state.hands[seat], rng)) for seat, row in self.answers.given)
        return Showing(replace(self.answers, given=tuple(rows)))

    def _any(self, hand: Cards, rng: Random) -> Row:
        suit = chance.pick([suit for suit in range(4) if hand & OF_SUIT[suit]], rng)
        return listed(hand & OF_SUIT[suit])

    def sound(self, state: State) -> bool:
        seats = sorted((*self.answers.due, *(seat for seat, _ in self.answers.given)))
        whole = all(
            row and joined(row) == state.hands[seat] & OF_SUIT[SUIT[row[0]]] for seat, row in self.answers.given
        )
        return seats == list(range(state.seats)) and whole and all(state.hands)


def _pass(work: Work, frame: Choosing) -> None:
    """The first `left` cards of each go to the left neighbour, the others to the right (rules 3.3)."""
    seats = work.state.seats
    rows = dict(frame.answers.given)
    ways = ((1, slice(None, frame.left)), (-1, slice(frame.left, None)))
    transfers = tuple(
        (giver, (giver + step) % seats, joined(rows[giver][part]))
        for step, part in ways
        for giver in range(seats)
        if rows[giver][part]
    )
    work.pop()
    work.transfer(*transfers)
    for giver, receiver, cards in transfers:
        work.say(CardsPassed(frame.what, giver, receiver, cards, cards.bit_count()))
    if frame.what in ("pass", "split"):
        work.state = changed(work.state, passed=tuple(rows[seat] for seat in range(seats)))


def _aside(work: Work, frame: Choosing) -> None:
    work.pop()
    sets = tuple(joined(row) for _, row in _known(frame.answers))
    for seat, cards in enumerate(sets):
        work.take(seat, cards)
    work.state = changed(work.state, aside=sets, may=know.laid_aside(work.state.may))
    work.say(LaidAside(frame.what, sets, frame.count))


def _gift(work: Work, frame: Choosing) -> None:
    work.pop()
    gifts = tuple(row[0] for _, row in frame.answers.given)
    for seat, gift in enumerate(gifts):
        work.take(seat, BIT[gift])
    work.state = changed(work.state, gifts=gifts, may=know.laid_aside(work.state.may))
    work.say(GiftsGiven(tuple(BIT[gift] for gift in gifts)))


def _spindle(work: Work, frame: Choosing) -> None:
    cards = tuple(row[0] for _, row in frame.answers.given)
    for seat, card in enumerate(cards):
        work.take(seat, BIT[card])
    work.swap(Sharing(frame.owner, joined(cards), tuple(range(work.state.seats))))
    work.say(Spun(cards))


_DONE: Final[dict[str, Callable[[Work, Choosing], None]]] = {
    "pass": _pass,
    "split": _pass,
    "chairs": _pass,
    "aside": _aside,
    "half": _aside,
    "gift": _gift,
    "spindle": _spindle,
}
