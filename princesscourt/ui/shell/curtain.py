"""The curtain between two people: it hides everything until the next one says "I am NAME"."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEasingCurve, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QCursor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from princesscourt.core.rules import Seat
from princesscourt.ui.kit.paint import ink
from princesscourt.ui.kit.sprites import Fit, Sprites
from princesscourt.ui.kit.theme import MOVEMENT, Look
from princesscourt.ui.kit.widgets import Paper, SignBadge, fit_words
from princesscourt.ui.shell.hold import HoldButton

VEIL = "#14121A"
"""Dims the table while it is asked something."""

BESIDE = 0.27
"""The width of its words then, as a part of the table's."""


class FreshButton(QPushButton):
    """A button that a key must be pressed for anew: one still held from the last move does not lift the curtain."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            super().keyPressEvent(event)


class Curtain(QWidget):
    """Lies over the table. While it falls the table behind it already shows only what is public."""

    arrived = Signal(int)
    """The seat whose player says that it is there."""
    peeked = Signal(int)
    """The seat whose player holds the button to look for a moment; `let_go` follows."""
    let_go = Signal()
    answered = Signal(object)
    """The seat that wants to answer a question to the table, or None for nobody."""

    def __init__(self, look: Look, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._sprites, self._host = look, sprites, parent
        self._fallen = 0.0
        self._move: QVariantAnimation | None = None
        self._seat: Seat | None = None
        """Whom it waits for; None while the table is asked, which shows only what is public and stays in sight."""
        self._card = Paper(look, self)
        self._badge = SignBadge(look, 0, 56)
        self._words = QLabel()
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.setWordWrap(True)
        self._words.setProperty("role", "title")
        self._buttons = QVBoxLayout()
        self._answers: list[QPushButton] = []
        self._peek = HoldButton("")
        self._peek.held.connect(self._peeking)
        self._peek.let_go.connect(self.let_go)
        column = QVBoxLayout(self._card)
        column.setContentsMargins(44, 32, 44, 32)
        column.setSpacing(20)
        column.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._words)
        column.addLayout(self._buttons)
        column.addWidget(self._peek)
        self._place = QVBoxLayout(self)
        self._place.addWidget(self._card)
        self.setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self._dress)
        self._dress()
        self.hide()

    def _dress(self) -> None:
        """As wide as the words like it; a question to the table lies over the panel and leaves the board in sight."""
        wide = self._look.theme.px(420)
        fit_words(self._words, wide if self._seat is not None else min(wide, round(self._host.width() * BESIDE)))

    # -- what it says

    def ask_for(self, seat: Seat, name: str) -> None:
        """Hand over to `name`: "I am NAME" lifts the curtain, another button lifts it only while it is held."""
        self._seat = seat
        self._badge.set_seat(seat)
        self._badge.show()
        words = QCoreApplication.translate("curtain", "Please hand over to {name}. Nobody else looks.")
        self._say(words.format(name=name))
        here = QCoreApplication.translate("curtain", "I am {name}")
        self._set_buttons([(here.format(name=name), lambda: self.arrived.emit(seat))])
        self._peek.setText(QCoreApplication.translate("curtain", "Hold to peek"))
        self._peek.show()

    def _peeking(self) -> None:
        if self._seat is not None:
            self.peeked.emit(self._seat)

    def ask_table(self, question: str, seats: Sequence[tuple[Seat, str]]) -> None:
        """A question to everybody: a button for each seat that may answer, and nobody."""
        self._seat = None
        self._badge.hide()
        self._peek.hide()
        self._say(question)
        nobody = QCoreApplication.translate("curtain", "Nobody")
        answers = [(name, lambda seat=seat: self.answered.emit(seat)) for seat, name in seats]
        self._set_buttons([(nobody, lambda: self.answered.emit(None)), *answers])

    def _say(self, words: str) -> None:
        beside = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        asked = self._seat is None
        self._place.setAlignment(self._card, beside if asked else Qt.AlignmentFlag.AlignCenter)
        self._words.setProperty("role", "heading" if asked else "title")
        self._words.style().polish(self._words)
        self._buttons.setSpacing(8 if asked else 20)
        self._words.setText(words)
        self._dress()

    def _set_buttons(self, buttons: Sequence[tuple[str, Callable[[], None]]]) -> None:
        for old in self._answers:
            self._buttons.removeWidget(old)
            old.deleteLater()
        self._answers = [self._button(text, run) for text, run in buttons]

    def _button(self, text: str, run: Callable[[], None]) -> QPushButton:
        button = FreshButton(text)
        button.setDefault(True)
        button.setMinimumHeight(self._look.theme.px(44))
        button.clicked.connect(run)
        self._buttons.addWidget(button)
        button.show()
        return button

    @property
    def words(self) -> str:
        """What is written on the card."""
        return self._words.text()

    @property
    def down(self) -> bool:
        """Whether it covers the table, or is about to."""
        return self.isVisible()

    # -- how it moves

    def fall(self, *, at_once: bool = False) -> None:
        """Covers the table."""
        self.setGeometry(self._host.rect())
        self.show()
        self.raise_()
        self._card.hide()
        if at_once:
            self._run(1.0, 0, self._show_card)
        else:
            self._run(1.0, self._look.theme.ms(MOVEMENT.curtain_down), self._come_down)

    def _come_down(self) -> None:
        self._show_card()
        self._move_pointer()

    def _move_pointer(self) -> None:
        """The pointer leaves what was clicked last, which may be a secret; not onto a button, which it might press."""
        if self.isActiveWindow() and self.rect().contains(self.mapFromGlobal(QCursor.pos())):
            QCursor.setPos(self._words.mapToGlobal(self._words.rect().center()))

    def _show_card(self) -> None:
        self._card.show()
        if self._answers:
            self._answers[0].setFocus()

    def rise(self) -> None:
        """Uncovers the table."""
        if self.isVisible():
            self._card.hide()
            self._run(0.0, self._look.theme.ms(MOVEMENT.curtain_up), self.hide)

    def _run(self, goal: float, ms: int, then: Callable[[], object]) -> None:
        if self._move is not None:
            self._move.stop()
            self._move.deleteLater()
            self._move = None
        if ms == 0:
            self._set_fallen(goal)
            then()
            return
        self._move = QVariantAnimation(self)
        self._move.setDuration(ms)
        self._move.setStartValue(self._fallen)
        self._move.setEndValue(goal)
        self._move.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._move.valueChanged.connect(lambda value: self._set_fallen(float(value)))
        self._move.finished.connect(then)
        self._move.start()

    def _set_fallen(self, fallen: float) -> None:
        self._fallen = fallen
        self.update()

    def follow(self) -> None:
        """The window changed its size."""
        self.setGeometry(self._host.rect())
        self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._seat is None:
            painter.fillRect(self.rect(), ink(VEIL, 0.4 * self._fallen))
            painter.end()
            return
        height = self.height() * self._fallen
        place = QRectF(0, height - self.height(), self.width(), self.height())
        painter.fillRect(place, QColor(self._look.theme.colours.page))
        self._sprites.draw(painter, "art/curtain", place, self._look.theme, fit=Fit.STRETCH)
        painter.end()
