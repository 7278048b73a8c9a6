"""Which language everything speaks, Qt's own buttons included."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from princesscourt.ui.kit.assets import translation

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français"}
"""The languages of the house by their code, each named in itself."""


def system_language() -> str:
    """The first language of the desktop that the house speaks; English if it speaks none."""
    for wanted in QLocale.system().uiLanguages():
        code = wanted.partition("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


class Translators:
    """The two translators in force: ours and Qt's. Nothing of the former language is left over."""

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []
        self.language = ""

    def speak(self, language: str) -> None:
        """Switches every text; widgets learn it by `QEvent.LanguageChange`. An unknown code means the desktop's."""
        code = language if language in LANGUAGES else system_language()
        if code == self.language:
            return
        self.language = code
        QLocale.setDefault(QLocale(code))
        fresh = [found for found in (_own(code), _qt(code)) if found is not None]
        former, self._installed = self._installed, fresh
        for translator in fresh:
            QCoreApplication.installTranslator(translator)
        for translator in former:
            QCoreApplication.removeTranslator(translator)


class Held(QTranslator):
    """A translator that holds its file in memory. Qt would map it, and the program would die if it were replaced."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._data = path.read_bytes()
        self.usable = self.load(self._data)


def _own(code: str) -> QTranslator | None:
    """Ours; None where the translations were never compiled, and then everything speaks English."""
    try:
        found = Held(translation(f"princesscourt_{code}.qm"))
    except OSError:
        return None
    return found if found.usable else None


def _qt(code: str) -> QTranslator | None:
    found = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return found if found.load(f"qtbase_{code}", folder) else None
