"""A curve of how the seats stood, ply by ply; a click or an arrow key goes to a ply.

Painted by itself: pyqtgraph, which the lab's charts use, takes longer to load than the window may stand still.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from princesscourt.core.rules import Seat
from princesscourt.ui.kit.paint import ink, paint_badge, paint_focus, paint_sign, painting_on, pen
from princesscourt.ui.kit.theme import Look, Theme

HEIGHT, BADGE, RIM = 76, 14, 10
"""Pixels at text scale 1."""
TALLEST = 100
"""The list of moves needs the rest."""
APART = 56
"""Pixels between two signs on one line."""
DASHES: tuple[tuple[float, ...], ...] = ((), (5, 2.5), (1, 2.5), (7, 2.5, 1, 2.5), (3, 2), (9, 3))
"""How the line of each seat is drawn where there are several, so that none is told by its colour alone."""


@dataclass(frozen=True, slots=True)
class Trace:
    """The values of a seat by ply, from -1 to 1; None where nothing is known."""

    seat: Seat
    values: tuple[float | None, ...]

    @property
    def known(self) -> Iterator[tuple[int, float]]:
        """The plies with a value."""
        return ((ply, value) for ply, value in enumerate(self.values) if value is not None)


class Curve(QWidget):
    """One trace is drawn as hills of its seat and valleys of the other; several as lines with the seats' signs."""

    chosen = Signal(int)
    """The ply to go to."""

    def __init__(self, look: Look, words: Callable[[int], str]) -> None:
        """`words`: what is said of a ply."""
        super().__init__()
        self._look, self._words = look, words
        self.traces: tuple[Trace, ...] = ()
        self.last, self.at = 0, 0
        self._key: object = None
        self._picture = QPixmap()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_traces(self, traces: Sequence[Trace], last: int, at: int) -> None:
        """`last`: the last ply of the line; `at`: the ply looked at."""
        self.traces, self.last, self.at = tuple(traces), last, at
        self.setAccessibleDescription(self._words(at))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, min(self._look.theme.px(HEIGHT), TALLEST))

    # -- places

    def _ground(self) -> QRectF:
        theme = self._look.theme
        left = theme.px(BADGE) + RIM if len(self.traces) == 1 else RIM
        return QRectF(self.rect()).adjusted(left + 2, RIM, -RIM, -RIM)

    def point(self, ply: int, value: float) -> QPointF:
        """Where a value is drawn."""
        ground = self._ground()
        across = ply / self.last if self.last else 0.0
        return QPointF(ground.left() + across * ground.width(), ground.center().y() - value * ground.height() / 2)

    def ply_at(self, x: float) -> int:
        """The ply nearest to a place."""
        ground = self._ground()
        return max(0, min(self.last, round((x - ground.left()) / max(1.0, ground.width()) * self.last)))

    def _points(self, trace: Trace) -> list[QPointF]:
        """The points of a trace, of those in the same two pixels only the farthest from the middle."""
        found: dict[int, tuple[int, float]] = {}
        columns = self._ground().width() / 2 / max(1, self.last)
        for ply, value in trace.known:
            column = int(ply * columns)
            if column not in found or abs(value) > abs(found[column][1]):
                found[column] = ply, value
        return [self.point(ply, value) for ply, value in found.values()]

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        with painting_on(self) as painter:
            painter.drawPixmap(0, 0, self._drawn(theme))
            self._paint_place(painter, theme, self._ground())
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), theme, radius=RIM)

    def _drawn(self, theme: Theme) -> QPixmap:
        """All but the ply looked at, painted once: a thousand plies take longer than a step may."""
        ratio = self.devicePixelRatioF()
        key = (self.traces, self.last, self.size(), ratio, theme)
        if key != self._key:
            self._key, self._picture = key, QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            with painting_on(self._picture) as painter:
                self._paint_traces(painter, theme, self._ground())
        return self._picture

    def _paint_traces(self, painter: QPainter, theme: Theme, ground: QRectF) -> None:
        painter.setPen(pen(theme.colours.gold, 1))
        painter.setBrush(QColor(theme.colours.field))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RIM, RIM)
        self._paint_middle(painter, theme, ground)
        if len(self.traces) == 1:
            self._paint_hills(painter, theme, ground, self.traces[0])
            return
        for trace in self.traces:
            self._paint_line(painter, theme, trace)

    def _paint_middle(self, painter: QPainter, theme: Theme, ground: QRectF) -> None:
        painter.setPen(pen(theme.colours.gold, 1))
        middle = ground.center().y()
        painter.drawLine(QPointF(ground.left(), middle), QPointF(ground.right(), middle))

    def _paint_hills(self, painter: QPainter, theme: Theme, ground: QRectF, trace: Trace) -> None:
        seats = (trace.seat, 1 - trace.seat)
        points = self._points(trace)
        middle = ground.center().y()
        if points:
            hill = QPolygonF([QPointF(points[0].x(), middle), *points, QPointF(points[-1].x(), middle)])
            for seat, top, bottom in ((seats[0], ground.top() - 2, middle), (seats[1], middle, ground.bottom() + 2)):
                painter.save()
                painter.setClipRect(QRectF(0, top, self.width(), bottom - top))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(ink(theme.seat(seat).fill, 0.5))
                painter.drawPolygon(hill)
                painter.restore()
        painter.setPen(pen(theme.colours.text, 1.5))
        painter.drawPolyline(points)
        side = theme.px(BADGE)
        paint_badge(painter, QRectF(RIM / 2, ground.top() - 2, side, side), theme.seat(seats[0]))
        paint_badge(painter, QRectF(RIM / 2, ground.bottom() + 2 - side, side, side), theme.seat(seats[1]))

    def _paint_line(self, painter: QPainter, theme: Theme, trace: Trace) -> None:
        colour = theme.seat_text(trace.seat % 6, theme.colours.field)
        points = self._points(trace)
        line = QPen(QColor(colour), 2)
        if DASHES[trace.seat % 6]:
            line.setDashPattern(DASHES[trace.seat % 6])
        painter.setPen(line)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(points)
        side, free = theme.px(9), -APART * 1.0
        for number, place in enumerate(points):
            if place.x() - free >= APART or number == len(points) - 1:
                free = place.x()
                box = QRectF(place.x() - side / 2, place.y() - side / 2, side, side)
                paint_sign(painter, box, theme.seat(trace.seat % 6).sign, colour)

    def _paint_place(self, painter: QPainter, theme: Theme, ground: QRectF) -> None:
        """The ply looked at: a line from top to bottom, and a dot on what is known of it."""
        x = self.point(self.at, 0).x()
        painter.setPen(pen(theme.colours.focus, 2))
        painter.drawLine(QPointF(x, ground.top() - 4), QPointF(x, ground.bottom() + 4))
        for trace in self.traces:
            value = trace.values[self.at] if self.at < len(trace.values) else None
            if value is not None:
                painter.setPen(pen(theme.colours.field, 2))
                painter.setBrush(QColor(theme.colours.focus))
                painter.drawEllipse(self.point(self.at, value), theme.px(5), theme.px(5))

    # -- going to a ply

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(self.ply_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(self.ply_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        goals = {
            Qt.Key.Key_Left: self.at - 1,
            Qt.Key.Key_Right: self.at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self.last,
        }
        goal = goals.get(Qt.Key(event.key()))
        if goal is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self._go(max(0, min(self.last, goal)))

    def _go(self, ply: int) -> None:
        if ply != self.at:
            self.chosen.emit(ply)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._words(self.ply_at(event.pos().x())), self)
            return True
        return super().event(event)
