"""Why a move, a position or a setting is refused, as sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Reason, Seat


def side(seat: Seat) -> str:
    """Light or Dark."""
    if seat == 0:
        return QCoreApplication.translate("valley", "Light")
    return QCoreApplication.translate("valley", "Dark")


def sentence(reason: Reason) -> str:
    """The sentence of a refusal; "" for a key that is none."""
    key, fields = reason.key, reason.fields
    seat = fields.get("seat")
    line = _turn(key) or _slide(key) or _pieces(key) or _data(key)
    return line.format(**fields, side=side(seat) if isinstance(seat, int) else "")


def _turn(key: str) -> str:
    match key:
        case "chance_opens":
            return QCoreApplication.translate("valley", "The opening is still being chosen.")
        case "not_your_turn":
            return QCoreApplication.translate("valley", "It is the other side's turn.")
        case "empty_square":
            return QCoreApplication.translate("valley", "There is no piece on {square}.")
        case "not_yours":
            return QCoreApplication.translate("valley", "The piece on {square} belongs to the other side.")
        case "first_soldier":
            return QCoreApplication.translate("valley", "The first move of the game must be made by a soldier.")
        case "no_opening":
            return QCoreApplication.translate("valley", "The opening must be one of the balanced ones of this start.")
    return ""


def _slide(key: str) -> str:
    match key:
        case "zero_length":
            return QCoreApplication.translate("valley", "A piece must move; passing is not allowed.")
        case "off_line":
            return QCoreApplication.translate("valley", "{target} is not in a straight or diagonal line from {origin}.")
        case "blocked":
            return QCoreApplication.translate("valley", "The way from {origin} towards {target} is blocked at once.")
        case "valley_soldier":
            return QCoreApplication.translate("valley", "Soldiers may cross the Valley but not stop in it.")
        case "occupied":
            return QCoreApplication.translate("valley", "{square} is occupied; the piece would stop on {stops}.")
        case "beyond":
            return QCoreApplication.translate(
                "valley", "Something is in the way: from {origin} the slide ends on {stops}."
            )
        case "stops_early":
            return QCoreApplication.translate("valley", "A piece slides as far as it can: from {origin} to {stops}.")
        case "no_square":
            return QCoreApplication.translate("valley", "Choose a square of the board.")
        case "no_room":
            return QCoreApplication.translate("valley", "The piece on {square} has no room to slide.")
    return ""


def _pieces(key: str) -> str:
    """Where the pieces of a position stand that cannot occur (rules 2)."""
    match key:
        case "one_king":
            return QCoreApplication.translate("valley", "{side} must have one king, no more and no fewer.")
        case "four_soldiers":
            return QCoreApplication.translate("valley", "{side} must have four soldiers.")
        case "soldier_in_valley":
            return QCoreApplication.translate(
                "valley", "A soldier of {side} stands in the Valley; none may stop there."
            )
        case "over_already":
            return QCoreApplication.translate(
                "valley", "{side} has won already: its king is in the Valley, so there is nothing left to move."
            )
        case "not_the_start":
            return QCoreApplication.translate(
                "valley", "Before the first move the pieces must stand in the starting position."
            )
    return ""


def _data(key: str) -> str:
    """What a text, a file or a setting cannot mean."""
    match key:
        case "no_notation":
            return QCoreApplication.translate("valley", "“{text}” is no move; moves are written like b1-e4.")
        case "position_text":
            return QCoreApplication.translate(
                "valley", "“{text}” is no position; the standard start is written sskss/5/5/5/SSKSS L."
            )
        case "position_data":
            return QCoreApplication.translate("valley", "This is no position of King's Valley.")
        case "position_ply":
            return QCoreApplication.translate("valley", "The number of moves made does not fit the side to move.")
        case "no_way_there":
            return QCoreApplication.translate("valley", "No move leads to {position}, so the game so far is wrong.")
        case "balanced_needs_trap":
            return QCoreApplication.translate(
                "valley", "The balanced openings are even only if a trapped king loses; switch that on."
            )
        case "seats":
            return QCoreApplication.translate("valley", "King's Valley is a game for two.")
    return ""
