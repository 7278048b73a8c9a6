"""The score sheet: every round of every player, and for the round chosen where each number comes from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.games.rebel.rules.state import Sheet
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import score_words, words
from princesscourt.games.rebel.ui.faces import Faces
from princesscourt.games.rebel.ui.player_part import PlayerPart
from princesscourt.games.rebel.ui.score_table import ScoreTable
from princesscourt.games.rebel.ui.trick_strip import Tricks
from princesscourt.ui.kit.page import Page, wrapped
from princesscourt.ui.kit.room import Names
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

MOST_SEATS: Final = 6


class ScorePanel(QObject):
    """The contract of `ui.kit.room.Panel`; it shows what was scored up to the ply looked at."""

    icon: Final = "sheet"

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__()
        self._view: View | None = None
        self._names = Names(())
        self._round = -1
        """The round looked at; -1 for the last one scored."""
        self._page = Page()
        self.table = ScoreTable(look)
        self.table.chosen.connect(self.choose)
        self._note, self._card, self._rule = wrapped(), wrapped("heading"), wrapped("quiet")
        self._players = tuple(_Explained(look, seat) for seat in range(MOST_SEATS))
        self._tricks_title, self._tricks = wrapped("heading"), Tricks(look, Faces(look, sprites))
        self._lay_out()
        self._write()

    def _lay_out(self) -> None:
        head = (self.table, self._note, self._card, self._rule)
        self._page.fill(*head, *self._players, self._tricks_title, self._tricks)

    @property
    def widget(self) -> QWidget:
        return self._page

    def title(self) -> str:
        self._write()
        return QCoreApplication.translate("rebel", "Score sheet")

    def call(self, names: Names) -> None:
        """The contract of `ui.kit.room.CallsNames`."""
        self._names = names

    def show_node(self, lens: AnyLens, node: AnyNode) -> None:
        """The sheets at `node`; a round that is new there is opened."""
        view = lens.view(node)
        assert isinstance(view, View)
        if self._view is None or len(view.sheets) != len(self._view.sheets):
            self._round = -1
        self._view = view
        self._write()

    def choose(self, number: int) -> None:
        """Looks through round `number`, from 0."""
        self._round = number
        self._write()

    # -- words

    def _write(self) -> None:
        view = self._view
        sheets = view.sheets if view is not None else ()
        at = self._round if 0 <= self._round < len(sheets) else len(sheets) - 1
        if view is not None:
            self.table.show_sheets(sheets, view.rounds, view.totals, self._names, at)
        self._note.setText(QCoreApplication.translate("rebel", "No round has been scored yet."))
        self._note.setVisible(not sheets)
        for widget in (self._card, self._rule, self._tricks_title, self._tricks, *self._players):
            widget.setVisible(bool(sheets))
        if sheets:
            self._explain(sheets[at], at)

    def _explain(self, sheet: Sheet, at: int) -> None:
        head = QCoreApplication.translate("rebel", "Round {number}: {card}")
        self._card.setText(head.format(number=at + 1, card=words.round_card(sheet.card)))
        self._rule.setText(words.round_rule(sheet.card))
        for seat, player in enumerate(self._players):
            player.setVisible(seat < len(sheet.scores))
            if seat < len(sheet.scores):
                player.show_score(*score_words.explained(sheet, seat, self._names[seat]))
        self._tricks_title.setText(QCoreApplication.translate("rebel", "The tricks"))
        self._tricks.show_sheet(sheet, self._names)


class _Explained(PlayerPart):
    """One player's sign, score, and where it comes from."""

    def __init__(self, look: Look, seat: int) -> None:
        self._lines = wrapped()
        super().__init__(look, seat, 2, self._lines)

    def show_score(self, head: str, lines: str) -> None:
        self.head.setText(head)
        self._lines.setText(lines)
