"""Sheets that lie on the velvet: base of everything that is written on."""

from __future__ import annotations

from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QTransform

from princesscourt.games.rebel.ui.faces import GOLD, INK, LIGHT_GOLD, PAPER, REBEL, SHADOW, Faces
from princesscourt.ui.kit import lettering
from princesscourt.ui.kit.items import PaintedItem
from princesscourt.ui.kit.paint import cast_shadow, ink, paint_sheet, pen
from princesscourt.ui.kit.sprites import snapped

LEFT = lettering.LEFT
MIDDLE = lettering.CENTRE
TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
MOST_GROWTH = 1.5
"""Text grows with the text scale as far as its place lets it, and no more than so."""

TFact = TypeVar("TFact")


def _portrait(princess: str, tired: bool) -> str:
    """The name of a portrait's picture."""
    return f"rebel/portrait/{princess}/{tired}"


class PaperItem(PaintedItem):
    """A sheet with its upper left corner at the item's position; painted anew only when what it shows has changed."""

    def __init__(self, faces: Faces, width: float, height: float) -> None:
        super().__init__(QRectF())
        self.faces = faces
        self.box = QRectF()
        self.resize(width, height)
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)

    def resize(self, width: float, height: float) -> None:
        if (width, height) != (self.box.width(), self.box.height()):
            self.prepareGeometryChange()
            self.box = QRectF(0, 0, width, height)
            self.reach = self.box.adjusted(-8, -8, 10, 14)

    def rest(self) -> None:
        """As it lies when nothing moves."""
        self.setTransform(QTransform())
        self.setScale(1.0)
        self.setOpacity(1.0)

    def sheet(self, painter: QPainter, *, ground: str = PAPER, line: str = GOLD, width: float = 2.0) -> None:
        """The paper itself."""
        cast_shadow(painter, self.box, ink(SHADOW, 0.4), 14)
        paint_sheet(painter, self.box, ground, line, width)

    def write(
        self,
        painter: QPainter,
        box: QRectF,
        text: str,
        size: int,
        *,
        bold: bool = False,
        serif: bool = False,
        italic: bool = False,
        colour: str = INK,
        flags: Qt.AlignmentFlag = MIDDLE,
    ) -> float:
        """Writes text that wraps, and shrinks until it fits its box; gives the height it takes."""
        theme = self.faces.look.theme
        make = theme.serif if serif else theme.sans
        painter.setPen(QColor(colour))
        return lettering.write(
            painter, box, text, partial(make, bold=bold, italic=italic), self.grown(size), flags=flags
        )

    def grown(self, size: int) -> int:
        """A height of type that grows with the text scale."""
        return round(size * min(self.faces.look.theme.scale, MOST_GROWTH))

    def height(self, text: str, width: float, size: int) -> float:
        """How high a text of this size is that wraps at `width`."""
        metrics = QFontMetricsF(lettering.unhinted(self.faces.look.theme.sans(size)))
        how = int(Qt.TextFlag.TextWordWrap | TOP)
        return metrics.boundingRect(QRectF(0, 0, width, 10_000), how, text).height()

    def pill(self, painter: QPainter, box: QRectF, text: str, *, ground: str, colour: str = INK) -> None:
        """A word in a rounded field."""
        painter.setPen(pen(GOLD, 1.4))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, min(18.0, box.height() / 2), min(18.0, box.height() / 2))
        self.write(painter, box.adjusted(6, 0, -6, 0), text, 23, bold=True, colour=colour)

    def portrait(self, painter: QPainter, princess: str, place: QRectF, *, tired: bool = False) -> None:
        """A princess in her frame; "" is her card face down. An exhausted one sleeps in the shade."""

        paint = partial(self._paint_portrait, princess=princess, tired=tired)
        self.faces.sprites.stamp(painter, _portrait(princess, tired), place, self.faces.look.theme, paint)

    def ready_portrait(self, princess: str, size: QSizeF, scale: float) -> None:
        """Paints a portrait that will be shown in a place of this size, with so many pixels for a unit."""
        paint = partial(self._paint_portrait, princess=princess, tired=False)
        sprites, theme = self.faces.sprites, self.faces.look.theme
        sprites.painted(_portrait(princess, tired=False), size, theme, snapped(scale), paint)

    def _paint_portrait(self, painter: QPainter, place: QRectF, princess: str, *, tired: bool) -> None:
        frame = place.adjusted(2, 2, -2, -2)
        painter.setPen(pen(GOLD, 3))
        painter.setBrush(QColor("#8A6AB0" if princess else REBEL.plum))
        painter.drawRoundedRect(frame, 10, 10)
        if princess:
            figure = QRectF(frame.left() + 3, frame.bottom() - 3 - frame.width() * 1.15, frame.width() - 6, 0)
            figure.setHeight(frame.width() * 1.15)
            self.faces.sprites.draw(painter, f"rebel/{princess}", figure, self.faces.look.theme)
        else:
            self.faces.draw(painter, -1, frame)
        if tired:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink(REBEL.velvet, 0.62))
            painter.drawRoundedRect(frame, 10, 10)
            self.write(painter, frame, "z Z", round(frame.width() * 0.3), serif=True, bold=True, colour="#F6E2A6")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(LIGHT_GOLD, 1.6))
        painter.drawRoundedRect(frame.adjusted(4, 4, -4, -4), 7, 7)


class FactItem(PaperItem, Generic[TFact]):
    """A sheet that tells one fact of the moment, and is away while there is none."""

    def __init__(self, faces: Faces, width: float, height: float) -> None:
        super().__init__(faces, width, height)
        self._fact: TFact | None = None

    def show_fact(self, fact: TFact | None) -> None:
        self.setVisible(fact is not None)
        if fact != self._fact:
            self._fact = fact
            self.update()

    def draw(self, painter: QPainter) -> None:
        if self._fact is not None:
            self.draw_fact(painter, self._fact)

    def draw_fact(self, painter: QPainter, fact: TFact) -> None:
        raise NotImplementedError
