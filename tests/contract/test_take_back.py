"""Taking back in the middle of anything (FAULTS B13)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from princesscourt.core import chance, record
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.rules import CHANCE, Reason
from princesscourt.games import GAMES, find


def begun(game_id: str, *, open_table: bool) -> AnyMatch:
    game = find(game_id)
    players = tuple(Player(f"P{seat}") for seat in range(game.usual_seats))
    setting = Setting(game.rules.options_type(), players, "B13")
    return Match(game.rules, replace(setting, open_table=open_table))


def play_one(match: AnyMatch, rng: Random) -> None:
    if match.draw() is None:
        ask = chance.pick(match.asks, rng)
        match.play(ask.seat, chance.pick(match.rules.moves(match.live.state, ask.seat), rng))


def can_go_on_and_be_kept(match: AnyMatch) -> None:
    """Somebody is asked and has moves, and the record of it comes back as it is."""
    assert match.asks
    assert all(ask.seat == CHANCE or match.rules.moves(match.live.state, ask.seat) for ask in match.asks)
    again = record.read(record.write(match), find)
    assert (again.live.ply, again.live.state) == (match.live.ply, match.live.state)


@pytest.mark.parametrize("open_table", [True, False], ids=["open table", "as it is played"])
@pytest.mark.parametrize("game_id", [entry.id for entry in GAMES])
def test_B13_taking_back_lands_where_moves_are_defined_and_saving_works(game_id: str, open_table: bool) -> None:
    match, rng, taken = begun(game_id, open_table=open_table), Random(game_id), 0
    for _ in range(70):
        if not match.asks:
            break
        play_one(match, rng)
        seat = match.live.seat if match.live.seat != CHANCE else None
        if rng.random() < 0.5 and not isinstance(match.back_to(seat), Reason):
            match.take_back(seat)
            can_go_on_and_be_kept(match)
            taken += 1
    seen_by_all = game_id == "rebel-princess" and not open_table  # every ply of it tells the others something
    assert (taken == 0) if seen_by_all else (taken >= 5)
