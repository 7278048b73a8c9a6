"""What happened to hands and by abilities, as sentences; what the reader may not see is told by its number."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.events import Event
from princesscourt.games.rebel.rules import events as told
from princesscourt.games.rebel.rules.cards import Cards
from princesscourt.games.rebel.ui import words
from princesscourt.ui.kit.room import Names


def hand_story(event: Event, names: Names) -> str:
    """The sentence of an event; "" if it is of another kind."""
    return _choice(event, names) or _together(event, names) or _ability(event, names) or _spell(event, names)


def _known_or_count(cards: Cards, count: int) -> str:
    return words.cards(cards) if cards else words.some_cards(count)


def _choice(event: Event, names: Names) -> str:
    match event:
        case told.Locked(seat, cards=cards) if cards:
            line = QCoreApplication.translate("rebel", "{name} has chosen: {cards}.")
            return line.format(name=names[seat], cards=words.row(cards))
        case told.Locked(seat):
            return QCoreApplication.translate("rebel", "{name} has chosen.").format(name=names[seat])
        case told.CardsPassed(_, giver, receiver, cards, count):
            line = QCoreApplication.translate("rebel", "{name} passes {cards} to {other}.")
            said = _known_or_count(cards, count)
            return line.format(name=names[giver], cards=said, other=names[receiver])
        case told.SuitShown(seat, _, cards):
            line = QCoreApplication.translate("rebel", "{name} lays open: {cards}.")
            return line.format(name=names[seat], cards=words.cards(cards))
    return ""


def _together(event: Event, names: Names) -> str:
    del names
    match event:
        case told.LaidAside(count=count):
            line = QCoreApplication.translate("rebel", "Everybody puts {cards} face down aside.")
            return line.format(cards=words.some_cards(count))
        case told.TakenUp(count=count):
            line = QCoreApplication.translate("rebel", "Everybody takes up what lay aside: {cards}.")
            return line.format(cards=words.some_cards(count))
        case told.GiftsGiven():
            return QCoreApplication.translate("rebel", "Everybody adds a card to the gifts.")
        case told.Spun(cards):
            line = QCoreApplication.translate("rebel", "In the middle lie {cards}.")
            return line.format(cards=words.row(cards))
    return ""


def _ability(event: Event, names: Names) -> str:
    if not isinstance(event, told.PowerUsed):
        return ""
    if event.copied:
        line = QCoreApplication.translate("rebel", "{name} uses “{ability}” of {princess} as her mirror image.")
    else:
        line = QCoreApplication.translate("rebel", "{name} uses “{ability}” of {princess}.")
    ability, princess = words.ability(event.power), words.princess(event.power)
    line = line.format(name=names[event.seat], ability=ability, princess=princess)
    return f"{line} {_aim(event, names)}".strip()


def _aim(event: told.PowerUsed, names: Names) -> str:
    if event.suit >= 0:
        line = QCoreApplication.translate("rebel", "To be led: {suit}")
        return f"{line.format(suit=words.suit(event.suit))}."
    if event.target < 0:
        return ""
    if event.power == "pocahontas":
        line = QCoreApplication.translate("rebel", "{name} leads this trick.")
    else:
        line = QCoreApplication.translate("rebel", "It is about the hand of {name}.")
    return line.format(name=names[event.target])


def _spell(event: Event, names: Names) -> str:
    match event:
        case told.CardsInspected(seat, owner, cards, count):
            line = QCoreApplication.translate("rebel", "{name} looks into the hand of {other}: {cards}.")
            said = _known_or_count(cards, count)
            return line.format(name=names[seat], other=names[owner], cards=said)
        case told.CardFrozen(seat, card):
            line = QCoreApplication.translate("rebel", "{card} lies frozen before {name}.")
            return line.format(card=words.card(card), name=names[seat])
        case told.Bartered():
            return _bartered(event, names)
        case told.Shared(card, seat):
            line = QCoreApplication.translate("rebel", "{name} gets {card}.")
            return line.format(name=names[seat], card=words.card(card))
    return ""


def _bartered(event: told.Bartered, names: Names) -> str:
    if not event.swapped:
        line = QCoreApplication.translate("rebel", "{name} gives the card back to {other}.")
    elif event.got:
        line = QCoreApplication.translate("rebel", "{name} gives {other} {gave} and keeps {got}.")
    else:
        line = QCoreApplication.translate("rebel", "{name} swaps a card with {other}.")
    gave, got = words.cards(event.gave), words.cards(event.got)
    return line.format(name=names[event.seat], other=names[event.owner], gave=gave, got=got)
