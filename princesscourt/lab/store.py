"""A series in a folder of its own: what is finished stays, whenever the program is ended.

- `series.json`: the plan, written once;
- `matches/000017.court.json`: the record of match 17, written whole by the process that played it;
- `results.jsonl`: a line for each finished match, so that a chart needs no records.

A match is finished when its record is there. A line that was cut, doubled or lost is made anew from the record; a
record that cannot be read counts as not played, and playing gives the same match again. Two copies of the program may
therefore work in the same folder: they only do some work twice.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

import msgspec

from princesscourt.core import options
from princesscourt.core.match import AnyMatch
from princesscourt.core.replay import RecordError
from princesscourt.core.rules import CHANCE, BadNotation, Reason, because
from princesscourt.games import UnknownGame, find
from princesscourt.lab import plan as plans
from princesscourt.lab.plan import Plan
from princesscourt.storage import codec, files
from princesscourt.storage.errors import SaveError, StorageError, from_system

FORMAT: Final = 1
PLAN: Final = "series.json"
RESULTS: Final = "results.jsonl"
MATCHES: Final = "matches"
ENDING: Final = ".court.json"
LARGEST: Final = 1024 * 1024
"""Bytes of a plan; a real one has a thousandth of this."""
STALE: Final = 60.0
"""Seconds after which a half-written file belongs to nobody."""


class _Head(msgspec.Struct, frozen=True):
    kind: str
    format: int


class _Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    format: int
    game: str
    version: int
    seats: int
    levels: tuple[str, ...]
    sets: tuple[dict[str, bool | int | str], ...]
    matches: int
    seed: str


KIND: Final = "Princess Court series"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How match `number` ended: a rank per seat, why, and after how many moves of the players."""

    number: int
    ranks: tuple[int, ...]
    reason: Reason
    moves: int

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == min(self.ranks))


class Series:
    """The series in `folder`. Nothing is written before something is finished."""

    def __init__(self, folder: Path, plan: Plan, done: dict[int, Outcome], *, whole: bool) -> None:
        self.folder, self.plan, self.done = folder, plan, done
        self._whole = whole
        """Whether the file of results holds exactly what is done."""

    @property
    def finished(self) -> bool:
        return len(self.done) == self.plan.matches

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What is done, in the order of the numbers."""
        return tuple(self.done[number] for number in sorted(self.done))

    def missing(self) -> Iterator[int]:
        """The matches that are still to be played."""
        return (number for number in range(self.plan.matches) if number not in self.done)

    def record(self, number: int) -> Path:
        """Where the record of a finished match lies."""
        return record_path(self.folder, number)

    def add(self, outcome: Outcome) -> None:
        """Keeps the result of a match whose record is written. Raises `SaveError`; the record stays."""
        self.done[outcome.number] = outcome
        path = self.folder / RESULTS
        if not self._whole:
            files.write_text(path, "".join(_line(one) for one in self.outcomes))
            self._whole = True
            return
        try:
            with path.open("a", encoding="utf-8") as file:
                file.write(_line(outcome))
        except OSError as error:
            self._whole = False
            raise SaveError(from_system(error, path)) from error


def record_path(folder: Path, number: int) -> Path:
    """Where the record of match `number` of the series in `folder` lies."""
    return folder / MATCHES / f"{number:06}{ENDING}"


def outcome_of(number: int, match: AnyMatch) -> Outcome:
    """How `match` ended, which is over."""
    result = match.result
    assert result is not None
    return Outcome(number, result.ranks, result.reason, match.live.ply - match.live.chances)


# -- opening


def begin(folder: Path, plan: Plan) -> Series:
    """The series of `plan` in `folder`: the one that lies there, or a new one.

    Raises `StorageError`: `lab_other_plan` or `lab_foreign` (file) if something else lies there, and what `opened` has.
    """
    if (folder / PLAN).exists():
        series = opened(folder)
        if series.plan != plan:
            raise StorageError(because("lab_other_plan", file=str(folder)))
        return series
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise StorageError(because("lab_foreign", file=str(folder)))
        (folder / MATCHES).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise SaveError(_system(error, folder)) from None
    files.write_text(folder / PLAN, _text(plan))
    return Series(folder, plan, {}, whole=True)


def opened(folder: Path) -> Series:
    """The series that lies in `folder`.

    Raises `StorageError` (file): `lab_none` if none does, `lab_damaged`, `lab_other_rules`, `storage_newer`, or what
    the system says.
    """
    plan = _plan_of(folder)
    lines, whole = _lines(folder / RESULTS)
    found = frozenset(_recorded(folder))
    done = {number: line for number, line in lines.items() if number in found and _fits(plan, line)}
    whole = whole and len(done) == len(lines)
    for number in sorted(found - done.keys()):
        outcome = _recovered(folder, plan, number) if number < plan.matches else None
        if outcome is not None and _fits(plan, outcome):
            done[number], whole = outcome, False
    return Series(folder, plan, done, whole=whole)


@dataclass(frozen=True, slots=True)
class Glance:
    """A series as a list shows it: where it lies, its plan, and about how many matches are done."""

    folder: Path
    plan: Plan
    done: int


def series_in(folder: Path) -> list[Glance]:
    """The series that lie in folders in `folder` and can be read, the last changed first. Reads no results."""
    try:
        places = sorted(folder.iterdir(), key=lambda place: (-place.stat().st_mtime, place.name))
    except OSError:
        return []
    found = []
    for place in places:
        with suppress(StorageError):
            plan = _plan_of(place)
            found.append(Glance(place, plan, min(plan.matches, _count(place / RESULTS))))
    return found


def new_folder(folder: Path, game: str) -> Path:
    """A place in `folder` where nothing lies yet."""
    return next(place for n in count(1) if not (place := folder / f"{game}-{n}").exists())


def _count(path: Path) -> int:
    try:
        return path.read_bytes().count(b"\n")
    except OSError:
        return 0


def _plan_of(folder: Path) -> Plan:
    file = folder / PLAN
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST)
    except (FileNotFoundError, NotADirectoryError):
        raise StorageError(because("lab_none", file=str(folder))) from None
    except (OSError, ValueError) as error:
        raise StorageError(_system(error, file)) from None
    try:
        head = msgspec.json.decode(content, type=_Head)
        if head.kind == KIND and head.format > FORMAT:
            raise StorageError(because("storage_newer", file=str(file)))
        return _planned(msgspec.json.decode(content, type=_Content))
    except (msgspec.MsgspecError, RecursionError, UnicodeError, UnknownGame, BadNotation):
        raise StorageError(because("lab_damaged", file=str(file))) from None


def _planned(content: _Content) -> Plan:
    game = find(content.game)
    if content.kind != KIND or content.format != FORMAT or len(content.sets) not in (1, 2):
        raise BadNotation(because("lab_damaged"))
    if content.version != game.rules.version:
        raise StorageError(because("lab_other_rules", file=content.game))
    sets = [options.parse(game.rules.options_type, chosen) for chosen in content.sets]
    return plans.make(game, content.levels, sets, content.matches, content.seed, content.seats)


def _text(plan: Plan) -> str:
    sets = tuple(dict(plans.set_data(plan, which)) for which in range(len(plan.sets)))
    content = _Content(KIND, FORMAT, plan.game, plan.version, plan.seats, plan.levels, sets, plan.matches, plan.seed)
    return msgspec.json.format(msgspec.json.encode(content), indent=1).decode() + "\n"


def _system(error: Exception, path: Path) -> Reason:
    if isinstance(error, OSError):
        return from_system(error, path)
    return because("storage_missing", file=str(path))


# -- results


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    match: int
    ranks: tuple[int, ...]
    why: str
    fields: dict[str, str | int]
    moves: int


def _line(outcome: Outcome) -> str:
    why = outcome.reason
    return codec.to_text(_Line(outcome.number, outcome.ranks, why.key, why.fields, outcome.moves)) + "\n"


def _lines(path: Path) -> tuple[dict[int, Outcome], bool]:
    """The results by their numbers, and whether every line was good and none came twice."""
    try:
        texts = path.read_bytes().decode("utf-8", "replace").split("\n")
    except FileNotFoundError:
        return {}, True
    except OSError as error:
        raise StorageError(from_system(error, path)) from None
    whole, found = texts.pop() == "", dict[int, Outcome]()
    for text in texts:
        try:
            line = codec.from_text(text, _Line)
        except RecordError:
            whole = False
            continue
        whole = whole and line.match not in found
        found[line.match] = Outcome(line.match, line.ranks, Reason(line.why, tuple(line.fields.items())), line.moves)
    return found, whole


def _fits(plan: Plan, outcome: Outcome) -> bool:
    return 0 <= outcome.number < plan.matches and len(outcome.ranks) == plan.seats and outcome.moves >= 0


def _recorded(folder: Path) -> Iterator[int]:
    """The numbers of the records that lie there; what a killed process left half-written is cleared away."""
    try:
        names = list((folder / MATCHES).iterdir())
    except OSError:
        return
    for path in names:
        if path.name.endswith(".new"):
            _clear(path)
        elif number := re.fullmatch(r"(\d{6})" + re.escape(ENDING), path.name):
            yield int(number[1])


def _clear(path: Path) -> None:
    with suppress(OSError):
        if time.time() - path.stat().st_mtime > STALE:
            path.unlink()


class _Who(msgspec.Struct, frozen=True):
    level: str


class _Moves(msgspec.Struct, frozen=True):
    moves: tuple[str, ...]


class _Why(msgspec.Struct, frozen=True):
    key: str
    fields: dict[str, str | int]


class _Result(msgspec.Struct, frozen=True):
    ranks: tuple[int, ...]
    reason: _Why


class _Record(msgspec.Struct, frozen=True):
    """As much of a record as a result needs; opening the match replays and checks the whole."""

    game: str
    options: dict[str, bool | int | str]
    seats: tuple[_Who, ...]
    seed: str
    lines: tuple[_Moves, ...]
    result: _Result


def _recovered(folder: Path, plan: Plan, number: int) -> Outcome | None:
    """The result of a match as its record tells it; None if that is not the record of this match."""
    try:
        told = codec.from_text(files.read_record(record_path(folder, number)), _Record)
    except (RecordError, StorageError):
        return None
    levels, chosen = tuple(who.level for who in told.seats), plans.set_data(plan, plans.set_of(plan, number))
    own = plan.game, plans.levels_of(plan, number), plans.code_of(plan, number), chosen
    if own != (told.game, levels, told.seed, told.options) or len(told.lines) != 1:
        return None
    moves = sum(not move.startswith(f"{CHANCE}:") for move in told.lines[0].moves)
    why = told.result.reason
    return Outcome(number, told.result.ranks, Reason(why.key, tuple(why.fields.items())), moves)
