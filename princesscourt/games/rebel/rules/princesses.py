"""The princesses (rules 6): each one object, in the order of the table.

By timing an ability is announced before a trick (`uses`, `act`), with an own card (`plays`), when the trick is full, or
after winning it (`fits`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from princesscourt.core.rules import Seat
from princesscourt.games.rebel.rules.cards import ABOVE_FIVE, OF_SUIT, PRINCES, SUIT, SUITORS, UP_TO_SEVEN, Cards
from princesscourt.games.rebel.rules.choices import Choosing, everybody
from princesscourt.games.rebel.rules.moves import Use
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.spells import Drawing, drawable
from princesscourt.games.rebel.rules.state import State, changed
from princesscourt.games.rebel.rules.work import Work

Timing: TypeAlias = Literal["before", "play", "full", "won", "copied"]
Uses: TypeAlias = Callable[[State, Seat], list[Use]]
Act: TypeAlias = Callable[[Work, Seat, Use], None]
Plays: TypeAlias = Callable[[State, Seat, Cards], Cards]

CARMESINA: Final = "carmesina"
ICE: Final = "ice_princess"
MERMAID: Final = "little_mermaid"
PEA: Final = "pea_princess"
RAPUNZEL: Final = "rapunzel"


def _once(power: str) -> Uses:
    """An ability without a choice."""
    return lambda state, seat: [Use(power)]


def _no_uses(state: State, seat: Seat) -> list[Use]:
    del state, seat
    return []


def _noted(work: Work, seat: Seat, use: Use) -> None:
    """All that follows is read from `used`: Cinderella turns the direction, Pea raises the cards of this trick."""
    del work, seat, use


def _any_leader(state: State, seat: Seat) -> list[Use]:
    del seat
    return [Use("pocahontas", leader) for leader in range(state.seats)]


def _lead(work: Work, seat: Seat, use: Use) -> None:
    del seat
    assert use.seat is not None
    work.state = changed(work.state, leader=use.seat)


def _any_suit(state: State, seat: Seat) -> list[Use]:
    """R17: by public knowledge alone, whatever the leader holds."""
    del seat
    return [Use(MERMAID, suit=suit) for suit in range(PRINCES + state.broken)]


def _demand(work: Work, seat: Seat, use: Use) -> None:
    del seat
    work.state = changed(work.state, demanded=PRINCES if use.suit is None else use.suit)


def _if_all_hold(state: State, seat: Seat) -> list[Use]:
    """R30: everybody has a card to contribute."""
    del seat
    return [Use("sleeping_beauty")] if all(state.hands) else []


def _spin(work: Work, seat: Seat, use: Use) -> None:
    del use
    work.push(Choosing("spindle", 1, everybody(work.state), owner=seat))


def _others_hand(state: State, seat: Seat) -> list[Use]:
    others = [other for other in range(state.seats) if other != seat and drawable(state, other)]
    return [Use("scheherazade", other) for other in others] if state.hands[seat] else []


def _barter(work: Work, seat: Seat, use: Use) -> None:
    assert use.seat is not None
    work.push(Drawing(seat, use.seat, 1))


def _any_hand(state: State, seat: Seat) -> list[Use]:
    """R9: herself included; nobody twice in one trick, since one card is all a player can play."""
    del seat
    return [Use(ICE, other) for other in range(state.seats) if drawable(state, other) and not state.frozen[other]]


def _freeze(work: Work, seat: Seat, use: Use) -> None:
    assert use.seat is not None
    work.push(Drawing(seat, use.seat, 2))


def raised(state: State, cards: Cards) -> Cards:
    """The Pea Princess in this trick: cards above 5 if there are any (R28)."""
    return (cards & ABOVE_FIVE or cards) if PEA in state.used else cards


def _no_plays(state: State, seat: Seat, cards: Cards) -> Cards:
    del state, seat, cards
    return 0


def _up_to_seven(state: State, seat: Seat, cards: Cards) -> Cards:
    """Snow White: any playable card up to 7, by its printed rank."""
    del state, seat
    return cards & UP_TO_SEVEN


def _unless_asked(state: State, seat: Seat, cards: Cards) -> Cards:
    """Thumbelina as a follower who holds the led suit: anything but Princes and the Frog (R10)."""
    del cards
    hand = state.hands[seat]
    if not state.laid or seat == state.leader or state.frozen[seat] or thumbelina_blocked(state):
        return 0
    follows = hand & OF_SUIT[ROUND_CARDS[state.card].suit(state.laid)]
    return raised(state, hand & ~SUITORS) if follows else 0


def thumbelina_blocked(state: State) -> bool:
    """R10: the led suit is the one that the Mermaid or Rapunzel demanded in this trick."""
    demanded = MERMAID in state.used or RAPUNZEL in state.used
    return demanded and bool(state.laid) and SUIT[state.laid[0].card] == state.demanded


@dataclass(frozen=True, slots=True)
class Princess:
    """A princess card. `plays`: the cards it may go with, given the playable ones. `clashes`: abilities that exclude
    this one in the same trick (rules 6.3); `first`: in the first edition; `deluxe`: in the Deluxe edition."""

    id: str
    timing: Timing
    uses: Uses = _no_uses
    act: Act = _noted
    plays: Plays = _no_plays
    clashes: tuple[str, ...] = ()
    first: bool = True
    deluxe: bool = True


_ALL: Final = (
    Princess("snow_white", "play", plays=_up_to_seven),
    Princess("cinderella", "before", _once("cinderella")),
    Princess("pocahontas", "before", _any_leader, _lead),
    Princess("mulan", "full"),
    Princess(PEA, "before", _once(PEA)),
    Princess(MERMAID, "before", _any_suit, _demand, clashes=(ICE, RAPUNZEL)),
    Princess("sleeping_beauty", "before", _if_all_hold, _spin),
    Princess("alice", "won"),
    Princess("scheherazade", "before", _others_hand, _barter),
    Princess(ICE, "before", _any_hand, _freeze, clashes=(MERMAID, RAPUNZEL)),
    Princess(RAPUNZEL, "before", _once(RAPUNZEL), _demand, clashes=(ICE, MERMAID), first=False),
    Princess("thumbelina", "play", plays=_unless_asked, first=False),
    Princess(CARMESINA, "copied", first=False, deluxe=False),
)
PRINCESSES: Final[dict[str, Princess]] = {each.id: each for each in _ALL}
DECKS: Final[dict[str, tuple[str, ...]]] = {
    "all": tuple(each.id for each in _ALL),
    "deluxe": tuple(each.id for each in _ALL if each.deluxe),
    "first": tuple(each.id for each in _ALL if each.first),
}
"""The princesses of each edition (rules 1)."""


def powers(state: State, seat: Seat, timing: Timing) -> tuple[Princess, ...]:
    """The abilities of this timing that `seat` has ready: her own, or as Carmesina those of others (R7)."""
    if not state.princesses or state.exhausted >> seat & 1:
        return ()
    own = PRINCESSES[state.princesses[seat]]
    if own.id != CARMESINA:
        return (own,) if own.timing == timing else ()
    ready = (other for other in range(state.seats) if not state.exhausted >> other & 1)
    copied = (PRINCESSES[state.princesses[other]] for other in ready)
    return tuple(princess for princess in copied if princess.timing == timing)


def blocker(state: State, princess: Princess) -> str:
    """The ability used in this trick that excludes `princess`; "" if none does (rules 6.3 `power_guard`)."""
    return next((power for power in state.used if power in princess.clashes), "")


def uses(state: State, seat: Seat) -> list[Use]:
    """What `seat` may announce before this trick."""
    ready = (princess for princess in powers(state, seat, "before") if not blocker(state, princess))
    return [use for princess in ready for use in princess.uses(state, seat)]


def arming(state: State, *timings: Timing) -> int:
    """The seats, as bits, that may say "I may act" for abilities of these timings: by public knowledge."""
    if not all(state.princesses):
        return 0
    return sum(1 << seat for seat in range(state.seats) if any(powers(state, seat, timing) for timing in timings))


def powered(state: State, seat: Seat, cards: Cards) -> tuple[tuple[str, Cards], ...]:
    """The abilities that may go with a card, each with the cards it may go with; `cards` are the playable ones."""
    ready = powers(state, seat, "play")
    fits = ((princess.id, princess.plays(state, seat, cards)) for princess in ready)
    return tuple((power, some) for power, some in fits if some) if ready else ()
