"""What stands on the board and moves: turned wooden Queens and Princes, fields, cities, tiles on their way, ripples.

An item paints what it is told. A piece has its foot at the item's position, everything else its middle.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from princesscourt.core.rules import Seat
from princesscourt.games.realm.rules.moves import Building, Pawn
from princesscourt.games.realm.rules.state import LIGHT
from princesscourt.games.realm.ui.fields import paint_field, paint_pennant
from princesscourt.games.realm.ui.tiles import INK, PLACE, draw_tile, grown, hexagon
from princesscourt.ui.kit.items import PictureItem
from princesscourt.ui.kit.paint import ink, paint_sign, pen
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

PAPER = "#FBF6EA"
BODIES = {"Q": QRectF(-40, -121, 80, 128), "P": QRectF(-32, -92, 64, 99.2)}
SIGNS = {"Q": QRectF(-11.5, -44, 23, 23), "P": QRectF(-9.5, -36, 19, 19)}
BOAT = QRectF(-50, -26, 100, 50)
FIELD = QRectF(-100, -100, 200, 200)
"""Where a field is painted, around the middle of its hex."""
SUNK = 9.0
"""How deep a pawn stands in its boat."""


class PieceItem(PictureItem):
    """A Queen or a Prince. `side` gives the wood, `seat` the paint and the sign; `place` is where it belongs."""

    def __init__(self, look: Look, sprites: Sprites, side: int, pawn: Pawn) -> None:
        super().__init__(look, sprites, QRectF(-56, -124, 112, 156))
        self.side, self.pawn = side, pawn
        self.place: int | str = ""
        self.seat: Seat = side
        self.value = 0
        self.afloat = False

    def show_piece(self, seat: Seat, value: int, *, afloat: bool) -> None:
        """`value`: range and combat value, 0 to show none; `afloat`: it stands in a boat."""
        if (seat, value, afloat) != (self.seat, self.value, self.afloat):
            self.seat, self.value, self.afloat = seat, value, afloat
            self.update()

    def draw(self, painter: QPainter) -> None:
        key = f"realm/piece/{self.pawn}/{self.side}/{self.seat}/{self.afloat}"
        self.sprites.stamp(painter, key, self.reach, self.look.theme, self._paint_body)
        if self.value:
            self._paint_value(painter)

    def _paint_body(self, painter: QPainter, place: QRectF) -> None:
        """The wood with its paint and sign, in its boat if it stands in one."""
        painter.translate(place.topLeft() - self.reach.topLeft())
        kind = "queen" if self.pawn == "Q" else "prince"
        wood = "light" if self.side == LIGHT else "dark"
        seat = self.look.theme.seat(self.seat)
        painter.save()
        if self.afloat:
            painter.translate(0, -SUNK)
            painter.setClipRect(QRectF(-60, -130, 120, 130))
        self.sprites.draw(painter, f"realm/{kind}-{wood}", BODIES[self.pawn], self.look.theme, tint=seat.fill)
        paint_sign(painter, SIGNS[self.pawn], seat.sign, seat.ink)
        painter.restore()
        if self.afloat:
            self.sprites.draw(painter, "realm/boat", BOAT, self.look.theme)

    def _paint_value(self, painter: QPainter) -> None:
        """A small disc at the shoulder with range and combat value."""
        size = grown(22, self.look.theme)
        middle, reach = QPointF(28, -54), size * 0.66
        painter.setPen(pen(INK, 1.8))
        painter.setBrush(QColor(PAPER))
        painter.drawEllipse(middle, reach, reach)
        painter.setPen(QColor(INK))
        painter.setFont(self.look.theme.sans(size, bold=True))
        box = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self.value))


class BuildingItem(PictureItem):
    """A field or a city of a side. It grows from `grown` 0 to 1, and burns while `fire` is over 0."""

    def __init__(self, look: Look, sprites: Sprites, what: Building, seat: Seat, *, high: bool, seed: int) -> None:
        """`high`: on a mountain."""
        super().__init__(look, sprites, QRectF(-100, -100, 200, 190))
        self.what, self.seat = what, seat
        self._high, self._seed = high, seed
        self.grown, self.fire = 1.0, 0.0
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)

    def grow(self, part: float) -> None:
        self.grown = part
        self.update()

    def burn(self, part: float) -> None:
        """`part` runs from 0 (whole) to 1 (nothing left)."""
        self.fire = part
        self.update()

    def draw(self, painter: QPainter) -> None:
        painter.save()
        painter.setOpacity(painter.opacity() * (1 - self.fire**3))
        if self.what == "field":
            self._draw_field(painter)
        else:
            self._paint_city(painter)
        painter.restore()
        if 0 < self.fire < 1:
            self._paint_fire(painter)

    def _draw_field(self, painter: QPainter) -> None:
        """A field that grows is painted stroke by stroke, a grown one kept as a picture."""
        look = self.look.theme.seat(self.seat)
        if self.grown < 1:
            paint_field(painter, look, self._seed, high=self._high, grown=self.grown)
            return

        def paint(brush: QPainter, place: QRectF) -> None:
            brush.translate(place.center())
            paint_field(brush, look, self._seed, high=self._high, grown=1.0)

        key = f"realm/field/{self.seat}/{self._seed}/{self._high}"
        self.sprites.stamp(painter, key, FIELD, self.look.theme, paint)

    def _paint_city(self, painter: QPainter) -> None:
        look, grown = self.look.theme.seat(self.seat), self.grown
        painter.translate(0, 14)
        painter.scale(1, max(0.02, grown) * (1 - 0.6 * self.fire))
        self.sprites.draw(painter, "realm/city", QRectF(-80, -86, 160, 96), self.look.theme, tint=look.fill)
        paint_pennant(painter, look, QPointF(-62, -34), 1.0)

    def _paint_fire(self, painter: QPainter) -> None:
        painter.save()
        painter.setOpacity(min(1.0, 4 * self.fire, 4 * (1 - self.fire)))
        flicker = 1 + 0.16 * (round(self.fire * 24) % 2)
        for x, y, size in ((-44, 10, 0.8), (-14, 22, 1.1), (18, 20, 0.95), (46, 8, 0.75)):
            wide, high = 38 * size, 56 * size * flicker
            flame = QRectF(x - wide / 2, y - high, wide, high)
            self.sprites.draw(painter, "realm/flame", flame, self.look.theme)
        painter.restore()


class TileItem(PictureItem):
    """A hex on its way from its pile."""

    def __init__(self, look: Look, sprites: Sprites, letter: str, seed: int) -> None:
        super().__init__(look, sprites, PLACE)
        self._letter, self._seed = letter, seed

    def draw(self, painter: QPainter) -> None:
        draw_tile(painter, self.sprites, self.look.theme, self._letter, self._seed)


class RippleItem(PictureItem):
    """Rings that run from the middle of a conquered hex to its edge."""

    def __init__(self, look: Look, sprites: Sprites, colour: str) -> None:
        super().__init__(look, sprites, QRectF(-106, -106, 212, 212))
        self._colour, self._part = colour, 0.0

    def run(self, part: float) -> None:
        """`part` runs from 0 to 1."""
        self._part = part
        self.update()

    def draw(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for late in (0.0, 0.22, 0.44):
            part = (self._part - late) / (1 - late)
            if 0 < part < 1:
                painter.setPen(pen(self._colour, 9 * (1 - part) + 2))
                painter.setOpacity(1 - part)
                painter.drawPolygon(hexagon(96 * part))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(self._colour, 0.3 * (1 - self._part)))
        painter.setOpacity(1.0)
        painter.drawPolygon(hexagon(94 * self._part))
