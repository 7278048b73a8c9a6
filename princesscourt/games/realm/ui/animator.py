"""Movements that tell what happened: built from what is placed, ending in `sync`.

They are built in the order of the events, each pawn being told at once where it will belong; so whoever is built later
finds it there.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPointF

from princesscourt.core.events import Event
from princesscourt.core.rules import Target
from princesscourt.games.realm.rules import events as told
from princesscourt.games.realm.rules.board import Battle
from princesscourt.games.realm.rules.hexes import INDEX, NOWHERE, indices
from princesscourt.games.realm.rules.moves import TERRAINS
from princesscourt.games.realm.rules.state import State
from princesscourt.games.realm.ui import captions
from princesscourt.games.realm.ui import geometry as at
from princesscourt.games.realm.ui.items import TileItem
from princesscourt.games.realm.ui.marks import BubbleItem
from princesscourt.games.realm.ui.pieces import REMOVED, RESERVE, WAITING
from princesscourt.games.realm.ui.steps import CLASH, Steps
from princesscourt.ui.kit import animator, motion
from princesscourt.ui.kit.theme import MOVEMENT

if TYPE_CHECKING:
    from princesscourt.games.realm.ui.scene import RealmScene

DROP = 130
"""A pawn that was dragged settles."""
READ = 620
"""How long the sums of a battle can be read."""
GROW = 620
BURN = 760
CASTLE = 520
LAY = 420
REVEAL = 30
WAVE = 90
ABREAST = 18.0


class Animator(animator.Animator[State]):
    """One movement from the picture of `before` to that of `after`."""

    scene: RealmScene

    def __init__(self, scene: RealmScene, before: State, after: State, held: Target | None = None) -> None:
        """`held`: from where something was dragged; it need not go there once more."""
        super().__init__(scene, before, after)
        self._steps = Steps(scene, before)
        self._dragged = INDEX.get(held or "", NOWHERE)
        self._laid_by_hand = held in TERRAINS.values()

    def parts(self, events: Sequence[Event]) -> Iterator[QAbstractAnimation | None]:
        """In the order of the events, those that are told at once together."""
        rest = list(events)
        while rest:
            count = _together(rest)
            group, rest = rest[:count], rest[count:]
            yield self._group(group, halts=bool(rest) and isinstance(rest[0], told.Fought))

    def _group(self, group: list[Event], *, halts: bool) -> QAbstractAnimation | None:
        """What is told at once; `halts`: a battle follows."""
        match group:
            case [told.Fought() as fought, *outcome]:
                return self._battle(fought, outcome)
            case [told.Walked() as one, told.Walked() as other]:
                walks = [self._walk(one, halts=True, aside=-ABREAST), self._walk(other, halts=True, aside=ABREAST)]
                return motion.together(motion.existing(walks))
        return self._part(group[0], halts=halts)

    def _part(self, event: Event, *, halts: bool) -> QAbstractAnimation | None:
        match event:
            case told.Walked():
                return self._walk(event, halts=halts)
            case told.Fell(side, pawn, place):
                return self._steps.leave(side, pawn, place, WAITING if pawn == "Q" else RESERVE)
            case told.Separated(side, place):
                return self._steps.leave(side, "P", place, RESERVE)
            case told.Taken():
                return self._take(event)
            case told.Castled():
                return self._castle(event)
        return self._quiet_part(event)

    def _quiet_part(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case told.Built():
                return self._build(event)
            case told.PrinceBack(side, place):
                return self._steps.rise(side, "P", RESERVE, place)
            case told.QueenBack():
                return self._queen_back(event)
            case told.HexLaid():
                return self._lay(event)
            case told.MapLaid():
                return self._reveal(event)
            case told.Ended(ending="realm", winner=int() as winner):
                return self._triumph(winner)
        return None

    # -- walking

    def _walk(self, event: told.Walked, *, halts: bool, aside: float = 0.0) -> QAbstractAnimation | None:
        """A pawn goes its way; `aside`: how far beside its middle, when two go together."""
        start, end = event.way[0], event.way[-1]
        pawn = self.scene.pieces.find(event.side, event.pawn, start)
        if pawn is None:
            return None
        pawn.place = end
        self.scene.pieces.hide_realms()
        if start == self._dragged:
            self._dragged = NOWHERE
            return self._steps.to(pawn, self.scene.pieces.foot(pawn), DROP)
        steps = list(itertools.pairwise(event.way))
        hops = [self._steps.hop(pawn, *step, aside, short=halts and step is steps[-1]) for step in steps]
        return motion.sequence(hops)

    # -- battles

    def _battle(self, event: told.Fought, outcome: list[Event]) -> QAbstractAnimation:
        """The attackers strike, the sums can be read, whoever lost leaves, and those who won step in."""
        scene = self.scene
        there = [pawn for pawn in scene.pieces.pawns if (pawn.side, pawn.place) == (event.side, event.at)]
        goals = [(pawn, scene.pieces.foot(pawn)) for pawn in there]
        bubble = self._bubble(event)
        strikes = [self._steps.strike(pawn, scene.pieces.spot(event.at)) for pawn in there]
        shown = motion.sequence((motion.fade(bubble, 1.0, self.ms(CLASH)), QPauseAnimation(self.ms(READ))))
        losses = [
            *motion.existing(self._part(each, halts=False) for each in outcome),
            motion.fade(bubble, 0.0, self.ms(CLASH)),
        ]
        steps: list[QAbstractAnimation] = [motion.together([*strikes, shown]), motion.together(losses)]
        if event.outcome == "won":
            steps.append(motion.together([self._steps.to(pawn, goal, CLASH) for pawn, goal in goals]))
            steps.append(self._steps.ripple(event.at, event.side))
        return motion.sequence(steps)

    def _bubble(self, event: told.Fought) -> BubbleItem:
        scene, sums = self.scene, Battle(event.attack, event.defence)
        line = captions.outcome(sums, event.attackers, self.before.options)
        bubble = BubbleItem(scene.look, scene.sprites, captions.sums(sums), line, good=event.outcome == "won")
        bubble.put_over(scene.middle(event.at))
        bubble.setOpacity(0.0)
        scene.loose(bubble, 95)
        return bubble

    # -- buildings

    def _take(self, event: told.Taken) -> QAbstractAnimation | None:
        """A building burns, or its colours change."""
        pieces = self.scene.pieces
        old = pieces.buildings.get(event.at)
        if old is None:
            return None
        pieces.hide_realms()
        if event.razed:
            return motion.tween(self.ms(BURN), old.burn, motion.Curve.Linear)
        new = pieces.new_building(self.before, event.at, event.what, event.side)
        new.setOpacity(0.0)
        self.scene.loose(new, old.zValue() + 0.001)

        def change(t: float) -> None:
            new.setOpacity(t)

        turned = motion.tween(self.ms(MOVEMENT.hex_ripple), change, motion.Curve.Linear)
        return motion.together((turned, self._steps.ripple(event.at, event.side)))

    def _build(self, event: told.Built) -> QAbstractAnimation:
        pieces = self.scene.pieces
        old = pieces.buildings.get(event.at) if event.replaced else None
        new = pieces.new_building(self.before, event.at, event.what, event.side)
        new.grow(0.0)
        self.scene.loose(new, new.zValue() + 0.001)
        pieces.hide_realms()

        def grow(t: float) -> None:
            new.grow(t)
            if old is not None:
                old.setOpacity(1 - t)

        curve = motion.Curve.OutBack if event.what == "city" else motion.Curve.OutCubic
        return motion.tween(self.ms(GROW), grow, curve)

    def _triumph(self, side: int) -> QAbstractAnimation:
        """Rings run over the hexes of a realm that is complete, one after the other."""
        hexes = indices(self.after.realms(side)[0].hexes)
        waves = [
            motion.after(self.ms(WAVE) * number, self._steps.ripple(hexes[number], side))
            for number in range(len(hexes))
        ]
        return motion.together(waves)

    # -- castling and rebirth

    def _castle(self, event: told.Castled) -> QAbstractAnimation | None:
        """Queen and Prince pass each other on opposite arcs."""
        pieces = self.scene.pieces
        queen = pieces.find(event.side, "Q", event.queen)
        prince = pieces.find(event.side, "P", event.prince)
        if queen is None or prince is None:
            return None
        queen.place, prince.place = event.prince, event.queen
        goals = self.scene.pieces.spot(event.prince), self.scene.pieces.spot(event.queen)
        pieces.hide_realms()
        return motion.together(
            [
                self._steps.to(queen, goals[0], CASTLE, height=62),
                self._steps.to(prince, goals[1], CASTLE, height=62),
            ]
        )

    def _queen_back(self, event: told.QueenBack) -> QAbstractAnimation | None:
        """The Prince who is given leaves the game, and the Queen rises."""
        gone = self._steps.leave(event.side, "P", event.given, REMOVED)
        back = self._steps.rise(event.side, "Q", WAITING, event.at)
        parts = motion.existing((gone, back))
        return motion.sequence(parts) if parts else None

    # -- the map

    def _lay(self, event: told.HexLaid) -> QAbstractAnimation | None:
        """A tile flies from its pile to its hex."""
        scene = self.scene
        if self._laid_by_hand:
            return None
        tile = TileItem(scene.look, scene.sprites, event.terrain, event.at)
        number = list(scene.piles).index(event.terrain)
        tile.setPos(QPointF(*at.pile_box(number).middle))
        tile.setScale(0.5)
        scene.loose(tile, 70)
        goal = scene.middle(event.at)
        return motion.together([motion.arc(tile, goal, self.ms(LAY), 60), motion.scale(tile, 1.0, self.ms(LAY))])

    def _reveal(self, event: told.MapLaid) -> QAbstractAnimation:
        """Chance lays the map, hex by hex."""
        laid = [(place, letter) for place, letter in enumerate(event.terrain) if letter != "."]
        return motion.together([self._uncover(place, letter, order) for order, (place, letter) in enumerate(laid)])

    def _uncover(self, place: int, letter: str, order: int) -> QAbstractAnimation:
        scene = self.scene
        tile = TileItem(scene.look, scene.sprites, letter, place)
        tile.setPos(scene.middle(place))
        tile.setOpacity(0.0)
        scene.loose(tile, 5)

        def show(t: float) -> None:
            tile.setOpacity(t)
            tile.setScale(1.25 - 0.25 * t)

        return motion.after(self.ms(REVEAL) * order, motion.tween(self.ms(LAY // 2), show))


def _together(events: list[Event]) -> int:
    """How many of the first events are told at once: two Princes on their way to one battle, a battle and its end."""
    match events:
        case [told.Walked(), told.Walked(), told.Fought(attackers=2), *_]:
            return 2
        case [told.Fought(at=place), *rest]:
            ends = itertools.takewhile(lambda e: isinstance(e, told.Fell | told.Taken) and e.at == place, rest)
            return 1 + sum(1 for _ in ends)
    return 1
