"""An export in a process of its own: painting hundreds of boards would hold up the window, and Stop is a kill there."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from PySide6.QtWidgets import QApplication

from princesscourt.bots.contract import Clock
from princesscourt.core import record
from princesscourt.core.lens import Lens
from princesscourt.core.match import AnyMatch, AnyNode
from princesscourt.core.rules import Viewer
from princesscourt.games import find
from princesscourt.ui.shell.export.forms import FORMS


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be made: plain values, since they travel.

    `record`: the match, of which `viewer` sees its part; `where`: the place to end with, as the way through the tree,
    child by child from the root.
    """

    record: str
    viewer: Viewer
    form: str
    language: str
    where: tuple[int, ...]


def order(match: AnyMatch, viewer: Viewer, end: AnyNode, form: str, language: str) -> Order:
    """The order for a file of this match up to `end`."""
    where = tuple(node.parent.children.index(node) for node in end.path() if node.parent is not None)
    return Order(record.write(match), viewer, form, language, where)


def carried_out(wanted: Order, clock: Clock) -> bytes:
    """The data of the file. Without a screen, and to its end: whoever waits no longer ends the process."""
    del clock
    app = QApplication.instance() or QApplication([*sys.argv[:1], "-platform", "offscreen"])
    match = record.read(wanted.record, find)
    node = match.root
    for child in wanted.where:
        node = node.children[child]
    data = FORMS[wanted.form](match, Lens(match, wanted.viewer), node, wanted.language)
    del app
    return data
