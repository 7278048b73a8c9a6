"""Why a computer player moved so, as a fact that the phrases say in a sentence."""

from __future__ import annotations

from princesscourt.core.rules import Reason, Seat, because
from princesscourt.games.rebel.bot.policy import sweeper, wins_so_far
from princesscourt.games.rebel.rules.cards import BIT, NAME, SUITORS
from princesscourt.games.rebel.rules.moves import Choose, Decline, Finish, Keep, Move, Play, Share, Show, Trade, Use
from princesscourt.games.rebel.rules.state import State


def reason(state: State, seat: Seat, move: Move) -> Reason:
    """In a word what `move` is for; `state` is a world that fits what the player knows."""
    match move:
        case Play(card, power, _):
            return because("bot_power", power=power) if power else _play(state, seat, card)
        case Use(power, _, _):
            return because("bot_power", power=power)
        case Decline():
            return because("bot_waits")
        case Choose(what=what):
            return because("bot_chooses", what=what)
        case Trade(what=what):
            return because("bot_trades", what=what)
        case Finish():
            return because("bot_finishes")
        case Keep(princess):
            return because("bot_keeps", power=princess)
        case Show() | Share():
            return because("bot_gives_little")
        case _:
            return because("bot_feels")


def _play(state: State, seat: Seat, card: int) -> Reason:
    name = NAME[card]
    goal = sweeper(state)
    wins = not state.laid or wins_so_far(state, seat, card)
    if goal is not None and wins:
        return because("bot_sweeps") if goal == seat else because("bot_stops_sweep", seat=goal)
    if not state.laid:
        return because("bot_leads", card=name)
    if wins:
        return because("bot_takes", card=name)
    return because("bot_sheds" if BIT[card] & SUITORS else "bot_ducks", card=name)
