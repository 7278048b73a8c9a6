"""Arithmetic on #RRGGBB colours: contrast, mixing, and how far apart two colours look, also to other eyes."""

from enum import StrEnum
from functools import lru_cache

RGB = tuple[float, float, float]


class Sight(StrEnum):
    """Ways of seeing; the last three lack one kind of cone, GREY all."""

    FULL = "full"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"
    GREY = "grey"


# Machado, Oliveira, Fernandes 2009, severity 1.0, on linear light.
_SIGHT: dict[Sight, tuple[RGB, RGB, RGB]] = {
    Sight.FULL: ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    Sight.PROTAN: (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    Sight.DEUTAN: (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    Sight.TRITAN: (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
    Sight.GREY: ((0.2126, 0.7152, 0.0722),) * 3,
}  # fmt: skip


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2: 1 for equal colours, 21 for black and white."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(512)
def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def mix(one: str, other: str, share: float) -> str:
    """`share` 0 gives the first colour, 1 the other."""
    pairs = zip(_bytes(one), _bytes(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def readable(colour: str, ground: str, towards: str, least: float) -> str:
    """The colour, moved in twentieths towards another until its contrast with the ground is enough."""
    steps = (mix(colour, towards, step / 20) for step in range(21))
    return next((one for one in steps if contrast(one, ground) >= least), towards)


def seen(colour: str, sight: Sight) -> str:
    """What the colour looks like to somebody with this sight."""
    light = _linear(colour)
    rows = (sum(a * b for a, b in zip(row, light, strict=True)) for row in _SIGHT[sight])
    return "#" + "".join(f"{round(_gamma(value) * 255):02X}" for value in rows)


def distance(one: str, other: str, sight: Sight = Sight.FULL) -> float:
    """How far apart two colours look (CIE 1976): under 3 nobody notices, over 20 nobody doubts."""
    pairs = zip(_lab(seen(one, sight)), _lab(seen(other, sight)), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def _bytes(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _linear(colour: str) -> RGB:
    red, green, blue = (_ungamma(value / 255) for value in _bytes(colour))
    return red, green, blue


def _ungamma(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _gamma(value: float) -> float:
    value = min(1.0, max(0.0, value))
    return value * 12.92 if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)


def _lab(colour: str) -> RGB:
    red, green, blue = _linear(colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (_cube(value) for value in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _cube(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116
