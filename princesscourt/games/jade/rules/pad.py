"""A seat's own note pad: a grid of places and symbols with marks, and a line of text. It is no part of the match.

The table of questions and answers beside it is not noted down: `rows` reads it from what the seat has heard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, cast, get_args

from princesscourt.core.rules import JSON, BadNotation, Seat, because
from princesscourt.games.jade.rules.catalog import PLACES, SYMBOLS, Place, Symbol
from princesscourt.games.jade.rules.deduction import AT, OF, Tasks, sure
from princesscourt.games.jade.rules.tasks import Answer, Pairs
from princesscourt.games.jade.rules.view import View

Mark: TypeAlias = Literal["", "no", "maybe", "yes"]
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
"""In the order in which clicks go through them."""
BLANK: Final[Mark] = ""
LONGEST: Final = 2000
"""The most signs of text that are kept."""


@dataclass(frozen=True, slots=True)
class Pad:
    """Marks for each pair, row by row in the order of places, for whole places and for whole symbols."""

    pairs: tuple[Mark, ...] = (BLANK,) * (len(PLACES) * len(SYMBOLS))
    places: tuple[Mark, ...] = (BLANK,) * len(PLACES)
    symbols: tuple[Mark, ...] = (BLANK,) * len(SYMBOLS)
    text: str = ""

    def at(self, place: Place, symbol: Symbol) -> Mark:
        return self.pairs[place * len(SYMBOLS) + symbol]

    def mark(self, place: Place, symbol: Symbol, mark: Mark) -> Pad:
        """With another mark for a pair."""
        return replace(self, pairs=_put(self.pairs, place * len(SYMBOLS) + symbol, mark))

    def mark_place(self, place: Place, mark: Mark) -> Pad:
        return replace(self, places=_put(self.places, place, mark))

    def mark_symbol(self, symbol: Symbol, mark: Mark) -> Pad:
        return replace(self, symbols=_put(self.symbols, symbol, mark))

    def write(self, text: str) -> Pad:
        return replace(self, text=text[:LONGEST])


def _put(marks: tuple[Mark, ...], at: int, mark: Mark) -> tuple[Mark, ...]:
    return (*marks[:at], mark, *marks[at + 1 :])


def next_mark(mark: Mark) -> Mark:
    """What a click makes of a mark."""
    return MARKS[(MARKS.index(mark) + 1) % len(MARKS)]


# -- what was heard


@dataclass(frozen=True, slots=True)
class Row:
    """A question with its answer; None where these eyes did not hear it."""

    seat: Seat
    cycle: int
    question: Pairs
    answer: Answer | None


def rows(view: View) -> tuple[Row, ...]:
    """All questions so far with the answers that the viewer heard; those of one seat tell of that seat's task only."""
    heard = zip(view.table.asked, view.answers, strict=True)
    return tuple(Row(asked.seat, asked.cycle, asked.question, said) for asked, said in heard)


def solved(tasks: Tasks) -> Pad:
    """The pad as the solver would fill it in from the tasks that are still possible (R33)."""
    pairs = [_sign(sure(tasks, place, symbol)) for place in range(len(PLACES)) for symbol in range(len(SYMBOLS))]
    places = [_sign(_certain(tasks, AT[place])) for place in range(len(PLACES))]
    symbols = [_sign(_certain(tasks, OF[symbol])) for symbol in range(len(SYMBOLS))]
    return Pad(tuple(pairs), tuple(places), tuple(symbols))


def _certain(tasks: Tasks, fact: Tasks) -> bool | None:
    inside = tasks & fact
    if not inside:
        return False
    return True if inside == tasks else None


def _sign(certain: bool | None) -> Mark:
    if certain is None:
        return ""
    return "yes" if certain else "no"


# -- data


def dump(pad: Pad) -> JSON:
    """The pad as plain data, for the seat's private notes."""
    return {"pairs": [*pad.pairs], "places": [*pad.places], "symbols": [*pad.symbols], "text": pad.text}


def load(data: JSON) -> Pad:
    """The inverse of `dump`; None is an empty pad. Raises `BadNotation`."""
    if data is None:
        return Pad()
    if not isinstance(data, Mapping) or not isinstance(data.get("text"), str):
        raise BadNotation(because("no_pad"))
    blank = Pad()
    return Pad(
        _marks(data.get("pairs"), len(blank.pairs)),
        _marks(data.get("places"), len(blank.places)),
        _marks(data.get("symbols"), len(blank.symbols)),
        str(data["text"])[:LONGEST],
    )


def _marks(data: JSON, count: int) -> tuple[Mark, ...]:
    if not isinstance(data, Sequence) or len(data) != count or not all(mark in MARKS for mark in data):
        raise BadNotation(because("no_pad"))
    return tuple(cast("Mark", mark) for mark in data)
