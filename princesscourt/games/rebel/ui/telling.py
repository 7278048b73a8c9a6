"""What a thing on the table is called for tool tips and screen readers, from what the viewer may see."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Seat
from princesscourt.games.rebel.rules.cards import listed
from princesscourt.games.rebel.rules.state import Taken
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import labels, words
from princesscourt.games.rebel.ui.laying import Lie
from princesscourt.games.rebel.ui.plates import locked_seats
from princesscourt.games.rebel.ui.sides import StatusShown

Players = Sequence[str]
"""What the seats are called, in order."""


def name_of(names: Players, seat: Seat) -> str:
    return names[seat] if seat < len(names) else labels.player(seat)


def card(lie: Lie, names: Players) -> str:
    """ "Queen 5", "Queen 5, played by Ada", "Queen 5 of Ada, open"."""
    said = words.card(lie.card)
    who = name_of(names, lie.seat)
    if lie.zone == "trick":
        said = QCoreApplication.translate("rebel", "{card}, played by {name}").format(card=said, name=who)
    elif lie.zone == "mini":
        said = QCoreApplication.translate("rebel", "{card} of {name}").format(card=said, name=who)
    elif lie.zone == "frozen":
        said = QCoreApplication.translate("rebel", "{card} of {name}, frozen").format(card=said, name=who)
    if lie.open:
        said = QCoreApplication.translate("rebel", "{card}, open").format(card=said)
    if lie.locked:
        said = QCoreApplication.translate("rebel", "{card}, chosen").format(card=said)
    return said


def seat(view: View, who: Seat, names: Players) -> str:
    """Everything that is known of a seat, in one sentence."""
    parts = [name_of(names, who), words.proposals(view.totals[who]), words.tricks(view.won[who])]
    hand = QCoreApplication.translate("rebel", "{cards} in hand")
    parts.append(hand.format(cards=words.some_cards(view.sizes[who])))
    if view.aside_sizes[who]:
        aside = QCoreApplication.translate("rebel", "{cards} aside")
        parts.append(aside.format(cards=words.some_cards(view.aside_sizes[who])))
    parts += _princess(view, who)
    if view.plan and view.agenda.frames and view.leader == who:
        parts.append(QCoreApplication.translate("rebel", "leads"))
    if who in locked_seats(view):
        parts.append(QCoreApplication.translate("rebel", "has chosen"))
    return ", ".join(parts)


def _princess(view: View, who: Seat) -> list[str]:
    princess = view.princesses[who] if view.princesses else ""
    if not princess:
        return []
    state = words.exhausted() if view.exhausted >> who & 1 else words.ready()
    said = QCoreApplication.translate("rebel", "princess {princess} ({state})")
    return [said.format(princess=words.princess(princess), state=state), words.power(princess)]


def princess(name: str) -> str:
    """A princess to choose: who she is and what she can do."""
    return f"{words.princess(name)}, {words.ability(name)}: {words.power(name)}"


def round_card(view: View) -> str:
    if not view.card:
        return labels.no_round()
    name = view.card
    head = labels.round_of(view.number, view.rounds)
    example = f"{labels.example()}: {words.round_example(name)}"
    return f"{head}: {words.round_card(name)}. {words.passing(name)}. {words.round_rule(name)} {example}"


def status(what: StatusShown) -> str:
    if what.suit >= 0:
        first = labels.led(words.suit(what.suit))
    elif what.demanded >= 0:
        first = labels.demanded(words.suit(what.demanded))
    else:
        first = labels.nothing_led()
    low = labels.low_wins() if what.low else labels.high_wins()
    return ", ".join((first, low, words.broken() if what.broken else words.unbroken()))


def last_trick(trick: Taken, names: Players) -> str:
    """The last trick card by card, and who won it."""
    said = QCoreApplication.translate("rebel", "{name} {card}")
    plays = ", ".join(said.format(name=name_of(names, p.seat), card=words.card(p.card)) for p in trick.laid)
    won = QCoreApplication.translate("rebel", "Last trick: {plays}. It went to {name}.")
    return won.format(plays=plays, name=name_of(names, trick.winner))


def aside(view: View, who: Seat) -> str:
    """The cards aside of the seat below: their names for whoever put them there, their number for others."""
    known = listed(view.aside[who])
    said = words.row(known) if known else words.some_cards(view.aside_sizes[who])
    return f"{labels.aside()}: {said}"


def gifts(view: View) -> str:
    return f"{labels.gifts()}: {words.some_cards(len(view.gifts))}"
