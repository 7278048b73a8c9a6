"""Strokes that painted widgets and board items share: paper with its shadow, gold lines, focus rings, seat signs."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPaintDevice, QPainter, QPainterPath, QPen, QPolygonF

from princesscourt.ui.kit.theme import METRICS, SeatLook, Sign, Theme


@contextmanager
def painting_on(device: QPaintDevice) -> Iterator[QPainter]:
    """A painter with smooth edges that ends whatever happens; Qt aborts when a device dies under its painter."""
    painter = QPainter(device)
    hints = QPainter.RenderHint
    painter.setRenderHints(hints.Antialiasing | hints.TextAntialiasing | hints.SmoothPixmapTransform)
    try:
        yield painter
    finally:
        painter.end()


@contextmanager
def clipped(painter: QPainter, outline: QPainterPath) -> Iterator[None]:
    """Painting that ends at an outline; afterwards the painter is as it was before."""
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    try:
        yield
    finally:
        painter.restore()


def ink(colour: str, opacity: float = 1.0) -> QColor:
    """A token as a colour to paint with."""
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result


def pen(colour: str, width: float = METRICS.hairline) -> QPen:
    """A line with round ends and corners."""
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def paint_shadow(painter: QPainter, place: QRectF, theme: Theme, *, radius: float = METRICS.radius) -> None:
    """The soft shadow under a rounded thing; it reaches about 9 pixels beyond the place, below more than above."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    layers = 5
    painter.setBrush(ink(theme.colours.shadow, METRICS.shadow_opacity / layers))
    for layer in range(layers):
        grown = METRICS.shadow_blur * (layer / layers - 0.3)
        edge = place.adjusted(-grown, -grown, grown, grown).translated(0, METRICS.shadow_shift)
        painter.drawRoundedRect(edge, max(1.0, radius + grown), max(1.0, radius + grown))
    painter.restore()


def cast_shadow(
    painter: QPainter, box: QRectF, shade: QColor, radius: float, fall: tuple[float, float] = (3, 6)
) -> None:
    """The shadow with a sharp edge that a rounded thing on a board throws; `fall`: how far to the right and down."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRoundedRect(box.translated(*fall), radius, radius)


def paint_sheet(painter: QPainter, box: QRectF, ground: str, line: str, width: float, radius: float = 14.0) -> None:
    """A sheet on a board, which its line surrounds one unit within the box."""
    painter.setPen(pen(line, width))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)


def paint_paper(painter: QPainter, place: QRectF, theme: Theme, *, ground: str = "", line: str = "") -> None:
    """A sheet of paper with its shadow and a thin gold line, the place being its outer edge."""
    paint_shadow(painter, place, theme)
    half = METRICS.hairline / 2
    painter.setPen(pen(line or theme.colours.gold))
    painter.setBrush(QColor(ground or theme.colours.panel))
    painter.drawRoundedRect(place.adjusted(half, half, -half, -half), METRICS.radius, METRICS.radius)


def paint_focus(painter: QPainter, place: QRectF, theme: Theme, *, radius: float = METRICS.radius) -> None:
    """The focus ring with its halo outside, both within the place."""
    width = theme.colours.focus_width
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(theme.colours.halo, width))
    edge = place.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.drawRoundedRect(edge, radius + width, radius + width)
    painter.setPen(pen(theme.colours.focus, width))
    inner = edge.adjusted(width, width, -width, -width)
    painter.drawRoundedRect(inner, radius, radius)


def paint_badge(painter: QPainter, place: QRectF, seat: SeatLook) -> None:
    """A disc in the seat's colour with the seat's sign on it."""
    side = min(place.width(), place.height())
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(place.center())
    painter.setPen(pen(seat.ink, max(1.0, side / 22)))
    painter.setBrush(QColor(seat.fill))
    margin = side / 20
    painter.drawEllipse(disc.adjusted(margin, margin, -margin, -margin))
    paint_sign(painter, disc.adjusted(side * 0.26, side * 0.26, -side * 0.26, -side * 0.26), seat.sign, seat.ink)


def paint_sign(painter: QPainter, place: QRectF, sign: Sign, colour: str) -> None:
    """A seat's sign alone, filling the place."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor(colour)))
    painter.drawPath(sign_path(sign, place))


def sign_path(sign: Sign, place: QRectF) -> QPainterPath:
    """The outline of a sign in a square place. All signs look equally heavy."""
    path = QPainterPath()
    if sign is Sign.DISC:
        path.addEllipse(place.center(), place.width() * 0.44, place.height() * 0.44)
        return path
    points = [QPointF(place.x() + x * place.width(), place.y() + y * place.height()) for x, y in _POINTS[sign]]
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _star() -> tuple[tuple[float, float], ...]:
    corners = ((0.54 if step % 2 == 0 else 0.25, pi * (step / 5 - 0.5)) for step in range(10))
    return tuple((0.5 + far * cos(angle), 0.53 + far * sin(angle)) for far, angle in corners)


def _cross() -> tuple[tuple[float, float], ...]:
    arm = 0.155
    near, far = 0.5 - arm, 0.5 + arm
    return (
        (near, 0.04), (far, 0.04), (far, near), (0.96, near), (0.96, far), (far, far),
        (far, 0.96), (near, 0.96), (near, far), (0.04, far), (0.04, near), (near, near),
    )  # fmt: skip


_POINTS: dict[Sign, tuple[tuple[float, float], ...]] = {
    Sign.TRIANGLE: ((0.5, 0.02), (1.0, 0.9), (0.0, 0.9)),
    Sign.SQUARE: ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)),
    Sign.DIAMOND: ((0.5, -0.04), (0.96, 0.5), (0.5, 1.04), (0.04, 0.5)),
    Sign.STAR: _star(),
    Sign.CROSS: _cross(),
}
