"""Before the first turn: what chance decides, and the secret set-up of both players (jing 2)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from princesscourt.core import chance
from princesscourt.core.events import Event
from princesscourt.core.rules import CHANCE, BadNotation, Seat, because
from princesscourt.games.jing.rules import events as ev
from princesscourt.games.jing.rules import sight
from princesscourt.games.jing.rules.catalog import (
    ANIMAL_PAIRS,
    ANIMALS,
    CARDS,
    EMPTY,
    HOLDER,
    MAID,
    NAMES,
    NORTH,
    PRINCESS,
    SOUTH,
    animals,
    figures,
    holders,
    home,
    put,
)
from princesscourt.games.jing.rules.moves import Auto, Beasts, Card, Deal, First, Move, Put
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.state import Fact, Run, Side, State, placed

Applied = tuple[State, tuple[Event, ...], bool]


def start(options: Options, seats: int) -> State:
    """The table before anything is decided. Raises `BadNotation` unless two play."""
    if seats != 2:
        raise BadNotation(because("two_seats", seats=seats))
    current = {"random": CHANCE, "south": SOUTH, "north": NORTH}[options.first_player]
    return _next_phase(State(options, run=Run(current=current)))


def due(state: State) -> tuple[str, Seat]:
    """What chance decides next in phase "deal" and for whom; ("", CHANCE) when all is decided."""
    if state.run.current == CHANCE:
        return "first", CHANCE
    if state.options.expert:
        for seat in (SOUTH, NORTH):
            if not state.sides[seat].card:
                return "card", seat
        for seat in (SOUTH, NORTH):
            if state.options.animals == "random" and not state.sides[seat].drawn:
                return "animals", seat
    return "", CHANCE


def _next_phase(state: State) -> State:
    return state if due(state)[0] else replace(state, run=replace(state.run, phase="setup"))


def hand(options: Options, side: Side, face: str) -> str:
    """The figures that may still be placed, in the order P M H H C F O; no animal once two stand."""
    if not options.expert:
        return "".join(kind for kind in (PRINCESS, MAID, HOLDER) if kind not in face)
    rest = "".join(kind for kind in (PRINCESS, MAID) if kind not in face)
    rest += HOLDER * (holders(options) - face.count(HOLDER))
    if len(animals(face)) == 2:
        return rest
    return rest + "".join(kind for kind in side.drawn or ANIMALS if kind not in face)


def complete(options: Options, face: str) -> bool:
    """Whether all figures of this side stand."""
    return placed(face) == figures(options)


def chance_moves(state: State) -> tuple[Move, ...]:
    """What chance may decide, where that can be listed."""
    what, seat = due(state)
    if what == "first":
        return First(SOUTH), First(NORTH)
    if what == "card":
        return tuple(Card(seat, letter) for letter in CARDS)
    if what == "animals":
        return tuple(Beasts(seat, pair) for pair in ANIMAL_PAIRS)
    return ()


def draw(state: State, rng: Random) -> Move:
    """What chance decides."""
    if state.run.phase == "deal":
        return chance.pick(chance_moves(state), rng)
    return arrangement(state.options, state.run.dealing, state.sides, state.faces, rng)


def arrangement(options: Options, seat: Seat, sides: tuple[Side, Side], faces: tuple[str, str], rng: Random) -> Deal:
    """The rest of a set-up at random, each way equally likely."""
    rest, face = hand(options, sides[seat], faces[seat]), faces[seat]
    kinds = tuple(kind for kind in rest if kind not in ANIMALS)
    beasts = chance.sample(
        [kind for kind in rest if kind in ANIMALS], figures(options) - placed(face) - len(kinds), rng
    )
    free = [square for square in home(seat, options) if face[square] == EMPTY]
    squares = chance.sample(free, len(kinds) + len(beasts), rng)
    puts = (Put(kind, square) for kind, square in zip(kinds + beasts, squares, strict=True))
    return Deal(seat, tuple(sorted(puts, key=lambda p: p.square)))


def fits(state: State, move: Deal) -> bool:
    """Whether chance may have drawn this arrangement."""
    face, side = state.faces[move.seat], state.sides[move.seat]
    for step in move.puts:
        if not may_put(state.options, move.seat, side, face, step):
            return False
        face = put(face, step.square, step.kind)
    return complete(state.options, face)


def may_put(options: Options, seat: Seat, side: Side, face: str, move: Put) -> bool:
    """Whether this figure may be placed there now."""
    at_home = move.square in home(seat, options)
    return at_home and face[move.square] == EMPTY and move.kind in hand(options, side, face)


def decide(state: State, move: Move) -> Applied:
    """A decision of chance in phase "deal"."""
    event: Event
    if isinstance(move, First):
        state, event = replace(state, run=replace(state.run, current=move.seat)), ev.FirstPlayer(move.seat)
    elif isinstance(move, Card):
        state = _with_side(state, move.seat, replace(state.sides[move.seat], card=move.letter))
        event = ev.CardDrawn(move.seat, move.letter)
    elif isinstance(move, Beasts):
        state = _with_side(state, move.seat, replace(state.sides[move.seat], drawn=move.pair))
        event = ev.AnimalsDrawn(move.seat, move.pair)
    else:
        raise TypeError(move)
    return _next_phase(state), (event,), True


def arrange(state: State, seat: Seat, move: Move) -> Applied:
    """A step of the set-up."""
    if isinstance(move, Put):
        return _with_puts(state, seat, (move,)), (ev.Placed(seat, move.kind, NAMES[move.square]),), False
    if isinstance(move, Auto):
        return replace(state, run=replace(state.run, dealing=seat)), (), False
    if isinstance(move, Deal):
        dealt = replace(state, run=replace(state.run, dealing=CHANCE))
        words = tuple(str(step) for step in move.puts)
        return _with_puts(dealt, move.seat, move.puts), (ev.Arranged(move.seat, words),), True
    state = _with_side(state, seat, replace(state.sides[seat], ready=True))
    said = ev.ReadyToPlay(seat)
    if not all(side.ready for side in state.sides):
        return state, (said,), False
    return begin(state), (said, ev.TurnBegan(state.run.current, 1, 1)), False


def begin(state: State, run: Run | None = None) -> State:
    """The first turn; with `run`, play from a position that was set."""
    base = run or replace(state.run, phase="move")
    seen = (sight.sights(state.options, SOUTH, state.faces), sight.sights(state.options, NORTH, state.faces))
    known = Fact(CHANCE, "begin", sights=seen, found=(state.sides[0].found, state.sides[1].found))
    return replace(state, run=base, base=base, from_setup=run is None, log=(known,))


def _with_puts(state: State, seat: Seat, puts: tuple[Put, ...]) -> State:
    face = state.faces[seat]
    for move in puts:
        face = put(face, move.square, move.kind)
    faces = (face, state.faces[1]) if seat == SOUTH else (state.faces[0], face)
    return replace(state, faces=faces)


def _with_side(state: State, seat: Seat, side: Side) -> State:
    sides = (side, state.sides[1]) if seat == SOUTH else (state.sides[0], side)
    return replace(state, sides=sides)
