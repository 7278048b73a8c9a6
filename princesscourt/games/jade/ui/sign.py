"""What Jade König shows before anybody comes in. It loads nothing else of the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication


class JadeSign:
    """The contract of `ui.kit.sign.Sign`."""

    game_id: Final = "jade-koenig"
    asset: Final = "jade"

    def title(self) -> str:
        return QCoreApplication.translate("jade", "Jade König")

    def subtitle(self) -> str:
        return QCoreApplication.translate("jade", "Race to the oracles, ask well, and wake the Jade King")
