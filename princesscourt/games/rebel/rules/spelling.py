"""Moves as clicks, and their notation as others may read it.

Targets: `hand/Pe8`, `drawn/Fa1`, `pool/Fa1`, `trick/Pe8`, `seat/2`, `princess/alice`, and the buttons `do/arm`,
`do/confirm`, `do/pass`, `do/finish`, `do/suit/Qu`, `do/use/alice`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from princesscourt.core.rules import OPEN, Seat, Spelling, Viewer
from princesscourt.games.rebel.rules.cards import NAME, SUITS
from princesscourt.games.rebel.rules.moves import (
    Choose,
    Deal,
    Decline,
    Draw,
    Finish,
    Keep,
    Move,
    Play,
    Share,
    Show,
    Starter,
    Trade,
    Use,
)
from princesscourt.games.rebel.rules.rounds import ROUND_CARDS
from princesscourt.games.rebel.rules.setup import Keeping
from princesscourt.games.rebel.rules.state import State


@lru_cache(maxsize=8192)
def spellings(move: Move) -> tuple[Spelling, ...]:
    """Every way to click `move`."""
    match move:
        case Play(card, power, arm):
            return ((*_armed(arm), *([f"do/use/{power}"] if power else []), f"hand/{NAME[card]}"),)
        case Choose():
            return _choice(move)
        case Use(power, seat, suit):
            where = [] if seat is None else [f"seat/{seat}"]
            return ((f"do/use/{power}", *where, *([] if suit is None else [f"do/suit/{SUITS[suit]}"])),)
        case Share(card, seat):
            return ((f"pool/{NAME[card]}", f"seat/{seat}"),)
        case Trade(_, given, taken):
            return ((f"hand/{NAME[given]}", f"trick/{NAME[taken]}"), (f"trick/{NAME[taken]}", f"hand/{NAME[given]}"))
        case _:
            return ((_button(move),),)


def _button(move: Move) -> str:
    match move:
        case Show(suit):
            return f"do/suit/{SUITS[suit]}"
        case Keep(princess):
            return f"princess/{princess}"
        case Decline():
            return "do/pass"
        case Finish():
            return "do/finish"
        case Starter(seat):
            return f"seat/{seat}"
        case _:
            return str(move)


def _armed(arm: bool) -> tuple[str, ...]:
    return ("do/arm",) if arm else ()


def _choice(move: Choose) -> tuple[Spelling, ...]:
    """Cards in any order and a confirmation; no confirmation where more is to come or the choice is open. "I may act"
    comes before the cards or after them."""
    zone = "drawn" if move.what == "freeze" else "hand"
    names = [f"{zone}/{NAME[card]}" for card in move.cards]
    done = () if move.what in ("freeze", "swap") or (move.what == "half" and len(names) == 1) else ("do/confirm",)
    rows = [names] if move.what == "split" else list(permutations(names))
    if not move.arm:
        return tuple((*row, *done) for row in rows)
    arm = _armed(move.arm)
    return tuple((*arm, *row, *done) for row in rows) + tuple((*row, *arm, *done) for row in rows)


def label(state: State, seat: Seat, move: Move, viewer: Viewer) -> str:
    """The notation of `move` made in `state` as `viewer` may read it; "?" stands for what is secret."""
    if viewer in (seat, OPEN):
        return str(move)
    match move:
        case Play(card, power, _):
            covered = state.laid and ROUND_CARDS[state.card].face_down and not state.frozen[seat]
            return f"?{'+' * bool(power)}{power}" if covered else str(Play(card, power))
        case Choose(what=what) if what != "freeze":
            return f"{what} ?"
        case Show():
            return "show ?"
        case Keep() if isinstance(state.agenda.top, Keeping):
            return "keep ?"
        case Deal(what=what) | Draw(what=what):
            return f"{what} ?"
        case _:
            return str(move)
