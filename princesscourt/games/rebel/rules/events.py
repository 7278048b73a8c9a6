"""Facts of the game, each with its audience (rules 9)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from princesscourt.core.events import Event
from princesscourt.core.rules import OPEN, Seat, Viewer
from princesscourt.games.rebel.rules.cards import Card, Cards, Suit
from princesscourt.games.rebel.rules.state import Laid, Sheet, Taken


def _masked(by_seat: tuple[Cards, ...], viewer: Viewer) -> tuple[Cards, ...]:
    """Only the viewer's own entry; all of them for OPEN."""
    return by_seat if viewer == OPEN else tuple(each if seat == viewer else 0 for seat, each in enumerate(by_seat))


@dataclass(frozen=True, slots=True)
class StarterDrawn(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class PrincessesDealt(Event):
    """`pairs` by seat; () where the viewer may not see them."""

    pairs: tuple[tuple[str, ...], ...]

    def seen_by(self, viewer: Viewer) -> Event:
        pairs = enumerate(self.pairs)
        return self if viewer == OPEN else PrincessesDealt(tuple(p if seat == viewer else () for seat, p in pairs))


@dataclass(frozen=True, slots=True)
class PrincessesShown(Event):
    """Everybody's princess, revealed at once."""

    princesses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PrincessTaken(Event):
    seat: Seat
    princess: str


@dataclass(frozen=True, slots=True)
class RoundsSet(Event):
    """The round cards lie ready, face down: how many."""

    count: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Round `number` (from 1) is played under `card`; `starter` is due to lead its first trick."""

    number: int
    card: str
    starter: Seat


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    hands: tuple[Cards, ...]
    size: int

    def seen_by(self, viewer: Viewer) -> Event:
        return HandsDealt(_masked(self.hands, viewer), self.size)


@dataclass(frozen=True, slots=True)
class Locked(Event):
    """`seat` made its secret choice of `what`: a receipt. `cards` only for the seat itself."""

    seat: Seat
    what: str
    cards: tuple[Card, ...]
    count: int

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer in (self.seat, OPEN) else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class CardsPassed(Event):
    """Cards went face down from one hand to another ("pass", "chairs", "bluff")."""

    what: str
    giver: Seat
    receiver: Seat
    cards: Cards
    count: int

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer in (self.giver, self.receiver, OPEN) else replace(self, cards=0)


@dataclass(frozen=True, slots=True)
class LaidAside(Event):
    """Everybody put `count` cards face down aside ("aside", "half")."""

    what: str
    cards: tuple[Cards, ...]
    count: int

    def seen_by(self, viewer: Viewer) -> Event:
        return replace(self, cards=_masked(self.cards, viewer))


@dataclass(frozen=True, slots=True)
class TakenUp(Event):
    """Everybody took up what lay aside."""

    cards: tuple[Cards, ...]
    count: int

    def seen_by(self, viewer: Viewer) -> Event:
        return replace(self, cards=_masked(self.cards, viewer))


@dataclass(frozen=True, slots=True)
class SuitShown(Event):
    """Crystal Clear: `cards`, all of one suit, lie open and stay in the hand."""

    seat: Seat
    suit: Suit
    cards: Cards


@dataclass(frozen=True, slots=True)
class GiftsGiven(Event):
    """Everybody added a card to the pile; `cards` by seat, single cards as sets."""

    cards: tuple[Cards, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        return GiftsGiven(_masked(self.cards, viewer))


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """`seat` used `power`, which stands on its own card or is copied; `target` and `suit` are -1 where none is."""

    seat: Seat
    power: str
    copied: bool
    target: Seat = -1
    suit: Suit = -1


@dataclass(frozen=True, slots=True)
class CardsInspected(Event):
    """`seat` looked at cards of `owner`; the owner, who knows the hand, learns which."""

    seat: Seat
    owner: Seat
    cards: Cards
    count: int

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer in (self.seat, self.owner, OPEN) else replace(self, cards=0)


@dataclass(frozen=True, slots=True)
class CardFrozen(Event):
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Bartered(Event):
    """Scheherazade `seat` gave a card to `owner` for the one drawn, or gave the drawn card back (`swapped` False)."""

    seat: Seat
    owner: Seat
    swapped: bool
    got: Cards = 0
    gave: Cards = 0

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer in (self.seat, self.owner, OPEN) else replace(self, got=0, gave=0)


@dataclass(frozen=True, slots=True)
class Spun(Event):
    """Sleeping Beauty: the cards, by seat, that lie open in the middle."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Shared(Event):
    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """`card` is None while it lies face down and the viewer did not play it."""

    seat: Seat
    card: Card | None
    face_up: bool
    power: str = ""
    forced: bool = False

    def seen_by(self, viewer: Viewer) -> Event:
        return self if self.face_up or viewer in (self.seat, OPEN) else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class TrickRevealed(Event):
    """Masquerade Ball: all cards of the trick turn over."""

    laid: tuple[Laid, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        return TrickRevealed(tuple(seen_play(play, viewer) for play in self.laid))


@dataclass(frozen=True, slots=True)
class PrincesBroke(Event):
    """Princes have snuck in: from now on they may be led."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardSwapped(Event):
    """Mulan exchanged her card in the trick, before everybody's eyes."""

    seat: Seat
    back: Card
    laid: Card


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """`seat` wins with the play number `best`; `rule` is the round card by which it wins, "" by the basic rule."""

    seat: Seat
    best: int
    card: Card
    rule: str
    low_wins: bool


@dataclass(frozen=True, slots=True)
class Haggled(Event):
    seat: Seat
    shown: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class TrickRedealt(Event):
    """Alice gave the trick back; `hands` by seat."""

    seat: Seat
    hands: tuple[Cards, ...]
    count: int

    def seen_by(self, viewer: Viewer) -> Event:
        return replace(self, hands=_masked(self.hands, viewer))


@dataclass(frozen=True, slots=True)
class TrickCaptured(Event):
    """The trick goes to `seat`; its gifts are seen by the winner, and each by its giver."""

    seat: Seat
    trick: Taken

    def seen_by(self, viewer: Viewer) -> Event:
        return TrickCaptured(self.seat, seen_trick(self.trick, viewer))


@dataclass(frozen=True, slots=True)
class RoundCut(Event):
    """`seat` ends the round: nothing is left to win."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """Round `number` (from 1) is scored; everything captured and kept is open. `totals` are the new ones."""

    number: int
    sheet: Sheet
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


HIDDEN: Card = -1
"""A card that lies face down."""


def seen_trick(trick: Taken, viewer: Viewer) -> Taken:
    """`trick` with the gifts that `viewer` may know; the others are `HIDDEN`."""
    forced = any(play.forced for play in trick.laid)
    trick = replace(trick, laid=tuple(seen_play(play, viewer) for play in trick.laid)) if forced else trick
    if not trick.gifts or viewer in (trick.winner, OPEN):
        return trick
    gifts = (gift if giver == viewer else HIDDEN for giver, gift in enumerate(trick.gifts))
    return replace(trick, gifts=tuple(gifts))


def seen_play(play: Laid, viewer: Viewer) -> Laid:
    """`play` without the void flag where only the owner of a frozen card knows it."""
    return replace(play, void=False) if play.forced and viewer not in (play.seat, OPEN) else play
