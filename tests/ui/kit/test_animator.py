"""What every game's movements begin with."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QRectF, QSequentialAnimationGroup
from pytestqt.qtbot import QtBot

from princesscourt.core.events import Event
from princesscourt.ui.kit import motion
from princesscourt.ui.kit.animator import Animator
from princesscourt.ui.kit.board import BoardScene
from princesscourt.ui.kit.items import PaintedItem
from princesscourt.ui.kit.theme import Look, Pace, Variant


@dataclass(frozen=True)
class Waited(Event):
    ms: int


class Waiting(Animator[int]):
    """Every wait lasts as long as it says; one of nothing is not seen."""

    def part(self, event: Event) -> QAbstractAnimation | None:
        assert isinstance(event, Waited)
        return QPauseAnimation(self.ms(event.ms)) if event.ms else None


@pytest.fixture
def waiting(qtbot: QtBot) -> Waiting:
    del qtbot
    return Waiting(BoardScene(Look(Variant.LIGHT, 1.0, Pace.NORMAL)), 0, 1)


def test_what_events_look_like_comes_one_after_the_other(waiting: Waiting) -> None:
    movement = waiting.movement((Waited(100), Waited(0), Waited(40)))
    assert isinstance(movement, QSequentialAnimationGroup)
    times = [movement.animationAt(number).duration() for number in range(movement.animationCount())]
    assert times == [waiting.ms(100), waiting.ms(40)]


def test_nothing_to_be_seen_is_no_movement(waiting: Waiting) -> None:
    assert waiting.movement(()) is None
    assert waiting.movement((Waited(0), Waited(0))) is None


def test_a_thing_is_turned_over_half_way_and_then_lies_flat(qtbot: QtBot) -> None:
    del qtbot
    item, up = PaintedItem(QRectF(0, 0, 10, 10)), [False]
    turning = motion.turn_over(item, lambda: up.append(True), 100)
    turning.start()
    turning.setCurrentTime(40)
    assert up == [False]
    assert 0 < item.transform().m11() < 1
    turning.setCurrentTime(60)
    assert up[-1]
    turning.setCurrentTime(100)
    assert item.transform().isIdentity()
