"""The look in one place: colours, seats, sizes and times. Change a token here, for all; the rooms' are in `palettes`.

A `Theme` is a frozen value; a `Look` holds the present one, is passed down to every widget that paints,
and emits `changed`. Nothing here is global:

    look = Look(variant=Variant.SYSTEM, scale=1.25)
    style.follow(app, look)                       # fonts, palette, style sheet; again at each change
    animation.setDuration(look.theme.ms(MOVEMENT.card_to_trick))
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication

from princesscourt.ui.kit import fonts
from princesscourt.ui.kit.colour import contrast, readable

LEAST_CONTRAST = 4.5


class Variant(StrEnum):
    """What a person chooses in the settings; the value is what the settings file holds."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Pace(StrEnum):
    """How fast things move."""

    OFF = "off"
    QUICK = "quick"
    NORMAL = "normal"
    SLOW = "slow"


class Vision(StrEnum):
    """Which palette tells seats apart: the court's own, or one with wider steps of lightness."""

    COURT = "court"
    CLEAR = "clear"


class Sign(StrEnum):
    """The second mark of a seat; the value names its picture in `assets/signs`."""

    DISC = "disc"
    TRIANGLE = "triangle"
    SQUARE = "square"
    DIAMOND = "diamond"
    STAR = "star"
    CROSS = "cross"


@dataclass(frozen=True, slots=True)
class Colours:
    """Every colour of the frame as #RRGGBB. Text colours reach 4.5:1 on page, panel, field, hover and selected."""

    page: str
    panel: str
    field: str
    """Ground of line edits, lists and tables."""
    hover: str
    selected: str
    text: str
    quiet: str
    gold: str
    """Thin lines and frames; never text."""
    line: str
    """Faint separators and the edges of things that cannot be used now."""
    focus: str
    halo: str
    """Drawn outside the focus ring, so that it shows on any ground."""
    primary: str
    primary_hover: str
    on_primary: str
    good: str
    warn: str
    bad: str
    shadow: str
    """Ink of shadows; painted at `METRICS.shadow_opacity`."""
    focus_width: float = 2.0

    @property
    def grounds(self) -> tuple[str, ...]:
        """What text may lie on."""
        return (self.page, self.panel, self.field, self.hover, self.selected)

    @property
    def inks(self) -> tuple[str, ...]:
        """What text may be written in, on any of the grounds."""
        return (self.text, self.quiet, self.good, self.warn, self.bad)


LIGHT = Colours(
    page="#FBF6EA", panel="#F3EAD6", field="#FFFDF7", hover="#EFE2C4", selected="#EBD9AE",
    text="#2B2A33", quiet="#5E5748", gold="#B8893B", line="#D8C9A6", focus="#1F5FBF", halo="#FFFFFF",
    primary="#3A2F45", primary_hover="#54445F", on_primary="#FDF8EC",
    good="#25693F", warn="#7A5200", bad="#A8322D", shadow="#2B2A33",
)  # fmt: skip
DARK = Colours(
    page="#1C1B22", panel="#26242E", field="#15141A", hover="#35313D", selected="#413935",
    text="#EFE8D8", quiet="#B9B0A0", gold="#D9AE61", line="#4B4652", focus="#8FBCFF", halo="#0C0B10",
    primary="#D9AE61", primary_hover="#E9C688", on_primary="#1C1B22",
    good="#7CC79B", warn="#E8B756", bad="#F08A80", shadow="#000000",
)  # fmt: skip
CONTRAST = Colours(
    page="#000000", panel="#000000", field="#000000", hover="#2A2A2A", selected="#6B5D00",
    text="#FFFFFF", quiet="#FFFFFF", gold="#FFD400", line="#9A9A9A", focus="#FFD400", halo="#000000",
    primary="#FFD400", primary_hover="#FFE566", on_primary="#000000",
    good="#FFFFFF", warn="#FFFFFF", bad="#FFFFFF", shadow="#000000", focus_width=3.0,
)  # fmt: skip
_COLOURS = {Variant.LIGHT: LIGHT, Variant.DARK: DARK, Variant.CONTRAST: CONTRAST}


@dataclass(frozen=True, slots=True)
class SeatLook:
    """Colour and sign of one seat, never colour alone."""

    name: str
    fill: str
    sign: Sign

    @property
    def ink(self) -> str:
        """What to draw or write on the fill: paper or ink, whichever reads better."""
        return max((LIGHT.field, LIGHT.text), key=lambda one: contrast(one, self.fill))


COURT_SEATS = (
    SeatLook("crimson", "#B3263A", Sign.DISC),
    SeatLook("jade", "#1E7A5A", Sign.TRIANGLE),
    SeatLook("sapphire", "#2A5CAA", Sign.SQUARE),
    SeatLook("amber", "#C98A1B", Sign.DIAMOND),
    SeatLook("plum", "#7A3E8E", Sign.STAR),
    SeatLook("slate", "#4A5560", Sign.CROSS),
)
CLEAR_SEATS = (
    SeatLook("crimson", "#BC1A36", Sign.DISC),
    SeatLook("jade", "#2FA58A", Sign.TRIANGLE),
    SeatLook("sapphire", "#1C4FA8", Sign.SQUARE),
    SeatLook("amber", "#F2C12E", Sign.DIAMOND),
    SeatLook("plum", "#D08BD8", Sign.STAR),
    SeatLook("slate", "#26262E", Sign.CROSS),
)
_SEATS = {Vision.COURT: COURT_SEATS, Vision.CLEAR: CLEAR_SEATS}


@dataclass(frozen=True, slots=True)
class Sizes:
    """Heights of type in pixels, already times the text scale."""

    small: int = 13
    body: int = 16
    large: int = 20
    title: int = 28
    display: int = 40


@dataclass(frozen=True, slots=True)
class Metrics:
    """Lengths in pixels that do not grow with the text."""

    grid: int = 8
    radius: float = 10.0
    hairline: float = 1.5
    shadow_shift: float = 3.0
    shadow_blur: float = 10.0
    shadow_opacity: float = 0.22
    touch: int = 32
    """Least side of anything one can press."""


METRICS = Metrics()


@dataclass(frozen=True, slots=True)
class Movement:
    """Times in milliseconds at normal pace; give them to `Theme.ms`."""

    screen_lift: int = 70
    screen_cross: int = 210
    screen_settle: int = 70
    slide_start: int = 120
    slide_square: int = 45
    slide_bump: int = 40
    card_to_trick: int = 280
    fan_closes: int = 120
    trick_gathers: int = 320
    trick_between: int = 40
    hex_ripple: int = 300
    curtain_down: int = 260
    curtain_up: int = 200
    page_change: int = 180


MOVEMENT = Movement()
_PACES = {Pace.OFF: 0.0, Pace.QUICK: 0.5, Pace.NORMAL: 1.0, Pace.SLOW: 1.8}


@dataclass(frozen=True, slots=True)
class Theme:
    """Everything that decides how a thing looks and how long it moves. Equal themes paint equal pictures."""

    variant: Variant = Variant.LIGHT
    scale: float = 1.0
    pace: Pace = Pace.NORMAL
    vision: Vision = Vision.COURT
    stay: float = 0.0
    """Seconds that something finished stays to be looked at; infinite until a click."""

    @property
    def colours(self) -> Colours:
        """The frame's colours; a theme that still says "system" is light."""
        return _COLOURS.get(self.variant, LIGHT)

    @property
    def dark(self) -> bool:
        """True when text is lighter than the page."""
        return self.variant in (Variant.DARK, Variant.CONTRAST)

    @property
    def sizes(self) -> Sizes:
        """Heights of type at this text scale."""
        return _sizes(self.scale)

    def px(self, length: float) -> int:
        """A length that grows with the text, in whole pixels."""
        return round(length * self.scale)

    def ms(self, time: int) -> int:
        """A time of MOVEMENT at this pace; 0 when nothing shall move."""
        return round(time * _PACES[self.pace])

    @property
    def stay_ms(self) -> int:
        """`stay` in milliseconds; a day stands for ever."""
        return round(min(self.stay, 86_400) * 1000)

    @property
    def still(self) -> bool:
        """True when animation is off."""
        return self.pace is Pace.OFF

    def seat(self, index: int) -> SeatLook:
        """Colour and sign of a seat, 0 to 5. Raises IndexError beyond."""
        return _SEATS[self.vision][index]

    def seat_text(self, index: int, ground: str | None = None) -> str:
        """The seat's colour, moved towards the text colour until it can be read on the ground (page)."""
        return self.legible(self.seat(index).fill, ground)

    def legible(self, colour: str, ground: str | None = None) -> str:
        """Any colour, moved towards the text colour until it reads at 4.5:1 on the ground (page)."""
        return readable(colour, ground or self.colours.page, self.colours.text, LEAST_CONTRAST)

    def serif(self, pixels: int, *, bold: bool = False, italic: bool = False) -> QFont:
        """The family of names, titles and cards, at a height from `sizes`."""
        return fonts.make_font(fonts.SERIF, pixels, bold=bold, italic=italic)

    def sans(self, pixels: int, *, bold: bool = False, italic: bool = False) -> QFont:
        """The family of controls and running text, at a height from `sizes`."""
        return fonts.make_font(fonts.SANS, pixels, bold=bold, italic=italic)


@cache
def _sizes(scale: float) -> Sizes:
    plain = Sizes()
    return Sizes(*(round(size * scale) for size in (plain.small, plain.body, plain.large, plain.title, plain.display)))


class Look(QObject):
    """Holds the theme of now. `changed` is emitted after the theme has become another one, and only then."""

    changed = Signal()

    def __init__(
        self,
        variant: Variant = Variant.SYSTEM,
        scale: float = 1.0,
        pace: Pace = Pace.NORMAL,
        vision: Vision = Vision.COURT,
        stay: float = 0.0,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chosen = Theme(variant, _within(scale), pace, vision, stay)
        self._theme = _resolved(self._chosen)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._refresh)

    @property
    def theme(self) -> Theme:
        """The theme to paint with; its variant is never "system"."""
        return self._theme

    @property
    def chosen(self) -> Theme:
        """What the person chose; its variant may be "system"."""
        return self._chosen

    def choose(
        self,
        *,
        variant: Variant | None = None,
        scale: float | None = None,
        pace: Pace | None = None,
        vision: Vision | None = None,
        stay: float | None = None,
    ) -> None:
        """Change what is given and keep the rest. The text scale is held between 0.8 and 2."""
        now = self._chosen
        self._chosen = Theme(
            variant or now.variant,
            now.scale if scale is None else _within(scale),
            pace or now.pace,
            vision or now.vision,
            now.stay if stay is None else stay,
        )
        self._refresh()

    def _refresh(self) -> None:
        former, self._theme = self._theme, _resolved(self._chosen)
        if former != self._theme:
            self.changed.emit()


def _within(scale: float) -> float:
    return min(2.0, max(0.8, scale))


def _resolved(theme: Theme) -> Theme:
    """The theme with "system" replaced by what the desktop says; light if it says nothing."""
    if theme.variant is not Variant.SYSTEM:
        return theme
    scheme = QGuiApplication.styleHints().colorScheme()
    return replace(theme, variant=Variant.DARK if scheme is Qt.ColorScheme.Dark else Variant.LIGHT)
