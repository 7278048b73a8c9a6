"""Movements that tell what happened: built from what is placed, ending in `sync`.

They are built in the order of the events, each pawn being told at once where it will belong; so whoever is built later
finds it there.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
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
from princesscourt.games.realm.ui.items import PieceItem, RippleItem, TileItem
from princesscourt.games.realm.ui.marks import BubbleItem
from princesscourt.games.realm.ui.pieces import REMOVED, RESERVE, WAITING
from princesscourt.ui.kit import motion
from princesscourt.ui.kit.theme import MOVEMENT

if TYPE_CHECKING:
    from princesscourt.games.realm.ui.scene import RealmScene

STEP = 190
"""From one hex to the next."""
HOP = 12.0
DROP = 130
"""A pawn that was dragged settles."""
CLASH = 160
READ = 620
"""How long the sums of a battle can be read."""
SINK = 460
GROW = 620
BURN = 760
CASTLE = 520
LAY = 420
REVEAL = 30
WAVE = 90
ABREAST = 18.0
HALT = 0.42
"""How far short of a guarded hex its attackers wait, in parts of a step."""


class Animator:
    """One movement from the picture of `before` to that of `after`."""

    def __init__(self, scene: RealmScene, before: State, after: State, held: Target | None = None) -> None:
        """`held`: from where something was dragged; it need not go there once more."""
        self._scene, self._before, self._after = scene, before, after
        self._dragged = INDEX.get(held or "", NOWHERE)
        self._laid_by_hand = held in TERRAINS.values()

    def movement(self, events: Sequence[Event]) -> QAbstractAnimation | None:
        """All of it; None if nothing moves."""
        parts: list[QAbstractAnimation] = []
        rest = list(events)
        while rest:
            count = _together(rest)
            group, rest = rest[:count], rest[count:]
            parts += _some([self._group(group, halts=bool(rest) and isinstance(rest[0], told.Fought))])
        return motion.sequence(parts) if parts else None

    def _group(self, group: list[Event], *, halts: bool) -> QAbstractAnimation | None:
        """What is told at once; `halts`: a battle follows."""
        match group:
            case [told.Fought() as fought, *outcome]:
                return self._battle(fought, outcome)
            case [told.Walked() as one, told.Walked() as other]:
                walks = [self._walk(one, halts=True, aside=-ABREAST), self._walk(other, halts=True, aside=ABREAST)]
                return motion.together(_some(walks))
        return self._part(group[0], halts=halts)

    def _part(self, event: Event, *, halts: bool) -> QAbstractAnimation | None:
        match event:
            case told.Walked():
                return self._walk(event, halts=halts)
            case told.Fell(side, pawn, place):
                return self._leave(side, pawn, place, WAITING if pawn == "Q" else RESERVE)
            case told.Separated(side, place):
                return self._leave(side, "P", place, RESERVE)
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
                return self._rise(side, "P", RESERVE, place)
            case told.QueenBack():
                return self._queen_back(event)
            case told.HexLaid():
                return self._lay(event)
            case told.MapLaid():
                return self._reveal(event)
            case told.Ended(ending="realm", winner=int() as winner):
                return self._triumph(winner)
        return None

    # -- small parts

    def _ms(self, time: int) -> int:
        return self._scene.look.theme.ms(time)

    def _to(self, item: PieceItem, goal: QPointF, time: int, *, height: float = 0.0) -> QAbstractAnimation:
        """Moves a pawn from wherever it is when its turn comes, on a curve bulging by `height` to the left."""
        ends: list[QPointF] = []

        def move(t: float) -> None:
            if not ends:
                ends.extend((item.pos(), goal))
            way = ends[1] - ends[0]
            long = math.hypot(way.x(), way.y()) or 1.0
            side = QPointF(way.y(), -way.x()) / long * height * math.sin(math.pi * t)
            item.setPos(ends[0] + way * t + side)
            item.setZValue(50 + item.y() / 1000)

        return motion.tween(self._ms(time), move, motion.Curve.InOutSine)

    # -- walking

    def _walk(self, event: told.Walked, *, halts: bool, aside: float = 0.0) -> QAbstractAnimation | None:
        """A pawn goes its way; `aside`: how far beside its middle, when two go together."""
        start, end = event.way[0], event.way[-1]
        pawn = self._scene.pieces.find(event.side, event.pawn, start)
        if pawn is None:
            return None
        pawn.place = end
        self._scene.pieces.hide_realms()
        if start == self._dragged:
            self._dragged = NOWHERE
            return self._to(pawn, self._scene.pieces.foot(pawn), DROP)
        steps = list(itertools.pairwise(event.way))
        hops = [self._hop(pawn, *step, aside, short=halts and step is steps[-1]) for step in steps]
        return motion.sequence(hops)

    def _hop(self, pawn: PieceItem, here: int, there: int, aside: float, *, short: bool) -> QAbstractAnimation:
        """One step, small leaps on land; between land and sea a boat comes or goes half-way."""
        start, way = self._scene.pieces.spot(here), self._scene.pieces.spot(there) - self._scene.pieces.spot(here)
        sea = [self._scene.pieces.at_sea(self._before, place) for place in (here, there)]
        part = 1 - HALT if short else 1.0

        def move(t: float) -> None:
            leap = 0.0 if all(sea) else HOP * math.sin(math.pi * t)
            pawn.setPos(start + way * (t * part) + QPointF(aside, -leap))
            pawn.setZValue(50 + pawn.y() / 1000)
            afloat = sea[1] if t * part > 0.5 else sea[0]
            if afloat != pawn.afloat:
                pawn.show_piece(pawn.seat, pawn.value, afloat=afloat)

        return motion.tween(self._ms(STEP), move, motion.Curve.InOutSine if short else motion.Curve.Linear)

    # -- battles

    def _battle(self, event: told.Fought, outcome: list[Event]) -> QAbstractAnimation:
        """The attackers strike, the sums can be read, whoever lost leaves, and those who won step in."""
        scene = self._scene
        there = [pawn for pawn in scene.pieces.pawns if (pawn.side, pawn.place) == (event.side, event.at)]
        goals = [(pawn, scene.pieces.foot(pawn)) for pawn in there]
        bubble = self._bubble(event)
        strikes = [self._strike(pawn, scene.pieces.spot(event.at)) for pawn in there]
        shown = motion.sequence((motion.fade(bubble, 1.0, self._ms(CLASH)), QPauseAnimation(self._ms(READ))))
        losses = [*_some(self._part(each, halts=False) for each in outcome), motion.fade(bubble, 0.0, self._ms(CLASH))]
        steps: list[QAbstractAnimation] = [motion.together([*strikes, shown]), motion.together(losses)]
        if event.outcome == "won":
            steps.append(motion.together([self._to(pawn, goal, CLASH) for pawn, goal in goals]))
            steps.append(self._ripple(event.at, event.side))
        return motion.sequence(steps)

    def _bubble(self, event: told.Fought) -> BubbleItem:
        scene, sums = self._scene, Battle(event.attack, event.defence)
        line = captions.outcome(sums, event.attackers, self._before.options)
        bubble = BubbleItem(scene.look, scene.sprites, captions.sums(sums), line, good=event.outcome == "won")
        bubble.put_over(scene.middle(event.at))
        bubble.setOpacity(0.0)
        scene.loose(bubble, 95)
        return bubble

    def _strike(self, pawn: PieceItem, goal: QPointF) -> QAbstractAnimation:
        """Forward against the defenders and back."""
        starts: list[QPointF] = []

        def move(t: float) -> None:
            if not starts:
                starts.append(pawn.pos())
            pawn.setPos(starts[0] + (goal - starts[0]) * 0.3 * math.sin(math.pi * t))

        return motion.tween(self._ms(2 * CLASH), move, motion.Curve.InOutSine)

    def _ripple(self, place: int, side: int) -> QAbstractAnimation:
        """Rings run over a conquered hex from its middle."""
        scene = self._scene
        ripple = RippleItem(scene.look, scene.sprites, scene.look.theme.seat(self._before.seat_of(side)).fill)
        ripple.setPos(scene.middle(place))
        scene.loose(ripple, 16)
        return motion.tween(self._ms(MOVEMENT.hex_ripple), ripple.run, motion.Curve.OutQuad)

    def _leave(self, side: int, pawn: str, place: int, home: str) -> QAbstractAnimation | None:
        """A pawn sinks where it stood and rises beside the map."""
        item = self._scene.pieces.find(side, "Q" if pawn == "Q" else "P", place)
        if item is None:
            return None
        item.place = home
        return motion.sequence((self._sink(item), self._appear(item)))

    def _sink(self, item: PieceItem) -> QAbstractAnimation:
        starts: list[QPointF] = []

        def move(t: float) -> None:
            if not starts:
                starts.append(item.pos())
            item.setPos(starts[0] + QPointF(0, 16 * t))
            item.setScale(1 - 0.5 * t)
            item.setOpacity(1 - t)

        return motion.tween(self._ms(SINK), move, motion.Curve.InOutSine)

    def _appear(self, item: PieceItem) -> QAbstractAnimation:
        """A pawn comes up where it belongs now."""
        pieces = self._scene.pieces
        goal, size = pieces.foot(item), pieces.size(item)

        def move(t: float) -> None:
            item.setPos(goal + QPointF(0, 14 * (1 - t)))
            item.setScale(size * (0.6 + 0.4 * t))
            item.setOpacity(t)
            item.show_piece(item.seat, 0, afloat=False)

        return motion.tween(self._ms(SINK // 2), move)

    # -- buildings

    def _take(self, event: told.Taken) -> QAbstractAnimation | None:
        """A building burns, or its colours change."""
        pieces = self._scene.pieces
        old = pieces.buildings.get(event.at)
        if old is None:
            return None
        pieces.hide_realms()
        if event.razed:
            return motion.tween(self._ms(BURN), old.burn, motion.Curve.Linear)
        new = pieces.new_building(self._before, event.at, event.what, event.side)
        new.setOpacity(0.0)
        self._scene.loose(new, old.zValue() + 0.001)

        def change(t: float) -> None:
            new.setOpacity(t)

        turned = motion.tween(self._ms(MOVEMENT.hex_ripple), change, motion.Curve.Linear)
        return motion.together((turned, self._ripple(event.at, event.side)))

    def _build(self, event: told.Built) -> QAbstractAnimation:
        pieces = self._scene.pieces
        old = pieces.buildings.get(event.at) if event.replaced else None
        new = pieces.new_building(self._before, event.at, event.what, event.side)
        new.grow(0.0)
        self._scene.loose(new, new.zValue() + 0.001)
        pieces.hide_realms()

        def grow(t: float) -> None:
            new.grow(t)
            if old is not None:
                old.setOpacity(1 - t)

        curve = motion.Curve.OutBack if event.what == "city" else motion.Curve.OutCubic
        return motion.tween(self._ms(GROW), grow, curve)

    def _triumph(self, side: int) -> QAbstractAnimation:
        """Rings run over the hexes of a realm that is complete, one after the other."""
        hexes = indices(self._after.realms(side)[0].hexes)
        waves = [
            motion.after(self._ms(WAVE) * number, self._ripple(hexes[number], side)) for number in range(len(hexes))
        ]
        return motion.together(waves)

    # -- castling and rebirth

    def _castle(self, event: told.Castled) -> QAbstractAnimation | None:
        """Queen and Prince pass each other on opposite arcs."""
        pieces = self._scene.pieces
        queen = pieces.find(event.side, "Q", event.queen)
        prince = pieces.find(event.side, "P", event.prince)
        if queen is None or prince is None:
            return None
        queen.place, prince.place = event.prince, event.queen
        goals = self._scene.pieces.spot(event.prince), self._scene.pieces.spot(event.queen)
        pieces.hide_realms()
        return motion.together(
            [
                self._to(queen, goals[0], CASTLE, height=62),
                self._to(prince, goals[1], CASTLE, height=62),
            ]
        )

    def _rise(self, side: int, pawn: str, home: str, place: int) -> QAbstractAnimation | None:
        """A pawn vanishes beside the map and rises from a city."""
        item = self._scene.pieces.find(side, "Q" if pawn == "Q" else "P", home)
        if item is None:
            return None
        item.place = place
        leave = motion.fade(item, 0.0, self._ms(SINK // 2))
        return motion.sequence((leave, self._appear(item), self._ripple(place, side)))

    def _queen_back(self, event: told.QueenBack) -> QAbstractAnimation | None:
        """The Prince who is given leaves the game, and the Queen rises."""
        gone = self._leave(event.side, "P", event.given, REMOVED)
        back = self._rise(event.side, "Q", WAITING, event.at)
        parts = [part for part in (gone, back) if part is not None]
        return motion.sequence(parts) if parts else None

    # -- the map

    def _lay(self, event: told.HexLaid) -> QAbstractAnimation | None:
        """A tile flies from its pile to its hex."""
        scene = self._scene
        if self._laid_by_hand:
            return None
        tile = TileItem(scene.look, scene.sprites, event.terrain, event.at)
        number = list(scene.piles).index(event.terrain)
        tile.setPos(QPointF(*at.pile_box(number).middle))
        tile.setScale(0.5)
        scene.loose(tile, 70)
        goal = scene.middle(event.at)
        return motion.together([motion.arc(tile, goal, self._ms(LAY), 60), motion.scale(tile, 1.0, self._ms(LAY))])

    def _reveal(self, event: told.MapLaid) -> QAbstractAnimation:
        """Chance lays the map, hex by hex."""
        laid = [(place, letter) for place, letter in enumerate(event.terrain) if letter != "."]
        return motion.together([self._uncover(place, letter, order) for order, (place, letter) in enumerate(laid)])

    def _uncover(self, place: int, letter: str, order: int) -> QAbstractAnimation:
        scene = self._scene
        tile = TileItem(scene.look, scene.sprites, letter, place)
        tile.setPos(scene.middle(place))
        tile.setOpacity(0.0)
        scene.loose(tile, 5)

        def show(t: float) -> None:
            tile.setOpacity(t)
            tile.setScale(1.25 - 0.25 * t)

        return motion.after(self._ms(REVEAL) * order, motion.tween(self._ms(LAY // 2), show))


def _together(events: list[Event]) -> int:
    """How many of the first events are told at once: two Princes on their way to one battle, a battle and its end."""
    match events:
        case [told.Walked(), told.Walked(), told.Fought(attackers=2), *_]:
            return 2
        case [told.Fought(at=place), *rest]:
            ends = itertools.takewhile(lambda e: isinstance(e, told.Fell | told.Taken) and e.at == place, rest)
            return 1 + sum(1 for _ in ends)
    return 1


def _some(parts: Iterable[QAbstractAnimation | None]) -> list[QAbstractAnimation]:
    return [part for part in parts if part is not None]
