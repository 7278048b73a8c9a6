"""A small plan of the screens with the figures that were seen once, where they stand or may stand now."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from princesscourt.core.rules import Seat
from princesscourt.games.jing.rules.catalog import ALL, NAMES, Square
from princesscourt.games.jing.rules.memory import Trace
from princesscourt.games.jing.ui.geometry import FIGURE_H, FIGURE_W, seen
from princesscourt.games.jing.ui.items import PICTURES
from princesscourt.ui.kit.paint import painting_on, pen
from princesscourt.ui.kit.palettes import ROOMS
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

JING = ROOMS.jing


class MemoryMap(QWidget):
    """A certain figure is framed in gold; one that may be there is pale and has a question mark."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__()
        self._look, self._sprites = look, sprites
        self.facing: Seat = 0
        self.traces: tuple[Trace, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_traces(self, facing: Seat, traces: tuple[Trace, ...]) -> None:
        """`facing`: the side whose start line is nearest; the figures are those of the other one."""
        self.facing, self.traces = facing, traces
        self.update()

    def sizeHint(self) -> QSize:
        side = self._look.theme.px(300)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._look.theme.px(300))

    def cell(self, square: Square) -> QRectF:
        """Where a screen lies on the plan."""
        side = min(self.width(), self.height()) / 5
        near, column = seen(square, self.facing)
        left = (self.width() - 5 * side) / 2
        return QRectF(left + column * side, self.height() - (near + 1) * side, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting_on(self) as painter:
            for square in ALL:
                self._paint_cell(painter, self.cell(square).adjusted(2, 2, -2, -2), square)

    def _paint_cell(self, painter: QPainter, place: QRectF, square: Square) -> None:
        painter.setPen(pen(JING.lacquer, 1.5))
        painter.setBrush(QColor(JING.paper))
        painter.drawRoundedRect(place, 5, 5)
        theme = self._look.theme
        painter.setPen(QColor(JING.ink))
        painter.setFont(theme.sans(theme.sizes.small))
        corner = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        painter.drawText(place.adjusted(4, 0, 0, -1), corner, NAMES[square])
        above = place.adjusted(0, 0, 0, -theme.sizes.small)
        here = [trace for trace in self.traces if square in trace.squares]
        for number, trace in enumerate(here):
            self._paint_figure(painter, _part(above, number, len(here)), trace)

    def _paint_figure(self, painter: QPainter, place: QRectF, trace: Trace) -> None:
        theme = self._look.theme
        painter.setOpacity(1.0 if trace.certain else 0.45)
        tint = theme.seat(1 - self.facing).fill
        self._sprites.draw(painter, f"jing/{PICTURES[trace.kind]}", place, theme, tint=tint)
        painter.setOpacity(1.0)
        if trace.certain:
            painter.setPen(pen(JING.gold, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(-1, 1, 1, 0), 4, 4)
            return
        painter.setPen(QColor(JING.ink))
        painter.setFont(theme.sans(max(9, round(place.height() * 0.42)), bold=True))
        painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, "?")


def _part(place: QRectF, number: int, count: int) -> QRectF:
    """The place of one of several figures on a screen: one row, or two when they are many."""
    rows = 1 if count < 3 else 2
    columns = -(-count // rows)
    width, height = (place.width() - 6) / columns, (place.height() - 6) / rows
    box = QRectF(place.x() + 3 + number % columns * width, place.y() + 3 + number // columns * height, width, height)
    tall = min(height, width * FIGURE_H / FIGURE_W)
    part = QRectF(0, 0, tall * FIGURE_W / FIGURE_H, tall)
    part.moveCenter(box.center())
    return part
