"""What happened, as sentences for the log and the announcement. Each begins with the side it tells of."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.events import Event
from princesscourt.core.rules import because
from princesscourt.games.realm.rules import events as told
from princesscourt.games.realm.rules.hexes import NAMES
from princesscourt.games.realm.ui import reason_phrases, words


def story(event: Event) -> str:
    """One event as a sentence."""
    return _setup(event) or _moved(event) or _fight(event) or _stayed(event) or _end(event)


def _setup(event: Event) -> str:
    match event:
        case told.MapLaid(terrain):
            if "." in terrain:
                return QCoreApplication.translate(
                    "realm", "Where the pawns stand the map is laid; the rest is your turn."
                )
            return QCoreApplication.translate("realm", "The map is laid.")
        case told.HexLaid(side, letter, at):
            line = QCoreApplication.translate("realm", "{side}: {terrain} laid on {hex}.")
            return line.format(side=words.side(side), terrain=words.terrain(letter), hex=NAMES[at])
        case told.SidesChosen(swapped=True):
            return QCoreApplication.translate("realm", "The sides are exchanged: who was Dark now plays Light.")
        case told.SidesChosen():
            return QCoreApplication.translate("realm", "The sides stay as they are.")
    return ""


def _moved(event: Event) -> str:
    match event:
        case told.Walked(side, _, way):
            line = _walk(event)
            return line.format(side=words.side(side), start=NAMES[way[0]], end=NAMES[way[-1]])
        case told.Castled(side, queen, prince):
            line = QCoreApplication.translate("realm", "{side}: castling, Queen to {prince}, Prince to {queen}.")
            return line.format(side=words.side(side), queen=NAMES[queen], prince=NAMES[prince])
    return ""


def _walk(event: told.Walked) -> str:
    match event.pawn, event.bridge, event.crossing:
        case "Q", True, _:
            return QCoreApplication.translate("realm", "{side}: Queen {start} to {end} over the bridge.")
        case "Q", _, _:
            return QCoreApplication.translate("realm", "{side}: Queen {start} to {end}.")
        case _, _, True:
            return QCoreApplication.translate("realm", "{side}: Prince {start} to {end}, a crossing.")
    return QCoreApplication.translate("realm", "{side}: Prince {start} to {end}.")


def _fight(event: Event) -> str:
    match event:
        case told.Fought(side, attackers, at, attack, defence, _):
            line = _battle(event) if attackers == 1 else _joint(event)
            return line.format(side=words.side(side), hex=NAMES[at], attack=attack, defence=defence)
        case told.Fell(side, pawn, at):
            if pawn == "Q":
                line = QCoreApplication.translate("realm", "{side}: the Queen on {hex} is lost.")
            else:
                line = QCoreApplication.translate("realm", "{side}: a Prince on {hex} goes to the reserve.")
            return line.format(side=words.side(side), hex=NAMES[at])
        case told.Taken(side, _, at, _):
            return _taken(event).format(side=words.side(side), hex=NAMES[at])
        case told.Separated(side, at):
            line = QCoreApplication.translate(
                "realm", "{side}: the two Princes on {hex} have not parted; one goes to the reserve."
            )
            return line.format(side=words.side(side), hex=NAMES[at])
    return ""


def _battle(event: told.Fought) -> str:
    match event.outcome:
        case "won":
            return QCoreApplication.translate("realm", "{side}: battle for {hex}, {attack} against {defence}: won.")
        case "both_lost":
            return QCoreApplication.translate(
                "realm", "{side}: battle for {hex}, {attack} against {defence}: a tie, both sides are lost."
            )
    if event.attack == event.defence:
        return QCoreApplication.translate(
            "realm", "{side}: battle for {hex}, {attack} against {defence}: a tie, the defender holds."
        )
    return QCoreApplication.translate("realm", "{side}: battle for {hex}, {attack} against {defence}: lost.")


def _joint(event: told.Fought) -> str:
    match event.outcome:
        case "won":
            return QCoreApplication.translate(
                "realm", "{side}: joint attack on {hex}, {attack} against {defence}: won."
            )
        case "both_lost":
            return QCoreApplication.translate(
                "realm", "{side}: joint attack on {hex}, {attack} against {defence}: a tie, both sides are lost."
            )
    if event.attack == event.defence:
        return QCoreApplication.translate(
            "realm", "{side}: joint attack on {hex}, {attack} against {defence}: a tie, the defender holds."
        )
    return QCoreApplication.translate("realm", "{side}: joint attack on {hex}, {attack} against {defence}: lost.")


def _taken(event: told.Taken) -> str:
    match event.what, event.razed:
        case "field", False:
            return QCoreApplication.translate("realm", "{side} captures the field on {hex}.")
        case "field", _:
            return QCoreApplication.translate("realm", "{side} destroys the field on {hex}.")
        case _, False:
            return QCoreApplication.translate("realm", "{side} captures the city on {hex}.")
    return QCoreApplication.translate("realm", "{side} destroys the city on {hex}.")


def _stayed(event: Event) -> str:
    match event:
        case told.Built(side, _, at, _):
            return _built(event).format(side=words.side(side), hex=NAMES[at])
        case told.PrinceBack(side, at):
            line = QCoreApplication.translate("realm", "{side}: a Prince is reborn on {hex}.")
            return line.format(side=words.side(side), hex=NAMES[at])
        case told.QueenBack(side, at, given):
            line = QCoreApplication.translate(
                "realm", "{side}: the Queen is reborn on {hex}; the Prince on {given} leaves the game for her."
            )
            return line.format(side=words.side(side), hex=NAMES[at], given=NAMES[given])
        case told.Passed(side):
            return QCoreApplication.translate("realm", "{side} passes.").format(side=words.side(side))
    return ""


def _built(event: told.Built) -> str:
    if event.what == "field":
        return QCoreApplication.translate("realm", "{side} builds a field on {hex}.")
    if event.replaced:
        return QCoreApplication.translate("realm", "{side} builds a city in place of the field on {hex}.")
    return QCoreApplication.translate("realm", "{side} builds a city on {hex}.")


def _end(event: Event) -> str:
    match event:
        case told.Grew(side, halves, was):
            if halves == 0:
                line = QCoreApplication.translate("realm", "{side}: no field is connected with a city any more.")
            elif halves > was:
                line = QCoreApplication.translate("realm", "{side}: the realm grows to {points} of 5.")
            else:
                line = QCoreApplication.translate("realm", "{side}: the realm shrinks to {points} of 5.")
            return line.format(side=words.side(side), points=words.points(halves))
        case told.Ended(ending, winner):
            why = reason_phrases.sentence(because(ending))
            if winner is None:
                return QCoreApplication.translate("realm", "A draw. {why}").format(why=why)
            line = QCoreApplication.translate("realm", "{side} wins. {why}")
            return line.format(side=words.side(winner), why=why)
    return ""
