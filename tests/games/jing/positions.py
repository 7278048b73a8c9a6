"""Positions as the rules file writes them: `at("a1P c1H", "b5P")`."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from princesscourt.core.play import play
from princesscourt.core.rules import Seat
from princesscourt.games.jing.rules import setup
from princesscourt.games.jing.rules.catalog import BARE, PAIRS, SQUARES, Pair, put
from princesscourt.games.jing.rules.moves import Swap, Withdraw, parse
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.games.jing.rules.state import Run, Side, State

SETUP_SOUTH, SETUP_NORTH = "a1P c1H e1M", "b5P c5M d5H"


def face(words: str) -> str:
    """The faces on which these figures stand."""
    text = BARE
    for word in words.split():
        text = put(text, SQUARES[word[:2]], word[2])
    return text


def pair(text: str) -> Pair:
    a, b = SQUARES[text[:2]], SQUARES[text[3:]]
    return (a, b) if (a, b) in PAIRS else (b, a)


def at(
    south: str, north: str = "", *, options: Options | None = None, current: Seat = 0, bar: str = "",
    cards: tuple[str, str] = ("", ""), found: tuple[str, str] = ("", ""), phase: Literal["move", "point"] = "move",
) -> State:  # fmt: skip
    """A position in play, also with only a part of the figures."""
    run = Run(phase, current, bar=pair(bar) if bar else None)
    sides = (Side(cards[0], found=found[0], ready=True), Side(cards[1], found=found[1], ready=True))
    return setup.begin(State(options or Options(), (face(south), face(north)), sides), run)


def after(state: State, *plies: str) -> State:
    """The state after these moves of whoever is asked."""
    for text in plies:
        (ask,) = RULES.asks(state)
        state = play(RULES, state, ask.seat, parse(text)).state
    return state


def swaps(state: State) -> list[str]:
    return [str(move) for move in RULES.moves(state, state.run.current) if isinstance(move, Swap)]


def withdrawals(state: State) -> list[str]:
    return [str(move) for move in RULES.moves(state, state.run.current) if isinstance(move, Withdraw)]


def sights(state: State, seat: Seat) -> dict[str, str]:
    """What the mirrors of `seat` show, by square."""
    names = {square: name for name, square in SQUARES.items()}
    return {names[square]: kind for square, kind in RULES.view(state, seat).sights[seat]}


def on(state: State, seat: Seat, square: str) -> str:
    return state.faces[seat][SQUARES[square]]


def due(state: State) -> tuple[Seat, int, int]:
    """Who is to move, turns played in this run, turns remaining."""
    return state.run.current, state.run.played, state.run.remaining


def without(state: State, seat: Seat) -> State:
    """The same with the figures of `seat` gone."""
    faces = (BARE, state.faces[1]) if seat == 0 else (state.faces[0], BARE)
    return replace(state, faces=faces)
