"""What a page tells of one player."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from princesscourt.ui.kit.page import wrapped
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.widgets import SignBadge


class PlayerPart(QWidget):
    """The player's sign, beside it `head` in bold and below that what belongs to it."""

    def __init__(self, look: Look, seat: int, spacing: int, *below: QWidget) -> None:
        super().__init__()
        self.head = wrapped()
        self.head.setStyleSheet("font-weight: bold")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(SignBadge(look, seat), 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(spacing)
        for widget in (self.head, *below):
            column.addWidget(widget)
        row.addLayout(column, 1)
