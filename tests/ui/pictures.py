"""Pictures as numbers: how far two are apart, and how well a text stands out from its ground."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage

Pixels: TypeAlias = NDArray[np.uint8]
COARSE = 4
SLIGHT = 48


def pixels(image: QImage) -> Pixels:
    """Rows of columns of red, green and blue."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(plain.constBits(), dtype=np.uint8).reshape(plain.height(), plain.bytesPerLine() // 4, 4)
    return rows[:, : plain.width(), 2::-1].copy()


def coarse(image: QImage, size: QSize) -> Pixels:
    mode = Qt.AspectRatioMode.IgnoreAspectRatio
    return pixels(image.scaled(size, mode, Qt.TransformationMode.SmoothTransformation))


def apart(one: QImage, other: QImage) -> int:
    """The greatest difference of brightness, 0 to 255, in pictures shrunk so far that edges do not matter."""
    size = QSize(one.width() // COARSE, one.height() // COARSE)
    first, second = (coarse(image, size).astype(np.int16) for image in (one, other))
    return int(np.abs(first - second).max())


def same(one: QImage, other: QImage) -> bool:
    """Whether two pictures show the same things at the same places; half a pixel more or less is nothing."""
    return apart(one, other) < SLIGHT


def ink_and_ground(image: QImage) -> tuple[str, str]:
    """The colour most of a picture is filled with, and the one that is farthest from it, as long as it is no speck."""
    flat = pixels(image).reshape(-1, 3)
    colours, counts = np.unique(flat, axis=0, return_counts=True)
    ground = colours[counts.argmax()]
    light = colours.astype(np.float64) @ np.array([0.2126, 0.7152, 0.0722])
    far = np.abs(light - light[counts.argmax()])
    far[counts < 3] = 0
    ink = colours[far.argmax()]
    return name_of(ink), name_of(ground)


def name_of(colour: NDArray[np.uint8]) -> str:
    red, green, blue = (int(part) for part in colour)
    return QColor(red, green, blue).name()
