"""The new-match page: who plays, at which strength, with which options and cards."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from princesscourt.core import options as game_options
from princesscourt.core.chance import deal_code
from princesscourt.core.match import Setting
from princesscourt.core.rules import BadNotation
from princesscourt.games.game import AnyGame
from princesscourt.ui.kit.page import wrapped
from princesscourt.ui.kit.room import Names, Room
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look
from princesscourt.ui.kit.widgets import Rule
from princesscourt.ui.shell import form_frame
from princesscourt.ui.shell.optionfields import OptionFields
from princesscourt.ui.shell.phrases import say
from princesscourt.ui.shell.seatform import SeatForm

WIDE_BELOW = 1.4
"""Up to this text scale players and rules stand side by side."""


class NewMatch(QWidget):
    """A form that is complete from the start: "Play now" needs no reading."""

    begun = Signal(object)
    """The `Setting` to play with."""
    left = Signal()

    def __init__(self, game: AnyGame, room: Room, look: Look, sprites: Sprites, last: Setting | None = None) -> None:
        super().__init__()
        self._game, self._room, self._look = game, room, look
        self._title, self._line, self._error = QLabel(), QLabel(), wrapped("bad")
        self._play, self._back = QPushButton(), QPushButton()
        self._play.setDefault(True)
        self._play.clicked.connect(self.play)
        self._back.clicked.connect(self.left)
        self._count = QSpinBox()
        counts = game.rules.seat_counts
        self._count.setRange(counts[0], counts[-1])
        self._count.valueChanged.connect(self._show_seats)
        self._count_label = QLabel()
        self._seats = [SeatForm(look, room, game.levels, seat) for seat in range(counts[-1])]
        self._seat_box, self._option_box = QGroupBox(), QGroupBox()
        self._seed, self._seed_label = QLineEdit(), QLabel()
        self._seed.setMaxLength(40)
        self._open = QCheckBox()
        self._rule = Rule(look, sprites)
        self._columns = QHBoxLayout()
        self._lay_out()
        self._fill(last)
        look.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    # -- building

    def _lay_out(self) -> None:
        self._fill_seat_box()
        self._fill_option_box()
        self._columns.addWidget(self._seat_box, 1)
        self._columns.addWidget(self._option_box, 1)
        inside, column = form_frame.head(self._title, self._line, self._rule)
        column.addLayout(self._columns)
        column.addStretch()
        form_frame.frame(self, inside, self._error, self._back, self._play)

    def _fill_seat_box(self) -> None:
        seats = QVBoxLayout(self._seat_box)
        row = QHBoxLayout()
        if len(self._game.rules.seat_counts) > 1:
            row.addWidget(self._count_label)
            row.addWidget(self._count)
            row.addStretch()
        seats.addLayout(row)
        for form in self._seats:
            seats.addWidget(form)
        seats.addStretch()

    def _fill_option_box(self) -> None:
        options = QFormLayout(self._option_box)
        self._fields = OptionFields(options, self._game.rules.options_type, self._room.phrases)
        options.addRow(self._seed_label, self._seed)
        if self._game.rules.hidden:
            options.addRow(self._open)

    # -- words and looks

    def _dress(self) -> None:
        theme = self._look.theme
        beside = QBoxLayout.Direction.LeftToRight if theme.scale < WIDE_BELOW else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(beside)
        self._play.setMinimumHeight(theme.px(48))
        self._play.setMinimumWidth(theme.px(200))
        self._back.setMinimumHeight(theme.px(48))

    def retranslate(self) -> None:
        phrases = self._room.phrases
        self._title.setText(phrases.title())
        self._line.setText(phrases.subtitle())
        self._play.setText(QCoreApplication.translate("new match", "Play now"))
        self._back.setText(QCoreApplication.translate("new match", "Back"))
        self._seat_box.setTitle(QCoreApplication.translate("new match", "Players"))
        self._option_box.setTitle(QCoreApplication.translate("new match", "Rules"))
        self._count_label.setText(QCoreApplication.translate("new match", "How many?"))
        self._count.setAccessibleName(self._count_label.text())
        self._seed_label.setText(QCoreApplication.translate("new match", "Deal code"))
        self._seed.setAccessibleName(self._seed_label.text())
        self._seed.setToolTip(
            QCoreApplication.translate("new match", "The same code deals the same cards. Leave it empty for new ones.")
        )
        self._open.setText(QCoreApplication.translate("new match", "Open table: nothing is secret (for playtests)"))
        for form in self._seats:
            form.retranslate()
        self._fields.retranslate()
        self._error.clear()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # -- values

    def _fill(self, last: Setting | None) -> None:
        """The choices of last time, else the rulebook's defaults and one person against the computer."""
        if last is not None and len(last.players) in self._game.rules.seat_counts:
            self._count.setValue(len(last.players))
            for form, player in zip(self._seats, last.players, strict=False):
                form.set_player(player)
            self._fields.set_values(game_options.dump(last.options))
            self._open.setChecked(last.open_table)
        else:
            self._count.setValue(self._game.usual_seats)
            self._fields.set_values({})
        self._show_seats()

    def _show_seats(self) -> None:
        for form in self._seats:
            form.setVisible(form.seat < self._count.value())

    def options(self) -> Hashable:
        """The options chosen. Raises `BadNotation`."""
        return self._fields.chosen()

    def setting(self) -> Setting:
        """All that is chosen; a deal code is drawn if none was given. Raises `BadNotation`."""
        players = tuple(form.player() for form in self._seats[: self._count.value()])
        seed = self._seed.text().strip() or deal_code(Random())
        setting = Setting(self.options(), players, seed, self._open.isChecked() and self._game.rules.hidden)
        self._game.rules.start(setting.options, len(players))
        return setting

    def play(self) -> None:
        """Begins the match, or says what does not go together."""
        try:
            setting = self.setting()
        except BadNotation as error:
            self._error.setText(say(self._room.phrases, error.reason, Names(())))
            return
        self.begun.emit(setting)

    @property
    def trouble(self) -> str:
        """What does not go together, as it is told; "" if nothing was found."""
        return self._error.text()

    def focus_first(self) -> None:
        self._play.setFocus(Qt.FocusReason.OtherFocusReason)
