"""Names of things at the table of Princess Jing, in the language of now."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Seat
from princesscourt.games.jing.rules.catalog import CARDS, NAMES, Square


def figure(kind: str) -> str:
    """A figure by its letter; also what a veiled mirror shows, and that nothing stands there."""
    match kind:
        case "P":
            return QCoreApplication.translate("jing", "princess")
        case "M":
            return QCoreApplication.translate("jing", "maid")
        case "H":
            return QCoreApplication.translate("jing", "mirror holder")
        case "L":
            return QCoreApplication.translate("jing", "lady (princess or maid)")
        case ".":
            return QCoreApplication.translate("jing", "nobody")
        case "?":
            return QCoreApplication.translate("jing", "not the princess")
    return animal(kind)


def animal(kind: str) -> str:
    """A legendary animal by its letter."""
    match kind:
        case "C":
            return QCoreApplication.translate("jing", "crane")
        case "F":
            return QCoreApplication.translate("jing", "fox")
    return QCoreApplication.translate("jing", "owl")


def animals(kinds: str) -> str:
    """ "crane, owl", or that there is none."""
    return ", ".join(map(animal, kinds)) or QCoreApplication.translate("jing", "none yet")


def standing(many: Iterable[tuple[str, str]]) -> str:
    """ "princess a1, maid c1" from squares by name with the letters of their figures."""
    words = QCoreApplication.translate("jing", "{figure} {square}")
    return ", ".join(words.format(figure=figure(kind), square=at) for at, kind in many)


def pair(animals: str) -> str:
    """ "crane and fox"."""
    words = QCoreApplication.translate("jing", "{one} and {other}")
    return words.format(one=animal(animals[0]), other=animal(animals[1]))


def square(number: Square) -> str:
    """ "c3": columns from west to east, rows from South to North, the same for both players."""
    return NAMES[number]


def screen(number: Square) -> str:
    """ "screen c3"."""
    return QCoreApplication.translate("jing", "screen {square}").format(square=square(number))


# -- the two sides


def court(seat: Seat) -> str:
    """The name of the princess of a seat; it is that of the whole side."""
    return "Jing" if seat == 0 else "Fang"


def side(seat: Seat) -> str:
    """Where a seat sits."""
    if seat == 0:
        return QCoreApplication.translate("jing", "South")
    return QCoreApplication.translate("jing", "North")


# -- the expert mode


def captain(number: int) -> str:
    """ "captain 2": 1 to 3 from left to right as their owner sees them."""
    return QCoreApplication.translate("jing", "captain {number}").format(number=number)


def either(names: Iterable[str]) -> str:
    """ "c3, d3 or e4"."""
    listed = list(names)
    if len(listed) < 2:
        return "".join(listed)
    words = QCoreApplication.translate("jing", "{some} or {last}")
    return words.format(some=", ".join(listed[:-1]), last=listed[-1])


def card(letter: str) -> str:
    """ "objective card A"."""
    return QCoreApplication.translate("jing", "objective card {letter}").format(letter=letter)


def card_lines(letter: str) -> tuple[str, ...]:
    """What an objective card says: "crane and fox: captain 1", in the order of its captains."""
    words = QCoreApplication.translate("jing", "{animals}: {captain}")
    entries = sorted(CARDS[letter].items(), key=lambda entry: entry[1])
    return tuple(words.format(animals=pair(animals), captain=captain(number)) for animals, number in entries)


def covered_card() -> str:
    """The objective card of whoever does not look."""
    return QCoreApplication.translate("jing", "objective card, covered")


def several(name: str, count: int) -> str:
    """ "mirror holder (2)"; a single one is just named."""
    if count < 2:
        return name
    return QCoreApplication.translate("jing", "{name} ({count})").format(name=name, count=count)


def heading(name: str) -> str:
    """A name at the beginning of a line."""
    return name[:1].upper() + name[1:]
