"""The games of the house.

Adding a game (each step has a model in `valley`, the smallest game):

1.  `games/<name>/rules/`: options, state, moves, rules, events, view; a class that fulfils `core.rules.Rules`.
2.  `games/<name>/bot.py`: levels, weakest first, and `bot(level)`.
3.  `games/<name>/game.py`: a `Game` that names them; then a line in `GAMES` below.
4.  `games/<name>/ui/`: scene, animator, phrases; a `ROOM`; then a line in `ui/shell/rooms.py`.
5.  `assets/<name>/`: art and rule pages; `translations/`: run `dev.py translations` and fill in what is new.
6.  `pyproject.toml`: the game in the import-linter contracts.
7.  `tests/games/<name>/`: a test for every worked example; the contract suite takes the game up by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from princesscourt.games.game import AnyGame


@dataclass(frozen=True, slots=True)
class Entry:
    """A game by its id; `load` imports it when it is first needed."""

    id: str
    load: Callable[[], AnyGame]


def _jing() -> AnyGame:
    from princesscourt.games.jing.game import GAME

    return GAME


def _valley() -> AnyGame:
    from princesscourt.games.valley.game import GAME

    return GAME


def _jade() -> AnyGame:
    from princesscourt.games.jade.game import GAME

    return GAME


def _realm() -> AnyGame:
    from princesscourt.games.realm.game import GAME

    return GAME


def _rebel() -> AnyGame:
    from princesscourt.games.rebel.game import GAME

    return GAME


GAMES: tuple[Entry, ...] = (
    Entry("princess-jing", _jing),
    Entry("kings-valley", _valley),
    Entry("jade-koenig", _jade),
    Entry("queen-and-princes", _realm),
    Entry("rebel-princess", _rebel),
)


class UnknownGame(KeyError):
    """No game has this id."""


def find(game_id: str) -> AnyGame:
    """The game with this id. Raises `UnknownGame`."""
    for entry in GAMES:
        if entry.id == game_id:
            return entry.load()
    raise UnknownGame(game_id)
