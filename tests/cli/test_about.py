"""`games` and `perft`: what there is to play, and the node counts of the rules files."""

from __future__ import annotations

import io
import json
from typing import cast

import pytest

from princesscourt.cli import about
from princesscourt.cli.trouble import Misuse
from princesscourt.core.match import Match, Player, Setting
from princesscourt.games import GAMES, find
from princesscourt.games.game import AnyGame, Game
from tests.cli.called import call, refused
from tests.core.pebbles import PEBBLES


def test_games_names_every_game_with_its_seats_and_levels() -> None:
    outcome = call("games")
    assert outcome.code == 0
    for entry in GAMES:
        assert entry.id in [line.split("  ")[0] for line in outcome.out.splitlines()]
    assert outcome.out.count("    levels  ") == len(GAMES)


def test_games_as_json_can_be_read_by_scripts() -> None:
    """The keys are promised in the module's docstring."""
    data = json.loads(call("games", "--json").out)
    assert [game["id"] for game in data] == [entry.id for entry in GAMES]
    for game in data:
        assert set(game) == {"id", "version", "seats", "usual_seats", "hidden", "options", "levels"}
        assert game["usual_seats"] in game["seats"]
        assert all(set(option) >= {"name", "kind", "values", "default"} for option in game["options"])
        assert len(game["levels"]) >= 3


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (("--depth", "0"), 1),
        (("--depth", "1"), 10),
        (("--depth", "3"), 1570),
        (("--depth", "3", "--option", "first_move_soldier=off"), 2130),
        (("--depth", "3", "--option", "start=retrieve"), 1726),
        (("--depth", "2", "--option", "start=retrieve", "--option", "first_move_soldier=off"), 164),
    ],
)
def test_perft_counts_as_the_rules_file_of_kings_valley(words: tuple[str, ...], count: int) -> None:
    """King's Valley 11."""
    outcome = call("perft", "kings-valley", *words)
    assert (outcome.code, outcome.out) == (0, f"{count}\n")


def test_perft_counts_on_from_what_chance_begins() -> None:
    """A deal code names the map of Queen and Princes; without one there is nothing to count."""
    rules = find("queen-and-princes").rules
    match = Match(rules, Setting(rules.options_type(), (Player("A"), Player("B")), "MAP"))
    match.draw()
    outcome = call("perft", "queen-and-princes", "--depth", "1", "--seed", "MAP")
    assert (outcome.code, outcome.out) == (0, f"{len(rules.moves(match.live.state, 0))}\n")
    assert "--seed" in refused(call("perft", "queen-and-princes", "--depth", "1"), 2)
    assert "Chance" in refused(call("perft", "jade-koenig", "--depth", "1", "--seed", "MAP"), 2)


def test_perft_refuses_what_chance_rules() -> None:
    """Not every first move of a shuffled game can be listed."""
    pebbles = cast("AnyGame", Game(PEBBLES, (), lambda _: pytest.fail("no level is asked")))
    with pytest.raises(Misuse, match="Chance"):
        about.count(pebbles, 2, {}, io.StringIO())


@pytest.mark.parametrize(
    "words",
    [
        ("perft", "kings-valley"),
        ("perft", "--depth", "2"),
        ("perft", "no-such-game", "--depth", "2"),
        ("perft", "kings-valley", "--depth", "-1"),
        ("perft", "kings-valley", "--depth", "two"),
        ("perft", "kings-valley", "--depth", "9" * 5000),
        ("perft", "kings-valley", "--depth", "1", "--option", "start"),
        ("perft", "kings-valley", "--depth", "1", "--option", "start=sideways"),
        ("perft", "kings-valley", "--depth", "1", "--option", "no_such=on"),
        ("games", "--jsn"),
        ("games", "extra"),
        ("nothing",),
        (),
    ],
)
def test_bad_usage_is_one_sentence_and_exit_2(words: tuple[str, ...]) -> None:
    refused(call(*words), 2)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    assert "kings-valley" in refused(call("perft", "chess", "--depth", "1"), 2)


def test_help_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert call("--help").code == 0
    assert "replay" in capsys.readouterr().out
