"""Playing a card to the trick (rules 4, T2-T4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from princesscourt.core.rules import Ask, Reason, Seat, because
from princesscourt.games.rebel.rules import know
from princesscourt.games.rebel.rules.cards import BIT, PRINCES, RANK, SUIT, Cards, listed
from princesscourt.games.rebel.rules.events import CardPlayed, PrincesBroke, RoundCut, TrickRevealed
from princesscourt.games.rebel.rules.legal import playable, shows_void, why_not
from princesscourt.games.rebel.rules.moves import Finish, Move, Play, Use
from princesscourt.games.rebel.rules.princesses import PRINCESSES, powered, powers, thumbelina_blocked
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.sheets import Scoring
from princesscourt.games.rebel.rules.state import Frame, Laid, State, asking, changed
from princesscourt.games.rebel.rules.window import why_not_use
from princesscourt.games.rebel.rules.winning import Camouflage, Winning
from princesscourt.games.rebel.rules.work import Work, put


@lru_cache(maxsize=4096)
def _plays(cards: Cards, power: str, arm: bool) -> tuple[Play, ...]:
    return tuple(Play(card, power, arm) for card in listed(cards))


def settled(state: State) -> bool:
    """Whether no card that is still out can change a score, as everybody can tell (FAULTS F16)."""
    card = ROUND_CARDS[state.card]
    open_ = state.deck & card.counts
    for cards in state.captured:
        open_ &= ~cards
    return not open_ and not card.gifts and (not card.all_win or all(state.won))


def may_arm(state: State, seat: Seat) -> bool:
    """Whether `seat` may say "I may act" with a card: by public knowledge (rules 5.4)."""
    return bool(powers(state, seat, "before") or powers(state, seat, "full"))


@dataclass(frozen=True, slots=True)
class Leading(Frame):
    """The windows before the trick are closed: whoever leads now, plays."""

    def run(self, work: Work) -> None:
        ROUND_CARDS[work.state.card].before_lead(work)
        state = work.state
        if not state.tricks:
            work.state = changed(state, starter=state.leader)
        work.swap(Playing(state.leader))

    def sound(self, state: State) -> bool:
        return not state.laid


@dataclass(frozen=True, slots=True)
class Playing(Frame):
    """`seat` plays to the trick; its leader may instead end a round in which nothing is left to win."""

    seat: Seat

    def asks(self, state: State) -> tuple[Ask, ...]:
        del state
        return asking(self.seat, "play")

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        cards = playable(state, seat)
        found: list[Move] = [*_plays(cards, "", False)]
        for power, fits in powered(state, seat, cards):
            found += _plays(fits, power, False)
        if may_arm(state, seat):
            found += _plays(cards, "", True)
        if not state.laid and settled(state):
            found.append(Finish())
        return found

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        if isinstance(move, Finish):
            return not state.laid and settled(state)
        if not isinstance(move, Play) or (move.arm and (move.power or not may_arm(state, seat))):
            return False
        cards = playable(state, seat)
        fits = dict(powered(state, seat, cards)).get(move.power, 0) if move.power else cards
        return bool(fits & BIT[move.card])

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason:
        if isinstance(move, Finish):
            return because("not_settled")
        if isinstance(move, Use):
            armed = PRINCESSES[move.power].timing == "before" if move.power in PRINCESSES else False
            return because("arm_first", power=move.power) if armed else why_not_use(state, seat, move)
        if not isinstance(move, Play):
            return because("play_first")
        return self._why_not_power(state, seat, move) if move.power else self._why_not_card(state, seat, move)

    def _why_not_card(self, state: State, seat: Seat, move: Play) -> Reason:
        return because("no_arming") if playable(state, seat) & BIT[move.card] else why_not(state, seat, move.card)

    def _why_not_power(self, state: State, seat: Seat, move: Play) -> Reason:
        if move.power not in PRINCESSES or not state.princesses:
            return because("no_power")
        if state.exhausted >> seat & 1:
            return because("exhausted", power=state.princesses[seat])
        if PRINCESSES[move.power] not in powers(state, seat, "play"):
            return because("copy_exhausted" if move.power in state.princesses else "no_power", power=move.power)
        if move.arm:
            return because("no_arming")
        if move.power == "thumbelina" and thumbelina_blocked(state):
            return because("suit_requested")
        return because("power_not_with", power=move.power)

    def apply(self, work: Work, seat: Seat, move: Move) -> None:
        if isinstance(move, Finish):
            work.pop()
            work.swap(Scoring(cut=True))
            work.say(RoundCut(seat))
            work.reveals = True
        elif isinstance(move, Play):
            lay(work, seat, move)

    def sound(self, state: State) -> bool:
        each = ROUND_CARDS[state.card].cards_each
        due = (state.leader + len(state.laid)) % state.seats
        holds = bool(state.hands[self.seat] or state.frozen[self.seat]) if 0 <= self.seat < state.seats else False
        return holds and self.seat == due and len(state.laid) < state.seats * each


def _value(state: State, seat: Seat, move: Play) -> int:
    """The printed rank; 0 by Snow White, whose effect lasts until the trick ends (R14)."""
    whitened = any(play.seat == seat and play.power == "snow_white" for play in state.laid)
    return 0 if move.power == "snow_white" or (whitened and RANK[move.card] <= 7) else RANK[move.card]


def lay(work: Work, seat: Seat, move: Play) -> None:
    """The card goes from hand to trick; then the next seat plays, or the trick is full."""
    state = work.state
    forced = bool(state.frozen[seat])
    play = Laid(seat, move.card, _value(state, seat, move), shows_void(state, seat, move.card), move.power, forced)
    face_up = forced or not state.laid or not ROUND_CARDS[state.card].face_down
    work.state = changed(state, laid=(*state.laid, play), armed=state.armed | move.arm << seat)
    if forced:
        work.state = changed(work.state, frozen=put(state.frozen, seat, 0))
    else:
        work.take(seat, BIT[move.card])
    if move.power:
        work.exhaust(seat, move.power)
    work.say(CardPlayed(seat, move.card, face_up, move.power, forced))
    work.reveals = work.reveals or face_up or bool(move.power)
    if not ROUND_CARDS[state.card].face_down:
        _learn(work, state.laid, play)
    _go_on(work, seat)


def _learn(work: Work, before: tuple[Laid, ...], play: Laid) -> None:
    """What an open card tells everybody: its player is void, Princes have snuck in (rules 4, R9)."""
    state = work.state
    if play.void and not play.forced:
        suit = ROUND_CARDS[state.card].suit(before)
        work.state = state = changed(state, may=know.void(state.may, play.seat, suit))
    if SUIT[play.card] != PRINCES or state.broken or not before:
        return
    if (SUIT[before[0].card] != PRINCES) if play.forced else play.void:
        work.state = changed(state, broken=True)
        work.say(PrincesBroke(play.seat))


def _go_on(work: Work, seat: Seat) -> None:
    state = work.state
    card = ROUND_CARDS[state.card]
    if len(state.laid) < state.seats * card.cards_each:
        work.swap(Playing((seat + 1) % state.seats))
        return
    work.swap(Winning(), Camouflage())
    if card.face_down:
        work.reveals = True
        work.say(TrickRevealed(state.laid))
        for number in range(1, len(state.laid)):
            _learn(work, state.laid[:number], state.laid[number])
