"""Under the moves: the strongest computer player looks at every ply of a line, and a curve shows what it thinks.

Only when it is asked, and only where nothing is hidden from whoever looks: in a match with secrets after its end. What
it thought is kept as long as the table stands, and grows by nothing that was not asked for. In a game with secrets it
is told what the seat asked could know then.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from princesscourt.core.match import AnyNode
from princesscourt.core.rules import Seat
from princesscourt.lab.assess import SECONDS, Standing, shared, standing
from princesscourt.ui.kit.page import wrapped
from princesscourt.ui.kit.room import Phrases
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.shell import assess_phrases
from princesscourt.ui.shell.curve import Curve, Trace
from princesscourt.ui.shell.errands import TableErrands
from princesscourt.ui.shell.names import display_names
from princesscourt.ui.shell.session import Session


class AssessPane(QWidget):
    """The curve, a sentence about the ply looked at, and the button that begins or ends the work."""

    looked = Signal(object)
    """A node was chosen to be looked at."""

    def __init__(self, look: Look, session: Session, phrases: Phrases) -> None:
        super().__init__()
        self._session, self._phrases = session, phrases
        self._errands = TableErrands(self)
        self._seats = len(session.match.setting.players)
        self._shared = shared(session.game, self._seats)
        self._line: tuple[AnyNode, ...] = (session.cursor,)
        self._at = 0
        self._known: dict[AnyNode, Standing] = {}
        self._due: list[AnyNode] = []
        """What is still to be looked at; empty while nobody works."""
        self.curve = Curve(look, self.words)
        self.curve.chosen.connect(lambda ply: self.looked.emit(self._line[ply]))
        self.says = wrapped("quiet")
        self.button = QPushButton()
        self.button.clicked.connect(self._pressed)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.says, 1)
        row.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.curve)
        column.addLayout(row)

    @property
    def busy(self) -> bool:
        """Whether plies are being looked at."""
        return bool(self._due)

    def show_node(self, node: AnyNode) -> None:
        """The line through `node`; nothing while somebody must not see something."""
        self._line, self._at = (*node.path(), *node.line()[1:]), node.ply
        self._write()

    def retranslate(self) -> None:
        """Every text in the language of now."""
        self.curve.setAccessibleName(QCoreApplication.translate("assess", "How the match stood"))
        self._write()

    # -- the work

    def _pressed(self) -> None:
        if self.busy:
            self.stop()
        else:
            self._due = [node for node in self._line if node not in self._known]
            self._go_on()
        self._write()

    def stop(self) -> None:
        """No more plies are looked at; what is known stays."""
        self._due.clear()
        self._errands.close()

    def _go_on(self) -> None:
        if not self._due:
            self.stop()
            return
        node = self._due[0]
        work = partial(standing, self._session.game.id, self._seats, node.state)
        self._errands.ask(work, SECONDS, partial(self._answered, node))

    def _answered(self, node: AnyNode, found: Standing | None) -> None:
        if found is None:
            self.stop()
        elif self._due and self._due[0] is node:
            self._known[node] = found
            self._due.pop(0)
            self._go_on()
        self._write()

    # -- what is shown

    def _write(self) -> None:
        if self._session.match.secretive and (self._known or self._due):
            self.stop()
            self._known.clear()
        missing = any(node not in self._known for node in self._line)
        begun = any(node in self._known for node in self._line)
        self.setVisible(not self._session.match.secretive and len(self._line) > 1)
        self.curve.setVisible(begun)
        self.curve.show_traces(self._traces() if begun else (), len(self._line) - 1, self._at)
        self._write_button(begun=begun)
        if begun and not missing and not self.busy and self.button.hasFocus():
            self.curve.setFocus()
        self.button.setVisible(missing or self.busy)
        self.says.setText(self._progress() if self.busy else self.words(self._at) if begun else "")

    def _write_button(self, *, begun: bool) -> None:
        if self.busy:
            self.button.setText(QCoreApplication.translate("assess", "Stop"))
        elif begun:
            self.button.setText(QCoreApplication.translate("assess", "Assess the rest"))
        else:
            self.button.setText(QCoreApplication.translate("assess", "Assess the match"))

    def _progress(self) -> str:
        words = QCoreApplication.translate("assess", "Looks at move {number} of {last} …")
        return words.format(number=self._due[0].ply, last=self._due[-1].ply)

    def _traces(self) -> list[Trace]:
        drawn = range(1) if self._shared else range(self._seats)
        unknown = Standing((None,) * self._seats)
        found = [self._known.get(node, unknown).values for node in self._line]
        return [Trace(seat, tuple(values[seat] for values in found)) for seat in drawn]

    def words(self, ply: int) -> str:
        """What is thought of a ply of the line shown."""
        found = self._known.get(self._line[ply]) if ply < len(self._line) else None
        return assess_phrases.told(ply, self._verdict(ply, found))

    def _verdict(self, ply: int, found: Standing | None) -> str:
        seat = None if found is None else next((seat for seat, v in enumerate(found.values) if v is not None), None)
        if found is None or seat is None:
            return assess_phrases.nothing(looked=found is not None)
        value = found.values[seat]
        assert value is not None
        if found.over:
            return assess_phrases.ended()
        if self._shared:
            return assess_phrases.between(value, self._side(0, ply), self._side(1, ply))
        return assess_phrases.alone(value, display_names(self._session.match.setting.players)[seat])

    def _side(self, seat: Seat, ply: int) -> str:
        view = self._session.lens.view(self._line[ply])
        return self._phrases.seat(seat, view) or display_names(self._session.match.setting.players)[seat]

    def close_down(self) -> None:
        """Ends the work before the table goes."""
        self.stop()
