"""Values to columns and back. What a row holds is decoded strictly: a bent row is refused, never guessed at."""

from __future__ import annotations

import unicodedata
from collections.abc import Hashable, Sequence
from typing import Literal, TypeVar

import msgspec

from princesscourt.core import options
from princesscourt.core.match import AnyMatch, Player
from princesscourt.core.reading import parse
from princesscourt.core.record import seal, unseal
from princesscourt.core.replay import RecordError, plain
from princesscourt.core.rules import JSON, Reason, Result, because

T = TypeVar("T")


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player as the file keeps one."""

    name: str
    kind: Literal["human", "bot"]
    level: str

    @property
    def player(self) -> Player:
        return Player(self.name, self.kind, self.level)


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A result as the file keeps it."""

    ranks: tuple[int, ...]
    key: str
    data: tuple[tuple[str, str | int], ...]
    scores: tuple[float, ...] | None

    @property
    def result(self) -> Result:
        return Result(self.ranks, Reason(self.key, self.data), self.scores)


def to_text(value: object) -> str:
    """`value` as JSON."""
    return msgspec.json.encode(value).decode()


def from_text(text: str, kind: type[T]) -> T:
    """JSON back to a value of this kind. Raises `RecordError`."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise RecordError(because("record_field", field=str(error)[:80])) from None


def convert(columns: Sequence[object], kind: type[T]) -> T:
    """Columns as values of this kind. Raises `RecordError`."""
    try:
        return msgspec.convert(columns, type=kind)
    except msgspec.MsgspecError as error:
        raise RecordError(because("record_field", field=str(error)[:80])) from None


def players_text(players: Sequence[Player]) -> str:
    return to_text([Seat(plain(who.name), who.kind, plain(who.level)) for who in players])


def players_from(text: str) -> tuple[Player, ...]:
    """Raises `RecordError`."""
    return tuple(seat.player for seat in from_text(text, tuple[Seat, ...]))


def options_text(chosen: Hashable) -> str:
    return to_text({name: plain(v) if isinstance(v, str) else v for name, v in options.dump(chosen).items()})


def result_text(result: Result | None) -> str:
    if result is None:
        return "null"
    return to_text(Outcome(result.ranks, result.reason.key, result.reason.data, result.scores))


def result_from(text: str) -> Result | None:
    """Raises `RecordError`."""
    outcome = None if text == "null" else from_text(text, Outcome)
    return outcome.result if outcome else None


def ended_text(match: AnyMatch) -> str:
    """Why somebody ended the match, or "null"."""
    reason = match.ended.reason if match.ended else None
    return to_text(reason and (reason.key, reason.data))


def ended_from(text: str) -> Reason | None:
    """Raises `RecordError`."""
    if text == "null":
        return None
    key, data = from_text(text, tuple[str, tuple[tuple[str, str | int], ...]])
    return Reason(key, data)


def folded(text: str) -> str:
    """`text` for searching: without difference of case and of ways to write a letter."""
    return unicodedata.normalize("NFKC", plain(text)).casefold()


def covered(text: str, *, sealed: bool) -> str:
    """`text` as its column keeps it; "" stays ""."""
    return seal(text) if sealed and text else plain(text)


def uncovered(text: str, *, sealed: bool) -> str:
    """The text that a column keeps. Raises `RecordError`."""
    return unseal(text) if sealed and text else text


def position_text(match: AnyMatch) -> str:
    """Where the match began, or "" for the start of the game."""
    return to_text(match.rules.dump(match.root.state)) if match.from_position else ""


def json_from(text: str) -> JSON:
    """Any JSON. Raises `RecordError`."""
    return parse(text)
