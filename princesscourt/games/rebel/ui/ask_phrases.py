"""What the asked seat can do now, from what everybody may see."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Ask
from princesscourt.games.rebel.rules.choices import Choosing
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.spells import Bartering, Freezing
from princesscourt.games.rebel.rules.view import View
from princesscourt.games.rebel.ui import words
from princesscourt.ui.kit.room import Names


def question(ask: Ask, view: View, names: Names) -> str:
    """One line with "{name}" for the player asked."""
    line = _secret(ask, view, names) or _ability(ask, view, names) or _trick(ask, view, names)
    return line or "{name}"


def _secret(ask: Ask, view: View, names: Names) -> str:
    """The choices that everybody makes at the same time."""
    frame = view.top
    count = words.some_cards(frame.count) if isinstance(frame, Choosing) else ""
    left, right = names[(ask.seat + 1) % view.seats], names[(ask.seat - 1) % view.seats]
    match ask.why:
        case "pass" if isinstance(frame, Choosing):
            line = QCoreApplication.translate("rebel", "{name}: choose {cards} for {other}.")
            return line.replace("{cards}", count).replace("{other}", left if frame.left else right)
        case "split":
            line = QCoreApplication.translate("rebel", "{name}: choose a card for {left}, then one for {right}.")
            return line.replace("{left}", left).replace("{right}", right)
        case "half":
            line = QCoreApplication.translate("rebel", "{name}: put {cards} aside that you play out later.")
            return line.replace("{cards}", count)
        case "chairs":
            line = QCoreApplication.translate("rebel", "{name}: choose a card that moves on to {other}.")
            return line.replace("{other}", right)
    return _alone(ask.why)


def _alone(why: str) -> str:
    """Choices in which no other player has a part."""
    match why:
        case "keep":
            return QCoreApplication.translate("rebel", "{name}: which princess do you keep?")
        case "take":
            return QCoreApplication.translate("rebel", "{name}: take a princess.")
        case "aside":
            return QCoreApplication.translate("rebel", "{name}: put a card aside for the last trick.")
        case "show":
            return QCoreApplication.translate("rebel", "{name}: which suit do you lay open?")
        case "gift":
            return QCoreApplication.translate("rebel", "{name}: choose a card for the gifts of this trick.")
        case "spindle":
            return QCoreApplication.translate("rebel", "{name}: choose a card for the middle.")
    return ""


def _ability(ask: Ask, view: View, names: Names) -> str:
    frame = view.top
    match ask.why:
        case "power":
            return QCoreApplication.translate("rebel", "{name}: use an ability before this trick?")
        case "freeze" if isinstance(frame, Freezing):
            line = QCoreApplication.translate("rebel", "{name}: which card does {other} have to play?")
            return line.replace("{other}", names[frame.owner])
        case "barter" if isinstance(frame, Bartering):
            line = QCoreApplication.translate(
                "rebel", "{name}: give {other} a card for the one drawn, or give it back?"
            )
            return line.replace("{other}", names[frame.owner])
        case "share":
            return QCoreApplication.translate("rebel", "{name}: choose a card in the middle and who gets it.")
        case "camouflage":
            return QCoreApplication.translate("rebel", "{name}: swap your card in the trick?")
        case "challenge":
            return QCoreApplication.translate("rebel", "{name}: deal the cards of your trick back to everybody?")
        case "haggle":
            return QCoreApplication.translate("rebel", "{name}: swap a hand card for a card of your trick?")
    return ""


def _trick(ask: Ask, view: View, names: Names) -> str:
    del names
    if ask.why != "play":
        return ""
    frozen = view.frozen[ask.seat]
    if frozen:
        line = QCoreApplication.translate("rebel", "{name}: {card} is frozen and must be played.")
        return line.replace("{card}", words.cards(frozen))
    if not view.laid:
        return _lead(view)
    suit = words.suit(ROUND_CARDS[view.card].suit(view.laid))
    return QCoreApplication.translate("rebel", "{name}: play a card. To follow: {suit}.").replace("{suit}", suit)


def _lead(view: View) -> str:
    if view.demanded < 0:
        return QCoreApplication.translate("rebel", "{name}: lead to the trick.")
    line = QCoreApplication.translate("rebel", "{name}: lead to the trick, with {suit} if you hold any.")
    return line.replace("{suit}", words.suit(view.demanded))
