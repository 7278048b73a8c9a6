"""Names of things at the table, in the language of now: sides, pawns, terrain, buildings, hexes, actions, points."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Target
from princesscourt.games.realm.rules.ground import left
from princesscourt.games.realm.rules.hexes import BIT, INDEX, NAMES, NOWHERE, VALUE
from princesscourt.games.realm.rules.moves import TERRAINS, Building, Pawn
from princesscourt.games.realm.rules.state import LIGHT, Side, State


def side(number: int) -> str:
    """A side by its colour, which begins a sentence of the log."""
    if number == LIGHT:
        return QCoreApplication.translate("realm", "Light")
    return QCoreApplication.translate("realm", "Dark")


def pawn(number: int, letter: Pawn) -> str:
    """ "light Queen"."""
    match number == LIGHT, letter:
        case True, "Q":
            return QCoreApplication.translate("realm", "light Queen")
        case True, _:
            return QCoreApplication.translate("realm", "light Prince")
        case False, "Q":
            return QCoreApplication.translate("realm", "dark Queen")
    return QCoreApplication.translate("realm", "dark Prince")


def stacked(number: int) -> str:
    """Two Princes on one hex."""
    if number == LIGHT:
        return QCoreApplication.translate("realm", "two light Princes")
    return QCoreApplication.translate("realm", "two dark Princes")


def building(number: int, what: Building) -> str:
    """ "light field"."""
    match number == LIGHT, what:
        case True, "field":
            return QCoreApplication.translate("realm", "light field")
        case True, _:
            return QCoreApplication.translate("realm", "light city")
        case False, "field":
            return QCoreApplication.translate("realm", "dark field")
    return QCoreApplication.translate("realm", "dark city")


def terrain(letter: str) -> str:
    """A terrain by its letter; "." is a hex of the draft still to be laid."""
    match letter:
        case "P":
            return QCoreApplication.translate("realm", "plain")
        case "S":
            return QCoreApplication.translate("realm", "sea")
        case "M":
            return QCoreApplication.translate("realm", "mountain")
    return QCoreApplication.translate("realm", "still to be laid")


def value(number: int) -> str:
    """Range and combat value of a Prince where it stands."""
    return QCoreApplication.translate("realm", "value {number}").format(number=number)


def points(halves: int) -> str:
    """Half points as people write them: "4½"."""
    whole, half = divmod(halves, 2)
    return f"{whole or ''}½" if half else str(whole)


def hex_line(view: State, at: int) -> str:
    """All that is on a hex: "C3, mountain, light field, dark Prince, value 3"."""
    parts = [NAMES[at], terrain(view.terrain[at])]
    if view.phase != "map":
        for number, own in enumerate(view.sides):
            parts += _on_hex(own, number, at)
    return ", ".join(parts)


def _on_hex(own: Side, number: int, at: int) -> list[str]:
    bit = BIT[at]
    found = [building(number, "field")] if bit & own.fields else []
    found += [building(number, "city")] if bit & own.cities else []
    if at == own.queen:
        found.append(pawn(number, "Q"))
    if bit & own.princes:
        found += [stacked(number) if bit == own.stack else pawn(number, "P"), value(VALUE[own.queen][bit])]
    return found


def reserve(number: int, count: int) -> str:
    """The Princes of a side that lie beside the board and may be reborn."""
    if number == LIGHT:
        words = QCoreApplication.translate("realm", "Reserve of Light: {count}")
    else:
        words = QCoreApplication.translate("realm", "Reserve of Dark: {count}")
    return words.format(count=count)


def removed(number: int, count: int) -> str:
    """The Princes given for the Queen, out of the game."""
    if number == LIGHT:
        words = QCoreApplication.translate("realm", "Removed from the game, Light: {count}")
    else:
        words = QCoreApplication.translate("realm", "Removed from the game, Dark: {count}")
    return words.format(count=count)


def lost_queen(number: int) -> str:
    """A Queen beside the board."""
    if number == LIGHT:
        return QCoreApplication.translate("realm", "light Queen, waiting to be reborn")
    return QCoreApplication.translate("realm", "dark Queen, waiting to be reborn")


def pile(letter: str, count: int) -> str:
    """The hexes of a terrain still to be laid in the draft."""
    match letter:
        case "P":
            words = QCoreApplication.translate("realm", "Plains to lay: {count}")
        case "S":
            words = QCoreApplication.translate("realm", "Seas to lay: {count}")
        case _:
            words = QCoreApplication.translate("realm", "Mountains to lay: {count}")
    return words.format(count=count)


def button(target: Target) -> str:
    """An action of its own button; "" for any other target."""
    match target:
        case "do/field":
            return QCoreApplication.translate("realm", "Build a field")
        case "do/city":
            return QCoreApplication.translate("realm", "Build a city")
        case "do/pass":
            return QCoreApplication.translate("realm", "Pass")
        case "do/swap":
            return QCoreApplication.translate("realm", "Play Light")
        case "do/keep":
            return QCoreApplication.translate("realm", "Play Dark")
    return ""


def spot(view: State, target: Target) -> str:
    """What a target is and what lies there, complete, for tool tips and screen readers; "" for what is none."""
    own, turn = view.sides[view.turn], view.turn
    piles = {word: letter for letter, word in TERRAINS.items()}
    if target in INDEX:
        return hex_line(view, INDEX[target])
    if target in piles:
        return next(pile(letter, count) for letter, count in left(view.terrain).items() if letter == piles[target])
    if target == "reserve":
        return reserve(turn, own.reserve)
    if target == "queen":
        return lost_queen(turn) if own.queen == NOWHERE else pawn(turn, "Q")
    return button(target)
