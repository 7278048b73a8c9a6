"""Why an action is refused, why a match ended, why a position cannot be set up: a sentence that names the rule."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Reason
from princesscourt.games.realm.ui import thought_phrases


def sentence(reason: Reason) -> str:
    """The sentence of any reason of this game; "" if it is none."""
    key = reason.key
    line = _ending(key) or _order(key) or _pawn(key) or _queen(key) or _prince(key) or _castling(key)
    line = line or _building(key) or _rebirth(key) or _map(key) or _position(key)
    return line.format(**reason.fields) or thought_phrases.thought(reason)


def _ending(key: str) -> str:
    match key:
        case "realm":
            return QCoreApplication.translate(
                "realm", "The realm is complete: a city and fields worth 5 points are connected."
            )
        case "queen":
            return QCoreApplication.translate("realm", "The other Queen is lost and cannot be reborn.")
        case "repetition":
            return QCoreApplication.translate("realm", "The same position has come up for the third time.")
        case "quiet":
            return QCoreApplication.translate(
                "realm", "For too long nothing was built or captured and no pawn came or went."
            )
    return ""


def _order(key: str) -> str:
    match key:
        case "over":
            return QCoreApplication.translate("realm", "The match is over.")
        case "not_your_turn":
            return QCoreApplication.translate("realm", "It is the other side's turn.")
        case "not_now":
            return QCoreApplication.translate("realm", "That cannot be chosen now.")
        case "illegal":
            return QCoreApplication.translate("realm", "No action begins like that.")
        case "third_pass":
            return QCoreApplication.translate("realm", "Both sides have passed in turn, so now you must act.")
        case "third_time":
            return QCoreApplication.translate(
                "realm", "The same position would come up for the third time; that is not allowed in this match."
            )
        case "seats":
            return QCoreApplication.translate("realm", "This game is for two players.")
        case "no_hex":
            return QCoreApplication.translate("realm", '"{text}" is no hex of the board.')
        case "not_a_move":
            return QCoreApplication.translate("realm", '"{text}" is no action of this game.')
    return ""


def _pawn(key: str) -> str:
    match key:
        case "nobody_here":
            return QCoreApplication.translate("realm", "No pawn stands on {hex}. Choose one of your own.")
        case "enemy_here":
            return QCoreApplication.translate("realm", "{hex} belongs to the other side. Choose one of your own pawns.")
        case "no_queen":
            return QCoreApplication.translate("realm", "Your Queen does not stand on {hex}.")
        case "no_prince":
            return QCoreApplication.translate("realm", "No Prince of yours stands on {hex}.")
        case "stuck":
            return QCoreApplication.translate("realm", "The pawn on {hex} has nowhere to go now.")
        case "same_hex":
            return QCoreApplication.translate("realm", "A pawn that moves must end on another hex than {hex}.")
        case "occupied":
            return QCoreApplication.translate(
                "realm", "Your own pawn stands on {hex}. You may pass it, but not end there."
            )
        case "one_or_two":
            return QCoreApplication.translate("realm", "An action moves one pawn or two.")
        case "moved_twice":
            return QCoreApplication.translate(
                "realm", "The pawn on {hex} has moved already. Nobody moves twice: choose another one."
            )
        case "way_guarded":
            return QCoreApplication.translate(
                "realm", "The way to {hex} is barred: enemy pawns and enemy cities cannot be passed."
            )
        case "unmarked_battle":
            return QCoreApplication.translate("realm", "{hex} is guarded: a move that ends there is written with x.")
        case "no_battle":
            return QCoreApplication.translate("realm", "Nobody guards {hex}: a move that ends there is written with -.")
    return ""


def _queen(key: str) -> str:
    match key:
        case "queen_attacks":
            return QCoreApplication.translate("realm", "The Queen does not attack, and {hex} is guarded by the enemy.")
        case "queen_sea":
            return QCoreApplication.translate(
                "realm", "The Queen may not end on sea. She only passes {hex}, and only over a Prince of hers."
            )
        case "queen_far":
            return QCoreApplication.translate("realm", "The Queen moves one or two steps; {hex} is farther away.")
        case "no_bridge":
            return QCoreApplication.translate(
                "realm", "Sea lies before {hex}: the Queen needs one of her Princes there as a bridge."
            )
    return ""


def _prince(key: str) -> str:
    match key:
        case "crossing":
            return QCoreApplication.translate(
                "realm",
                "Between land and sea a Prince takes a single step, which is his whole move; {hex} is not next to him.",
            )
        case "too_far":
            return QCoreApplication.translate(
                "realm",
                "{hex} is {steps} steps away. The Prince is {queen} from his Queen: range 5 − {queen} = {range}.",
            )
        case "no_way":
            return QCoreApplication.translate(
                "realm", "A walk stays on land or at sea all the way; with range {range} none leads to {hex}."
            )
        case "stacking":
            return QCoreApplication.translate(
                "realm",
                "Two Princes come together only by winning a joint attack on a guarded hex; not so with {hex} now.",
            )
        case "joint_two":
            return QCoreApplication.translate(
                "realm", "A joint attack needs two Princes, and on {hex} there is only one."
            )
    return ""


def _castling(key: str) -> str:
    match key:
        case "castle_far":
            return QCoreApplication.translate(
                "realm", "Queen and Prince castle at a distance of one or two; {hex} is farther away."
            )
        case "castle_sea":
            return QCoreApplication.translate(
                "realm", "The Prince on {hex} is at sea, and the Queen may not end there: no castling."
            )
        case "castle_blocked":
            return QCoreApplication.translate(
                "realm", "The enemy on {hex} stands between Queen and Prince: no castling."
            )
        case "castle_stacked":
            return QCoreApplication.translate(
                "realm", "Two Princes stand on {hex}; the Queen castles only with one who stands alone."
            )
    return ""


def _building(key: str) -> str:
    match key:
        case "build_here":
            return QCoreApplication.translate(
                "realm", "Only the Queen builds, and only where she stands: on {queen}, not on {hex}."
            )
        case "field_stands":
            return QCoreApplication.translate(
                "realm", "There is a field on {hex} already; only a city may take its place."
            )
        case "city_stands":
            return QCoreApplication.translate(
                "realm", "A city stands on {hex}; each hex carries one building, and a city stays."
            )
    return ""


def _rebirth(key: str) -> str:
    match key:
        case "queen_first":
            return QCoreApplication.translate("realm", "Your Queen is lost: her rebirth is the only action now.")
        case "queen_lives":
            return QCoreApplication.translate("realm", "Your Queen is not lost, so she cannot be reborn.")
        case "reserve_empty":
            return QCoreApplication.translate("realm", "No Prince of yours waits in the reserve.")
        case "few_fields":
            return QCoreApplication.translate(
                "realm",
                "After a rebirth you may not have more Princes than fields: that would be {princes} to {fields}.",
            )
        case "own_no_city":
            return QCoreApplication.translate("realm", "A Prince is reborn in one of your cities, and you have none.")
        case "no_city":
            return QCoreApplication.translate(
                "realm", "Who is reborn appears in a city of their own; there is none on {hex}."
            )
        case "city_taken":
            return QCoreApplication.translate(
                "realm", "Who is reborn needs a city without a pawn; one stands on {hex}."
            )
    return ""


def _map(key: str) -> str:
    match key:
        case "map_unfit":
            return QCoreApplication.translate("realm", "This map cannot be drawn with these options.")
        case "hex_laid":
            return QCoreApplication.translate("realm", "{hex} is laid already.")
        case "tiles_gone":
            return QCoreApplication.translate("realm", "No hex of this terrain is left.")
    return ""


def _position(key: str) -> str:
    match key:
        case "position_part":
            return QCoreApplication.translate("realm", 'This is no position: "{part}" cannot be read.')
        case "position_map":
            return QCoreApplication.translate("realm", "The map {map} does not go with the options.")
        case "position_princes":
            return QCoreApplication.translate(
                "realm", "A side has three Princes, and at most two of them share a single hex."
            )
        case "position_queen_sea":
            return QCoreApplication.translate("realm", "A Queen cannot stand on sea, as on {hex}.")
        case "position_building_sea":
            return QCoreApplication.translate("realm", "Nothing can be built on sea, as on {hex}.")
        case "position_two_buildings":
            return QCoreApplication.translate("realm", "A hex carries one building; {hex} has two.")
        case "position_two_pawns":
            return QCoreApplication.translate("realm", "Two pawns that cannot share a hex stand on {hex}.")
        case "position_enemy_building":
            return QCoreApplication.translate("realm", "A pawn stands on a building of the other side on {hex}.")
        case "position_queen_waits":
            return QCoreApplication.translate("realm", "Only the side to act may have lost its Queen.")
        case "position_won":
            return QCoreApplication.translate("realm", "The side to act has a complete realm: the match is over.")
    return ""
