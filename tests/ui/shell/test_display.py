"""What is on the screen can be read and stands where it should: every page, size, ratio and theme (FAULTS G5, H)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from princesscourt.storage.settings import Settings, SettingsFile
from princesscourt.ui.kit.colour import contrast
from princesscourt.ui.kit.theme import Variant
from princesscourt.ui.shell.rooms import shown_games
from princesscourt.ui.shell.window import MainWindow
from tests.ui.pictures import apart, ink_and_ground, pixels
from tests.ui.shell.conftest import Open
from tests.ui.shell.tables import open_table
from tests.ui.windows import play, sit
from tests.ui.worlds import match_from, settle, start

THEMES = (Variant.LIGHT, Variant.DARK, Variant.CONTRAST)
LEAST = 4.5
FINE = 0.01
SHARP = 2
"""Pixels for each point, so that thin strokes have a middle."""
Show = Callable[[MainWindow], object]


def show_curtain(window: MainWindow) -> None:
    """A hand-over between two people."""
    window.sit_down(0, match_from("jade-koenig", start("jade-koenig", 6, "jade-koenig/6")))


def show_result(window: MainWindow) -> None:
    play(sit(window, "", ""), "a1-a4", "a5-d2", "a4-c2", "c5-c3")


def show_library(window: MainWindow) -> None:
    sit(window, "", "")
    window.open_page("library")


PAGES: dict[str, Show] = {
    "home": MainWindow.go_home,
    "library": show_library,
    "settings": partial(MainWindow.open_page, name="settings"),
    "curtain": show_curtain,
    "result": show_result,
    **{f"new {game}": partial(MainWindow.new_match, game_id=game) for game in shown_games()},
    **{f"table {game}": partial(open_table, game_id=game) for game in shown_games()},
}


def shown(window: MainWindow, kind: type[QWidget]) -> Iterator[QWidget]:
    """The widgets of a kind that somebody sees."""
    found = (widget for widget in window.findChildren(kind) if widget.isVisible() and not covered(window, widget))
    return (widget for widget in found if not widget.visibleRegion().isEmpty())


def covered(window: MainWindow, widget: QWidget) -> bool:
    """Whether it lies behind the curtain."""
    table = window.table
    if table is None or not table.covers.curtain.down:
        return False
    return table.isAncestorOf(widget) and not table.covers.curtain.isAncestorOf(widget)


def tabs_of(window: MainWindow) -> Iterator[None]:
    """Once for the page, and once more for each tab of a table."""
    table = window.table if window.pages.currentWidget() is window.table else None
    for index in range(table.tabs.count() if table is not None else 1):
        if table is not None:
            table.tabs.setCurrentIndex(index)
        settle(window)
        yield


# -- G5


def cut(window: MainWindow) -> list[str]:
    """Texts that have less room than they need, or stick out of what they lie in."""
    found = []
    for widget in (*shown(window, QLabel), *shown(window, QAbstractButton), *shown(window, QComboBox)):
        if not says(widget) or widget.parentWidget() is None:
            continue
        wide = widget.hasHeightForWidth()
        needed = widget.minimumSizeHint()
        high = widget.heightForWidth(widget.width()) if wide else needed.height()
        narrow = widget.width() < needed.width() and not wide
        if narrow or widget.height() < high - 1 or not inside(widget):
            found.append(f"{type(widget).__name__} {says(widget)[:40]!r} {widget.size()} of {needed}, {high}")
    return found


def says(widget: QWidget) -> str:
    match widget:
        case QLabel() | QAbstractButton():
            return widget.text()
        case QComboBox():
            return widget.currentText()
        case QLineEdit():
            return widget.text() or widget.placeholderText()
    return ""


def inside(widget: QWidget) -> bool:
    """Whether it lies within its parent; what is in a scrolled area may lie anywhere in it."""
    parent = widget.parentWidget()
    return parent is None or QRect(QPoint(), parent.size()).contains(widget.geometry())


@pytest.mark.parametrize("page", PAGES)
def test_G5_a_small_window_in_german_cuts_no_text(opened: Open, page: str) -> None:
    """Opened for the first time, with cleared settings, in a small window with text of twice the size."""
    window = opened()
    window._house.translators.speak("de")
    window.resize(1024, 640)
    PAGES[page](window)
    window._house.look.choose(scale=2.0)
    for _ in tabs_of(window):
        assert cut(window) == []


# -- H2


def on_a_screen_of(ratio: float, folder: Path) -> dict[str, QImage]:
    """The boards as a process paints them whose screen has so many pixels to a point."""
    place = folder / str(ratio)
    place.mkdir()
    env = os.environ | {"QT_SCALE_FACTOR": str(ratio), "PRINCESSCOURT_HOME": str(place)}
    subprocess.run([sys.executable, "-m", "tests.ui.scaled", str(place)], check=True, env=env)
    return {game_id: QImage(str(place / f"{game_id}.png")) for game_id in shown_games()}


@pytest.mark.slow
def test_H2_every_ratio_of_pixels_shows_the_same_boards_sharply(qapp: object, tmp_path: Path) -> None:
    plain = on_a_screen_of(1.0, tmp_path)
    for ratio in (1.25, 1.5, 2.0, 3.0):
        for game_id, fine in on_a_screen_of(ratio, tmp_path).items():
            image = plain[game_id]
            assert fine.width() == pytest.approx(image.width() * ratio, abs=2)
            assert apart(image, blown_up(fine, image.size())) < FINE, f"{game_id}: things stand elsewhere at {ratio}"
            assert ratio < 2 or sharpness(fine) > 1.15 * sharpness(blown_up(image, fine.size())), f"{game_id}: blown up"


def blown_up(image: QImage, size: QSize) -> QImage:
    mode = Qt.AspectRatioMode.IgnoreAspectRatio
    return image.scaled(size, mode, Qt.TransformationMode.SmoothTransformation)


def sharpness(image: QImage) -> float:
    """How much neighbouring pixels differ."""
    grey = pixels(image).astype(np.float64).mean(axis=2)
    return float(np.abs(np.diff(grey, n=2, axis=1)).mean())


def pictured(widget: QWidget, ratio: int) -> QImage:
    """The widget as a screen of this ratio has it."""
    image = QImage(widget.size() * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    widget.render(image)
    image.setDevicePixelRatio(1.0)
    return image


# -- H3


@pytest.mark.parametrize("size", [(9000, 7000), (-5, -5), (1, 1), (2_000_000_000, 3)])
def test_H3_a_window_that_was_left_elsewhere_comes_back_on_the_screen(
    opened: Open, tmp_path: Path, size: tuple[int, int]
) -> None:
    SettingsFile(tmp_path / "settings.json").save(Settings(window=size))
    window = opened(resize=False)
    frame, screen = window.frameGeometry(), QGuiApplication.primaryScreen().availableGeometry()
    seen = frame & screen
    assert seen.width() * seen.height() * 2 >= frame.width() * frame.height()
    assert screen.contains(QRect(frame.left(), frame.top(), min(frame.width(), screen.width()), 24))
    assert frame.width() >= 800


# -- H5


def readable(window: MainWindow) -> list[str]:
    """Texts whose measured contrast is too low, each with its colours."""
    picture = pictured(window, SHARP)
    found = []
    for kind in (QLabel, QAbstractButton, QComboBox, QLineEdit):
        for widget in shown(window, kind):
            if says(widget) and widget.isEnabled():
                found += measured(picture, widget, widget.rect(), says(widget))
    for view in shown(window, QAbstractItemView):
        assert isinstance(view, QAbstractItemView)
        index = first_row(view)
        if index.isValid():
            found += measured(picture, view.viewport(), view.visualRect(index), str(index.data()))
    for area in shown(window, QAbstractScrollArea):
        if isinstance(area, QTextEdit | QPlainTextEdit) and area.toPlainText():
            found += measured(picture, area.viewport(), area.viewport().rect(), area.toPlainText())
    return found


def first_row(view: QAbstractItemView) -> QModelIndex:
    return view.model().index(0, 0)


def measured(picture: QImage, widget: QWidget, place: QRect, text: str) -> list[str]:
    """Nothing if the text in this part of a widget stands out enough from its ground."""
    place = place.intersected(widget.visibleRegion().boundingRect())
    if place.isEmpty():
        return []
    corner = widget.mapTo(widget.window(), place.topLeft())
    ink, ground = ink_and_ground(picture.copy(QRect(corner * SHARP, place.size() * SHARP)))
    ratio = contrast(ink, ground)
    return [] if ratio >= LEAST else [f"{type(widget).__name__} {text[:40]!r}: {ink} on {ground}, {ratio:.1f}"]


@pytest.mark.parametrize("page", [page for page in PAGES if not page.startswith("new") or shown_games()[0] in page])
def test_H5_every_text_reads_in_every_theme_switched_while_open(opened: Open, page: str) -> None:
    window = opened()
    PAGES[page](window)
    settle(window)
    for theme in THEMES:
        window._house.look.choose(variant=theme)
        for _ in tabs_of(window):
            assert readable(window) == [], theme


@pytest.mark.parametrize("theme", THEMES)
def test_H5_menus_read_in_every_theme(opened: Open, theme: Variant) -> None:
    window = opened()
    sit(window, "", "")
    window._house.look.choose(variant=theme)
    QCoreApplication.processEvents()
    for menu in window.findChildren(QMenu):
        menu.ensurePolished()
        menu.resize(menu.sizeHint())
        picture = pictured(menu, SHARP)
        for action in menu.actions():
            if action.text() and action.isEnabled():
                place = menu.actionGeometry(action)
                part = picture.copy(QRect(place.topLeft() * SHARP, place.size() * SHARP))
                assert contrast(*ink_and_ground(part)) >= LEAST, action.text()
