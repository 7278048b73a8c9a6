"""Frozen values as plain data and back, led by their annotations: cards by name, frames by the name of their class.

What an annotation asks for is found out once, when the program starts; positions are then read and written by plain
functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import is_dataclass
from functools import partial
from typing import Annotated, Final, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from princesscourt.core import options as core_options
from princesscourt.core.agenda import Agenda, Answers
from princesscourt.core.rules import JSON, BadNotation, because
from princesscourt.games.rebel.rules import choices, flow, playing, setup, spells, window, winning
from princesscourt.games.rebel.rules.cards import NAME, SUITS, joined, parse_card, parse_row, parse_suit, spell
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.state import Frame, Laid, Part, Sheet, State, Taken

T = TypeVar("T")
Reader: TypeAlias = Callable[[JSON], object]
Writer: TypeAlias = Callable[[object], JSON]

FRAMES: Final[dict[str, type[Frame]]] = {
    frame.__name__: frame
    for frame in (
        setup.DealingPrincesses, setup.Keeping, setup.Taking, setup.DrawingRounds, setup.DrawingStarter,
        flow.Rounds, flow.Dealing, flow.Setting, flow.Tricks,
        choices.Choosing, choices.Showing,
        window.Window, playing.Leading, playing.Playing,
        spells.Drawing, spells.Freezing, spells.Bartering, spells.Sharing,
        winning.Camouflage, winning.Winning, winning.Challenge, winning.Redealing, winning.Haggling, winning.Capturing,
    )
}  # fmt: skip
MOST_ITEMS: Final = 400


def _bad(what: object) -> BadNotation:
    return BadNotation(because("bad_position", what=str(what)[:40]))


# -- writing


def pack(kind: type, value: object) -> dict[str, JSON]:
    """`value`, of the dataclass `kind`, as plain data."""
    return {name: write(getattr(value, name)) for name, _, write in _FIELDS[kind]}


def _writer(hint: object) -> Writer:
    """How a value of the annotated type `hint` is written."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _NAMED_WRITERS[args[1]]
    if origin is Agenda:
        return _write_agenda
    if origin is Answers:
        return partial(_write_answers, _writer(args[0]))
    if origin is tuple:
        row = len(args) == 2 and args[1] is Ellipsis
        return partial(_write_row, _writer(args[0])) if row else partial(_write_tuple, tuple(map(_writer, args)))
    if isinstance(hint, type) and is_dataclass(hint):
        return partial(pack, hint)
    return _write_plain


def _write_plain(value: object) -> JSON:
    assert isinstance(value, bool | int | str)
    return value


def _write_agenda(value: object) -> JSON:
    assert isinstance(value, Agenda)
    return [{"is": type(frame).__name__, **pack(type(frame), frame)} for frame in value.frames]


def _write_answers(write: Writer, value: object) -> JSON:
    assert isinstance(value, Answers)
    return {"due": list(value.due), "given": [[seat, write(answer)] for seat, answer in value.given]}


def _write_row(write: Writer, value: object) -> JSON:
    assert isinstance(value, tuple)
    return [write(each) for each in value]


def _write_tuple(writers: tuple[Writer, ...], value: object) -> JSON:
    assert isinstance(value, tuple)
    return [write(each) for write, each in zip(writers, value, strict=True)]


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


_NAMED_WRITERS: Final[dict[str, Writer]] = {
    "cards": lambda value: spell(_number(value)),
    "card": lambda value: NAME[_number(value)],
    "suit": lambda value: SUITS[_number(value)] if _number(value) >= 0 else "",
    "seats": lambda value: [seat for seat in range(6) if _number(value) >> seat & 1],
}


# -- reading


def unpack(kind: type[T], data: JSON) -> T:
    """A value of the dataclass `kind` with exactly its fields. Raises `BadNotation`."""
    table, fields = _table(data), _FIELDS[kind]
    if len(table) != len(fields) or any(name not in table for name, _, _ in fields):
        raise _bad(kind.__name__)
    return kind(**{name: read(table[name]) for name, read, _ in fields})


def _reader(hint: object) -> Reader:
    """How a value of the annotated type `hint` is read; what it gives raises `BadNotation`."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _NAMED_READERS[args[1]]
    if origin is Agenda:
        return lambda data: Agenda(tuple(map(_read_frame, _rows(data))))
    if origin is Answers:
        return partial(_read_answers, _reader(args[0]))
    if origin is tuple:
        row = len(args) == 2 and args[1] is Ellipsis
        return partial(_read_row, _reader(args[0])) if row else partial(_read_tuple, tuple(map(_reader, args)))
    if hint is Options:
        return lambda data: core_options.parse(Options, _table(data))
    if isinstance(hint, type) and is_dataclass(hint):
        return partial(unpack, hint)
    return partial(_read_plain, hint if isinstance(hint, type) else str)


def _read_plain(kind: type, data: JSON) -> object:
    if type(data) is not kind:
        raise _bad(data)
    if isinstance(data, int) and not -99 <= data <= 9999:
        raise _bad("number")
    return data


def _read_seat(data: JSON) -> int:
    return _number(_read_plain(int, data))


def _rows(data: JSON) -> Sequence[JSON]:
    if not isinstance(data, list | tuple) or len(data) > MOST_ITEMS:
        raise _bad(type(data).__name__)
    return data


def _table(data: JSON) -> Mapping[str, JSON]:
    if not isinstance(data, dict):
        raise _bad(type(data).__name__)
    return data


def _text(data: JSON) -> str:
    if not isinstance(data, str) or len(data) > MOST_ITEMS:
        raise _bad(type(data).__name__)
    return data


def _read_row(read: Reader, data: JSON) -> tuple[object, ...]:
    return tuple(map(read, _rows(data)))


def _read_tuple(readers: tuple[Reader, ...], data: JSON) -> tuple[object, ...]:
    rows = _rows(data)
    if len(rows) != len(readers):
        raise _bad(len(rows))
    return tuple(read(each) for read, each in zip(readers, rows, strict=True))


def _read_seats(data: JSON) -> int:
    seats = {_read_seat(seat) for seat in _rows(data)}
    if not seats <= set(range(6)):
        raise _bad("seats")
    return sum(1 << seat for seat in seats)


def _read_frame(data: JSON) -> Frame:
    table = _table(data)
    kind = FRAMES.get(_text(table.get("is")))
    if kind is None:
        raise _bad("frame")
    return unpack(kind, {name: each for name, each in table.items() if name != "is"})


def _read_answers(read: Reader, data: JSON) -> Answers[object]:
    table = _table(data)
    if len(table) != 2 or "due" not in table or "given" not in table:
        raise _bad("answers")
    due = tuple(map(_read_seat, _rows(table["due"])))
    return Answers(due, tuple(_read_answer(read, pair) for pair in _rows(table["given"])))


def _read_answer(read: Reader, data: JSON) -> tuple[int, object]:
    pair = _rows(data)
    if len(pair) != 2:
        raise _bad("answer")
    return _read_seat(pair[0]), read(pair[1])


_NAMED_READERS: Final[dict[str, Reader]] = {
    "cards": lambda data: joined(parse_row(_text(data))),
    "card": lambda data: parse_card(_text(data)),
    "suit": lambda data: -1 if data == "" else parse_suit(_text(data)),
    "seats": _read_seats,
}


def _fields_of(kind: type) -> tuple[tuple[str, Reader, Writer], ...]:
    hints = get_type_hints(kind, include_extras=True)
    names = getattr(kind, "__dataclass_fields__", ())
    return tuple((name, _reader(hints[name]), _writer(hints[name])) for name in names)


_FIELDS: Final = {kind: _fields_of(kind) for kind in (State, Sheet, Part, Taken, Laid, Options, *FRAMES.values())}
"""Name, reader and writer of each field of everything that is written."""
