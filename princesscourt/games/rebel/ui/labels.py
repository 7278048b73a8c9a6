"""Short texts that are written on the table, in the language of now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Seat


def armed() -> str:
    """On the own plate: the seat will be asked before the next trick."""
    return QCoreApplication.translate("rebel", "I may act")


def round_of(number: int, rounds: int) -> str:
    return QCoreApplication.translate("rebel", "Round {number} of {rounds}").format(number=number, rounds=rounds)


def no_round() -> str:
    return QCoreApplication.translate("rebel", "The first round card lies face down.")


def example() -> str:
    return QCoreApplication.translate("rebel", "Example")


def last_trick() -> str:
    return QCoreApplication.translate("rebel", "Last trick")


def high_wins() -> str:
    return QCoreApplication.translate("rebel", "High wins")


def low_wins() -> str:
    return QCoreApplication.translate("rebel", "Low wins")


def led(suit: str) -> str:
    """The suit that everybody must follow."""
    return QCoreApplication.translate("rebel", "To follow: {suit}").format(suit=suit)


def demanded(suit: str) -> str:
    """The suit that the Mermaid or Rapunzel wants led."""
    return QCoreApplication.translate("rebel", "To be led: {suit}").format(suit=suit)


def nothing_led() -> str:
    return QCoreApplication.translate("rebel", "Nothing is led yet")


def gifts() -> str:
    return QCoreApplication.translate("rebel", "Gifts")


def aside() -> str:
    return QCoreApplication.translate("rebel", "Aside")


def go_on() -> str:
    """While a finished trick stays until it was seen."""
    return QCoreApplication.translate("rebel", "Click or press Enter to go on")


def total() -> str:
    return QCoreApplication.translate("rebel", "Total")


def player(seat: Seat) -> str:
    """What a seat is called where nobody's name is known."""
    return QCoreApplication.translate("rebel", "Seat {number}").format(number=seat + 1)


def passes_to(name: str) -> str:
    return QCoreApplication.translate("rebel", "to {name}").format(name=name)
