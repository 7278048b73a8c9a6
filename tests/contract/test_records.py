"""Stored matches of every game replay as they were played, today and in every later release (E5, E8)."""

from __future__ import annotations

import json

import pytest

from princesscourt.core import record
from princesscourt.games import GAMES, find
from tests.contract.plays import rules_of
from tests.records.make import MATCHES, stored

TABLES = [(entry.id, seats) for entry in GAMES for seats in rules_of(entry.id).seat_counts]


def lines(game_id: str, seats: int) -> list[str]:
    path = stored(game_id, seats)
    assert path.exists(), f"run: python -m tests.records.make {game_id}"
    return path.read_text("utf-8").splitlines()


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_e5_stored_matches_replay(game_id: str, seats: int) -> None:
    texts = lines(game_id, seats)
    assert len(texts) == MATCHES
    for text in texts:
        match = record.read(text, find)
        assert match.result is not None
        assert match.asks == ()
        assert len(match.setting.players) == seats
        if json.loads(text)["rules"] == match.rules.version:
            assert json.loads(record.write(match)) == json.loads(text)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_e8_a_stored_match_read_three_times_is_the_same_at_every_step(game_id: str, seats: int) -> None:
    for text in lines(game_id, seats)[:5]:
        one, two, three = ([node.state for node in record.read(text, find).root.line()] for _ in range(3))
        assert one == two == three


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_b6_every_node_of_a_stored_match_replays_from_the_root(game_id: str, seats: int) -> None:
    for text in lines(game_id, seats)[:5]:
        match = record.read(text, find)
        state = match.root.state
        for node in match.live.path()[1:]:
            assert node.move is not None
            state, events, _ = match.rules.apply(state, node.seat, node.move)
            assert (state, events) == (node.state, node.events)
