"""Tables and pictures for the tests of the shell."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from PySide6.QtGui import QImage

from princesscourt.core.match import AnyNode
from princesscourt.games import find
from princesscourt.ui.shell.table import Table
from princesscourt.ui.shell.window import MainWindow
from tests.ui.windows import setting


def open_table(window: MainWindow, game_id: str) -> Table:
    """People on the usual seats of a game, playing with open cards."""
    kinds = ("",) * find(game_id).usual_seats
    window.begin(game_id, replace(setting(game_id, *kinds), open_table=True))
    assert window.table is not None
    return window.table


def picture(table: Table) -> QImage:
    """The board without keyboard cursor."""
    table.board.clearFocus()
    return table.board.grab().toImage()


def fresh_picture(table: Table) -> QImage:
    """The board as it looks when it is painted from nothing but the view of now."""
    table.scene.show_view(table.session.lens.view(table.session.cursor))
    return picture(table)


def play_any(table: Table, rng: Random) -> bool:
    """Any legal move of the seat that acts; False if nobody does."""
    session = table.session
    moves = session.lens.moves(session.cursor, session.acting) if session.acting is not None else ()
    if moves:
        session.choose(moves[int(rng.random() * len(moves))])
    return bool(moves)


def path(node: AnyNode) -> list[str]:
    """The moves that lead to a node."""
    return [str(step.move) for step in node.path()[1:]]
