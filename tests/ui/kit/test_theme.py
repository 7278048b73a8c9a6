"""The tokens keep what they promise: text can be read, seats can be told apart, times and sizes follow the settings."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from princesscourt.ui.kit import fonts, style
from princesscourt.ui.kit.assets import asset, assets_below, translation
from princesscourt.ui.kit.colour import Sight, contrast, distance, luminance, mix
from princesscourt.ui.kit.palettes import ROOMS
from princesscourt.ui.kit.theme import (
    CONTRAST,
    DARK,
    LIGHT,
    MOVEMENT,
    Colours,
    Look,
    Pace,
    Theme,
    Variant,
    Vision,
)

VARIANTS = (Variant.LIGHT, Variant.DARK, Variant.CONTRAST)
COLOURS = (LIGHT, DARK, CONTRAST)
OTHER_SIGHTS = (Sight.PROTAN, Sight.DEUTAN, Sight.TRITAN)


@pytest.mark.parametrize("colours", COLOURS)
def test_H5_every_ink_reads_on_every_ground(colours: Colours) -> None:
    pairs = list(product(colours.inks, colours.grounds))
    pairs += [(colours.on_primary, colours.primary), (colours.on_primary, colours.primary_hover)]
    pairs += [(colours.focus, colours.page), (colours.focus, colours.field)]
    assert {pair: contrast(*pair) for pair in pairs if contrast(*pair) < 4.5} == {}


@pytest.mark.parametrize("colours", COLOURS)
def test_lines_and_focus_ring_stand_out_from_what_they_lie_on(colours: Colours) -> None:
    assert contrast(colours.focus, colours.panel) >= 3
    assert contrast(colours.focus, colours.halo) >= 4.5
    assert min(contrast(colours.gold, ground) for ground in (colours.page, colours.panel, colours.field)) >= 2.5


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("vision", Vision)
def test_H5_a_name_in_its_seats_colour_reads_on_every_ground(variant: Variant, vision: Vision) -> None:
    theme = Theme(variant, vision=vision)
    for seat, ground in product(range(6), theme.colours.grounds):
        assert contrast(theme.seat_text(seat, ground), ground) >= 4.5


@pytest.mark.parametrize("vision", Vision)
def test_a_seats_sign_reads_on_its_fill(vision: Vision) -> None:
    seats = [Theme(vision=vision).seat(index) for index in range(6)]
    assert [seat.name for seat in seats if contrast(seat.ink, seat.fill) < 4.5] == []


@pytest.mark.parametrize("vision", Vision)
def test_I4_no_two_seats_share_a_sign(vision: Vision) -> None:
    assert len({Theme(vision=vision).seat(index).sign for index in range(6)}) == 6


@pytest.mark.parametrize("sight", OTHER_SIGHTS)
def test_I4_the_clear_palette_is_told_apart_without_one_kind_of_cone(sight: Sight) -> None:
    fills = [Theme(vision=Vision.CLEAR).seat(index).fill for index in range(6)]
    pairs = {(a, b): distance(a, b, sight) for a, b in combinations(fills, 2)}
    assert {pair: far for pair, far in pairs.items() if far < 20} == {}


def test_I4_suits_of_rebel_lie_far_apart_beside_their_signs() -> None:
    suits = (ROOMS.rebel.fairies, ROOMS.rebel.queens, ROOMS.rebel.pets, ROOMS.rebel.princes)
    assert min(distance(a, b) for a, b in combinations(suits, 2)) >= 40


def test_contrast_has_the_values_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert luminance("#FFFFFF") == pytest.approx(1)
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"


def test_simulated_sight_confuses_what_such_eyes_confuse() -> None:
    assert distance("#FF0000", "#00A000") > 100
    assert distance("#C06030", "#808000", Sight.DEUTAN) < distance("#C06030", "#808000") / 2
    assert distance("#FF0000", "#00FF00", Sight.GREY) > 20


def test_sizes_follow_the_text_scale() -> None:
    assert Theme(scale=2.0).sizes.body == 32
    assert Theme(scale=0.8).sizes.small == 10


def test_times_follow_the_pace_and_off_means_off() -> None:
    times = [Theme(pace=pace).ms(MOVEMENT.card_to_trick) for pace in Pace]
    assert times == [0, 140, 280, 504]
    assert Theme(pace=Pace.OFF).still


def test_look_tells_of_a_change_once_and_of_no_change_never(qtbot: QtBot) -> None:
    look = Look(Variant.LIGHT)
    with qtbot.waitSignal(look.changed):
        look.choose(variant=Variant.DARK, scale=9)
    assert look.theme == Theme(Variant.DARK, 2.0)
    with qtbot.assertNotEmitted(look.changed):
        look.choose(variant=Variant.DARK)


def test_system_follows_the_desktop_and_is_never_painted(qtbot: QtBot) -> None:
    look = Look(Variant.SYSTEM)
    hints = QGuiApplication.styleHints()
    hints.setColorScheme(Qt.ColorScheme.Dark)
    dark = hints.colorScheme() is Qt.ColorScheme.Dark
    assert look.theme.dark is dark
    hints.unsetColorScheme()
    assert look.theme.variant in VARIANTS
    assert look.chosen.variant is Variant.SYSTEM


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_sheet_has_no_token_left_and_qt_understands_it(qapp: QApplication, qtbot: QtBot, variant: Variant) -> None:
    text = style.sheet(Theme(variant, 1.5))
    assert "@" not in text
    style.apply(qapp, Theme(variant, 1.5))
    label = QLabel("x")
    qtbot.addWidget(label)
    label.ensurePolished()
    assert label.palette().windowText().color().name().upper() == Theme(variant).colours.text
    assert label.font().pixelSize() == 24
    qapp.setStyleSheet("")


@pytest.mark.parametrize("variant", VARIANTS)
def test_marks_of_the_sheet_are_drawn_in_the_themes_colours(variant: Variant) -> None:
    tokens = Theme(variant).colours
    assert tokens.on_primary in asset(f"style/check-{variant}.svg").read_text(encoding="utf-8")
    assert tokens.text in asset(f"style/down-{variant}.svg").read_text(encoding="utf-8")


LETTERS = "äöüÄÖÜßẞéèêëàâçîïôùûüÿœŒæÆÉÈÀÇ«»„“”‚‘’–—…×−½·\u202f\u00a0"


@pytest.mark.parametrize("family", [fonts.SERIF, fonts.SANS])
def test_fonts_are_ours_and_cover_german_and_french(qapp: QApplication, family: str) -> None:
    fonts.load_fonts()
    font = fonts.make_font(family, 20)
    assert QFontInfo(font).family() == family
    metrics = QFontMetrics(font)
    assert [letter for letter in LETTERS if not metrics.inFontUcs4(ord(letter))] == []
    assert {"Regular", "Italic", "SemiBold"} <= set(QFontDatabase.styles(family))


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("family", [fonts.SERIF, fonts.SANS])
def test_figures_are_equally_wide(qapp: QApplication, family: str, bold: bool) -> None:
    fonts.load_fonts()
    font: QFont = fonts.make_font(family, 40, bold=bold)
    assert len({QFontMetrics(font).horizontalAdvance(figure) for figure in "0123456789"}) == 1


def test_every_font_comes_with_its_licence() -> None:
    families = {path.stem.split("-")[0] for path in assets_below("fonts", ".ttf")}
    assert all("SIL" in asset(f"fonts/{family}-OFL.txt").read_text(encoding="utf-8") for family in families)
    assert sum(path.stat().st_size for path in assets_below("fonts", ".ttf")) < 3_000_000


@pytest.mark.parametrize("name", ["../pyproject.toml", "/etc/passwd", "icons/nothing.svg"])
def test_names_outside_and_names_of_nothing_are_refused(name: str) -> None:
    with pytest.raises(FileNotFoundError):
        asset(name)
    with pytest.raises(FileNotFoundError):
        translation(name)
