"""Each game of the house on the command line, in the middle of a match and at its end."""

from __future__ import annotations

import json
from collections.abc import Hashable
from pathlib import Path
from random import Random

import pytest

from princesscourt.cli import tell
from princesscourt.core import chance, record
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.rules import CHANCE
from princesscourt.games import GAMES, find
from tests.cli.called import call, refused, saved

MIDDLE = 40
ENDLESS = 20_000
games = pytest.mark.parametrize("game_id", [entry.id for entry in GAMES])


def played(game_id: str, plies: int, seed: str = "A") -> AnyMatch:
    """A match of people after so many random plies, or its end."""
    game, rng = find(game_id), Random(seed)
    players = tuple(Player(f"Person {seat}") for seat in range(game.usual_seats))
    match = Match(game.rules, Setting(game.rules.options_type(), players, seed))
    while match.asks and match.live.ply < plies:
        if match.draw() is None:
            seat = chance.pick(match.asks, rng).seat
            match.play(seat, chance.pick(game.rules.moves(match.live.state, seat), rng))
    return match


def running(game_id: str, plies: int = MIDDLE) -> AnyMatch:
    """A match that is not over after so many random plies."""
    matches = (played(game_id, plies, seed) for seed in map(str, range(1000)))
    return next(match for match in matches if match.result is None)


@games
def test_a_running_match_is_told_to_every_viewer(game_id: str, tmp_path: Path) -> None:
    match = running(game_id)
    file = saved(tmp_path, match)
    for words in ((), ("--view", "public"), ("--view", "all"), *(("--view", str(seat)) for seat in seats(match))):
        outcome = call("replay", file, *words)
        assert (outcome.code, outcome.err) == (0, "")
        assert outcome.out.count("\n") > match.live.ply


def seats(match: AnyMatch) -> range:
    return range(len(match.setting.players))


@games
def test_all_is_not_more_than_the_public_while_there_are_secrets(game_id: str, tmp_path: Path) -> None:
    match = running(game_id)
    file = saved(tmp_path, match)
    if match.secretive:
        assert call("replay", file, "--view", "all").out == call("replay", file, "--view", "public").out
        assert call("export", file, "--as", "txt").out == call("replay", file, "--view", "public").out


@games
def test_a_finished_match_tells_its_result(game_id: str, tmp_path: Path) -> None:
    match = played(game_id, ENDLESS)
    assert match.result is not None
    outcome = call("replay", saved(tmp_path, match))
    assert outcome.code == 0
    assert any(sign in outcome.out for sign in ("wins: ", "A draw: ", "share the first place: "))


@games
def test_every_listed_move_can_be_applied_and_no_other(game_id: str, tmp_path: Path) -> None:
    file = saved(tmp_path, running(game_id))
    asks = json.loads(call("moves", file, "--json").out)["asks"]
    for ask in asks:
        for move in ask["moves"][:: max(1, len(ask["moves"]) // 5)]:
            who = "chance" if ask["seat"] == CHANCE else ask["seat"]
            outcome = call("apply", file, f"{who}:{move}")
            assert outcome.code == 0, outcome.err
            assert record.read(outcome.out, find).live.ply > MIDDLE
    refused(call("apply", file, "no such move"), 1)


@games
def test_the_weakest_level_plays_each_game(game_id: str, tmp_path: Path) -> None:
    level = find(game_id).levels[0].id
    file = saved(tmp_path, running(game_id))
    data = json.loads(call("bot", file, "--level", level, "--seconds", "0.3", "--json").out)
    applied = call("apply", file, f"{data['seat']}:{data['move']}")
    assert applied.code == 0, applied.err


@pytest.mark.parametrize("plies", [3, 12, MIDDLE])
@games
def test_what_a_seat_is_told_of_a_position_follows_from_its_view(game_id: str, plies: int) -> None:
    """Two worlds: another state that the seat cannot tell from this one is told in the same words."""
    match = running(game_id, plies)
    rules, state = match.rules, match.live.state
    for seat in (*seats(match), None) if rules.hidden else ():
        other = rules.guess(rules.view(state, seat), Random(f"{seat}"))
        assert told(match, other, seat) == told(match, state, seat)


def told(match: AnyMatch, state: Hashable, seat: int | None) -> list[str]:
    """The lines about a position that stands for the whole match."""
    here = Match(match.rules, match.setting, state)
    lens = tell.lens_for(here, "public" if seat is None else str(seat))
    return list(tell.standing(here, lens, here.live, tell.words_for(here)))
