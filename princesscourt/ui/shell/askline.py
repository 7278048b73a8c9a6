"""Above the board: who is asked, what can be done now, and buttons for the answers that are no place on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from princesscourt.core.rules import Spelling, Target
from princesscourt.ui.kit.accessible import announce
from princesscourt.ui.kit.flow import Flow
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.thinking import ThinkingSign
from princesscourt.ui.kit.widgets import SignBadge

DO = "do/"
"""Targets that begin so are answers by button."""
SIGN_AFTER_MS = 400


def buttons(chosen: Spelling, offers: Sequence[Target], name: Callable[[Target], str]) -> list[tuple[Target, str]]:
    """(target, text) of the buttons: what was chosen by one, which a press takes back, and what may be chosen now."""
    taken = [(target, f"✓ {name(target)}") for target in chosen if target.startswith(DO)]
    return taken + [(target, name(target)) for target in offers if target.startswith(DO)]


class AskLine(QWidget):
    """One line of text, a second for refusals, the thinking sign with Stop, and a bar of buttons for the answers.

    The bar keeps its place once it was needed, so that the board below does not jump.
    """

    answered = Signal(str)
    """The target of a button."""
    confirmed = Signal()
    """"Done": play what is spelled so far."""
    backed = Signal()
    """"Step back": take back the last of what is spelled so far."""
    stopped = Signal()
    went_on = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._badge = SignBadge(look, 0)
        self._line = QLabel()
        self._line.setWordWrap(True)
        self._line.setTextFormat(Qt.TextFormat.PlainText)
        self._line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._note = QLabel()
        self._note.setWordWrap(True)
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._line.setProperty("role", "heading")
        self._note.setProperty("role", "warn")
        self._sign = ThinkingSign(look)
        self._stop = self._button()
        self._stop.clicked.connect(self.stopped)
        self._go_on = self._button()
        self._go_on.clicked.connect(self.went_on)
        self._done = self._button()
        self._done.clicked.connect(self.confirmed)
        self._back = self._button()
        self._back.clicked.connect(self.backed)
        self._answers: list[QPushButton] = []
        self._late = QTimer(self, singleShot=True, interval=SIGN_AFTER_MS)
        self._late.timeout.connect(self._show_sign)
        self._lay_out()
        look.changed.connect(self._dress)
        self._dress()
        self.show_thinking(False)
        self.show_paused(False)
        self.retranslate()

    def _button(self) -> QPushButton:
        button = QPushButton()
        button.hide()
        return button

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._line)
        words.addWidget(self._note)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        for widget in (self._sign, self._stop, self._go_on):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
        self._bar = QWidget()
        self._buttons = Flow(8, self._bar)
        self._buttons.addWidget(self._done)
        self._buttons.addWidget(self._back)
        self._bar.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self._bar)

    def _dress(self) -> None:
        theme = self._look.theme
        self.setMinimumHeight(theme.px(64))

    def retranslate(self) -> None:
        self._stop.setText(QCoreApplication.translate("table", "Stop"))
        self._go_on.setText(QCoreApplication.translate("table", "Let it play"))
        self._done.setText(QCoreApplication.translate("table", "Done"))
        self._done.setShortcut(QKeySequence("Alt+0"))
        self._done.setToolTip(self._done.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
        self._back.setText(QCoreApplication.translate("table", "Step back"))

    @property
    def line(self) -> str:
        """What is said now."""
        return self._line.text()

    @property
    def note(self) -> str:
        """The refusal or remark shown now."""
        return self._note.text()

    def show_line(self, seat: int | None, text: str) -> None:
        """Who is asked (None: nobody) and what can be done."""
        self._badge.setVisible(seat is not None)
        if seat is not None:
            self._badge.set_seat(seat)
        if text != self._line.text():
            announce(self, text)
        self._line.setText(text)
        self._line.setAccessibleName(text)

    def show_note(self, text: str) -> None:
        """A refusal or a computer player's reason; "" takes it away."""
        announce(self, text)
        self._note.setText(text)
        self._note.setAccessibleName(text)

    def show_answers(self, answers: Sequence[tuple[Target, str]], *, done: bool) -> None:
        """The buttons: (target, text). `done` offers to play what is spelled so far, or to take its last step back."""
        if [(button.objectName(), button.text()) for button in self._answers] != list(answers):
            self._set_answers(answers)
        for button in (self._done, self._back):
            button.setVisible(done)
        self._bar.setVisible(self._bar.isVisibleTo(self) or done or bool(answers))

    def _set_answers(self, answers: Sequence[tuple[Target, str]]) -> None:
        """Other buttons; those that stay the same are left alone, for one may be pressed just now."""
        held = QApplication.focusWidget() in self._answers
        for button in self._answers:
            self._buttons.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._answers = [self._answer(number, *answer) for number, answer in enumerate(answers, 1)]
        if answers:
            self._bar.setMinimumHeight(self._answers[0].sizeHint().height())
        if held and self._answers:
            self._answers[0].setFocus()

    def _answer(self, number: int, target: Target, text: str) -> QPushButton:
        """A button that Enter presses too, and Alt with its number wherever the focus is."""
        button = QPushButton(text)
        if number < 10:
            button.setShortcut(QKeySequence(f"Alt+{number}"))
            button.setToolTip(button.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
        button.setAutoDefault(True)
        button.setObjectName(target)
        button.clicked.connect(lambda: self.answered.emit(target))
        self._buttons.addWidget(button)
        button.show()
        return button

    def show_thinking(self, thinking: bool) -> None:
        """The sign comes after 0.4 s, so that quick answers do not flicker."""
        if thinking:
            self._late.start()
        else:
            self._late.stop()
            self._sign.hide()
            self._stop.hide()

    def _show_sign(self) -> None:
        self._sign.show()
        self._stop.show()

    def show_paused(self, paused: bool) -> None:
        """A stopped computer player waits for leave to go on."""
        self._go_on.setVisible(paused)
