"""What King's Valley shows before anybody comes in. It loads nothing else of the game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication


class ValleySign:
    """The contract of `ui.kit.sign.Sign`."""

    game_id: Final = "kings-valley"
    asset: Final = "valley"

    def title(self) -> str:
        return QCoreApplication.translate("valley", "King's Valley")

    def subtitle(self) -> str:
        return QCoreApplication.translate("valley", "Slide your king into the Valley first")
