"""The process in which computer players think, and other long work is done.

It imports no Qt. In and out go frozen values: a `Request` or an `Errand`, then a `Reply` with the same ticket. The stop
flag makes the process drop what it works on; its reply then carries no choice and no answer.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Event
from random import Random

from princesscourt.bots.contract import Choice, Clock, Question, Stopped
from princesscourt.games import find
from princesscourt.lab.run import answer


@dataclass(frozen=True, slots=True)
class Request:
    """One question to one computer player. `ticket` comes back with the reply."""

    ticket: int
    game_id: str
    level: str
    question: Question[Hashable, Hashable]
    seed: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Errand:
    """Work that is no move: a function of a module, or a `partial` of one, called with the clock."""

    ticket: int
    work: Callable[[Clock], object]
    seconds: float


@dataclass(frozen=True, slots=True)
class Reply:
    """`choice` answers a request, `answer` an errand; both None if it was stopped, or failed with `fault`."""

    ticket: int
    choice: Choice[Hashable] | None
    fault: str = ""
    answer: object = None


def think(request: Request, clock: Clock) -> Reply:
    """Lets the computer player of `request` choose."""
    game, rng = find(request.game_id), Random(request.seed)
    try:
        return Reply(request.ticket, answer(game, request.level, request.question, rng, clock))
    except Stopped:
        return Reply(request.ticket, None)


def run(errand: Errand, clock: Clock) -> Reply:
    """Does the work of `errand`."""
    try:
        return Reply(errand.ticket, None, answer=errand.work(clock))
    except Stopped:
        return Reply(errand.ticket, None)


def serve(connection: Connection, stop: Event) -> None:
    """Answers requests until the other side hangs up; `stop` makes it drop the one at hand."""
    work_off(connection, stop.is_set)


def work_off(connection: Connection, stopped: Callable[[], bool]) -> None:
    """As `serve`, with any word for stopping."""
    while True:
        try:
            request = connection.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            clock = Clock(request.seconds, stopped)
            reply = run(request, clock) if isinstance(request, Errand) else think(request, clock)
        except Exception:  # a fault in a player must not end the match: the table plays on and shows it
            reply = Reply(request.ticket, None, traceback.format_exc())
        try:
            connection.send(reply)
        except (OSError, KeyboardInterrupt):
            return
