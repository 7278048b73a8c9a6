"""The Rules tab: the game's rules in our own words, in the language of now, one key away."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyNode
from princesscourt.ui.kit.assets import asset
from princesscourt.ui.kit.theme import Look


def rules_text(folder: str, language: str) -> str:
    """The rule page as Markdown; the English one where a language has none, "" where there is none at all."""
    for code in (language, "en"):
        try:
            return asset(f"rules/{folder}/{code}.md").read_text(encoding="utf-8")
        except FileNotFoundError:
            continue
    return ""


class RulesPage(QTextBrowser):
    """One rule page in the look of now. It opens no address outside."""

    def __init__(self, look: Look, folder: str) -> None:
        super().__init__()
        self._look, self._folder, self._language = look, folder, ""
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        look.changed.connect(self._write)

    def speak(self, language: str) -> None:
        """The page in this language."""
        if language != self._language:
            self._language = language
            self._write()

    def _write(self) -> None:
        theme = self._look.theme
        self.document().setDefaultFont(theme.sans(theme.sizes.body))
        self.setMarkdown(rules_text(self._folder, self._language))
        self.setAccessibleName(QCoreApplication.translate("table", "Rules"))


class RulesPanel:
    """The contract of `ui.kit.room.Panel`."""

    icon: Final = "info"

    def __init__(self, look: Look, folder: str) -> None:
        self._page = RulesPage(look, folder)
        self._widget = QWidget()
        column = QVBoxLayout(self._widget)
        column.setContentsMargins(12, 8, 8, 8)
        column.addWidget(self._page)

    @property
    def widget(self) -> QWidget:
        return self._widget

    def title(self) -> str:
        self._page.speak(QCoreApplication.translate("table", "en", "the code of this language, such as de"))
        return QCoreApplication.translate("table", "Rules")

    def show_node(self, lens: AnyLens, node: AnyNode) -> None:
        """The rules are the same at every ply."""
