"""Why not, and why it is over, as sentences. They speak of what the player knows and of nothing else."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Reason
from princesscourt.games.jing.ui import words


def sentence(reason: Reason) -> str:
    """The sentence of a reason; "" for a key that is not ours."""
    fields, key = reason.fields, reason.key
    seat, kind = fields.get("seat"), fields.get("kind")
    named = {"court": words.court(seat) if isinstance(seat, int) else "", "figure": ""}
    if isinstance(kind, str):
        named["figure"] = words.figure(kind)
    line = _ending(key) or _due(key) or _screens(key) or _home(key)
    line = line or _setup(key) or _data(key) or _sides(key)
    return line.format(**fields, **named)


def _ending(key: str) -> str:
    match key:
        case "turn_limit":
            return QCoreApplication.translate("jing", "Neither princess has reached her captain. Turns: {turns}.")
        case "reunion":
            return QCoreApplication.translate("jing", "The princess has reached her captain on {square}.")
        case "paralysis":
            return QCoreApplication.translate(
                "jing", "Lightning paralysis: the princess on {square} was caught between two mirror holders."
            )
    return ""


def _due(key: str) -> str:
    """What is to be done first."""
    match key:
        case "set_up_first":
            return QCoreApplication.translate("jing", "First hide your figures: choose one, then a screen.")
        case "move_first":
            return QCoreApplication.translate("jing", "First exchange two screens or bring a figure home.")
        case "point_or_end":
            return QCoreApplication.translate(
                "jing", "The move is made: point at a screen by the button first, or end the turn."
            )
        case "bring_home_first":
            return QCoreApplication.translate("jing", "The princess was found: first she must go home.")
        case "not_now":
            return QCoreApplication.translate("jing", "That cannot be chosen now.")
        case "no_claims":
            return QCoreApplication.translate("jing", "In this match nobody declares a reunion: it shows by itself.")
        case "no_paralysis":
            return QCoreApplication.translate("jing", "This match is played without lightning paralysis.")
        case "not_at_captain":
            return QCoreApplication.translate("jing", "Your princess stands before none of your captains.")
    return ""


def _screens(key: str) -> str:
    match key:
        case "same_screen":
            return QCoreApplication.translate("jing", "Choose two different screens.")
        case "undo_barred":
            return QCoreApplication.translate(
                "jing", "{a} and {b} were just exchanged; that may not be undone at once."
            )
        case "not_neighbours":
            return QCoreApplication.translate(
                "jing", "{a} and {b} do not touch: only neighbouring screens can be exchanged."
            )
    return ""


def _home(key: str) -> str:
    """Withdrawals and returns."""
    match key:
        case "nothing_there":
            return QCoreApplication.translate("jing", "None of your figures stands on {square}.")
        case "maid_stays":
            return QCoreApplication.translate("jing", "The maid is never brought home.")
        case "animal_stays":
            return QCoreApplication.translate("jing", "Legendary animals are never brought home.")
        case "already_home":
            return QCoreApplication.translate("jing", "The figure on {square} is on your start line already.")
        case "line_full":
            return QCoreApplication.translate("jing", "No screen of your start line is free of your figures.")
        case "not_start_line":
            return QCoreApplication.translate("jing", "{square} is not on your start line.")
        case "occupied":
            return QCoreApplication.translate("jing", "One of your figures stands on {square} already.")
        case "same_place":
            return QCoreApplication.translate("jing", "She was found here and must go to another screen.")
        case "second_row":
            return QCoreApplication.translate(
                "jing", "Your start line is full: choose a screen of your second row, not {square}."
            )
    return ""


def _setup(key: str) -> str:
    match key:
        case "still_to_place":
            return QCoreApplication.translate("jing", "First hide all your figures. Still to be placed: {left}.")
        case "all_placed":
            return QCoreApplication.translate("jing", "All your figures are hidden already.")
        case "not_home":
            return QCoreApplication.translate("jing", "{square} is not among the screens where you set up.")
        case "two_animals":
            return QCoreApplication.translate("jing", "Two legendary animals are hidden; the third stays away.")
        case "not_in_hand":
            return QCoreApplication.translate("jing", "This figure is not in your hand: {figure}.")
    return ""


def _data(key: str) -> str:
    """Records and positions that cannot be."""
    match key:
        case "no_move":
            return QCoreApplication.translate("jing", "“{text}” is no move of this game.")
        case "two_seats":
            return QCoreApplication.translate("jing", "Princess Jing is a game for two, not for {seats}.")
        case "field":
            return QCoreApplication.translate("jing", "The position cannot be read at “{name}”.")
        case "two_on_one":
            return QCoreApplication.translate("jing", "Two figures of one side stand on {square}.")
        case "impossible_turn":
            return QCoreApplication.translate("jing", "It can be nobody's turn in this way.")
        case "already_won":
            return QCoreApplication.translate("jing", "In this position somebody has won already.")
        case "ply":
            return QCoreApplication.translate("jing", "Ply {ply} is not possible.")
    return ""


def _sides(key: str) -> str:
    """What is wrong with one side of a position."""
    match key:
        case "not_at_home":
            return QCoreApplication.translate("jing", "{court} does not begin on the home rows.")
        case "too_many":
            return QCoreApplication.translate("jing", "{court} has too many figures.")
        case "too_few":
            return QCoreApplication.translate("jing", "{court} lacks figures.")
        case "not_drawn":
            return QCoreApplication.translate("jing", "{court} has other animals than were drawn.")
        case "expert_only":
            return QCoreApplication.translate("jing", "{court} has something that only the expert game has.")
        case "no_card":
            return QCoreApplication.translate("jing", "{court} has no objective card.")
        case "found_nobody":
            return QCoreApplication.translate("jing", "{court} cannot have found these animals.")
        case "seen_not_found":
            return QCoreApplication.translate("jing", "{court} sees an animal that does not count as found.")
    return ""
