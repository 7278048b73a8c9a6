"""Names of things at the table, in the language of now."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from princesscourt.games.rebel.rules.cards import FAIRIES, FROG, PETS, QUEENS, RANK, SUIT, Card, Cards, Suit, listed
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.ui.princess_words import PRINCESS_WORDS
from princesscourt.games.rebel.ui.round_words import ROUND_WORDS


def suit(number: Suit) -> str:
    """ "Fairies"."""
    if number == FAIRIES:
        return QCoreApplication.translate("rebel", "Fairies")
    if number == QUEENS:
        return QCoreApplication.translate("rebel", "Queens")
    if number == PETS:
        return QCoreApplication.translate("rebel", "Pets")
    return QCoreApplication.translate("rebel", "Princes")


def card(number: Card) -> str:
    """ "Fairy 3", "Frog (Pet 8)"."""
    if number < 0:
        return QCoreApplication.translate("rebel", "a card")
    if number == FROG:
        return QCoreApplication.translate("rebel", "Frog (Pet 8)")
    return _card_of_suit(SUIT[number]).format(rank=RANK[number])


def _card_of_suit(number: Suit) -> str:
    if number == FAIRIES:
        return QCoreApplication.translate("rebel", "Fairy {rank}")
    if number == QUEENS:
        return QCoreApplication.translate("rebel", "Queen {rank}")
    if number == PETS:
        return QCoreApplication.translate("rebel", "Pet {rank}")
    return QCoreApplication.translate("rebel", "Prince {rank}")


def row(many: Iterable[Card]) -> str:
    """Cards in the order given."""
    return ", ".join(card(one) for one in many)


def cards(many: Cards) -> str:
    """The cards of a set."""
    return row(listed(many))


def frog() -> str:
    return QCoreApplication.translate("rebel", "Frog")


# -- princesses and round cards


def princess(name: str) -> str:
    """ "Snow White"."""
    return QCoreApplication.translate("rebel", PRINCESS_WORDS[name][0])


def ability(name: str) -> str:
    """ "Seven Dwarfs"."""
    return QCoreApplication.translate("rebel", PRINCESS_WORDS[name][1])


def power(name: str) -> str:
    """What the princess can do, in a sentence."""
    return QCoreApplication.translate("rebel", PRINCESS_WORDS[name][2])


def round_card(name: str) -> str:
    """ "Once Upon a Time…"."""
    return QCoreApplication.translate("rebel", ROUND_WORDS[name][0])


def round_rule(name: str) -> str:
    """What the round card changes, in a sentence."""
    return QCoreApplication.translate("rebel", ROUND_WORDS[name][1])


def round_example(name: str) -> str:
    """An example for `round_rule`."""
    return QCoreApplication.translate("rebel", ROUND_WORDS[name][2])


def passing(name: str) -> str:
    """How many cards the round card lets everybody pass, and where."""
    left, right = ROUND_CARDS[name].left, ROUND_CARDS[name].right
    if left and right:
        return QCoreApplication.translate("rebel", "Pass 1 card left and 1 card right")
    if left + right == 1:
        return _one_left() if left else QCoreApplication.translate("rebel", "Pass 1 card right")
    if left:
        return QCoreApplication.translate("rebel", "Pass {count} cards left").format(count=left)
    return QCoreApplication.translate("rebel", "Pass {count} cards right").format(count=right)


def _one_left() -> str:
    return QCoreApplication.translate("rebel", "Pass 1 card left")


# -- how many: lupdate extracts no plural forms of `translate`, so one and many are texts of their own


def proposals(count: int) -> str:
    """ "1 proposal", "−3 proposals"."""
    if count == 1:
        return QCoreApplication.translate("rebel", "1 proposal")
    return QCoreApplication.translate("rebel", "{count} proposals").replace("{count}", signed(count))


def signed(count: int) -> str:
    """A number with a true minus sign."""
    return str(count).replace("-", "−")


def tricks(count: int) -> str:
    """ "1 trick", "4 tricks"."""
    if count == 1:
        return QCoreApplication.translate("rebel", "1 trick")
    return QCoreApplication.translate("rebel", "{count} tricks").format(count=count)


def some_cards(count: int) -> str:
    """ "1 card", "4 cards"."""
    if count == 1:
        return QCoreApplication.translate("rebel", "1 card")
    return QCoreApplication.translate("rebel", "{count} cards").format(count=count)


# -- on the table


def ready() -> str:
    return QCoreApplication.translate("rebel", "ready")


def exhausted() -> str:
    return QCoreApplication.translate("rebel", "exhausted")


def broken() -> str:
    return QCoreApplication.translate("rebel", "Princes have snuck in")


def unbroken() -> str:
    return QCoreApplication.translate("rebel", "Princes may not be led yet")
