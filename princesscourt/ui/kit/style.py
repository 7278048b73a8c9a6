"""Puts a theme on the application: fonts, palette and one style sheet, so that no grey default widget is left.

The sheet knows some names. Set them with `widget.setProperty("role", ...)`:
    QPushButton   role "primary" (the one thing to do), "quiet" (no frame)
    QLabel        role "display", "motto", "title", "heading", "quiet", "good", "warn", "bad"
    QFrame        role "paper" (a panel of paper with a thin gold line)
"""

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from princesscourt.ui.kit.assets import asset
from princesscourt.ui.kit.fonts import SERIF, load_fonts
from princesscourt.ui.kit.sheet import SHEET
from princesscourt.ui.kit.theme import METRICS, Colours, Look, Theme

_ARROWS = ("check", "part", "down", "up", "left", "right")


def follow(app: QApplication, look: Look) -> None:
    """Load the fonts, dress the application in the present theme and again at every change of it.

    Call it before any widget connects to `look.changed`: the application is then dressed first.
    """
    load_fonts()
    apply(app, look.theme)
    look.changed.connect(lambda: apply(app, look.theme))


def apply(app: QApplication, theme: Theme) -> None:
    """Fusion, the theme's palette, its sans as the font of the application, and the style sheet."""
    if app.style().name().lower() != "fusion":
        app.setStyle("Fusion")
    app.setPalette(palette(theme.colours))
    app.setFont(theme.sans(theme.sizes.body))
    app.setStyleSheet(sheet(theme))


def palette(colours: Colours) -> QPalette:
    """The theme's colours in Qt's roles, for widgets that the sheet does not name."""
    result = QPalette()
    for role, colour in _roles(colours).items():
        result.setColor(role, QColor(colour))
    group = QPalette.ColorGroup.Disabled
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        result.setColor(group, role, QColor(colours.quiet))
    return result


def _roles(colours: Colours) -> dict[QPalette.ColorRole, str]:
    role = QPalette.ColorRole
    return {
        role.Window: colours.page,
        role.WindowText: colours.text,
        role.Base: colours.field,
        role.AlternateBase: colours.panel,
        role.Text: colours.text,
        role.PlaceholderText: colours.quiet,
        role.Button: colours.panel,
        role.ButtonText: colours.text,
        role.BrightText: colours.bad,
        role.ToolTipBase: colours.panel,
        role.ToolTipText: colours.text,
        role.Highlight: colours.selected,
        role.HighlightedText: colours.text,
        role.Accent: colours.focus,
        role.Link: colours.focus,
        role.LinkVisited: colours.focus,
        role.Light: colours.field,
        role.Midlight: colours.hover,
        role.Mid: colours.line,
        role.Dark: colours.gold,
        role.Shadow: colours.shadow,
    }


def sheet(theme: Theme) -> str:
    """The style sheet with every token filled in."""
    text = SHEET
    for name, value in sorted(_tokens(theme).items(), key=lambda pair: -len(pair[0])):
        text = text.replace(f"@{name}", value)
    return text


def _tokens(theme: Theme) -> dict[str, str]:
    colours, sizes = theme.colours, theme.sizes
    names = (
        "page", "panel", "field", "hover", "selected", "text", "quiet", "gold", "line", "focus",
        "primary_hover", "primary", "on_primary", "good", "warn", "bad",
    )  # fmt: skip
    lengths = {
        "small": sizes.small, "body": sizes.body, "large": sizes.large, "title": sizes.title, "display": sizes.display,
        "radius": METRICS.radius, "ring": colours.focus_width, "box": theme.px(18), "half": theme.px(18) // 2,
        "control": theme.px(22), "bar": theme.px(10), "groove": 6, "arrow": theme.px(14), "drop": theme.px(24),
        "handle": theme.px(18), "over": (theme.px(18) - 6) // 2,
    }  # fmt: skip
    pictures = {f"{one}.svg": asset(f"style/{one}-{theme.variant}.svg").as_posix() for one in _ARROWS}
    return (
        {name: str(getattr(colours, name)) for name in names}
        | {name: f"{length:g}px" for name, length in lengths.items()}
        | {name: f'url("{path}")' for name, path in pictures.items()}
        | {"serif": f'"{SERIF}"'}
    )
