"""Why a record cannot be read, as one sentence in the language of now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Reason


def record_reason(reason: Reason, why: str) -> str:
    """The sentence for the `reason` of a `RecordError`; "" for another reason.

    `why` is what the game itself says, as a sentence, or "".
    """
    fields = {name: str(value) for name, value in reason.data}
    told = _no_record(reason.key) or _not_ours(reason.key) or _against_rules(reason) or _told_wrong(reason.key)
    sentence = told.format(**fields)
    return f"{sentence.rstrip('.')}: {why}" if told and why else sentence


def _no_record(key: str) -> str:
    match key:
        case "record_not_text" | "record_format" | "record_not_json":
            return QCoreApplication.translate("record", "This is not a record of Princess Court.")
        case "record_too_big":
            return QCoreApplication.translate("record", "This is too large to be a record.")
        case "record_too_deep":
            return QCoreApplication.translate("record", "This is nested too deeply to be a record.")
        case "record_field":
            return QCoreApplication.translate("record", "The record is damaged at “{field}”.")
        case "record_sealed":
            return QCoreApplication.translate("record", "The sealed part of the record is damaged.")
    return ""


def _not_ours(key: str) -> str:
    match key:
        case "record_newer" | "record_newer_rules":
            return QCoreApplication.translate(
                "record", "The record comes from a newer version of Princess Court; please update the program."
            )
        case "record_unknown_game":
            return QCoreApplication.translate("record", "The record is of a game that is not here: “{game}”.")
    return ""


def _against_rules(reason: Reason) -> str:
    match reason.key:
        case "record_options":
            return QCoreApplication.translate("record", "The record has options that the game does not have.")
        case "record_seats":
            return QCoreApplication.translate("record", "The game is not for this number of players: {seats}.")
        case "record_position" | "record_start":
            return QCoreApplication.translate("record", "The record begins with an impossible position.")
        case "record_move":
            return QCoreApplication.translate("record", "Ply {ply}, “{move}”, is no move.")
        case "record_illegal":
            return QCoreApplication.translate("record", "Ply {ply}, “{move}”, is against the rules.")
        case "record_broken" if "ply" in reason.fields:
            return QCoreApplication.translate("record", "Ply {ply}, “{move}”, makes no sense in this game.")
        case "record_broken":
            return QCoreApplication.translate("record", "The record holds something that makes no sense in this game.")
    return ""


def _told_wrong(key: str) -> str:
    match key:
        case "record_differs":
            return QCoreApplication.translate("record", "At ply {ply} the record differs from what the rules say.")
        case "record_ended" | "record_result":
            return QCoreApplication.translate("record", "The record tells an end that the match did not have.")
    return ""
