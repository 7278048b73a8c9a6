"""The board painted without a window, as a lens sees it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPixmapCache

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyMatch, AnyNode
from princesscourt.ui.kit.board import BoardScene, Marks
from princesscourt.ui.kit.fonts import load_fonts
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import LIGHT, Look, Variant
from princesscourt.ui.shell.names import display_names
from princesscourt.ui.shell.rooms import room_for

CACHE_KB: Final = 160_000
"""For what does not change on three boards; with Qt's own 10 MB they would push each other out at each picture."""


class Easel:
    """A board that paints one place of a match after the other, the ply that led there marked.

    `ground`: what shows where the board leaves the picture free.
    """

    def __init__(self, match: AnyMatch, lens: AnyLens, longer_side: int, ground: QColor) -> None:
        load_fonts()
        QPixmapCache.setCacheLimit(max(CACHE_KB, QPixmapCache.cacheLimit()))
        self._lens, self._side, self._ground = lens, longer_side, ground
        self._scene: BoardScene = room_for(match.rules.id).scene(Look(Variant.LIGHT), Sprites())
        self._scene.names = display_names(match.setting.players)
        self._scene.turn(max(lens.viewer or 0, 0), lens.viewer)
        self._shown: tuple[object, Marks] | None = None
        self._image = QImage()

    def paint(self, node: AnyNode) -> QImage:
        """The board at `node`; the very same image as before if nothing on it has changed."""
        shown = self._lens.view(node), Marks(last=self._lens.trail(node))
        if shown != self._shown:
            self._shown = shown
            self._scene.marks = shown[1]
            self._scene.show_view(shown[0])
            self._image = self._painted()
        return self._image

    def _painted(self) -> QImage:
        area = self._scene.sceneRect()
        scale = self._side / max(area.width(), area.height())
        size = QSize(round(area.width() * scale), round(area.height() * scale))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(self._ground)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._scene.render(painter, QRectF(image.rect()), area)
        painter.end()
        return image

    def put_away(self) -> None:
        """Nothing is painted any more."""
        self._scene.close_down()


@contextmanager
def easel(match: AnyMatch, lens: AnyLens, longer_side: int) -> Iterator[Easel]:
    """An easel whose pictures have a longer side of so many pixels. Raises `UnknownGame` for a game without a room."""
    one = Easel(match, lens, longer_side, QColor(LIGHT.page))
    try:
        yield one
    finally:
        one.put_away()


def file_of(image: QImage, form: str, quality: int = -1) -> bytes:
    """The data of a picture file in a form that Qt writes, such as "png"."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(form.encode()))
    writer.setQuality(quality)
    writer.write(image)
    return bytes(buffer.data().data())
