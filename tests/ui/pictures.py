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
LITTLE = 0.002
SPECK = 3


def pixels(image: QImage) -> Pixels:
    """Rows of columns of red, green and blue."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(plain.constBits(), dtype=np.uint8).reshape(plain.height(), plain.bytesPerLine() // 4, 4)
    return rows[:, : plain.width(), 2::-1].copy()


def coarse(image: QImage, size: QSize) -> Pixels:
    mode = Qt.AspectRatioMode.IgnoreAspectRatio
    return pixels(image.scaled(size, mode, Qt.TransformationMode.SmoothTransformation))


def apart(one: QImage, other: QImage) -> float:
    """The share of two pictures that differs clearly, when they are shrunk so far that edges do not matter."""
    size = QSize(one.width() // COARSE, one.height() // COARSE)
    first, second = (coarse(image, size).astype(np.int16) for image in (one, other))
    return float((np.abs(first - second).max(axis=2) >= SLIGHT).mean())


def same(one: QImage, other: QImage) -> bool:
    """Whether two pictures show the same things at the same places; half a pixel more or less is nothing."""
    return apart(one, other) < LITTLE


def ink_and_ground(image: QImage) -> tuple[str, str]:
    """The colour most of a picture is filled with, and the one that is farthest from it, as long as it is no speck."""
    parts = pixels(image).reshape(-1, 3).astype(np.uint32)
    colours, counts = np.unique(parts @ np.array([1 << 16, 1 << 8, 1], dtype=np.uint32), return_counts=True)
    light = np.stack([colours >> 16, colours >> 8 & 255, colours & 255], axis=1) @ np.array([0.2126, 0.7152, 0.0722])
    far = np.abs(light - light[counts.argmax()])
    far[counts < SPECK] = 0
    return name_of(int(colours[far.argmax()])), name_of(int(colours[counts.argmax()]))


def name_of(colour: int) -> str:
    return QColor(colour).name()
