"""What every game of the house fulfils, tried by random play.

The promises are in `promises` and `secrets`; each is tried on a few plays of each game in the ordinary run and on many
in the slow one. A game that joins `GAMES` is taken up by itself. Pebbles is there too; `test_suite` bends it to see
that each promise is really asked for.
"""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from princesscourt.games import GAMES, find
from tests.contract.plays import IDS, Check, play, plays, rules_of
from tests.contract.promises import EVERY
from tests.contract.secrets import HIDDEN

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def checks() -> list[tuple[str, Check]]:
    """Every game with every promise that it makes."""
    both = [(game_id, check) for game_id in IDS for check in EVERY]
    return both + [(game_id, check) for game_id in IDS if rules_of(game_id).hidden for check in HIDDEN]


def name(value: object) -> str:
    return value if isinstance(value, str) else getattr(value, "__name__", "")


@pytest.mark.parametrize(("game_id", "check"), checks(), ids=name)
@given(data=st.data())
@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=QUIET, database=None)
def test_contract(game_id: str, check: Check, data: st.DataObject) -> None:
    one = data.draw(plays(game_id))
    if one is not None:
        check(one)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game_id", IDS)
@given(data=st.data())
@settings(max_examples=300, deadline=None, suppress_health_check=QUIET)
def test_contract_on_many_plays(game_id: str, data: st.DataObject) -> None:
    one = data.draw(plays(game_id))
    if one is None:
        return
    for check in (*EVERY, *(HIDDEN if one.rules.hidden else ())):
        check(one)


ONCE_BROKEN = (("jade-koenig", 35, 6),)
"""(game, seed, seats) of plays that broke a promise before: the last one left was resting."""


@pytest.mark.parametrize(("game_id", "seed", "seats"), ONCE_BROKEN)
def test_plays_that_once_broke_a_promise(game_id: str, seed: int, seats: int) -> None:
    rules = rules_of(game_id)
    one = play(game_id, seed, seats, rules.options_type())
    assert one is not None
    for check in (*EVERY, *(HIDDEN if rules.hidden else ())):
        check(one)


@pytest.mark.parametrize("game_id", [entry.id for entry in GAMES])
def test_every_game_has_levels_and_a_player_for_each(game_id: str) -> None:
    game = find(game_id)
    assert len({level.id for level in game.levels}) == len(game.levels) >= 3
    assert game.usual_seats in game.rules.seat_counts
    for level in game.levels:
        assert game.bot(level.id) is not None


@pytest.mark.parametrize("game_id", IDS)
def test_the_defaults_go_together_for_every_number_of_players(game_id: str) -> None:
    rules = rules_of(game_id)
    for seats in rules.seat_counts:
        assert rules.asks(rules.start(rules.options_type(), seats))
