"""Why not, why so, and why it is over, as sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Reason
from princesscourt.ui.kit.room import Names


def sentence(reason: Reason, names: Names) -> str:
    """The sentence of a reason; "" for a key that is not ours."""
    fields = reason.fields
    seat = fields.get("seat")
    name = names[seat] if isinstance(seat, int) else ""
    line = _ending(reason.key) or _space(reason.key) or _turn(reason.key) or _oracle(reason.key) or _thought(reason.key)
    line = line or _deep_thought(reason.key) or _data(reason.key)
    if reason.key == "tells_most":
        return line.format(bits=_bits(int(fields["tenths"])))
    return line.format(**{**fields, "name": name})


def _bits(tenths: int) -> str:
    """A figure with one decimal, with the comma or point of the reader's language."""
    point = QCoreApplication.translate("jade", ".", "between figures")
    return f"{tenths // 10}{point}{tenths % 10}"


def _ending(key: str) -> str:
    match key:
        case "answered":
            return QCoreApplication.translate(
                "jade", "3 places, 3 symbols, 3 matches: the oracle gives the Jade King to {name}."
            )
        case "claimed":
            return QCoreApplication.translate("jade", "The claim of {name} is right: the Jade King is won.")
        case "last":
            return QCoreApplication.translate("jade", "{name} is the last one left and wins the Jade King.")
        case "over":
            return QCoreApplication.translate("jade", "The match is over.")
        case "not_asked":
            return QCoreApplication.translate("jade", "It is not your turn.")
    return ""


def _space(key: str) -> str:
    match key:
        case "no_oracle_start":
            return QCoreApplication.translate("jade", "A piece may not start on an oracle.")
        case "stone_there":
            return QCoreApplication.translate("jade", "A danger stone lies there already.")
        case "piece_there":
            return QCoreApplication.translate("jade", "A piece stands there.")
        case "no_road":
            return QCoreApplication.translate("jade", "No path leads there in one step.")
        case "too_long":
            return QCoreApplication.translate("jade", "A move has three steps at most.")
        case "back_to_start":
            return QCoreApplication.translate("jade", "A move may not lead back to where it began.")
        case "twice_entered":
            return QCoreApplication.translate("jade", "No space may be entered twice in one move.")
        case "piece_at_end":
            return QCoreApplication.translate("jade", "Pieces may be jumped, but the move may not end on one.")
        case "foreign_oracle":
            return QCoreApplication.translate(
                "jade", "Oracle {letter} is not yours: you may walk across it, but not end there."
            )
        case "out_of_reach":
            return QCoreApplication.translate(
                "jade", "A danger stone must lie at most three steps from the piece of {name}."
            )
    return ""


def _turn(key: str) -> str:
    match key:
        case "no_moves_left":
            return QCoreApplication.translate("jade", "The marker stands on 0: a question chip must be given up first.")
        case "last_chip":
            return QCoreApplication.translate(
                "jade", "The last question chip cannot be exchanged: that would be the end of the expedition."
            )
        case "marker_full":
            return QCoreApplication.translate("jade", "The marker stands on 10 already.")
        case "announce_first":
            return QCoreApplication.translate("jade", "Announce a move first; then choose the way.")
        case "blind_stones":
            return QCoreApplication.translate("jade", "Stones are laid unseen: choose only the space.")
        case "choose_kind":
            return QCoreApplication.translate("jade", "Choose a snake or a jaguar.")
        case "no_such_stone":
            return QCoreApplication.translate("jade", "You hold no stone of this kind.")
        case "too_many_snakes":
            return QCoreApplication.translate("jade", "There are not so many stones on the way.")
        case "not_now":
            return QCoreApplication.translate("jade", "That cannot be chosen now.")
    return ""


def _oracle(key: str) -> str:
    match key:
        case "wrong_number":
            return QCoreApplication.translate(
                "jade", "The question needs exactly as many places as you have question chips: {chips}."
            )
        case "same_symbol_claimed":
            return QCoreApplication.translate("jade", "A task has three different symbols.")
        case "same_symbols":
            return QCoreApplication.translate("jade", "The same symbol lies on both places.")
        case "same_place":
            return QCoreApplication.translate("jade", "This place is chosen already.")
        case "three_places":
            return QCoreApplication.translate("jade", "A task has exactly three places.")
        case "too_many_changed":
            return QCoreApplication.translate("jade", "At most {most} places may show another symbol than before.")
        case "enough_swaps":
            return QCoreApplication.translate("jade", "After {most} exchanges the symbols must stay as they lie.")
    return ""


def _thought(key: str) -> str:
    match key:
        case "shortest_way":
            return QCoreApplication.translate("jade", "This is the shortest way to my oracle.")
        case "reaches_oracle":
            return QCoreApplication.translate("jade", "This way reaches my oracle.")
        case "knows_stone":
            return QCoreApplication.translate("jade", "I know what lies there.")
        case "walks":
            return QCoreApplication.translate("jade", "A walk does no harm.")
        case "races":
            return QCoreApplication.translate("jade", "I can still be first at my oracle.")
        case "saves_moves":
            return QCoreApplication.translate("jade", "Others are nearer; I save my moves for the next cycle.")
        case "must_give_chip":
            return QCoreApplication.translate("jade", "I have no moves left.")
        case "just_guesses":
            return QCoreApplication.translate("jade", "I simply guessed.")
        case "likely_kinds":
            return QCoreApplication.translate("jade", "By what is still out there, this is most likely.")
        case "fine_place":
            return QCoreApplication.translate("jade", "A nice place to start.")
        case "central_place":
            return QCoreApplication.translate("jade", "From here no oracle is far.")
    return ""


def _deep_thought(key: str) -> str:
    match key:
        case "saves_stone":
            return QCoreApplication.translate("jade", "A stone would not help much here.")
        case "bars_way":
            return QCoreApplication.translate("jade", "This bars the way of {name}.")
        case "hinders_leader":
            return QCoreApplication.translate("jade", "{name} knows most and must be held up.")
        case "lays_question":
            return QCoreApplication.translate("jade", "I lay the symbols for my question.")
        case "layout_fine":
            return QCoreApplication.translate("jade", "The symbols lie as I want them.")
        case "tells_most":
            return QCoreApplication.translate("jade", "This question tells most: {bits} bits on average.")
        case "solves_task":
            return QCoreApplication.translate("jade", "I know my task.")
        case "task_lies_there":
            return QCoreApplication.translate("jade", "My task lies on the board as it is.")
        case "not_sure":
            return QCoreApplication.translate("jade", "I am not sure of my task yet.")
        case "only_move":
            return QCoreApplication.translate("jade", "There was no other move.")
    return ""


def _data(key: str) -> str:
    match key:
        case "no_such_move":
            return QCoreApplication.translate("jade", "“{text}” is no move of this game.")
        case "no_such_seat":
            return QCoreApplication.translate("jade", "The start player chosen is not at the table.")
        case "no_such_deal":
            return QCoreApplication.translate("jade", "So it cannot be dealt.")
        case "no_position":
            return QCoreApplication.translate("jade", "This is no position of Jade König.")
        case "no_pad":
            return QCoreApplication.translate("jade", "This is no note pad of Jade König.")
        case "wrong_agenda":
            return QCoreApplication.translate("jade", "What is to be done next does not fit the position.")
        case "wrong_seats":
            return QCoreApplication.translate("jade", "Chips, markers or players do not go together.")
        case "wrong_pieces":
            return QCoreApplication.translate("jade", "A piece stands where it cannot stand.")
        case "wrong_stones":
            return QCoreApplication.translate("jade", "The danger stones are not 15 snakes and 15 jaguars.")
        case "wrong_tasks":
            return QCoreApplication.translate("jade", "The task cards do not go together.")
        case "wrong_oracles":
            return QCoreApplication.translate("jade", "The oracle cards do not go together.")
        case "wrong_past":
            return QCoreApplication.translate("jade", "Questions, claims and tasks contradict each other.")
    return ""
