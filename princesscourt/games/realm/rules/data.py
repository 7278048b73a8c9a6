"""Positions as plain data, and back.

    {"options": {…}, "map": "SPSP…", "phase": "play", "light": 0, "turn": "L", "passes": 0, "quiet": 0, "ply": 0,
     "L": {"queen": "C1", "princes": ["B1", "C2", "D1"], "reserve": 0, "fields": [], "cities": []}, "D": {…},
     "seen": ["…", …]}

What is missing has its plainest value, so that a position can be written by hand. A hex named twice among the Princes
is a stack; Princes neither on the board nor in the reserve are removed from the game. `seen` holds the positions since
the start, the present one last, for RULING 29.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from princesscourt.core import options as core_options
from princesscourt.core.rules import JSON, BadNotation, because
from princesscourt.games.realm.rules.board import PRINCES
from princesscourt.games.realm.rules.ground import UNLAID, fits, ground, left, may_be_drafted
from princesscourt.games.realm.rules.hexes import BIT, COUNT, NAMES, NOWHERE, index_of, names
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.realm import complete
from princesscourt.games.realm.rules.state import DARK, LIGHT, Phase, Side, State, first_sides, judged, key

LETTERS: Final = "LD"
_PHASES: Final[dict[str, Phase]] = {"map": "map", "draft": "draft", "swap": "swap", "play": "play"}
_PLIES: Final = 1_000_000
_KEY_BITS: Final = 12 * COUNT + 3


def dump(state: State) -> JSON:
    """A position as data."""
    return {
        "options": core_options.dump(state.options),
        "map": state.terrain,
        "phase": "play" if state.phase == "over" else state.phase,
        "light": state.light,
        "turn": LETTERS[state.turn],
        "passes": state.passes,
        "quiet": state.quiet,
        "ply": state.ply,
        "L": _dump_side(state.sides[LIGHT]),
        "D": _dump_side(state.sides[DARK]),
        "seen": [f"{position:x}" for position in state.seen],
    }


def _dump_side(side: Side) -> JSON:
    return {
        "queen": None if side.queen == NOWHERE else NAMES[side.queen],
        "princes": [NAMES[at] for at in side.prince_hexes],
        "reserve": side.reserve,
        "fields": list(names(side.fields)),
        "cities": list(names(side.cities)),
    }


def load(position: JSON) -> State:
    """The inverse of `dump`. Raises `BadNotation` for what is no position."""
    data = _mapping(position, "position")
    options = core_options.parse(Options, _mapping(data.get("options", {}), "options"))
    terrain = _text(data.get("map", UNLAID), "map")
    phase = _PHASES.get(_text(data.get("phase", "play"), "phase"))
    if phase is None:
        raise _bad("phase")
    _check_map(options, terrain, phase)
    light = _number(data.get("light", 0), 0, 1, "light")
    if phase != "play":
        if light:
            raise _bad("light")
        return State(options, terrain, first_sides(), phase)
    return _load_play(data, State(options, terrain, first_sides(), "play", light))


def _check_map(options: Options, terrain: str, phase: Phase) -> None:
    draft = options.map == "draft"
    if phase == "map":
        right = terrain == UNLAID
    elif phase == "draft":
        right = draft and may_be_drafted(terrain) and "." in terrain
    else:
        right = _full(terrain) if draft else fits(options, terrain)
    if phase == "swap" and not options.swaps:
        raise _bad("phase")
    if not right:
        raise BadNotation(because("position_map", map=terrain[:COUNT]))


def _full(terrain: str) -> bool:
    return may_be_drafted(terrain) and not any(left(terrain).values())


def _load_play(data: Mapping[str, JSON], frame: State) -> State:
    turn = LETTERS.find(_text(data.get("turn", "L"), "turn") or "?")
    if turn not in (LIGHT, DARK):
        raise _bad("turn")
    sides = (_load_side(data.get("L", {}), frame.terrain), _load_side(data.get("D", {}), frame.terrain))
    _check_sides(sides)
    state = State(
        frame.options,
        frame.terrain,
        sides,
        "play",
        frame.light,
        turn,
        _number(data.get("passes", 0), 0, 2, "passes"),
        _number(data.get("quiet", 0), 0, frame.options.quiet, "quiet"),
        _number(data.get("ply", 0), 0, _PLIES, "ply"),
    )
    _check_turn(state)
    return judged(_with_seen(state, data.get("seen")))


def _with_seen(state: State, seen: JSON) -> State:
    now = key(state.board, state.passes, state.turn)
    known = (now,) if seen is None else tuple(_position(text) for text in _sequence(seen, "seen"))
    if state.options.repetition == "off":
        known = ()
    elif not known or known[-1] != now:
        raise _bad("seen")
    return State(
        state.options, state.terrain, state.sides, state.phase, state.light, state.turn, state.passes, state.quiet,
        state.ply, known,
    )  # fmt: skip


def _position(value: JSON) -> int:
    text = _text(value, "seen")
    if not text or len(text) > _KEY_BITS // 4 + 1 or any(letter not in "0123456789abcdef" for letter in text):
        raise _bad("seen")
    return int(text, 16)


def _load_side(value: JSON, terrain: str) -> Side:
    data = _mapping(value, "side")
    queen = data.get("queen")
    places = [index_of(_text(name, "princes")) for name in _sequence(data.get("princes", ()), "princes")]
    doubles = {at for at in places if places.count(at) > 1}
    if len(places) > PRINCES or len(doubles) > 1 or any(places.count(at) > 2 for at in doubles):
        raise BadNotation(because("position_princes"))
    reserve = _number(data.get("reserve", 0), 0, PRINCES - len(places), "reserve")
    side = Side(
        NOWHERE if queen is None else index_of(_text(queen, "queen")),
        sum(BIT[at] for at in set(places)),
        sum(BIT[at] for at in doubles),
        _hexes(data.get("fields", ()), "fields"),
        _hexes(data.get("cities", ()), "cities"),
        PRINCES - len(places) - reserve,
    )
    _check_side(side, terrain)
    return side


def _hexes(value: JSON, name: str) -> int:
    found = 0
    for text in _sequence(value, name):
        bit = BIT[index_of(_text(text, name))]
        if found & bit:
            raise _bad(name)
        found |= bit
    return found


def _check_side(side: Side, terrain: str) -> None:
    sea = ground(terrain).sea
    if BIT[side.queen] & sea:
        raise BadNotation(because("position_queen_sea", hex=NAMES[side.queen]))
    if side.buildings & sea:
        raise BadNotation(because("position_building_sea", hex=names(side.buildings & sea)[0]))
    _apart(side.fields, side.cities, "position_two_buildings")
    _apart(BIT[side.queen], side.princes, "position_two_pawns")


def _check_sides(sides: tuple[Side, Side]) -> None:
    light, dark = sides
    _apart(light.buildings, dark.buildings, "position_two_buildings")
    _apart(light.pawns, dark.pawns, "position_two_pawns")
    _apart(light.pawns, dark.buildings, "position_enemy_building")
    _apart(dark.pawns, light.buildings, "position_enemy_building")


def _apart(one: int, other: int, problem: str) -> None:
    if one & other:
        raise BadNotation(because(problem, hex=names(one & other)[0]))


def _check_turn(state: State) -> None:
    """Only the side to act may wait for its Queen, and it has not won before."""
    own = state.sides[state.turn]
    if state.sides[1 - state.turn].queen == NOWHERE:
        raise BadNotation(because("position_queen_waits"))
    if state.options.victory == "immediate" and complete(own.fields, own.cities, own.princes, state.ground):
        raise BadNotation(because("position_won"))


def _bad(part: str) -> BadNotation:
    return BadNotation(because("position_part", part=part))


def _mapping(value: JSON, part: str) -> Mapping[str, JSON]:
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise _bad(part)
    return value


def _sequence(value: JSON, part: str) -> Sequence[JSON]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise _bad(part)
    return value


def _text(value: JSON, part: str) -> str:
    if not isinstance(value, str):
        raise _bad(part)
    return value


def _number(value: JSON, low: int, high: int, part: str) -> int:
    if type(value) is not int or not low <= value <= high:
        raise _bad(part)
    return value
