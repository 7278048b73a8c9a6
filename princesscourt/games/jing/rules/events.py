"""What happens in Princess Jing, with its audience (jing 5). Squares are names; "?" is a square kept secret."""

from __future__ import annotations

from dataclasses import dataclass, replace

from princesscourt.core.events import Event
from princesscourt.core.rules import OPEN, Seat


@dataclass(frozen=True, slots=True)
class FirstPlayer(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A secret objective card; `letter` only for its owner."""

    seat: Seat
    letter: str

    def seen_by(self, viewer: int | None) -> CardDrawn:
        return self if viewer in (self.seat, OPEN) else replace(self, letter="?")


@dataclass(frozen=True, slots=True)
class AnimalsDrawn(Event):
    """Two animals; `pair` only for their owner."""

    seat: Seat
    pair: str

    def seen_by(self, viewer: int | None) -> AnimalsDrawn:
        return self if viewer in (self.seat, OPEN) else replace(self, pair="?")


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """Set-up: one figure stands; which and where only its owner knows."""

    seat: Seat
    kind: str
    square: str

    def seen_by(self, viewer: int | None) -> Placed:
        return self if viewer in (self.seat, OPEN) else replace(self, kind="?", square="?")


@dataclass(frozen=True, slots=True)
class Arranged(Event):
    """Set-up: chance placed the rest; `words` such as ("Pa1", "Mc1") only for the owner."""

    seat: Seat
    words: tuple[str, ...]

    def seen_by(self, viewer: int | None) -> Arranged:
        return self if viewer in (self.seat, OPEN) else replace(self, words=())


@dataclass(frozen=True, slots=True)
class ReadyToPlay(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """`number` is 1 or 2 within the run of the player, `left` the turns still due in it."""

    seat: Seat
    number: int
    left: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    seat: Seat
    a: str
    b: str


@dataclass(frozen=True, slots=True)
class Withdrawn(Event):
    """A princess or holder went home from `a`; `b` is "?" for whoever is not in `told`. `forced`: she was found."""

    seat: Seat
    kind: str
    a: str
    b: str
    forced: bool
    told: tuple[Seat, ...] = ()

    def seen_by(self, viewer: int | None) -> Withdrawn:
        if viewer == OPEN:
            return self
        if viewer is None or viewer not in self.told:
            return replace(self, b="?", told=())
        return replace(self, told=(viewer,))


@dataclass(frozen=True, slots=True)
class Sighted(Event):
    """A mirror of `seat` has caught a figure; nobody else knows."""

    seat: Seat
    square: str
    kind: str

    def seen_by(self, viewer: int | None) -> Sighted | None:
        return self if viewer in (self.seat, OPEN) else None


@dataclass(frozen=True, slots=True)
class Found(Event):
    """`seat` has found an animal of the enemy; the enemy knows only if it happened by pointing (`public`).

    By pointing an animal is found again and again, by mirrors only once.
    """

    seat: Seat
    animal: str
    public: bool

    def seen_by(self, viewer: int | None) -> Found | None:
        return self if self.public or viewer in (self.seat, OPEN) else None


@dataclass(frozen=True, slots=True)
class Pointed(Event):
    """`shown`: what the enemy's face of the screen shows, "." for nothing, "?" for "not the princess"."""

    seat: Seat
    square: str
    shown: str
    hit: bool


@dataclass(frozen=True, slots=True)
class Declined(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """The princess of `seat` stepped forward on `square`; `right`: it was her beloved."""

    seat: Seat
    square: str
    right: bool


@dataclass(frozen=True, slots=True)
class Paralysed(Event):
    seat: Seat
    square: str
    shown: str
    success: bool


@dataclass(frozen=True, slots=True)
class Reunited(Event):
    """The princess of `seat` has met her captain: the end."""

    seat: Seat
    square: str


@dataclass(frozen=True, slots=True)
class TimeUp(Event):
    """The limit of turns is reached: a draw."""

    turns: int


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """After the end: every figure and card (R24)."""

    south: tuple[str, ...]
    north: tuple[str, ...]
    cards: tuple[str, str]
