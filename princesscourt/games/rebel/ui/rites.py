"""Movements of the abilities: a princess steps forward, cards are looked at, frozen, bartered, spun and dealt back."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation

from princesscourt.core.rules import Seat
from princesscourt.games.rebel.rules import events as told
from princesscourt.games.rebel.rules.cards import joined, listed
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui.cards import CardItem
from princesscourt.games.rebel.ui.flights import Parts
from princesscourt.games.rebel.ui.geometry import Pose
from princesscourt.games.rebel.ui.giving import PASS, Giving
from princesscourt.games.rebel.ui.laying import COVERED
from princesscourt.games.rebel.ui.overlays import BandItem, PrincessItem
from princesscourt.ui.kit import motion
from princesscourt.ui.kit.motion import Curve

STEP_FORWARD = 300
SPEAK = 900
SPIN = 1100
SHUFFLE = 700
BETWEEN = 70


class Rites(Giving):
    """What princesses do."""

    def power(self, event: told.PowerUsed) -> Parts:
        return [*self.flourish(event.seat, event.power), *self.turn_plates((event.seat,))]

    def flourish(self, seat: Seat, power: str) -> Parts:
        """The princess steps forward, is seen, and goes again."""
        item = PrincessItem(self.scene.faces, power, 280, 420)
        item.setTransformOriginPoint(140, 210)
        item.setOpacity(0.0)
        self.scene.loose(item, 600)
        x, y = at.plate(seat, self.seats, self.facing).middle
        goal_x, goal_y = at.WIDTH / 2, 480.0

        def come(t: float) -> None:
            item.setPos(x + (goal_x - x) * t - 140, y + (goal_y - y) * t - 210)
            item.setScale(0.3 + 0.7 * t)
            item.setOpacity(min(1.0, 2 * t))

        come_in = motion.tween(self.ms(STEP_FORWARD), come)
        go = motion.tween(self.ms(STEP_FORWARD), lambda t: item.setOpacity(1 - t), Curve.Linear)
        return [come_in, self.pause(SPEAK), go]

    # -- looking into a hand

    def inspected(self, event: told.CardsInspected) -> Parts:
        cards = listed(event.cards)
        items = self.take_all(event.owner, cards, event.count)
        faces = cards or (COVERED,) * event.count
        pairs = zip(items, at.ring(event.count), faces, strict=True)
        return [motion.together(self.fly(item, pose, PASS, spin=6, show=face) for item, pose, face in pairs)]

    def frozen(self, event: told.CardFrozen) -> Parts:
        """One card goes to its place before its owner under a crust of ice; the other goes back."""
        drawn = self.items("drawn")
        found = next((item for item in drawn if item.card == event.card), drawn[-1] if drawn else None)
        if found is None:
            return []
        goal = at.frozen(event.seat, self.seats, self.facing)
        flights = [self.fly(found, goal, PASS, spin=6, show=event.card)]
        flights += [
            self.fly(item, self.away(event.seat), PASS, show=COVERED if event.seat != self.facing else None)
            for item in drawn
            if item is not found
        ]
        return [motion.together(flights), motion.call(lambda: found.show_state(frozen=True))]

    def bartered(self, event: told.Bartered) -> Parts:
        """The card drawn goes to Scheherazade and another comes for it; or it goes back."""
        drawn = self.items("drawn")
        to = event.seat if event.swapped else event.owner
        flights = [self._home(item, to) for item in drawn]
        if event.swapped:
            cards = listed(event.gave)
            item = self.take_all(event.seat, cards, 1)[0]
            face = cards[0] if cards and event.owner == self.facing else COVERED
            goal = self.into_hand(event.owner, 1)[0]
            flights.append(self.fly(item, goal, PASS, bulge=80, spin=8, show=face, z=520))
        return [motion.together(flights)] if flights else []

    def _home(self, item: CardItem, seat: Seat) -> QAbstractAnimation:
        goal = self.into_hand(seat, 1)[0]
        return self.fly(item, goal, PASS, bulge=-80, spin=8, show=None if seat == self.facing else COVERED)

    # -- Sleeping Beauty

    def spun(self, event: told.Spun) -> Parts:
        """Everybody's card goes into a ring, and the spindle of fate turns it round."""
        order = listed(joined(event.cards))
        poses = at.ring(len(order))
        items = [self.take(seat, card) for seat, card in enumerate(event.cards)]
        flights = [
            self.fly(item, poses[order.index(card)], PASS, spin=6, show=card)
            for item, card in zip(items, event.cards, strict=True)
        ]
        closing = self.close_fan()
        spindle = BandItem(self.scene.faces, "rebel/spindle", 110, 220)
        spindle.setPos(at.WIDTH / 2, 470)
        spindle.setOpacity(0.0)
        self.scene.loose(spindle, 490)
        turning = motion.tween(self.ms(SPIN), self._spinning(items, spindle), Curve.InOutSine)
        clear = motion.call(lambda: self.scene.status.setVisible(False))
        return [clear, motion.together([*flights, *([closing] if closing else [])]), turning]

    def _spinning(self, items: list[CardItem], spindle: BandItem) -> Callable[[float], None]:
        starts = [(item, self.pose(item)) for item in items]

        def step(t: float) -> None:
            turn = math.tau * t
            spindle.setOpacity(math.sin(math.pi * t))
            spindle.setRotation(10 * math.sin(4 * turn))
            for item, pose in starts:
                x, y = (pose.x - at.WIDTH / 2) / 330, (pose.y - 470) / 118
                item.setPos(
                    at.WIDTH / 2 + 330 * (x * math.cos(turn) - y * math.sin(turn)),
                    470 + 118 * (x * math.sin(turn) + y * math.cos(turn)),
                )

        return step

    def shared(self, event: told.Shared) -> Parts:
        item = next((item for item in self.items("pool") if item.card == event.card), None)
        if item is None:
            return []
        return [self.fly(item, self.into_hand(event.seat, 1)[0], PASS, spin=8)]

    # -- Alice

    def redealt(self, event: told.TrickRedealt) -> Parts:
        """The trick turns its back, is shuffled under a grin, and one card after the other goes to a seat; the grin
        goes last."""
        items = [*self.trick, *self.items("gift")]
        grin = BandItem(self.scene.faces, "rebel/grin", 380, 238)
        grin.setPos(at.WIDTH / 2, 330)
        grin.setOpacity(0.0)
        self.scene.loose(grin, 590)
        middle = Pose(at.WIDTH / 2, 500)
        come = [self.fly(item, middle, PASS, spin=30, show=COVERED, z=510 + n) for n, item in enumerate(items)]
        shuffle = motion.tween(self.ms(SHUFFLE), self._shuffling(items), Curve.Linear)
        deal = []
        for number, item in enumerate(items):
            seat = (event.seat + 1 + number) % self.seats
            flight = self.fly(item, self.into_hand(seat, 1)[0], PASS, spin=10)
            deal.append(motion.after(self.ms(BETWEEN * number), flight))
        fade_in = motion.fade(grin, 1.0, self.ms(SHUFFLE))
        leave = motion.tween(self.ms(SHUFFLE), lambda t: grin.setOpacity(1 - t), Curve.Linear)
        self.trick = []
        return [
            motion.call(self.hide_tags),
            motion.together(come),
            motion.together((shuffle, fade_in)),
            motion.together(deal),
            leave,
        ]

    @staticmethod
    def _shuffling(items: list[CardItem]) -> Callable[[float], None]:
        def step(t: float) -> None:
            for number, item in enumerate(items):
                side = 90 * math.sin(2 * math.tau * t) * (1 if number % 2 else -1)
                item.setPos(at.WIDTH / 2 + side, 500 + 4 * number)
                item.setRotation(side / 6)

        return step
