"""Whether the frames of an agenda can lie on each other and agree with the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules.board import OFF, WALKS, is_oracle, letter_of
from princesscourt.games.jade.rules.catalog import MOST_CHANGED
from princesscourt.games.jade.rules.dealing import redeal_due
from princesscourt.games.jade.rules.frames import (
    Arrange,
    Claim,
    Claims,
    DealCards,
    DrawStone,
    EndCycle,
    EndTurn,
    Frame,
    Guess,
    Hinder,
    Inquire,
    NextTurn,
    Path,
    Put,
    Redeal,
    Return,
    Scatter,
    Turn,
)
from princesscourt.games.jade.rules.listing import MOST_SWAPS
from princesscourt.games.jade.rules.state import State, Table
from princesscourt.games.jade.rules.tasks import Pairs, changed, lying
from princesscourt.games.jade.rules.turns import STANDSTILL_ROUNDS, hinderers, stone_spaces, stones_on

STACKS: Final = re.compile(
    r"|DealStones|DealCards( Put)*( Scatter)?|Turn( Claim)?"
    r"|EndTurn Path( Hinder| DrawStone)?|EndTurn Guess|NextTurn (Redeal|DealOracles)"
    r"|EndCycle Inquire( Arrange| Claim)?|EndCycle Claims( Claim)?"
    r"|NextCycle DealOracles( Return){0,2}( Redeal| Scatter)?"
)
"""How frames can lie on each other, from the bottom."""


def stack_fits(state: State) -> bool:
    """Whether these frames can lie on each other."""
    table = state.table
    names = " ".join(type(frame).__name__ for frame in table.agenda.frames)
    return STACKS.fullmatch(names) is not None and bool(names) == (table.over is None)


def bottom(table: Table) -> Frame | None:
    """The frame that comes last."""
    return table.agenda.frames[0] if table.agenda else None


def claimable(pairs: Pairs) -> bool:
    """Three places with three different symbols."""
    places = [place for place, _ in pairs]
    return len(pairs) == 3 and places == sorted(set(places)) and len({symbol for _, symbol in pairs}) == 3


def frames_fit(state: State) -> bool:
    """Whether every frame agrees with the table and with the frame below it."""
    below: Frame | None = None
    for frame in state.table.agenda.frames:
        if not _frame(state, frame, below):
            return False
        below = frame
    rounds = STANDSTILL_ROUNDS * len(state.table.participants)
    going = state.table.over is None
    return not going or state.table.passes < rounds or isinstance(bottom(state.table), NextTurn)


def _frame(state: State, frame: Frame, below: Frame | None) -> bool:
    table = state.table
    count = len(table.seats)
    if any(not 0 <= seat < count for seat in _named(frame)):
        return False
    if isinstance(frame, Path | Guess | Hinder | DrawStone):
        return _move_frame(state, frame, below)
    if isinstance(frame, Arrange | Inquire | Claims | Claim):
        return _oracle_frame(table, frame, below)
    match frame:
        case Put(seat) | Return(seat):
            who, frames = table.seats[seat], table.agenda.frames
            return who.takes_part and who.node == OFF and len(set(frames)) == len(frames)
        case Turn(seat):
            return table.seats[seat].takes_part
        case Scatter(seat):
            return below in (Put(seat), Return(seat))
        case Redeal():
            return redeal_due(table)
        case DealCards():
            return all(who.alive for who in table.seats)
    return True


def _move_frame(state: State, frame: Path | Guess | Hinder | DrawStone, below: Frame | None) -> bool:
    table = state.table
    match frame:
        case Path(seat, new):
            return _walker(table, seat, below) and (new == OFF or _new(table, new, seat))
        case Guess(seat=seat, new=new):
            return _walker(table, seat, below) and (new == OFF or _new(table, new, seat)) and _way(state, frame)
        case Hinder(mover, due):
            able = set(hinderers(table, mover))
            return below == Path(mover) and bool(due) and len(set(due)) == len(due) and set(due) <= able
        case DrawStone():
            return _drawn(table, frame, below)


def _oracle_frame(table: Table, frame: Arrange | Inquire | Claims | Claim, below: Frame | None) -> bool:
    match frame:
        case Arrange(seat, before, swaps):
            return below == Inquire(seat) and changed(before, table.layout) <= MOST_CHANGED and swaps <= MOST_SWAPS
        case Inquire(seat):
            return below == EndCycle(seat) and is_oracle(table.seats[seat].node)
        case Claim():
            return _claim(frame, below)
        case Claims():
            return _claims(table, frame, below)


def _named(frame: Frame) -> Iterator[Seat]:
    for name in ("seat", "mover", "asker", "first"):
        if hasattr(frame, name):
            yield getattr(frame, name)
    yield from getattr(frame, "due", ())
    yield from (seat for seat, _ in getattr(frame, "given", ()))


def _walker(table: Table, seat: Seat, below: Frame | None) -> bool:
    who = table.seats[seat]
    return below == EndTurn(seat) and who.takes_part and who.marker >= 1


def _new(table: Table, node: int, mover: Seat) -> bool:
    stone = table.stone_on(node)
    top = table.agenda.top
    return isinstance(top, DrawStone) or (stone is not None and stone.placer != mover)


def _way(state: State, frame: Guess) -> bool:
    table, who = state.table, state.table.seats[frame.seat]
    if frame.path not in WALKS[who.node] or not stones_on(table, frame.path):
        return False
    end = frame.path[-1]
    if is_oracle(end):
        return who.shown == letter_of(end)
    return table.piece_on(end) is None


def _drawn(table: Table, frame: DrawStone, below: Frame | None) -> bool:
    if not isinstance(below, Path) or below.new != frame.node or below.seat == frame.seat:
        return False
    who = table.seats[frame.seat]
    able = who.takes_part and who.stones > 0 and table.options.stones == "blind"
    return able and frame.node in stone_spaces(table, below.seat)


def _claim(frame: Claim, below: Frame | None) -> bool:
    if isinstance(below, Claims):
        return frame.seat in below.due
    return isinstance(below, Turn | Inquire) and below.seat == frame.seat


def _claims(table: Table, frame: Claims, below: Frame | None) -> bool:
    """Somebody is due; who has claimed waits for a seat before it."""
    given = dict(frame.given)
    seats = [*frame.due, *given]
    if below != EndCycle(frame.asker) or not frame.due or len(frame.given) != len(given):
        return False
    if len(set(seats)) < len(seats) or frame.asker in seats or not all(table.seats[seat].alive for seat in seats):
        return False
    order = [seat for seat in table.after(frame.asker) if seat in seats]
    named = all(
        pairs is not None and claimable(pairs) and lying(table.layout, [place for place, _ in pairs]) == pairs
        for pairs in given.values()
    )
    return named and order[0] in frame.due
