"""What players are called on the screen. A name nobody typed is kept as "" and said in the language of now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from princesscourt.core.match import Player
from princesscourt.core.rules import Seat

COURT = ("Ada", "Bela", "Chloé", "Dario", "Emil", "Fanny")
"""Names for people who give none; they need no translation."""


def display_name(player: Player, seat: Seat) -> str:
    """The player's name, or the usual one of the seat."""
    if player.name:
        return player.name
    if player.kind == "human":
        return COURT[seat % len(COURT)]
    return QCoreApplication.translate("frame", "Computer {letter}").format(letter="ABCDEF"[seat % 6])


def display_names(players: Sequence[Player]) -> tuple[str, ...]:
    """The names of all seats in order."""
    return tuple(display_name(player, seat) for seat, player in enumerate(players))
