"""Who has won how often: every match that was played to its end here counts once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from princesscourt.core import record
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.storage.library import Library
from tests.core.pebbles import PEBBLES, Options
from tests.core.tables import PEOPLE, anyhow, played
from tests.storage.shelf import go_on, library, some


def finish(shelf: Library, match: AnyMatch) -> int:
    """Plays a match to its end in the library."""
    match_id, rng = shelf.begin(match), Random(match.setting.seed)
    while match.asks:
        go_on(match, rng)
        shelf.sync(match_id, match)
    return match_id


def test_a_finished_match_counts_for_each_seat(tmp_path: Path) -> None:
    shelf, match = library(tmp_path), some(0)
    finish(shelf, match)
    assert match.result is not None
    assert match.result.scores is not None
    by_name = {standing.name: standing for standing in shelf.standings()}
    assert by_name.keys() == {player.name for player in match.setting.players}
    for seat, player in enumerate(match.setting.players):
        standing = by_name[player.name]
        won = seat in match.result.winners and not match.result.drawn
        assert (standing.game, standing.matches, standing.won) == ("pebbles", 1, won)
        assert standing.best_score == match.result.scores[seat]


def test_a_draw_is_no_victory(tmp_path: Path) -> None:
    shelf, match = library(tmp_path), some(4)
    match_id = shelf.begin(match)
    match.agree_draw()
    shelf.sync(match_id, match)
    assert {(s.matches, s.won, s.drawn, s.lost) for s in shelf.standings()} == {(1, 0, 1, 0)}


def test_levels_are_counted_whatever_their_names(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    for names in ("XY", "ZX"):
        bots = (Player(names[0], "bot", "easy"), Player(names[1], "bot", "hard"))
        finish(shelf, anyhow(Match(PEBBLES, Setting(Options(), (*PEOPLE[:1], *bots), names))))
    assert [(s.name, s.kind, s.level, s.matches) for s in sorted(shelf.standings(), key=lambda s: s.level)] == [
        ("Änne", "human", "", 2),
        ("", "bot", "easy", 2),
        ("", "bot", "hard", 2),
    ]


def test_a_player_against_one_level(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    finish(shelf, some(0, bots=2))
    finish(shelf, some(0, seed="B"))
    assert {s.name: s.matches for s in shelf.standings(against="easy")} == {"Änne": 1, "": 2}
    assert shelf.standings(against="hard") == []
    assert shelf.standings(game="chess") == []


def test_b12_looking_again_and_again_changes_nothing(tmp_path: Path) -> None:
    shelf, match = library(tmp_path), some(0)
    match_id = finish(shelf, match)
    before = shelf.standings()
    for _ in range(5):
        again = shelf.resume(match_id)
        shelf.sync(match_id, again)
        again.play_on(again.live.path()[5])
        shelf.sync(match_id, again)
        again.resign(0)
        shelf.sync(match_id, again)
        shelf.close()
    shelf.import_text(shelf.export_text(match_id))
    shelf.begin(shelf.load(match_id))
    assert library(tmp_path).standings() == before


def test_statistics_outlive_the_match(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    match_id = finish(shelf, some(0))
    before = shelf.standings()
    shelf.release(match_id)
    shelf.delete(match_id)
    shelf.purge()
    assert shelf.standings() == before != []


def test_an_imported_match_that_is_played_on_here_counts(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    match_id = shelf.import_text(record.write(some(6)))
    match, rng = shelf.resume(match_id), Random(1)
    while match.asks:
        go_on(match, rng)
    shelf.sync(match_id, match)
    assert len(shelf.standings()) == 3


@pytest.mark.parametrize("how", ["open", "position"])
def test_what_is_tried_out_does_not_count(tmp_path: Path, how: str) -> None:
    shelf = library(tmp_path)
    position = played(4, seats=2).live.state if how == "position" else None
    finish(shelf, anyhow(Match(PEBBLES, Setting(Options(), PEOPLE[:2], "A", how == "open"), position)))
    assert shelf.standings() == []
