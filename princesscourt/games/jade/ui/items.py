"""What moves on the board: symbol cards, pieces, stones, chips, and the way that grows under the pointer."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules.board import Node
from princesscourt.games.jade.rules.catalog import SYMBOLS, Symbol
from princesscourt.games.jade.ui import geometry as at
from princesscourt.games.jade.ui.ground import SHADOW
from princesscourt.ui.kit.items import PaintedItem, PictureItem
from princesscourt.ui.kit.paint import cast_shadow, ink, paint_sheet, paint_sign, pen
from princesscourt.ui.kit.palettes import ROOMS
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

JADE = ROOMS.jade
PAPER = "#FBF4E0"
GOLD = "#D9AE61"


class BoardPart(PictureItem):
    """An item with its middle at its position that paints inside `reach` by `rise`."""

    def __init__(self, look: Look, sprites: Sprites, reach: float, rise: float) -> None:
        box = QRectF(-reach / 2, -rise / 2, reach, rise)
        super().__init__(look, sprites, box.adjusted(-4, -4, 8, 10))
        self.box = box


class SymbolItem(BoardPart):
    """A symbol card; face down while `symbol` is None."""

    def __init__(self, look: Look, sprites: Sprites, symbol: Symbol | None) -> None:
        super().__init__(look, sprites, at.CARD_W, at.CARD_H)
        self.symbol = symbol

    def show_symbol(self, symbol: Symbol | None) -> None:
        if symbol != self.symbol:
            self.symbol = symbol
            self.update()

    def draw(self, painter: QPainter) -> None:
        """From a picture of the whole card: eight of them are painted after every ply."""
        name = "back" if self.symbol is None else SYMBOLS[self.symbol]
        self.sprites.stamp(painter, f"jade card {name}", self.reach, self.look.theme, self._paint_card)

    def _paint_card(self, painter: QPainter, place: QRectF) -> None:
        whole = self.reach
        painter.translate(place.topLeft())
        painter.scale(place.width() / whole.width(), place.height() / whole.height())
        painter.translate(-whole.topLeft())
        paint_card(painter, self.box)
        if self.symbol is None:
            paint_card_back(painter, self.box)
        else:
            inner = self.box.adjusted(6, 11, -6, -11)
            self.sprites.draw(painter, f"jade/{SYMBOLS[self.symbol]}", inner, self.look.theme)


def paint_card(painter: QPainter, box: QRectF) -> None:
    """A blank card with its shadow."""
    cast_shadow(painter, box, ink(SHADOW, 0.32), 8, (3, 5))
    paint_sheet(painter, box, PAPER, GOLD, 2.2, 8)


def paint_card_back(painter: QPainter, box: QRectF) -> None:
    """The back that all covered cards have."""
    painter.setPen(pen(GOLD, 2.2))
    painter.setBrush(QColor("#1E6A4E"))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen("#7FA66A", 1.4))
    painter.drawRoundedRect(box.adjusted(6, 6, -6, -6), 5, 5)
    middle, reach = box.center(), min(box.width(), box.height()) * 0.26
    for part in (1.0, 0.62, 0.28):
        diamond = [
            QPointF(0, -reach * part),
            QPointF(reach * part, 0),
            QPointF(0, reach * part),
            QPointF(-reach * part, 0),
        ]
        painter.drawPolygon([middle + corner for corner in diamond])


class PieceItem(BoardPart):
    """The explorer of a seat, in its colour and with its sign; its feet are at the item's position."""

    WIDTH, HEIGHT = 56.0, 67.0

    def __init__(self, look: Look, sprites: Sprites, seat: Seat) -> None:
        super().__init__(look, sprites, self.WIDTH, self.HEIGHT)
        self.seat = seat
        self.box = QRectF(-self.WIDTH / 2, -self.HEIGHT + 14, self.WIDTH, self.HEIGHT)
        self.reach = self.box.adjusted(-6, -6, 6, 12)
        self.asked = False

    def show_asked(self, asked: bool) -> None:
        """Whether the seat is to act: its foot is lit."""
        if asked != self.asked:
            self.asked = asked
            self.update()

    def draw(self, painter: QPainter) -> None:
        seat = self.look.theme.seat(self.seat)
        if self.asked:
            painter.setPen(pen("#FFF3B8", 4))
            painter.setBrush(ink("#FFF3B8", 0.35))
            painter.drawEllipse(QPointF(0, 4), 27, 13)
        self.sprites.draw(painter, "jade/explorer", self.box, self.look.theme, tint=seat.fill)
        sign = QRectF(-8, -16, 16, 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(seat.ink))
        painter.drawEllipse(sign.center(), 10.5, 10.5)
        paint_sign(painter, sign.adjusted(2, 2, -2, -2), seat.sign, seat.fill)


class StoneItem(BoardPart):
    """A danger stone: covered, or with its kind up. `mark` is the kind that its owner remembers, in a corner."""

    SIDE = 44.0

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(look, sprites, self.SIDE, self.SIDE)
        self.up: bool | None = None
        self.mark: bool | None = None

    def show_kind(self, *, up: bool | None = None, mark: bool | None = None) -> None:
        """`up`: the kind that lies open to all; `mark`: the kind known to whoever looks."""
        if (up, mark) != (self.up, self.mark):
            self.up, self.mark = up, mark
            self.update()

    def draw(self, painter: QPainter) -> None:
        self.sprites.draw(painter, _stone(self.up), self.box, self.look.theme)
        if self.mark is not None and self.up is None:
            corner = QRectF(self.box.right() - 24, self.box.top() - 4, 26, 26)
            self.sprites.draw(painter, _stone(self.mark), corner, self.look.theme)


def _stone(kind: bool | None) -> str:
    if kind is None:
        return "jade/stone"
    return "jade/snake" if kind else "jade/jaguar"


class ChipItem(BoardPart):
    """A question chip of a seat."""

    def __init__(self, look: Look, sprites: Sprites, seat: Seat) -> None:
        super().__init__(look, sprites, 34, 34)
        self.seat = seat

    def draw(self, painter: QPainter) -> None:
        paint_chip(painter, QPointF(), 15, self.look.theme.seat(self.seat).fill)


def paint_chip(painter: QPainter, middle: QPointF, reach: float, colour: str, *, spent: bool = False) -> None:
    """A chip, or the hollow where one was."""
    if spent:
        painter.setPen(QPen(QColor("#8C8672"), 1.6, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, reach - 1, reach - 1)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(SHADOW, 0.35))
    painter.drawEllipse(middle + QPointF(1.5, 3), reach, reach)
    painter.setBrush(QColor(colour))
    painter.drawEllipse(middle, reach, reach)
    painter.setPen(pen("#FFFDF7", 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, reach * 0.62, reach * 0.62)
    font = painter.font()
    font.setPixelSize(round(reach * 1.05))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor("#FFFDF7"))
    painter.drawText(
        QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach), Qt.AlignmentFlag.AlignCenter, "?"
    )


class WayItem(PaintedItem):
    """A way along the paths: a band of light with steps. `faint` while it is only pointed at; `barred` where it may
    not end."""

    def __init__(self, nodes: Sequence[Node], *, faint: bool = False, barred: bool = False) -> None:
        path = way_path(nodes)
        super().__init__(path.boundingRect().adjusted(-30, -30, 30, 30))
        self._path, self._faint, self._barred = path, faint, barred
        self._steps = [QPointF(*at.node_point(node)) for node in nodes[1:]]
        self.part = 1.0

    def grow(self, part: float) -> None:
        """How much of the way is drawn, from 0 to 1."""
        self.part = part
        self.update()

    def draw(self, painter: QPainter) -> None:
        colour = "#F08A80" if self._barred else "#FFF3B8"
        length = self._path.length()
        for width, opacity in ((16, 0.4), (7, 0.95)):
            line = QPen(ink(colour, opacity * (0.7 if self._faint else 1.0)), width)
            line.setCapStyle(Qt.PenCapStyle.RoundCap)
            if self.part < 1.0:
                line.setDashPattern([max(0.01, length * self.part / width), length / width + 1])
            elif self._faint:
                line.setDashPattern([1.2, 1.6])
            painter.setPen(line)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._path)
        if self.part >= 1.0:
            self._paint_end(painter, colour)

    def _paint_end(self, painter: QPainter, colour: str) -> None:
        end = self._steps[-1]
        painter.setPen(pen("#2B2A33", 1.5))
        painter.setBrush(QColor(colour))
        painter.drawEllipse(end, 9, 9)
        painter.setPen(pen("#2B2A33", 2.4))
        if self._barred:
            painter.drawLine(end + QPointF(-4, -4), end + QPointF(4, 4))
            painter.drawLine(end + QPointF(-4, 4), end + QPointF(4, -4))
        for number, step in enumerate(self._steps[:-1]):
            del number
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawEllipse(step, 5, 5)


def way_path(nodes: Sequence[Node]) -> QPainterPath:
    """The curve through neighbouring nodes."""
    path = QPainterPath(QPointF(*at.node_point(nodes[0])))
    for here, there in itertools.pairwise(nodes):
        path.quadTo(QPointF(*at.bend(here, there)), QPointF(*at.node_point(there)))
    return path
