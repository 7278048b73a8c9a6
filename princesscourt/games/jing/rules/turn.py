"""A turn: the compulsory move, the optional pointing, the forced return and the book-keeping (jing 4)."""

from __future__ import annotations

from dataclasses import replace

from princesscourt.core.events import Event
from princesscourt.core.rules import CHANCE, Reason, Result, Seat, because
from princesscourt.games.jing.rules import events as ev
from princesscourt.games.jing.rules import sight
from princesscourt.games.jing.rules.catalog import (
    ANIMALS,
    EMPTY,
    HOLDER,
    NAMES,
    PRINCESS,
    UNKNOWN,
    Pair,
    Square,
    swapped,
)
from princesscourt.games.jing.rules.moves import Claim, Decline, Move, Paralyse, Point, Return, Swap, Withdraw
from princesscourt.games.jing.rules.setup import Applied
from princesscourt.games.jing.rules.state import NOWHERE, Act, Fact, Run, Side, State


def main_move(state: State, seat: Seat, move: Move) -> Applied:
    """Step 1: an exchange or a withdrawal."""
    if isinstance(move, Swap):
        pair = (move.a, move.b)
        run = _moved(state.run, pair, pair)
        told: Event = ev.Swapped(seat, NAMES[move.a], NAMES[move.b])
        after, events = _change(state, run, Fact(seat, "swap", move.a, move.b), told)
        return after, events, _learned(state, after, seat, move.a, move.b)
    if isinstance(move, Withdraw):
        run = _moved(state.run, None, (move.a,))
        after, events = _carry_home(state, run, seat, move.a, move.b, "withdraw")
        return after, events, True
    raise TypeError(move)


def second_step(state: State, seat: Seat, move: Move) -> Applied:
    """Step 2: pointing, or not, or one of the declarations."""
    if isinstance(move, Decline):
        noted = _noted(state, Fact(seat, "decline"))
        after, events = _end_turn(noted, state.run)
        return after, (ev.Declined(seat), *events), False
    if isinstance(move, Point):
        after, events = _point(state, seat, move.square)
    elif isinstance(move, Paralyse):
        after, events = _paralyse(state, seat, move.square)
    elif isinstance(move, Claim):
        after, events = _claim(state, seat)
    else:
        raise TypeError(move)
    return after, events, True


def go_home(state: State, seat: Seat, move: Return) -> Applied:
    """The secret part of a forced return (jing 4.4); then the turn goes on or ends."""
    caught = state.run.caught
    run = replace(state.run, phase="point", caught=NOWHERE, returning=CHANCE)
    after, events = _carry_home(state, run, seat, caught, move.square, "return")
    learned = _learned(state, after, seat, caught, move.square)
    if after.result is not None:
        return after, events, learned
    if seat == run.current:
        after, more = _end_turn(after, replace(run, bonus=True))
    else:
        after, more = _end_turn(after, replace(run, remaining=min(2 - run.played, run.remaining + 1)))
    return after, events + more, learned


def _moved(run: Run, latest: Pair | None, touched: tuple[Square, ...]) -> Run:
    """The bar ends once an own move has touched it; only public squares count (R2)."""
    lifted = run.bar is not None and any(square in run.bar for square in touched)
    return replace(run, phase="point", latest=latest, bar=None if lifted else run.bar)


def _carry_home(state: State, run: Run, seat: Seat, a: Square, b: Square, act: Act) -> tuple[State, tuple[Event, ...]]:
    kind, far = state.faces[seat][a], state.faces[1 - seat]
    betrayed = far[a] != EMPTY or far[b] != EMPTY
    told = (seat, 1 - seat) if betrayed else (seat,)
    event = ev.Withdrawn(seat, kind, NAMES[a], NAMES[b], act == "return", told)
    return _change(state, run, Fact(seat, act, a, b, shown=kind, betrayed=betrayed), event)


def _change(state: State, run: Run, fact: Fact, told: Event) -> tuple[State, tuple[Event, ...]]:
    """Two screens change places: mirrors are refreshed and a win is seen (jing 6)."""
    a, b = fact.a, fact.b
    faces = (swapped(state.faces[0], a, b), swapped(state.faces[1], a, b))
    seen = (sight.sights(state.options, 0, faces), sight.sights(state.options, 1, faces))
    kinds = ("".join(kind for _, kind in seen[0]), "".join(kind for _, kind in seen[1]))
    events: tuple[Event, ...] = (told, *_sightings(state, seen, (a, b)))
    after = State(state.options, faces, state.sides, run, None, state.base, state.from_setup, state.log)
    after, found = _find(after, kinds)
    events += tuple(ev.Found(seat, animal, public=False) for seat in (0, 1) for animal in found[seat])
    after = _noted(after, replace(fact, sights=seen, found=found))
    return _check_arrival(after, events)


def _sightings(
    state: State, seen: tuple[tuple[tuple[Square, str], ...], ...], touched: tuple[Square, Square]
) -> list[Event]:
    """The figures that have newly come under a mirror."""
    told: list[Event] = []
    for seat in (0, 1):
        before = state.log[-1].sights[seat] if state.log else ()
        for square, kind in seen[seat]:
            if kind != EMPTY and (square in touched or (square, kind) not in before):
                told.append(ev.Sighted(seat, NAMES[square], kind))
    return told


def _find(state: State, kinds: tuple[str, str]) -> tuple[State, tuple[str, str]]:
    """With the animals among `kinds` found by each player (expert)."""
    if not state.options.expert:
        return state, ("", "")
    new = (sight.newly_found(state.sides[0], kinds[0]), sight.newly_found(state.sides[1], kinds[1]))
    if new == ("", ""):
        return state, new
    sides = (_with_found(state.sides[0], new[0]), _with_found(state.sides[1], new[1]))
    return replace(state, sides=sides), new


def _with_found(side: Side, new: str) -> Side:
    known = side.found + new
    return replace(side, found="".join(animal for animal in ANIMALS if animal in known))


def _noted(state: State, fact: Fact) -> State:
    """With `fact` in the history; what mirrors show stays as it was unless the fact says otherwise."""
    if fact.act in ("swap", "withdraw", "return"):
        return replace(state, log=(*state.log, fact))
    sights = state.log[-1].sights if state.log else ((), ())
    return replace(state, log=(*state.log, replace(fact, sights=sights)))


def _learned(before: State, after: State, seat: Seat, a: Square, b: Square) -> bool:
    """Whether `seat` may have learned something by its own change; told from its own figures only."""
    options = before.options
    looked = sight.watched(options, seat, before.faces[seat]) + sight.watched(options, seat, after.faces[seat])
    own = before.faces[seat]
    return after.result is not None or a in looked or b in looked or HOLDER in (own[a], own[b])


def _check_arrival(state: State, events: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    winner = sight.arrived(state.options, state.faces, state.sides, state.run.current)
    if winner is None:
        return state, events
    square = NAMES[state.faces[winner].index(PRINCESS)]
    over = _over(state, winner, because("reunion", seat=winner, square=square))
    return over, (*events, ev.Reunited(winner, square), _opened(over))


def _over(state: State, winner: Seat | None, reason: Reason) -> State:
    ranks = (1, 1) if winner is None else ((1, 2) if winner == 0 else (2, 1))
    run = replace(state.run, phase="over", caught=NOWHERE, returning=CHANCE)
    return replace(state, run=run, result=Result(ranks, reason))


def _opened(state: State) -> Event:
    south, north = (words(face) for face in state.faces)
    return ev.Opened(south, north, (state.sides[0].card, state.sides[1].card))


def words(face: str) -> tuple[str, ...]:
    """These faces as the rules write them: ("c1P", "d1M")."""
    return tuple(NAMES[square] + kind for square, kind in enumerate(face) if kind not in (EMPTY, UNKNOWN))


def _point(state: State, seat: Seat, square: Square) -> tuple[State, tuple[Event, ...]]:
    """Pointing (jing 4.3): a hit sends the princess home, a miss gives the enemy two turns."""
    kind = state.faces[1 - seat][square]
    hit = kind == PRINCESS
    told: tuple[Event, ...] = (ev.Pointed(seat, NAMES[square], shown(state, kind), hit),)
    if hit:
        noted = _noted(state, Fact(seat, "point", square, shown=kind, hit=True))
        return _send_home(noted, 1 - seat, square), told
    return _missed(state, Fact(seat, "point", square, shown=shown(state, kind)), told)


def shown(state: State, kind: str) -> str:
    """What everybody sees of a pointed face (R8)."""
    return kind if state.options.point_reveals == "full" or kind == PRINCESS else UNKNOWN


def _send_home(state: State, seat: Seat, square: Square) -> State:
    return replace(state, run=replace(state.run, phase="return", caught=square, returning=seat))


def _missed(state: State, fact: Fact, told: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    """A shown animal counts as found, which may complete a win (R8, R22).

    It is told whether or not a mirror had shown it before: that is nobody else's business.
    """
    seen = fact.shown
    kinds = (seen, "") if fact.seat == 0 else ("", seen)
    after, found = _find(state, kinds)
    if state.options.expert and seen in ANIMALS:
        told += (ev.Found(fact.seat, seen, public=True),)
    after, told = _check_arrival(_noted(after, replace(fact, found=found)), told)
    if after.result is not None:
        return after, told
    after, more = _end_turn(after, replace(after.run, bonus=True))
    return after, told + more


def _claim(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    """Option `expert_win=claim`: right wins, wrong goes home and gives the enemy two turns."""
    square = state.faces[seat].index(PRINCESS)
    right = sight.beloved(state.options, seat, state.sides[seat], state.faces[1 - seat]) == square
    told: tuple[Event, ...] = (ev.Claimed(seat, NAMES[square], right),)
    noted = _noted(state, Fact(seat, "claim", square, shown=PRINCESS, hit=right))
    if not right:
        return _send_home(noted, seat, square), told
    over = _over(noted, seat, because("reunion", seat=seat, square=NAMES[square]))
    return over, (*told, ev.Reunited(seat, NAMES[square]), _opened(over))


def _paralyse(state: State, seat: Seat, square: Square) -> tuple[State, tuple[Event, ...]]:
    """Option `paralysis=flank`: the princess between two own holders on opposite neighbours loses; else a miss."""
    kind = state.faces[1 - seat][square]
    success = kind == PRINCESS and flanked(state.faces[seat], square)
    face = shown(state, kind)
    told: tuple[Event, ...] = (ev.Paralysed(seat, NAMES[square], face, success),)
    fact = Fact(seat, "paralyse", square, shown=face, hit=success)
    if not success:
        return _missed(state, fact, told)
    over = _over(_noted(state, fact), seat, because("paralysis", seat=seat, square=NAMES[square]))
    return over, (*told, _opened(over))


def flanked(own: str, square: Square) -> bool:
    """Whether the holders on these faces stand on two opposite neighbours of the square."""
    first = own.find(HOLDER)
    second = own.find(HOLDER, first + 1)
    if first < 0 or second < 0 or first + second != 2 * square:
        return False
    steps = (square % 5 - first % 5, square // 5 - first // 5)
    return max(abs(steps[0]), abs(steps[1])) == 1


def _end_turn(state: State, run: Run) -> tuple[State, tuple[Event, ...]]:
    """Book-keeping at the end of a turn (jing 4.5)."""
    turns, remaining, played = run.turns + 1, run.remaining - 1, run.played + 1
    if remaining:
        run = replace(run, phase="move", played=played, remaining=remaining, turns=turns)
    else:
        run = Run("move", 1 - run.current, 0, 2 if run.bonus else 1, bar=run.latest, turns=turns)
    after = replace(state, run=run)
    if turns == state.options.turn_limit:
        over = _over(after, None, because("turn_limit", turns=turns))
        return over, (ev.TimeUp(turns), _opened(over))
    return after, (ev.TurnBegan(run.current, run.played + 1, run.remaining),)
