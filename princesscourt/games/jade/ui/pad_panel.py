"""The note pad: questions and answers, a grid with marks, and a page to write on. Each seat has its own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QPlainTextEdit, QStackedWidget, QWidget

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.core.rules import BadNotation, Seat
from princesscourt.games.jade.rules import deduction, pad
from princesscourt.games.jade.rules.pad import Pad
from princesscourt.games.jade.rules.tasks import TASKS
from princesscourt.games.jade.rules.view import View
from princesscourt.games.jade.ui import words
from princesscourt.games.jade.ui.answer_table import AnswerTable
from princesscourt.games.jade.ui.marks import MarkGrid
from princesscourt.ui.kit.page import Page, heading, wrapped
from princesscourt.ui.kit.room import PrivateNotes
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look


class PadPanel:
    """The contract of `ui.kit.room.Panel`. Whoever looks as nobody in particular sees a closed pad."""

    icon: Final = "edit"

    def __init__(self, look: Look, sprites: Sprites, notes: PrivateNotes) -> None:
        self._notes = notes
        self._seat: Seat | None = None
        self._view: View | None = None
        self._pages = QStackedWidget()
        self._closed, self._held, self._heard = wrapped(), wrapped(), AnswerTable()
        self._own_title, self._grid_title, self._text_title = heading(), heading(), heading()
        self._grid = MarkGrid(look, sprites)
        self._grid.changed.connect(self._keep)
        self._text = QPlainTextEdit()
        self._text.setTabChangesFocus(True)
        self._text.setMinimumHeight(90)
        self._text.textChanged.connect(self._written)
        self._lay_out()
        self._write()

    def _lay_out(self) -> None:
        page = Page(spacing=8, margin=12)
        for widget in (self._held, self._own_title, self._heard, self._grid_title, self._grid, self._text_title):
            page.column.addWidget(widget)
        page.column.addWidget(self._text, 1)
        self._closed.setMargin(16)
        self._closed.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._pages.addWidget(self._closed)
        self._pages.addWidget(page)

    @property
    def widget(self) -> QWidget:
        return self._pages

    def title(self) -> str:
        self._write()
        return QCoreApplication.translate("jade", "Note pad")

    def show_node(self, lens: AnyLens, node: AnyNode) -> None:
        """The pad of whoever looks; closed for the table, and at the end for everything open."""
        view = lens.view(node)
        assert isinstance(view, View)
        if view.seat != self._seat:
            self._open(view.seat)
        self._view = view
        self._write()

    def _open(self, seat: Seat | None) -> None:
        """Turns to the pad of a seat; nothing of another one stays on the page."""
        self._seat = None
        kept = Pad() if seat is None else self._read(seat)
        self._grid.show_pad(kept, Pad())
        self._text.setPlainText(kept.text)
        self._text.document().clearUndoRedoStacks()
        self._seat = seat

    def _read(self, seat: Seat) -> Pad:
        try:
            return pad.load(self._notes.read(seat))
        except BadNotation:
            return Pad()

    # -- words

    def _write(self) -> None:
        self._closed.setText(
            QCoreApplication.translate("jade", "Every player has a private note pad. It opens behind the curtain.")
        )
        self._own_title.setText(QCoreApplication.translate("jade", "Questions and answers"))
        self._grid_title.setText(QCoreApplication.translate("jade", "Your marks"))
        self._text_title.setText(QCoreApplication.translate("jade", "Your notes"))
        self._text.setAccessibleName(self._text_title.text())
        view = self._view if self._seat is not None else None
        self._pages.setCurrentIndex(0 if view is None else 1)
        self._held.setText("" if view is None else _held(view))
        self._held.setVisible(bool(self._held.text()))
        self._heard.show_rows(() if view is None else pad.rows(view), self._seat)
        hint = Pad() if view is None or view.table.options.pad_help != "list" else _hint(view)
        self._grid.show_pad(self._grid.pad, hint)

    # -- keeping

    def _keep(self, changed: Pad) -> None:
        if self._seat is not None:
            self._notes.write(self._seat, pad.dump(changed.write(self._text.toPlainText())))

    def _written(self) -> None:
        self._keep(self._grid.pad)


def _held(view: View) -> str:
    """Own oracle and held task in words."""
    lines = []
    if view.oracle:
        lines.append(QCoreApplication.translate("jade", "Your oracle: {letter}").format(letter=view.oracle))
    if view.held_task is not None and view.seat is not None:
        held = QCoreApplication.translate("jade", "You hold the task of {colour}: {pairs}")
        left = words.colour(view.table.left_of(view.seat))
        lines.append(held.format(colour=left, pairs=words.pairs(TASKS[view.held_task])))
    return "\n".join(lines)


def _hint(view: View) -> Pad:
    return pad.solved(deduction.candidates(view))
