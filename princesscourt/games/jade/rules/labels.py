"""The notation of a ply as one pair of eyes may read it. What is secret is written "?", the same whatever it is."""

from __future__ import annotations

from princesscourt.core.rules import OPEN, Seat, Viewer
from princesscourt.games.jade.rules.board import NODE_NAMES
from princesscourt.games.jade.rules.catalog import LETTERS
from princesscourt.games.jade.rules.dealing import OPEN_CARDS
from princesscourt.games.jade.rules.frames import DrawStone
from princesscourt.games.jade.rules.moves import CardsDealt, Lay, Move, OraclesDealt, StoneDrawn, StonesDealt
from princesscourt.games.jade.rules.state import State
from princesscourt.games.jade.rules.tasks import layout_text, task_text


def label(state: State, seat: Seat, move: Move, viewer: Viewer) -> str:
    """`move`, made by `seat` in `state`, for `viewer`."""
    if viewer == OPEN:
        return str(move)
    match move:
        case Lay(node, snake) if snake is not None and viewer != seat:
            return f"lay ? {NODE_NAMES[node]}"
        case StoneDrawn():
            frame = state.table.agenda.top
            mine = isinstance(frame, DrawStone) and frame.seat == viewer
            return str(move) if mine else "draw ?"
        case StonesDealt(first, snakes):
            hands = ".".join(_shown(count, mine=who == viewer) for who, count in enumerate(snakes))
            return f"redeal {hands}" if first is None else f"stones {first} {hands}"
        case OraclesDealt(order):
            return f"oracles {_cards(state.table.participants, order, viewer)}"
        case CardsDealt():
            return _dealt(state, move, viewer)
    return str(move)


def _shown(count: int | None, *, mine: bool) -> str:
    if count is None:
        return "-"
    return str(count) if mine else "?"


def _cards(participants: tuple[Seat, ...], order: str, viewer: Viewer) -> str:
    """The own card and the open ones; the rest is hidden."""
    dealt = len(participants)
    return "".join(
        order[at] if dealt <= at < dealt + OPEN_CARDS or (at < dealt and participants[at] == viewer) else "?"
        for at in range(len(LETTERS))
    )


def _dealt(state: State, move: CardsDealt, viewer: Viewer) -> str:
    table = state.table
    held = None if viewer is None or table.options.held_task == "hidden" else table.left_of(viewer)
    tasks = ",".join(task_text(task) if seat == held else "?" for seat, task in enumerate(move.tasks))
    return f"cards {layout_text(move.layout)} {tasks} {_cards(table.participants, move.oracles, viewer)}"
