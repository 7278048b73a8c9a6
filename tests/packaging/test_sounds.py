"""The sounds are ours: each is what its recipe makes, quiet, without a click, and all of them are small."""

from __future__ import annotations

import wave

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.packaging.test_packaging import ROOT, tool

sounds = tool("sounds")
FILES = sorted((ROOT / "assets/sounds").glob("*.wav"))
ALL_KB = 400


def samples(name: str) -> NDArray[np.int16]:
    """What a file holds, after a look at its form."""
    with wave.open(str(ROOT / f"assets/sounds/{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sounds.RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2")


def test_there_is_a_file_for_each_recipe_and_no_other() -> None:
    assert [file.stem for file in FILES] == sorted(sounds.MAKERS)
    assert sum(file.stat().st_size for file in FILES) < ALL_KB * 1024


@pytest.mark.parametrize("name", sorted(sounds.MAKERS))
def test_a_file_is_what_its_recipe_makes(name: str) -> None:
    """To two steps of 32,767: another computer rounds a sine otherwise."""
    kept, made = samples(name).astype(int), sounds.made(name).astype(int)
    assert len(kept) == len(made)
    assert np.abs(kept - made).max() <= 2


@pytest.mark.parametrize("name", sorted(sounds.MAKERS))
def test_a_sound_is_quiet_and_does_not_click(name: str) -> None:
    sound = samples(name).astype(int)
    peak = np.abs(sound).max()
    assert 0.1 * 32767 < peak < 0.6 * 32767
    assert abs(sound[0]) <= 1
    assert np.abs(sound[-3:]).max() <= 1
    assert np.abs(sound[-len(sound) // 50 :]).max() < 0.02 * peak
    assert abs(sound.mean()) < 0.01 * peak


@pytest.mark.parametrize("name", sorted(sounds.MAKERS))
def test_a_sound_is_warm(name: str) -> None:
    """Little of it above 5 kHz, where it would hiss, and below 80 Hz, where small loudspeakers only rattle."""
    sound = samples(name) / 32768
    power, hertz = np.abs(np.fft.rfft(sound)) ** 2, np.fft.rfftfreq(len(sound), 1 / sounds.RATE)
    assert power[hertz > 5000].sum() < 0.1 * power.sum()
    assert power[hertz < 80].sum() < 0.05 * power.sum()
