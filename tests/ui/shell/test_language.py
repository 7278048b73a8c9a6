"""The language goes on as it is, whatever happens to its file meanwhile."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from princesscourt.ui.kit.assets import translation
from princesscourt.ui.shell.language import Held, Translators


def test_a_translation_that_is_replaced_while_it_speaks_goes_on(qapp: QApplication, tmp_path: Path) -> None:
    """An update of the program overwrites the file; a mapped one would end the process."""
    del qapp
    path = tmp_path / "de.qm"
    shutil.copy(translation("princesscourt_de.qm"), path)
    held = Held(path)
    assert held.usable
    path.write_bytes(b"")
    assert held.translate("home", "Settings") == "Einstellungen"


def test_a_broken_translation_is_not_used(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    (tmp_path / "de.qm").write_bytes(b"broken")
    assert not Held(tmp_path / "de.qm").usable


def test_G2_where_a_language_has_a_gap_english_appears_and_not_the_language_before(qapp: QApplication) -> None:
    """The English file holds plurals alone: all else is a gap in it."""
    del qapp
    translators = Translators()
    translators.speak("en")
    for before in ("de", "fr"):
        translators.speak(before)
        assert QCoreApplication.translate("home", "Settings") != "Settings"
        translators.speak("en")
        assert QCoreApplication.translate("home", "Settings") == "Settings"
