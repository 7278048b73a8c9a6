"""What is decided before the first ply (rules 2)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

CODES: Final = tuple("abcdefghijklmnopqrstuvwxyz-")
"""The letters of the round cards in the printed order (rules 7)."""


@dataclass(frozen=True, slots=True)
class Options:
    """`round_cards`: round cards by letter or name, divided by commas; "" draws them from `round_deck`.

    `princesses`: two are dealt and one is kept, or everybody takes one, or a teaching game without powers.
    `start_player`: drawn, or the number of a seat. `strict_beans`: the narrow reading of R13.
    """

    rounds: int = field(default=5, metadata={"range": (1, 5)})
    round_cards: str = field(default="", metadata={"offers": CODES})
    round_order: Literal["listed", "shuffled"] = "listed"
    round_deck: Literal["all", "hidden_powers", "deluxe", "first"] = "all"
    princesses: Literal["dealt", "free", "none"] = "dealt"
    princess_deck: Literal["all", "deluxe", "first"] = "all"
    start_player: Literal["drawn", "1", "2", "3", "4", "5", "6"] = "drawn"
    rebel_of_the_ball: bool = True
    strict_beans: bool = False
