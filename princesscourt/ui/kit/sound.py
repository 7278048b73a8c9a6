"""Short sounds by their names in `assets/sounds`, for whoever wants them; silence wherever they cannot be heard.

Qt Multimedia comes with PySide6-Addons, which is larger than all the rest and therefore an optional extra. It is loaded
when the first table is laid, never at the start of the program, and not at all while sound is off.
"""

from __future__ import annotations

from enum import Enum
from importlib.util import find_spec
from typing import TYPE_CHECKING

from PySide6.QtCore import QLoggingCategory, QObject, Signal

if TYPE_CHECKING:
    from princesscourt.ui.kit.speaker import Speaker

MODULE = "PySide6.QtMultimedia"


class Volume(Enum):
    """How loud; the values are those of the settings."""

    OFF = "off"
    QUIET = "quiet"
    MEDIUM = "medium"
    LOUD = "loud"


class Lack(Enum):
    """What is missing for a sound to be heard."""

    NOTHING = "nothing"
    MODULE = "module"
    """Qt Multimedia is not installed, or does not load here."""
    DEVICE = "device"
    """There is no loudspeaker now."""


LOUDNESS = {Volume.OFF: 0.0, Volume.QUIET: 0.25, Volume.MEDIUM: 0.5, Volume.LOUD: 1.0}


class Sound(QObject):
    """What can be heard in the whole house."""

    due = Signal(str)
    """The name of the sound that belongs to what is seen, whether or not it can be heard here."""
    changed = Signal()
    """A loudspeaker came or went."""

    def __init__(self, volume: Volume = Volume.OFF) -> None:
        super().__init__()
        self._volume = volume
        self._speaker: Speaker | None = None
        self._tried = False

    @property
    def volume(self) -> Volume:
        return self._volume

    def choose(self, volume: Volume) -> None:
        """Sounds are as loud as this from now on."""
        self._volume = volume
        self.prepare()

    def prepare(self) -> None:
        """Loads Qt Multimedia, which takes a moment, unless it is loaded or sound is off."""
        if self._tried or self._volume is Volume.OFF:
            return
        self._tried = True
        QLoggingCategory.setFilterRules("qt.multimedia.*=false")  # it tells of each library that it does not find
        try:
            from princesscourt.ui.kit.speaker import Speaker
        except ImportError:
            return
        self._speaker = Speaker(self)
        self._speaker.changed.connect(self.changed)

    @property
    def lack(self) -> Lack:
        """What is missing for sounds to be heard, as far as that is known without loading anything."""
        if self._speaker is not None:
            return Lack.NOTHING if self._speaker.there else Lack.DEVICE
        return Lack.MODULE if self._tried or find_spec(MODULE) is None else Lack.NOTHING

    def play(self, name: str) -> None:
        """Lets a sound be heard, if that is wanted and possible."""
        self.due.emit(name)
        self.prepare()
        if self._speaker is not None and self._volume is not Volume.OFF:
            self._speaker.play(name, LOUDNESS[self._volume])

    def close(self) -> None:
        """Nothing sounds any more, and the loudspeaker is given back."""
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None
        self._tried = False
