"""The sentences of the frame, in the language of now. Those of a game are in its own `ui/phrases.py`."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Reason
from princesscourt.ui.kit.room import Names, Phrases


def frame_reason(reason: Reason, names: Names) -> str:
    """The sentence for a reason that every game shares; "" if the game must say it."""
    match reason.key:
        case "over":
            return QCoreApplication.translate("frame", "The match is over.")
        case "not_asked":
            return QCoreApplication.translate("frame", "It is not your turn.")
        case "illegal":
            return QCoreApplication.translate("frame", "That is not possible here.")
        case "no_variations":
            return QCoreApplication.translate(
                "frame", "While the match has secrets you can only look back. Variations are free after the end."
            )
        case "resigned":
            who = names[int(reason.fields["seat"])]
            return QCoreApplication.translate("frame", "{name} has resigned.").format(name=who)
        case "agreed":
            return QCoreApplication.translate("frame", "The players have agreed on a draw.")
    return take_back_reason(reason)


def take_back_reason(reason: Reason) -> str:
    """Why nothing can be taken back or played again; "" for another reason."""
    match reason.key:
        case "at_start":
            return QCoreApplication.translate("frame", "There is nothing to take back.")
        case "nothing_to_redo":
            return QCoreApplication.translate("frame", "Nothing has been taken back.")
        case "chance_spoke":
            return QCoreApplication.translate(
                "frame", "Cards have been dealt or drawn since; that cannot be taken back."
            )
        case "something_shown":
            return QCoreApplication.translate("frame", "Something secret was shown; that cannot be taken back.")
        case "not_your_ply":
            return QCoreApplication.translate("frame", "The last move was not yours, so you cannot take it back.")
    return ""


def bot_reason(reason: Reason) -> str:
    """Why a computer player moved so, where every game shares the reason; "" otherwise."""
    match reason.key:
        case "at_random":
            return QCoreApplication.translate("frame", "I just tried something.")
        case "only_feeling":
            return QCoreApplication.translate("frame", "It felt right.")
        case "only_move":
            return QCoreApplication.translate("frame", "There was no other move.")
    return ""


def say(phrases: Phrases, reason: Reason, names: Names) -> str:
    """A reason as a sentence, from the frame or from the game."""
    return frame_reason(reason, names) or bot_reason(reason) or phrases.reason(reason, names)


def level_name(level: str) -> str:
    """A strength of a computer player by its id."""
    names = {
        "easy": QCoreApplication.translate("frame", "Easy"),
        "medium": QCoreApplication.translate("frame", "Medium"),
        "hard": QCoreApplication.translate("frame", "Hard"),
        "master": QCoreApplication.translate("frame", "Master"),
    }
    return names.get(level, level)
