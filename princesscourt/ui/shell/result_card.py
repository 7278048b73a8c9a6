"""The result: who won and why, and what to do next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from princesscourt.core.match import AnyNode
from princesscourt.core.rules import Result
from princesscourt.ui.kit.room import Names
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.widgets import Paper, Rule, fit_words

RIM = 8


class ResultCard(Paper):
    """A card beside the board; it goes away for looking back and does not come again for the same end."""

    again = Signal()
    looked_back = Signal()
    left = Signal()
    saved = Signal(str)
    """The match is wanted as a file: "png", "html" or "json"."""

    def __init__(self, look: Look, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._theme_of, self._host = look, parent
        self.shown_for: AnyNode | None = None
        self._words: Callable[[], tuple[str, str, str]] | None = None
        self._title, self._why, self._scores = QLabel(), QLabel(), QLabel()
        self._again, self._back, self._home = QPushButton(), QPushButton(), QPushButton()
        self._files = {form: QPushButton() for form in ("png", "html", "json")}
        self._save = QLabel()
        self._again.clicked.connect(self.again)
        self._back.clicked.connect(self.looked_back)
        self._home.clicked.connect(self.left)
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 32, 40, 32)
        column.setSpacing(14)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        for label in (self._title, self._why, self._scores):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setProperty("role", "title")
        self._save.setProperty("role", "quiet")
        self._again.setProperty("role", "primary")
        centred = Qt.AlignmentFlag.AlignHCenter
        column.addWidget(self._title, 0, centred)
        column.addWidget(Rule(look, sprites))
        column.addWidget(self._why, 0, centred)
        column.addWidget(self._scores, 0, centred)
        row = QHBoxLayout()
        for button in (self._again, self._back, self._home):
            row.addWidget(button)
        column.addLayout(row)
        column.addWidget(self._save, 0, centred)
        column.addLayout(self._row_of_files())
        look.changed.connect(self._dress_words)
        self._dress_words()
        self.hide()

    def _row_of_files(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for form, button in self._files.items():
            button.clicked.connect(partial(self.saved.emit, form))
            row.addWidget(button)
        return row

    def _dress_words(self) -> None:
        self.follow()

    def retranslate(self) -> None:
        self._again.setText(QCoreApplication.translate("result", "Again"))
        self._back.setText(QCoreApplication.translate("result", "Look back"))
        self._home.setText(QCoreApplication.translate("result", "To the court"))
        self._save.setText(QCoreApplication.translate("result", "Save as"))
        self._name_file("png", QCoreApplication.translate("result", "Picture …"))
        self._name_file("html", QCoreApplication.translate("result", "One-page replay …"))
        self._name_file("json", QCoreApplication.translate("result", "Record …"))
        self._write()

    def _name_file(self, form: str, text: str) -> None:
        """A button's text; for a screen reader with what it does."""
        self._files[form].setText(text)
        self._files[form].setAccessibleName(f"{self._save.text()}: {text}")

    def show_result(self, node: AnyNode, words: Callable[[], tuple[str, str, str]]) -> None:
        """Shows how the match ended at `node`: title, reason and scores in the language of now."""
        self.shown_for, self._words = node, words
        self._write()
        self.show()
        self.raise_()
        self.follow()
        self._again.setFocus()

    def _write(self) -> None:
        if self._words is not None:
            title, why, scores = self._words()
            self._title.setText(title)
            self._why.setText(why)
            self._scores.setText(scores)
            self._scores.setVisible(bool(scores))
            self.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    def follow(self) -> None:
        """Stays at the right side of the table: the board, which is open now, can be seen beside it."""
        for label in (self._title, self._why, self._scores):
            fit_words(label, self._theme_of.theme.px(440))
        self._settle()

    def _settle(self) -> None:
        self.move(max(0, self._host.width() - self.width() - RIM), (self._host.height() - self.height()) // 2)


def title_of(result: Result, names: Names) -> str:
    """ "Ada wins", "A draw", "Ada and Ben share the victory"."""
    if result.drawn:
        return QCoreApplication.translate("result", "A draw")
    winners = [names[seat] for seat in result.winners]
    if len(winners) == 1:
        return QCoreApplication.translate("result", "{name} wins").format(name=winners[0])
    joined = QCoreApplication.translate("result", "{names} and {last} share the victory")
    return joined.format(names=", ".join(winners[:-1]), last=winners[-1])


def scores_of(result: Result, names: Names) -> str:
    """A line for each seat, best first; "" for games without points."""
    if result.scores is None:
        return ""
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    line = QCoreApplication.translate("result", "{rank}. {name}: {points}")
    rows = (line.format(rank=result.ranks[s], name=names[s], points=f"{result.scores[s]:g}") for s in order)
    return "\n".join(rows)
