"""What a seat, the public or everybody may see (rules 9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from princesscourt.core.agenda import Agenda
from princesscourt.core.rules import OPEN, Ask, Seat, Viewer
from princesscourt.games.rebel.rules.cards import Card, Cards, Suit, joined
from princesscourt.games.rebel.rules.events import HIDDEN, seen_play, seen_trick
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.playing import Playing
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.state import Frame, Laid, Seats, Sheet, State, Taken
from princesscourt.games.rebel.rules.winning import Capturing, Redealing

T = TypeVar("T")


@dataclass(frozen=True)
class View:
    """The table as `viewer` knows it. Zones are by seat; what the viewer may not see is missing, its size is there.

    `unseen`: cards of the running round that the viewer sees nowhere. `plan`: the round cards revealed so far, all if
    they were named in order. `hands`: the own hand and open cards. `captured`: what is known from open play, which is
    memory; the screen shows it only after scoring. `may`: the viewer's own row of `know`, `public` that of everybody,
    each cut by what is seen; `rows`: all of them, for OPEN.
    """

    viewer: Viewer
    options: Options
    seats: int
    asks: tuple[Ask, ...]
    agenda: Agenda[Frame]
    plan: tuple[str, ...]
    rounds: int
    number: int
    offered: tuple[tuple[str, ...], ...]
    princesses: tuple[str, ...]
    sheets: tuple[Sheet, ...]
    totals: tuple[int, ...]
    starter: Seat
    hands: tuple[Cards, ...]
    sizes: tuple[int, ...]
    aside: tuple[Cards, ...]
    aside_sizes: tuple[int, ...]
    frozen: tuple[Cards, ...]
    shown: tuple[Cards, ...]
    captured: tuple[Cards, ...]
    captured_sizes: tuple[int, ...]
    won: tuple[int, ...]
    passed: tuple[tuple[Card, ...], ...]
    tricks: tuple[Taken, ...]
    may: tuple[Cards, ...]
    public: tuple[Cards, ...]
    unseen: Cards
    rows: tuple[tuple[Cards, ...], ...]
    exhausted: Seats
    armed: Seats
    broken: bool
    leader: Seat
    laid: tuple[Laid, ...]
    gifts: tuple[Card, ...]
    demanded: Suit
    used: tuple[str, ...]

    @property
    def card(self) -> str:
        """The round card in force; of the last round when the match is over; "" before the first."""
        return self.plan[min(self.number, len(self.plan)) - 1] if self.plan and self.number else ""

    @property
    def top(self) -> Frame | None:
        """What is asked now."""
        return self.agenda.top if self.agenda else None


def _only(row: tuple[Cards, ...], viewer: Viewer) -> tuple[Cards, ...]:
    return row if viewer == OPEN else tuple(cards if seat == viewer else 0 for seat, cards in enumerate(row))


def _laid(state: State, viewer: Viewer) -> tuple[Laid, ...]:
    """The trick; on a Masquerade Ball followers' cards lie face down until all have played."""
    covered = ROUND_CARDS[state.card].face_down and isinstance(state.agenda.top, Playing) if state.laid else False
    return tuple(
        Laid(play.seat, HIDDEN, -1, False, play.power)
        if covered and number and not play.forced and viewer not in (play.seat, OPEN)
        else seen_play(play, viewer)
        for number, play in enumerate(state.laid)
    )


def _gifts(state: State, viewer: Viewer) -> tuple[Card, ...]:
    """The gifts on the pile: each by its giver, all by the winner once there is one (rules 9)."""
    winner = next((frame.seat for frame in state.agenda if isinstance(frame, Capturing | Redealing)), None)
    if viewer == OPEN or (winner is not None and viewer == winner):
        return state.gifts
    return tuple(gift if giver == viewer else HIDDEN for giver, gift in enumerate(state.gifts))


def _captured(state: State, viewer: Viewer) -> tuple[Cards, ...]:
    """Everything captured but the gifts that the viewer did not see."""
    piles = list(state.captured)
    for trick in state.tricks:
        if trick.gifts and not trick.redealt and viewer not in (trick.winner, OPEN):
            hidden = joined(gift for giver, gift in enumerate(trick.gifts) if giver != viewer)
            piles[trick.winner] &= ~hidden
    return tuple(piles)


def unseen_by(state: State, viewer: Viewer) -> Cards:
    """The cards of the running round that `viewer` does not see anywhere; 0 between rounds."""
    if not state.may:
        return 0
    seen = joined(play.card for play in _laid(state, viewer) if play.card != HIDDEN)
    seen |= joined(gift for gift in _gifts(state, viewer) if gift != HIDDEN)
    own = (*_only(state.hands, viewer), *_only(state.aside, viewer))
    for cards in (*own, *state.shown, *state.frozen, *_captured(state, viewer)):
        seen |= cards
    for frame in state.agenda:
        seen |= frame.held()
    return state.deck & ~seen


def _row(state: State, viewer: Viewer) -> tuple[Cards, ...]:
    """What `viewer` (OPEN: the public) holds possible, cut by what it sees."""
    if not state.may:
        return ()
    open_ = unseen_by(state, viewer)
    return tuple(entry & open_ for entry in state.may[state.seats if viewer is None else viewer])


def _number(state: State) -> int:
    """The round being played or just finished, from 1; 0 during setup."""
    return min(len(state.sheets) + 1, len(state.plan)) if state.plan else 0


def _revealed(state: State, viewer: Viewer) -> tuple[str, ...]:
    in_order = bool(state.options.round_cards) and state.options.round_order == "listed"
    return state.plan if viewer == OPEN or in_order else state.plan[: _number(state)]


def _own_row(rows: tuple[tuple[T, ...], ...], viewer: Viewer) -> tuple[tuple[T, ...], ...]:
    """Only the row of `viewer`, the others empty; all of them OPEN."""
    return rows if viewer == OPEN else tuple(row if seat == viewer else () for seat, row in enumerate(rows))


def view_of(state: State, viewer: Viewer) -> View:
    """`state` through the eyes of `viewer`."""
    seat = viewer if viewer is not None and viewer >= 0 else None
    hands = _only(state.hands, viewer)
    own = 0 if seat is None else 1 << seat
    return View(
        viewer=viewer,
        options=state.options,
        seats=state.seats,
        asks=state.agenda.top.asks(state) if state.agenda else (),
        agenda=Agenda(tuple(frame.seen(viewer) for frame in state.agenda.frames)),
        plan=_revealed(state, viewer),
        rounds=state.options.rounds,
        number=_number(state),
        offered=_own_row(state.offered, viewer),
        princesses=state.princesses,
        sheets=state.sheets,
        totals=state.totals,
        starter=state.starter,
        hands=tuple(hand | shown for hand, shown in zip(hands, state.shown, strict=True)),
        sizes=tuple(hand.bit_count() for hand in state.hands),
        aside=_only(state.aside, viewer),
        aside_sizes=tuple(cards.bit_count() for cards in state.aside),
        frozen=state.frozen,
        shown=state.shown,
        captured=_captured(state, viewer),
        captured_sizes=tuple(cards.bit_count() for cards in state.captured),
        won=state.won,
        passed=_own_row(state.passed, viewer),
        tricks=tuple(seen_trick(trick, viewer) for trick in state.tricks),
        may=() if viewer == OPEN else _row(state, viewer),
        public=_row(state, None),
        unseen=unseen_by(state, viewer),
        rows=state.may if viewer == OPEN else (),
        exhausted=state.exhausted,
        armed=state.armed if viewer == OPEN else state.armed & own,
        broken=state.broken,
        leader=state.leader,
        laid=_laid(state, viewer),
        gifts=_gifts(state, viewer),
        demanded=state.demanded,
        used=state.used,
    )  # fmt: skip
