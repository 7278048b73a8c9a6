"""The small movements of which the telling of a ply is made: a hop, an arc, a stroke, sinking and rising, ripples."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from princesscourt.games.realm.rules.state import State
from princesscourt.games.realm.ui.items import PieceItem, RippleItem
from princesscourt.ui.kit import motion
from princesscourt.ui.kit.theme import MOVEMENT

if TYPE_CHECKING:
    from princesscourt.games.realm.ui.scene import RealmScene

STEP = 190
"""From one hex to the next."""
HOP = 12.0
CLASH = 160
SINK = 460
HALT = 0.42
"""How far short of a guarded hex its attackers wait, in parts of a step."""


class Steps:
    """Movements on a scene that shows `before`, each built for the moment its turn comes."""

    def __init__(self, scene: RealmScene, before: State) -> None:
        self._scene, self._before = scene, before

    def ms(self, time: int) -> int:
        return self._scene.look.theme.ms(time)

    def to(self, item: PieceItem, goal: QPointF, time: int, *, height: float = 0.0) -> QAbstractAnimation:
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

        return motion.tween(self.ms(time), move, motion.Curve.InOutSine)

    def hop(self, pawn: PieceItem, here: int, there: int, aside: float, *, short: bool) -> QAbstractAnimation:
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

        return motion.tween(self.ms(STEP), move, motion.Curve.InOutSine if short else motion.Curve.Linear)

    def strike(self, pawn: PieceItem, goal: QPointF) -> QAbstractAnimation:
        """Forward against the defenders and back."""
        starts: list[QPointF] = []

        def move(t: float) -> None:
            if not starts:
                starts.append(pawn.pos())
            pawn.setPos(starts[0] + (goal - starts[0]) * 0.3 * math.sin(math.pi * t))

        return motion.tween(self.ms(2 * CLASH), move, motion.Curve.InOutSine)

    def ripple(self, place: int, side: int) -> QAbstractAnimation:
        """Rings run over a conquered hex from its middle."""
        scene = self._scene
        ripple = RippleItem(scene.look, scene.sprites, scene.look.theme.seat(self._before.seat_of(side)).fill)
        ripple.setPos(scene.middle(place))
        scene.loose(ripple, 16)
        return motion.tween(self.ms(MOVEMENT.hex_ripple), ripple.run, motion.Curve.OutQuad)

    def leave(self, side: int, pawn: str, place: int, home: str) -> QAbstractAnimation | None:
        """A pawn sinks where it stood and rises beside the map."""
        item = self._scene.pieces.find(side, "Q" if pawn == "Q" else "P", place)
        if item is None:
            return None
        item.place = home
        return motion.sequence((self.sink(item), self.appear(item)))

    def sink(self, item: PieceItem) -> QAbstractAnimation:
        starts: list[QPointF] = []

        def move(t: float) -> None:
            if not starts:
                starts.append(item.pos())
            item.setPos(starts[0] + QPointF(0, 16 * t))
            item.setScale(1 - 0.5 * t)
            item.setOpacity(1 - t)

        return motion.tween(self.ms(SINK), move, motion.Curve.InOutSine)

    def appear(self, item: PieceItem) -> QAbstractAnimation:
        """A pawn comes up where it belongs now."""
        pieces = self._scene.pieces
        goal, size = pieces.foot(item), pieces.size(item)

        def move(t: float) -> None:
            item.setPos(goal + QPointF(0, 14 * (1 - t)))
            item.setScale(size * (0.6 + 0.4 * t))
            item.setOpacity(t)
            item.show_piece(item.seat, 0, afloat=False)

        return motion.tween(self.ms(SINK // 2), move)

    def rise(self, side: int, pawn: str, home: str, place: int) -> QAbstractAnimation | None:
        """A pawn vanishes beside the map and rises from a city."""
        item = self._scene.pieces.find(side, "Q" if pawn == "Q" else "P", home)
        if item is None:
            return None
        item.place = place
        leave = motion.fade(item, 0.0, self.ms(SINK // 2))
        return motion.sequence((leave, self.appear(item), self.ripple(place, side)))
