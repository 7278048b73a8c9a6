"""Which language everything speaks, Qt's own buttons included."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator

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


class Alone(Held):
    """A translator behind which no other is asked: what it does not know stays English."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return super().translate(context, source, disambiguation, n) or source


@contextmanager
def spoken(code: str) -> Iterator[None]:
    """For a while everything that is said is said in this language, and the windows do not learn of it.

    "" changes nothing, nor does a language whose translations were never compiled.
    """
    alone = _alone(code)
    if alone is None:
        yield
        return
    locale = QLocale()
    _exchange(alone, locale=QLocale(code), come=True)
    try:
        yield
    finally:
        _exchange(alone, locale=locale, come=False)


def _alone(code: str) -> Alone | None:
    try:
        return Alone(translation(f"princesscourt_{code}.qm")) if code else None
    except OSError:
        return None


def _exchange(alone: Alone, *, locale: QLocale, come: bool) -> None:
    """Lets a translator come or go, unnoticed."""
    app, hush = QCoreApplication.instance(), Hush()
    if app is not None:
        app.installEventFilter(hush)
    QLocale.setDefault(locale)
    if come:
        QCoreApplication.installTranslator(alone)
    else:
        QCoreApplication.removeTranslator(alone)
    if app is not None:
        app.removeEventFilter(hush)


class Hush(QObject):
    """Keeps from the windows that the language has changed."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.LanguageChange and watched is QCoreApplication.instance()
