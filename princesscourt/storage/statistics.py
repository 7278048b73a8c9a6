"""Who has won how often. Every match that was played to its end here is counted once, and never again.

Not counted: matches at the open table, from a set-up position, and records that were already over when imported.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from princesscourt.core.match import AnyMatch
from princesscourt.core.replay import plain


@dataclass(frozen=True, slots=True)
class Standing:
    """One player, or one level of a computer player, at one game."""

    game: str
    name: str
    kind: str
    level: str
    matches: int
    won: int
    drawn: int
    lost: int
    best_score: float | None


def counted(match: AnyMatch) -> bool:
    """Whether the end of this match goes into the statistics."""
    return not match.setting.open_table and not match.from_position


def count_in(connection: sqlite3.Connection, match_id: int, match: AnyMatch, now: float) -> None:
    """Counts a finished match, unless it was counted before."""
    result = match.result
    if result is None:
        return
    rows = [
        (match_id, seat, match.rules.id, "" if who.kind == "bot" else plain(who.name), who.kind, plain(who.level),
         result.ranks[seat], seat in result.winners and not result.drawn, result.drawn,
         result.scores[seat] if result.scores else None, now)
        for seat, who in enumerate(match.setting.players)
    ]  # fmt: skip
    connection.executemany("INSERT OR IGNORE INTO tally VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def standings(connection: sqlite3.Connection, game: str, against: str) -> list[Standing]:
    """Best first within each game. `game`: "" for all; `against`: only matches with a computer player of this level."""
    sql = """
        SELECT game, name, kind, level, count(*), sum(won), sum(drawn), count(*) - sum(won) - sum(drawn), max(score)
        FROM tally AS own
        WHERE (?1 = '' OR game = ?1) AND (?2 = '' OR EXISTS (
            SELECT 1 FROM tally AS other
            WHERE other.match = own.match AND other.seat <> own.seat AND other.kind = 'bot' AND other.level = ?2))
        GROUP BY game, name, kind, level
        ORDER BY game, 1.0 * sum(won) / count(*) DESC, count(*) DESC, name, level
    """
    return [Standing(*columns) for columns in connection.execute(sql, (game, against))]
