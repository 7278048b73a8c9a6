"""The plates of the seats: who sits there, what everybody knows of the seat, and its princess."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from princesscourt.core.rules import OPEN, Seat
from princesscourt.games.rebel.rules.choices import Choosing, Showing
from princesscourt.games.rebel.rules.setup import Keeping
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import labels, words
from princesscourt.games.rebel.ui.cards import CHOSEN, OFFERED
from princesscourt.games.rebel.ui.faces import GOLD, INK, LIGHT_GOLD, PAPER, Faces
from princesscourt.games.rebel.ui.paper import LEFT, TOP, FactItem
from princesscourt.ui.kit.paint import paint_badge, pen

ASKED = "#FFC83D"
FLAT, NARROW, TALL = QRectF(11, 50, 102, 144), QRectF(11, 50, 60, 78), QRectF(16, 56, 150, 210)
"""Where the princess is on a plate above, on one with cards, and on the plate below."""
PORTRAITS = (FLAT.size(), NARROW.size(), TALL.size())
SIGN = QRectF(-30, -24, 60, 48)
"""Room for a sign on a plate, around its middle."""


@dataclass(frozen=True, slots=True)
class SeatShown:
    """What the plate of a seat shows. `princess`: "" if there is none, "?" while it lies face down. `locked`: its
    secret choice is in; `armed`: it may act before the next trick, shown to the seat alone; `best`: it has won the
    match; `cards`: some of its cards lie open on the plate."""

    seat: Seat
    name: str
    total: int
    tricks: int
    hand: int
    aside: int
    princess: str
    exhausted: bool
    asked: bool
    leads: bool
    locked: bool
    armed: bool
    best: bool
    cards: bool


def shown(view: View, seat: Seat, name: str) -> SeatShown:
    """The plate of a seat as the viewer may see it."""
    over = not view.agenda.frames
    return SeatShown(
        seat,
        name,
        view.totals[seat],
        view.won[seat],
        view.sizes[seat],
        view.aside_sizes[seat],
        _princess(view, seat),
        bool(view.exhausted >> seat & 1),
        any(ask.seat == seat for ask in view.asks),
        not over and bool(view.plan) and view.leader == seat,
        seat in locked_seats(view),
        bool(view.armed >> seat & 1) and view.viewer in (seat, OPEN),
        over and view.totals[seat] == min(view.totals),
        bool(view.hands[seat] or view.frozen[seat]) and view.viewer != seat,
    )


def _princess(view: View, seat: Seat) -> str:
    if view.options.princesses == "none":
        return ""
    return (view.princesses[seat] if view.princesses else "") or "?"


def locked_seats(view: View) -> tuple[Seat, ...]:
    """The seats whose secret choice is in."""
    frame = view.top
    if isinstance(frame, Choosing | Showing | Keeping):
        return tuple(seat for seat, _ in frame.answers.given)
    return ()


class SeatItem(FactItem[SeatShown]):
    """A plate; the one of the seat below is tall and tells its ability."""

    def __init__(self, faces: Faces, width: float, height: float) -> None:
        super().__init__(faces, width, height)
        self._mark = ""

    @property
    def tall(self) -> bool:
        return self.box.height() > 300

    def show_mark(self, mark: str) -> None:
        """ "offered", "chosen" or ""."""
        if mark != self._mark:
            self._mark = mark
            self.update()

    def draw_fact(self, painter: QPainter, fact: SeatShown) -> None:
        self.sheet(painter, line=ASKED if fact.asked else GOLD, width=7.0 if fact.asked else 2.0)
        if self._mark:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(CHOSEN if self._mark == "chosen" else OFFERED, 8))
            painter.drawRoundedRect(self.box.adjusted(-2, -2, 2, 2), 16, 16)
        self._head(painter, fact)
        if self.tall:
            self._tall(painter, fact)
        else:
            self._flat(painter, fact)

    def _head(self, painter: QPainter, what: SeatShown) -> None:
        wide = self.box.width()
        paint_badge(painter, QRectF(11, 10, 34, 34), self.faces.look.theme.seat(what.seat))
        right = wide - 12
        if what.best:
            sign = QRectF(right - 32, 12, 32, 32)
            self.faces.sprites.draw(painter, "rebel/sign-queens", sign, self.faces.look.theme, tint="#C98A1B")
            right -= 38
        elif what.leads:
            self._medal(painter, QRectF(right - 32, 11, 32, 32))
            right -= 38
        if what.locked:
            self._seal(painter, QPointF(right - 16, 27))
            right -= 38
        name = QRectF(52, 8, right - 54, 38)
        self.write(painter, name, what.name, 30, bold=True, serif=True, flags=LEFT)

    def _medal(self, painter: QPainter, box: QRectF) -> None:
        """Who leads."""
        painter.setPen(pen(GOLD, 2))
        painter.setBrush(QColor("#F2D27A"))
        painter.drawEllipse(box)
        self.write(painter, box, "1", 24, bold=True)

    @staticmethod
    def _seal(painter: QPainter, middle: QPointF) -> None:
        """The receipt of a secret choice."""
        painter.setPen(pen("#7E1020", 1.5))
        painter.setBrush(QColor("#B3263A"))
        painter.drawEllipse(middle, 16, 16)
        painter.setPen(pen(PAPER, 3.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline([middle + QPointF(-7, 0), middle + QPointF(-2, 6), middle + QPointF(8, -6)])

    # -- the plates above

    def _flat(self, painter: QPainter, what: SeatShown) -> None:
        place = NARROW if what.cards else FLAT
        left = 11.0
        if what.princess:
            self.portrait(painter, what.princess.replace("?", ""), place, tired=what.exhausted)
            left = place.right() + 9
        room = self.box.width() - left - 10
        self._counts(painter, what, QRectF(left, 50, room, 80))
        if what.princess in ("", "?"):
            return
        if what.cards:
            self._ready(painter, what, QRectF(self.box.width() - 122, 52, 112, 30))
            return
        self.write(painter, QRectF(left, 132, room, 64), words.princess(what.princess), 28, serif=True, flags=LEFT)
        self._ready(painter, what, QRectF(7, 168, 110, 30))

    def _counts(self, painter: QPainter, what: SeatShown, box: QRectF) -> None:
        """Proposals large; below them the tricks won and the cards in hand."""
        ring = QRectF(box.left(), box.top(), 36, 36)
        self.faces.sprites.draw(painter, "rebel/ring", ring, self.faces.look.theme)
        text = words.signed(what.total)
        self.write(painter, QRectF(ring.right() + 6, box.top(), 80, 38), text, 36, bold=True, flags=LEFT)
        y, half = box.top() + 42, box.width() / 2
        self._stamp(painter, "pile", QPointF(box.left() + 14, y + 19), self._paint_pile)
        self.write(painter, QRectF(box.left() + 34, y, half - 34, 38), str(what.tricks), 27, bold=True, flags=LEFT)
        hand = f"{what.hand}+{what.aside}" if what.aside else str(what.hand)
        self._stamp(painter, "fan", QPointF(box.left() + half + 16, y + 19), self._paint_fan)
        self.write(painter, QRectF(box.left() + half + 42, y, half - 42, 38), hand, 27, bold=True, flags=LEFT)

    def _stamp(self, painter: QPainter, name: str, middle: QPointF, paint: Callable[[QPainter], None]) -> None:
        """A sign that all plates show, kept as a picture."""

        def centred(brush: QPainter, box: QRectF) -> None:
            brush.translate(box.center())
            paint(brush)

        place = SIGN.translated(middle)
        self.faces.sprites.stamp(painter, f"rebel/plate/{name}", place, self.faces.look.theme, centred)

    def _paint_pile(self, painter: QPainter) -> None:
        for number in range(3):
            self.faces.draw(painter, -1, QRectF(-11, -15, 22, 30).translated(number * 3 - 3, number * -3 + 3))

    def _paint_fan(self, painter: QPainter) -> None:
        for number in range(3):
            painter.save()
            painter.translate(0, 12)
            painter.rotate((number - 1) * 20)
            self.faces.draw(painter, -1, QRectF(-10, -30, 20, 29))
            painter.restore()

    def _ready(self, painter: QPainter, what: SeatShown, box: QRectF) -> None:
        if what.exhausted:
            self.pill(painter, box, words.exhausted(), ground="#CFC6D8")
        else:
            self.pill(painter, box, words.ready(), ground="#D8F0D2", colour="#1E5030")

    # -- the plate below

    def _tall(self, painter: QPainter, what: SeatShown) -> None:
        wide = self.box.width()
        place = TALL
        if what.princess:
            self.portrait(painter, what.princess.replace("?", ""), place, tired=what.exhausted)
        left = 178.0 if what.princess else 16.0
        self._counts(painter, what, QRectF(left, 62, wide - left - 12, 80))
        if what.princess in ("", "?"):
            return
        self._ready(painter, what, QRectF(left, 158, wide - left - 14, 38))
        if what.armed:
            self.pill(painter, QRectF(left, 204, wide - left - 14, 58), labels.armed(), ground=ASKED)
        self.write(painter, QRectF(14, 272, wide - 28, 44), words.princess(what.princess), 34, bold=True, serif=True)
        ability = QRectF(14, 316, wide - 28, 40)
        self.write(painter, ability, words.ability(what.princess), 28, serif=True, italic=True, colour="#6A3F80")
        painter.setPen(pen(LIGHT_GOLD, 1.5))
        painter.drawLine(QPointF(40, 362), QPointF(wide - 40, 362))
        text = QRectF(20, 372, wide - 40, self.box.height() - 384)
        self.write(painter, text, words.power(what.princess), 31, colour=INK, flags=TOP)
