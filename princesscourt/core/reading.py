"""A record read with no trust in it: `core.record` tells what the fields mean, `core.replay` plays what they say."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from princesscourt.core.match import AnyMatch, Player
from princesscourt.core.replay import Entry, Heading, Known, RecordError, end, rebuild
from princesscourt.core.rules import JSON, Reason, because
from princesscourt.core.sealing import LARGEST, unseal

FORMAT: Final = 1

T = TypeVar("T")


def read(text: str, find_game: Callable[[str], Known]) -> AnyMatch:
    """The match in `text`, every ply replayed and checked; `find_game` raises KeyError for an unknown id.

    Raises `RecordError`, whatever the text is.
    """
    fields = _Fields(parse(text), "")
    _check_format(fields)
    game = _game(fields, find_game)
    if "sealed" in fields:
        fields.unpack(parse(unseal(fields.take("sealed", str))))
    heading, tree = _heading(fields), _Tree()
    for number, line in enumerate(fields.take("lines", list)):
        tree.add_line(_Fields(line, f"lines[{number}]"))
    for note in fields.take("notes", list):
        tree.add_note(_Fields(note, "notes"))
    live, _ = tree.place(fields.take("live", list), "live")
    ended, result = fields.take_or_null("ended", dict), fields.take_or_null("result", dict)
    fields.done()
    match, nodes = rebuild(game.rules, heading, tree.entries)
    match.live = nodes[live]
    end(match, None if ended is None else _reason(ended))
    _check_result(match, result)
    return match


def parse(text: str) -> JSON:
    """JSON without doubled keys, without numbers that are none and halves of characters. Raises `RecordError`."""
    if len(text) > LARGEST:
        raise RecordError(because("record_too_big"))
    try:
        data: JSON = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except ValueError as error:
        raise RecordError(because("record_not_json", line=getattr(error, "lineno", 0))) from None
    except (RecursionError, MemoryError):
        raise RecordError(because("record_too_deep")) from None
    return data


def _once(pairs: list[tuple[str, JSON]]) -> dict[str, JSON]:
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a key stands twice")
    return dict(pairs)


def _no_number(word: str) -> JSON:
    raise ValueError(word)


class _Fields:
    """The fields of one JSON object, each taken once and with its kind."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise RecordError(because("record_field", field=where) if where else because("record_format"))
        self._data: dict[str, JSON] = data
        self._where = where

    def __contains__(self, name: str) -> bool:
        return name in self._data

    def take(self, name: str, kind: type[T]) -> T:
        """The value of a field that must be there. Raises `RecordError`."""
        value = self.take_any(name)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self._bad(name)
        return value

    def take_any(self, name: str) -> JSON:
        """The value of a field of any kind that must be there. Raises `RecordError`."""
        if name not in self._data:
            raise self._bad(name)
        return self._data.pop(name)

    def take_or_null(self, name: str, kind: type[T]) -> T | None:
        """As `take`, or None where the file says null."""
        if self._data.get(name, self) is None:
            del self._data[name]
            return None
        return self.take(name, kind)

    def unpack(self, hidden: JSON) -> None:
        """The fields that were sealed join the others."""
        if not isinstance(hidden, dict) or hidden.keys() & self._data.keys():
            raise RecordError(because("record_sealed"))
        self._data.update(hidden)

    def done(self) -> None:
        """Raises `RecordError` if a field was not taken."""
        for name in self._data:
            raise self._bad(name)

    def _bad(self, name: str) -> RecordError:
        return RecordError(because("record_field", field=f"{self._where}.{name}".lstrip(".")[:80]))


class _Tree:
    """The nodes as a list of rows, from lines that leave one another."""

    def __init__(self) -> None:
        self.entries = [Entry(-1, "")]
        self._rows: list[dict[int, int]] = []
        """Per line: ply to the place in `entries`."""

    def place(self, where: list[object], field: str) -> tuple[int, int]:
        """(row, ply) of a [line, ply]. Raises `RecordError`."""
        match where:
            case [int(line), int(ply)] if 0 <= line < len(self._rows) and ply in self._rows[line]:
                return self._rows[line][ply], ply
        raise RecordError(because("record_field", field=field))

    def add_line(self, line: _Fields) -> None:
        row, ply = self.place(line.take("from", list), "lines.from") if self._rows else (0, 0)
        rows = {} if self._rows else {0: 0}
        checks = line.take("checks", dict)
        for move in line.take("moves", list):
            ply += 1
            self.entries.append(Entry(row, _text(move, "lines.moves"), _text(checks.pop(str(ply), ""), "lines.checks")))
            row = rows[ply] = len(self.entries) - 1
        if checks:
            raise RecordError(because("record_field", field="lines.checks"))
        line.done()
        self._rows.append(rows)

    def add_note(self, note: _Fields) -> None:
        row, _ = self.place(note.take("at", list), "notes.at")
        comment, glyph = note.take("comment", str), note.take("glyph", str)
        pins = tuple(_text(pin, "notes.pins") for pin in note.take("pins", list))
        note.done()
        self.entries[row] = replace(self.entries[row], comment=comment, glyph=glyph, pins=pins)


def _text(value: object, field: str) -> str:
    if isinstance(value, str):
        return value
    raise RecordError(because("record_field", field=field))


def _check_format(fields: _Fields) -> None:
    try:
        version = fields.take("format", int)
    except RecordError:
        raise RecordError(because("record_format")) from None
    if version > FORMAT:
        raise RecordError(because("record_newer", format=min(version, 10**9)))
    if version < 1:
        raise RecordError(because("record_format"))


def _game(fields: _Fields, find_game: Callable[[str], Known]) -> Known:
    name, version = fields.take("game", str), fields.take("rules", int)
    try:
        game = find_game(name)
    except KeyError:
        raise RecordError(because("record_unknown_game", game=name[:80])) from None
    if version > game.rules.version:
        raise RecordError(because("record_newer_rules", game=name, rules=min(version, 10**9)))
    return game


def _heading(fields: _Fields) -> Heading:
    return Heading(
        fields.take("options", dict),
        tuple(_player(_Fields(seat, "seats")) for seat in fields.take("seats", list)),
        fields.take("seed", str),
        fields.take("open_table", bool),
        fields.take_any("position"),
    )


def _player(fields: _Fields) -> Player:
    name, kind, level = fields.take("name", str), fields.take("kind", str), fields.take("level", str)
    fields.done()
    match kind:
        case "human" | "bot":
            return Player(name, kind, level)
    raise RecordError(because("record_field", field="seats.kind"))


def _reason(ended: Mapping[str, object]) -> Reason:
    fields = {name: value for name, value in ended.items() if isinstance(value, str | int)}
    return Reason(str(fields.pop("why", "")), tuple(fields.items()))


def _check_result(match: AnyMatch, told: Mapping[str, object] | None) -> None:
    ranks = None if match.result is None else list(match.result.ranks)
    if ranks != (None if told is None else told.get("ranks")) or (ranks is None) != (told is None):
        raise RecordError(because("record_result"))
