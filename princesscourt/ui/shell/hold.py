"""A button that works for as long as it is held."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton

ENDS = {
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.ApplicationDeactivate,
}


class HoldButton(QPushButton):
    """Held by mouse, touch or the space bar. It hears the release even when it is hidden meanwhile."""

    held = Signal()
    let_go = Signal()

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setAutoDefault(False)
        self.pressed.connect(self._hold)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is no key that is held."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def _hold(self) -> None:
        _app().installEventFilter(self)
        self.held.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in ENDS or (isinstance(event, QKeyEvent) and _is_release(event)):
            _app().removeEventFilter(self)
            self.setDown(False)
            self.let_go.emit()
        return super().eventFilter(watched, event)


def _is_release(event: QKeyEvent) -> bool:
    return event.type() == QEvent.Type.KeyRelease and not event.isAutoRepeat()


def _app() -> QCoreApplication:
    app = QCoreApplication.instance()
    assert app is not None
    return app
