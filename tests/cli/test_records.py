"""`replay`, `moves`, `apply` and `export`: what they tell of a record, and to whom."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from princesscourt.cli import records, tell
from princesscourt.core import record
from princesscourt.core.rules import OPEN
from princesscourt.games import find
from tests.cli.called import VALLEY_WIN, call, refused, saved, valley
from tests.core.tables import anyhow, played


def test_replay_tells_every_ply_and_the_end(tmp_path: Path) -> None:
    outcome = call("replay", saved(tmp_path, valley(*VALLEY_WIN)))
    assert outcome.code == 0
    assert "   1  Änne: a1-d4" in outcome.out
    assert "   9  Änne: Kb2-c3#" in outcome.out
    assert "Änne wins: " in outcome.out


def test_replay_at_a_ply_stops_there(tmp_path: Path) -> None:
    outcome = call("replay", saved(tmp_path, valley(*VALLEY_WIN)), "--at", "2")
    assert "   2  Computer: Kc5-c2" in outcome.out
    assert "   3  " not in outcome.out
    assert "Asked: Änne" in outcome.out


def test_replay_shows_notes(tmp_path: Path) -> None:
    match = valley("a1-d4")
    match.live.comment, match.live.glyph = "strong", "!"
    out = call("replay", saved(tmp_path, match)).out
    assert "a1-d4 !" in out
    assert "# strong" in out


def test_replay_names_the_ply_that_is_against_the_rules(tmp_path: Path) -> None:
    file = Path(saved(tmp_path, valley(*VALLEY_WIN[:4])))
    file.write_text(file.read_text(encoding="utf-8").replace("0:b1-b4", "0:b1-b3"), encoding="utf-8")
    sentence = refused(call("replay", str(file)), 1)
    assert str(file) in sentence
    assert "3" in sentence.removeprefix(str(file))
    assert "b1-b3" in sentence


@pytest.mark.parametrize("words", [("--at", "10"), ("--view", "2"), ("--view", "north"), ("--at", "-1"), ("--at",)])
def test_a_ply_or_seat_that_is_not_there_is_bad_usage(tmp_path: Path, words: tuple[str, ...]) -> None:
    refused(call("replay", saved(tmp_path, valley(*VALLEY_WIN)), *words), 2)


def test_a_running_match_with_secrets_is_told_to_everybody_only() -> None:
    match = anyhow(played(6, seed="A"))
    assert match.result is None
    assert tell.lens_for(match, None).viewer is None
    assert tell.lens_for(match, "all").viewer is None, "all is open only after the end"
    assert tell.lens_for(match, "1").viewer == 1


def test_a_finished_or_open_match_is_told_to_all() -> None:
    assert tell.lens_for(anyhow(played()), None).viewer == OPEN
    assert tell.lens_for(valley(), None).viewer == OPEN


def test_the_public_story_is_the_same_whatever_is_in_the_hands() -> None:
    """Two matches that differ only in the deal: nobody can tell them apart before somebody plays (twin)."""
    told = []
    for seed in ("A", "B"):
        match = anyhow(played(2, seed=seed))
        out = io.StringIO()
        records.replay(match, out)
        told.append(out.getvalue().replace("prize:1", "prize").replace("prize:2", "prize").replace("prize:3", "prize"))
        assert str(match.setting.seed) not in out.getvalue().splitlines()[1:]
        assert "Deal code" not in out.getvalue()
    public = [[line for line in text.splitlines() if "prize" not in line.lower()] for text in told]
    assert public[0] == public[1]


def test_a_seat_reads_its_own_hand_and_no_other() -> None:
    match = anyhow(played(1, seed="A"))
    lines = [list(tell.ply(match, tell.lens_for(match, view), match.live, tell.words_for(match))) for view in "01"]
    own = [" ".join(told).count("None") for told in lines]
    assert own == [1, 1], "of two hands, one is hidden from each"
    assert lines[0] != lines[1]


def test_moves_lists_who_is_asked_and_all_they_may_do(tmp_path: Path) -> None:
    """King's Valley 13, example 3."""
    outcome = call("moves", saved(tmp_path, valley("a1-d4")))
    assert outcome.code == 0
    head, *moves = outcome.out.splitlines()
    assert head == "1  Computer (move)"
    expected = ["a5-a1", "a5-d2", "b5-a4", "b5-b2", "b5-e2", "c5-a3", "c5-c2", "d5-a2", "d5-e4", "e5-e2"]
    assert sorted(move.strip() for move in moves) == expected


def test_moves_as_json(tmp_path: Path) -> None:
    data = json.loads(call("moves", saved(tmp_path, valley("a1-d4")), "--json").out)
    assert set(data) == {"game", "ply", "asks", "result"}
    assert (data["game"], data["ply"], data["result"]) == ("kings-valley", 1, None)
    (ask,) = data["asks"]
    assert (ask["seat"], ask["why"], ask["optional"], len(ask["moves"])) == (1, "move", False, 10)


def test_moves_at_the_end_tells_the_result(tmp_path: Path) -> None:
    file = saved(tmp_path, valley(*VALLEY_WIN))
    assert "Änne wins" in call("moves", file).out
    data = json.loads(call("moves", file, "--json").out)
    assert data["asks"] == []
    assert data["result"] == {"ranks": [1, 2], "reason": {"key": "valley", "fields": {}}, "scores": None}


def test_apply_gives_the_same_record_as_play(tmp_path: Path) -> None:
    outcome = call("apply", saved(tmp_path, valley(*VALLEY_WIN[:3])), *VALLEY_WIN[3:])
    assert outcome.code == 0
    assert outcome.out == record.write(valley(*VALLEY_WIN))


def test_apply_takes_a_seat_and_what_people_write(tmp_path: Path) -> None:
    outcome = call("apply", saved(tmp_path, valley()), "0:a1-d4", "Kc5-c2")
    assert record.read(outcome.out, find).live.ply == 2


def test_apply_draws_the_chance_that_is_due(tmp_path: Path) -> None:
    file = saved(tmp_path, valley(opening="balanced"))
    opened = record.read(call("apply", file, "-1:d1-d4.b5-a4.d4-b2").out, find)
    assert str(opened.live.move) == "d1-d4.b5-a4.d4-b2"
    moves = find("kings-valley").rules.moves
    drawn = valley(opening="balanced")
    drawn.draw()
    reply = str(moves(drawn.live.state, 1)[0])
    assert record.read(call("apply", file, reply).out, find).live.ply == 2


def test_apply_changes_no_file(tmp_path: Path) -> None:
    file = Path(saved(tmp_path, valley()))
    before = file.read_bytes()
    call("apply", str(file), "a1-d4")
    assert file.read_bytes() == before


@pytest.mark.parametrize("move", ["a1-a2", "1:a1-d4", "7:a1-d4", "nonsense", "", ":", "0:", "c1-c4"])
def test_apply_refuses_with_the_ply_and_why(tmp_path: Path, move: str) -> None:
    sentence = refused(call("apply", saved(tmp_path, valley()), move), 1)
    assert "ply 1" in sentence


def test_apply_says_why_in_the_words_of_the_game(tmp_path: Path) -> None:
    sentence = refused(call("apply", saved(tmp_path, valley()), "c1-c4"), 1)
    assert "The first move of the game must be made by a soldier." in sentence


def test_apply_after_the_end(tmp_path: Path) -> None:
    assert "over" in refused(call("apply", saved(tmp_path, valley(*VALLEY_WIN)), "a1-a4"), 1)


def test_export_as_text_is_what_replay_tells(tmp_path: Path) -> None:
    file = saved(tmp_path, valley(*VALLEY_WIN))
    assert call("export", file, "--as", "txt").out == call("replay", file).out


@pytest.mark.parametrize("words", [(), ("--as",), ("--as", "doc"), ("--as", "txt", "--view", "9")])
def test_export_knows_its_forms_and_seats(tmp_path: Path, words: tuple[str, ...]) -> None:
    refused(call("export", saved(tmp_path, valley()), *words), 2)


def test_a_name_cannot_command_the_terminal(tmp_path: Path) -> None:
    file = Path(saved(tmp_path, valley("a1-d4")))
    file.write_text(file.read_text(encoding="utf-8").replace("Änne", "\\u001b[2JÄnne\\n"), encoding="utf-8")
    outcome = call("replay", str(file))
    assert outcome.code == 0
    assert "\x1b" not in outcome.out
    assert "Änne" in outcome.out
