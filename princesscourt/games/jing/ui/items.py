"""What stands in the hall: screens with the figures before them, captains, the fan that points, figures in hand."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPolygonF, QRadialGradient

from princesscourt.core.rules import Seat
from princesscourt.games.jing.rules.catalog import EMPTY, LADY, UNKNOWN
from princesscourt.games.jing.ui import geometry as at
from princesscourt.games.jing.ui.ground import SHADOW
from princesscourt.ui.kit import lettering
from princesscourt.ui.kit.items import PictureItem
from princesscourt.ui.kit.paint import clipped, ink, paint_badge, pen
from princesscourt.ui.kit.palettes import ROOMS
from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

JING = ROOMS.jing
PICTURES = {"P": "princess", "M": "maid", "H": "holder", "C": "crane", "F": "fox", "O": "owl", LADY: "lady"}
FOCUS = {"P": (31.0, 36.0), "M": (33.0, 36.0), "H": (58.0, 52.0), "C": (46.0, 54.0), "F": (40.0, 40.0),
         "O": (34.0, 38.0), LADY: (40.0, 42.0)}  # fmt: skip
"""What of a figure a small round picture shows: the height of its middle, and half its width."""
LONG, NARROW = 10, 84
"""From how many letters on a word is long, and how wide its letters are then, in hundredths."""
LEFT = -32.0
RIGHT = 34.0
"""Where a figure stands before its screen, and where one behind it can be seen once all is open."""


class HallItem(PictureItem):
    """An item with its middle at its position that paints figures and things of the hall."""

    def drawing(self, painter: QPainter, key: str, place: QRectF, tint: str = "") -> None:
        """A drawing from `assets/jing`, in one sharpness for all rows, so that none is rendered while things move."""
        world = painter.worldTransform()
        zoom = math.hypot(world.m21(), world.m22()) * painter.device().devicePixelRatioF() / max(0.1, self.scale())
        ratio = max(0.25, math.ceil(zoom * 4 - 1e-6) / 4)
        picture = self.sprites.picture(f"jing/{key}", place.size(), self.look.theme, ratio, tint=tint)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def figure(self, painter: QPainter, kind: str, seat: Seat, foot: QPointF, scale: float = 1.0) -> None:
        """A whole figure that stands on a point, with the sign of its side at its feet."""
        width, height = at.FIGURE_W * scale, at.FIGURE_H * scale
        place = QRectF(foot.x() - width / 2, foot.y() - height + 5 * scale, width, height)
        tint = self.look.theme.seat(seat).fill
        self.drawing(painter, PICTURES[kind], place, tint)
        badge = QRectF(foot.x() - 42 * scale, foot.y() - 18 * scale, 24 * scale, 24 * scale)
        paint_badge(painter, badge, self.look.theme.seat(seat))

    def portrait(self, painter: QPainter, kind: str, seat: Seat, middle: QPointF, reach: float) -> None:
        """A round picture of a figure, or of nobody."""
        disc = QPainterPath()
        disc.addEllipse(middle, reach, reach)
        if kind in PICTURES:
            height, half = FOCUS[kind]
            scale = reach / half
            place = QRectF(
                middle.x() - at.FIGURE_W / 2 * scale, middle.y() - height * scale, at.FIGURE_W * scale,
                at.FIGURE_H * scale,
            )  # fmt: skip
            with clipped(painter, disc):
                self.drawing(painter, PICTURES[kind], place, self.look.theme.seat(seat).fill)
        elif kind == EMPTY:
            _paint_nobody(painter, middle, reach)
        elif kind == UNKNOWN:
            _paint_no_crown(painter, middle, reach)


def _paint_nobody(painter: QPainter, middle: QPointF, reach: float) -> None:
    """Drifts of mist: nobody stands there."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen("#6F7C79", max(1.5, reach * 0.09)))
    for down, wide in ((-0.28, 0.42), (0.02, 0.62), (0.32, 0.46)):
        path = QPainterPath(middle + QPointF(-reach * wide, reach * down))
        path.cubicTo(
            middle + QPointF(-reach * wide * 0.3, reach * (down - 0.22)),
            middle + QPointF(reach * wide * 0.3, reach * (down + 0.22)),
            middle + QPointF(reach * wide, reach * down),
        )
        painter.drawPath(path)


def _paint_no_crown(painter: QPainter, middle: QPointF, reach: float) -> None:
    """A crown struck out: not the princess, and no more is told."""
    points = ((-0.55, 0.35), (-0.6, -0.35), (-0.28, 0.0), (0.0, -0.5), (0.28, 0.0), (0.6, -0.35), (0.55, 0.35))
    painter.setPen(pen("#7A5200", max(1.2, reach * 0.06)))
    painter.setBrush(QColor("#E0B04A"))
    painter.drawPolygon(QPolygonF([middle + QPointF(x * reach, y * reach) for x, y in points]))
    painter.setPen(pen("#8E1F1B", max(2.0, reach * 0.16)))
    painter.drawLine(middle + QPointF(-0.6, 0.62) * reach, middle + QPointF(0.6, -0.62) * reach)


@dataclass(frozen=True, slots=True)
class Shown:
    """What a screen shows: (side, kind) before it, (side, kind) behind it, and (side, kind) that a mirror catches.

    None is nobody, or nobody that may be seen: both look the same.
    """

    front: tuple[Seat, str] | None = None
    back: tuple[Seat, str] | None = None
    mirror: tuple[Seat, str] | None = None


CLOSED = Shown()


class ScreenItem(HallItem):
    """A screen and what may be seen of it. All screens are alike."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(look, sprites, QRectF(-86, -82, 172, 182))
        self.shown = CLOSED
        self.height = 0.0
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)

    def show_as(self, shown: Shown) -> None:
        if shown != self.shown:
            self.shown = shown
            self.update()

    def lift(self, height: float) -> None:
        """How high it is held, 0 to 1: its shadow moves away from it."""
        if height != self.height:
            self.height = height
            self.update()

    def draw(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(SHADOW, 0.4 - 0.15 * self.height))
        painter.drawEllipse(QPointF(4 + 6 * self.height, at.FOOT + 2 + 14 * self.height), 74, 9)
        place = QRectF(-at.SCREEN / 2, -at.SCREEN / 2, at.SCREEN, at.SCREEN)
        self.drawing(painter, "screen", place)
        if self.shown.mirror is not None:
            self._draw_mirror(painter, *self.shown.mirror)
        if self.shown.back is not None:
            seat, kind = self.shown.back
            x = RIGHT if self.shown.mirror is None else LEFT
            self.figure(painter, kind, seat, QPointF(x, at.FOOT - 6), 0.98)
        if self.shown.front is not None:
            seat, kind = self.shown.front
            self.figure(painter, kind, seat, QPointF(LEFT, at.FOOT + 13))

    def _draw_mirror(self, painter: QPainter, seat: Seat, kind: str) -> None:
        """The moon window has become a mirror."""
        middle = QPointF(*at.MOON)
        glass = QRadialGradient(middle - QPointF(8, 10), at.MOON_R * 1.4)
        glass.setColorAt(0.0, QColor("#FFFFFF"))
        glass.setColorAt(1.0, QColor("#A9C4CC"))
        painter.setPen(pen("#E8F4F6", 4))
        painter.setBrush(glass)
        painter.drawEllipse(middle, at.MOON_R, at.MOON_R)
        self.portrait(painter, kind, seat, middle, at.MOON_R - 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen("#2E6C7E", 2.4))
        painter.drawEllipse(middle, at.MOON_R - 2, at.MOON_R - 2)
        painter.setPen(pen("#FFFFFF", 2.2))
        painter.drawArc(QRectF(middle.x() - 28, middle.y() - 28, 56, 56), 100 * 16, 60 * 16)


class CaptainItem(HallItem):
    """A captain on his carpet. `hope`: 0 not the beloved, 1 perhaps, 2 certainly, None where that is not known."""

    def __init__(self, look: Look, sprites: Sprites, seat: Seat) -> None:
        super().__init__(look, sprites, QRectF(-64, -70, 128, 140))
        self.seat = seat
        self.number = 0
        self.setCacheMode(self.CacheMode.DeviceCoordinateCache)
        self.hope: int | None = None

    def show_as(self, number: int, hope: int | None) -> None:
        """`number` 1 to 3, or 0 where there is only one."""
        if (number, hope) != (self.number, self.hope):
            self.number, self.hope = number, hope
            self.update()

    def draw(self, painter: QPainter) -> None:
        self._draw_gate(painter)
        painter.setOpacity(0.4 if self.hope == 0 else 1.0)
        tint = self.look.theme.seat(self.seat).fill
        place = QRectF(-at.FIGURE_W / 2, -58, at.FIGURE_W, at.FIGURE_H)
        self.drawing(painter, "captain", place, tint)
        paint_badge(painter, QRectF(-46, 34, 26, 26), self.look.theme.seat(self.seat))
        painter.setOpacity(1.0)
        if self.number:
            self._draw_number(painter)
        if self.hope:
            self._draw_heart(painter)

    def _draw_gate(self, painter: QPainter) -> None:
        """A moon gate behind him and a carpet under his feet."""
        gate = QRadialGradient(QPointF(-14, -24), 80)
        gate.setColorAt(0.0, QColor("#FBF4E2"))
        gate.setColorAt(1.0, QColor("#D8CDB2"))
        painter.setPen(pen("#3A1512", 7))
        painter.setBrush(gate)
        painter.drawEllipse(QPointF(0, -4), 55, 55)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(JING.gold, 2.2))
        painter.drawEllipse(QPointF(0, -4), 58, 58)
        painter.setPen(pen(JING.gold, 2))
        painter.setBrush(QColor(self.look.theme.seat(self.seat).fill))
        painter.drawEllipse(QPointF(0, 52), 50, 12)

    def _draw_number(self, painter: QPainter) -> None:
        plate = QRectF(22, 30, 32, 32)
        painter.setPen(pen(JING.gold, 2))
        painter.setBrush(QColor(JING.paper))
        painter.drawRoundedRect(plate, 6, 6)
        painter.setPen(QColor(JING.ink))
        painter.setFont(self.look.theme.serif(27, bold=True))
        painter.drawText(plate.adjusted(0, -2, 0, 0), Qt.AlignmentFlag.AlignCenter, str(self.number))

    def _draw_heart(self, painter: QPainter) -> None:
        """A heart for the beloved, a question for whoever may be."""
        if self.hope == 2:
            self.drawing(painter, "heart", QRectF(-60, -60, 42, 38))
            return
        painter.setPen(pen(JING.gold, 2.4))
        painter.setBrush(QColor(JING.paper))
        painter.drawEllipse(QPointF(-40, -42), 19, 19)
        painter.setPen(QColor("#B3263A"))
        painter.setFont(self.look.theme.serif(32, bold=True))
        painter.drawText(QRectF(-60, -63, 40, 40), Qt.AlignmentFlag.AlignCenter, "?")


class FanItem(HallItem):
    """The fan of a side; with `kind`, a round picture of what everybody saw when it pointed."""

    def __init__(self, look: Look, sprites: Sprites, seat: Seat, kind: str = "") -> None:
        super().__init__(look, sprites, QRectF(-60, -52, 122, 108))
        self.seat, self.kind = seat, kind

    def draw(self, painter: QPainter) -> None:
        tint = self.look.theme.seat(self.seat).fill
        self.drawing(painter, "fan", QRectF(-60, -50, 120, 100), tint)
        if self.kind:
            middle = QPointF(22, 20)
            painter.setPen(pen(JING.gold, 3))
            painter.setBrush(QColor(JING.paper))
            painter.drawEllipse(middle, 31, 31)
            self.portrait(painter, self.kind, 1 - self.seat, middle, 29)


class HandItem(HallItem):
    """A place in the tray: the figures of one kind that do not stand yet. The place stays when they have gone."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__(look, sprites, QRectF(-56, -76, 112, 152))
        self.shown: tuple[Seat, str, int] | None = None
        self.name = ""

    def show_as(self, shown: tuple[Seat, str, int] | None, name: str) -> None:
        """(side, kind, how many), or None for an empty place."""
        self.shown, self.name = shown, name
        self.update()

    def draw(self, painter: QPainter) -> None:
        if self.shown is None:
            return
        seat, kind, count = self.shown
        self.figure(painter, kind, seat, QPointF(0, 32), 0.9)
        painter.setPen(QColor(JING.ink))
        write(painter, self.look, QRectF(-51, 34, 102, 38), self.name, 21)
        if count > 1:
            write(painter, self.look, QRectF(10, -72, 44, 34), f"×{count}", 27, bold=True)


def write(
    painter: QPainter, look: Look, box: QRectF, text: str, size: int, *, bold: bool = False, left: bool = False
) -> None:
    """Text that shrinks until it fits its box; larger where texts are large, narrower where a word is long."""
    size = round(size * min(1.25, max(1.0, look.theme.scale)))
    side = lettering.LEFT if left else lettering.CENTRE
    wide = max(map(len, text.split()), default=0) < LONG

    def face(pixels: int) -> QFont:
        font = look.theme.sans(pixels, bold=bold)
        font.setStretch(100 if wide else NARROW)
        return font

    lettering.write(painter, box, text, face, size, flags=side)
