"""The language of the system for the sentences of the command line, and whether there is a screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator, qInstallMessageHandler

from princesscourt.ui.kit.assets import translation


def speak(locale: QLocale, *, draws: bool = False) -> QCoreApplication:
    """Qt's core with the first of the person's languages that we know; English sentences need no file.

    The caller keeps what is given back for as long as sentences are made. `draws`: pictures can be made too.
    """
    before = qInstallMessageHandler(lambda *_: None)  # Qt would comment on a locale that is not installed
    core = QCoreApplication.instance() or (_painter() if draws else QCoreApplication(sys.argv[:1]))
    qInstallMessageHandler(before)
    for name in locale.uiLanguages():
        language = name.partition("-")[0]
        translator = QTranslator(core)
        if _load(translator, language):
            core.installTranslator(translator)
        if language == "en" or not translator.isEmpty():
            break
    return core


def _painter() -> QCoreApplication:
    """Qt with pictures but without a screen, or without them where the system lacks a library for it."""
    try:
        from PySide6.QtWidgets import QApplication
    except ImportError:
        return QCoreApplication(sys.argv[:1])
    return QApplication([*sys.argv[:1], "-platform", "offscreen"])


def _load(translator: QTranslator, language: str) -> bool:
    try:
        return translator.load(str(translation(f"princesscourt_{language}.qm")))
    except FileNotFoundError:
        return False


def has_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether a window can be opened: on Linux, some display is named."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not platform.startswith("linux") or any(environment.get(name) for name in names)
