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


# -- how many: lupdate extracts no plural forms of `translate`, so none, one and many are texts of their own


def _counted(count: int, none: str, one: str, many: str) -> str:
    if count == 0:
        return none
    return one if count == 1 else many.format(count=count)


def answer(said: Answer) -> str:
    """ "2 places, 1 symbol, no match"."""
    return ", ".join((places(said.places), symbols(said.symbols), matches(said.matches)))


def places(count: int) -> str:
    return _counted(
        count,
        QCoreApplication.translate("jade", "no place"),
        QCoreApplication.translate("jade", "1 place"),
        QCoreApplication.translate("jade", "{count} places"),
    )


def symbols(count: int) -> str:
    return _counted(
        count,
        QCoreApplication.translate("jade", "no symbol"),
        QCoreApplication.translate("jade", "1 symbol"),
        QCoreApplication.translate("jade", "{count} symbols"),
    )


def matches(count: int) -> str:
    return _counted(
        count,
        QCoreApplication.translate("jade", "no match"),
        QCoreApplication.translate("jade", "1 match"),
        QCoreApplication.translate("jade", "{count} matches"),
    )


def stones(count: int) -> str:
    return _counted(
        count,
        QCoreApplication.translate("jade", "no danger stone"),
        QCoreApplication.translate("jade", "1 danger stone"),
        QCoreApplication.translate("jade", "{count} danger stones"),
    )


def snakes(count: int) -> str:
    return _counted(
        count,
        QCoreApplication.translate("jade", "no snake"),
        QCoreApplication.translate("jade", "1 snake"),
        QCoreApplication.translate("jade", "{count} snakes"),
    )


def jaguars(count: int) -> str:
    return _counted(
        count,
        QCoreApplication.translate("jade", "no jaguar"),
        QCoreApplication.translate("jade", "1 jaguar"),
        QCoreApplication.translate("jade", "{count} jaguars"),
    )


def chips(count: int) -> str:
    return _counted(
        count,
        QCoreApplication.translate("jade", "no question chip"),
        QCoreApplication.translate("jade", "1 question chip"),
        QCoreApplication.translate("jade", "{count} question chips"),
    )


def steps(count: int) -> str:
    """One to three steps of a walk."""
    return _counted(
        count,
        "",
        QCoreApplication.translate("jade", "1 step"),
        QCoreApplication.translate("jade", "{count} steps"),
    )


def answer_labels() -> tuple[str, str, str]:
    """What stands below the three numbers of an answer, whatever they are."""
    return (
        QCoreApplication.translate("jade", "Places"),
        QCoreApplication.translate("jade", "Symbols"),
        QCoreApplication.translate("jade", "Matches"),
    )


# -- on the table


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
