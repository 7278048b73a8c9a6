"""The loudspeaker of now, by way of Qt Multimedia. Importing this module loads it; `sound` knows when."""

from __future__ import annotations

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

from princesscourt.ui.kit.assets import asset


class Speaker(QObject):
    """Plays files of `assets/sounds` on the usual device; when it is unplugged, on the one that takes its place."""

    changed = Signal()
    """Another device, or none."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._effects: dict[str, QSoundEffect] = {}
        self._devices = QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._follow)
        self.there = not QMediaDevices.defaultAudioOutput().isNull()
        """Whether there is a device."""

    def play(self, name: str, loudness: float) -> None:
        """Begins a sound, anew if it has not ended yet. `loudness`: 0 to 1."""
        if self.there:
            effect = self._effects.get(name) or self._load(name)
            effect.setVolume(loudness)
            effect.play()

    def _load(self, name: str) -> QSoundEffect:
        effect = QSoundEffect(QMediaDevices.defaultAudioOutput(), self)
        effect.setSource(QUrl.fromLocalFile(str(asset(f"sounds/{name}.wav"))))
        self._effects[name] = effect
        return effect

    def _follow(self) -> None:
        """What was made for a device that is gone stays silent for ever, so it is made anew for the next one."""
        self._drop()
        self.there = not QMediaDevices.defaultAudioOutput().isNull()
        self.changed.emit()

    def _drop(self) -> None:
        for effect in self._effects.values():
            effect.stop()
            effect.deleteLater()
        self._effects.clear()

    def close(self) -> None:
        """Stops everything and listens for devices no more."""
        self._devices.audioOutputsChanged.disconnect(self._follow)
        self._drop()
        self.deleteLater()
