"""What Rebel Princess shows before anybody comes in. It loads nothing else of the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication


class RebelSign:
    """The contract of `ui.kit.sign.Sign`."""

    game_id: Final = "rebel-princess"
    asset: Final = "rebel"

    def title(self) -> str:
        return QCoreApplication.translate("rebel", "Rebel Princess")

    def subtitle(self) -> str:
        return QCoreApplication.translate("rebel", "Take tricks, but no Princes: the fewest proposals win")
