"""What comes up over the labyrinth: the oracle's words, and at the end the Jade King."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules.catalog import PLACES, SYMBOLS
from princesscourt.games.jade.rules.tasks import Answer, Pairs
from princesscourt.games.jade.ui import words
from princesscourt.games.jade.ui.ground import MIDDLE, SHADOW
from princesscourt.games.jade.ui.items import GOLD, PAPER
from princesscourt.ui.kit.items import PictureItem
from princesscourt.ui.kit.paint import cast_shadow, ink, paint_badge, pen
from princesscourt.ui.kit.palettes import ROOMS
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

JADE = ROOMS.jade
COLUMNS = ((-170.0, 124.0), (-42.0, 130.0), (126.0, 216.0))
"""Middle and width of the three numbers of an answer; the word for the third is the longest in every language."""


class SpeechItem(PictureItem):
    """The question with its symbols, and below it the three numbers of the answer."""

    def __init__(self, look: Look, sprites: Sprites, seat: Seat, question: Pairs, answer: Answer | None) -> None:
        super().__init__(look, sprites, QRectF(-250, -135, 500, 280))
        self._seat, self._question, self._answer = seat, question, answer
        self.setPos(MIDDLE)

    def draw(self, painter: QPainter) -> None:
        sheet = QRectF(-240, -125, 480, 250)
        cast_shadow(painter, sheet, ink(SHADOW, 0.35), 18, (4, 8))
        painter.setPen(pen(GOLD, 3))
        painter.setBrush(ink(PAPER, 0.97))
        painter.drawRoundedRect(sheet, 18, 18)
        paint_badge(painter, QRectF(-224, -113, 44, 44), self.look.theme.seat(self._seat))
        self._paint_question(painter)
        if self._answer is None:
            self._write(painter, QRectF(-220, 28, 440, 84), words.private_answer(), 26)
        else:
            self._paint_answer(painter, self._answer)

    def _paint_question(self, painter: QPainter) -> None:
        count = len(self._question)
        for number, (place, symbol) in enumerate(self._question):
            x = (number - (count - 1) / 2) * 132 + 22
            scene = QRectF(x - 60, -110, 120, 74)
            painter.save()
            painter.setClipRect(scene)
            self.sprites.draw(painter, f"jade/{PLACES[place]}", scene, self.look.theme)
            painter.restore()
            painter.setPen(pen(GOLD, 1.8))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(scene)
            card = QRectF(x - 24, -106, 48, 60)
            painter.setBrush(QColor(PAPER))
            painter.drawRoundedRect(card, 6, 6)
            self.sprites.draw(painter, f"jade/{SYMBOLS[symbol]}", card.adjusted(4, 8, -4, -8), self.look.theme)
            self._write(painter, QRectF(x - 65, -37, 130, 44), words.place(place), 25)

    def _paint_answer(self, painter: QPainter, said: Answer) -> None:
        labels = words.answer_labels()
        for (x, width), count, label in zip(COLUMNS, said, labels, strict=True):
            middle = QPointF(x, 42)
            painter.setPen(pen("#12563F", 2))
            painter.setBrush(QColor("#1E7A5A"))
            painter.drawEllipse(middle, 33, 33)
            painter.setPen(QColor("#F4FFE9"))
            painter.setFont(self.look.theme.serif(44, bold=True))
            painter.drawText(QRectF(middle.x() - 34, middle.y() - 36, 68, 68), Qt.AlignmentFlag.AlignCenter, str(count))
            self._write(painter, QRectF(x - width / 2, 78, width, 38), label, 27)

    def _write(self, painter: QPainter, box: QRectF, text: str, size: int) -> None:
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.setPen(QColor("#2B2A33"))
        while size > 11:
            painter.setFont(self.look.theme.sans(size, bold=True))
            needed = painter.fontMetrics().boundingRect(box.toRect(), int(flags), text)
            if needed.width() <= box.width() and needed.height() <= box.height():
                break
            size -= 1
        painter.drawText(box, int(flags), text)


class KingItem(PictureItem):
    """The statue awake, in its light, with the sign of whoever won. `part` runs from stone (0) to king (1)."""

    def __init__(self, look: Look, sprites: Sprites, seat: Seat) -> None:
        super().__init__(look, sprites, QRectF(-330, -330, 660, 660))
        self._seat = seat
        self.part = 1.0
        self.setPos(MIDDLE)

    def wake(self, part: float) -> None:
        """How far the stone has become jade."""
        self.part = part
        self.update()

    def draw(self, painter: QPainter) -> None:
        light = QRadialGradient(QPointF(), 325)
        light.setColorAt(0.0, ink("#F4FFE9", 0.9 * self.part))
        light.setColorAt(0.5, ink(JADE.glow, 0.6 * self.part))
        light.setColorAt(1.0, ink(JADE.glow, 0.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(QPointF(), 325, 325)
        place = QRectF(-140, -190, 280, 368)
        self.sprites.draw(painter, "jade/statue", place, self.look.theme)
        painter.save()
        painter.setOpacity(self.part)
        self.sprites.draw(painter, "jade/king", place, self.look.theme)
        painter.restore()
        paint_badge(painter, QRectF(-36, 168, 72, 72), self.look.theme.seat(self._seat))
