"""Files of the match on the table that people pass on, made while the window goes on."""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QMainWindow, QPushButton, QWidget

from princesscourt.core.match import AnyNode
from princesscourt.lab.worker import Reply
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.thinking import ThinkingSign
from princesscourt.ui.shell.export.order import Order, carried_out, order
from princesscourt.ui.shell.house import House
from princesscourt.ui.shell.menus import Menus
from princesscourt.ui.shell.session import Session
from princesscourt.ui.shell.workers import Thinker

PICTURE, REPLAY = "png", "html"
LIMIT = 3600.0
"""Seconds; nobody waits so long, and Stop is always there."""


class Giver(QObject):
    """Asks where a file goes, lets another process make it, and says when it is there; one file at a time."""

    def __init__(self, window: QMainWindow, menus: Menus, house: House) -> None:
        super().__init__(window)
        self._window, self._menus, self._house = window, menus, house
        self._path = Path()
        self._thinker = Thinker(self)
        self._thinker.replied.connect(self._replied)
        self.sign = WorkSign(house.look)
        self.sign.stop.clicked.connect(self.stop)
        window.statusBar().addPermanentWidget(self.sign)
        self.sign.hide()

    @property
    def busy(self) -> bool:
        """Whether a file is being made."""
        return self._thinker.busy

    def ask(self, form: str, session: Session) -> None:
        """Asks for the place of a picture of what is looked at, or of a replay, and has it made.

        For the eyes that look now: the question takes the focus from the window, and that covers the table. A picture
        speaks as the window does; a replay begins in the language of whoever reads it.
        """
        picture = form == PICTURE
        end: AnyNode = session.cursor if picture else session.match.live
        language = self._house.translators.language if picture else ""
        wanted = order(session.match, session.lens.viewer, end, form, language)
        usual = f"{session.match.rules.id}.{form}"
        name, _ = QFileDialog.getSaveFileName(self._window, _title(form), usual, _pattern(form))
        if name:
            self.make(wanted, Path(name))

    def make(self, wanted: Order, path: Path) -> None:
        """Has the file made; one that is under way is given up."""
        self.stop()
        self._path = path
        self._thinker.run(partial(carried_out, wanted), LIMIT)
        self.sign.show()

    def stop(self) -> None:
        """Gives up what is under way; no file is written."""
        self._thinker.close()
        self.sign.hide()

    def _replied(self, reply: Reply) -> None:
        self.stop()  # the process ends with each file, and gives back what a hundred boards took
        if not isinstance(reply.answer, bytes):
            logging.getLogger(__name__).error("a file could not be made: %s", reply.fault)
            sentence = QCoreApplication.translate("give", "{file} could not be made.")
        elif self._house.keeper.write(self._path, reply.answer):
            sentence = QCoreApplication.translate("give", "{file} is saved.")
        else:
            return
        self._menus.say(sentence.format(file=self._path.name))


class WorkSign(QWidget):
    """At the bottom of the window: that a file is being made, and Stop."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._words, self.stop = QLabel(), QPushButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget in (ThinkingSign(look), self._words, self.stop):
            row.addWidget(widget)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._words.setText(QCoreApplication.translate("give", "A file is being made …"))
        self.stop.setText(QCoreApplication.translate("table", "Stop"))


def _title(form: str) -> str:
    if form == PICTURE:
        return QCoreApplication.translate("give", "Save as picture")
    return QCoreApplication.translate("give", "Save as one-page replay")


def _pattern(form: str) -> str:
    if form == PICTURE:
        return QCoreApplication.translate("give", "Pictures ({pattern})").format(pattern="*.png")
    return QCoreApplication.translate("give", "Pages for a browser ({pattern})").format(pattern="*.html *.htm")
