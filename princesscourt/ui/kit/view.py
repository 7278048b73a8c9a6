"""The window onto a board: fits it, turns mouse, touch and keys into targets, and draws the keyboard cursor.

Whatever the input, the outcome is one of three signals; the table gives them to the picker. So mouse, drag, keyboard
and screen reader are one path.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsView, QToolTip

from princesscourt.core.rules import Target
from princesscourt.ui.kit import steer
from princesscourt.ui.kit.board import BoardScene, Spot
from princesscourt.ui.kit.theme import METRICS, Look

DRAG_FROM = 8
"""Pixels before a press becomes a drag."""
ARROWS = {Qt.Key.Key_Left: "left", Qt.Key.Key_Right: "right", Qt.Key.Key_Up: "up", Qt.Key.Key_Down: "down"}

GOING_ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)


class BoardView(QGraphicsView):
    """Shows one `BoardScene` as large as fits."""

    picked = Signal(str)
    """A target was clicked, dropped on, or chosen by Enter."""
    backed = Signal()
    """Escape, or the last chosen target was clicked again."""
    steered = Signal(str)
    """The keyboard cursor came to a target."""
    hovered = Signal(str)
    """The pointer or cursor came to a target; "" when it left."""
    told = Signal(str)
    """The board answers a key that asks about it."""

    def __init__(self, scene: BoardScene, look: Look) -> None:
        super().__init__(scene)
        self._look = look
        self._board = scene
        self._cursor: Target | None = None
        self._press: QPoint | None = None
        self._pressed: Target | None = None
        self._hover: Target | None = None
        self._dragging = False
        self._ahead: Iterator[None] = iter(())
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._paint_ahead)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 240)
        self.setStyleSheet("background: transparent")
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        scene.sceneRectChanged.connect(self.fit)
        scene.viewer_changed.connect(self._forget)

    @property
    def cursor_target(self) -> Target | None:
        """Where the keyboard cursor stands."""
        return self._cursor

    @property
    def offers(self) -> Sequence[Target]:
        """The targets that may come next."""
        return self._board.marks.offers

    def spots(self) -> Sequence[Spot]:
        """What can be chosen or read, in reading order; nothing before the first view or after the last."""
        return self._board.spots() if self.scene() is not None and self._board.view is not None else ()

    def fit(self) -> None:
        """The whole board, as large as the window lets it be."""
        self.fitInView(self._board.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
        self._ahead = self._board.ahead(self.transform().m11() * self.devicePixelRatioF())
        self._timer.start()

    def _paint_ahead(self) -> None:
        """One picture in each turn of the event loop, until all are there."""
        try:
            next(self._ahead)
        except StopIteration:
            self._timer.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    # -- pointer

    def _target(self, pos: QPoint) -> Target | None:
        return self._board.target_at(self.mapToScene(pos))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            self.backed.emit()
            return
        self._set_cursor(None)
        self._press = event.position().toPoint()
        self._pressed = self._target(self._press)
        self._dragging = False
        if self._skips(self._pressed):
            self._pressed = None
        elif self._pressed is None:
            self.backed.emit()
        elif self._takes_back(self._pressed):
            self.backed.emit()
            self._pressed = None
        elif self._lifted(self._pressed) is None:
            self._choose(self._pressed)

    def _lifted(self, target: Target) -> QGraphicsItem | None:
        """What follows the pointer before its target is chosen: it is chosen when it is let go."""
        board = self._board
        return board.drag_item(target) if target in board.marks.offers and board.lifts(target) else None

    def _skips(self, target: Target | None) -> bool:
        """While something moves, whatever chooses nothing ends its rest, or else jumps to its end."""
        board = self._board
        if not board.moving or target in board.marks.offers:
            return False
        if board.resting:
            board.go_on()
        else:
            board.finish()
        return True

    def _takes_back(self, target: Target) -> bool:
        """Whether a press is on what was chosen last, which cannot be chosen once more."""
        marks = self._board.marks
        return target in marks.chosen[-1:] and target not in marks.offers

    def _choose(self, target: Target) -> None:
        if self._board.touch(target):
            return
        for step in self._board.route(target):
            self.picked.emit(step)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        pos = event.position().toPoint()
        if self._pressed is None or self._press is None or not event.buttons():
            self._hover_to(self._target(pos))
            return
        if (pos - self._press).manhattanLength() >= DRAG_FROM:
            self._dragging = True
        if self._dragging:
            self._drag_to(self.mapToScene(pos))
            self._hover_to(self._target(pos))

    def _drag_to(self, point: QPointF) -> None:
        pressed, board = self._pressed, self._board
        if pressed is None:
            return
        item = board.drag_item(pressed) if pressed in board.marks.chosen[-1:] else self._lifted(pressed)
        if item is not None:
            item.setPos(point)
            item.setZValue(1000)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed, self._press = self._pressed, None, None
        if pressed is not None and self._lifted(pressed) is not None:
            self._let_go(pressed, event.position().toPoint())
            return
        if not self._dragging or pressed is None:
            return
        self._dragging = False
        target = self._target(event.position().toPoint())
        held = pressed in self._board.marks.chosen[-1:]
        if target is not None and target != pressed and held:
            self.picked.emit(target)
        if held and not self._board.moving and self._board.view is not None:
            self._board.show_view(self._board.view)

    def _let_go(self, pressed: Target, pos: QPoint) -> None:
        """A lifted thing is chosen by a click, or where it may land; and with it what it lands on."""
        dragged, self._dragging = self._dragging, False
        if not dragged:
            self._choose(pressed)
        elif self._board.lands(pressed, self.mapToScene(pos)):
            target = self._target(pos)
            self._choose(pressed)
            if target is not None and target in self._board.marks.offers:
                self._choose(target)
        elif self._board.view is not None:
            self._board.show_view(self._board.view)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A second press within the double-click time chooses the same once more where that is on offer; it never takes
        back the first."""
        target, marks = self._target(event.position().toPoint()), self._board.marks
        if target is not None and target in marks.chosen[-1:] and target in marks.offers:
            self.mousePressEvent(event)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover_to(None)
        super().leaveEvent(event)

    def _hover_to(self, target: Target | None) -> None:
        if target == self._hover:
            return
        self._hover = target
        self._board.hover(target)
        self.hovered.emit(target or "")
        offered = target is not None and target in self._board.marks.offers
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if offered else Qt.CursorShape.ArrowCursor)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            target = self._target(event.pos())
            spot = self._board.spot(target) if target else None
            QToolTip.showText(event.globalPos(), spot.name if spot else "", self)
            return True
        return super().viewportEvent(event)

    # -- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        way = self._board.ways.get(key) or ARROWS.get(key)
        if way and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._steer(way)
        elif key in GOING_ON and self._skips(self._cursor):
            event.accept()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._cursor is not None:
            self.press(self._cursor)
        elif key == Qt.Key.Key_Escape:
            self.backed.emit()
        elif said := self._board.answer(key, self._cursor or self._hover):
            self.told.emit(said)
        else:
            super().keyPressEvent(event)

    def press(self, target: Target) -> None:
        """Chooses `target` as a click would."""
        if self._takes_back(target):
            self.backed.emit()
        else:
            self._choose(target)

    def _steer(self, way: str) -> None:
        spots, offers = self._board.spots(), self._board.marks.offers
        here = self._board.spot(self._cursor) if self._cursor else None
        self._go(steer.neighbour(spots, here, way, self._board.stray) if here else steer.first(spots, offers))

    def cycle(self, step: int) -> None:
        """The cursor to the next or previous target on offer."""
        self._go(steer.cycle(self._board.spots(), self._board.marks.offers, self._cursor, step))

    def _go(self, spot: Spot | None) -> None:
        if spot is not None:
            self._set_cursor(spot.target)
            self._hover_to(spot.target)
            self.steered.emit(spot.target)

    def _forget(self) -> None:
        """The cursor may stand on what the former viewer chose in secret."""
        self._set_cursor(None)
        self._hover_to(None)

    def _set_cursor(self, target: Target | None) -> None:
        if target == self._cursor:
            return
        self._cursor = target
        self._board.set_marks(replace(self._board.marks, cursor=target))
        self.viewport().update()

    def drawForeground(self, painter: QPainter, rect: QRectF | object) -> None:
        spot = self._board.spot(self._cursor) if self._cursor and self.hasFocus() else None
        if spot is None:
            return
        colours = self._look.theme.colours
        for colour, width in ((colours.halo, colours.focus_width * 2.5), (colours.focus, colours.focus_width * 1.4)):
            pen = QPen(QColor(colour), width)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(spot.area, METRICS.radius, METRICS.radius)
