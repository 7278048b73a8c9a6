"""The names of the options and of their values."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def option(name: str) -> tuple[str, str]:
    """(label, one sentence of help)."""
    return {**_map_options(), **_battle_options(), **_end_options()}[name]


def _map_options() -> dict[str, tuple[str, str]]:
    return {
        "map": (
            QCoreApplication.translate("realm", "Map"),
            QCoreApplication.translate(
                "realm",
                "A mirror map is the same for both sides; a random one is not. In the draft you lay it in turn.",
            ),
        ),
        "swap": (
            QCoreApplication.translate("realm", "Exchange of sides"),
            QCoreApplication.translate(
                "realm",
                "Once the map is laid, Dark may take over Light, who moves first; this makes unequal maps fair.",
            ),
        ),
    }


def _battle_options() -> dict[str, tuple[str, str]]:
    return {
        "tie": (
            QCoreApplication.translate("realm", "Attack equal to defence"),
            QCoreApplication.translate(
                "realm",
                "Who is lost when attack and defence are equal: only the attackers, or the pawns of both sides.",
            ),
        ),
        "captured_city": (
            QCoreApplication.translate("realm", "Conquered city"),
            QCoreApplication.translate("realm", "What becomes of a city that was conquered."),
        ),
        "captured_field": (
            QCoreApplication.translate("realm", "Conquered field"),
            QCoreApplication.translate("realm", "What becomes of a field on which an enemy pawn ends its move."),
        ),
    }


def _end_options() -> dict[str, tuple[str, str]]:
    return {
        "victory": (
            QCoreApplication.translate("realm", "Complete realm"),
            QCoreApplication.translate(
                "realm",
                "Whether a complete realm wins at once, or only if it still stands after the enemy's next turn.",
            ),
        ),
        "repetition": (
            QCoreApplication.translate("realm", "Third appearance of a position"),
            QCoreApplication.translate("realm", "What happens when the same position comes up for the third time."),
        ),
        "quiet": (
            QCoreApplication.translate("realm", "Turns without progress"),
            QCoreApplication.translate(
                "realm",
                "After so many turns in which no building and no pawn comes or goes, the match is drawn.",
            ),
        ),
    }


def option_value(name: str, value: str) -> str:
    """A value in words; numbers are their own."""
    return _values().get((name, value), value)


def _values() -> dict[tuple[str, str], str]:
    return {
        ("map", "mirror"): QCoreApplication.translate("realm", "Mirror map"),
        ("map", "random"): QCoreApplication.translate("realm", "Random map"),
        ("map", "draft"): QCoreApplication.translate("realm", "Draft"),
        ("swap", "auto"): QCoreApplication.translate("realm", "On random maps"),
        ("swap", "off"): QCoreApplication.translate("realm", "Never"),
        ("swap", "on"): QCoreApplication.translate("realm", "Always"),
        ("tie", "defender"): QCoreApplication.translate("realm", "The defender holds"),
        ("tie", "both_lost"): QCoreApplication.translate("realm", "Both sides are lost"),
        ("captured_city", "razed"): QCoreApplication.translate("realm", "City is destroyed"),
        ("captured_city", "captured"): QCoreApplication.translate("realm", "City changes hands"),
        ("captured_field", "captured"): QCoreApplication.translate("realm", "Field changes hands"),
        ("captured_field", "razed"): QCoreApplication.translate("realm", "Field is destroyed"),
        ("victory", "immediate"): QCoreApplication.translate("realm", "Wins at once"),
        ("victory", "hold"): QCoreApplication.translate("realm", "Must stand for one turn"),
        ("repetition", "draw3"): QCoreApplication.translate("realm", "Draw"),
        ("repetition", "forbid3"): QCoreApplication.translate("realm", "Not allowed"),
        ("repetition", "off"): QCoreApplication.translate("realm", "No matter"),
    }
