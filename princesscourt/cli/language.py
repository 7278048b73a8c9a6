"""The language of the system for the sentences of the command line, and whether there is a screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, qInstallMessageHandler

from princesscourt.ui.shell.language import Translators, system_language


class Voice:
    """Qt's core with the language of the system, for as long as this object is kept. `draws`: with pictures too."""

    def __init__(self, *, draws: bool = False) -> None:
        before = qInstallMessageHandler(lambda *_: None)  # Qt would comment on a locale that is not installed
        self._core = QCoreApplication.instance() or (_painter() if draws else QCoreApplication(sys.argv[:1]))
        qInstallMessageHandler(before)
        self._translators = Translators()
        self._translators.speak(system_language())


def _painter() -> QCoreApplication:
    """Qt with pictures but without a screen, or without them where the system lacks a library for it."""
    try:
        from PySide6.QtWidgets import QApplication
    except ImportError:
        return QCoreApplication(sys.argv[:1])
    return QApplication([*sys.argv[:1], "-platform", "offscreen"])


def shows_windows(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """As `has_screen`, and somebody can see what is on it."""
    drawn_nowhere = environment.get("QT_QPA_PLATFORM", "").split(":")[0] in {"offscreen", "minimal", "vnc"}
    return has_screen(environment, platform) and not drawn_nowhere


def has_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a window can be opened: on Linux, some display is named."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not platform.startswith("linux") or any(environment.get(name) for name in names)
