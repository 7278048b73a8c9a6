"""Movements of items, made of small parts: glide, arc, turn, fade, one after another or together.

An item is no QObject, so a movement is a `QVariantAnimation` that calls back. A scene holds the running movement and
ends it before it removes items (`BoardScene.finish`), so no callback meets an item that is gone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
    QVariantAnimation,
)
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

Curve = QEasingCurve.Type
EDGE = 0.04
"""How wide a thing is that is seen from its edge, in parts of its width."""


def tween(ms: int, step: Callable[[float], None], curve: Curve = Curve.OutCubic) -> QVariantAnimation:
    """Calls `step` with values that run from 0 to 1 in `ms` milliseconds along `curve`; ends exactly with 1."""
    animation = QVariantAnimation()
    animation.setDuration(max(1, ms))
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setEasingCurve(curve)
    animation.valueChanged.connect(lambda value: step(float(value)))
    return animation


def glide(item: QGraphicsItem, goal: QPointF, ms: int, curve: Curve = Curve.OutCubic) -> QVariantAnimation:
    """Moves `item` in a straight line from where it is when built to `goal`."""
    start = item.pos()
    return tween(ms, lambda t: item.setPos(start + (goal - start) * t), curve)


def arc(
    item: QGraphicsItem, goal: QPointF, ms: int, height: float, curve: Curve = Curve.InOutSine
) -> QVariantAnimation:
    """Moves `item` to `goal` on an arc that bulges by `height` to the left of the way (negative: to the right)."""
    start = item.pos()
    way = goal - start
    length = math.hypot(way.x(), way.y()) or 1.0
    side = QPointF(way.y() / length, -way.x() / length) * height
    return tween(ms, lambda t: item.setPos(start + way * t + side * math.sin(math.pi * t)), curve)


def turn(item: QGraphicsItem, degrees: float, ms: int, curve: Curve = Curve.OutCubic) -> QVariantAnimation:
    """Turns `item` about its transform origin to `degrees`."""
    start = item.rotation()
    return tween(ms, lambda t: item.setRotation(start + (degrees - start) * t), curve)


def scale(item: QGraphicsItem, factor: float, ms: int, curve: Curve = Curve.OutCubic) -> QVariantAnimation:
    """Grows or shrinks `item` to `factor`."""
    start = item.scale()
    return tween(ms, lambda t: item.setScale(start + (factor - start) * t), curve)


def fade(item: QGraphicsItem, opacity: float, ms: int) -> QVariantAnimation:
    """Fades `item` to `opacity` (0 to 1)."""
    start = item.opacity()
    return tween(ms, lambda t: item.setOpacity(start + (opacity - start) * t), Curve.Linear)


def turn_over(item: QGraphicsItem, change: Callable[[], None], ms: int) -> QVariantAnimation:
    """Turns `item` over where it lies; half-way `change` brings its other face up."""
    return tween(ms, lambda t: turned_over(item, t, change), Curve.InOutSine)


def turned_over(item: QGraphicsItem, t: float, change: Callable[[], None]) -> None:
    """`item` at the part `t` of its being turned over."""
    item.setTransform(QTransform.fromScale(max(EDGE, abs(math.cos(math.pi * t))), 1.0))
    if t >= 0.5:
        change()
    if t >= 1.0:
        item.setTransform(QTransform())


def call(action: Callable[[], None]) -> QAbstractAnimation:
    """Runs `action` when its turn in a sequence comes; for turning a card over half-way."""
    return tween(1, lambda t: action() if t >= 1.0 else None)


def sequence(parts: Iterable[QAbstractAnimation]) -> QSequentialAnimationGroup:
    """One part after the other."""
    group = QSequentialAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def together(parts: Iterable[QAbstractAnimation]) -> QParallelAnimationGroup:
    """All parts at once."""
    group = QParallelAnimationGroup()
    for part in parts:
        group.addAnimation(part)
    return group


def existing(parts: Iterable[QAbstractAnimation | None]) -> list[QAbstractAnimation]:
    """Those of the parts that there are."""
    return [part for part in parts if part is not None]


class Rest(QPauseAnimation):
    """Something finished stays to be looked at; `BoardScene.go_on` ends it early."""


def past_rest(running: QAbstractAnimation | None) -> int | None:
    """The time at which the rest that `running`, a sequence, is in now is over; None if it is in none."""
    if not isinstance(running, QSequentialAnimationGroup):
        return None
    now, past = running.currentAnimation(), 0
    for number in range(running.animationCount()):
        part = running.animationAt(number)
        past += part.totalDuration()
        if part is now:
            return past if isinstance(part, Rest) else None
    return None


def after(ms: int, part: QAbstractAnimation) -> QAbstractAnimation:
    """`part`, begun `ms` milliseconds later."""
    return sequence((QPauseAnimation(max(0, ms)), part)) if ms > 0 else part
