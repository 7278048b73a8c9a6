"""Frozen values as plain data and back, led by their annotations: cards by name, frames by the name of their class."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from typing import Annotated, Final, TypeVar, get_args, get_origin, get_type_hints

from princesscourt.core import options as core_options
from princesscourt.core.agenda import Agenda, Answers
from princesscourt.core.rules import JSON, BadNotation, because
from princesscourt.games.rebel.rules import choices, flow, playing, setup, spells, window, winning
from princesscourt.games.rebel.rules.cards import NAME, SUITS, joined, parse_card, parse_row, parse_suit, spell
from princesscourt.games.rebel.rules.options import Options
from princesscourt.games.rebel.rules.state import Frame, Laid, Part, Sheet, State, Taken

T = TypeVar("T")

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


def _hints_of(kind: type) -> tuple[tuple[str, object], ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, hints[name]) for name in getattr(kind, "__dataclass_fields__", ()))


_HINTS: Final = {kind: _hints_of(kind) for kind in (State, Sheet, Part, Taken, Laid, Options, *FRAMES.values())}
"""The annotated fields of everything that is written."""


def pack(hint: object, value: object) -> JSON:
    """`value` of the annotated type `hint` as plain data."""
    if get_origin(hint) is Annotated:
        return _pack_named(get_args(hint)[1], value)
    if isinstance(value, Agenda):
        return [{"is": type(frame).__name__, **_pack_fields(type(frame), frame)} for frame in value.frames]
    if isinstance(value, Answers):
        given = [[seat, pack(get_args(hint)[0], answer)] for seat, answer in value.given]
        return {"due": list(value.due), "given": given}
    if isinstance(value, tuple):
        return [pack(part, each) for part, each in zip(_parts(hint, len(value)), value, strict=True)]
    if isinstance(value, bool | int | str):
        return value
    return _pack_fields(type(value), value)


def _pack_fields(kind: type, value: object) -> dict[str, JSON]:
    return {name: pack(hint, getattr(value, name)) for name, hint in _HINTS[kind]}


def _pack_named(name: str, value: object) -> JSON:
    assert isinstance(value, int)
    if name == "cards":
        return spell(value)
    if name == "card":
        return NAME[value]
    if name == "suit":
        return SUITS[value] if value >= 0 else ""
    return [seat for seat in range(6) if value >> seat & 1]


def _parts(hint: object, length: int) -> Sequence[object]:
    """The hints of a tuple's items. Raises `BadNotation` if it must have another length."""
    parts = get_args(hint)
    if len(parts) == 2 and parts[1] is Ellipsis:
        return [parts[0]] * length
    if len(parts) != length:
        raise _bad(length)
    return parts


def unpack(hint: object, data: JSON) -> object:
    """The value of the annotated type `hint` in `data`. Raises `BadNotation`."""
    if get_origin(hint) is Annotated:
        return _unpack_named(get_args(hint)[1], data)
    if get_origin(hint) is Agenda:
        return Agenda(tuple(_unpack_frame(each) for each in _rows(data)))
    if get_origin(hint) is Answers:
        return _unpack_answers(get_args(hint)[0], data)
    if get_origin(hint) is tuple:
        rows = _rows(data)
        return tuple(unpack(part, each) for part, each in zip(_parts(hint, len(rows)), rows, strict=True))
    if hint is Options:
        return core_options.parse(Options, _table(data))
    if isinstance(hint, type) and is_dataclass(hint):
        return unpack_fields(hint, _table(data))
    return _plain(hint, data)


def _plain(hint: object, data: JSON) -> object:
    if type(data) is not (hint if isinstance(hint, type) else str):
        raise _bad(data)
    if isinstance(data, int) and not -99 <= data <= 9999:
        raise _bad("number")
    return data


def unpack_fields(kind: type[T], table: Mapping[str, JSON]) -> T:
    """A value of the dataclass `kind` with exactly its fields. Raises `BadNotation`."""
    names = [name for name, _ in _HINTS[kind]]
    if sorted(map(str, table)) != sorted(names):
        raise _bad(kind.__name__)
    return kind(**{name: unpack(hint, table[name]) for name, hint in _HINTS[kind]})


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


def _unpack_named(name: str, data: JSON) -> object:
    if name == "cards":
        return joined(parse_row(_text(data)))
    if name == "card":
        return parse_card(_text(data))
    if name == "suit":
        return parse_suit(_text(data)) if data else -1
    seats = [_plain(int, seat) for seat in _rows(data)]
    if not set(seats) <= set(range(6)):
        raise _bad("seats")
    return sum(1 << seat for seat in range(6) if seat in seats)


def _unpack_frame(data: JSON) -> Frame:
    table = _table(data)
    kind = FRAMES.get(_text(table.get("is")))
    if kind is None:
        raise _bad("frame")
    return unpack_fields(kind, {name: each for name, each in table.items() if name != "is"})


def _unpack_answers(hint: object, data: JSON) -> Answers[object]:
    table = _table(data)
    if sorted(map(str, table)) != ["due", "given"]:
        raise _bad("answers")
    due = tuple(unpack(int, seat) for seat in _rows(table["due"]))
    given = tuple(_answer(hint, pair) for pair in _rows(table["given"]))
    return Answers(tuple(seat for seat in due if isinstance(seat, int)), given)


def _answer(hint: object, data: JSON) -> tuple[int, object]:
    pair = _rows(data)
    if len(pair) != 2:
        raise _bad("answer")
    seat = unpack(int, pair[0])
    assert isinstance(seat, int)
    return seat, unpack(hint, pair[1])
