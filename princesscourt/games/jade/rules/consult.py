"""At the oracle: layout, question, claims, and the next cycle (5)."""

from __future__ import annotations

from dataclasses import replace

from princesscourt.core.rules import Seat
from princesscourt.games.jade.rules import events as told
from princesscourt.games.jade.rules.board import OFF
from princesscourt.games.jade.rules.catalog import Place
from princesscourt.games.jade.rules.dealing import redeal_due
from princesscourt.games.jade.rules.frames import (
    Arrange,
    Claim,
    Claims,
    DealOracles,
    EndTurn,
    Inquire,
    NextCycle,
    Redeal,
    Return,
    Turn,
)
from princesscourt.games.jade.rules.moves import AskOracle, Move, NameTask, Say, Swap
from princesscourt.games.jade.rules.state import Asked, Claimed
from princesscourt.games.jade.rules.tasks import SOLVED, TASKS, Pairs, answer, changed, lying, swapped
from princesscourt.games.jade.rules.turns import begin_turn
from princesscourt.games.jade.rules.work import Work

THINKERS = 4
"""From so many seats alive on, whoever consulted sits out the next cycle (5.2)."""


# -- LAYOUT and QUESTION


def arrange(work: Work, frame: Arrange, move: Move) -> None:
    match move:
        case Swap(one, other):
            work.table = replace(work.table, layout=swapped(work.table.layout, one, other))
            work.swap(replace(frame, swaps=frame.swaps + 1))
            work.say(told.SymbolsSwapped(frame.seat, one, other))
        case _:
            work.pop()
            work.say(told.LayoutSet(frame.seat, changed(frame.before, work.table.layout)))


def inquire(work: Work, seat: Seat, move: Move) -> None:
    match move:
        case AskOracle(places):
            _ask(work, seat, places)
        case _:
            work.say(told.ClaimBegun(seat))
            work.push(Claim(seat))


def _ask(work: Work, seat: Seat, places: tuple[Place, ...]) -> None:
    """The oracle answers; the application is its voice (R23)."""
    question = lying(work.table.layout, places)
    said = answer(work.secrets.tasks[seat], question)
    private = work.table.options.answers == "private" and said != SOLVED
    heard = Asked(seat, work.table.cycle, question, None if private else said)
    work.reveals = True
    work.table = replace(work.table, asked=(*work.table.asked, heard))
    work.say(told.Answered(seat, work.table.right_of(seat), question, said, private))
    if said == SOLVED:
        work.win(seat, "answered")
    else:
        _open_window(work, seat)


def _open_window(work: Work, asker: Seat) -> None:
    due = tuple(seat for seat in work.table.after(asker) if work.at(seat).alive)
    work.swap(Claims(asker, due))


# -- CLAIMS


def window(work: Work, seat: Seat, move: Say, frame: Claims) -> None:
    """A seat claims, or lets it be."""
    if move.word == "claim":
        work.say(told.ClaimBegun(seat))
        work.push(Claim(seat))
        return
    work.say(told.Declined(seat, "claims"))
    work.swap(replace(frame, due=tuple(other for other in frame.due if other != seat)))
    _go_on(work)


def claim(work: Work, seat: Seat, move: Move) -> None:
    """The three places are named, or the claim is withdrawn before that."""
    work.pop()
    if not isinstance(move, NameTask):
        work.say(told.ClaimWithdrawn(seat))
        return
    work.reveals = True
    pairs = lying(work.table.layout, move.places)
    match work.table.agenda.top:
        case Claims() as frame:
            due = tuple(other for other in frame.due if other != seat)
            work.swap(replace(frame, due=due, given=(*frame.given, (seat, pairs))))
            work.say(told.ClaimNamed(seat, pairs))
            _go_on(work)
        case Turn():
            work.table = replace(work.table, passes=0)
            _check(work, seat, pairs)
            if not work.over:
                work.swap(EndTurn(seat))
        case Inquire():
            _check(work, seat, pairs)
            if not work.over:
                _open_window(work, seat)


def _check(work: Work, seat: Seat, pairs: Pairs) -> None:
    """Right: it wins. Wrong: it is out, and no more is said (5.4)."""
    work.reveals = True
    right = sorted(pairs) == list(TASKS[work.secrets.tasks[seat]])
    work.table = replace(work.table, claimed=(*work.table.claimed, Claimed(seat, work.table.cycle, pairs, right)))
    work.say(told.ClaimChecked(seat, pairs, right))
    if right:
        work.win(seat, "claimed")
    else:
        work.eliminate(seat, "claim")


def _go_on(work: Work) -> None:
    """Checks clockwise the claims before which nobody has to answer any more; then the consultation is over."""
    frame = work.table.agenda.top
    if not isinstance(frame, Claims):
        return
    given = dict(frame.given)
    for seat in work.table.after(frame.asker):
        if seat in frame.due:
            break
        pairs = given.pop(seat, None)
        if pairs is not None:
            _check(work, seat, pairs)
        if work.over:
            return
    work.swap(replace(frame, given=tuple(given.items())))
    if not frame.due:
        work.pop()


# -- the next cycle


def end_cycle(work: Work, asker: Seat) -> None:
    """Thinking time, who puts a piece back, and the new cards (5.2, 5.3)."""
    work.say(told.CycleEnded(work.table.cycle))
    returning = [seat for seat, who in enumerate(work.table.seats) if who.alive and who.resting]
    rests = len(work.table.alive) >= THINKERS and work.table.options.thinking_time == "by_rule"
    if work.at(asker).alive:
        work.set(asker, replace(work.at(asker), node=OFF, resting=rests))
        if rests:
            work.say(told.RestBegun(asker))
        else:
            returning.append(asker)
    _gather(work, returning)
    work.swap(NextCycle(asker), DealOracles(), *(Return(seat) for seat in returning))
    if redeal_due(work.table):
        work.push(Redeal())


def _gather(work: Work, returning: list[Seat]) -> None:
    """The oracle cards are taken in; what counted for one cycle is over."""
    work.secrets = replace(work.secrets, oracles=(), face_down="")
    work.table = replace(work.table, open_oracles="", face_down=0, cycle=work.table.cycle + 1, passes=0)
    for seat, who in enumerate(work.table.seats):
        rests = who.resting and seat not in returning
        work.set(seat, replace(who, denied="", shown="", trail=(), quiet=False, resting=rests))


def next_cycle(work: Work, asker: Seat) -> None:
    """The oracle of the last cycle begins, or the first participant after the asker (R27)."""
    oracle = work.table.right_of(asker)
    after = (seat for seat in work.table.after(asker) if work.at(seat).takes_part)
    begin_turn(work, oracle if work.at(oracle).takes_part else next(after, asker))
