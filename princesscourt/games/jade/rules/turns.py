"""A turn: pass, chip, announcement, danger stone, way, guess (4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from princesscourt.core.agenda import Agenda
from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules import events as told
from princesscourt.games.jade.rules.board import NEAR, Node, is_oracle, letter_of
from princesscourt.games.jade.rules.board import Path as Walked
from princesscourt.games.jade.rules.catalog import TOP
from princesscourt.games.jade.rules.dealing import place_stone, put, redeal_due
from princesscourt.games.jade.rules.frames import (
    Arrange,
    Claim,
    DealOracles,
    DrawStone,
    EndCycle,
    EndTurn,
    Guess,
    Hinder,
    Inquire,
    NextTurn,
    Path,
    Redeal,
    Scatter,
    Turn,
)
from princesscourt.games.jade.rules.moves import GuessMove, Lay, Move, PutOn, Say, Walk
from princesscourt.games.jade.rules.state import Stone, Table
from princesscourt.games.jade.rules.work import Work

STANDSTILL_ROUNDS = 3


# -- PLACE and RETURN


def place(work: Work, seat: Seat, move: Move, *, back: bool) -> None:
    match move:
        case PutOn():
            put(work, seat, move, back=back)
        case _:
            work.push(Scatter(seat))


# -- TURN


def turn(work: Work, seat: Seat, move: Move) -> None:
    match move:
        case Say("pass"):
            work.table = replace(work.table, passes=work.table.passes + 1)
            work.say(told.Passed(seat))
            work.swap(EndTurn(seat))
        case Say("chip"):
            work.table = replace(work.table, passes=0)
            give_chip(work, seat)
        case Say("announce"):
            work.table = replace(work.table, passes=0)
            announce(work, seat)
        case Say("claim"):
            work.say(told.ClaimBegun(seat))
            work.push(Claim(seat))


def give_chip(work: Work, seat: Seat) -> None:
    """A chip for ten moves (R16, R17); the last chip is the end of the expedition (5.5)."""
    who = work.at(seat)
    work.reveals = True
    work.set(seat, replace(who, chips=who.chips - 1))
    work.say(told.ChipGiven(seat, who.chips - 1, who.marker == 0))
    if who.chips == 1:
        work.eliminate(seat, "chips")
    else:
        work.marker(seat, TOP)
    if not work.over:
        work.swap(EndTurn(seat))


def announce(work: Work, seat: Seat) -> None:
    """The seat will move; it cannot be taken back."""
    work.reveals = True
    work.say(told.Announced(seat))
    work.swap(EndTurn(seat), Path(seat))
    due = hinderers(work.table, seat)
    if due:
        work.push(Hinder(seat, due))


# -- HINDER


def hinderers(table: Table, mover: Seat) -> tuple[Seat, ...]:
    """Who may be asked for a stone: most stones first, ties clockwise from the mover (R12, R13)."""
    if not stone_spaces(table, mover):
        return ()
    able = [s for s in table.after(mover) if table.seats[s].takes_part and table.seats[s].stones]
    wanting = [seat for seat in able if not table.seats[seat].quiet]
    return tuple(sorted(wanting, key=lambda seat: -table.seats[seat].stones))


def stone_spaces(table: Table, mover: Seat) -> tuple[Node, ...]:
    """Where a stone may be laid against the announced move (R14)."""
    taken = {who.node for who in table.seats} | {stone.node for stone in table.stones}
    return tuple(node for node in NEAR[table.seats[mover].node] if node not in taken)


def hinder(work: Work, seat: Seat, move: Move, frame: Hinder) -> None:
    match move:
        case Lay():
            work.reveals = True
            _lay(work, seat, move)
        case Say(word):
            quiet = word == "quiet"
            if quiet:
                work.set(seat, replace(work.at(seat), quiet=True))
            work.say(told.Declined(seat, "hinder", quiet))
            due = tuple(other for other in frame.due if other != seat)
            if due:
                work.swap(replace(frame, due=due))
            else:
                work.pop()


def _lay(work: Work, seat: Seat, move: Lay) -> None:
    work.pop()
    path = work.table.agenda.top
    if isinstance(path, Path):
        work.swap(replace(path, new=move.node))
    work.say(told.StoneLaid(seat, move.node, move.snake))
    if move.snake is None:
        work.push(DrawStone(seat, move.node))
    else:
        place_stone(work, seat, move.node, snake=move.snake)


# -- PATH and GUESS


def walk(work: Work, frame: Path, move: Walk) -> None:
    """The whole way is fixed before a stone on it is turned up (R11)."""
    seat, end = frame.seat, move.path[-1]
    if is_oracle(end) and letter_of(end) != work.oracle(seat):
        who = work.at(seat)
        work.reveals = True
        work.set(seat, replace(who, denied="".join(sorted(who.denied + letter_of(end)))))
        work.say(told.OracleRefused(seat, end))
        return
    if is_oracle(end):
        work.reveals = True
        work.set(seat, replace(work.at(seat), shown=letter_of(end)))
    stones = stones_on(work.table, move.path)
    if stones:
        work.swap(Guess(seat, move.path, frame.new))
        work.say(told.PathChosen(seat, work.at(seat).node, move.path, tuple(stone.node for stone in stones)))
    else:
        _step(work, seat, move.path, free=False)


def stones_on(table: Table, path: Walked) -> tuple[Stone, ...]:
    """The stones on the way, in the order in which they are met."""
    at = {stone.node: stone for stone in table.stones}
    return tuple(at[node] for node in path if node in at)


def guess(work: Work, frame: Guess, move: GuessMove) -> None:
    """All stones of the way are turned up (4.3)."""
    work.reveals = True
    met = stones_on(work.table, frame.path)
    kinds = dict(zip(work.table.stones, work.secrets.snakes, strict=True))
    right = sum(kinds[stone] for stone in met) == move.snakes
    turned = [
        told.Turned(stone.node, stone.placer, kinds[stone], not right and stone.node == frame.new) for stone in met
    ]
    work.say(told.StonesTurned(frame.seat, move.snakes, tuple(turned), right))
    _clear(work, turned)
    if right:
        _step(work, frame.seat, frame.path, free=True)
    else:
        work.marker(frame.seat, work.at(frame.seat).marker - 1)
        work.pop()


def _clear(work: Work, turned: Sequence[told.Turned]) -> None:
    """Stones that were turned up leave the board: back to the placer's hand, or out of the game."""
    gone = {stone.node for stone in turned}
    left = [(s, k) for s, k in zip(work.table.stones, work.secrets.snakes, strict=True) if s.node not in gone]
    work.table = replace(work.table, stones=tuple(stone for stone, _ in left))
    work.secrets = replace(work.secrets, snakes=tuple(kind for _, kind in left))
    snakes, jaguars = work.table.pool
    out = [stone.snake for stone in turned if not stone.back]
    work.table = replace(work.table, pool=(snakes + sum(out), jaguars + len(out) - sum(out)))
    for placer in sorted({stone.placer for stone in turned}):
        _prove(work, placer, [stone for stone in turned if stone.placer == placer])


def _prove(work: Work, placer: Seat, turned: Sequence[told.Turned]) -> None:
    """What everybody now knows of the stones that `placer` still has."""
    who = work.at(placer)
    proved = []
    for snake in (True, False):
        seen = [stone for stone in turned if stone.snake == snake]
        known = max(who.proved[0 if snake else 1], len(seen))
        proved.append(known - sum(not stone.back for stone in seen))
    back = [stone for stone in turned if stone.back]
    work.set(placer, replace(who, proved=(proved[0], proved[1]), stones=who.stones + len(back)))
    work.set_hand(placer, work.secrets.hands[placer] + sum(stone.snake for stone in back))


def _step(work: Work, seat: Seat, path: Walked, *, free: bool) -> None:
    """The piece goes its way; a walk without guess costs one position of the scale (4.5)."""
    who, end = work.at(seat), path[-1]
    work.say(told.Moved(seat, who.node, path))
    work.set(seat, replace(who, node=end, trail=(*who.trail, end)))
    if is_oracle(end):
        _reach(work, seat, letter_of(end))
        return
    if not free:
        work.marker(seat, who.marker - 1)
    work.pop()


def _reach(work: Work, seat: Seat, letter: str) -> None:
    """The cycle is over for everybody (5.1.1)."""
    work.say(told.OracleReached(seat, letter))
    work.marker(seat, min(TOP, work.at(seat).marker + 2))
    work.agenda(Agenda((EndCycle(seat), Inquire(seat), Arrange(seat, work.table.layout))))


# -- the end of the turn


def end_turn(work: Work, seat: Seat) -> None:
    work.swap(NextTurn(seat))
    if redeal_due(work.table):
        work.push(Redeal())


def next_turn(work: Work, seat: Seat) -> None:
    """The next participant clockwise; after three rounds of passes the oracle cards are dealt anew first (R30)."""
    if work.table.passes >= STANDSTILL_ROUNDS * len(work.table.participants):
        work.table = replace(work.table, passes=0)
        work.push(DealOracles())
        return
    begin_turn(work, next((s for s in work.table.after(seat) if work.at(s).takes_part), seat))


def begin_turn(work: Work, seat: Seat) -> None:
    work.swap(Turn(seat))
    work.say(told.TurnBegun(seat))
