"""A finished trick as a row of small cards under the signs of their players; the winning card is framed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from princesscourt.games.rebel.rules.state import Sheet, Taken
from princesscourt.games.rebel.ui import score_words
from princesscourt.games.rebel.ui.faces import Faces
from princesscourt.ui.kit.page import wrapped
from princesscourt.ui.kit.paint import paint_badge, painting_on, pen
from princesscourt.ui.kit.room import Names
from princesscourt.ui.kit.theme import Look

NUMBER: Final = 24
CARD: Final = (27, 39)
SIGN: Final = 13
GAP: Final = 5
"""Pixels at text scale 1: six players fit into the narrowest panel at twice the size."""


class TrickStrip(QWidget):
    """What it shows it also says, as its tool tip and to screen readers."""

    def __init__(self, look: Look, faces: Faces) -> None:
        super().__init__()
        self._look, self._faces = look, faces
        self._number, self._taken = 0, Taken(0, (), 0, 0)
        self._columns = 1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_trick(self, number: int, taken: Taken, seats: int, said: str) -> None:
        """Trick `number` of a round; `said` is the same in words."""
        self._number, self._taken, self._columns = number, taken, seats
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px, laps = self._look.theme.px, -(-len(self._taken.laid) // self._columns)
        width = px(NUMBER) + self._columns * px(CARD[0] + GAP)
        return QSize(width, laps * px(SIGN + CARD[1] + GAP) + px(GAP))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        with painting_on(self) as painter:
            painter.setPen(QColor(theme.colours.quiet))
            painter.setFont(theme.sans(theme.sizes.small))
            place = QRectF(0, 0, theme.px(NUMBER - GAP), self.height())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(self._number))
            for number in range(len(self._taken.laid)):
                self._paint_play(painter, number)

    def _paint_play(self, painter: QPainter, number: int) -> None:
        theme, play = self._look.theme, self._taken.laid[number]
        px = theme.px
        lap, column = divmod(number, self._columns)
        left = px(NUMBER) + column * px(CARD[0] + GAP)
        top = px(GAP) // 2 + lap * px(SIGN + CARD[1] + GAP)
        sign = QRectF(left + px(CARD[0] - SIGN) / 2, top, px(SIGN), px(SIGN))
        paint_badge(painter, sign, theme.seat(play.seat))
        card = QRectF(left, top + px(SIGN) + 2, px(CARD[0]), px(CARD[1]))
        self._faces.draw(painter, play.card, card, small=True)
        if number == self._taken.best:
            painter.setPen(pen(theme.colours.text, px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-2, -2, 2, 2), px(4), px(4))


class Tricks(QWidget):
    """All tricks of a round, each with what the cards alone do not tell."""

    def __init__(self, look: Look, faces: Faces) -> None:
        super().__init__()
        self._look, self._faces = look, faces
        self._strips: list[TrickStrip] = []
        self._notes: list[QLabel] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)

    def show_sheet(self, sheet: Sheet, names: Names) -> None:
        """The tricks of a scored round."""
        while len(self._strips) < len(sheet.tricks):
            self._strips.append(TrickStrip(self._look, self._faces))
            self._notes.append(wrapped("quiet"))
            self._column.addWidget(self._strips[-1])
            self._column.addWidget(self._notes[-1])
        for number, (strip, note) in enumerate(zip(self._strips, self._notes, strict=True)):
            shown = number < len(sheet.tricks)
            strip.setVisible(shown)
            if shown:
                taken = sheet.tricks[number]
                said = score_words.trick(number + 1, taken, names)
                strip.show_trick(number + 1, taken, len(sheet.scores), said)
                note.setText(score_words.note(taken, names))
            note.setVisible(shown and bool(note.text()))
