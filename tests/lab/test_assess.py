"""The judgement of a position: the same everywhere, fair to secrets, and the result where there is one."""

from __future__ import annotations

from random import Random

import pytest

from princesscourt.bots.contract import Clock, Stopped
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.games import GAMES, find
from princesscourt.lab.assess import standing
from princesscourt.lab.run import plies

ALL = [entry.id for entry in GAMES]
HIDDEN = [game_id for game_id in ALL if find(game_id).rules.hidden]


def played(game_id: str, most: int) -> AnyMatch:
    """A match between easy computer players, so many plies long."""
    game = find(game_id)
    seats = tuple(Player("", "bot", "easy") for _ in range(game.usual_seats))
    match: AnyMatch = Match(game.rules, Setting(game.rules.options_type(), seats, "ASSESS"))
    for _, _node in zip(range(most), plies(game, match, Random(1), lambda level: level.counted()), strict=False):
        pass
    return match


@pytest.mark.parametrize("game_id", ALL)
def test_the_same_position_stands_the_same_whenever_it_is_asked(game_id: str) -> None:
    match = played(game_id, 30)
    seats, state = len(match.setting.players), match.live.state
    assert standing(game_id, seats, state, Clock(0.001)) == standing(game_id, seats, state, Clock(60.0))


@pytest.mark.parametrize("game_id", HIDDEN)
def test_nothing_counts_but_what_the_seat_asked_could_know(game_id: str) -> None:
    """Another world with the same view stands the same."""
    rules, rng = find(game_id).rules, Random(2)
    for node in played(game_id, 40).live.path()[10::6]:
        ask = next((ask for ask in rules.asks(node.state) if ask.seat >= 0), None)
        if ask is not None and rules.asks(node.state)[0] == ask:
            other = rules.guess(rules.view(node.state, ask.seat), rng)
            seats = find(game_id).usual_seats
            assert standing(game_id, seats, other, Clock(60.0)) == standing(game_id, seats, node.state, Clock(60.0))


def test_what_one_wins_the_other_loses_where_both_see_all() -> None:
    found = standing("kings-valley", 2, played("kings-valley", 4).live.state, Clock(60.0))
    assert found.values[0] is not None
    assert found.values[0] == -(found.values[1] or 0.0)


def test_an_ended_match_stands_as_it_ended() -> None:
    match = played("kings-valley", 400)
    assert match.result is not None
    found = standing("kings-valley", 2, match.live.state, Clock(60.0))
    assert found.over
    assert [value == 1.0 for value in found.values] == [rank == 1 for rank in match.result.ranks]


def test_a_stop_ends_the_thinking() -> None:
    with pytest.raises(Stopped):
        standing("kings-valley", 2, played("kings-valley", 3).live.state, Clock(60.0, lambda: True))
