"""The playtest lab: choose or begin a series, watch it, and open its matches. It stays while matches are looked at."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from princesscourt.lab import store
from princesscourt.lab.plan import Plan
from princesscourt.lab.store import Series
from princesscourt.storage.errors import StorageError
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.shell.lab_form import LabForm
from princesscourt.ui.shell.lab_runner import Runner

if TYPE_CHECKING:
    from princesscourt.ui.shell.lab_series import SeriesView


class LabPage(QWidget):
    """A form with the series that lie there, and behind it one series. What is being played goes on meanwhile."""

    opened = Signal(Path)
    """The record of a match that is to be opened."""
    left = Signal()

    def __init__(self, look: Look, sprites: Sprites, folder: Path) -> None:
        super().__init__()
        self._look, self._folder = look, folder
        self.runner = Runner(self)
        self.form = LabForm(look, sprites, folder)
        self.form.planned.connect(self.begin)
        self.form.chosen.connect(self.open)
        self.form.left.connect(self.left)
        self._view: SeriesView | None = None
        self._stack = QStackedWidget()
        self._stack.addWidget(self.form)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)

    @property
    def view(self) -> SeriesView:
        """The page of a series; made, and pyqtgraph loaded, when it is first wanted."""
        if self._view is None:
            from princesscourt.ui.shell.lab_series import SeriesView

            self._view = SeriesView(self._look, self.runner)
            self._view.opened.connect(self.opened)
            self._view.left.connect(self.show_form)
            self._stack.addWidget(self._view)
        return self._view

    def begin(self, plan: Plan) -> None:
        """A new series, which is played at once."""
        try:
            series = store.begin(store.new_folder(self._folder, plan.game), plan)
        except StorageError as error:
            self.form.tell(error.reason)
            return
        self.show_series(series)
        self.view.turn()

    def open(self, folder: Path) -> None:
        """A series that lies there; the one that is being played is shown as it is."""
        playing = self.runner.series
        try:
            self.show_series(playing if playing is not None and playing.folder == folder else store.opened(folder))
        except StorageError as error:
            self.form.tell(error.reason)

    def show_series(self, series: Series) -> None:
        """Its page; another one that is being played is paused."""
        if self.runner.series is not series:
            self.runner.pause()
        view = self.view
        view.jobs = self.form.jobs
        self._stack.setCurrentWidget(view)
        view.show_series(series)
        view.focus_first()

    def show_form(self) -> None:
        """Back to the form."""
        self.form.fill()
        self._stack.setCurrentWidget(self.form)
        self.form.focus_first()

    def focus_first(self) -> None:
        """Where the keyboard begins when the page is turned to."""
        if self._view is not None and self._stack.currentWidget() is self._view:
            self._view.focus_first()
        else:
            self.form.fill()
            self.form.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._stack.currentWidget() is self.form:
            self.left.emit()
        else:
            self.show_form()

    def close_down(self) -> None:
        """The window closes: nothing plays on."""
        self.runner.pause()
