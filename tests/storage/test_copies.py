"""Several running copies of the program share the library: a match is played in one of them at a time."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from princesscourt.storage.errors import MatchHeld
from tests.storage.shelf import Clock, go_on, kept, library, some


def test_e7_a_match_is_played_in_one_copy_at_a_time(tmp_path: Path) -> None:
    one, two = library(tmp_path), library(tmp_path)
    match = some(4)
    match_id = one.begin(match)
    with pytest.raises(MatchHeld) as held:
        two.resume(match_id)
    assert held.value.reason.key == "match_held"
    assert kept(two.load(match_id)) == kept(match)
    assert two.rows()[0].held
    assert not one.rows()[0].held
    one.release(match_id)
    assert not two.rows()[0].held
    assert kept(two.resume(match_id)) == kept(match)


def test_e7_who_lost_the_match_to_another_copy_can_keep_a_copy(tmp_path: Path) -> None:
    one, two = library(tmp_path), library(tmp_path)
    match = some(4)
    match_id = one.begin(match)
    taken = two.resume(match_id, take_over=True)
    go_on(match, Random(1))
    with pytest.raises(MatchHeld):
        one.sync(match_id, match)
    go_on(taken, Random(2))
    two.sync(match_id, taken)
    assert kept(one.load(one.begin(match))) == kept(match)
    assert kept(one.load(match_id)) == kept(taken)


def test_e7_a_copy_on_another_computer_counts_as_gone_after_a_while(tmp_path: Path) -> None:
    clock = Clock()
    one, two = library(tmp_path, clock), library(tmp_path, clock)
    match_id = one.begin(some(4))
    with closing(sqlite3.connect(one.path)) as connection, connection:
        connection.execute("UPDATE match SET host = 'elsewhere'")
    clock.now += 500
    with pytest.raises(MatchHeld):
        two.resume(match_id)
    one.beat()
    clock.now += 500
    with pytest.raises(MatchHeld):
        two.resume(match_id)
    clock.now += 500
    assert two.resume(match_id).live.ply == 4
