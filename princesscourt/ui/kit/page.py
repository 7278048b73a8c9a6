"""The page of a tab beside the board: it scrolls up and down, never sideways."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

MARGIN = 16


class Page(QScrollArea):
    """Put widgets into `column`. `turned` says whether the page was opened or closed."""

    turned = Signal(bool)

    def __init__(self, spacing: int = 10) -> None:
        super().__init__()
        page = QWidget()
        self.column = QVBoxLayout(page)
        self.column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self.column.setSpacing(spacing)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.turned.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.turned.emit(False)


def wrapped(role: str = "") -> QLabel:
    """A label for plain words in as many lines as they need, in one of the roles of `style`."""
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
