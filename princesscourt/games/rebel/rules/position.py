"""Positions as data (`dump`, `load`); a position that play could not reach is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from princesscourt.core.rules import JSON, BadNotation, Seat, because
from princesscourt.games.rebel.rules import codec, setup
from princesscourt.games.rebel.rules.cards import BIT, RANK, Cards, joined
from princesscourt.games.rebel.rules.choices import Choosing, Showing
from princesscourt.games.rebel.rules.flow import Dealing, Tricks
from princesscourt.games.rebel.rules.princesses import DECKS as PRINCESS_DECKS
from princesscourt.games.rebel.rules.princesses import PRINCESSES, arming
from princesscourt.games.rebel.rules.rounds import DECKS, ROUND_CARDS
from princesscourt.games.rebel.rules.sheets import scored
from princesscourt.games.rebel.rules.spells import Sharing
from princesscourt.games.rebel.rules.state import Frame, Sheet, State, Taken, changed, zones
from princesscourt.games.rebel.rules.steps import HAND
from princesscourt.games.rebel.rules.view import view_of

_LETTERS: Final = {
    "Rounds": "R", "DrawingRounds": "d", "DealingPrincesses": "p", "Keeping": "p", "Taking": "p", "DrawingStarter": "s",
    "Tricks": "T", "Setting": "S", "Dealing": "D", "Showing": "o", "Leading": "L", "Window": "W", "Playing": "P",
    "Drawing": "x", "Freezing": "x", "Bartering": "x", "Sharing": "x", "Winning": "w", "Camouflage": "m",
    "Capturing": "c", "Haggling": "h", "Challenge": "a", "Redealing": "r",
}  # fmt: skip
_CHOICES: Final = {"pass": "q", "split": "q", "aside": "o", "half": "o", "gift": "g", "spindle": "x", "chairs": "o"}
_COURSE: Final = re.compile(r"|Rd|Rd?p|Rd?p?s|RT(SD|Sq|o|LW[gx]?|P|wm|ch|ch?a|r)")
"""What may be due, from the bottom of the agenda: setup, or one of the stages of a round."""


def dump(state: State) -> JSON:
    """`state` as plain data."""
    return codec.pack(State, state)


def load(data: JSON) -> State:
    """The inverse of `dump`. Raises `BadNotation` for everything that is not a possible position."""
    try:
        state = codec.unpack(State, data)
        check(state)
    except RecursionError:
        raise BadNotation(because("bad_position", what="nesting")) from None
    return state


def check(state: State) -> None:
    """Raises `BadNotation` with what is wrong."""
    setup.opening(state.options, state.seats)
    for what, holds in _CHECKS:
        if not holds(state):
            raise BadNotation(because("bad_position", what=what))


def _letter(frame: Frame) -> str:
    return _CHOICES[frame.what] if isinstance(frame, Choosing) else _LETTERS[type(frame).__name__]


def running(state: State) -> bool:
    """Whether cards are dealt out."""
    frames = state.agenda.frames
    return any(isinstance(frame, Tricks) for frame in frames) and not isinstance(frames[-1], Dealing)


def _course(state: State) -> bool:
    known = all(not isinstance(frame, Choosing) or frame.what in _CHOICES for frame in state.agenda)
    return known and bool(_COURSE.fullmatch("".join(map(_letter, state.agenda.frames))))


def _plan(state: State) -> bool:
    letters = "".join(map(_letter, state.agenda.frames))
    if "d" in letters:
        return not state.plan
    listed = setup.listed_cards(state.options)
    if listed and state.options.round_order == "listed":
        return state.plan == listed
    known = set(state.plan) == set(listed) if listed else set(state.plan) <= set(DECKS[state.options.round_deck])
    return known and len(state.plan) == len(set(state.plan)) == state.options.rounds and setup.in_order(state.plan)


def _powers(state: State) -> bool:
    frames = {type(frame) for frame in state.agenda}
    deck = PRINCESS_DECKS[state.options.princess_deck]
    dealt = [princess for pair in state.offered for princess in pair]
    known = [princess for princess in state.princesses if princess]
    if setup.Keeping in frames:
        right = len(state.offered) == state.seats and all(len(pair) == 2 for pair in state.offered)
    else:
        right = not state.offered
    waits = setup.DealingPrincesses in frames or setup.Keeping in frames or state.options.princesses == "none"
    right = right and len(state.princesses) == (0 if waits else state.seats)
    whole = setup.Taking in frames or len(known) == len(state.princesses)
    apart = len(set(known)) == len(known) and len(set(dealt)) == len(dealt)
    return right and whole and apart and set(known) | set(dealt) <= set(deck)


def _numbers(state: State) -> bool:
    seats = range(state.seats)
    bits = range(1 << state.seats)
    places = state.leader in seats and state.starter in seats
    return places and state.exhausted in bits and state.armed in bits and -1 <= state.demanded < 4


def _widths(state: State) -> bool:
    rows = (state.hands, state.aside, state.frozen, state.shown, state.captured, state.won)
    return all(len(row) == state.seats for row in rows)


def _sheets(state: State) -> bool:
    over = not state.agenda
    if len(state.sheets) > len(state.plan) or over != (0 < len(state.sheets) == len(state.plan)):
        return False
    if not _in_rounds(state) and state.sheets and not over:
        return False
    return all(_sheet(state, number, sheet) for number, sheet in enumerate(state.sheets))


def _in_rounds(state: State) -> bool:
    return any(isinstance(frame, Tricks) for frame in state.agenda)


def _sheet(state: State, number: int, sheet: Sheet) -> bool:
    rows = (sheet.captured, sheet.kept, sheet.won)
    if any(len(row) != state.seats for row in rows) or not _apart((*sheet.captured, *sheet.kept), state.deck):
        return False
    then = changed(state, sheets=state.sheets[:number], tricks=sheet.tricks)
    tricks = all(_taken(then, trick) for trick in sheet.tricks) and piles(then) == (sheet.captured, sheet.won)
    return tricks and scored(then, sheet.captured, sheet.kept, sheet.won) == sheet


def _apart(sets: tuple[Cards, ...], deck: Cards) -> bool:
    together = 0
    for cards in sets:
        if cards & together:
            return False
        together |= cards
    return together & ~deck == 0


def piles(state: State) -> tuple[tuple[Cards, ...], tuple[int, ...]]:
    """What the finished tricks of the round brought each seat: cards, and how many tricks."""
    cards, won = [0] * state.seats, [0] * state.seats
    for trick in state.tricks:
        if trick.redealt:
            continue
        pile = joined(play.card for play in trick.laid) | joined(trick.gifts)
        if trick.haggled:
            pile = pile & ~BIT[trick.haggled[1]] | BIT[trick.haggled[0]]
        cards[trick.winner] |= pile
        won[trick.winner] += 1
    return tuple(cards), tuple(won)


def _taken(state: State, trick: Taken) -> bool:
    card = ROUND_CARDS[state.card]
    if len(trick.laid) != state.seats * card.cards_each or not 0 <= trick.leader < state.seats:
        return False
    order = [(trick.leader + step) % state.seats for step in range(len(trick.laid))]
    cards = [play.card for play in trick.laid]
    right = [play.seat for play in trick.laid] == order and len(set(cards)) == len(cards)
    right = right and joined(cards) & ~state.deck == 0 and joined(trick.gifts) & ~state.deck == 0
    best = 0 <= trick.best < len(cards) and trick.laid[trick.best].seat == trick.winner
    gifts = len(trick.gifts) == (state.seats if card.gifts else 0)
    return right and best and gifts and len(trick.haggled) == 2 * bool(trick.haggled) and _values(trick)


def _values(trick: Taken | State) -> bool:
    return all(play.value in (0, RANK[play.card]) and play.power in ("", *PRINCESSES) for play in trick.laid)


def _tricks(state: State) -> bool:
    if not running(state):
        return not state.tricks
    return all(_taken(state, trick) for trick in state.tricks) and piles(state) == (state.captured, state.won)


def _cards(state: State) -> bool:
    everything = zones(state)
    if not running(state):
        return not any(everything) and not any(state.shown) and not state.may and not any(state.won)
    return _apart(everything, state.deck) and sum(map(int.bit_count, everything)) == state.deck.bit_count()


def _held(state: State, seat: Seat) -> int:
    """Cards that `seat` holds or has in the trick."""
    lent = sum(seat in frame.due for frame in state.agenda if isinstance(frame, Sharing))
    rows = (state.hands, state.aside, state.frozen)
    laid = sum(play.seat == seat for play in state.laid)
    return sum(row[seat].bit_count() for row in rows) + laid + lent + bool(state.gifts)


def _equal(state: State) -> bool:
    if len(state.gifts) not in (0, state.seats):
        return False
    held = {_held(state, seat) for seat in range(state.seats)}
    asides = {cards.bit_count() for cards in state.aside}
    shown = all(shown & ~hand == 0 for shown, hand in zip(state.shown, state.hands, strict=True))
    return len(held) == 1 and len(asides) == 1 and shown and all(cards.bit_count() < 2 for cards in state.frozen)


def _trick(state: State) -> bool:
    if not running(state):
        return not state.laid and not state.gifts and not state.used and state.demanded == -1
    order = [(state.leader + step) % state.seats for step in range(len(state.laid))]
    gifts = not state.gifts or ROUND_CARDS[state.card].gifts
    return [play.seat for play in state.laid] == order and _values(state) and gifts


def _abilities(state: State) -> bool:
    known = all(power in PRINCESSES for power in state.used) and len(state.used) <= state.seats
    demands = state.demanded == -1 or "little_mermaid" in state.used or "rapunzel" in state.used
    idle = not (state.exhausted or state.armed or state.used)
    return known and demands and (idle or (bool(state.princesses) and all(state.princesses)))


def _frames(state: State) -> bool:
    return all(frame.sound(state) and _fits_card(state, frame) for frame in state.agenda)


def _fits_card(state: State, frame: Frame) -> bool:
    """Whether the round card asks for this choice."""
    if isinstance(frame, Showing):
        return state.card == "crystal_clear"
    if not isinstance(frame, Choosing):
        return True
    card = ROUND_CARDS[state.card]
    due: dict[str, tuple[bool, int, int]] = {
        "pass": (not (card.left and card.right), card.left + card.right, card.left),
        "split": (bool(card.left and card.right), 2, 1),
        "aside": (card.id == "late_to_the_ball", 1, 0),
        "half": (card.id == "after_party", HAND[state.seats] // 2, 0),
        "gift": (card.gifts, 1, 0),
        "chairs": (card.id == "musical_chairs", 1, 0),
        "spindle": ("sleeping_beauty" in state.used, 1, 0),
    }
    may_arm = arming(state, "before") if frame.what in ("pass", "split") else 0
    return due[frame.what] == (True, frame.count, frame.left) and frame.arming == may_arm


def _knowledge(state: State) -> bool:
    """Every row allows what is true, else no guess would fit."""
    if not running(state):
        return True
    if len(state.may) != state.seats + 1 or any(len(row) != 2 * state.seats + 1 for row in state.may):
        return False
    return all(_allows(state, viewer) for viewer in range(state.seats + 1))


def _allows(state: State, viewer: int) -> bool:
    seat = None if viewer == state.seats else viewer
    row, view = state.may[viewer], view_of(state, seat)
    for other in range(state.seats):
        if row[other] & ~state.deck or row[state.seats + other] & ~state.deck or (other == seat and (row[other])):
            return False
        laid = joined(play.card for play, seen in zip(state.laid, view.laid, strict=True)
                      if seen.card < 0 and play.seat == other)  # fmt: skip
        gift = BIT[state.gifts[other]] if view.gifts and view.gifts[other] < 0 else 0
        hidden = (state.hands[other] & ~view.hands[other] | laid) & ~row[other]
        hidden |= (state.aside[other] & ~view.aside[other] | gift) & ~row[state.seats + other]
        if hidden | state.captured[other] & ~view.captured[other] & ~row[-1]:
            return False
    return row[-1] & ~state.deck == 0


def _waits(state: State) -> bool:
    """Somebody is asked, unless the match is over."""
    return not state.agenda or bool(state.agenda.top.asks(state))


_CHECKS: Final[tuple[tuple[str, Callable[[State], bool]], ...]] = (
    ("agenda", _course),
    ("plan", _plan),
    ("princesses", _powers),
    ("numbers", _numbers),
    ("zones", _widths),
    ("sheets", _sheets),
    ("cards", _cards),
    ("hands", _equal),
    ("trick", _trick),
    ("tricks", _tricks),
    ("abilities", _abilities),
    ("frames", _frames),
    ("knowledge", _knowledge),
    ("waiting", _waits),
)
