"""What is wrong with a notation, an option or a position."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def data(key: str) -> str:
    """The sentence of a refusal of data; "" for another key."""
    return _notation(key) or _option(key)


def _notation(key: str) -> str:
    match key:
        case "no_card":
            return QCoreApplication.translate("rebel", "“{text}” is no card.")
        case "no_cards":
            return QCoreApplication.translate("rebel", "“{text}” is no row of different cards.")
        case "no_suit":
            return QCoreApplication.translate("rebel", "“{text}” is no suit.")
        case "no_move":
            return QCoreApplication.translate("rebel", "“{text}” is no move of this game.")
        case "bad_position":
            return QCoreApplication.translate("rebel", "This is no possible position of Rebel Princess ({what}).")
    return ""


def _option(key: str) -> str:
    match key:
        case "no_round_card":
            return QCoreApplication.translate("rebel", "There is no round card “{text}”.")
        case "round_card_twice":
            return QCoreApplication.translate("rebel", "A round card is named twice.")
        case "round_cards_count":
            return QCoreApplication.translate("rebel", "Name exactly one round card for each of the rounds: {rounds}.")
        case "too_few_round_cards":
            return QCoreApplication.translate("rebel", "This edition has too few round cards for so many rounds.")
        case "seat_count":
            return QCoreApplication.translate("rebel", "Rebel Princess is played by three to six.")
        case "no_start_player":
            return QCoreApplication.translate("rebel", "The start player chosen, seat {number}, is not at the table.")
    return ""
