"""Which card lies where, for whoever looks: read from a view alone, in plain numbers, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from princesscourt.core.rules import OPEN, Seat, Target, Viewer
from princesscourt.games.rebel.rules.cards import NAME, Card, joined, listed
from princesscourt.games.rebel.rules.choices import Choosing
from princesscourt.games.rebel.rules.spells import Bartering, Freezing, Sharing
from princesscourt.games.rebel.rules.state import Taken
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui.geometry import Pose

Zone: TypeAlias = Literal["hand", "mini", "frozen", "trick", "pool", "drawn", "aside", "gift", "last"]
COVERED: Final[Card] = -1


@dataclass(frozen=True, slots=True)
class Lie:
    """A card of `seat` in a zone; -1 lies face down. `lap`: which of a seat's cards in the trick. `open`: others see
    it in the hand; `locked`: chosen for good; `best`: it won."""

    zone: Zone
    seat: Seat
    card: Card
    pose: Pose
    z: float
    lap: int = 0
    open: bool = False
    locked: bool = False
    best: bool = False

    @property
    def target(self) -> Target:
        """What a click on it means; "" if nothing."""
        if self.card < 0 or self.zone in ("aside", "gift", "last"):
            return ""
        where = {"trick": "trick", "pool": "pool", "drawn": "drawn"}.get(self.zone, "hand")
        return f"{where}/{NAME[self.card]}"


def sees(viewer: Viewer, seat: Seat) -> bool:
    return viewer in (seat, OPEN)


def locked_cards(view: View, seat: Seat) -> tuple[Card, ...]:
    """What a seat has chosen so far, as far as it may be seen: locked, or put aside one by one."""
    frame = view.top
    if not isinstance(frame, Choosing):
        return ()
    return frame.answers.of(seat) or frame.begun_by(seat)


def hand_cards(view: View, seat: Seat) -> tuple[Card, ...]:
    """A hand in the order in which it is held: what is known, then the covered ones."""
    known = listed(view.hands[seat])
    return (*known, *(COVERED,) * (view.sizes[seat] - len(known)))


def lies(view: View, facing: Seat, *, last: bool = False) -> tuple[Lie, ...]:
    """Every single card on the table; those of the last trick in the middle if `last` and the middle is free."""
    found = [*_hand(view, facing), *_frozen(view, facing), *_aside(view, facing), *_gifts(view)]
    for seat in range(view.seats):
        if seat != facing:
            found += _minis(view, seat, facing)
    middle = [*_trick(view, facing), *_pool(view), *_drawn(view)]
    if last and not middle and view.tricks:
        middle = list(taken_lies(view.tricks[-1], view.seats, facing))
    return (*found, *middle)


def _hand(view: View, facing: Seat) -> Iterator[Lie]:
    held = hand_cards(view, facing)
    shown, locked = view.shown[facing], joined(locked_cards(view, facing))
    for number, (card, pose) in enumerate(zip(held, at.hand(len(held)), strict=True)):
        known = card >= 0
        yield Lie(
            "hand", facing, card, pose, 100 + number,
            open=known and bool(shown >> card & 1), locked=known and bool(locked >> card & 1),
        )  # fmt: skip


def _minis(view: View, seat: Seat, facing: Seat) -> Iterator[Lie]:
    """Open cards of another seat; all of its hand where all is open. The first place is that of a frozen card."""
    known = listed(view.hands[seat])
    shift = 1 if view.frozen[seat] else 0
    poses = at.minis(seat, len(known) + shift, view.seats, facing)[shift:]
    shown, locked = view.shown[seat], joined(locked_cards(view, seat))
    for number, (card, pose) in enumerate(zip(known, poses, strict=True)):
        chosen = bool(locked >> card & 1)
        yield Lie("mini", seat, card, pose, 30 + number, open=bool(shown >> card & 1), locked=chosen)


def _frozen(view: View, facing: Seat) -> Iterator[Lie]:
    for seat in range(view.seats):
        for card in listed(view.frozen[seat]):
            pose = at.frozen(seat, view.seats, facing)
            if seat != facing:
                pose = at.minis(seat, view.hands[seat].bit_count() + 1, view.seats, facing)[0]
            yield Lie("frozen", seat, card, pose, 29)


def _aside(view: View, facing: Seat) -> Iterator[Lie]:
    """The cards aside of the seat below; those of others are counted on their plates."""
    count = view.aside_sizes[facing]
    cards = listed(view.aside[facing]) if sees(view.viewer, facing) else (COVERED,) * count
    for number, (card, pose) in enumerate(zip(cards, at.aside(count), strict=True)):
        yield Lie("aside", facing, card, pose, 60 + number)


def _gifts(view: View) -> Iterator[Lie]:
    """The pile of gifts; all lie face down, also one's own."""
    for number in range(len(view.gifts)):
        base = at.GIFTS
        pose = Pose(base.x + 16 * (number - len(view.gifts) / 2), base.y, 4 * number - 8, base.scale)
        yield Lie("gift", number, COVERED, pose, 40 + number)


def _trick(view: View, facing: Seat) -> Iterator[Lie]:
    for number, play in enumerate(view.laid):
        lap = number // view.seats
        pose = at.trick(play.seat, lap, view.seats, facing)
        yield Lie("trick", play.seat, play.card, pose, 50 + number, lap=lap)


def taken_lies(trick: Taken, seats: int, facing: Seat) -> Iterator[Lie]:
    """A finished trick as it lay, with the card that won."""
    for number, play in enumerate(trick.laid):
        lap = number // seats
        pose = at.trick(play.seat, lap, seats, facing)
        yield Lie("last", play.seat, play.card, pose, 50 + number, lap=lap, best=number == trick.best)


def _pool(view: View) -> Iterator[Lie]:
    frame = view.top
    if isinstance(frame, Sharing):
        cards = listed(frame.pool)
        for number, (card, pose) in enumerate(zip(cards, at.ring(len(cards)), strict=True)):
            yield Lie("pool", frame.owner, card, pose, 70 + number)


def _drawn(view: View) -> Iterator[Lie]:
    """Inspected cards: their faces for whoever looks at them and for their owner, who knows them."""
    frame = view.top
    if isinstance(frame, Freezing | Bartering):
        cards = listed(frame.drawn) if frame.drawn else (COVERED,) * frame.count
        for number, (card, pose) in enumerate(zip(cards, at.ring(len(cards)), strict=True)):
            yield Lie("drawn", frame.owner, card, pose, 70 + number)


def raised(lie: Lie, by: float) -> Lie:
    """The same card pushed up along its own upright."""
    return replace(lie, pose=replace(lie.pose, y=lie.pose.y - by))
