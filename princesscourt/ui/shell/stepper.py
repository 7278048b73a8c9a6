"""Plays a match through: a step whenever a while has passed."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from princesscourt.ui.kit.theme import Theme

REST_MS = 900


class Stepper(QObject):
    """Emits `stepped(1)` at the pace of the settings until paused."""

    stepped = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self.stepped.emit(1))

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def toggle(self, theme: Theme) -> None:
        """Starts or pauses."""
        if self.playing:
            self.pause()
        else:
            self._timer.start(max(400, theme.ms(REST_MS)))

    def pause(self) -> None:
        self._timer.stop()
