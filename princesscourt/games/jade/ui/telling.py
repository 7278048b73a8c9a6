"""What a thing on the table is called for tool tips and screen readers, from what the viewer may see."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from princesscourt.core.rules import Seat, Target
from princesscourt.games.jade.rules.board import NODE_NUMBER, Node, is_oracle, letter_of
from princesscourt.games.jade.rules.catalog import PLACE_NUMBER, Place
from princesscourt.games.jade.rules.tasks import TASKS
from princesscourt.games.jade.rules.view import View
from princesscourt.games.jade.ui import words


def thing(view: View, target: Target) -> str:
    """The full name of a target on the board or beside it; "" if it is none."""
    if target in NODE_NUMBER:
        return node(view, NODE_NUMBER[target])
    if target in PLACE_NUMBER:
        return place(view, PLACE_NUMBER[target])
    if target.startswith("seat/"):
        return seat(view, int(target.removeprefix("seat/")))
    if target == "tray":
        return tray(view)
    return head(view) if target == "head" else ""


def node(view: View, at: Node) -> str:
    """ "space 12, crimson piece, danger stone: snake"."""
    parts = [words.node(at)]
    here = view.table.piece_on(at)
    if here is not None:
        piece = QCoreApplication.translate("jade", "{colour} piece")
        parts.append(piece.format(colour=words.colour(here)))
    parts += _stone(view, at)
    if is_oracle(at):
        parts += _oracle(view, letter_of(at))
    return ", ".join(parts)


def _stone(view: View, at: Node) -> list[str]:
    stone = view.table.stone_on(at)
    if stone is None:
        return []
    kind = view.snakes[view.table.stones.index(stone)]
    if kind is None:
        return [QCoreApplication.translate("jade", "danger stone, face down")]
    known = QCoreApplication.translate("jade", "danger stone, face down: you know it is a {kind}")
    return [known.format(kind=words.kind(kind))]


def _oracle(view: View, letter: str) -> list[str]:
    if letter in view.table.open_oracles:
        return [QCoreApplication.translate("jade", "nobody's oracle")]
    if view.oracle == letter:
        return [QCoreApplication.translate("jade", "your oracle")]
    if letter in view.oracles:
        owner = QCoreApplication.translate("jade", "oracle of {colour}")
        return [owner.format(colour=words.colour(view.oracles.index(letter)))]
    return []


def place(view: View, at: Place) -> str:
    """ "Ice Palace, stone bird lies there"."""
    if not view.table.layout:
        return words.place(at)
    lies = QCoreApplication.translate("jade", "{place}: {symbol}")
    return lies.format(place=words.place(at), symbol=words.symbol(view.table.layout[at]))


def seat(view: View, who: Seat) -> str:
    """The board of a seat in one sentence."""
    shown = view.table.seats[who]
    name = QCoreApplication.translate("jade", "Board of {colour}").format(colour=words.colour(who))
    if not shown.alive:
        return f"{name}, {words.out()}"
    counts = QCoreApplication.translate("jade", "marker on {marker}").format(marker=shown.marker)
    parts = [name, counts, words.chips(shown.chips), words.stones(shown.stones)]
    hand = view.hands[who] if view.hands else None
    if hand is not None:
        parts += [words.snakes(hand), words.jaguars(shown.stones - hand)]
    if shown.resting:
        parts.append(words.resting())
    return ", ".join(parts + _cards(view, who))


def _cards(view: View, who: Seat) -> list[str]:
    """Oracle and task card of a seat, as far as they lie open to whoever looks."""
    parts = []
    letter = view.oracles[who] if view.oracles else None
    if letter:
        parts.append(QCoreApplication.translate("jade", "oracle {letter}").format(letter=letter))
    task = view.tasks[who] if view.tasks else None
    if task is not None:
        parts.append(QCoreApplication.translate("jade", "task: {pairs}").format(pairs=words.pairs(TASKS[task])))
    return parts


def tray(view: View) -> str:
    """What the viewer alone sees; for all others that there is something covered."""
    parts = []
    if view.oracle:
        mine = QCoreApplication.translate("jade", "your oracle is {letter}")
        parts.append(mine.format(letter=view.oracle))
    if view.held_task is not None and view.seat is not None:
        held = QCoreApplication.translate("jade", "you hold the task of {colour}: {pairs}")
        left = view.table.left_of(view.seat)
        parts.append(held.format(colour=words.colour(left), pairs=words.pairs(TASKS[view.held_task])))
    return ", ".join(parts) or QCoreApplication.translate("jade", "covered cards")


def head(view: View) -> str:
    """The oracle cards that lie open, and how many lie face down."""
    shown = QCoreApplication.translate("jade", "open oracle cards: {letters}")
    letters = " ".join(view.table.open_oracles) or "–"
    covered = QCoreApplication.translate("jade", "face-down oracle cards: {count}")
    return f"{shown.format(letters=letters)}, {covered.format(count=view.table.face_down)}"
