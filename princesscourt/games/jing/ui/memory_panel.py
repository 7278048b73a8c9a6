"""The memory aid: which figures of the other side a player has seen, and where they are or may be now (jing 7.3).

It tells what the player could work out with a good memory and nothing more: all of it follows from the own view.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QWidget

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.games.jing.rules.catalog import NAMES
from princesscourt.games.jing.rules.memory import Trace, following
from princesscourt.games.jing.rules.view import View
from princesscourt.games.jing.ui import words
from princesscourt.games.jing.ui.memory_map import MemoryMap
from princesscourt.ui.kit.page import Page, heading, wrapped
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

PORTION: Final = 0.006
"""Seconds of reckoning at a time."""


class MemoryPanel(QObject):
    """The contract of `ui.kit.room.Panel`. For nobody in particular, and without the option, it is closed."""

    icon: Final = "eye"

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__()
        self._view: View | None = None
        self._traces: tuple[Trace, ...] = ()
        self._found: tuple[Trace, ...] = ()
        self._steps: Iterator[tuple[Trace, ...]] = iter(())
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._go_on)
        self._note, self._sure, self._may = wrapped(), wrapped(), wrapped()
        self._sure_title, self._may_title = heading(), heading()
        self._map = MemoryMap(look, sprites)
        self._page = Page(spacing=8)
        self._page.fill(self._note, self._map, self._sure_title, self._sure, self._may_title, self._may)
        self._write()

    @property
    def widget(self) -> QWidget:
        return self._page

    @property
    def busy(self) -> bool:
        """Whether it still reckons."""
        return self._timer.isActive()

    def title(self) -> str:
        self._write()
        return QCoreApplication.translate("jing", "Memory")

    def show_node(self, lens: AnyLens, node: AnyNode) -> None:
        """What the viewer could remember at `node`. Nothing of another viewer stays for a moment."""
        view = lens.view(node)
        assert isinstance(view, View)
        if view == self._view:
            return
        if self._view is None or view.viewer != self._view.viewer or not _open(view):
            self._traces = ()
        self._view, self._found = view, ()
        self._steps = following(view) if _open(view) else iter(())
        self._write()
        self._go_on()

    def _go_on(self) -> None:
        """A portion of the reckoning; what the last one finds is shown."""
        self._timer.stop()
        until = time.monotonic() + PORTION
        for found in self._steps:
            self._found = found
            if time.monotonic() > until:
                self._timer.start()
                return
        self._traces = self._found
        self._write()

    # -- words

    def _write(self) -> None:
        """Everything anew, in the language of now."""
        view = self._view
        shown = view is not None and _open(view)
        self._note.setText(_note(view, seen=bool(self._traces)))
        self._map.setVisible(shown)
        self._map.show_traces(1 if view is not None and view.viewer == 1 else 0, self._traces)
        self._sure_title.setText(QCoreApplication.translate("jing", "Certain"))
        self._may_title.setText(QCoreApplication.translate("jing", "Possible"))
        for title, lines, certain in ((self._sure_title, self._sure, True), (self._may_title, self._may, False)):
            told = "\n".join(_line(trace) for trace in self._traces if trace.certain == certain)
            lines.setText(told)
            lines.setVisible(bool(told))
            title.setVisible(bool(told))
        self._map.setAccessibleName(" ".join(_line(trace) for trace in self._traces))


def _open(view: View) -> bool:
    """Whether there is something to show: with the option, to a seat, while the match runs."""
    return view.options.memory_aid and view.viewer in (0, 1) and view.base is not None and view.result is None


def _note(view: View | None, *, seen: bool) -> str:
    if view is not None and not view.options.memory_aid:
        return QCoreApplication.translate("jing", "This match is played without the memory aid.")
    if view is not None and view.result is not None:
        return QCoreApplication.translate("jing", "The match is over: the board shows everything.")
    if view is None or view.viewer not in (0, 1):
        return QCoreApplication.translate("jing", "What a player has seen is shown behind the curtain only.")
    if seen:
        return QCoreApplication.translate("jing", "Figures of the other side that you have seen:")
    return QCoreApplication.translate("jing", "You have not seen any figure of the other side yet.")


def _line(trace: Trace) -> str:
    """ "• Maid: c3 or d4"."""
    line = QCoreApplication.translate("jing", "• {figure}: {squares}")
    squares = words.either(NAMES[square] for square in trace.squares)
    return line.format(figure=words.heading(words.figure(trace.kind)), squares=squares)
