"""Positions of the worked examples, written by names."""

from __future__ import annotations

from princesscourt.core import play
from princesscourt.core.rules import JSON, Reason
from princesscourt.games.realm.rules.events import Fought
from princesscourt.games.realm.rules.hexes import NAMES, NOWHERE
from princesscourt.games.realm.rules.moves import LayMap, March, Move
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.rules import RealmRules
from princesscourt.games.realm.rules.state import DARK, LIGHT, State

T1 = "SPSPMMPPSMSPMPPMSSS"
RULES = RealmRules()


def side(queen: str = "", princes: str = "", fields: str = "", cities: str = "", reserve: int = 0) -> dict[str, JSON]:
    """One side; hexes are separated by blanks."""
    return {
        "queen": queen or None,
        "princes": princes.split(),
        "fields": fields.split(),
        "cities": cities.split(),
        "reserve": reserve,
    }


def position(light: dict[str, JSON], dark: dict[str, JSON] | None = None, turn: str = "L", **options: str) -> State:
    """A position on T1; DARK has its Queen on C5 and nothing else unless given."""
    return RULES.load({"map": T1, "turn": turn, "L": light, "D": dark or side("C5"), "options": options})


def opening(**options: str) -> State:
    """The first turn of LIGHT on T1."""
    start = RULES.start(Options(), 2)
    return RULES.apply(start, -1, LayMap(T1))[0]


def acting(state: State) -> int:
    return state.seat_of(state.turn)


def moves(state: State) -> list[str]:
    """The distinct actions in notation."""
    return [str(move) for move in RULES.moves(state, acting(state))]


def sequences(state: State) -> list[str]:
    """Every way to enter an action, in notation."""
    return [str(move) for move in RULES.entries(state, acting(state))]


def legal(state: State, text: str) -> bool:
    return RULES.legal(state, acting(state), RULES.parse(text))


def why_not(state: State, text: str) -> str:
    """The key of the reason, "" if the action is legal."""
    reason = RULES.refusal(state, acting(state), RULES.parse(text))
    return reason.key if reason else ""


def refusal(state: State, text: str) -> Reason:
    reason = RULES.refusal(state, acting(state), RULES.parse(text))
    assert reason is not None
    return reason


def after(state: State, *texts: str) -> State:
    """The state after these actions; each must be legal."""
    for text in texts:
        state = play.play_text(RULES, state, acting(state), text).state
    return state


def battles(state: State, text: str) -> list[tuple[int, int, str]]:
    """Attack, defence and outcome of each battle of an action."""
    events = RULES.apply(state, acting(state), RULES.parse(text))[1]
    return [(event.attack, event.defence, event.outcome) for event in events if isinstance(event, Fought)]


def ends(state: State, pawn: str, at: str) -> set[str]:
    """Where one pawn alone may end."""
    marches = (move for move in RULES.entries(state, acting(state)) if isinstance(move, March))
    strides = [march.strides[0] for march in marches if len(march.strides) == 1]
    return {NAMES[s.end] for s in strides if s.pawn == pawn and NAMES[s.start] == at}


def queen(state: State, of: int) -> str:
    at = state.sides[of].queen
    return "" if at == NOWHERE else NAMES[at]


def princes(state: State, of: int) -> str:
    return " ".join(NAMES[at] for at in state.sides[of].prince_hexes)


def listed(state: State) -> set[Move]:
    return set(RULES.moves(state, acting(state)))


__all__ = ["DARK", "LIGHT", "RULES", "T1"]
