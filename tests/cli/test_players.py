"""`demo` and `bot`: computer players at work."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from princesscourt.core import record
from princesscourt.games import GAMES, find
from tests.cli.called import VALLEY_WIN, call, refused, saved, valley


def test_demo_plays_to_the_end(tmp_path: Path) -> None:
    outcome = call("demo", "kings-valley", "--seed", "A", "--picture", str(tmp_path / "end.png"))
    assert outcome.code == 0
    assert "   1  " in outcome.out
    assert "wins: " in outcome.out or "A draw: " in outcome.out
    assert "Asked: " not in outcome.out


def test_demo_without_a_game_takes_the_first(tmp_path: Path) -> None:
    outcome = call("demo", "--seed", "A", "--picture", str(tmp_path / "end.png"))
    assert f"({GAMES[0].id} " in outcome.out.splitlines()[0]


@pytest.mark.parametrize("level", [level.id for level in find("kings-valley").levels])
def test_every_level_chooses_a_legal_move(tmp_path: Path, level: str) -> None:
    match = valley("a1-d4")
    outcome = call("bot", saved(tmp_path, match), "--level", level, "--seconds", "0.2", "--seed", "7")
    assert outcome.code == 0
    move, why = outcome.out.splitlines()
    assert move in {str(legal) for legal in match.rules.moves(match.live.state, 1)}
    assert why


def test_bot_as_json(tmp_path: Path) -> None:
    file = saved(tmp_path, valley("a1-d4"))
    data = json.loads(call("bot", file, "--level", "easy", "--seconds", "0.2", "--json").out)
    assert set(data) == {"seat", "move", "reason", "value", "line"}
    assert (data["seat"], set(data["reason"])) == (1, {"key", "fields"})


def test_what_a_level_chooses_can_be_applied(tmp_path: Path) -> None:
    file = saved(tmp_path, valley("a1-d4"))
    move = call("bot", file, "--level", "easy", "--seconds", "0.2").out.splitlines()[0]
    assert record.read(call("apply", file, move).out, find).live.ply == 2


def test_bot_draws_the_chance_that_is_due(tmp_path: Path) -> None:
    file = saved(tmp_path, valley(opening="balanced"))
    data = json.loads(call("bot", file, "--level", "easy", "--seconds", "0.2", "--json").out)
    assert data["seat"] == 1, "three plies of the opening, so Dark moves"


def test_after_the_end_no_level_has_a_move(tmp_path: Path) -> None:
    assert "over" in refused(call("bot", saved(tmp_path, valley(*VALLEY_WIN)), "--level", "easy"), 1)


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--level",),
        ("--level", "genius"),
        ("--level", "easy", "--seconds", "0"),
        ("--level", "easy", "--seconds", "-1"),
        ("--level", "easy", "--seconds", "nan"),
        ("--level", "easy", "--seconds", "inf"),
        ("--level", "easy", "--seconds", "soon"),
    ],
)
def test_bad_usage_of_bot(tmp_path: Path, words: tuple[str, ...]) -> None:
    refused(call("bot", saved(tmp_path, valley()), *words), 2)
