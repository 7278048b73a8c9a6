"""The frame of a page to fill in: a head, what scrolls below it, and at the foot what is wrong and two buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from princesscourt.ui.kit.widgets import Rule

SIDE = 40
"""Pixels left and right of everything."""


def head(title: QLabel, motto: QLabel, rule: Rule) -> tuple[QWidget, QVBoxLayout]:
    """What scrolls, with its head already in it, and the column for the rest."""
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.setContentsMargins(SIDE, 24, SIDE, 16)
    for label, role in ((title, "display"), (motto, "motto")):
        label.setProperty("role", role)
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        label.setWordWrap(True)
        column.addWidget(label)
    column.addWidget(rule)
    return inside, column


def frame(page: QWidget, inside: QWidget, error: QLabel, back: QPushButton, go: QPushButton) -> None:
    """Lays `page` out: `inside` scrolls; `error` and the buttons stay in sight."""
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QScrollArea.Shape.NoFrame)
    scroll.setWidget(inside)
    error.setContentsMargins(SIDE, 0, SIDE, 0)
    go.setProperty("role", "primary")
    buttons = QHBoxLayout()
    buttons.setContentsMargins(SIDE, 8, SIDE, 24)
    buttons.addWidget(back)
    buttons.addStretch()
    buttons.addWidget(go)
    outer = QVBoxLayout(page)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(scroll, 1)
    outer.addWidget(error)
    outer.addLayout(buttons)
