"""The options of Jade König in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def option(name: str) -> tuple[str, str]:
    """(label, one sentence of help)."""
    return (_play_options() | _screen_options())[name]


def option_value(name: str, value: str) -> str:
    """A value of a choice option."""
    if name == "start_player" and value.isdecimal():
        return QCoreApplication.translate("jade", "Seat {number}").format(number=value)
    return (_play_values() | _screen_values()).get((name, value), value)


def _play_options() -> dict[str, tuple[str, str]]:
    return {
        "deck": (
            QCoreApplication.translate("jade", "Task cards"),
            QCoreApplication.translate("jade", "A fresh deck has other places and symbols in every match."),
        ),
        "start_player": (
            QCoreApplication.translate("jade", "Start player"),
            QCoreApplication.translate("jade", "Who puts the first piece and has the first turn."),
        ),
        "stones": (
            QCoreApplication.translate("jade", "Own danger stones"),
            QCoreApplication.translate("jade", "Whether you choose which stone you lay, or one is drawn unseen."),
        ),
        "answers": (
            QCoreApplication.translate("jade", "Answers of the oracle"),
            QCoreApplication.translate("jade", "Whether everybody hears an answer, or only the asker and the oracle."),
        ),
        "thinking_time": (
            QCoreApplication.translate("jade", "Thinking time"),
            QCoreApplication.translate("jade", "With four or more players the asker sits out the next cycle."),
        ),
    }


def _screen_options() -> dict[str, tuple[str, str]]:
    return {
        "held_task": (
            QCoreApplication.translate("jade", "The task you hold"),
            QCoreApplication.translate("jade", "Whether you may look at the task of the player to your left."),
        ),
        "pad_help": (
            QCoreApplication.translate("jade", "Help on the note pad"),
            QCoreApplication.translate(
                "jade", "How much the program counts for you from the answers to your questions."
            ),
        ),
        "memory": (
            QCoreApplication.translate("jade", "Own stones on the board"),
            QCoreApplication.translate("jade", "Whether the screen remembers for you which stones you have laid."),
        ),
    }


def _play_values() -> dict[tuple[str, str], str]:
    return {
        ("deck", "fresh"): QCoreApplication.translate("jade", "Fresh"),
        ("deck", "classic"): QCoreApplication.translate("jade", "Classic"),
        ("start_player", "random"): QCoreApplication.translate("jade", "By lot"),
        ("stones", "known"): QCoreApplication.translate("jade", "Chosen"),
        ("stones", "blind"): QCoreApplication.translate("jade", "Unseen"),
        ("answers", "public"): QCoreApplication.translate("jade", "Everybody hears them"),
        ("answers", "private"): QCoreApplication.translate("jade", "Asker and oracle only"),
        ("thinking_time", "by_rule"): QCoreApplication.translate("jade", "By the rules"),
        ("thinking_time", "never"): QCoreApplication.translate("jade", "Never"),
    }


def _screen_values() -> dict[tuple[str, str], str]:
    return {
        ("held_task", "visible"): QCoreApplication.translate("jade", "Open to you"),
        ("held_task", "hidden"): QCoreApplication.translate("jade", "Covered"),
        ("pad_help", "off"): QCoreApplication.translate("jade", "None"),
        ("pad_help", "count"): QCoreApplication.translate("jade", "How many tasks are left"),
        ("pad_help", "list"): QCoreApplication.translate("jade", "Everything"),
        ("memory", "shown"): QCoreApplication.translate("jade", "Shown"),
        ("memory", "hidden"): QCoreApplication.translate("jade", "Remember them yourself"),
    }
