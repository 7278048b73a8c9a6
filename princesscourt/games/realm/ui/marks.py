"""What lies over the map: glowing hexes, the tether of a Prince, the outline of a realm, the sums of a battle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from princesscourt.games.realm.ui.geometry import WIDTH
from princesscourt.games.realm.ui.items import PAPER
from princesscourt.games.realm.ui.tiles import INK, hexagon
from princesscourt.ui.kit import lettering
from princesscourt.ui.kit.box import Point
from princesscourt.ui.kit.items import PictureItem
from princesscourt.ui.kit.paint import cast_shadow, ink, paint_sign, pen
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import LIGHT, Look, SeatLook

GOAL: Final = "goal"
"""A hex where the chosen pawn may end."""
FIGHT: Final = "fight"
"""A guarded hex that may be attacked."""
START: Final = "start"
"""A pawn that may be chosen."""
CHOSEN: Final = "chosen"
LAST: Final = "last"
"""A hex of the last action."""
FAINT: Final = "faint"
"""Where the pawn chosen last could go without the other."""
LIT = "#FFF6C9"
BLUE = "#1F5FBF"


class HexGlow(PictureItem):
    """A mark on a hex, told by form as well as by colour."""

    def __init__(self, look: Look, sprites: Sprites, form: str) -> None:
        super().__init__(look, sprites, QRectF(-104, -94, 208, 188))
        self._form = form

    def draw(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        match self._form:
            case "goal" | "faint":
                self._paint_goal(painter)
            case "fight":
                self._paint_rim(painter, "#A8322D", 5)
                self.sprites.draw(painter, "realm/swords", QRectF(-95, -22, 44, 44), self.look.theme)
            case "start":
                self._paint_rim(painter, LIT, 4, dashed=True)
            case "chosen":
                self._paint_rim(painter, BLUE, 6)
            case _:
                painter.setPen(pen(LIT, 9))
                painter.setBrush(ink(LIT, 0.16))
                painter.drawPolygon(hexagon(86))

    def _paint_goal(self, painter: QPainter) -> None:
        faint = self._form == FAINT
        painter.setOpacity(0.55 if faint else 1.0)
        if not faint:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink("#FFFFFF", 0.14))
            painter.drawPolygon(hexagon(91))
        painter.setPen(pen(INK, 2.4))
        painter.setBrush(QColor(LIT))
        painter.drawEllipse(QPointF(), 12 if faint else 15, 12 if faint else 15)

    def _paint_rim(self, painter: QPainter, colour: str, width: float, *, dashed: bool = False) -> None:
        for line, wide in ((QColor("#FFFFFF" if colour != LIT else INK), width + 3.5), (QColor(colour), width)):
            stroke = QPen(line, wide)
            stroke.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if dashed:
                stroke.setDashPattern([5 * (width / wide), 2.2 * (width / wide)])
                stroke.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(stroke)
            painter.drawPolygon(hexagon(92))


class TetherItem(PictureItem):
    """From the Queen to her Prince: a bead for each hex between them, and the range that is left."""

    def __init__(self, look: Look, sprites: Sprites, queen: QPointF, prince: QPointF, value: int) -> None:
        reach = QRectF(queen, prince).normalized().adjusted(-40, -40, 40, 40)
        super().__init__(look, sprites, reach)
        self._queen, self._prince, self._value = queen, prince, value

    def draw(self, painter: QPainter) -> None:
        steps = 5 - self._value
        for colour, width in ((INK, 7.0), ("#EFC85A", 3.6)):
            painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(self._queen, self._prince)
        painter.setPen(pen(INK, 2))
        painter.setBrush(QColor("#EFC85A"))
        for step in range(steps + 1):
            painter.drawEllipse(self._queen + (self._prince - self._queen) * (step / steps), 8, 8)


class RealmItem(PictureItem):
    """The line around a realm and what it is worth. Whole if it holds a city, else broken, since it cannot win yet."""

    def __init__(
        self,
        look: Look,
        sprites: Sprites,
        seat: SeatLook,
        rims: Sequence[Sequence[Point]],
        *,
        city: bool,
    ) -> None:
        path = QPainterPath()
        for rim in rims:
            path.addPolygon(QPolygonF([QPointF(*point) for point in rim]))
            path.closeSubpath()
        super().__init__(look, sprites, path.boundingRect().adjusted(-8, -8, 8, 8))
        self._path, self._seat, self._city = path, seat, city

    def draw(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (("#FFFFFF", 10.0), (self._seat.fill, 6.0)):
            line = QPen(QColor(colour), width)
            line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            if not self._city:
                line.setDashPattern([18 / width, 12 / width])
                line.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(line)
            painter.drawPath(self._path)


class WorthItem(PictureItem):
    """A realm's points and its owner's sign on a small plate."""

    def __init__(self, look: Look, sprites: Sprites, seat: SeatLook, text: str, *, city: bool) -> None:
        super().__init__(look, sprites, QRectF(-42, -20, 84, 40))
        self._seat, self._text, self._city = seat, text, city

    def draw(self, painter: QPainter) -> None:
        plate = QRectF(-37, -16, 74, 32)
        colour = self._seat.ink if self._city else LIGHT.text
        painter.setPen(pen("#FFFFFF", 2.4))
        painter.setBrush(QColor(self._seat.fill if self._city else PAPER))
        painter.drawRoundedRect(plate, 10, 10)
        paint_sign(painter, QRectF(-31, -9, 18, 18), self._seat.sign, colour if self._city else self._seat.fill)
        painter.setPen(QColor(colour))
        painter.setFont(self.look.theme.sans(26, bold=True))
        painter.drawText(plate.adjusted(20, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, self._text)


class BubbleItem(PictureItem):
    """The sums of a battle over its hex, and in one line what would come of it; without a line it is small."""

    def __init__(self, look: Look, sprites: Sprites, sums: str, line: str, *, good: bool) -> None:
        wide, half = (340.0, 64.0) if line else (190.0, 22.0)
        super().__init__(look, sprites, QRectF(-wide / 2 - 6, -half - 6, wide + 12, 2 * half + 18))
        self._sheet = QRectF(-wide / 2, -half, wide, 2 * half)
        self._sums, self._line, self._good = sums, line, good
        self.setScale(min(1.5, max(1.0, look.theme.scale)))

    @property
    def text(self) -> str:
        """All it says."""
        return f"{self._sums}\n{self._line}"

    def put_over(self, middle: QPointF) -> None:
        """Above the hex with this middle, or below it where there is no room."""
        room, half = self._sheet.width() * self.scale() / 2 + 20, self._sheet.height() * self.scale() / 2
        x = min(max(middle.x(), room), WIDTH - room)
        self.setPos(x, middle.y() + (94 + half if middle.y() < 300 else -74 - half))

    def draw(self, painter: QPainter) -> None:
        sheet = self._sheet
        colour = LIGHT.good if self._good else LIGHT.bad
        cast_shadow(painter, sheet, ink(INK, 0.3), 14)
        painter.setPen(pen(colour, 4))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(sheet, 14, 14)
        if not self._line:
            self._write(painter, sheet.adjusted(8, 2, -8, -2), self._sums, 25, LIGHT.text)
            return
        top = sheet.top() + 8
        self.sprites.draw(painter, "realm/swords", QRectF(sheet.left() + 12, top + 2, 46, 46), self.look.theme)
        self._write(painter, QRectF(sheet.left() + 62, top, sheet.width() - 72, 52), self._sums, 36, LIGHT.text)
        self._write(painter, QRectF(sheet.left() + 12, top + 50, sheet.width() - 24, 62), self._line, 23, colour)

    def _write(self, painter: QPainter, box: QRectF, text: str, size: int, colour: str) -> None:
        """Text that shrinks until it fits its box."""
        painter.setPen(QColor(colour))
        lettering.write(painter, box, text, partial(self.look.theme.sans, bold=True), size)


class BoxGlow(PictureItem):
    """A mark around a thing beside the map."""

    def __init__(self, look: Look, sprites: Sprites, box: QRectF, *, chosen: bool) -> None:
        super().__init__(look, sprites, box.adjusted(-8, -8, 8, 8))
        self._box, self._chosen = box, chosen

    def draw(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((INK if not self._chosen else "#FFFFFF", 8.0), (BLUE if self._chosen else LIT, 4.5)):
            painter.setPen(pen(colour, width))
            painter.drawRoundedRect(self._box, 12, 12)
