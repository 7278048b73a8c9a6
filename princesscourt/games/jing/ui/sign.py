"""What Princess Jing shows before anybody comes in. It loads nothing else of the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication


class JingSign:
    """The contract of `ui.kit.sign.Sign`."""

    game_id: Final = "princess-jing"
    asset: Final = "jing"

    def title(self) -> str:
        return QCoreApplication.translate("jing", "Princess Jing")

    def subtitle(self) -> str:
        return QCoreApplication.translate("jing", "Slip through the chamber of screens to the captain you love")
