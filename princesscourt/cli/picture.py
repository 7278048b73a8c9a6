"""A picture of the board, without a window: as the lens sees the place where the match stands."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QApplication

from princesscourt.cli.trouble import Trouble
from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyMatch
from princesscourt.games import UnknownGame
from princesscourt.ui.kit.board import BoardScene
from princesscourt.ui.kit.fonts import load_fonts
from princesscourt.ui.kit.room import Room
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look, Variant
from princesscourt.ui.shell.rooms import room_for

LONGER_SIDE = 1600
"""Pixels."""


def png(match: AnyMatch, lens: AnyLens) -> bytes:
    """The data of a PNG file. Raises `Trouble` if pictures cannot be made here."""
    if not isinstance(QCoreApplication.instance(), QApplication):
        raise Trouble(QCoreApplication.translate("cli", "Pictures cannot be made on this system."))
    load_fonts()
    scene = _room(match.rules.id).scene(Look(Variant.LIGHT), Sprites())
    try:
        scene.turn(lens.viewer if lens.viewer is not None and lens.viewer >= 0 else 0, lens.viewer)
        scene.show_view(lens.view(match.live))
        return _data(_painted(scene))
    finally:
        scene.close_down()


def _room(game_id: str) -> Room:
    try:
        return room_for(game_id)
    except UnknownGame:
        sentence = QCoreApplication.translate("cli", "There are no pictures of {game}.")
        raise Trouble(sentence.format(game=game_id)) from None


def _painted(scene: BoardScene) -> QImage:
    area = scene.sceneRect()
    scale = LONGER_SIDE / max(area.width(), area.height())
    image = QImage(round(area.width() * scale), round(area.height() * scale), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(image.rect()), area)
    painter.end()
    return image


def _data(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
