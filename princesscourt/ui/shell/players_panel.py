"""The Players tab: who sits where, and after the end whose eyes one looks through."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode, Player
from princesscourt.core.rules import OPEN, Seat
from princesscourt.ui.kit.room import Phrases
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.widgets import SignBadge
from princesscourt.ui.shell.names import display_name
from princesscourt.ui.shell.phrases import level_name
from princesscourt.ui.shell.session import Session


class PlayersPanel(QObject):
    """The contract of `ui.kit.room.Panel`."""

    icon: Final = "players"

    looked_as = Signal(object)
    """The viewer chosen: a seat, or OPEN."""

    def __init__(self, look: Look, phrases: Phrases, session: Session) -> None:
        super().__init__()
        self._look, self._phrases, self._session = look, phrases, session
        self._widget = QWidget()
        self._rows: list[tuple[QLabel, QLabel]] = []
        self._eyes, self._eyes_label = QComboBox(), QLabel()
        self._eyes.activated.connect(lambda _: self.looked_as.emit(self._eyes.currentData()))
        self._seed = QLabel()
        self._view: object = None
        self._lay_out(session.match.setting.players)

    def _lay_out(self, players: tuple[Player, ...]) -> None:
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for seat in range(len(players)):
            name, kind = QLabel(), QLabel()
            for label in (name, kind):
                label.setTextFormat(Qt.TextFormat.PlainText)
                label.setWordWrap(True)
            name.setProperty("role", "heading")
            kind.setProperty("role", "quiet")
            self._rows.append((name, kind))
            grid.addWidget(SignBadge(self._look, seat), 2 * seat, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(name, 2 * seat, 1)
            grid.addWidget(kind, 2 * seat + 1, 1)
            self._eyes.addItem("", seat)
        self._eyes.addItem("", OPEN)
        self._seed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._seed.setWordWrap(True)
        column = QVBoxLayout(self._widget)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addLayout(grid)
        column.addWidget(self._eyes_label)
        column.addWidget(self._eyes)
        column.addWidget(self._seed)
        column.addStretch()

    @property
    def widget(self) -> QWidget:
        return self._widget

    def title(self) -> str:
        self._write()
        return QCoreApplication.translate("table", "Players")

    def _write(self) -> None:
        setting = self._session.match.setting
        for seat, (player, (name, kind)) in enumerate(zip(setting.players, self._rows, strict=True)):
            name.setText(display_name(player, seat))
            kind.setText(self._kind(player, seat))
            self._eyes.setItemText(seat, display_name(player, seat))
        self._eyes.setItemText(len(self._rows), QCoreApplication.translate("table", "Everything open"))
        self._eyes_label.setText(QCoreApplication.translate("table", "Look through the eyes of"))
        self._eyes_label.setBuddy(self._eyes)
        self._eyes.setAccessibleName(self._eyes_label.text())

    def _kind(self, player: Player, seat: Seat) -> str:
        part = self._phrases.seat(seat, self._view)
        if player.kind == "human":
            kind = QCoreApplication.translate("table", "Person")
        else:
            kind = QCoreApplication.translate("table", "Computer, {level}").format(level=level_name(player.level))
        return f"{part} · {kind}" if part else kind

    def show_node(self, lens: AnyLens, node: AnyNode) -> None:
        """The eyes can be changed only where nothing is secret any more; so with the deal code."""
        match = self._session.match
        self._view = lens.view(node)
        self._write()
        free = match.rules.hidden and not match.secretive
        self._eyes.setVisible(free)
        self._eyes_label.setVisible(free)
        index = self._eyes.findData(lens.viewer)
        self._eyes.setCurrentIndex(max(index, 0))
        words = QCoreApplication.translate("table", "Deal code: {code}").format(code=match.setting.seed)
        self._seed.setText(words if not match.secretive else "")
