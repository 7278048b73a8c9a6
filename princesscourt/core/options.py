"""Options of a game as a frozen dataclass, read and checked by its annotations.

A field is `bool`, `int` with `metadata={"range": (low, high)}`, a `Literal` of strings, or `str`; a `str` that lists
words divided by commas names them with `metadata={"offers": words}`. The same description feeds the form on the
new-match screen, the command line and the record.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from typing import Literal, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from princesscourt.core.rules import JSON, BadNotation, because

T = TypeVar("T", bound=Hashable)
Value: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its name in files, the values it may take (() for any), and the rulebook's default.

    `low` and `high` bound a number; both are 0 for other kinds. `offers`: the words that a text may list; the rules
    check them.
    """

    name: str
    kind: Literal["switch", "choice", "number", "text"]
    values: tuple[Value, ...]
    default: Value
    low: int = 0
    high: int = 0
    offers: tuple[str, ...] = ()

    def check(self, value: JSON) -> Value:
        """`value` itself if allowed. Raises `BadNotation`."""
        right_type = isinstance(value, bool) if self.kind == "switch" else type(value) is type(self.default)
        if not right_type or not isinstance(value, bool | int | str):
            raise BadNotation(because("option_value", option=self.name, value=_shown(value)))
        within = self.kind != "number" or self.low <= int(value) <= self.high
        if not within or (self.values and value not in self.values):
            raise BadNotation(because("option_value", option=self.name, value=_shown(value)))
        return value


@cache
def describe(options_type: type[object]) -> tuple[Option, ...]:
    """The options of a game in the order in which they are shown."""
    if not is_dataclass(options_type):
        raise TypeError(f"{options_type.__name__} is no dataclass")
    hints = get_type_hints(options_type)
    return tuple(
        _option(field.name, hints[field.name], field.default, field.metadata) for field in fields(options_type)
    )


def _option(name: str, hint: object, default: object, metadata: Mapping[str, object]) -> Option:
    if default is MISSING or not isinstance(default, bool | int | str):
        raise TypeError(f"option {name} needs a plain default")
    if hint is bool:
        return Option(name, "switch", (False, True), default)
    if get_origin(hint) is Literal:
        return Option(name, "choice", get_args(hint), default)
    if hint is int:
        return Option(name, "number", (), default, *_bounds(name, metadata))
    offers = metadata.get("offers", ())
    assert isinstance(offers, tuple)
    return Option(name, "text", (), default, offers=offers)


def _bounds(name: str, metadata: Mapping[str, object]) -> tuple[int, int]:
    match metadata.get("range"):
        case (int(low), int(high)):
            return low, high
    raise TypeError(f"option {name} needs a range")


def parse(options_type: type[T], values: Mapping[str, JSON]) -> T:
    """Options from data; what is not named keeps its default. Raises `BadNotation`."""
    known = {option.name: option for option in describe(options_type)}
    for name in values:
        if name not in known:
            raise BadNotation(because("option_unknown", option=name))
    return options_type(**{name: known[name].check(value) for name, value in values.items()})


def parse_words(options_type: type[T], words: Mapping[str, str]) -> T:
    """Options from the command line, where every value is text. Raises `BadNotation`."""
    known = {option.name: option for option in describe(options_type)}
    values = {name: _from_word(known[name], word) if name in known else word for name, word in words.items()}
    return parse(options_type, values)


def _from_word(option: Option, word: str) -> JSON:
    if option.kind == "switch":
        return {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}.get(word, word)
    if option.kind == "number":
        try:
            return int(word)
        except ValueError:
            return word
    return word


def _shown(value: JSON) -> str:
    """A refused value, short enough for a sentence whatever it is."""
    plain = isinstance(value, str | float | None) or (isinstance(value, int) and abs(value) < 10**12)
    return str(value)[:40] if plain else type(value).__name__


def dump(options: Hashable) -> dict[str, Value]:
    """Every option with its value, for the record."""
    return {option.name: getattr(options, option.name) for option in describe(type(options))}
