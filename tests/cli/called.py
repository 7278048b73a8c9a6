"""Calling the command line in this process, and records to call it with."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path

from princesscourt.cli import command
from princesscourt.core import options, record
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.play import play_text
from princesscourt.core.rules import JSON
from princesscourt.games import find

VALLEY_WIN = ["a1-d4", "c5-c2", "b1-b4", "a5-a1", "b4-a3", "c2-c5", "c1-b2", "c5-c1", "b2-c3"]
"""King's Valley 13, example 10: Light wins after nine plies."""


@dataclass(frozen=True)
class Outcome:
    """What a command line gave."""

    code: int
    out: str
    err: str


def call(*words: str) -> Outcome:
    """Carries out `words` as the program would."""
    out, err = io.StringIO(), io.StringIO()
    code = command.run(words, out, err)
    return Outcome(code, out.getvalue(), err.getvalue())


def refused(outcome: Outcome, code: int) -> str:
    """The sentence of a refusal, after checking that there is one line of it and nothing else."""
    assert outcome.code == code
    assert outcome.out == ""
    assert outcome.err.count("\n") == 1
    assert "Traceback" not in outcome.err
    return outcome.err.strip()


def valley(*moves: str, **chosen: JSON) -> AnyMatch:
    """A match of King's Valley with these moves and options."""
    rules = find("kings-valley").rules
    players = (Player("Änne"), Player("Computer", "bot", "easy"))
    match = Match(rules, Setting(options.parse(rules.options_type, chosen), players, "SEED22"))
    for move in moves:
        seat = match.asks[0].seat
        match.play(seat, play_text(rules, match.live.state, seat, move).move)
    return match


def saved(folder: Path, match: AnyMatch, name: str = "match.court") -> str:
    """The path of a file with the record of `match`."""
    file = folder / name
    file.write_text(record.write(match), encoding="utf-8")
    return str(file)
