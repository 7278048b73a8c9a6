"""Movements that tell what happened. Each is built from what `sync` placed, and lasts the same whatever is secret."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QPointF, QRectF

from princesscourt.core.events import Event
from princesscourt.core.rules import OPEN, Seat
from princesscourt.games.jing.rules import events as told
from princesscourt.games.jing.rules.catalog import EMPTY, SQUARES, UNKNOWN, Square, home
from princesscourt.games.jing.rules.view import View
from princesscourt.games.jing.ui import geometry as at
from princesscourt.games.jing.ui import showing
from princesscourt.games.jing.ui.items import FanItem, ScreenItem, Shown
from princesscourt.games.jing.ui.overlays import MistItem
from princesscourt.ui.kit import animator, motion
from princesscourt.ui.kit.motion import Curve
from princesscourt.ui.kit.theme import MOVEMENT

if TYPE_CHECKING:
    from princesscourt.games.jing.ui.scene import JingScene

FLIGHT = 320
TURN = 240
LOOK_AT = 950
MIST = 220
HEART = 700
WAVE = 60
ARC = 0.3
"""How far a crossing screen swings out, in parts of its way."""


class Animator(animator.Animator[View]):
    """One movement from the picture of `before` to that of `after`."""

    scene: JingScene

    def backwards(self, events: Sequence[Event]) -> QAbstractAnimation | None:
        """Screens go back the way they came, where the viewer saw them cross; None otherwise."""
        pairs = [pair for event in events if (pair := self._crossed(event)) is not None]
        return self._swap(*pairs[0]) if pairs else None

    def _crossed(self, event: Event) -> tuple[Square, Square] | None:
        """The squares whose screens the viewer sees cross by this event."""
        if isinstance(event, told.Swapped):
            return SQUARES[event.a], SQUARES[event.b]
        if isinstance(event, told.Withdrawn) and self.before.viewer in (event.seat, OPEN) and event.b in SQUARES:
            return SQUARES[event.a], SQUARES[event.b]
        return None

    def part(self, event: Event) -> QAbstractAnimation | None:
        match event:
            case told.Swapped():
                return self._swap(SQUARES[event.a], SQUARES[event.b])
            case told.Withdrawn():
                return self._withdraw(event)
            case told.Pointed() | told.Paralysed():
                return self._point(event.seat, SQUARES[event.square], event.shown)
            case told.Claimed():
                return self._step_forward(event.seat, SQUARES[event.square])
            case told.Reunited():
                return self._reunite(event.seat)
            case told.Opened():
                return self._open()
        return None

    # -- two screens change places

    def _swap(self, a: Square, b: Square) -> QAbstractAnimation:
        """Both lift, cross on opposite arcs and settle; mirrors are blind for them on the way."""
        scene = self.scene
        for square in (a, b):
            shown = showing.screen(self.before, square, scene.facing)
            scene.screens[square].show_as(Shown(shown.front, shown.back))
        scene.put_out_beams()
        return motion.together((self._carry(a, b), self._carry(b, a)))

    def _carry(self, start: Square, goal: Square) -> QAbstractAnimation:
        scene = self.scene
        item, facing = scene.screens[start], scene.facing
        here, there = scene.point(start), scene.point(goal)
        way = there - here
        length = math.hypot(way.x(), way.y())
        side = QPointF(way.y(), -way.x()) / length * max(50.0, ARC * length)
        small, large = at.size(start, facing), at.size(goal, facing)
        up = QPointF(0, -16)
        item.setZValue(60 if start < goal else 61)

        def lift(t: float) -> None:
            item.setPos(here + up * t)
            item.lift(t)

        def cross(t: float) -> None:
            item.setPos(here + up + way * t + side * math.sin(math.pi * t))
            item.setScale(small + (large - small) * t)

        def settle(t: float) -> None:
            item.setPos(there + up * (1 - t))
            item.lift(max(0.0, 1 - t))

        times = (MOVEMENT.screen_lift, MOVEMENT.screen_cross, MOVEMENT.screen_settle)
        steps = ((lift, Curve.InOutSine), (cross, Curve.InOutSine), (settle, Curve.OutBack))
        parts = zip(times, steps, strict=True)
        return motion.sequence([motion.tween(self.ms(time), step, curve) for time, (step, curve) in parts])

    # -- a figure goes home

    def _withdraw(self, event: told.Withdrawn) -> QAbstractAnimation:
        """Its owner sees the screens change; everybody else is shown the figure, then shuts the eyes."""
        pair = self._crossed(event)
        if pair is not None:
            return self._swap(*pair)
        shown = self._show_face(SQUARES[event.a], (event.seat, event.kind))
        return motion.sequence((shown, self._shut_eyes(event.seat)))

    def _shut_eyes(self, seat: Seat) -> QAbstractAnimation:
        """Mist over all the squares where the figure may have gone, whichever it was."""
        scene, mists = self.scene, []
        squares = home(seat, self.after.options)
        boxes = [at.cell(square, scene.facing) for square in squares]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.x + box.w for box in boxes), max(box.y + box.h for box in boxes)
        mist = MistItem(QRectF(left, top, right - left, bottom - top))
        mist.setOpacity(0.0)
        scene.loose(mist, 70)
        mists = [
            motion.tween(self.ms(MIST), mist.setOpacity, Curve.InOutSine),
            motion.call(self._show_after),
            QPauseAnimation(self.ms(MIST)),
            motion.tween(self.ms(MIST), lambda t: mist.setOpacity(1.0 - t), Curve.InOutSine),
        ]
        return motion.sequence(mists)

    def _show_after(self) -> None:
        scene = self.scene
        for square, item in enumerate(scene.screens):
            item.show_as(showing.screen(self.after, square, scene.facing))

    # -- pointing

    def _point(self, seat: Seat, square: Square, kind: str) -> QAbstractAnimation:
        """The fan flies to the screen, the screen turns, shows what stands there, and closes again."""
        scene = self.scene
        fan = FanItem(scene.look, scene.sprites, seat)
        box = at.tray(seat, scene.facing)
        fan.setPos(QPointF(*box.middle))
        fan.setScale(0.72 * at.size(square, scene.facing))
        scene.loose(fan, 65)
        flight = motion.arc(fan, scene.fan_point(square), self.ms(FLIGHT), 60 if box.x < at.MIDDLE else -60)
        return motion.sequence((flight, self._show_face(square, (1 - seat, kind))))

    def _show_face(self, square: Square, face: tuple[Seat, str]) -> QAbstractAnimation:
        """The screen turns about to show a face, waits, and turns back."""
        scene = self.scene
        item = scene.screens[square]
        closed = showing.screen(self.before, square, scene.facing)
        shown = Shown(face) if face[1] not in (EMPTY, UNKNOWN) else Shown()
        return motion.sequence(
            (
                self._turn(item, shown),
                QPauseAnimation(self.ms(LOOK_AT)),
                self._turn(item, closed),
            )
        )

    def _turn(self, item: ScreenItem, shown: Shown) -> QAbstractAnimation:
        return motion.turn_over(item, lambda: item.show_as(shown), self.ms(TURN))

    def _step_forward(self, seat: Seat, square: Square) -> QAbstractAnimation:
        """The princess shows herself to say that she has found her beloved."""
        return self._show_face(square, (seat, "P"))

    # -- the end

    def _reunite(self, seat: Seat) -> QAbstractAnimation | None:
        heart = self.scene.show_heart(self.after, seat)
        if heart is None:
            return None
        heart.setScale(0.0)
        return motion.tween(self.ms(HEART), lambda t: heart.setScale(0.7 * t), Curve.OutBack)

    def _open(self) -> QAbstractAnimation:
        """All screens turn, one row after the other from the near end."""
        scene = self.scene
        turns = []
        for square, item in enumerate(scene.screens):
            near, column = at.seen(square, scene.facing)
            turn = self._turn(item, showing.screen(self.after, square, scene.facing))
            turns.append(motion.after(self.ms(WAVE * (near + column)), turn))
        return motion.together(turns)
