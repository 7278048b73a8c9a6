"""Keeps matches: saves each ply, goes on without saving where it cannot, and says so."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from princesscourt.core import record
from princesscourt.core.match import AnyMatch
from princesscourt.core.replay import RecordError
from princesscourt.core.rules import JSON, Reason, Seat
from princesscourt.storage import files
from princesscourt.storage.errors import MatchGone, MatchHeld, StorageError
from princesscourt.storage.library import Library, MatchId
from princesscourt.storage.search import Query, Row
from princesscourt.ui.shell.troubles import BadFile

if TYPE_CHECKING:
    from princesscourt.ui.shell.session import Session

T = TypeVar("T")
RETRY_MS = 5_000
BEAT_MS = 120_000


class Notes:
    """A seat's private notes of one match (`ui.kit.room.PrivateNotes`)."""

    def __init__(self, keeper: Keeper, match_id: MatchId) -> None:
        self._keeper, self._match_id = keeper, match_id

    def read(self, seat: Seat) -> JSON:
        text = self._keeper.tried(lambda library: library.note(self._match_id, seat))
        try:
            notes: JSON = json.loads(text or "null")
        except ValueError:
            return None
        return notes

    def write(self, seat: Seat, notes: JSON) -> None:
        self._keeper.tried(lambda library: library.set_note(self._match_id, seat, json.dumps(notes)))


class Keeper(QObject):
    """The library as the window uses it: nothing raises, and what goes wrong is told once."""

    troubled = Signal(object)
    """A `troubles.Trouble` to be told."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._session: Session | None = None
        self._match_id: MatchId = 0
        self._last_told: Reason | None = None
        self._retry = QTimer(self, interval=RETRY_MS)
        self._retry.timeout.connect(self.save)
        self._beat = QTimer(self, interval=BEAT_MS)
        self._beat.timeout.connect(lambda: self.tried(Library.beat))

    @property
    def folder(self) -> Path:
        """Where the library lies."""
        return self._library.path.parent

    def tried(self, run: Callable[[Library], T], file: Path | None = None) -> T | None:
        """What `run` gives; None if the storage refuses or the record in `file` is bad, which is told."""
        try:
            result = run(self._library)
        except StorageError as error:
            self._tell(error.reason)
            return None
        except RecordError as error:
            self.troubled.emit(error if file is None else BadFile(file, error))
            return None
        finally:
            self._tell_notices()
        return result

    def _tell(self, reason: Reason) -> None:
        if reason != self._last_told:
            self._last_told = reason
            self.troubled.emit(reason)

    def _tell_notices(self) -> None:
        for notice in self._library.notices:
            self.troubled.emit(notice)
        self._library.notices.clear()

    # -- the match on the table

    def begin(self, match: AnyMatch) -> MatchId:
        """Keeps a new match; 0 if it cannot be kept now, and then it is tried again while it is played."""
        return self.tried(lambda library: library.begin(match)) or 0

    def attend(self, match_id: MatchId, session: Session) -> None:
        """Saves `session` whenever something happens in it."""
        self._session, self._match_id = session, match_id
        session.played.connect(lambda _: self.save())
        session.edited.connect(self.save)
        self._beat.start()
        self.tried(lambda library: library.set_last_open(match_id or None))

    def save(self) -> None:
        """Writes what is new; what cannot be written now is tried again."""
        if self._session is None:
            return
        match = self._session.match
        try:
            if not self._match_id:
                raise MatchGone
            self._library.sync(self._match_id, match)
        except MatchGone:
            self._begin_anew(match)
        except MatchHeld as error:
            self._tell(error.reason)
        except StorageError as error:
            self._tell(error.reason)
            self._retry.start()
        else:
            self._saved()
        self._tell_notices()

    def _begin_anew(self, match: AnyMatch) -> None:
        match_id = self.begin(match)
        if match_id:
            self._match_id = match_id
            self.tried(lambda library: library.set_last_open(match_id))
            self._saved()
        else:
            self._retry.start()

    def _saved(self) -> None:
        self._retry.stop()
        self._last_told = None

    def leave(self) -> None:
        """The table is cleared."""
        self.save()
        match_id, self._session, self._match_id = self._match_id, None, 0
        self._retry.stop()
        self._beat.stop()
        if match_id:
            self.tried(lambda library: library.release(match_id))

    def notes(self, match_id: MatchId) -> Notes:
        """The private notes of a match."""
        return Notes(self, match_id)

    # -- the others

    def open(self, match_id: MatchId) -> AnyMatch | None:
        """A match to go on with; None if that cannot be, which is told."""
        return self.tried(lambda library: library.resume(match_id))

    def left_open(self) -> Row | None:
        """The match that "Continue" goes on with."""
        match_id = self.tried(Library.last_open)
        rows = self.tried(lambda library: library.rows(Query(id=match_id))) if match_id else None
        return next((row for row in rows or () if not row.broken), None)

    def rows(self, query: Query) -> list[Row]:
        """The matches that fit, the last changed first."""
        return self.tried(lambda library: library.rows(query)) or []

    def delete(self, match_id: MatchId) -> None:
        self.tried(lambda library: library.delete(match_id))

    def restore(self, match_id: MatchId) -> None:
        self.tried(lambda library: library.restore(match_id))

    def take_in(self, path: Path) -> MatchId:
        """A record file as a new match; 0 if it is bad, which is told, and then nothing has changed."""
        return self.tried(lambda library: library.import_file(path), path) or 0

    def give_out(self, match: AnyMatch, path: Path) -> bool:
        """Writes `match` as a record file; False if that cannot be, which is told."""
        return self._done(lambda _: files.write_text(path, record.write(match)))

    def write(self, path: Path, content: bytes) -> bool:
        """Writes a file of another kind, whole or not at all."""
        return self._done(lambda _: files.write_bytes(path, content))

    def give_out_kept(self, match_id: MatchId, path: Path) -> bool:
        """Writes a match of the library as a record file."""
        return self._done(lambda library: library.export_file(match_id, path))

    def _done(self, run: Callable[[Library], None]) -> bool:
        def done(library: Library) -> bool:
            run(library)
            return True

        return self.tried(done) or False

    def close(self) -> None:
        """The window closes."""
        self._retry.stop()
        self._beat.stop()
        self.tried(Library.close)
