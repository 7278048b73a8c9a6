"""What every movement of cards is made of: taking a card from where it lies, flying it somewhere, turning it over."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation
from PySide6.QtWidgets import QGraphicsItem

from princesscourt.core.rules import Seat
from princesscourt.games.rebel.rules.cards import Card
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui.cards import CardItem
from princesscourt.games.rebel.ui.geometry import Pose
from princesscourt.games.rebel.ui.laying import COVERED, Zone
from princesscourt.ui.kit import motion
from princesscourt.ui.kit.animator import Animator
from princesscourt.ui.kit.motion import Curve
from princesscourt.ui.kit.theme import MOVEMENT

if TYPE_CHECKING:
    from princesscourt.games.rebel.ui.scene import RebelScene

TURN = 6.0
"""Degrees by which a card turns on its way to the trick."""
Parts = list[QAbstractAnimation]


class Flights(Animator[View]):
    """One movement being built. Where an item will lie, and with which face up, when the part built last is over, is
    kept in `poses` and `showing`."""

    scene: RebelScene

    def __init__(self, scene: RebelScene, before: View, after: View) -> None:
        super().__init__(scene, before, after)
        self.seats, self.facing = after.seats, scene.facing
        self.poses: dict[CardItem, Pose] = {}
        self.showing: dict[CardItem, Card] = {}
        self.hand = self.items("hand")
        self.trick = self.items("trick")
        self.gone: set[CardItem] = set()

    def pause(self, time: int) -> QAbstractAnimation:
        return QPauseAnimation(self.ms(time))

    def items(self, zone: Zone, seat: Seat | None = None) -> list[CardItem]:
        """The cards that lie in a zone before the movement."""
        pairs = zip(self.scene.lies, self.scene.cards, strict=True)
        return [item for lie, item in pairs if lie.zone == zone and seat in (None, lie.seat)]

    def pose(self, item: CardItem) -> Pose:
        return self.poses.get(item) or Pose(item.x(), item.y(), item.rotation(), item.scale())

    def away(self, seat: Seat) -> Pose:
        return at.away(seat, self.seats, self.facing)

    # -- cards

    def lying(self, card: Card) -> CardItem | None:
        """A card of the trick by its face."""
        return next((item for item in self.trick if self.showing.get(item, item.card) == card), None)

    def new(self, card: Card, pose: Pose) -> CardItem:
        """A card that comes up with its first flight."""
        item = CardItem(self.scene.faces)
        item.show_card(card)
        item.lie(pose)
        item.setVisible(False)
        self.poses[item] = pose
        self.scene.loose(item, 500)
        return item

    def take(self, seat: Seat, card: Card) -> CardItem:
        """The item of a card that leaves a seat. Where the card is not known, which place of a hand it leaves tells
        nothing: it is always the last covered one."""
        places = [*self.hand, *self.items("frozen", seat)] if seat == self.facing else []
        places += [*self.items("mini", seat), *self.items("frozen", seat)] if seat != self.facing else []
        free = [item for item in places if item not in self.gone]
        found = next((item for item in free if item.card == card and card >= 0), None)
        if found is None and seat == self.facing:
            found = next((item for item in reversed(free) if item.card < 0), None)
        item = found or self.new(COVERED, self.away(seat))
        item.show_state()
        item.show_offer()
        self.gone.add(item)
        return item

    def take_all(self, seat: Seat, cards: Iterable[Card], count: int) -> list[CardItem]:
        """As `take` for several cards; covered ones where `cards` is empty."""
        known = tuple(cards) or (COVERED,) * count
        return [self.take(seat, card) for card in known]

    def fly(
        self,
        item: CardItem,
        goal: Pose,
        time: int,
        *,
        curve: Curve = Curve.OutCubic,
        spin: float = 0.0,
        bulge: float = 0.0,
        show: Card | None = None,
        z: float = 500.0,
    ) -> QAbstractAnimation:
        """Moves a card; `spin`: degrees that it turns on the way and back; `show`: it is turned over half-way."""
        start, turns = self.pose(item), self._turns(item, show)
        self.poses[item] = goal
        length = math.hypot(goal.x - start.x, goal.y - start.y) or 1.0
        side_x, side_y = (goal.y - start.y) / length * bulge, (start.x - goal.x) / length * bulge

        def step(t: float) -> None:
            swing = math.sin(math.pi * t)
            x, y = start.x + (goal.x - start.x) * t, start.y + (goal.y - start.y) * t
            item.setVisible(True)
            item.setZValue(z)
            item.setPos(x + side_x * swing, y + side_y * swing)
            item.setRotation(start.angle + (goal.angle - start.angle) * t + spin * swing)
            item.setScale(start.scale + (goal.scale - start.scale) * t)
            if turns:
                motion.turned_over(item, t, lambda: item.show_card(COVERED if show is None else show))

        return motion.tween(self.ms(time), step, curve)

    def _turns(self, item: CardItem, show: Card | None) -> bool:
        """Whether the card has another face up than it will have then."""
        before = self.showing.get(item, item.card)
        self.showing[item] = before if show is None else show
        return before != self.showing[item]

    def turn_over(self, item: CardItem, card: Card, time: int = 300) -> QAbstractAnimation:
        """Turns a card where it lies."""
        self.showing[item] = card
        return motion.turn_over(item, lambda: item.show_card(card), self.ms(time))

    def close_fan(self) -> QAbstractAnimation | None:
        """The hand below closes behind what has left it."""
        left = [item for item in self.hand if item not in self.gone]
        if len(left) == len(self.hand):
            return None
        self.hand = left
        poses = zip(left, at.hand(len(left)), strict=True)
        glides = [self.fly(item, pose, MOVEMENT.fan_closes, z=item.zValue()) for item, pose in poses]
        return motion.together(glides) if glides else None

    def behind(self, flight: QAbstractAnimation) -> QAbstractAnimation:
        """A flight, and the fan that closes behind it."""
        closing = self.close_fan()
        if closing is None:
            return flight
        wait = self.ms(MOVEMENT.card_to_trick - MOVEMENT.fan_closes)
        return motion.together((flight, motion.after(wait, closing)))

    def into_hand(self, seat: Seat, count: int) -> list[Pose]:
        """Where cards that a seat gets fly to."""
        if seat != self.facing:
            return [self.away(seat)] * count
        return at.hand(count) if count > 2 else [Pose(at.WIDTH / 2 + 40 * number, at.HAND_Y) for number in range(count)]


def swell(item: QGraphicsItem, ms: int, most: float) -> QAbstractAnimation:
    """An item grows and shrinks back."""
    return motion.tween(ms, lambda t: item.setScale(1 + most * math.sin(math.pi * t)), Curve.Linear)
