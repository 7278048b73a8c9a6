"""Pictures are rendered once, sharp at every pixel ratio, in a bounded cache that knows only the keys it was given."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from princesscourt.ui.kit.assets import asset, assets_below
from princesscourt.ui.kit.sprites import Fit, Sprites, sharpness
from princesscourt.ui.kit.theme import Theme, Variant

pytestmark = pytest.mark.usefixtures("qapp")
ICON = "icons/play"
FOLDERS = ("art", "brand", "icons", "signs", "style")
SVGS = tuple(path for folder in FOLDERS for path in assets_below(folder, ".svg"))
UNKNOWN_TO_SVG_TINY = (
    "<filter",
    "<clipPath",
    "<mask",
    "<pattern",
    "<foreignObject",
    "<style",
    "<image",
    "<text",
    " opacity=",
)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_H2_pictures_are_rebuilt_for_each_pixel_ratio(ratio: float) -> None:
    picture = Sprites().picture(ICON, QSizeF(24, 24), Theme(), ratio, tint="#FF0000")
    assert (picture.width(), picture.height()) == (24 * ratio, 24 * ratio)
    assert picture.devicePixelRatio() == ratio


def test_the_same_question_gives_the_same_picture_and_another_theme_another() -> None:
    sprites = Sprites()
    first = sprites.picture(ICON, QSizeF(24, 24), Theme(), 1.0, tint="#FF0000")
    again = sprites.picture(ICON, QSizeF(24, 24), Theme(), 1.0, tint="#FF0000")
    other = sprites.picture(ICON, QSizeF(24, 24), Theme(Variant.DARK), 1.0, tint="#FF0000")
    assert first.cacheKey() == again.cacheKey() != other.cacheKey()


def test_the_tint_takes_the_place_of_the_current_colour() -> None:
    image = Sprites().picture(ICON, QSizeF(32, 32), Theme(), 1.0, tint="#00AA55").toImage()
    colours = {
        image.pixelColor(x, y).name() for x in range(32) for y in range(32) if image.pixelColor(x, y).alpha() == 255
    }
    assert colours == {"#00aa55"}


def test_J1_the_cache_keeps_to_its_bound() -> None:
    sprites = Sprites(limit=40_000)
    for side in range(10, 90):
        sprites.picture(ICON, QSizeF(side, side), Theme(), 1.0)
        assert sprites.held <= 40_000
    sprites.clear()
    assert sprites.held == 0


def test_A6_painted_pictures_are_kept_under_the_given_key_and_no_other() -> None:
    sprites = Sprites()
    calls: list[QRectF] = []

    def paint(painter: QPainter, place: QRectF) -> None:
        calls.append(place)
        painter.fillRect(place, QColor("#123456"))

    for _ in range(2):
        picture = sprites.painted("back", QSizeF(10, 20), Theme(), 2.0, paint)
    assert calls == [QRectF(0, 0, 10, 20)]
    assert picture.toImage().pixelColor(19, 39).name() == "#123456"


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        Sprites().picture("icons/none", QSizeF(8, 8), Theme(), 1.0)


@pytest.mark.parametrize(("fit", "corner"), [(Fit.WHOLE, 0), (Fit.COVER, 255), (Fit.STRETCH, 255)])
def test_a_picture_fills_its_place_as_asked(fit: Fit, corner: int) -> None:
    image = Sprites().picture("art/home-rebel", QSizeF(300, 300), Theme(), 1.0, fit=fit).toImage()
    assert image.pixelColor(150, 2).alpha() == corner
    assert image.pixelColor(150, 150).alpha() == 255


def test_drawing_is_sharp_at_the_painters_zoom() -> None:
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2.0)
    painter = QPainter(image)
    painter.scale(1.1, 1.1)
    assert sharpness(painter) == 2.25
    painter.rotate(30)
    assert sharpness(painter) == 2.25
    painter.end()


@pytest.mark.parametrize("path", SVGS, ids=[path.stem for path in SVGS])
def test_every_drawing_is_valid_and_keeps_to_what_qt_draws(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [mark for mark in UNKNOWN_TO_SVG_TINY if mark in text] == []
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    assert not renderer.viewBoxF().isEmpty()


def test_icons_take_a_tint_and_nothing_else() -> None:
    for path in assets_below("icons", ".svg"):
        text = path.read_text(encoding="utf-8")
        assert "currentColor" in text
        assert "#" not in text, path.name


def test_an_icon_serves_three_pixel_ratios(qapp: QApplication) -> None:
    icon = Sprites().icon(ICON, 20, Theme(), "#112233")
    assert {size.width() for size in icon.availableSizes()} >= {20}


@pytest.mark.parametrize("size", [QSizeF(640, 360), QSizeF(333, 777)])
def test_A10_the_curtain_lets_nothing_through(size: QSizeF) -> None:
    image = Sprites().picture("art/curtain", size, Theme(), 1.0, fit=Fit.STRETCH).toImage()
    pixels = [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height())]
    assert set(pixels) == {255}


@pytest.mark.parametrize("size", [16, 32, 48, 64, 128, 256, 512])
def test_the_programs_icon_is_there_in_every_size(size: int) -> None:
    image = QImage(str(asset(f"brand/icon-{size}.png")))
    assert (image.width(), image.height()) == (size, size)


def test_windows_and_mac_icons_hold_several_sizes() -> None:
    windows = asset("brand/icon.ico").read_bytes()
    assert windows[:6] == b"\x00\x00\x01\x00\x07\x00"
    mac = asset("brand/icon.icns").read_bytes()
    assert mac[:4] == b"icns"
    assert int.from_bytes(mac[4:8], "big") == len(mac)
