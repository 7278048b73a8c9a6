"""The map: a parchment sheet and its hexes in watercolour. Painted once for each map and turning, kept as a picture."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from princesscourt.games.realm.rules.ground import UNLAID
from princesscourt.games.realm.rules.hexes import COUNT, NAMES
from princesscourt.games.realm.ui import geometry as at
from princesscourt.games.realm.ui.tiles import INK, draw_tile, grown, hexagon, wash
from princesscourt.ui.kit.items import Ground
from princesscourt.ui.kit.paint import ink, pen
from princesscourt.ui.kit.palettes import ROOMS
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

REALM = ROOMS.realm
NAME_SIZE = 21
STAINS = (
    (190, 760, 230, "#E2C98F"), (1180, 150, 200, "#DDB98A"), (1150, 820, 170, "#CFCB94"), (120, 180, 150, "#D5CFA4"),
)  # fmt: skip
"""Old washes on the sheet: x, y, reach, colour."""


class GroundItem(Ground):
    """Sheet and hexes."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(at.WIDTH, at.HEIGHT)
        self._look, self._sprites = look, sprites
        self._terrain, self._turn = UNLAID, 0

    def show_map(self, terrain: str, turn: int) -> None:
        if (terrain, turn) != (self._terrain, self._turn):
            self._terrain, self._turn = terrain, turn
            self.update()

    def draw(self, painter: QPainter) -> None:
        self._paint_sheet(painter)
        for place in range(COUNT):
            self._paint_hex(painter, place)

    def _paint_sheet(self, painter: QPainter) -> None:
        sheet = self.reach.adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(pen("#B8893B", 2.4))
        painter.setBrush(QColor(REALM.parchment))
        painter.drawRoundedRect(sheet, 20, 20)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        for number, (x, y, reach, colour) in enumerate(STAINS):
            painter.setBrush(ink(colour, 0.28))
            painter.drawPath(wash(reach, number + 90, wobble=14).translated(x, y))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen("#D6B878", 1.4))
        painter.drawRoundedRect(sheet.adjusted(7, 7, -7, -7), 15, 15)

    def _paint_hex(self, painter: QPainter, place: int) -> None:
        painter.save()
        painter.translate(*at.centre(place, self._turn))
        letter = self._terrain[place]
        if letter == ".":
            self._paint_gap(painter)
        else:
            draw_tile(painter, self._sprites, self._look.theme, letter, place)
        painter.restore()

    def _paint_gap(self, painter: QPainter) -> None:
        """A hex of the draft that nobody has laid yet."""
        line = QPen(ink("#8A6438", 0.7), 2.4, Qt.PenStyle.DashLine)
        painter.setPen(line)
        painter.setBrush(ink("#FFFFFF", 0.25))
        painter.drawPolygon(hexagon(94))


class NamesItem(Ground):
    """The names of the hexes, over what is built there."""

    def __init__(self, look: Look) -> None:
        super().__init__(at.WIDTH, at.HEIGHT)
        self._look = look
        self._turn = 0

    def show_turn(self, turn: int) -> None:
        if turn != self._turn:
            self._turn = turn
            self.update()

    def draw(self, painter: QPainter) -> None:
        painter.setFont(self._look.theme.serif(grown(NAME_SIZE, self._look.theme), bold=True))
        for place, name in enumerate(NAMES):
            x, y = at.centre(place, self._turn)
            self._paint_name(painter, QRectF(x - 40, y + 46, 80, 32), name)

    def _paint_name(self, painter: QPainter, box: QRectF, name: str) -> None:
        painter.setPen(ink("#FFFFFF", 0.8))
        for shift in (QPointF(1, 1), QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1)):
            painter.drawText(box.translated(shift), Qt.AlignmentFlag.AlignCenter, name)
        painter.setPen(QColor(INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
