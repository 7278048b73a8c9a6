"""The tabs beside the board: an icon each, and the words of the one that is open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTabWidget, QWidget

from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

NARROW = 464
"""The least width at text scale 1: eight tabs and a title."""
ICON = 20
"""A tab's picture at text scale 1, in pixels."""
GAP = 4
"""Pixels between a tab's picture and its title, and a rest."""
SHARE = 0.4
"""At most this part of a narrow window: the board needs the rest."""


class Tabs(QTabWidget):
    """As many as a game wants fit side by side, because only the open one shows its title."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__()
        self._look, self._sprites = look, sprites
        self._icons: list[str] = []
        self._titles: list[str] = []
        self.tabBar().setExpanding(False)
        self._room = 0
        self.currentChanged.connect(self._name)
        look.changed.connect(self._dress)

    def add(self, page: QWidget, icon: str) -> None:
        """A tab with an icon of `assets/icons`."""
        self._icons.append(icon)
        self._titles.append("")
        self.addTab(page, "")
        self._dress()

    def fit_in(self, width: int) -> None:
        """The table is `width` pixels wide."""
        self._room = width
        self._narrow()

    def _narrow(self) -> None:
        least = self._look.theme.px(NARROW)
        self.setMinimumWidth(min(least, round(self._room * SHARE)) if self._room else least)

    def toggle(self) -> None:
        """Puts the panel away, so that the board has the whole window, or brings it back."""
        self.setVisible(self.isHidden())

    def set_titles(self, titles: Sequence[str]) -> None:
        """What the tabs are called, in their order."""
        self._titles = list(titles)
        self._name()

    def _name(self) -> None:
        for i, title in enumerate(self._titles):
            self.setTabText(i, "")
            self.setTabToolTip(i, title)
            self.tabBar().setAccessibleTabName(i, title)
        if self._titles:
            open_now, room = self.currentIndex(), self.width() - self.tabBar().sizeHint().width() - GAP
            elide = Qt.TextElideMode.ElideRight
            self.setTabText(open_now, self.fontMetrics().elidedText(self._titles[open_now], elide, max(0, room)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name()

    def _dress(self) -> None:
        theme = self._look.theme
        side = round(ICON * theme.scale**0.5)  # pictures need not grow as much as words
        self.setIconSize(QSize(side, side))
        self._narrow()
        for i, icon in enumerate(self._icons):
            self.setTabIcon(i, self._sprites.icon(f"icons/{icon}", side, theme, theme.colours.text))
