"""Why a computer player chose its action, in its own words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Reason


def thought(reason: Reason) -> str:
    """The sentence of a computer player's reason; "" if it is none."""
    line = _settling(reason.key) or _threat(reason.key) or _deed(reason.key) or _taking(reason)
    return line.format(**reason.fields)


def _settling(key: str) -> str:
    match key:
        case "lays_for_itself":
            return QCoreApplication.translate("realm", "I like plains near my corner and sea near the other.")
        case "likes_light":
            return QCoreApplication.translate("realm", "This map and the first move favour Light.")
        case "likes_dark":
            return QCoreApplication.translate("realm", "This map favours Dark, even without the first move.")
        case "only_move":
            return QCoreApplication.translate("realm", "There was no other action.")
    return ""


def _threat(key: str) -> str:
    match key:
        case "wins_now":
            return QCoreApplication.translate("realm", "This wins at once.")
        case "sees_win":
            return QCoreApplication.translate("realm", "From here I see a way to win.")
        case "sees_loss":
            return QCoreApplication.translate("realm", "I see no way out; this holds on longest.")
        case "stops_realm":
            return QCoreApplication.translate("realm", "The other realm was about to be completed.")
        case "saves_queen":
            return QCoreApplication.translate("realm", "My Queen was in danger.")
    return ""


def _deed(key: str) -> str:
    match key:
        case "takes_queen":
            return QCoreApplication.translate("realm", "The enemy Queen falls.")
        case "wins_battle":
            return QCoreApplication.translate("realm", "{attack} against {defence}: this battle is won.")
        case "builds_city":
            return QCoreApplication.translate("realm", "A city gives lost pawns a place to be reborn.")
        case "builds_field":
            return QCoreApplication.translate("realm", "One more field for my realm.")
        case "brings_back":
            return QCoreApplication.translate("realm", "I want this pawn back on the board.")
        case "castles":
            return QCoreApplication.translate("realm", "Castling puts Queen and Prince where I want them.")
        case "waits":
            return QCoreApplication.translate("realm", "Every other action would make it worse.")
        case "better_place":
            return QCoreApplication.translate("realm", "My pawns stand better there.")
    return ""


def _taking(reason: Reason) -> str:
    if reason.key != "takes_fields":
        return ""
    if reason.fields.get("count") == 1:
        return QCoreApplication.translate("realm", "This captures a field.")
    return QCoreApplication.translate("realm", "This captures {count} fields at once.")
