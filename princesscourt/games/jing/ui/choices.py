"""The options of Princess Jing in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def option(name: str) -> tuple[str, str]:
    """(label, one sentence of help)."""
    return (_play() | _mirrors() | _expert())[name]


def option_value(name: str, value: str) -> str:
    """A value of a choice option."""
    if value in ("True", "False"):
        return _switched(value == "True")
    return (_play_values() | _mirror_values() | _expert_values()).get((name, value), value)


def _switched(on: bool) -> str:
    if on:
        return QCoreApplication.translate("jing", "On")
    return QCoreApplication.translate("jing", "Off")


def _play() -> dict[str, tuple[str, str]]:
    return {
        "mode": (
            QCoreApplication.translate("jing", "Game"),
            QCoreApplication.translate(
                "jing", "In the expert game animals must be found to learn which of three captains is the beloved."
            ),
        ),
        "first_player": (
            QCoreApplication.translate("jing", "First player"),
            QCoreApplication.translate("jing", "Who has the first turn."),
        ),
        "withdraw_on_line": (
            QCoreApplication.translate("jing", "Bring home from the start line"),
            QCoreApplication.translate("jing", "A figure may also go from one screen of the start line to another."),
        ),
        "turn_limit": (
            QCoreApplication.translate("jing", "Limit of turns"),
            QCoreApplication.translate("jing", "After so many turns of both players the match is a draw; 0: no limit."),
        ),
        "memory_aid": (
            QCoreApplication.translate("jing", "Memory aid"),
            QCoreApplication.translate("jing", "A page beside the board follows figures that you have seen once."),
        ),
    }


def _mirrors() -> dict[str, tuple[str, str]]:
    return {
        "mirror_width": (
            QCoreApplication.translate("jing", "Mirrors show"),
            QCoreApplication.translate("jing", "Whether a mirror shows one screen or also the two beside it."),
        ),
        "mirror_detail": (
            QCoreApplication.translate("jing", "Image in the mirror"),
            QCoreApplication.translate("jing", "In a veiled mirror princess and maid look alike."),
        ),
        "point_reveals": (
            QCoreApplication.translate("jing", "A wrong guess shows"),
            QCoreApplication.translate("jing", "What both players see of the screen when the princess is not there."),
        ),
    }


def _expert() -> dict[str, tuple[str, str]]:
    return {
        "animals": (
            QCoreApplication.translate("jing", "Animals (expert)"),
            QCoreApplication.translate("jing", "Whether each player chooses two of three animals or draws them."),
        ),
        "captain_columns": (
            QCoreApplication.translate("jing", "Captains (expert)"),
            QCoreApplication.translate("jing", "In which columns the three captains wait."),
        ),
        "expert_win": (
            QCoreApplication.translate("jing", "To win (expert)"),
            QCoreApplication.translate("jing", "What is needed besides standing before the beloved captain."),
        ),
        "paralysis": (
            QCoreApplication.translate("jing", "Lightning paralysis (expert)"),
            QCoreApplication.translate(
                "jing", "House rule: a princess between your two mirror holders can be paralysed, which wins."
            ),
        ),
    }


def _play_values() -> dict[tuple[str, str], str]:
    return {
        ("mode", "basic"): QCoreApplication.translate("jing", "The Princesses Run Away!"),
        ("mode", "expert"): QCoreApplication.translate("jing", "Expert: Legendary Animals"),
        ("first_player", "random"): QCoreApplication.translate("jing", "By lot"),
        ("first_player", "south"): QCoreApplication.translate("jing", "Jing in the South"),
        ("first_player", "north"): QCoreApplication.translate("jing", "Fang in the North"),
    }


def _mirror_values() -> dict[tuple[str, str], str]:
    return {
        ("mirror_width", "front"): QCoreApplication.translate("jing", "The screen straight ahead"),
        ("mirror_width", "wide"): QCoreApplication.translate("jing", "Three screens side by side"),
        ("mirror_detail", "exact"): QCoreApplication.translate("jing", "Exact"),
        ("mirror_detail", "veiled"): QCoreApplication.translate("jing", "Veiled"),
        ("point_reveals", "full"): QCoreApplication.translate("jing", "Who stands there"),
        ("point_reveals", "yes_no"): QCoreApplication.translate("jing", "Only that it was wrong"),
    }


def _expert_values() -> dict[tuple[str, str], str]:
    return {
        ("animals", "chosen"): QCoreApplication.translate("jing", "Chosen"),
        ("animals", "random"): QCoreApplication.translate("jing", "Drawn"),
        ("captain_columns", "ace"): QCoreApplication.translate("jing", "a, c and e"),
        ("captain_columns", "bcd"): QCoreApplication.translate("jing", "b, c and d"),
        ("expert_win", "discovered"): QCoreApplication.translate("jing", "Both animals found"),
        ("expert_win", "position"): QCoreApplication.translate("jing", "Nothing more"),
        ("expert_win", "claim"): QCoreApplication.translate("jing", "The reunion is declared"),
        ("paralysis", "off"): QCoreApplication.translate("jing", "Off"),
        ("paralysis", "flank"): QCoreApplication.translate("jing", "On"),
    }
