"""What the items of every board are made from."""

from __future__ import annotations

from weakref import ref

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from princesscourt.ui.kit.items import Bunch, Glow, Ground, PaintedItem
from princesscourt.ui.kit.paint import clipped, painting_on


class Field(Ground):
    def draw(self, painter: QPainter) -> None:
        with self.inside(painter):
            painter.fillRect(self.reach, QColor("black"))


def picture(item: PaintedItem, side: int) -> QImage:
    """The item alone in a scene of this size, on white."""
    scene = QGraphicsScene(0, 0, side, side)
    scene.addItem(item)
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with painting_on(image) as painter:
        scene.render(painter)
    scene.removeItem(item)
    return image


def test_a_ground_ends_at_its_round_corners(qtbot: QtBot) -> None:
    del qtbot
    image = picture(Field(100, 100), 100)
    assert image.pixelColor(50, 1) == QColor("black")
    assert image.pixelColor(1, 50) == QColor("black")
    assert [image.pixelColor(x, y) for x in (1, 98) for y in (1, 98)] == [QColor("white")] * 4


def test_a_ground_is_kept_as_a_picture(qtbot: QtBot) -> None:
    del qtbot
    assert Field(10, 10).cacheMode() == Field.CacheMode.DeviceCoordinateCache


def test_a_painted_item_lets_clicks_through(qtbot: QtBot) -> None:
    del qtbot
    item = PaintedItem(QRectF(1, 2, 3, 4))
    assert item.acceptedMouseButtons() == Qt.MouseButton.NoButton
    assert item.boundingRect() == QRectF(1, 2, 3, 4)


def test_a_clip_ends_whatever_happens(qtbot: QtBot) -> None:
    del qtbot
    half = QPainterPath()
    half.addRect(QRectF(0, 0, 5, 10))
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with painting_on(image) as painter:
        with pytest.raises(ZeroDivisionError), clipped(painter, half):
            painter.fillRect(QRectF(0, 0, 10, 5), QColor("black"))
            raise ZeroDivisionError
        painter.fillRect(QRectF(0, 9, 10, 1), QColor("black"))
    assert image.pixelColor(2, 2) == QColor("black")
    assert image.pixelColor(7, 2) == QColor("white")
    assert image.pixelColor(7, 9) == QColor("black")


def test_a_bunch_is_taken_away_together(qtbot: QtBot) -> None:
    del qtbot
    scene = QGraphicsScene()
    stays, bunch = Field(10, 10), Bunch[Glow](scene)
    scene.addItem(stays)
    for z in (1, 2):
        bunch.add(Glow(Glow.DOT, 5, "gold"), z)
    assert [glow.zValue() for glow in bunch] == [1, 2]
    assert len(scene.items()) == 3
    bunch.clear()
    assert list(bunch) == []
    assert scene.items() == [stays]


def test_a_bunch_does_not_keep_its_scene(qtbot: QtBot) -> None:
    del qtbot
    scene = QGraphicsScene()
    bunch = Bunch[Glow](scene)
    gone = ref(scene)
    del scene
    assert gone() is None
    assert list(bunch) == []
