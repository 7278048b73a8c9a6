"""Why a computer player chose its move, as one fact."""

from __future__ import annotations

from princesscourt.core.events import Event
from princesscourt.core.rules import Reason, because
from princesscourt.games.realm.bot.judge import SURE, Judge
from princesscourt.games.realm.rules.actions import passed
from princesscourt.games.realm.rules.board import Board, flipped
from princesscourt.games.realm.rules.events import Built, Castled, Fell, Fought, PrinceBack, QueenBack, Taken
from princesscourt.games.realm.rules.hexes import NOWHERE
from princesscourt.games.realm.rules.moves import Move, Pass
from princesscourt.games.realm.rules.realm import complete
from princesscourt.games.realm.rules.state import State
from princesscourt.games.realm.rules.story import Teller


def reason_for(state: State, move: Move, after: Board, value: float, judge: Judge) -> Reason:
    """The first of these that holds: it wins, it answers a threat, what it does."""
    if value > SURE:
        return because("wins_now") if judge.after(after) > SURE else because("sees_win")
    threat = _threat(judge, passed(state.board))
    if threat and threat != _threat(judge, after):
        return because(threat)
    if value < -SURE:
        return because("sees_loss")
    teller = Teller(state.board, state.turn, state.ground, state.options)
    teller.act(move)
    return _deed(teller.events, state.turn) or because("waits" if isinstance(move, Pass) else "better_place")


def _threat(judge: Judge, after: Board) -> str:
    """What the other side could do next: close its realm, or take the Queen."""
    found = judge.children(flipped(after))
    if any(complete(board[3], board[4], board[1], judge.ground) for board in found):
        return "stops_realm"
    return "saves_queen" if any(board[6] == NOWHERE for board in found) else ""


def _deed(events: list[Event], side: int) -> Reason | None:
    fields = sum(1 for event in events if isinstance(event, Taken) and event.what == "field")
    if any(isinstance(event, Fell) and event.pawn == "Q" and event.side != side for event in events):
        return because("takes_queen")
    for event in events:
        match event:
            case Fought(outcome="won") as fight:
                return because("wins_battle", attack=fight.attack, defence=fight.defence)
            case Built(_, what, _, _):
                return because("builds_city" if what == "city" else "builds_field")
            case PrinceBack() | QueenBack():
                return because("brings_back")
            case Castled():
                return because("castles")
    return because("takes_fields", count=fields) if fields else None
