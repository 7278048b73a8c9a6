"""The grid of the note pad: a mark for each pair of place and symbol, for each place and for each symbol."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from princesscourt.games.jade.rules.catalog import PLACES, SYMBOLS
from princesscourt.games.jade.rules.pad import Mark, Pad, next_mark
from princesscourt.games.jade.ui import words
from princesscourt.ui.kit.paint import paint_focus, painting_on, pen
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.widgets import pressed_by_enter


def mark_name(mark: Mark) -> str:
    """A mark in a word."""
    match mark:
        case "no":
            return QCoreApplication.translate("jade", "no")
        case "maybe":
            return QCoreApplication.translate("jade", "perhaps")
        case "yes":
            return QCoreApplication.translate("jade", "yes")
    return QCoreApplication.translate("jade", "no mark")


class MarkButton(QAbstractButton):
    """A field of the grid. A click goes on to the next mark; `hint` is the solver's mark, drawn faintly."""

    marked = Signal(str)

    def __init__(self, look: Look, sprites: Sprites, picture: str = "") -> None:
        super().__init__()
        self._look, self._sprites, self._picture = look, sprites, picture
        self._label = ""
        self.mark: Mark = ""
        self.hint: Mark = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._next)

    def _next(self) -> None:
        self.marked.emit(next_mark(self.mark))

    def show_mark(self, label: str, mark: Mark, hint: Mark) -> None:
        """`label` says what the mark is about."""
        self.mark, self.hint, self._label = mark, hint, label
        spoken = QCoreApplication.translate("jade", "{thing}: {mark}").format(thing=label, mark=mark_name(mark))
        if hint:
            known = QCoreApplication.translate("jade", "the answers say: {mark}").format(mark=mark_name(hint))
            spoken = f"{spoken} ({known})"
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        theme = self._look.theme
        return QSize(theme.px(36), max(32, theme.px(32)))

    def minimumSizeHint(self) -> QSize:
        return QSize(28, max(32, self._look.theme.px(32)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not pressed_by_enter(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, place = self._look.theme, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        with painting_on(self) as painter:
            painter.setPen(pen(theme.colours.line, 1.2))
            painter.setBrush(QColor(theme.colours.hover if self.underMouse() else theme.colours.field))
            painter.drawRoundedRect(place, 6, 6)
            self._paint_face(painter, place)
            if self.hint and not self.mark:
                painter.setOpacity(0.45)
                paint_mark(painter, place, self.hint, theme.colours.text)
                painter.setOpacity(1.0)
            paint_mark(painter, place, self.mark, self._ink())
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), theme, radius=6)

    def _ink(self) -> str:
        colours = self._look.theme.colours
        return {"no": colours.bad, "yes": colours.good, "maybe": colours.warn}.get(self.mark, colours.text)

    def _paint_face(self, painter: QPainter, place: QRectF) -> None:
        if not self._picture:
            return
        if self._picture.startswith("text/"):
            painter.setPen(QColor(self._look.theme.colours.text))
            painter.setFont(self._look.theme.sans(self._look.theme.sizes.small))
            text = painter.fontMetrics().elidedText(self._label, Qt.TextElideMode.ElideRight, round(place.width() - 30))
            box = place.adjusted(6, 0, -24, 0)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
            return
        self._sprites.draw(painter, self._picture, place.adjusted(3, 3, -3, -3), self._look.theme)


def paint_mark(painter: QPainter, place: QRectF, mark: Mark, colour: str) -> None:
    """A cross, a question mark or a tick, at the right end of a wide field and in the middle of a narrow one."""
    if not mark:
        return
    side = min(place.height(), place.width()) * 0.5
    x = place.center().x() if place.width() < 2 * place.height() else place.right() - place.height() / 2
    middle = QPointF(x, place.center().y())
    painter.setPen(pen(colour, 2.6))
    half = side / 2
    match mark:
        case "no":
            painter.drawLine(middle + QPointF(-half, -half), middle + QPointF(half, half))
            painter.drawLine(middle + QPointF(-half, half), middle + QPointF(half, -half))
        case "yes":
            painter.drawPolyline(
                [middle + QPointF(-half, 0), middle + QPointF(-half * 0.25, half * 0.8), middle + QPointF(half, -half)]
            )
        case _:
            font = painter.font()
            font.setPixelSize(round(side * 1.5))
            font.setBold(True)
            painter.setFont(font)
            box = QRectF(middle.x() - side, middle.y() - side, 2 * side, 2 * side)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")


class MarkGrid(QWidget):
    """Places down, symbols across. `changed` brings the pad after a click."""

    changed = Signal(object)

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__()
        self._look, self._sprites = look, sprites
        self._pad, self._hint = Pad(), Pad()
        self._shown: tuple[Pad, Pad, tuple[str, ...]] | None = None
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        grid.setColumnStretch(0, 3)
        self._symbols = [self._symbol(grid, symbol) for symbol in range(len(SYMBOLS))]
        self._places = [self._place(grid, place) for place in range(len(PLACES))]
        self._pairs = [
            self._pair(grid, place, symbol) for place in range(len(PLACES)) for symbol in range(len(SYMBOLS))
        ]
        look.changed.connect(self._dress)

    def _button(self, grid: QGridLayout, row: int, column: int, picture: str) -> MarkButton:
        button = MarkButton(self._look, self._sprites, picture)
        grid.addWidget(button, row, column)
        grid.setColumnStretch(column, 3 if column == 0 else 1)
        return button

    def _symbol(self, grid: QGridLayout, symbol: int) -> MarkButton:
        button = self._button(grid, 0, symbol + 1, f"jade/{SYMBOLS[symbol]}")
        button.marked.connect(self._then(lambda mark: self._pad.mark_symbol(symbol, mark)))
        return button

    def _place(self, grid: QGridLayout, place: int) -> MarkButton:
        button = self._button(grid, place + 1, 0, f"text/{place}")
        button.marked.connect(self._then(lambda mark: self._pad.mark_place(place, mark)))
        return button

    def _pair(self, grid: QGridLayout, place: int, symbol: int) -> MarkButton:
        button = self._button(grid, place + 1, symbol + 1, "")
        button.marked.connect(self._then(lambda mark: self._pad.mark(place, symbol, mark)))
        return button

    def _then(self, change: Callable[[Mark], Pad]) -> Callable[[Mark], None]:
        def run(mark: Mark) -> None:
            self.show_pad(change(mark), self._hint)
            self.changed.emit(self._pad)

        return run

    @property
    def pad(self) -> Pad:
        return self._pad

    def show_pad(self, pad: Pad, hint: Pad) -> None:
        """One's own marks, and those of the solver (empty where there is no such help)."""
        names = (*map(words.place, range(len(PLACES))), *map(words.symbol, range(len(SYMBOLS))))
        if (pad, hint, names) == self._shown:
            return
        self._shown = pad, hint, names
        self._pad, self._hint = pad, hint
        for symbol, button in enumerate(self._symbols):
            button.show_mark(words.symbol(symbol), pad.symbols[symbol], hint.symbols[symbol])
        for place, button in enumerate(self._places):
            button.show_mark(words.place(place), pad.places[place], hint.places[place])
        for number, button in enumerate(self._pairs):
            place, symbol = divmod(number, len(SYMBOLS))
            button.show_mark(words.pair((place, symbol)), pad.pairs[number], hint.pairs[number])

    def _dress(self) -> None:
        for button in (*self._symbols, *self._places, *self._pairs):
            button.updateGeometry()
            button.update()
