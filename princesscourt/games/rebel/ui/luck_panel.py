"""Same cards, other seat: how much of a match was luck. The deals are played again in another process by equal computer
players, each of whom holds each hand; what a hand brings them on average is what it was worth."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.core.rules import OPEN
from princesscourt.games.rebel.bot.luck import Fate, Report, report
from princesscourt.games.rebel.rules.state import State
from princesscourt.games.rebel.ui import luck_words
from princesscourt.games.rebel.ui.luck_line import deal_states
from princesscourt.games.rebel.ui.player_part import PlayerPart
from princesscourt.games.rebel.ui.scale import Scale
from princesscourt.ui.kit.page import Page, wrapped
from princesscourt.ui.kit.room import Errands, Names
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.thinking import ThinkingSign

SECONDS: Final = 40.0
SEATS: Final = 6
SEED: Final = "same cards"
"""The same match always gives the same report."""


class LuckPanel(QObject):
    """The contract of `ui.kit.room.Panel`. Hands are secret until the match is over, so only then it works."""

    icon: Final = "chart"

    def __init__(self, look: Look, errands: Errands) -> None:
        super().__init__()
        self._errands = errands
        self._names = Names(())
        self._end: AnyNode | None = None
        self._states: tuple[State, ...] = ()
        self._asked: tuple[State, ...] = ()
        self._report: Report | None = None
        self._failed = False
        self._page = Page()
        self._sign = ThinkingSign(look)
        self._head, self._note = wrapped("heading"), wrapped()
        self._seats = tuple(_Lot(look, seat) for seat in range(SEATS))
        self._rounds_title, self._rounds = wrapped("heading"), wrapped()
        self._how = wrapped("quiet")
        self._lay_out()
        self._page.turned.connect(self._turn)
        self._write()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self._head, 1)
        top.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self._page.fill(top, self._note, *self._seats, self._rounds_title, self._rounds, self._how)

    @property
    def widget(self) -> QWidget:
        return self._page

    def title(self) -> str:
        self._write()
        return QCoreApplication.translate("rebel", "Luck and play")

    def call(self, names: Names) -> None:
        """The contract of `ui.kit.room.CallsNames`."""
        self._names = names

    def show_node(self, lens: AnyLens, node: AnyNode) -> None:
        """The match on whose line `node` lies, if all of it is open."""
        end = node.last() if lens.viewer == OPEN else None
        if end is not self._end:
            self._errands.stop()
            self._end, self._report, self._asked, self._failed = end, None, (), False
            self._states = deal_states(lens, end) if end is not None else ()
        self._write()
        self._turn(self._page.isVisible())

    # -- replaying

    @property
    def thinking(self) -> bool:
        """Whether the deals are being played again."""
        return bool(self._asked)

    def _turn(self, opened: bool) -> None:
        """The tab is opened or closed: nothing is played behind a closed one."""
        if not opened:
            self._errands.stop()
            self._asked = ()
        elif self._states and not self.thinking and self._report is None and not self._failed:
            self._asked = self._states
            self._errands.ask(partial(report, self._states, SEED), SECONDS, partial(self._answered, self._states))
        self._write()

    def _answered(self, states: tuple[State, ...], found: Report | None) -> None:
        if states is not self._asked:
            return
        self._asked = ()
        self._report, self._failed = found, found is None
        self._write()

    # -- words

    def _write(self) -> None:
        found = self._report
        self._sign.setVisible(self.thinking)
        self._sign.setAccessibleName(QCoreApplication.translate("rebel", "The deals are being played again"))
        self._head.setText(QCoreApplication.translate("rebel", "Same cards, other seat"))
        self._note.setText(self._says())
        self._how.setText(luck_words.how(found.turns) if found is not None else "")
        for widget in (self._rounds_title, self._rounds, self._how):
            widget.setVisible(found is not None)
        fates = found.match if found is not None else ()
        span = max((abs(value) for fate in fates for value in (fate.luck, fate.play)), default=1.0)
        for seat, lot in enumerate(self._seats):
            lot.setVisible(seat < len(fates))
            if seat < len(fates):
                lot.show_fate(fates[seat], self._names[seat], max(span, 1.0))
        self._rounds_title.setText(QCoreApplication.translate("rebel", "Round by round"))
        self._rounds.setText(luck_words.rounds(found, self._names) if found is not None else "")

    def _says(self) -> str:
        if self._report is not None:
            return luck_words.verdict(self._report.match, self._names)
        if self._failed:
            return QCoreApplication.translate("rebel", "The deals of this match could not be played again.")
        if self.thinking:
            return QCoreApplication.translate("rebel", "The deals are being played again by equal computer players …")
        return QCoreApplication.translate(
            "rebel",
            "When the match is over, equal computer players play every deal again, each with each hand. "
            "That shows how much was luck.",
        )


class _Lot(PlayerPart):
    """One player: the cards and the play, each as a sentence and as a bar to the good or the bad side."""

    def __init__(self, look: Look, seat: int) -> None:
        self._luck, self._play = wrapped(), wrapped()
        self._luck_bar, self._play_bar = Scale(look, seat), Scale(look, seat, hollow=True)
        super().__init__(look, seat, 3, self._luck, self._luck_bar, self._play, self._play_bar)

    def show_fate(self, fate: Fate, name: str, span: float) -> None:
        """`span`: what fills half a bar."""
        self.head.setText(luck_words.scored(fate, name))
        self._luck.setText(luck_words.cards(fate))
        self._play.setText(luck_words.play(fate))
        self._luck_bar.show_value(fate.luck / span)
        self._play_bar.show_value(fate.play / span)
