"""Movements that tell what happened. Each is built from what `sync` placed, and lasts the same whatever is secret."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QGraphicsItem

from princesscourt.core.events import Event
from princesscourt.core.rules import Seat
from princesscourt.games.rebel.rules import events as told
from princesscourt.games.rebel.rules.cards import listed
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui import labels
from princesscourt.games.rebel.ui.flights import TURN, Parts, swell
from princesscourt.games.rebel.ui.laying import COVERED
from princesscourt.games.rebel.ui.overlays import HintItem
from princesscourt.games.rebel.ui.rites import Rites
from princesscourt.ui.kit import motion
from princesscourt.ui.kit.motion import Curve, Rest
from princesscourt.ui.kit.theme import MOVEMENT

E = TypeVar("E", bound=Event)
SHOW = 260
FADE = 220


class Animator(Rites):
    """One movement from the picture of `before` to that of `after`."""

    def parts(self, events: Sequence[Event]) -> Iterator[QAbstractAnimation]:
        for _, group in itertools.groupby(events, key=type):
            yield from self._parts(list(group))

    def _parts(self, group: list[Event]) -> Parts:
        """The movements of events of one kind that come one after the other."""
        first = group[0]
        if isinstance(first, told.CardsPassed):
            return self.passed([event for event in group if isinstance(event, told.CardsPassed)])
        if isinstance(first, told.SuitShown):
            return self.opened([event for event in group if isinstance(event, told.SuitShown)])
        return [part for event in group for part in self._part(event)]

    def _part(self, event: Event) -> Parts:
        steps: tuple[tuple[type[Event], Callable[..., Parts]], ...] = (
            (told.CardPlayed, self._play),
            (told.TrickRevealed, self._reveal),
            (told.PrincesBroke, self._sneak),
            (told.CardSwapped, self._swap),
            (told.TrickWon, self._win),
            (told.TrickCaptured, self._gather),
            (told.Haggled, self._haggle),
            (told.RoundBegan, self._begin),
            (told.RoundScored, self._score),
            (told.HandsDealt, self.dealt),
            (told.LaidAside, self.laid_aside),
            (told.TakenUp, self.taken_up),
            (told.GiftsGiven, self.given),
            (told.Locked, self.locked),
            (told.PowerUsed, self.power),
            (told.CardsInspected, self.inspected),
            (told.CardFrozen, self.frozen),
            (told.Bartered, self.bartered),
            (told.Spun, self.spun),
            (told.Shared, self.shared),
            (told.TrickRedealt, self.redealt),
            (told.PrincessesDealt, self.princesses_dealt),
            (told.PrincessesShown, self.princesses_shown),
            (told.PrincessTaken, self.princess_taken),
            (told.StarterDrawn, self.starter),
        )
        return next((step(event) for kind, step in steps if isinstance(event, kind)), [])

    # -- the trick

    def _play(self, event: told.CardPlayed) -> Parts:
        """A card flies from the hand to the trick and the fan closes behind it."""
        parts = self.flourish(event.seat, event.power) if event.power else []
        item = self.take(event.seat, COVERED if event.card is None else event.card)
        number = len(self.trick)
        goal = at.trick(event.seat, number // self.seats, self.seats, self.facing)
        face = COVERED if event.card is None else event.card
        flight = self.fly(item, goal, MOVEMENT.card_to_trick, spin=TURN, show=face, z=500 + number)
        self.trick.append(item)
        name = motion.call(self._naming(event.seat, goal)) if number < self.seats else None
        return [*parts, self.behind(flight), *([name] if name else [])]

    def _naming(self, seat: Seat, pose: at.Pose) -> Callable[[], None]:
        item = self.scene.name_under(seat, pose)
        item.setVisible(False)
        self.scene.loose(item, 49)
        return lambda: item.setVisible(True)

    def _reveal(self, event: told.TrickRevealed) -> Parts:
        """Masquerade Ball: all cards of the trick turn over together."""
        pairs = zip(self.trick, event.laid, strict=False)
        return [motion.together(self.turn_over(item, play.card, 420) for item, play in pairs)]

    def _sneak(self, event: told.PrincesBroke) -> Parts:
        del event
        self.scene.status.setTransformOriginPoint(at.STATUS.w / 2, at.STATUS.h / 2)
        return [swell(self.scene.status, self.ms(SHOW), 0.08)]

    def _swap(self, event: told.CardSwapped) -> Parts:
        """Mulan's cards change places before everybody's eyes."""
        old = self.lying(event.back)
        if old is None:
            return []
        new, goal = self.take(event.seat, event.laid), self.pose(old)
        there = self.into_hand(event.seat, 1)[0]
        self.trick[self.trick.index(old)] = new
        time = 2 * MOVEMENT.card_to_trick
        flights = (self.fly(old, there, time, bulge=80), self.fly(new, goal, time, bulge=80, show=event.laid, z=510))
        return [motion.together(flights)]

    def _win(self, event: told.TrickWon) -> Parts:
        """The card that won swells, and the trick stays to be looked at."""
        if event.best >= len(self.trick):
            return []
        item = self.trick[event.best]

        def crown() -> None:
            item.setZValue(540)
            item.show_state(best=True)

        parts: Parts = [motion.call(crown), swell(item, self.ms(SHOW), 0.1)]
        theme = self.scene.look.theme
        if theme.stay_ms:
            hint = HintItem(self.scene.faces, labels.go_on()) if theme.stay > 60 else None
            parts += [*self._hinting(hint), Rest(theme.stay_ms), *self._unhinting(hint)]
        return parts

    def _hinting(self, hint: HintItem | None) -> Parts:
        """Words that say how to go on, where nothing else ends the rest."""
        if hint is None:
            return []
        hint.setVisible(False)
        self.scene.loose(hint, 560)
        return [motion.call(lambda: hint.setVisible(True))]

    def _unhinting(self, hint: HintItem | None) -> Parts:
        return [] if hint is None else [motion.call(lambda: hint.setVisible(False))]

    def _gather(self, event: told.TrickCaptured) -> Parts:
        """The cards gather at the winner, one shortly after the other, each with a small spin."""
        goal = at.pile(event.seat, self.seats, self.facing)
        between = self.ms(MOVEMENT.trick_between)
        items = [*self.trick, *self.items("gift")]
        flights = []
        for number, item in enumerate(items):
            flight = self.fly(
                item, goal, MOVEMENT.trick_gathers, curve=Curve.InOutCubic, spin=24, show=COVERED, z=520 + number
            )
            flights.append(motion.after(between * number, motion.sequence((flight, _hide(item)))))
        self.trick = []
        return [motion.call(self.hide_tags), motion.together(flights)] if flights else []

    def _haggle(self, event: told.Haggled) -> Parts:
        old = self.lying(event.taken)
        if old is None:
            return []
        new, goal = self.take(event.seat, event.shown), self.pose(old)
        there = self.into_hand(event.seat, 1)[0]
        self.trick[self.trick.index(old)] = new
        time = 2 * MOVEMENT.card_to_trick
        flights = (self.fly(new, goal, time, bulge=80, show=event.shown, z=510), self.fly(old, there, time, bulge=80))
        return [motion.together(flights), self.pause(SHOW)]

    # -- the round

    def _begin(self, event: told.RoundBegan) -> Parts:
        """The next round card turns over."""
        item, after = self.scene.round, self.after

        def change() -> None:
            item.show_round(event.card, event.number, after.rounds)

        return [self.turn_sheet(item, change)]

    def _score(self, event: told.RoundScored) -> Parts:
        """The scores come up and stay; then all piles go back to the middle."""
        parts: Parts = []
        if self.after.agenda.frames:
            sheet = self.scene.scores(self.after)
            sheet.setOpacity(0.0)
            self.scene.loose(sheet, 530)
            rest = self.scene.look.theme.stay_ms
            parts += [motion.call(self.hide_tags), motion.fade(sheet, 1.0, self.ms(FADE))]
            if rest:
                hint = HintItem(self.scene.faces, labels.go_on()) if self.scene.look.theme.stay > 60 else None
                parts += [*self._hinting(hint), Rest(2 * rest if hint is None else rest), *self._unhinting(hint)]
            parts.append(motion.tween(self.ms(FADE), lambda t: sheet.setOpacity(1 - t), Curve.Linear))
        return [*parts, self._collect(event)]

    def _collect(self, event: told.RoundScored) -> QAbstractAnimation:
        """Everything captured goes back into the deck, a card of each seat at a time."""
        between, flights = self.ms(MOVEMENT.trick_between), []
        for seat in range(self.seats):
            start = at.pile(seat, self.seats, self.facing)
            for number, _ in enumerate(listed(event.sheet.captured[seat])):
                item = self.new(COVERED, start)
                flight = self.fly(item, at.DECK, MOVEMENT.trick_gathers, curve=Curve.InOutCubic, spin=24)
                flights.append(motion.after(between * number, flight))
        return motion.together(flights)


def _hide(item: QGraphicsItem) -> QAbstractAnimation:
    return motion.call(lambda: item.setVisible(False))
