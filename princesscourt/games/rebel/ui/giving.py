"""Movements of cards between people: dealing, passing, putting aside, gifts; and of the princesses at the start."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtGui import QTransform

from princesscourt.core.rules import Seat
from princesscourt.games.rebel.rules import events as told
from princesscourt.games.rebel.rules.cards import Cards, listed
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui.cards import CardItem
from princesscourt.games.rebel.ui.flights import Flights, Parts
from princesscourt.games.rebel.ui.geometry import Pose
from princesscourt.games.rebel.ui.laying import COVERED
from princesscourt.games.rebel.ui.overlays import BandItem, NameItem
from princesscourt.games.rebel.ui.paper import PaperItem
from princesscourt.games.rebel.ui.plates import shown
from princesscourt.ui.kit import motion
from princesscourt.ui.kit.motion import Curve

DEAL = 300
BETWEEN = 55
PASS = 460
LOCK = 200
FLIP = 360


class Giving(Flights):
    """What the rules call dealing, passing and the steps of round cards."""

    def hide_tags(self) -> None:
        """The names under the trick go when it goes."""
        for item in self.scene.items():
            if isinstance(item, NameItem):
                item.setVisible(False)

    def turn_sheet(self, item: PaperItem, change: Callable[[], None]) -> QAbstractAnimation:
        """A sheet turns over about its upright middle; `change` comes half-way."""
        middle, done = item.box.width() / 2, [False]

        def step(t: float) -> None:
            wide = max(0.03, abs(1 - 2 * t))
            item.setTransform(QTransform.fromTranslate(middle, 0).scale(wide, 1.0).translate(-middle, 0))
            if t >= 0.5 and not done[0]:
                done[0] = True
                change()
            if t >= 1.0:
                item.setTransform(QTransform())

        return motion.tween(self.ms(FLIP), step, Curve.InOutSine)

    def turn_plates(self, seats: Sequence[Seat]) -> Parts:
        """The plates of these seats turn over and show what is so now."""

        def changing(seat: Seat) -> Callable[[], None]:
            plate, name = self.scene.plates[seat], self.scene.name(seat)
            return lambda: plate.show_fact(shown(self.after, seat, name))

        found = [seat for seat in seats if seat in self.scene.plates]
        return [motion.together(self.turn_sheet(self.scene.plates[seat], changing(seat)) for seat in found)]

    # -- setup

    def starter(self, event: told.StarterDrawn) -> Parts:
        return self.turn_plates((event.seat,))

    def princesses_dealt(self, event: told.PrincessesDealt) -> Parts:
        """Two covered cards fly to each seat; the same for everybody."""
        flights = []
        for seat in range(len(event.pairs)):
            goal = at.pile(seat, self.seats, self.facing)
            for number in range(2):
                flight = self.fly(self.new(COVERED, at.DECK), goal, DEAL, spin=6)
                flights.append(motion.after(self.ms(BETWEEN * (2 * seat + number)), flight))
        return [motion.together(flights)]

    def princesses_shown(self, event: told.PrincessesShown) -> Parts:
        return self.turn_plates(range(len(event.princesses)))

    def princess_taken(self, event: told.PrincessTaken) -> Parts:
        return self.turn_plates((event.seat,))

    # -- dealing and passing

    def dealt(self, event: told.HandsDealt) -> Parts:
        """A card for each seat at a time; the hand that may be seen turns over when it is complete."""
        first = self.after.starter
        flights, own, poses = [], [], at.hand(event.size)
        for number in range(event.size):
            for step in range(1, self.seats + 1):
                seat = (first + step) % self.seats
                item = self.new(COVERED, at.DECK)
                goal = poses[number] if seat == self.facing else self.away(seat)
                own += [item] if seat == self.facing else []
                wait = self.ms(BETWEEN * number) + self.ms(BETWEEN) * step // (self.seats + 1)
                flights.append(motion.after(wait, self.fly(item, goal, DEAL, spin=6, z=500 + number)))
        known = listed(event.hands[self.facing])
        turns = [self.turn_over(item, card, FLIP) for item, card in zip(own, known, strict=False)]
        return [motion.together(flights), *([motion.together(turns)] if turns else [])]

    def locked(self, event: told.Locked) -> Parts:
        """The receipt of a secret choice."""
        plate = self.scene.plates.get(event.seat)
        if plate is None:
            return []
        what = shown(self.after, event.seat, self.scene.name(event.seat))

        def stamp(t: float) -> None:
            plate.setOpacity(1.0 if t >= 1.0 else 0.75 + 0.25 * t)
            if t >= 0.5:
                plate.show_fact(what)

        return [motion.tween(self.ms(LOCK), stamp)]

    def passed(self, events: Sequence[told.CardsPassed]) -> Parts:
        """All transfers at once. Giver and receiver see the faces that they know; nobody else sees any."""
        if events[0].what == "bluff":
            return self._bluff(events)
        flights = [flight for event in events for flight in self._transfer(event, 60)]
        closing = self.close_fan()
        return [motion.together([*flights, *([closing] if closing else [])])]

    def _transfer(self, event: told.CardsPassed, bulge: float) -> list[QAbstractAnimation]:
        cards = listed(event.cards)
        items = self.take_all(event.giver, cards, event.count)
        goals = self.into_hand(event.receiver, event.count)
        own = event.receiver == self.facing and bool(cards)
        flights = []
        for number, (item, goal) in enumerate(zip(items, goals, strict=True)):
            face = cards[number] if own else COVERED
            flights.append(self.fly(item, goal, PASS, bulge=bulge, spin=8, show=face, z=500 + number))
        return flights

    def _bluff(self, events: Sequence[told.CardsPassed]) -> Parts:
        """Blind Man's Bluff: under a blindfold whole hands go round the table."""
        band = BandItem(self.scene.faces, "rebel/blindfold", 420, 176)
        band.setPos(at.WIDTH / 2, 470)
        band.setOpacity(0.0)
        self.scene.loose(band, 590)
        covers = [self.turn_over(item, COVERED, FLIP) for item in self.hand]
        got: list[CardItem] = []
        flights = [flight for event in events for flight in self._blind(event, got)]
        known = [card for event in events if event.receiver == self.facing for card in listed(event.cards)]
        turns = [self.turn_over(item, card, FLIP) for item, card in zip(got, known, strict=False)]
        tie = motion.together([motion.fade(band, 1.0, self.ms(FLIP)), *covers])
        untie = motion.tween(self.ms(FLIP), lambda t: band.setOpacity(1 - t), Curve.Linear)
        return [tie, motion.together(flights), motion.together([untie, *turns])]

    def _blind(self, event: told.CardsPassed, got: list[CardItem]) -> list[QAbstractAnimation]:
        """A hand on its way, covered until it is there; `got` collects what comes to the seat below."""
        if event.giver == self.facing:
            items = self.hand[: event.count]
            self.gone |= set(items)
        else:
            items = [self.new(COVERED, self.away(event.giver)) for _ in range(event.count)]
        goals = at.hand(event.count) if event.receiver == self.facing else [self.away(event.receiver)] * event.count
        got += items if event.receiver == self.facing else []
        wait = self.ms(30)
        return [
            motion.after(wait * number, self.fly(item, goal, 2 * PASS, bulge=90, spin=20, curve=Curve.InOutSine))
            for number, (item, goal) in enumerate(zip(items, goals, strict=False))
        ]

    # -- aside, gifts, open suits

    def laid_aside(self, event: told.LaidAside) -> Parts:
        flights = []
        for seat in range(self.seats):
            cards = listed(event.cards[seat])
            corner = at.aside(event.count) if seat == self.facing else [self._corner(seat)] * event.count
            for item, goal in zip(self.take_all(seat, cards, event.count), corner, strict=True):
                flights.append(self.fly(item, goal, PASS, spin=6))
        closing = self.close_fan()
        return [motion.together([*flights, *([closing] if closing else [])])]

    def _corner(self, seat: Seat) -> Pose:
        box = at.plate(seat, self.seats, self.facing)
        return Pose(box.x + box.w - 40, box.y + box.h - 40, 0, 0.2)

    def taken_up(self, event: told.TakenUp) -> Parts:
        flights = []
        own = self.items("aside")
        for seat in range(self.seats):
            goals = at.hand(event.count) if seat == self.facing else [self.away(seat)] * event.count
            items = own if seat == self.facing and len(own) == event.count else []
            items = items or [self.new(COVERED, self._corner(seat)) for _ in range(event.count)]
            for item, goal in zip(items, goals, strict=True):
                flights.append(self.fly(item, goal, PASS, spin=6))
        return [motion.together(flights)]

    def given(self, event: told.GiftsGiven) -> Parts:
        flights = []
        for seat, cards in enumerate(event.cards):
            item = self.take_all(seat, listed(cards), 1)[0]
            flights.append(self.fly(item, at.GIFTS, PASS, spin=10, show=COVERED))
        closing = self.close_fan()
        return [motion.together([*flights, *([closing] if closing else [])])]

    def opened(self, events: Sequence[told.SuitShown]) -> Parts:
        """Crystal Clear: everybody's cards of one suit turn over beside the plates."""
        turns = []
        for event in events:
            if event.seat != self.facing:
                turns += self._open(event.seat, event.cards)
        return [motion.together(turns)] if turns else [self.pause(FLIP)]

    def _open(self, seat: Seat, cards: Cards) -> list[QAbstractAnimation]:
        found = listed(cards)
        poses = at.minis(seat, len(found), self.seats, self.facing)
        return [
            self.fly(self.new(COVERED, self.away(seat)), pose, PASS, show=card)
            for card, pose in zip(found, poses, strict=True)
        ]
