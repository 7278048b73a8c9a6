"""A full position that fits a view: what the viewer knows is kept, the rest is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from princesscourt.core import chance
from princesscourt.core.rules import OPEN, Seat
from princesscourt.games.jing.rules import setup, sight, turn
from princesscourt.games.jing.rules.belief import reckon, rewound
from princesscourt.games.jing.rules.catalog import (
    ANIMAL_PAIRS,
    ANIMALS,
    BARE,
    CARDS,
    UNKNOWN,
    Faces,
    animals,
    put,
)
from princesscourt.games.jing.rules.moves import CLAIM, DECLINE, Move, Paralyse, Point, Return, Swap, Withdraw
from princesscourt.games.jing.rules.state import NOWHERE, Fact, Run, Side, State
from princesscourt.games.jing.rules.view import View, look

TRIES = 2000


def guess(view: View, rng: Random) -> State:
    """A state with `look(state, view.viewer) == view`. Raises ValueError if the view can be of no state."""
    if view.base is None:
        return _before_play(view, rng)
    if view.viewer == OPEN or view.result is not None:
        return reopened(view)
    belief = reckon(view)
    for _ in range(TRIES):
        hypothesis, contents = belief.draw(rng)
        faces = _faces_then(view, {seat: belief.face_then(seat, hidden) for seat, hidden in contents.items()})
        moves = moves_of(with_secrets(view.log, hypothesis.secrets))
        for sides in _sides_then(view, faces, rng):
            state = replayed(view, faces, sides, moves)
            if state is not None and look(state, view.viewer) == view:
                return state
    raise ValueError("no state fits")


def reopened(view: View) -> State:
    """The state of a view that shows everything."""
    faces = (rewound(view.faces[0], view.log)[0], rewound(view.faces[1], view.log)[0])
    first = view.log[0].found
    sides = (replace(view.sides[0], found=first[0]), replace(view.sides[1], found=first[1]))
    state = replayed(view, faces, sides, moves_of(view.log))
    if state is None:
        raise ValueError("no state fits")
    return state


def with_secrets(log: Sequence[Fact], secrets: Sequence[int]) -> Iterator[Fact]:
    """The facts with the squares that were kept secret, in their order."""
    rest = iter(secrets)
    for fact in log:
        hidden = fact.act in ("withdraw", "return") and fact.b == NOWHERE
        yield replace(fact, b=next(rest)) if hidden else fact


def moves_of(log: Iterator[Fact] | Sequence[Fact]) -> list[tuple[Seat, Move]]:
    """The plies that these facts tell of."""
    return [(fact.seat, _move_of(fact)) for fact in log if fact.act != "begin"]


def _move_of(fact: Fact) -> Move:
    if fact.act == "swap":
        return Swap(min(fact.a, fact.b), max(fact.a, fact.b))
    if fact.act == "withdraw":
        return Withdraw(fact.a, fact.b)
    if fact.act == "return":
        return Return(fact.b)
    if fact.act == "point":
        return Point(fact.a)
    if fact.act == "paralyse":
        return Paralyse(fact.a)
    return CLAIM if fact.act == "claim" else DECLINE


def replayed(view: View, faces: Faces, sides: tuple[Side, Side], moves: Sequence[tuple[Seat, Move]]) -> State | None:
    """The state after these plies from the view's beginning; None if play ends before them."""
    start = State(view.options, faces, sides, view.base or Run())
    begun = setup.begin(start, view.base)
    state = replace(begun, from_setup=view.from_setup)
    for seat, move in moves:
        if state.result is not None:
            return None
        state = ply(state, seat, move)[0]
    return state


def ply(state: State, seat: Seat, move: Move) -> setup.Applied:
    """What follows from a legal move in the present phase."""
    phase = state.run.phase
    if phase == "move":
        return turn.main_move(state, seat, move)
    if phase == "point":
        return turn.second_step(state, seat, move)
    if phase == "return" and isinstance(move, Return):
        return turn.go_home(state, seat, move)
    return setup.decide(state, move) if phase == "deal" else setup.arrange(state, seat, move)


def _faces_then(view: View, drawn: dict[Seat, str]) -> Faces:
    own = {seat: rewound(view.faces[seat], view.log)[0] for seat in (0, 1) if seat not in drawn}
    both = {**own, **drawn}
    return both[0], both[1]


def _sides_then(view: View, faces: Faces, rng: Random) -> Iterator[tuple[Side, Side]]:
    """What belonged to the players when play began, with every card the unknown ones may hold, in random order."""
    letters: list[tuple[str, ...]] = []
    for seat in (0, 1):
        card = view.sides[seat].card
        letters.append(chance.shuffled(CARDS, rng) if card == UNKNOWN else (card,))
    for south in letters[0]:
        for north in letters[1]:
            yield _side_then(view, 0, faces, south), _side_then(view, 1, faces, north)


def _side_then(view: View, seat: Seat, faces: Faces, card: str) -> Side:
    known = view.sides[seat]
    drawn = animals(faces[seat]) if known.drawn == UNKNOWN else known.drawn
    found = view.log[0].found[seat]
    if seat != view.viewer:
        kinds = "".join(kind for _, kind in sight.sights(view.options, seat, faces))
        found = "".join(animal for animal in ANIMALS if animal in kinds)
    return Side(card, drawn, found, known.ready)


def _before_play(view: View, rng: Random) -> State:
    """During the deal and the set-up: hidden cards, and hidden figures of the public number, at random."""
    sides = (_side_before(view, 0, rng), _side_before(view, 1, rng))
    faces = (_face_before(view, 0, sides, rng), _face_before(view, 1, sides, rng))
    return State(view.options, faces, sides, view.run, base=None, from_setup=view.from_setup)


def _side_before(view: View, seat: Seat, rng: Random) -> Side:
    side = view.sides[seat]
    card = chance.pick(tuple(CARDS), rng) if side.card == UNKNOWN else side.card
    drawn = chance.pick(ANIMAL_PAIRS, rng) if side.drawn == UNKNOWN else side.drawn
    return replace(side, card=card, drawn=drawn)


def _face_before(view: View, seat: Seat, sides: tuple[Side, Side], rng: Random) -> str:
    if UNKNOWN not in view.faces[seat]:
        return view.faces[seat]
    deal = setup.arrangement(view.options, seat, sides, (BARE, BARE), rng)
    face = BARE
    for step in chance.sample(deal.puts, view.placed[seat], rng):
        face = put(face, step.square, step.kind)
    return face
