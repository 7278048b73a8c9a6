"""The faces of the games, by the ids of their rules. A room is loaded when it is first needed; its sign at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from princesscourt.games import GAMES, UnknownGame
from princesscourt.games.jade.ui.sign import JadeSign
from princesscourt.games.jing.ui.sign import JingSign
from princesscourt.games.realm.ui.sign import RealmSign
from princesscourt.games.rebel.ui.sign import RebelSign
from princesscourt.games.valley.ui.sign import ValleySign
from princesscourt.ui.kit.sign import Sign

if TYPE_CHECKING:
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


SIGNS: tuple[Sign, ...] = (JingSign(), JadeSign(), ValleySign(), RealmSign(), RebelSign())


def shown_games() -> tuple[str, ...]:
    """The ids of the games that have a room, in the order of the house."""
    return tuple(entry.id for entry in GAMES if entry.id in ROOMS)


def room_for(game_id: str) -> Room:
    """The room of a game. Raises `UnknownGame`."""
    if game_id not in ROOMS:
        raise UnknownGame(game_id)
    return ROOMS[game_id]()


def sign_for(game_id: str) -> Sign:
    """The sign of a game that has a room; loads nothing. Raises `UnknownGame`."""
    sign = next((sign for sign in SIGNS if sign.game_id == game_id and game_id in ROOMS), None)
    if sign is None:
        raise UnknownGame(game_id)
    return sign
