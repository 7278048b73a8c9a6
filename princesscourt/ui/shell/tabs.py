"""The tabs beside the board: an icon each, and the words of the one that is open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTabWidget, QWidget

from princesscourt.ui.kit.sprites import Sprites
from princesscourt.ui.kit.theme import Look

NARROW = 350
"""The least width at text scale 1."""


class Tabs(QTabWidget):
    """As many as a game wants fit side by side, because only the open one shows its title."""

    def __init__(self, look: Look, sprites: Sprites) -> None:
        super().__init__()
        self._look, self._sprites = look, sprites
        self._icons: list[str] = []
        self._titles: list[str] = []
        self.tabBar().setExpanding(False)
        self.setUsesScrollButtons(False)
        self.currentChanged.connect(self._name)
        look.changed.connect(self._dress)

    def add(self, page: QWidget, icon: str) -> None:
        """A tab with an icon of `assets/icons`."""
        self._icons.append(icon)
        self._titles.append("")
        self.addTab(page, "")
        self._dress()

    def set_titles(self, titles: Sequence[str]) -> None:
        """What the tabs are called, in their order."""
        self._titles = list(titles)
        self._name()

    def _name(self) -> None:
        for i, title in enumerate(self._titles):
            self.setTabText(i, title if i == self.currentIndex() else "")
            self.setTabToolTip(i, title)
            self.tabBar().setAccessibleTabName(i, title)

    def _dress(self) -> None:
        theme = self._look.theme
        side = theme.px(20)
        self.setIconSize(QSize(side, side))
        self.setMinimumWidth(theme.px(NARROW))
        for i, icon in enumerate(self._icons):
            self.setTabIcon(i, self._sprites.icon(f"icons/{icon}", side, theme, theme.colours.text))
