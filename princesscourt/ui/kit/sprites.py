"""Pictures from SVG, rendered once per key, theme, size, pixel ratio and tint, in a cache with a bound.

A key is the name of a file in `assets` without its ending ("signs/disc"). The cache holds what callers ask for and
nothing else, so a caller must never ask by the name of a thing its viewer may not see: a covered card is
"cards/back", whatever it is. In a picture drawn with `currentColor` the tint takes that colour's place.
"""

from collections import OrderedDict
from collections.abc import Callable
from enum import Enum
from math import ceil, hypot

from PySide6.QtCore import QByteArray, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from princesscourt.ui.kit.assets import asset
from princesscourt.ui.kit.paint import painting_on
from princesscourt.ui.kit.theme import Theme

Paint = Callable[[QPainter, QRectF], None]
_Place = tuple[str, Theme, int, int, float, str, "Fit"]


class Fit(Enum):
    """How a picture of other proportions fills its place."""

    WHOLE = "whole"
    """All of it, in the middle."""
    COVER = "cover"
    """No gap; what is too much is cut off evenly on both sides."""
    STRETCH = "stretch"


class Sprites:
    """One cache for the whole program, handed down beside the `Look`. GUI thread only."""

    def __init__(self, limit: int = 96_000_000) -> None:
        """`limit`: bytes of pixels kept; what was not asked for longest goes first."""
        self._limit = limit
        self._held = 0
        self._pictures: OrderedDict[_Place, QPixmap] = OrderedDict()
        self._renderers: OrderedDict[tuple[str, str], QSvgRenderer] = OrderedDict()

    @property
    def held(self) -> int:
        """Bytes of pixels in the cache."""
        return self._held

    def picture(
        self, key: str, size: QSizeF, theme: Theme, ratio: float, *, tint: str = "", fit: Fit = Fit.WHOLE
    ) -> QPixmap:
        """The picture at this size in device-independent pixels. Raises FileNotFoundError for an unknown key."""

        def paint(painter: QPainter, place: QRectF) -> None:
            _render(self._renderer(key, tint), painter, place, fit)

        return self._kept((key, theme, *_pixels(size, ratio), ratio, tint, fit), paint)

    def painted(self, key: str, size: QSizeF, theme: Theme, ratio: float, paint: Paint) -> QPixmap:
        """What `paint` draws into a place of this size; called only when the cache has nothing under the key."""
        return self._kept((f"painted:{key}", theme, *_pixels(size, ratio), ratio, "", Fit.STRETCH), paint)

    def stamp(self, painter: QPainter, key: str, place: QRectF, theme: Theme, paint: Paint) -> None:
        """Draw what `paint` makes of a place of this size, as kept under the key, sharp at the present zoom."""
        picture = self.painted(key, place.size(), theme, sharpness(painter), paint)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def draw(
        self, painter: QPainter, key: str, place: QRectF, theme: Theme, *, tint: str = "", fit: Fit = Fit.WHOLE
    ) -> None:
        """Draw a picture in a place, sharp at the painter's present zoom and pixel ratio."""
        ratio = sharpness(painter)
        picture = self.picture(key, place.size(), theme, ratio, tint=tint, fit=fit)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def icon(self, key: str, pixels: int, theme: Theme, tint: str) -> QIcon:
        """A tinted icon for menus and tabs, rendered for pixel ratios 1, 2 and 3."""
        result = QIcon()
        for ratio in (1.0, 2.0, 3.0):
            result.addPixmap(self.picture(key, QSizeF(pixels, pixels), theme, ratio, tint=tint))
        return result

    def clear(self) -> None:
        """Forget everything, for instance when a hidden match closes."""
        self._pictures.clear()
        self._renderers.clear()
        self._held = 0

    def _kept(self, place: _Place, paint: Paint) -> QPixmap:
        if place in self._pictures:
            self._pictures.move_to_end(place)
            return self._pictures[place]
        picture = _painted(QSize(place[2], place[3]), place[4], paint)
        self._pictures[place] = picture
        self._held += _weight(picture)
        while self._held > self._limit and len(self._pictures) > 1:
            self._held -= _weight(self._pictures.popitem(last=False)[1])
        return picture

    def _renderer(self, key: str, tint: str) -> QSvgRenderer:
        if (key, tint) not in self._renderers:
            self._renderers[key, tint] = _parsed(key, tint)
            if len(self._renderers) > 64:
                self._renderers.popitem(last=False)
        self._renderers.move_to_end((key, tint))
        return self._renderers[key, tint]


def sharpness(painter: QPainter) -> float:
    """Device pixels per unit of the painter, in quarters, so that a slow zoom does not render every frame anew."""
    zoom = painter.worldTransform()
    return snapped(hypot(zoom.m11(), zoom.m12()) * painter.device().devicePixelRatioF())


def snapped(scale: float) -> float:
    """A scale in quarters."""
    return max(0.25, ceil(scale * 4 - 1e-6) / 4)


def _parsed(key: str, tint: str) -> QSvgRenderer:
    text = asset(f"{key}.svg").read_text(encoding="utf-8")
    if tint:
        text = text.replace("currentColor", tint)
    return QSvgRenderer(QByteArray(text.encode()))


def _painted(pixels: QSize, ratio: float, paint: Paint) -> QPixmap:
    picture = QPixmap(pixels)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with painting_on(picture) as painter:
        paint(painter, QRectF(0, 0, pixels.width() / ratio, pixels.height() / ratio))
    return picture


def _render(renderer: QSvgRenderer, painter: QPainter, place: QRectF, fit: Fit) -> None:
    spot = place
    if fit is not Fit.STRETCH:
        mode = Qt.AspectRatioMode
        box = QSizeF(renderer.viewBoxF().size())
        box.scale(place.size(), mode.KeepAspectRatio if fit is Fit.WHOLE else mode.KeepAspectRatioByExpanding)
        spot = QRectF(0, 0, box.width(), box.height())
        spot.moveCenter(place.center())
    painter.setClipRect(spot, Qt.ClipOperation.IntersectClip)
    renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
    renderer.render(painter, spot)


def _pixels(size: QSizeF, ratio: float) -> tuple[int, int]:
    return max(1, ceil(size.width() * ratio - 1e-6)), max(1, ceil(size.height() * ratio - 1e-6))


def _weight(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4
