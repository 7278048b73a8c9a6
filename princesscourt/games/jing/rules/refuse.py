"""Why a move or a click is refused, told from what the player may know."""

from __future__ import annotations

from princesscourt.core.rules import Reason, Seat, Spelling, because
from princesscourt.games.jing.rules import menu, setup
from princesscourt.games.jing.rules.catalog import (
    ANIMALS,
    EMPTY,
    MAID,
    NAMES,
    PRINCESS,
    SQUARES,
    START_LINE,
    Square,
    distance,
    home,
)
from princesscourt.games.jing.rules.moves import (
    Auto,
    Claim,
    Decline,
    Move,
    Paralyse,
    Point,
    Put,
    Ready,
    Return,
    Swap,
    Withdraw,
)
from princesscourt.games.jing.rules.state import State

_PHASES: dict[str, tuple[type[Move], ...]] = {
    "setup": (Put, Auto, Ready),
    "move": (Swap, Withdraw),
    "point": (Point, Decline, Claim, Paralyse),
    "return": (Return,),
}
_DUE = {"setup": "set_up_first", "move": "move_first", "point": "point_or_end", "return": "bring_home_first"}


def refusal(state: State, seat: Seat, move: Move) -> Reason | None:
    """Why `seat`, which is asked, may not make this move; None if it may."""
    if menu.legal(state, seat, move):
        return None
    phase = state.run.phase
    if not isinstance(move, _PHASES.get(phase, ())):
        return because(_DUE.get(phase, "not_now"))
    if isinstance(move, Swap):
        return _swap(state, move.a, move.b)
    if isinstance(move, Withdraw):
        return _withdraw_from(state, seat, move.a) or _free_on_line(state, seat, move.b)
    if isinstance(move, Return):
        return _return(state, seat, move.square)
    if isinstance(move, Put):
        return _put(state, seat, move.kind, move.square)
    return _other(state, seat, move)


def _other(state: State, seat: Seat, move: Move) -> Reason:
    options = state.options
    left = len(still_due(state, seat))
    if isinstance(move, Ready):
        return because("still_to_place", left=left)
    if isinstance(move, Auto):
        return because("all_placed")
    if isinstance(move, Claim):
        allowed = options.expert and options.expert_win == "claim"
        return because("not_at_captain" if allowed else "no_claims")
    return because("no_paralysis") if isinstance(move, Paralyse) else because("not_now")


def still_due(state: State, seat: Seat) -> str:
    """The figures still to be placed, with as many animals as are due."""
    rest = setup.hand(state.options, state.sides[seat], state.faces[seat])
    beasts = [kind for kind in rest if kind in ANIMALS]
    due = 2 - sum(kind in ANIMALS for kind in state.faces[seat]) if beasts else 0
    return "".join(kind for kind in rest if kind not in ANIMALS) + "".join(beasts[:due])


def _swap(state: State, a: Square, b: Square) -> Reason:
    if a == b:
        return because("same_screen")
    if (a, b) == state.run.bar:
        return because("undo_barred", a=NAMES[a], b=NAMES[b])
    return because("not_neighbours", a=NAMES[a], b=NAMES[b])


def _withdraw_from(state: State, seat: Seat, a: Square) -> Reason | None:
    own = state.faces[seat]
    if own[a] == EMPTY:
        return because("nothing_there", square=NAMES[a])
    if own[a] == MAID:
        return because("maid_stays")
    if own[a] in ANIMALS:
        return because("animal_stays")
    if menu.on_line(seat, a) and not state.options.withdraw_on_line:
        return because("already_home", square=NAMES[a])
    if all(own[square] != EMPTY for square in START_LINE[seat]):
        return because("line_full")
    return None


def _free_on_line(state: State, seat: Seat, b: Square) -> Reason:
    if not menu.on_line(seat, b):
        return because("not_start_line", square=NAMES[b])
    return because("occupied", square=NAMES[b])


def _return(state: State, seat: Seat, square: Square) -> Reason:
    own = state.faces[seat]
    if square == state.run.caught:
        return because("same_place")
    line = START_LINE[seat]
    if any(own[b] == EMPTY and b != state.run.caught for b in line):
        return _free_on_line(state, seat, square)
    return because("occupied" if own[square] != EMPTY else "second_row", square=NAMES[square])


def _put(state: State, seat: Seat, kind: str, square: Square) -> Reason:
    face = state.faces[seat]
    if square not in home(seat, state.options):
        return because("not_home", square=NAMES[square])
    if face[square] != EMPTY:
        return because("occupied", square=NAMES[square])
    return _not_in_hand(state, seat, kind)


def _not_in_hand(state: State, seat: Seat, kind: str) -> Reason:
    free_choice = state.options.expert and not state.sides[seat].drawn
    third = kind in ANIMALS and free_choice and kind not in state.faces[seat]
    return because("two_animals" if third else "not_in_hand", kind=kind)


def explain(state: State, seat: Seat, clicks: Spelling) -> Reason | None:
    """Why these clicks begin no legal move of `seat`; None if they begin one."""
    if any(spelling[: len(clicks)] == clicks for move in menu.moves(state, seat) for spelling in spellings(move)):
        return None
    phase = state.run.phase
    squares = [SQUARES[click] for click in clicks if click in SQUARES]
    if phase == "move" and squares:
        return _explain_move(state, seat, squares, withdraw="do/withdraw" in clicks)
    if phase == "return" and squares:
        return _return(state, seat, squares[-1])
    if phase == "setup":
        return _explain_setup(state, seat, clicks, squares)
    return because(_DUE.get(phase, "not_now"))


def _explain_move(state: State, seat: Seat, squares: list[Square], *, withdraw: bool) -> Reason:
    a, b = squares[0], squares[-1]
    wrong = _withdraw_from(state, seat, a)
    if withdraw:
        return wrong or _free_on_line(state, seat, b)
    if len(squares) > 1 and wrong is None and distance(a, b) > 1:
        return _free_on_line(state, seat, b)
    return _swap(state, min(a, b), max(a, b))


def _explain_setup(state: State, seat: Seat, clicks: Spelling, squares: list[Square]) -> Reason:
    kinds = [click[-1] for click in clicks if click.startswith("hand/")]
    if setup.complete(state.options, state.faces[seat]):
        return because("all_placed")
    if "do/ready" in clicks:
        return because("still_to_place", left=len(still_due(state, seat)))
    if kinds and kinds[-1] not in setup.hand(state.options, state.sides[seat], state.faces[seat]):
        return _not_in_hand(state, seat, kinds[-1])
    if squares:
        return _put(state, seat, kinds[-1] if kinds else PRINCESS, squares[-1])
    return because("set_up_first")


def spellings(move: Move) -> tuple[Spelling, ...]:
    """Every way to click this move."""
    if isinstance(move, Swap):
        a, b = NAMES[move.a], NAMES[move.b]
        return (a, b), (b, a)
    if isinstance(move, Withdraw):
        a, b = NAMES[move.a], NAMES[move.b]
        ways: tuple[Spelling, ...] = (("do/withdraw", a, b), (a, "do/withdraw", b))
        return (*ways, (a, b)) if distance(move.a, move.b) > 1 else ways
    if isinstance(move, Put):
        return (f"hand/{move.kind}", NAMES[move.square]), (NAMES[move.square], f"hand/{move.kind}")
    if isinstance(move, Return):
        return ((NAMES[move.square],),)
    if isinstance(move, Point):
        return (("do/point", NAMES[move.square]),)
    if isinstance(move, Paralyse):
        return (("do/paralyse", NAMES[move.square]),)
    return ((_BUTTONS.get(type(move), str(move)),),)


_BUTTONS: dict[type[Move], str] = {Auto: "do/auto", Ready: "do/ready", Decline: "do/pass", Claim: "do/claim"}
