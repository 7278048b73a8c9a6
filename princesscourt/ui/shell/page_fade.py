"""The stack of pages; one fades into the next."""

from __future__ import annotations

from PySide6.QtCore import QPropertyAnimation
from PySide6.QtWidgets import QGraphicsOpacityEffect, QLabel, QStackedWidget, QWidget

from princesscourt.ui.kit.theme import MOVEMENT, Look


class Pages(QStackedWidget):
    """Shows one page at a time. The former page fades away as a picture; the new one is live from the first moment."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._veil: QLabel | None = None
        self._fade: QPropertyAnimation | None = None

    def turn_to(self, page: QWidget, *, secret: bool = False) -> None:
        """Shows `page`, adding it if it is new. `secret`: what was shown before is gone at once, without a fade."""
        former = self.currentWidget()
        if self.indexOf(page) < 0:
            self.addWidget(page)
        self._end()
        time = self._look.theme.ms(MOVEMENT.page_change)
        if former is not None and former is not page and time and self.isVisible() and not secret:
            self._begin(former, time)
        self.setCurrentWidget(page)

    def _begin(self, former: QWidget, time: int) -> None:
        veil = QLabel(self)
        veil.setPixmap(former.grab())
        veil.setGeometry(self.rect())
        effect = QGraphicsOpacityEffect(veil)
        veil.setGraphicsEffect(effect)
        veil.show()
        self._veil = veil
        self._fade = QPropertyAnimation(effect, b"opacity", self)
        self._fade.setDuration(time)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.finished.connect(self._end)
        self._fade.start()
        veil.raise_()

    def _end(self) -> None:
        if self._fade is not None:
            self._fade.stop()
            self._fade.deleteLater()
            self._fade = None
        if self._veil is not None:
            self._veil.hide()
            self._veil.deleteLater()
            self._veil = None
