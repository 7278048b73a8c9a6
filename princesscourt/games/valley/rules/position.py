"""Positions as text and as data (rules 2 and 8).

Text: rank 5 first, figures for empty squares, the side to move last: `1sKss/1SkS1/5/5/sS1S1 L`.
Data: `{"position": text, "ply": plies made, "history": [texts, the present one last], "options": {...}}`. Ply and
history may be left out for a position that was set up; the start position is then the start of a game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from princesscourt.core.options import dump as dump_options
from princesscourt.core.options import parse as parse_options
from princesscourt.core.rules import JSON, BadNotation, because
from princesscourt.games.valley.rules.openings import STARTS
from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.squares import SIZE, SQUARES, VALLEY
from princesscourt.games.valley.rules.state import DARK, LIGHT, State, arrive, moved

SOLDIERS: Final = 4
LONGEST: Final = 20_000
_TEXT: Final = re.compile(r"([1-5KSks]{1,5}(?:/[1-5KSks]{1,5}){4}) ([LD])")
_BITS: Final = (1 << len(SQUARES)) - 1


class Placement(NamedTuple):
    """Where the pieces stand and who is to move."""

    kings: tuple[int, int]
    soldiers: tuple[int, int]
    turn: int


def read(text: str, soldiers: int = SOLDIERS) -> Placement:
    """A placement from its text. Raises `BadNotation` if it cannot occur.

    `soldiers`: how many each side has at least; fewer than four make a study, not a game.
    """
    found = _TEXT.fullmatch(text)
    if not found:
        raise BadNotation(because("position_text", text=text[:60]))
    masks = dict.fromkeys("KSks", 0)
    for square, letter in enumerate(_squares(found[1])):
        if letter != ".":
            masks[letter] |= 1 << square
    turn = LIGHT if found[2] == "L" else DARK
    return _possible(Placement((masks["K"], masks["k"]), (masks["S"], masks["s"]), turn), soldiers)


def _squares(rows: str) -> str:
    """25 letters from a1 to e5, "." for empty. Raises `BadNotation`."""
    ranks = [re.sub("[1-5]", lambda figure: "." * int(figure[0]), row) for row in rows.split("/")]
    if any(len(rank) != SIZE for rank in ranks):
        raise BadNotation(because("position_text", text=rows))
    return "".join(reversed(ranks))


def _possible(placement: Placement, soldiers: int) -> Placement:
    for seat in (LIGHT, DARK):
        if placement.kings[seat].bit_count() != 1:
            raise BadNotation(because("one_king", seat=seat))
        if not soldiers <= placement.soldiers[seat].bit_count() <= SOLDIERS:
            raise BadNotation(because("four_soldiers", seat=seat))
        if placement.soldiers[seat] >> VALLEY & 1:
            raise BadNotation(because("soldier_in_valley", seat=seat))
    if placement.kings[placement.turn] >> VALLEY & 1:
        raise BadNotation(because("over_already", seat=placement.turn))
    return placement


@lru_cache(4096)
def write(key: int) -> str:
    """The text of a position, given by its key."""
    masks = [key >> 25 * kind & _BITS for kind in range(4)]
    letters = ["."] * len(SQUARES)
    for mask, letter in zip(masks, "KkSs", strict=True):
        for square in SQUARES:
            if mask >> square & 1:
                letters[square] = letter
    ranks = ("".join(letters[start : start + SIZE]) for start in range(20, -1, -SIZE))
    board = "/".join(re.sub(r"\.+", lambda gap: str(len(gap[0])), rank) for rank in ranks)
    return f"{board} {'LD'[key >> 100]}"


def opened(options: Options) -> State:
    """The state before the first move."""
    return arrive(options, *read(STARTS[options.start]), 0, ())


def study(text: str, options: Options | None = None, ply: int | None = None, soldiers: int = 0) -> State:
    """A position by its text, with no past; the restriction of the first move is over unless `ply` is 0.

    Raises `BadNotation`.
    """
    placement = read(text, soldiers)
    return arrive(options or Options(), *placement, 2 - placement.turn if ply is None else ply, ())


def dump(state: State) -> dict[str, JSON]:
    """A state as data."""
    history = [write(key) for key in state.history]
    return {
        "position": history[-1],
        "ply": state.ply,
        "history": history,
        "options": dict(dump_options(state.options)),
    }


def load(position: JSON) -> State:
    """The inverse of `dump`. Raises `BadNotation` for anything that is no possible position."""
    if not isinstance(position, Mapping) or not {"position"} <= set(position) <= {
        "position",
        "ply",
        "history",
        "options",
    }:
        raise BadNotation(because("position_data"))
    text = position["position"]
    if not isinstance(text, str):
        raise BadNotation(because("position_data"))
    past = _past(position.get("history", [text]), text)
    options = _options(position.get("options", {}))
    present = read(text)
    fresh = text == STARTS[options.start] and len(past) == 1
    ply = _ply(position.get("ply", 0 if fresh else None), present.turn, len(past))
    return _replayed(past, options, ply - len(past) + 1)


def _options(values: JSON) -> Options:
    if not isinstance(values, Mapping):
        raise BadNotation(because("position_data"))
    options = parse_options(Options, values)
    check(options)
    return options


def check(options: Options) -> None:
    """Raises `BadNotation` if the options do not go together: the balanced openings are draws only with the trap."""
    if options.opening == "balanced" and not options.trapped_king_loses:
        raise BadNotation(because("balanced_needs_trap"))


def _past(history: JSON, text: str) -> list[str]:
    if not isinstance(history, Sequence) or isinstance(history, str) or not 0 < len(history) <= LONGEST:
        raise BadNotation(because("position_data"))
    past = [entry for entry in history if isinstance(entry, str)]
    if len(past) < len(history) or past[-1] != text:
        raise BadNotation(because("position_data"))
    return past


def _ply(ply: JSON, turn: int, known: int) -> int:
    if ply is None:
        return known + (known + turn) % 2
    if type(ply) is not int or not known - 1 <= ply <= LONGEST or ply % 2 != turn:
        raise BadNotation(because("position_ply"))
    return ply


def _replayed(past: list[str], options: Options, ply: int) -> State:
    """The game played through from the first known position. Raises `BadNotation` where no move leads on."""
    state = arrive(options, *read(past[0]), ply, ())
    if ply == 0 and past[0] != STARTS[options.start]:
        raise BadNotation(because("not_the_start"))
    for text in past[1:]:
        kings, soldiers, turn = read(text)
        if turn == state.turn or all(moved(state, move) != (kings, soldiers) for move in state.moves):
            raise BadNotation(because("no_way_there", position=text))
        state = arrive(options, kings, soldiers, turn, state.ply + 1, state.history)
    return state
