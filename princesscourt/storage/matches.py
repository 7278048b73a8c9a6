"""A match as a row and its tree: written, updated, rebuilt by replay, and held by one running copy."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import msgspec

from princesscourt.core.match import AnyMatch, AnyNode
from princesscourt.core.replay import Heading, Known, RecordError, end, rebuild
from princesscourt.core.rules import because
from princesscourt.storage import codec, statistics, tree
from princesscourt.storage.errors import MatchGone
from princesscourt.storage.holding import Holder
from princesscourt.storage.tree import Row, Written


class _Match(msgspec.Struct, frozen=True, array_like=True):
    """The columns from which a match is rebuilt, in this order."""

    game: str
    rules: int
    options: str
    players: str
    sealed: int
    seed: str
    open_table: int
    position: str
    live: int
    ended: str

    def heading(self) -> Heading:
        """Raises `RecordError`."""
        position = codec.uncovered(self.position, sealed=bool(self.sealed))
        return Heading(
            codec.from_text(self.options, dict[str, bool | int | str]),
            codec.players_from(self.players),
            codec.uncovered(self.seed, sealed=bool(self.sealed)),
            bool(self.open_table),
            codec.json_from(position) if position else None,
        )


class _Holder(msgspec.Struct, frozen=True, array_like=True):
    host: str
    pid: int
    token: str
    beat: float


def insert(connection: sqlite3.Connection, match: AnyMatch, now: float, *, sealed: bool, counts: bool) -> int:
    """A new row for the match, still without nodes; gives its id."""
    setting = match.setting
    columns: dict[str, str | int | float] = {
        "game": match.rules.id,
        "rules": match.rules.version,
        "options": codec.options_text(setting.options),
        "players": codec.players_text(setting.players),
        "words": codec.folded("\n".join((*(who.name for who in setting.players), match.rules.id))),
        "sealed": sealed,
        "seed": codec.covered(setting.seed, sealed=sealed),
        "position": codec.covered(codec.position_text(match), sealed=sealed),
        "open_table": setting.open_table,
        "created": now,
        "changed": now,
        "counts": counts,
    }
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    done = connection.execute(f"INSERT INTO match ({names}) VALUES ({marks})", tuple(columns.values()))
    assert done.lastrowid is not None
    return done.lastrowid


def update(
    connection: sqlite3.Connection, match_id: int, match: AnyMatch, written: Written, now: float
) -> dict[AnyNode, Row]:
    """Makes the file hold the match as it is; gives what `Written` is to remember once that is committed."""
    rows = tree.write(connection, match_id, match, written)
    result = match.result
    winners = [match.setting.players[seat].name for seat in result.winners] if result else []
    columns: dict[str, str | int | float] = {
        "changed": now,
        "beat": now,
        "live": rows[match.live].number,
        "plies": match.live.ply,
        "over": result is not None,
        "ended": codec.ended_text(match),
        "result": codec.result_text(result),
        "winners": codec.folded("\n".join(winners)),
        "drawn": result is not None and result.drawn,
    }
    marks = ", ".join(f"{name} = ?" for name in columns)
    connection.execute(f"UPDATE match SET {marks} WHERE id = ?", (*columns.values(), match_id))
    if connection.execute("SELECT counts FROM match WHERE id = ?", (match_id,)).fetchone() != (0,):
        statistics.count_in(connection, match_id, match, now)
    return rows


def rebuilt(
    connection: sqlite3.Connection, match_id: int, find_game: Callable[[str], Known]
) -> tuple[AnyMatch, Written]:
    """The match, every ply replayed and checked, and what the file holds of it. Raises `MatchGone`, `RecordError`."""
    names = ", ".join(_Match.__struct_fields__)
    found = connection.execute(f"SELECT {names} FROM match WHERE id = ?", (match_id,)).fetchone()
    if found is None:
        raise MatchGone
    row = codec.convert(found, _Match)
    game = _game(row, find_game)
    entries, numbers = tree.entries(connection, match_id, sealed=bool(row.sealed))
    match, nodes = rebuild(game.rules, row.heading(), entries)
    by_number = dict(zip(numbers, nodes, strict=True))
    if row.live not in by_number:
        raise RecordError(because("record_field", field="live"))
    match.live = by_number[row.live]
    end(match, codec.ended_from(row.ended))
    return match, tree.as_written(match, by_number, sealed=bool(row.sealed))


def _game(row: _Match, find_game: Callable[[str], Known]) -> Known:
    try:
        game = find_game(row.game)
    except KeyError:
        raise RecordError(because("record_unknown_game", game=row.game[:80])) from None
    if row.rules > game.rules.version:
        raise RecordError(because("record_newer_rules", game=row.game, rules=row.rules))
    return game


def holder(connection: sqlite3.Connection, match_id: int) -> Holder:
    """Who plays the match, or played it last. Raises `MatchGone`."""
    found = connection.execute("SELECT host, pid, token, beat FROM match WHERE id = ?", (match_id,)).fetchone()
    if found is None:
        raise MatchGone
    row = codec.convert(found, _Holder)
    return Holder(row.host, row.pid, row.token, row.beat)


def take(connection: sqlite3.Connection, match_id: int, who: Holder) -> None:
    """From now on `who` plays the match."""
    sql = "UPDATE match SET host = ?, pid = ?, token = ?, beat = ? WHERE id = ?"
    connection.execute(sql, (who.host, who.pid, who.token, who.beat, match_id))
