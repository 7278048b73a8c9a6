"""What Queen and Princes shows before anybody comes in. It loads nothing else of the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication


class RealmSign:
    """The contract of `ui.kit.sign.Sign`."""

    game_id: Final = "queen-and-princes"
    asset: Final = "realm"

    def title(self) -> str:
        return QCoreApplication.translate("realm", "Queen and Princes")

    def subtitle(self) -> str:
        return QCoreApplication.translate("realm", "Build the first realm, and guard your Queen")
