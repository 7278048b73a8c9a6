"""The options of King's Valley (rules 7), with the defaults of the designer's rulebook.

`opening` is "normal" or "balanced" (rules 9.4). The third way to a fair match, two games with sides exchanged, is
nothing that one game can do by itself: the table does it by a second match with the seats turned.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    """`repetition`: at which appearance of a position the game is drawn; "off" draws after `PLY_CAP` plies instead."""

    start: Literal["standard", "retrieve"] = "standard"
    first_move_soldier: bool = True
    trapped_king_loses: bool = True
    repetition: Literal["3", "2", "off"] = "3"
    opening: Literal["normal", "balanced"] = "normal"

    @property
    def appearances(self) -> int:
        """The appearance that draws; 0 when none does."""
        return 0 if self.repetition == "off" else int(self.repetition)


PLY_CAP = 400
