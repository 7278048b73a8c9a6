"""The truth meter: who wins the position looked at, proven, with the line to play out.

It works only while its tab is open, in a process of its own; an answer to a question of before is dropped.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.games.valley.bot.verdict import Verdict, verdict_on
from princesscourt.games.valley.rules.moves import Slide
from princesscourt.games.valley.rules.state import State
from princesscourt.games.valley.ui import verdicts
from princesscourt.games.valley.ui.line_board import LineBoard
from princesscourt.ui.kit.page import Page, wrapped
from princesscourt.ui.kit.room import Errands, Keep
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.thinking import ThinkingSign

SECONDS: Final = 6.0
LONGER: Final = 60.0


class TruthPanel(QObject):
    """The contract of `ui.kit.room.Panel`."""

    icon: Final = "truth"

    def __init__(self, look: Look, sprites: Sprites, errands: Errands) -> None:
        super().__init__()
        self._errands = errands
        self._state: State | None = None
        self._verdict: Verdict | None = None
        self._asked: State | None = None
        self._failed = False
        self._page = Page()
        self._sign = ThinkingSign(look)
        self._says, self._why = wrapped("heading"), wrapped()
        self._longer = QPushButton()
        self._longer.clicked.connect(lambda: self._ask(LONGER))
        self.line = LineBoard(look, sprites)
        self._node: AnyNode | None = None
        self._keep: Keep | None = None
        self.keeps = QPushButton()
        self.keeps.clicked.connect(self._keep_line)
        self._lay_out()
        self._page.turned.connect(self._turn)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._says, 1)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self._page.fill(head, self._why, self._longer, self.line, self.keeps)

    @property
    def widget(self) -> QWidget:
        return self._page

    def title(self) -> str:
        return QCoreApplication.translate("valley", "Truth")

    def keep_with(self, keep: Keep | None) -> None:
        """The contract of `ui.kit.room.KeepsLines`."""
        self._keep = keep

    def show_node(self, lens: AnyLens, node: AnyNode) -> None:
        """The position at `node`; what was proven of another is forgotten."""
        state = lens.view(node)
        assert isinstance(state, State)
        self._node = node
        if state != self._state:
            self._errands.stop()
            self._state, self._verdict, self._asked, self._failed = state, None, None, False
        self._turn(self._page.isVisible())

    # -- thinking

    @property
    def thinking(self) -> bool:
        """Whether a proof of the position shown is being looked for."""
        return self._asked is not None and self._asked == self._state

    def _turn(self, opened: bool) -> None:
        """The tab is opened or closed: nothing is proven behind a closed one."""
        if not opened:
            self._errands.stop()
            self._asked = None
            return
        self._write()
        if not self.thinking and self._verdict is None and not self._failed and _open(self._state):
            self._ask(SECONDS)

    def _ask(self, seconds: float) -> None:
        state = self._state
        if state is None:
            return
        self._asked = state
        self._errands.ask(partial(verdict_on, state), seconds, partial(self._answered, state))
        self._write()

    def _answered(self, state: State, verdict: Verdict | None) -> None:
        if state != self._asked:
            return
        self._asked = None
        if state == self._state:
            self._verdict, self._failed = verdict, verdict is None
            self._write()

    # -- words

    def _write(self) -> None:
        state, verdict = self._state, self._verdict
        self._sign.setVisible(self.thinking)
        self._sign.setAccessibleName(QCoreApplication.translate("valley", "A proof is being looked for"))
        self._longer.setText(QCoreApplication.translate("valley", "Look longer"))
        self._longer.setVisible(verdict is not None and not verdict.exact and not self.thinking)
        says, why = verdicts.words(state, verdict, thinking=self.thinking)
        self._says.setText(says)
        self._why.setText(why)
        if state is not None:
            self.line.show_line(state, verdict.line if verdict else ())
        self.line.setVisible(bool(verdict and verdict.line))
        self._offer_keeping(verdict.line if verdict else ())

    # -- keeping the line

    def _offer_keeping(self, line: Sequence[Slide]) -> None:
        """A button to keep the line, which says so once it is in the tree."""
        kept = self._node is not None and _holds(self._node, line)
        keep = QCoreApplication.translate("valley", "Keep this line as a variation")
        self.keeps.setText(QCoreApplication.translate("valley", "This line is among the moves") if kept else keep)
        self.keeps.setEnabled(not kept)
        self.keeps.setVisible(bool(line) and self._keep is not None)

    def _keep_line(self) -> None:
        if self._keep is not None and self._node is not None and self._verdict is not None:
            self._keep(self._node, self._verdict.line)
            self._write()


def _holds(node: AnyNode, line: Sequence[Slide]) -> bool:
    """Whether the tree goes on from `node` with this line."""
    for move in line:
        found = next((child for child in node.children if child.move == move), None)
        if found is None:
            return False
        node = found
    return True


def _open(state: State | None) -> bool:
    """Whether there is something to prove."""
    return state is not None and state.result is None and not state.drawing_opening
