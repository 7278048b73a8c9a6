"""Positions as data: the beginning of play (or the set-up so far) and the plies since.

```
{"options": {…}, "run": {"phase": "move", "current": 0, …}, "from_setup": true,
 "south": {"figures": ["c1P", …], "card": "A", "drawn": "", "found": "", "ready": true}, "north": {…},
 "plies": ["0 b2-c3", "0 --", …]}
```
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from princesscourt.core import options as opt
from princesscourt.core.rules import CHANCE, JSON, BadNotation, Seat, because
from princesscourt.games.jing.rules import menu, setup, sight
from princesscourt.games.jing.rules.belief import rewound
from princesscourt.games.jing.rules.catalog import (
    ANIMAL_PAIRS,
    ANIMALS,
    BARE,
    CARDS,
    EMPTY,
    HOLDER,
    KINDS,
    MAID,
    NAMES,
    PAIRS,
    PRINCESS,
    SQUARES,
    Pair,
    animals,
    figures,
    holders,
    home,
    put,
)
from princesscourt.games.jing.rules.guess import moves_of, ply
from princesscourt.games.jing.rules.moves import parse
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.state import NOWHERE, Phase, Run, Side, State
from princesscourt.games.jing.rules.turn import words

MOST_PLIES = 20_000
_WORDS = ("south", "north")


def dump(state: State) -> JSON:
    """A position as plain data, with the history that its players know."""
    faces = [rewound(face, state.log)[0] for face in state.faces]
    first = state.log[0].found if state.log else (state.sides[0].found, state.sides[1].found)
    sides = {
        word: {"figures": words(faces[seat]), **_side(replace(state.sides[seat], found=first[seat]))}
        for seat, word in enumerate(_WORDS)
    }
    plies = [f"{seat} {move}" for seat, move in moves_of(state.log)]
    run = _run(state.base or state.run)
    return {"options": opt.dump(state.options), "run": run, "from_setup": state.from_setup, **sides, "plies": plies}


def _side(side: Side) -> dict[str, JSON]:
    return {"card": side.card, "drawn": side.drawn, "found": side.found, "ready": side.ready}


def _run(run: Run) -> dict[str, JSON]:
    return {
        "phase": run.phase,
        "current": run.current,
        "played": run.played,
        "remaining": run.remaining,
        "bonus": run.bonus,
        "bar": _pair_text(run.bar),
        "latest": _pair_text(run.latest),
        "turns": run.turns,
        "caught": NAMES[run.caught] if run.caught != NOWHERE else "",
        "returning": run.returning,
        "dealing": run.dealing,
    }


def _pair_text(pair: Pair | None) -> str:
    return "" if pair is None else f"{NAMES[pair[0]]}-{NAMES[pair[1]]}"


def load(position: JSON) -> State:
    """The inverse of `dump`; also reads positions that were set by hand. Raises `BadNotation`."""
    table = _mapping(position, "position")
    options = opt.parse(Options, _mapping(table.get("options", {}), "options"))
    run = _read_run(_mapping(table.get("run", {}), "run"))
    both = [_mapping(table.get(word), word) for word in _WORDS]
    faces = (_read_face(both[0].get("figures")), _read_face(both[1].get("figures")))
    early = run.phase in ("deal", "setup")
    sides = (_read_side(both[0], ready=not early), _read_side(both[1], ready=not early))
    from_setup = _flag(table.get("from_setup", False), "from_setup")
    state = State(options, faces, sides, run, from_setup=from_setup)
    checked = _checked_setup(replace(state, from_setup=True)) if early else _checked_play(state)
    return _replay(checked, table.get("plies", ()))


def _wrong(key: str, **fields: str | int) -> BadNotation:
    return BadNotation(because(key, **fields))


def _mapping(value: JSON, name: str) -> Mapping[str, JSON]:
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise _wrong("field", name=name)
    return value


def _text(value: JSON, name: str, allowed: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise _wrong("field", name=name)
    return value


def _flag(value: JSON, name: str) -> bool:
    if not isinstance(value, bool):
        raise _wrong("field", name=name)
    return value


def _number(value: JSON, name: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise _wrong("field", name=name)
    return value


def _pair(value: JSON, name: str) -> Pair | None:
    if value in ("", None):
        return None
    names = {_pair_text(pair): pair for pair in PAIRS}
    return names[_text(value, name, tuple(names))]


PHASES: dict[str, Phase] = {"deal": "deal", "setup": "setup", "move": "move", "point": "point", "return": "return"}


def _read_run(table: Mapping[str, JSON]) -> Run:
    caught = table.get("caught", "")
    return Run(
        phase=PHASES[_text(table.get("phase", "move"), "phase", tuple(PHASES))],
        current=_number(table.get("current", 0), "current", CHANCE, 1),
        played=_number(table.get("played", 0), "played", 0, 1),
        remaining=_number(table.get("remaining", 1), "remaining", 1, 2),
        bonus=_flag(table.get("bonus", False), "bonus"),
        bar=_pair(table.get("bar", ""), "bar"),
        latest=_pair(table.get("latest", ""), "latest"),
        turns=_number(table.get("turns", 0), "turns", 0, 10**6),
        caught=NOWHERE if caught == "" else SQUARES[_text(caught, "caught", NAMES)],
        returning=_number(table.get("returning", CHANCE), "returning", CHANCE, 1),
        dealing=_number(table.get("dealing", CHANCE), "dealing", CHANCE, 1),
    )


def _read_side(table: Mapping[str, JSON], *, ready: bool) -> Side:
    return Side(
        _text(table.get("card", ""), "card", ("", *CARDS)),
        _text(table.get("drawn", ""), "drawn", ("", *ANIMAL_PAIRS)),
        _text(table.get("found", ""), "found", ("", *ANIMALS, *ANIMAL_PAIRS)),
        _flag(table.get("ready", ready), "ready"),
    )


def _read_face(value: JSON) -> str:
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) > 25:
        raise _wrong("field", name="figures")
    face = BARE
    for word in value:
        if not isinstance(word, str) or len(word) != 3 or word[:2] not in SQUARES or word[2] not in KINDS:
            raise _wrong("field", name="figures")
        if face[SQUARES[word[:2]]] != EMPTY:
            raise _wrong("two_on_one", square=word[:2])
        face = put(face, SQUARES[word[:2]], word[2])
    return face


def _checked_setup(state: State) -> State:
    """Refuses a set-up that no play leads to."""
    run, options = state.run, state.options
    blank = Run(phase=run.phase, current=run.current, dealing=run.dealing)
    if run != blank or (run.phase == "deal") != bool(setup.due(state)[0]):
        raise _wrong("impossible_turn")
    for seat in (0, 1):
        side, face = state.sides[seat], state.faces[seat]
        _check_figures(options, seat, side, face, whole=side.ready)
        if any(kind != EMPTY and square not in home(seat, options) for square, kind in enumerate(face)):
            raise _wrong("not_at_home", seat=seat)
        if side.found or (run.phase == "deal" and (face != BARE or side.ready)):
            raise _wrong("impossible_turn")
    if run.dealing != CHANCE and setup.complete(options, state.faces[run.dealing]):
        raise _wrong("impossible_turn")
    if all(side.ready for side in state.sides):
        raise _wrong("impossible_turn")
    return state


def _check_figures(options: Options, seat: Seat, side: Side, face: str, *, whole: bool) -> None:
    most = {PRINCESS: 1, MAID: 1, HOLDER: holders(options), **dict.fromkeys(ANIMALS, 1 if options.expert else 0)}
    if any(face.count(kind) > most[kind] for kind in KINDS) or len(animals(face)) > 2:
        raise _wrong("too_many", seat=seat)
    if whole and not setup.complete(options, face):
        raise _wrong("too_few", seat=seat)
    if any(animal not in side.drawn for animal in animals(face)) and side.drawn:
        raise _wrong("not_drawn", seat=seat)
    if not options.expert and (side.card or side.drawn or side.found):
        raise _wrong("expert_only", seat=seat)
    if side.drawn and options.animals != "random":
        raise _wrong("not_drawn", seat=seat)


def _checked_play(state: State) -> State:
    """Refuses a position in play that cannot be."""
    options, run = state.options, state.run
    for seat in (0, 1):
        side, face, far = state.sides[seat], state.faces[seat], state.faces[1 - seat]
        _check_figures(options, seat, side, face, whole=True)
        if options.expert and not side.card:
            raise _wrong("no_card", seat=seat)
        if any(animal not in far for animal in side.found):
            raise _wrong("found_nobody", seat=seat)
        shown = "".join(kind for _, kind in sight.sights(options, seat, state.faces))
        if sight.newly_found(side, "".join(kind for kind in shown if kind in ANIMALS)):
            raise _wrong("seen_not_found", seat=seat)
    _check_run(state)
    if sight.arrived(options, state.faces, state.sides, max(0, run.current)) is not None:
        raise _wrong("already_won")
    if state.from_setup:
        _check_beginning(state)
        return setup.begin(state)
    sides = (replace(state.sides[0], ready=True), replace(state.sides[1], ready=True))
    return setup.begin(replace(state, sides=sides), run)


def _check_run(state: State) -> None:
    run, options = state.run, state.options
    impossible = run.current == CHANCE or run.dealing != CHANCE or run.played + run.remaining > 2
    impossible |= run.phase == "move" and run.played == 0 and run.latest is not None
    impossible |= bool(options.turn_limit) and run.turns >= options.turn_limit
    if run.phase == "return":
        impossible |= run.returning == CHANCE or state.faces[run.returning].find(PRINCESS) != run.caught
        impossible |= run.returning == run.current and not (options.expert and options.expert_win == "claim")
    else:
        impossible |= run.caught != NOWHERE or run.returning != CHANCE
    if impossible:
        raise _wrong("impossible_turn")


def _check_beginning(state: State) -> None:
    """Play that began with a set-up begins with the first move, everybody at home."""
    chosen = {"random": state.run.current, "south": 0, "north": 1}[state.options.first_player]
    if state.run != Run(phase="move", current=chosen) or not all(side.ready for side in state.sides):
        raise _wrong("impossible_turn")
    for seat in (0, 1):
        at_home = home(seat, state.options)
        if any(kind != EMPTY and square not in at_home for square, kind in enumerate(state.faces[seat])):
            raise _wrong("not_at_home", seat=seat)
        if state.sides[seat].found:
            raise _wrong("found_nobody", seat=seat)
        if figures(state.options) == 6 and state.options.animals == "random" and not state.sides[seat].drawn:
            raise _wrong("not_drawn", seat=seat)


def _replay(state: State, plies: JSON) -> State:
    if not isinstance(plies, Sequence) or isinstance(plies, str) or len(plies) > MOST_PLIES:
        raise _wrong("field", name="plies")
    for n, text in enumerate(plies):
        if not isinstance(text, str) or text[:2] not in ("0 ", "1 "):
            raise _wrong("ply", ply=n + 1)
        seat, move = int(text[0]), parse(text[2:])
        if all(ask.seat != seat for ask in menu.asks(state)) or not menu.legal(state, seat, move):
            raise _wrong("ply", ply=n + 1)
        state = ply(state, seat, move)[0]
    return state
