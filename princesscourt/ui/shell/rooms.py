"""The faces of the games, by the ids of their rules. Loaded when first needed."""

from __future__ import annotations

from collections.abc import Callable

from princesscourt.games import GAMES, UnknownGame
from princesscourt.ui.kit.room import Room


def _valley() -> Room:
    from princesscourt.games.valley.ui.room import ROOM

    return ROOM


def _jade() -> Room:
    from princesscourt.games.jade.ui.room import ROOM

    return ROOM


def _jing() -> Room:
    from princesscourt.games.jing.ui.room import ROOM

    return ROOM


def _rebel() -> Room:
    from princesscourt.games.rebel.ui.room import ROOM

    return ROOM


def _realm() -> Room:
    from princesscourt.games.realm.ui.room import ROOM

    return ROOM


ROOMS: dict[str, Callable[[], Room]] = {
    "princess-jing": _jing,
    "jade-koenig": _jade,
    "kings-valley": _valley,
    "queen-and-princes": _realm,
    "rebel-princess": _rebel,
}


def shown_games() -> tuple[str, ...]:
    """The ids of the games that have a room, in the order of the house."""
    return tuple(entry.id for entry in GAMES if entry.id in ROOMS)


def room_for(game_id: str) -> Room:
    """The room of a game. Raises `UnknownGame`."""
    if game_id not in ROOMS:
        raise UnknownGame(game_id)
    return ROOMS[game_id]()
