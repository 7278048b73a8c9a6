"""Names of things at the table, in the language of now."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules.board import NODE_NAMES, Node, is_oracle, letter_of
from princesscourt.games.jade.rules.catalog import PLACE_NAMES, SYMBOL_NAMES, Pair, Place, Symbol
from princesscourt.games.jade.rules.tasks import Answer


def place(number: Place) -> str:
    """ "Ice Palace"."""
    return QCoreApplication.translate("jade", PLACE_NAMES[number])


def symbol(number: Symbol) -> str:
    """ "stone bird"."""
    return QCoreApplication.translate("jade", SYMBOL_NAMES[number])


def pair(one: Pair) -> str:
    """ "stone bird in the place Ice Palace"."""
    words = QCoreApplication.translate("jade", "{symbol} – {place}")
    return words.format(symbol=symbol(one[1]), place=place(one[0]))


def pairs(many: Iterable[Pair]) -> str:
    return ", ".join(pair(one) for one in many)


def places(many: Iterable[Place]) -> str:
    return ", ".join(place(one) for one in many)


def kind(snake: bool) -> str:
    if snake:
        return QCoreApplication.translate("jade", "snake")
    return QCoreApplication.translate("jade", "jaguar")


def node(number: Node) -> str:
    """ "space 12" or "oracle A"."""
    if is_oracle(number):
        return QCoreApplication.translate("jade", "oracle {letter}").format(letter=letter_of(number))
    return QCoreApplication.translate("jade", "space {number}").format(number=NODE_NAMES[number][1:])


def colour(seat: Seat) -> str:
    """What the pieces of a seat are called: a colour."""
    return (
        QCoreApplication.translate("jade", "crimson"),
        QCoreApplication.translate("jade", "jade green"),
        QCoreApplication.translate("jade", "sapphire"),
        QCoreApplication.translate("jade", "amber"),
        QCoreApplication.translate("jade", "plum"),
        QCoreApplication.translate("jade", "slate"),
    )[seat]


def answer(said: Answer) -> str:
    """ "2 places, 1 symbol, 1 match"."""
    parts = (
        QCoreApplication.translate("jade", "%n place(s)", None, said.places),
        QCoreApplication.translate("jade", "%n symbol(s)", None, said.symbols),
        QCoreApplication.translate("jade", "%n match(es)", None, said.matches),
    )
    return ", ".join(parts)


def stones(count: int) -> str:
    return QCoreApplication.translate("jade", "%n danger stone(s)", None, count)


def snakes(count: int) -> str:
    return QCoreApplication.translate("jade", "%n snake(s)", None, count)


def jaguars(count: int) -> str:
    return QCoreApplication.translate("jade", "%n jaguar(s)", None, count)


def out() -> str:
    return QCoreApplication.translate("jade", "eliminated")


def resting() -> str:
    return QCoreApplication.translate("jade", "thinking time")


def task_of() -> str:
    """Stands before the sign of the left neighbour on the tray."""
    return QCoreApplication.translate("jade", "Task of")


def nobodys() -> str:
    """Stands over the open oracle cards."""
    return QCoreApplication.translate("jade", "Nobody's oracles")


def private_answer() -> str:
    return QCoreApplication.translate("jade", "Only the asker and the oracle hear the answer.")


def answer_labels(said: Answer) -> tuple[str, str, str]:
    """What stands below the three numbers."""
    return (
        QCoreApplication.translate("jade", "place(s)", None, said.places),
        QCoreApplication.translate("jade", "symbol(s)", None, said.symbols),
        QCoreApplication.translate("jade", "match(es)", None, said.matches),
    )
