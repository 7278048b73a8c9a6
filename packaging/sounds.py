"""Makes the sounds in assets/sounds: wood, cards, paper, stone, a bell, each of a few damped tones and of shaped noise.

    python packaging/sounds.py

Run it after a change here; the results are kept in the repository. Every run gives the same, for the noise is drawn
from a seed. All begin and end in silence, so that none of them clicks, and none is loud.
"""

from __future__ import annotations

import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Signal: TypeAlias = NDArray[np.float64]
Tone: TypeAlias = tuple[float, float, float]
"""Hertz, strength, and the seconds after which a third of it is left."""
SOUNDS = Path(__file__).resolve().parents[1] / "assets" / "sounds"
RATE = 22050
FADE = 0.2
"""The part of its time in which every sound ends."""

LIGHT_WOOD: Sequence[Tone] = ((410, 1.0, 0.045), (1060, 0.5, 0.026), (1730, 0.22, 0.016), (2650, 0.1, 0.009))
HEAVY_WOOD: Sequence[Tone] = ((172, 1.0, 0.07), (395, 0.6, 0.045), (720, 0.25, 0.025), (1310, 0.08, 0.012))
BAMBOO: Sequence[Tone] = ((640, 1.0, 0.03), (1490, 0.35, 0.016), (2380, 0.12, 0.009))
PEBBLE: Sequence[Tone] = ((880, 1.0, 0.032), (1745, 0.7, 0.024), (2930, 0.4, 0.015), (4150, 0.15, 0.008))
BOWL: Sequence[Tone] = ((523, 1.0, 0.62), (526, 0.5, 0.55), (1046, 0.32, 0.34), (1444, 0.2, 0.22), (2825, 0.06, 0.1))
PILE: Sequence[Tone] = ((150, 1.0, 0.03), (310, 0.5, 0.018))


def main() -> None:
    SOUNDS.mkdir(exist_ok=True)
    for name in MAKERS:
        with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(made(name).tobytes())


def made(name: str) -> NDArray[np.int16]:
    """The samples of a sound, little-endian as a WAV file has them."""
    make, loudness = MAKERS[name]
    sound = make()
    sound *= loudness / np.abs(sound).max()
    edge = int(FADE * len(sound))
    sound[-edge:] *= (1 + np.cos(np.linspace(0, np.pi, edge))) / 2
    return np.round(sound * 32767).astype("<i2")


# -- what sounds are made of


def times(seconds: float) -> Signal:
    return np.arange(int(seconds * RATE)) / RATE


def struck(tones: Sequence[Tone], seconds: float, attack: float = 0.0015) -> Signal:
    """Something that is struck: tones that die away, from silence."""
    t = times(seconds)
    parts = [strength * np.sin(2 * np.pi * hertz * t) * np.exp(-t / left) for hertz, strength, left in tones]
    sound: Signal = np.sum(parts, axis=0) * np.minimum(1, t / attack)
    return sound


def rubbed(seed: str, seconds: float, low: float, high: float, peak: float) -> Signal:
    """Something that rubs: noise between two pitches, loudest at the part `peak` of its time."""
    rng, t = Random(seed), times(seconds)
    spectrum = np.fft.rfft(np.array([rng.random() - 0.5 for _ in t]))
    hertz = np.fft.rfftfreq(len(t), 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(hertz, 1)) ** 4) / (1 + (hertz / high) ** 4)
    noise: Signal = np.fft.irfft(spectrum, len(t))
    part = t / seconds
    swell = np.where(part < peak, part / peak, (1 - part) / (1 - peak))
    sound: Signal = noise / np.abs(noise).max() * np.sin(np.pi / 2 * swell) ** 2
    return sound


def mixed(*parts: tuple[float, float, Signal]) -> Signal:
    """Sounds over each other, each with its beginning in seconds and its strength."""
    whole: Signal = np.zeros(max(int(begin * RATE) + len(sound) for begin, _, sound in parts))
    for begin, strength, sound in parts:
        start = int(begin * RATE)
        whole[start : start + len(sound)] += strength * sound
    return whole


# -- the sounds


def slide() -> Signal:
    """A piece of wood that slides and bumps."""
    bump = struck(LIGHT_WOOD, 0.22)
    return mixed((0, 0.3, rubbed("slide", 0.24, 260, 1500, 0.7)), (0.2, 1, bump), (0.2, 0.5, struck(HEAVY_WOOD, 0.2)))


def wood() -> Signal:
    """A wooden piece that is put down."""
    return mixed((0, 1, struck(LIGHT_WOOD, 0.24)), (0, 0.4, struck(HEAVY_WOOD, 0.24)))


def knock() -> Signal:
    """Two heavy pieces that meet."""
    blow = struck(HEAVY_WOOD, 0.3)
    return mixed((0, 1, blow), (0.11, 0.7, blow), (0, 0.3, struck(LIGHT_WOOD, 0.2)))


def flick(seed: str) -> Signal:
    """A card through the air."""
    return rubbed(seed, 0.085, 900, 4200, 0.55)


def card() -> Signal:
    """A card that is laid."""
    return mixed((0, 1, flick("card")), (0.06, 0.8, struck(PILE, 0.14)))


def deal() -> Signal:
    """Cards that are dealt."""
    return mixed(*((0.075 * i, 1 - 0.1 * i, flick(f"deal/{i}")) for i in range(6)))


def gather() -> Signal:
    """Cards that are gathered and tapped on the table."""
    sweeps = ((0.05 * i, 0.5 + 0.1 * i, rubbed(f"gather/{i}", 0.13, 700, 3200, 0.6)) for i in range(4))
    return mixed(*sweeps, (0.26, 0.9, struck(PILE, 0.16)), (0.26, 0.4, flick("tap")))


def screen() -> Signal:
    """A paper screen that slides to its frame."""
    paper, frame = rubbed("paper", 0.34, 450, 2600, 0.35), rubbed("frame", 0.34, 120, 420, 0.5)
    return mixed((0, 0.8, paper), (0, 0.4, frame), (0.31, 0.7, struck(BAMBOO, 0.16)))


def stone() -> Signal:
    """A stone disc that is laid on stone."""
    return mixed((0, 1, struck(PEBBLE, 0.2)), (0.028, 0.35, struck(PEBBLE, 0.16)), (0, 0.5, struck(PILE, 0.2)))


def bell() -> Signal:
    """The end of a match."""
    return struck(BOWL, 1.9, attack=0.006)


def tick() -> Signal:
    """That was not possible."""
    return struck(((330, 1.0, 0.02), (545, 0.4, 0.012)), 0.11, attack=0.004)


MAKERS: dict[str, tuple[Callable[[], Signal], float]] = {
    "bell": (bell, 0.34),
    "card": (card, 0.34),
    "deal": (deal, 0.28),
    "gather": (gather, 0.34),
    "knock": (knock, 0.5),
    "screen": (screen, 0.34),
    "slide": (slide, 0.45),
    "stone": (stone, 0.38),
    "tick": (tick, 0.22),
    "wood": (wood, 0.42),
}
"""How each is made, and its highest peak in parts of what a file can hold."""

if __name__ == "__main__":
    main()
