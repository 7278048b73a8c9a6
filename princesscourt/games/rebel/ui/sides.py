"""What tells the rules of the moment: the round card, the suit to follow, the last trick, and who passes to whom."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from princesscourt.core.rules import Seat
from princesscourt.games.rebel.rules.cards import PRINCES, Suit
from princesscourt.games.rebel.rules.choices import Choosing
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.state import Taken
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import geometry as at
from princesscourt.games.rebel.ui import labels, words
from princesscourt.games.rebel.ui.faces import DARK, GOLD, INK, LIGHT_GOLD, PAPER, Faces
from princesscourt.games.rebel.ui.paper import LEFT, TOP, FactItem, PaperItem
from princesscourt.ui.kit.lettering import LEAST
from princesscourt.ui.kit.paint import paint_badge, pen

PARCHMENT = "#F6E9C8"


class RoundItem(PaperItem):
    """The round card in force: what it changes, in plain words, with an example."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces, at.ROUND.w, at.ROUND.h)
        self._card, self._number, self._rounds = "", 0, 0

    def show_round(self, card: str, number: int, rounds: int) -> None:
        if (card, number, rounds) != (self._card, self._number, self._rounds):
            self._card, self._number, self._rounds = card, number, rounds
            self.update()

    def draw(self, painter: QPainter) -> None:
        self.sheet(painter, ground=PARCHMENT, width=3)
        wide, high = self.box.width(), self.box.height()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(LIGHT_GOLD, 1.5))
        painter.drawRoundedRect(self.box.adjusted(8, 8, -8, -8), 9, 9)
        if not self._card:
            self.faces.draw(painter, -1, QRectF(wide / 2 - 65, 90, 130, 188))
            self.write(painter, QRectF(20, 320, wide - 40, 120), labels.no_round(), 25, serif=True)
            return
        head = QRectF(18, 16, wide - 36, 28)
        self.write(painter, head, labels.round_of(self._number, self._rounds), 25, colour="#6A3F80", bold=True)
        title = QRectF(18, 46, wide - 36, 92)
        self.write(painter, title, words.round_card(self._card), 42, bold=True, serif=True)
        self._rule(painter, wide)
        passing = QRectF(18, 144, wide - 36, 62)
        self.write(painter, passing, words.passing(self._card), 27, bold=True, colour="#7A3A10")
        self._text(painter, QRectF(16, 222, wide - 32, high - 238))

    @staticmethod
    def _rule(painter: QPainter, wide: float) -> None:
        painter.setPen(pen(GOLD, 1.5))
        for y in (141.0, 210.0):
            painter.drawLine(QPointF(40, y), QPointF(wide - 40, y))

    def _text(self, painter: QPainter, box: QRectF) -> None:
        """Rule and example in the largest letters in which both find room."""
        rule, example, size = words.round_rule(self._card), words.round_example(self._card), self.grown(34)
        while size > LEAST:
            above, below = self.height(rule, box.width() - 12, size), self.height(example, box.width() - 24, size - 4)
            if above + below + 90 <= box.height():
                break
            size -= 1
        plain = round(size / self.grown(100) * 100)
        self.write(painter, QRectF(box.left() + 6, box.top(), box.width() - 12, above + 4), rule, plain, flags=TOP)
        self._example(painter, QRectF(box.left(), box.bottom() - below - 62, box.width(), below + 62), plain - 4)

    def _example(self, painter: QPainter, box: QRectF, size: int) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#EBD9AE"))
        painter.drawRoundedRect(box, 9, 9)
        head = QRectF(box.left() + 12, box.top() + 6, box.width() - 24, 32)
        self.write(painter, head, labels.example(), 25, bold=True, colour="#6A3F80", flags=LEFT)
        text = QRectF(box.left() + 12, box.top() + 42, box.width() - 24, box.height() - 50)
        self.write(painter, text, words.round_example(self._card), size, flags=TOP)


@dataclass(frozen=True, slots=True)
class StatusShown:
    """The suit to follow (-1: none), the suit demanded (-1), whether low wins, whether Princes have snuck in."""

    suit: Suit
    demanded: Suit
    low: bool
    broken: bool


def status(view: View) -> StatusShown | None:
    """The state of the trick; None while none is played."""
    if not view.plan or not any((*view.sizes, *view.laid)):
        return None
    card = ROUND_CARDS[view.card]
    suit = card.suit(view.laid) if view.laid else -1
    flips = view.used.count("cinderella") + (card.flips(view.laid) if view.laid else 0)
    return StatusShown(suit, -1 if view.laid else view.demanded, bool(flips % 2), view.broken)


class StatusItem(FactItem[StatusShown]):
    """The suit to follow, whether high or low wins, and whether Princes may be led."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces, at.STATUS.w, at.STATUS.h)

    def draw_fact(self, painter: QPainter, fact: StatusShown) -> None:
        self.sheet(painter)
        rows = [QRectF(8, 8 + 68 * number, self.box.width() - 16, 65) for number in range(3)]
        suit = fact.suit if fact.suit >= 0 else fact.demanded
        if suit < 0:
            painter.setPen(QPen(QColor("#9A92A4"), 3, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(_icon(rows[0]).adjusted(4, 4, -4, -4))
            self._row(painter, rows[0], labels.nothing_led())
        else:
            text = labels.led(words.suit(suit)) if fact.suit >= 0 else labels.demanded(words.suit(suit))
            self.faces.sign(painter, suit, _icon(rows[0]))
            self._row(painter, rows[0], text, colour=DARK[suit])
        self._arrow(painter, _icon(rows[1]), down=fact.low)
        self._row(painter, rows[1], labels.low_wins() if fact.low else labels.high_wins())
        self.faces.sign(painter, PRINCES, _icon(rows[2]), DARK[PRINCES] if fact.broken else "#9A92A4")
        if not fact.broken:
            painter.setPen(pen("#B3263A", 5))
            icon = _icon(rows[2])
            painter.drawLine(icon.bottomLeft(), icon.topRight())
        text = words.broken() if fact.broken else words.unbroken()
        self._row(painter, rows[2], text[:1].upper() + text[1:])

    def _row(self, painter: QPainter, row: QRectF, text: str, *, colour: str = INK) -> None:
        self.write(painter, row.adjusted(60, 0, 0, 0), text, 26, bold=True, colour=colour, flags=LEFT)

    @staticmethod
    def _arrow(painter: QPainter, icon: QRectF, *, down: bool) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#B3263A" if down else "#256440"))
        x, y = icon.center().x(), icon.center().y()
        way = 1 if down else -1
        points = ((0, 22), (20, 0), (8, 0), (8, -22), (-8, -22), (-8, 0), (-20, 0))
        painter.drawPolygon(QPolygonF([QPointF(x + dx, y + way * dy) for dx, dy in points]))


def _icon(row: QRectF) -> QRectF:
    return QRectF(row.left() + 6, row.center().y() - 23, 46, 46)


class LastItem(FactItem[Taken]):
    """The last trick, small, with the sign of who won it."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces, at.LAST.w, at.LAST.h)

    def draw_fact(self, painter: QPainter, fact: Taken) -> None:
        self.sheet(painter)
        self.write(painter, QRectF(14, 8, self.box.width() - 64, 34), labels.last_trick(), 26, bold=True, flags=LEFT)
        badge = QRectF(self.box.width() - 48, 8, 36, 36)
        paint_badge(painter, badge, self.faces.look.theme.seat(fact.winner))
        count = len(fact.laid)
        rows = 1 if count <= 6 else 2
        columns = -(-count // rows)
        wide = min(70.0, (self.box.width() - 28) / columns - 4, (102.0 / rows - 2) / 1.446)
        for number, play in enumerate(fact.laid):
            row, column = divmod(number, columns)
            place = QRectF(14 + column * (wide + 4), 52 + row * 53, wide, wide * 1.446)
            self.faces.draw(painter, play.card, place, small=True)
            if number == fact.best:
                painter.setPen(pen("#C98A1B", 4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(place.adjusted(-1, -1, 1, 1), 8, 8)


@dataclass(frozen=True, slots=True)
class PassShown:
    """How many cards the seat below gives to its left and right neighbour."""

    left: int
    right: int
    left_seat: Seat
    right_seat: Seat
    left_name: str
    right_name: str


def passing(view: View, facing: Seat, names: tuple[str, ...]) -> PassShown | None:
    """Where cards go that are being chosen; None if they go to nobody."""
    frame = view.top
    if not isinstance(frame, Choosing) or frame.what not in ("pass", "split", "chairs"):
        return None
    left, right = (facing + 1) % view.seats, (facing - 1) % view.seats
    count = frame.left if frame.what != "chairs" else 0
    return PassShown(count, frame.count - count, left, right, names[left], names[right])


class PassItem(FactItem[PassShown]):
    """Arrows to the neighbours who get cards."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces, at.FELT.w - 40, 210)

    def draw_fact(self, painter: QPainter, fact: PassShown) -> None:
        half = self.box.width() / 2
        if fact.left:
            self._way(painter, QRectF(0, 0, half - 20, 200), fact.left, fact.left_seat, fact.left_name, left=True)
        if fact.right:
            box = QRectF(half + 20, 0, half - 20, 200)
            self._way(painter, box, fact.right, fact.right_seat, fact.right_name, left=False)

    def _way(self, painter: QPainter, box: QRectF, count: int, seat: Seat, name: str, *, left: bool) -> None:
        way = -1 if left else 1
        x, y = box.center().x(), box.top() + 66
        points = ((190, 0), (120, 60), (120, 28), (-170, 28), (-170, -28), (120, -28), (120, -60))
        painter.setPen(pen(GOLD, 3))
        painter.setBrush(QColor("#F2D88A"))
        painter.drawPolygon(QPolygonF([QPointF(x + way * dx, y + dy) for dx, dy in points]))
        label = QRectF(x - 120, y - 28, 240, 56)
        self.write(painter, label, words.some_cards(count), 30, bold=True, colour="#4A2A10")
        plate = QRectF(x - 170, y + 74, 340, 50)
        painter.setPen(pen(GOLD, 1.5))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(plate, 25, 25)
        paint_badge(painter, QRectF(plate.left() + 8, plate.top() + 8, 34, 34), self.faces.look.theme.seat(seat))
        self.write(painter, plate.adjusted(50, 0, -14, 0), labels.passes_to(name), 25, bold=True, flags=LEFT)
