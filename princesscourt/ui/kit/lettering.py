"""Text on boards and cards: it begins at a size and shrinks until it fits its box, at every zoom alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

Face: TypeAlias = Callable[[int], QFont]
"""A font at a height, such as `theme.sans`."""
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
LEAST = 12
"""Text does not shrink below this height."""


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    face: Face,
    size: int,
    *,
    flags: Qt.AlignmentFlag = CENTRE,
    wrap: bool = True,
) -> float:
    """Writes `text` into `box`, from `size` down; gives the height it takes."""
    how = int(flags) | (int(Qt.TextFlag.TextWordWrap) if wrap else 0)
    while True:
        painter.setFont(unhinted(face(size)))
        needed = painter.fontMetrics().boundingRect(box.toRect(), how, text)
        if size <= LEAST or (needed.width() <= box.width() + 1 and needed.height() <= box.height() + 1):
            break
        size -= 1
    painter.drawText(box, how, text)
    return float(needed.height())


def unhinted(font: QFont) -> QFont:
    """The same font with widths that grow evenly: hinted letters are too wide on a board that is shown small."""
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
