"""The options of King's Valley in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def options() -> dict[str, tuple[str, str]]:
    """(label, one sentence of help) by name."""
    return {
        "start": (
            QCoreApplication.translate("valley", "Starting position"),
            QCoreApplication.translate("valley", "In Retrieve the King each king begins behind the enemy's soldiers."),
        ),
        "first_move_soldier": (
            QCoreApplication.translate("valley", "First move by a soldier"),
            QCoreApplication.translate("valley", "The very first move of the game may not be made by the king."),
        ),
        "trapped_king_loses": (
            QCoreApplication.translate("valley", "A trapped king loses"),
            QCoreApplication.translate("valley", "A king that cannot move when its turn begins has lost."),
        ),
        "repetition": (
            QCoreApplication.translate("valley", "Repetition"),
            QCoreApplication.translate("valley", "When the same position comes up so often, the game is drawn."),
        ),
        "opening": (
            QCoreApplication.translate("valley", "Opening"),
            QCoreApplication.translate(
                "valley", "A balanced opening plays three moves after which nobody can force a win."
            ),
        ),
    }


def values() -> dict[tuple[str, str], str]:
    """The values of choice options by name and value."""
    return {
        ("start", "standard"): QCoreApplication.translate("valley", "Standard"),
        ("start", "retrieve"): QCoreApplication.translate("valley", "Retrieve the King"),
        ("repetition", "3"): QCoreApplication.translate("valley", "Third time"),
        ("repetition", "2"): QCoreApplication.translate("valley", "Second time"),
        ("repetition", "off"): QCoreApplication.translate("valley", "Never"),
        ("opening", "normal"): QCoreApplication.translate("valley", "Normal"),
        ("opening", "balanced"): QCoreApplication.translate("valley", "Balanced"),
    }
