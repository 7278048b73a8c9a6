"""The page of a tab beside the board: it scrolls up and down, never sideways."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QScrollArea, QVBoxLayout, QWidget

MARGIN = 16
MIDDLE_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Page(QScrollArea):
    """Put widgets into `column`. `turned` says whether the page was opened or closed."""

    turned = Signal(bool)

    def __init__(self, spacing: int = 10, margin: int = MARGIN) -> None:
        super().__init__()
        page = QWidget()
        self.column = QVBoxLayout(page)
        self.column.setContentsMargins(margin, margin, margin, margin)
        self.column.setSpacing(spacing)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fill(self, *parts: QWidget | QLayout) -> None:
        """Puts all that the page has below each other, from its top."""
        for part in parts:
            if isinstance(part, QLayout):
                self.column.addLayout(part)
            else:
                self.column.addWidget(part)
        self.column.addStretch()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.turned.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.turned.emit(False)


def plain(role: str = "", alignment: Qt.AlignmentFlag = MIDDLE_LEFT) -> QLabel:
    """A label for plain words in one line, in one of the roles of `style`."""
    label = QLabel()
    label.setProperty("role", role)
    label.setAlignment(alignment)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def heading() -> QLabel:
    """A label for what stands over a part of a page, in as many lines as it needs."""
    label = plain("heading")
    label.setWordWrap(True)
    return label


def wrapped(role: str = "") -> QLabel:
    """A label for plain words in as many lines as they need; they can be marked and copied."""
    label = plain(role)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label
