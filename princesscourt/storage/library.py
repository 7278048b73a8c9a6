"""All matches of this user, in one file.

    library = Library(folders().library)
    match_id = library.begin(match)      # or library.resume(match_id) for one that is there
    library.sync(match_id, match)        # after every change: ply, take-back, comment, pin, end
    library.release(match_id)            # when the table is left

Each `sync` is one transaction that writes what is new, so a kill or power cut at any moment leaves the match as it was
after one of the plies. Several copies of the program share the file; each match is played in one of them at a time,
the others may `load` it to look, or `resume` it with `take_over`. A damaged file is set aside and a new one begun:
`notices` tells. Everything raises `StorageError` (writing: `SaveError`), and after that may simply be tried again.

Use a library only in the thread that made it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

from princesscourt import games
from princesscourt.core import record
from princesscourt.core.match import AnyMatch
from princesscourt.core.replay import Known, RecordError
from princesscourt.core.rules import Reason
from princesscourt.storage import codec, files, matches, search, statistics
from princesscourt.storage.database import Database
from princesscourt.storage.errors import MatchGone, MatchHeld
from princesscourt.storage.holding import this_copy
from princesscourt.storage.search import EVERYTHING, Query, Row
from princesscourt.storage.statistics import Standing
from princesscourt.storage.tree import Written

MatchId: TypeAlias = int


class Library:
    """The matches in the file at `path`, which need not exist. Making one opens nothing yet and never fails."""

    def __init__(
        self,
        path: Path,
        find_game: Callable[[str], Known] = games.find,
        clock: Callable[[], float] = time.time,
        on_step: Callable[[str], None] | None = None,
    ) -> None:
        self.path = path
        self.notices: list[Reason] = []
        """What the user is to be told: `library_set_aside` (file, aside). Whoever tells it clears it."""
        self._find_game = find_game
        self._clock = clock
        self._own = this_copy()
        self._written: dict[MatchId, Written] = {}
        self._database = Database(path, self.notices.append, self._written.clear, on_step)

    # -- one match

    def begin(self, match: AnyMatch) -> MatchId:
        """A new match in the library, held by this copy. Its end counts unless it is over already."""
        guarded = match.rules.hidden and not match.setting.open_table
        counts = match.result is None and statistics.counted(match)
        written, now = Written(match.root, guarded), self._clock()
        with self._database.write() as connection:
            match_id = matches.insert(connection, match, now, sealed=guarded, counts=counts)
            matches.take(connection, match_id, replace(self._own, beat=now))
            rows = matches.update(connection, match_id, match, written, now)
        written.remember(rows)
        self._written[match_id] = written
        return match_id

    def sync(self, match_id: MatchId, match: AnyMatch) -> None:
        """Writes what is new since the last time. Raises `SaveError`: then the next call writes that too.

        `MatchGone`: begin it anew. `MatchHeld`: another copy took it over; what is here may be begun as a copy.
        """
        with self._database.write() as connection:
            written = self._written.get(match_id)
            if written is None or written.root is not match.root:
                raise MatchGone
            holder = matches.holder(connection, match_id)
            if holder.token != self._own.token:
                raise MatchHeld(holder.pid)
            rows = matches.update(connection, match_id, match, written, self._clock())
        written.remember(rows)

    def load(self, match_id: MatchId) -> AnyMatch:
        """The match, to look at: nothing done to it is saved. Raises `StorageError` or `RecordError`."""
        with self._database.read() as connection:
            return matches.rebuilt(connection, match_id, self._find_game)[0]

    def resume(self, match_id: MatchId, *, take_over: bool = False) -> AnyMatch:
        """The match where it stands, held by this copy from now on.

        Raises `MatchHeld` if another running copy plays it, unless `take_over`; `RecordError` if it cannot be replayed.
        """
        with self._database.write() as connection:
            holder, now = matches.holder(connection, match_id), self._clock()
            if holder.token != self._own.token and holder.lives(now) and not take_over:
                raise MatchHeld(holder.pid)
            match, written = matches.rebuilt(connection, match_id, self._find_game)
            matches.take(connection, match_id, replace(self._own, beat=now))
        self._written[match_id] = written
        return match

    def holds(self, match_id: MatchId) -> bool:
        """Whether this copy plays the match."""
        return match_id in self._written

    def release(self, match_id: MatchId) -> None:
        """The table is left: others may play on, and nothing of the match is kept in memory."""
        self._written.pop(match_id, None)
        with self._database.write() as connection:
            sql = "UPDATE match SET token = '' WHERE id = ? AND token = ?"
            connection.execute(sql, (match_id, self._own.token))

    def beat(self) -> None:
        """A sign of life, wanted every few minutes where computers share the file over a network."""
        with self._database.write() as connection:
            connection.execute("UPDATE match SET beat = ? WHERE token = ?", (self._clock(), self._own.token))

    def close(self) -> None:
        """Releases everything. The library may be used again afterwards."""
        self._written.clear()
        try:
            with self._database.write() as connection:
                connection.execute("UPDATE match SET token = '' WHERE token = ?", (self._own.token,))
        finally:
            self._database.close()

    # -- the list

    def rows(self, query: Query = EVERYTHING) -> list[Row]:
        """The matches that fit, the last changed first."""
        with self._database.read() as connection:
            return list(search.rows(connection, query, self._own, self._clock()))

    def count(self, query: Query = EVERYTHING) -> int:
        """How many matches fit, whatever the limit."""
        with self._database.read() as connection:
            return search.count(connection, query)

    def delete(self, match_id: MatchId) -> None:
        """Out of the list, until `restore` or `purge`."""
        self._set_deleted(match_id, self._clock())

    def restore(self, match_id: MatchId) -> None:
        """Back into the list. Raises `MatchGone` after `purge`."""
        self._set_deleted(match_id, 0.0)

    def _set_deleted(self, match_id: MatchId, when: float) -> None:
        with self._database.write() as connection:
            if connection.execute("UPDATE match SET deleted = ? WHERE id = ?", (when, match_id)).rowcount == 0:
                raise MatchGone

    def purge(self, days: float = 0.0) -> int:
        """Forgets for good what was deleted at least so many days ago; gives how many. Statistics stay."""
        limit = self._clock() - days * 86_400
        with self._database.write() as connection:
            sql = "DELETE FROM match WHERE deleted > 0 AND deleted <= ? AND token <> ?"
            return connection.execute(sql, (limit, self._own.token)).rowcount

    # -- records

    def import_text(self, text: str) -> MatchId:
        """A record as a new match of the list. Raises `RecordError` or `SaveError`; then nothing has changed."""
        match_id = self.begin(record.read(text, self._find_game))
        self.release(match_id)
        return match_id

    def import_file(self, path: Path) -> MatchId:
        """As `import_text`, from a file."""
        return self.import_text(files.read_record(path))

    def export_text(self, match_id: MatchId) -> str:
        """The match as a record, sealed while it has secrets. Raises `StorageError` or `RecordError`."""
        return record.write(self.load(match_id))

    def export_file(self, match_id: MatchId, path: Path) -> None:
        """As `export_text`, into a file, whole or not at all."""
        files.write_text(path, self.export_text(match_id))

    # -- what lies beside

    def last_open(self) -> MatchId | None:
        """The match that "Continue" goes on with; None if there is none (any more)."""
        with self._database.read() as connection:
            sql = "SELECT id FROM match, keep WHERE key = 'last open' AND id = CAST(value AS INTEGER) AND deleted = 0"
            found: tuple[MatchId] | None = connection.execute(sql).fetchone()
        return found and found[0]

    def set_last_open(self, match_id: MatchId | None) -> None:
        with self._database.write() as connection:
            connection.execute("INSERT OR REPLACE INTO keep VALUES ('last open', ?)", (str(match_id or ""),))

    def note(self, match_id: MatchId, seat: int) -> str:
        """What `seat` wrote down for itself; "" if nothing. Show it to nobody else."""
        with self._database.read() as connection:
            sql = "SELECT text FROM note WHERE match = ? AND seat = ?"
            found = connection.execute(sql, (match_id, seat)).fetchone()
        try:
            return codec.uncovered(str(found[0]), sealed=True) if found else ""
        except RecordError:
            return ""

    def set_note(self, match_id: MatchId, seat: int, text: str) -> None:
        """Keeps the private notes of `seat`, covered. Raises `MatchGone` or another `SaveError`."""
        covered = codec.covered(text, sealed=True)
        with self._database.write() as connection:
            if connection.execute("SELECT 1 FROM match WHERE id = ?", (match_id,)).fetchone() is None:
                raise MatchGone
            connection.execute("INSERT OR REPLACE INTO note VALUES (?, ?, ?)", (match_id, seat, covered))

    def standings(self, game: str = "", against: str = "") -> list[Standing]:
        """Who has won how often; `against` a level: only matches with a computer player of that strength."""
        with self._database.read() as connection:
            return statistics.standings(connection, game, against)
