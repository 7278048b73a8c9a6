"""Jade König as the table knows it: the `Rules` contract."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Final

from princesscourt.core.agenda import Agenda
from princesscourt.core.events import Event
from princesscourt.core.rules import CHANCE, JSON, Ask, BadNotation, Reason, Result, Seat, Spelling, Viewer, because
from princesscourt.games.jade.rules import consult, dealing, guessing, positions, refusals, turns
from princesscourt.games.jade.rules import moves as written
from princesscourt.games.jade.rules.board import NODE_NAMES
from princesscourt.games.jade.rules.catalog import PLACES, SNAKES, STONES
from princesscourt.games.jade.rules.frames import (
    Arrange,
    Claim,
    Claims,
    DealCards,
    DealOracles,
    DealStones,
    DrawStone,
    EndCycle,
    EndTurn,
    Guess,
    Hinder,
    Inquire,
    NextCycle,
    NextTurn,
    Path,
    Put,
    Redeal,
    Return,
    Scatter,
    Turn,
)
from princesscourt.games.jade.rules.labels import label
from princesscourt.games.jade.rules.listing import listed
from princesscourt.games.jade.rules.moves import KINDS, Move
from princesscourt.games.jade.rules.options import JadeOptions
from princesscourt.games.jade.rules.state import Expedition, Secrets, State, Table
from princesscourt.games.jade.rules.view import View, view
from princesscourt.games.jade.rules.work import Work

WHY: Final[dict[type, str]] = {
    DealStones: "stones", DealCards: "cards", DealOracles: "oracles", Redeal: "redeal", DrawStone: "draw",
    Scatter: "scatter", Put: "place", Return: "return", Turn: "turn", Path: "path", Guess: "guess", Arrange: "layout",
    Inquire: "question", Claim: "claim", Claims: "claims", Hinder: "hinder",
}  # fmt: skip
"""The word of `Ask.why` for each frame that asks."""


class JadeRules:
    """The rules of Jade König; see the rules file for the numbers in brackets."""

    id: Final = "jade-koenig"
    version: Final = 1
    seat_counts: Final = range(2, 7)
    hidden: Final = True
    options_type: Final = JadeOptions

    def start(self, options: JadeOptions, seats: int) -> State:
        """Raises `BadNotation` if the start player is not at the table."""
        named = dealing.named_first(options)
        if seats not in self.seat_counts or (named is not None and named >= seats):
            raise BadNotation(because("no_such_seat", seat=named or seats))
        table = Table(options, (Expedition(),) * seats, unseen=STONES, agenda=Agenda((DealStones(),)))
        return State(table, Secrets(hands=(0,) * seats, unseen=SNAKES))

    def seated(self, state: State) -> int:
        """How many play in this state (`core.rules.Seated`)."""
        return len(state.table.seats)

    def asks(self, state: State) -> tuple[Ask, ...]:
        table = state.table
        if not table.agenda:
            return ()
        frame = table.agenda.top
        why = WHY[type(frame)]
        match frame:
            case Hinder(due=due):
                blind = table.options.stones == "blind"
                return tuple(Ask(seat, why, optional=True, private=not blind, window=True) for seat in due)
            case Claims(due=due):
                return tuple(Ask(seat, why, optional=True, private=False, window=True) for seat in due)
            case Turn(seat=seat):
                return (Ask(seat, why),)
            case Put() | Return() | Path() | Guess() | Arrange() | Inquire() | Claim():
                return (Ask(frame.seat, why, private=False),)
        return (Ask(CHANCE, why, private=False),)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat == CHANCE:
            return self._drawn(state)
        return listed(state.table, seat, state.secrets.hands[seat]) if 0 <= seat < len(state.table.seats) else ()

    def _drawn(self, state: State) -> Sequence[Move]:
        if not state.table.agenda or not isinstance(state.table.agenda.top, DrawStone):
            return ()
        both = (written.StoneDrawn(snake=False), written.StoneDrawn(snake=True))
        return tuple(move for move in both if dealing.fits(state, move))

    def legal(self, state: State, seat: Seat, move: Move) -> bool:
        if seat == CHANCE:
            return bool(state.table.agenda) and dealing.fits(state, move)
        return move in self.moves(state, seat)

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...], bool]:
        work = Work(state)
        _act(work, seat, move)
        _go_on(work)
        return work.done()

    def draw(self, state: State, rng: Random) -> Move:
        return dealing.draw(state, rng)

    def result(self, state: State) -> Result | None:
        over = state.table.over
        if over is None:
            return None
        ranks = tuple(1 if seat == over.winner else 2 for seat in range(len(state.table.seats)))
        return Result(ranks, because(over.how, seat=over.winner))

    def view(self, state: State, viewer: Viewer) -> View:
        return view(state, viewer)

    def guess(self, view: View, rng: Random) -> State:
        return guessing.guess(view, rng)

    def refusal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        if all(ask.seat != seat for ask in self.asks(state)):
            return because("over" if state.table.over else "not_asked", seat=seat)
        if self.legal(state, seat, move):
            return None
        if seat == CHANCE:
            return because("no_such_deal")
        return refusals.refusal(state.table, seat, state.secrets.hands[seat], move)

    def explain(self, state: State, seat: Seat, clicks: Spelling) -> Reason | None:
        moves = self.moves(state, seat)
        if not moves:
            return because("over" if state.table.over else "not_asked", seat=seat)
        depth = len(clicks)
        if any(spelling[:depth] == clicks for move in moves for spelling in self.spellings(move)):
            return None
        return refusals.unclickable(state.table, seat, state.secrets.hands[seat], clicks)

    def spellings(self, move: Move) -> tuple[Spelling, ...]:
        """Words and kinds are buttons ("do/…"); spaces, oracles and places are named as in the notation."""
        match move:
            case written.Say("chip"):
                return (("do/chip", "do/confirm"),)
            case written.Say(word):
                return ((f"do/{word}",),)
            case written.PutOn(node):
                return ((NODE_NAMES[node],),)
            case written.Lay(node, snake):
                name = NODE_NAMES[node]
                kind = "" if snake is None else f"do/{KINDS[snake]}"
                return ((name, kind), (kind, name)) if kind else ((name,),)
            case written.Walk(path):
                return (tuple(NODE_NAMES[node] for node in path),)
            case written.GuessMove(snakes):
                return ((f"do/guess{snakes}",),)
            case written.Swap(one, other):
                return ((PLACES[one], PLACES[other]), (PLACES[other], PLACES[one]))
            case written.AskOracle(places):
                return _orders(places, "do/ask")
            case written.NameTask(places):
                return _orders(places, "do/confirm")
        return (("do/deal",),)

    def label(self, state: State, seat: Seat, move: Move, viewer: Viewer) -> str:
        return label(state, seat, move, viewer)

    def parse(self, text: str) -> Move:
        return written.parse(text)

    def dump(self, state: State) -> JSON:
        return positions.dump(state)

    def load(self, position: JSON) -> State:
        return positions.load(position)


def _orders(places: tuple[int, ...], last: str) -> tuple[Spelling, ...]:
    return tuple((*(PLACES[place] for place in order), last) for order in permutations(places))


def _act(work: Work, seat: Seat, move: Move) -> None:
    frame = work.table.agenda.top
    match frame, move:
        case ((Put() | Return()), _):
            turns.place(work, seat, move, back=isinstance(frame, Return))
        case Turn(), _:
            turns.turn(work, seat, move)
        case Hinder(), _:
            turns.hinder(work, seat, move, frame)
        case Path(), written.Walk():
            turns.walk(work, frame, move)
        case Guess(), written.GuessMove():
            turns.guess(work, frame, move)
        case Arrange(), _:
            consult.arrange(work, frame, move)
        case Inquire(), _:
            consult.inquire(work, seat, move)
        case Claims(), written.Say():
            consult.window(work, seat, move, frame)
        case Claim(), _:
            consult.claim(work, seat, move)
        case _:
            dealing.deal(work, move)


def _go_on(work: Work) -> None:
    """Goes through the frames that ask nobody."""
    while work.table.agenda:
        match work.table.agenda.top:
            case EndTurn(seat):
                turns.end_turn(work, seat)
            case NextTurn(seat):
                turns.next_turn(work, seat)
            case EndCycle(asker):
                consult.end_cycle(work, asker)
            case NextCycle(asker):
                consult.next_cycle(work, asker)
            case _:
                return
