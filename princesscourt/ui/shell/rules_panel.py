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


class RulesPanel:
    """The contract of `ui.kit.room.Panel`. It opens no address outside."""

    icon: Final = "info"

    def __init__(self, look: Look, folder: str) -> None:
        self._look, self._folder = look, folder
        self._language = ""
        self._page = QTextBrowser()
        self._page.setOpenLinks(False)
        self._page.setFrameShape(QTextBrowser.Shape.NoFrame)
        self._widget = QWidget()
        column = QVBoxLayout(self._widget)
        column.setContentsMargins(12, 8, 8, 8)
        column.addWidget(self._page)
        look.changed.connect(self._write)

    @property
    def widget(self) -> QWidget:
        return self._widget

    def title(self) -> str:
        language = QCoreApplication.translate("table", "en", "the code of this language, such as de")
        if language != self._language:
            self._language = language
            self._write()
        return QCoreApplication.translate("table", "Rules")

    def _write(self) -> None:
        theme = self._look.theme
        document = self._page.document()
        document.setDefaultFont(theme.sans(theme.sizes.body))
        self._page.setMarkdown(rules_text(self._folder, self._language))
        self._page.setAccessibleName(QCoreApplication.translate("table", "Rules"))

    def show_node(self, lens: AnyLens, node: AnyNode) -> None:
        """The rules are the same at every ply."""
