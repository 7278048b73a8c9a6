"""The list of matches, searched."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import msgspec

from princesscourt.core.match import Player
from princesscourt.core.replay import RecordError
from princesscourt.core.rules import Result
from princesscourt.storage import codec
from princesscourt.storage.holding import Holder


@dataclass(frozen=True, slots=True)
class Query:
    """What to look for; every field left alone matches everything.

    `text`: words that all stand in the players' names or the game's id. `winner`: part of the name of somebody who won
    or shared the first place. `since` and `until`: seconds of `time.time` between which the match last changed.
    """

    id: int = 0
    text: str = ""
    game: str = ""
    state: Literal["", "running", "over"] = ""
    outcome: Literal["", "won", "drawn"] = ""
    winner: str = ""
    since: float | None = None
    until: float | None = None
    pinned: bool = False
    deleted: bool = False
    limit: int = 500
    offset: int = 0


EVERYTHING = Query()


@dataclass(frozen=True, slots=True)
class Row:
    """A match in the list. `held`: another running copy of the program plays it. `broken`: its row is bent."""

    id: int
    game: str
    players: tuple[Player, ...]
    created: float
    changed: float
    plies: int
    over: bool
    result: Result | None
    open_table: bool
    deleted: float
    held: bool
    broken: bool = False


class _Columns(msgspec.Struct, frozen=True, array_like=True):
    """The columns of a row in the list, in this order."""

    game: str
    players: str
    created: float
    changed: float
    plies: int
    over: int
    result: str
    open_table: int
    deleted: float
    host: str
    pid: int
    token: str
    beat: float


def rows(connection: sqlite3.Connection, query: Query, own: Holder, now: float) -> Iterator[Row]:
    """The matches that fit, the last changed first."""
    tests, values = _tests(query)
    names = ", ".join(_Columns.__struct_fields__)
    sql = f"SELECT id, {names} FROM match WHERE {' AND '.join(tests)} ORDER BY changed DESC, id DESC LIMIT ? OFFSET ?"
    for number, *columns in connection.execute(sql, (*values, query.limit, query.offset)):
        try:
            yield _row(number, codec.convert(columns, _Columns), own, now)
        except RecordError:
            yield Row(number, "", (), 0.0, 0.0, 0, False, None, False, 0.0, held=False, broken=True)


def count(connection: sqlite3.Connection, query: Query) -> int:
    """How many matches fit, whatever the limit."""
    tests, values = _tests(query)
    found: int = connection.execute(f"SELECT count(*) FROM match WHERE {' AND '.join(tests)}", values).fetchone()[0]
    return found


def _tests(query: Query) -> tuple[list[str], list[str | float]]:
    wanted: list[tuple[str, str | float | None]] = [
        ("id = ?", query.id or None),
        ("game = ?", query.game or None),
        ("over = ?", None if not query.state else float(query.state == "over")),
        ("over = 1 AND drawn = ?", None if not query.outcome else float(query.outcome == "drawn")),
        ("instr(winners, ?)", codec.folded(query.winner) or None),
        ("changed >= ?", query.since),
        ("changed <= ?", query.until),
        *(("instr(words, ?)", word) for word in codec.folded(query.text).split()),
    ]
    tests = ["deleted > 0" if query.deleted else "deleted = 0"]
    if query.pinned:
        tests.append("EXISTS (SELECT 1 FROM node WHERE node.match = match.id AND pins <> '')")
    asked = [(test, value) for test, value in wanted if value is not None]
    return tests + [test for test, _ in asked], [value for _, value in asked]


def _row(number: int, columns: _Columns, own: Holder, now: float) -> Row:
    holder = Holder(columns.host, columns.pid, columns.token, columns.beat)
    return Row(
        number,
        columns.game,
        codec.players_from(columns.players),
        columns.created,
        columns.changed,
        columns.plies,
        bool(columns.over),
        codec.result_from(columns.result),
        bool(columns.open_table),
        columns.deleted,
        held=holder.token != own.token and holder.lives(now),
    )
