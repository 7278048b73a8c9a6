"""Buttons above the board, and the names of things on it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import BadNotation, Target
from princesscourt.games.rebel.rules.cards import parse_card, parse_suit
from princesscourt.games.rebel.rules.choices import Choosing, Showing
from princesscourt.games.rebel.rules.princesses import PRINCESSES
from princesscourt.games.rebel.rules.spells import Bartering
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.rules.winning import Camouflage, Challenge, Haggling
from princesscourt.games.rebel.ui import words


def thing(target: Target, view: object) -> str:
    """What a target is called; a button says what it does."""
    zone, _, name = target.partition("/")
    if zone == "do":
        return _button(name, view.top if isinstance(view, View) else None)
    if zone == "princess" and name in PRINCESSES:
        return words.princess(name)
    if zone == "seat" and name.isdecimal():
        return QCoreApplication.translate("rebel", "Seat {number}").format(number=int(name) + 1)
    try:
        return words.card(parse_card(name))
    except BadNotation:
        return target


def _button(name: str, frame: object) -> str:
    word, _, rest = name.partition("/")
    match word:
        case "arm":
            return QCoreApplication.translate("rebel", "I may act before the next trick")
        case "confirm":
            return _confirm(frame)
        case "pass":
            return _decline(frame)
        case "finish":
            return QCoreApplication.translate("rebel", "Nothing is left to win: end the round")
        case "use" if rest in PRINCESSES:
            return words.ability(rest)
        case "suit":
            return _suit(words.suit(parse_suit(rest)), frame)
    return name


def _suit(suit: str, frame: object) -> str:
    if isinstance(frame, Showing):
        return QCoreApplication.translate("rebel", "Lay open: {suit}").format(suit=suit)
    return suit


def _confirm(frame: object) -> str:
    what = frame.what if isinstance(frame, Choosing) else ""
    if what in ("pass", "split", "chairs"):
        return QCoreApplication.translate("rebel", "Pass on")
    if what in ("aside", "half"):
        return QCoreApplication.translate("rebel", "Put aside")
    if what == "gift":
        return QCoreApplication.translate("rebel", "Give")
    return QCoreApplication.translate("rebel", "Confirm")


def _decline(frame: object) -> str:
    if isinstance(frame, Camouflage):
        return QCoreApplication.translate("rebel", "Leave the card in the trick")
    if isinstance(frame, Challenge):
        return QCoreApplication.translate("rebel", "Keep the trick")
    if isinstance(frame, Haggling):
        return QCoreApplication.translate("rebel", "No bargain")
    if isinstance(frame, Bartering):
        return QCoreApplication.translate("rebel", "Give the card back")
    return QCoreApplication.translate("rebel", "No ability now")
