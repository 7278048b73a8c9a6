"""What happened, as sentences for the log and the announcement.

An event comes here as its reader may know it; what is kept secret is "?" in it and has a sentence without it.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.events import Event
from princesscourt.games.jing.rules import events as told
from princesscourt.games.jing.rules.catalog import PRINCESS
from princesscourt.games.jing.ui import words
from princesscourt.ui.kit.room import Names


def story(event: Event, names: Names) -> str:
    """One event as a sentence; "" if it is not worth one."""
    return _deal(event, names) or _setup(event, names) or _turn(event, names) or _end(event, names)


def _deal(event: Event, names: Names) -> str:
    match event:
        case told.FirstPlayer(seat):
            return QCoreApplication.translate("jing", "{name} begins.").format(name=names[seat])
        case told.CardDrawn(seat, "?"):
            line = QCoreApplication.translate("jing", "{name} draws a secret objective card.")
            return line.format(name=names[seat])
        case told.CardDrawn(seat, letter):
            line = QCoreApplication.translate("jing", "{name} draws {card}. It says: {lines}.")
            return line.format(name=names[seat], card=words.card(letter), lines=", ".join(words.card_lines(letter)))
        case told.AnimalsDrawn(seat, "?"):
            line = QCoreApplication.translate("jing", "{name} draws two legendary animals in secret.")
            return line.format(name=names[seat])
        case told.AnimalsDrawn(seat, pair):
            line = QCoreApplication.translate("jing", "{name} draws two legendary animals: {animals}.")
            return line.format(name=names[seat], animals=words.pair(pair))
    return ""


def _setup(event: Event, names: Names) -> str:
    match event:
        case told.Placed(seat, "?"):
            return QCoreApplication.translate("jing", "{name} hides a figure.").format(name=names[seat])
        case told.Placed(seat, kind, square):
            line = QCoreApplication.translate("jing", "{name} hides a figure: {figure}, {square}.")
            return line.format(name=names[seat], figure=words.figure(kind), square=square)
        case told.Arranged(seat, ()):
            line = QCoreApplication.translate("jing", "{name} lets chance hide the other figures.")
            return line.format(name=names[seat])
        case told.Arranged(seat, steps):
            line = QCoreApplication.translate("jing", "{name} lets chance hide the other figures: {figures}.")
            return line.format(name=names[seat], figures=words.standing((step[1:], step[0]) for step in steps))
        case told.ReadyToPlay(seat):
            return QCoreApplication.translate("jing", "{name} is ready.").format(name=names[seat])
    return ""


def _turn(event: Event, names: Names) -> str:
    match event:
        case told.TurnBegan(seat, number, left):
            return _turn_began(number, left).format(name=names[seat])
        case told.Swapped(seat, a, b):
            line = QCoreApplication.translate("jing", "{name} exchanges the screens {a} and {b}.")
            return line.format(name=names[seat], a=a, b=b)
        case told.Withdrawn():
            return _withdrawn(event).format(name=names[event.seat], a=event.a, b=event.b)
        case told.Declined(seat):
            return QCoreApplication.translate("jing", "{name} does not point.").format(name=names[seat])
        case told.Pointed():
            return _pointed(event, names)
        case told.Sighted(seat, square, kind):
            line = QCoreApplication.translate("jing", "{name} sees in the mirror: {figure}, {square}.")
            return line.format(name=names[seat], figure=words.figure(kind), square=square)
        case told.Found(seat, animal):
            line = QCoreApplication.translate("jing", "{name} has found a legendary animal: {animal}.")
            return line.format(name=names[seat], animal=words.animal(animal))
    return ""


def _turn_began(number: int, left: int) -> str:
    """Only what is out of the ordinary: every turn shows by its moves."""
    if number > 1:
        return QCoreApplication.translate("jing", "{name} has another turn.")
    return QCoreApplication.translate("jing", "{name} has two turns in a row.") if left > 1 else ""


def _withdrawn(event: told.Withdrawn) -> str:
    if event.forced:
        return _sent_home(known=event.b != "?")
    if event.kind == PRINCESS:
        if event.b == "?":
            return QCoreApplication.translate("jing", "{name} brings the princess home from {a}, to a secret place.")
        return QCoreApplication.translate("jing", "{name} brings the princess home from {a} to {b}.")
    if event.b == "?":
        return QCoreApplication.translate("jing", "{name} brings a mirror holder home from {a}, to a secret place.")
    return QCoreApplication.translate("jing", "{name} brings a mirror holder home from {a} to {b}.")


def _sent_home(*, known: bool) -> str:
    if known:
        return QCoreApplication.translate("jing", "{name}: the princess must go home from {a} and hides on {b}.")
    return QCoreApplication.translate("jing", "{name}: the princess must go home from {a} and hides in a secret place.")


def _pointed(event: told.Pointed, names: Names) -> str:
    if event.hit:
        line = QCoreApplication.translate("jing", "{name} points at {square}: the princess is found!")
    else:
        line = QCoreApplication.translate(
            "jing", "{name} points at {square}: {figure}. A miss: {foe} will have two turns."
        )
    shown = words.figure(event.shown)
    return line.format(name=names[event.seat], square=event.square, figure=shown, foe=names[1 - event.seat])


def _end(event: Event, names: Names) -> str:
    match event:
        case told.Claimed(seat, square, right):
            if right:
                line = QCoreApplication.translate("jing", "{name} declares the reunion on {square}: it is her beloved.")
            else:
                line = QCoreApplication.translate("jing", "{name} declares the reunion on {square}: the wrong captain!")
            return line.format(name=names[seat], square=square)
        case told.Paralysed(seat, square, shown, success):
            if success:
                line = QCoreApplication.translate("jing", "{name} paralyses the princess on {square}!")
            else:
                line = QCoreApplication.translate("jing", "{name} declares paralysis on {square}: {figure}. It fails.")
            return line.format(name=names[seat], square=square, figure=words.figure(shown))
        case told.Reunited(seat, square):
            line = QCoreApplication.translate("jing", "{name}: the princess is in the arms of her captain on {square}.")
            return line.format(name=names[seat], square=square)
        case told.TimeUp(turns):
            line = QCoreApplication.translate("jing", "The limit is reached. Turns played: {turns}.")
            return line.format(turns=turns)
        case told.Opened():
            return _opened(event)
    return ""


def _opened(event: told.Opened) -> str:
    """Every figure and, in the expert mode, every card."""
    line = QCoreApplication.translate("jing", "All screens are opened.")
    for seat, stand in enumerate((event.south, event.north)):
        row = QCoreApplication.translate("jing", "{court}: {figures}.")
        figures = words.standing((step[:2], step[2]) for step in stand)
        line += " " + row.format(court=words.court(seat), figures=figures)
    for seat, letter in enumerate(event.cards):
        if letter:
            row = QCoreApplication.translate("jing", "{court} had {card}.")
            line += " " + row.format(court=words.court(seat), card=words.card(letter))
    return line
