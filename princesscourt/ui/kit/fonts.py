"""The two bundled families (SIL Open Font Licence): EB Garamond for names, Source Sans 3 for controls."""

from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase

from princesscourt.ui.kit.assets import assets_below

SERIF = "EB Garamond"
SANS = "Source Sans 3"


def load_fonts() -> tuple[str, ...]:
    """Make the bundled fonts known to the application; gives the families that were found.

    Needs a QGuiApplication. Calling it twice does no harm.
    """
    families: dict[str, None] = {}
    for path in assets_below("fonts", ".ttf"):
        number = QFontDatabase.addApplicationFont(str(path))
        families.update(dict.fromkeys(QFontDatabase.applicationFontFamilies(number)))
    return tuple(families)


def make_font(family: str, pixels: int, *, bold: bool = False, italic: bool = False) -> QFont:
    """A font of this height with lining figures of equal width; bold is semibold, as both families have it."""
    return QFont(_font(family, pixels, bold, italic))


@lru_cache(256)
def _font(family: str, pixels: int, bold: bool, italic: bool) -> QFont:
    font = QFont(family)
    font.setStyleHint(QFont.StyleHint.Serif if family == SERIF else QFont.StyleHint.SansSerif)
    font.setPixelSize(max(1, pixels))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    font.setItalic(italic)
    for feature in ("tnum", "lnum"):
        font.setFeature(QFont.Tag(feature), 1)
    return font
