"""Matches between computer players, and questions put to one of them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from princesscourt.bots.contract import Bot, Choice, Clock, Question
from princesscourt.games.realm.bot.player import SKILLS, RealmBot
from princesscourt.games.realm.rules.moves import Move
from princesscourt.games.realm.rules.options import Options
from princesscourt.games.realm.rules.state import State
from tests.games import duel
from tests.games.realm.places import RULES

Player = Bot[State, Move]
BOTS: Mapping[str, RealmBot] = {level: RealmBot(skill) for level, skill in SKILLS.items()}


def question(state: State) -> Question[State, Move]:
    return duel.question(RULES, state)


def choice(state: State, level: str, seed: int = 1, seconds: float = 3.0) -> Choice[Move]:
    return BOTS[level].choose(question(state), Random(seed), Clock(seconds))


def match(players: tuple[Player, Player], options: Options, seed: int, seconds: float = 3.0) -> State:
    """The last state of a match."""
    return duel.match(RULES, players, options, seed, seconds)


def wins(one: str, other: str, matches: int) -> int:
    """How many of so many matches level `one` wins against `other`, each map from both sides."""
    won = 0
    for number in range(matches):
        seat = number % 2
        players = (BOTS[one], BOTS[other]) if seat == 0 else (BOTS[other], BOTS[one])
        result = RULES.result(match(players, Options(), number // 2))
        assert result is not None
        won += result.winners == (seat,)
    return won


def falls_next(state: State) -> set[str]:
    """The endings that the side to act could bring about with its next action."""
    seat = RULES.asks(state)[0].seat if RULES.asks(state) else 0
    after = (RULES.apply(state, seat, move)[0] for move in RULES.moves(state, seat))
    return {end.ending for end in after if end.winner is not None}
