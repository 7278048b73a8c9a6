"""A series on the page of the lab: how far it is, begin and pause, and what it tells.

This module loads pyqtgraph: import it when it is needed.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from princesscourt.core.rules import Reason
from princesscourt.lab import metrics
from princesscourt.lab.metrics import Tally
from princesscourt.lab.plan import set_of
from princesscourt.lab.store import Outcome, Series
from princesscourt.ui.kit.page import wrapped
from princesscourt.ui.kit.room import Phrases
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.shell import lab_phrases as words
from princesscourt.ui.shell.lab_lengths import LengthPane
from princesscourt.ui.shell.lab_pane import Pane
from princesscourt.ui.shell.lab_runner import Runner
from princesscourt.ui.shell.lab_shares import DifferencePane, EndPane, WinsPane
from princesscourt.ui.shell.rooms import room_for

LOW = 540
"""Pixels of height at text scale 1."""
REST_MS = 500
"""Between two looks of the charts at new matches, at least."""
PATIENCE = 10
"""And so many times as long as drawing them takes, so that a long series leaves the window its time."""


class SeriesView(QWidget):
    """One series at a time; `show_series` gives it another."""

    opened = Signal(Path)
    """The record of a match that is to be opened."""
    left = Signal()

    def __init__(self, look: Look, runner: Runner) -> None:
        super().__init__()
        self._look, self._runner = look, runner
        self._series: Series | None = None
        self._phrases: Phrases | None = None
        self._tallies: tuple[Tally, ...] = ()
        self.jobs = 1
        """Processes to play with."""
        self._title, self._line, self._trouble = QLabel(), wrapped("quiet"), wrapped("bad")
        self._reason: Reason | None = None
        self._progress = QProgressBar()
        self.go, self._back, self._open = QPushButton(), QPushButton(), QPushButton()
        self.tabs = QTabWidget()
        self.panes: dict[str, Pane] = {
            "wins": WinsPane(look),
            "length": LengthPane(look),
            "end": EndPane(look),
            "difference": DifferencePane(look),
        }
        self._fresh = QTimer(self, singleShot=True)
        self._fresh.timeout.connect(self._draw)
        self._pause_ms = REST_MS
        self._lay_out()
        self._connect()
        look.changed.connect(self._dress)
        self._dress()

    def _lay_out(self) -> None:
        self._title.setProperty("role", "title")
        self.go.setProperty("role", "primary")
        self._head, bottom = QBoxLayout(QBoxLayout.Direction.TopToBottom), QHBoxLayout()
        self._head.setSpacing(12)
        top = QHBoxLayout()
        top.addWidget(self._progress, 1)
        top.addWidget(self.go)
        self._head.addWidget(self._title)
        self._head.addWidget(self._line)
        self._head.addLayout(top, 1)
        bottom.addWidget(self._back)
        bottom.addStretch()
        bottom.addWidget(self._open)
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 16, 40, 20)
        column.addLayout(self._head)
        column.addWidget(self._trouble)
        column.addWidget(self.tabs, 1)
        column.addLayout(bottom)

    def _connect(self) -> None:
        self.go.clicked.connect(self.turn)
        self._back.clicked.connect(self.left)
        self._open.clicked.connect(self._open_chosen)
        self.length.opened.connect(self._open_match)
        self.tabs.currentChanged.connect(lambda _: self._draw())
        self._runner.played.connect(self._take)
        self._runner.turned.connect(self._show_state)
        self._runner.troubled.connect(self.show_trouble)

    @property
    def length(self) -> LengthPane:
        """The dots."""
        pane = self.panes["length"]
        assert isinstance(pane, LengthPane)
        return pane

    @property
    def series(self) -> Series | None:
        """What is shown."""
        return self._series

    def _dress(self) -> None:
        for button in (self.go, self._back, self._open):
            button.setMinimumHeight(self._look.theme.px(44))
        self._arrange()

    def _arrange(self) -> None:
        """In a low window title and progress share a line, so that the charts have room."""
        low = self.height() < LOW * self._look.theme.scale
        kinds = QBoxLayout.Direction
        self._head.setDirection(kinds.LeftToRight if low else kinds.TopToBottom)
        self._line.setVisible(not low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # -- the series

    def show_series(self, series: Series) -> None:
        """Shows what is done of a series so far."""
        self._series, self._phrases = series, room_for(series.plan.game).phrases
        self._tallies = metrics.tallies(series.plan, series.done.values())
        self._reason = None
        names = [name for name in self.panes if name != "difference" or len(series.plan.sets) > 1]
        with QSignalBlocker(self.tabs):
            self.tabs.clear()
            for name in names:
                self.tabs.addTab(self.panes[name], "")
        self._progress.setMaximum(series.plan.matches)
        self.retranslate()

    def turn(self) -> None:
        """Plays on, or pauses."""
        if self._runner.running:
            self._runner.pause()
        elif self._series is not None:
            self._reason = None
            self._runner.start(self._series, self.jobs)

    def _take(self, outcomes: Sequence[Outcome]) -> None:
        series = self._series
        if series is None or self._runner.series is not series:
            return
        for one in outcomes:
            self._tallies[set_of(series.plan, one.number)].add(one)
        self._show_state()
        if not self._fresh.isActive():
            self._fresh.start(self._pause_ms)

    def _draw(self) -> None:
        """The open tab with all that is known."""
        self._fresh.stop()
        pane = self.tabs.currentWidget()
        if self._series is None or not isinstance(pane, Pane) or not self.isVisible():
            return
        begun = time.monotonic()
        self._draw_pane(pane)
        self._pause_ms = max(REST_MS, round(1000 * PATIENCE * (time.monotonic() - begun)))
        self._open.setVisible(pane is self.length and self._series is not None)
        self._open.setEnabled(bool(self._series.done))

    def _draw_pane(self, pane: Pane) -> None:
        if self._series is not None and self._phrases is not None:
            pane.show_series(self._series, self._phrases, self._tallies)

    def show_trouble(self, reason: Reason) -> None:
        """Why it stopped by itself."""
        self._reason = reason
        self._show_state()

    def _show_state(self) -> None:
        series = self._series
        if series is None:
            return
        done, running = len(series.done), self._runner.running
        self._progress.setValue(done)
        self._progress.setFormat(words.progress(done, series.plan.matches))
        self.go.setText(
            QCoreApplication.translate("lab", "Pause")
            if running
            else QCoreApplication.translate("lab", "Play on")
            if done
            else QCoreApplication.translate("lab", "Begin")
        )
        self.go.setVisible(not series.finished)
        self._trouble.setText(words.lab_sentence(self._reason) if self._reason else "")
        self._trouble.setVisible(self._reason is not None)
        if not running and self._fresh.isActive():
            self._draw()

    # -- matches

    def _open_match(self, number: int) -> None:
        if self._series is not None:
            self.opened.emit(self._series.record(number))

    def _open_chosen(self) -> None:
        number = self.length.chosen()
        if number is None and self._series is not None and self._series.done:
            number = next(iter(self._series.done))
        if number is not None:
            self._open_match(number)

    # -- words

    def retranslate(self) -> None:
        self._back.setText(QCoreApplication.translate("lab", "All series"))
        self._open.setText(QCoreApplication.translate("lab", "Open the match"))
        self._progress.setAccessibleName(QCoreApplication.translate("lab", "Progress of the series"))
        if self._series is None or self._phrases is None:
            return
        self._title.setText(self._phrases.title())
        told = words.plan_words(self._series.plan, self._phrases)
        self._line.setText(told)
        for widget in (self._title, self._progress):
            widget.setToolTip(told)
            widget.setAccessibleDescription(told)
        titles = {
            "wins": QCoreApplication.translate("lab", "Wins"),
            "length": QCoreApplication.translate("lab", "Length"),
            "end": QCoreApplication.translate("lab", "Endings"),
            "difference": QCoreApplication.translate("lab", "A against B"),
        }
        for name, pane in self.panes.items():
            if self.tabs.indexOf(pane) >= 0:
                self.tabs.setTabText(self.tabs.indexOf(pane), titles[name])
                self._draw_pane(pane)
        self._show_state()
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw()

    def focus_first(self) -> None:
        (self.tabs.tabBar() if self.go.isHidden() else self.go).setFocus(Qt.FocusReason.OtherFocusReason)
