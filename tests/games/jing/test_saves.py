"""A saved match of Princess Jing does not tell its secrets to whoever opens the file or loads it on the other side."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from princesscourt.core import record
from princesscourt.core.handover import Curtain, next_screen
from princesscourt.core.lens import Lens
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.rules import OPEN
from princesscourt.games.jing.game import GAME
from princesscourt.games.jing.rules.moves import parse
from princesscourt.games.jing.rules.options import Options
from princesscourt.games.jing.rules.rules import RULES
from princesscourt.storage.library import Library

PLIES = (
    "0 Pa1", "0 Mc1", "0 He1", "0 ok", "1 Pd5", "1 Mb5", "1 Hc5", "1 ok", "0 a1-b2", "0 --", "1 d5-d4", "1 --",
    "0 b2>a1", "0 @e3",
)  # fmt: skip
SECRET = ("Pa1", "Mc1", "He1", "Pd5", "Mb5", "Hc5", "b2>a1", "b2-a1", "SEED-OF-THIS-DEAL")


def played(plies: int = len(PLIES)) -> AnyMatch:
    """Two people at one screen, South to begin."""
    setting = Setting(Options(first_player="south"), (Player("Ann"), Player("Ben")), SECRET[-1])
    match = cast("AnyMatch", Match(RULES, setting))
    for text in PLIES[:plies]:
        match.play(int(text[0]), parse(text[2:]))
    return match


@pytest.mark.parametrize("plies", [0, 1, 4, 8, len(PLIES)])
def test_A19_no_secret_can_be_read_in_the_record_of_a_running_match(plies: int) -> None:
    """In a text viewer; it is a cover and no lock, which the README and `core.sealing` say."""
    text = record.write(played(plies))
    assert [secret for secret in SECRET if secret in text] == []


def test_A19_no_secret_can_be_read_in_the_library_while_the_match_runs(tmp_path: Path) -> None:
    library = Library(tmp_path / "library.sqlite")
    match = played(8)
    match_id = library.begin(match)
    for text in PLIES[8:]:
        match.play(int(text[0]), parse(text[2:]))
        library.sync(match_id, match)
    library.set_note(match_id, 0, "she is on Pa1")
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"princess-jing" in kept
    assert [secret for secret in SECRET if secret.encode() in kept] == []


def test_A19_a_loaded_match_asks_for_its_seat_behind_the_curtain() -> None:
    """Nobody sees a side before somebody has said who is there; nor do eyes that ask for everything."""
    loaded = record.read(record.write(played()), lambda _: GAME)
    screen = next_screen(loaded.asks, (0, 1), None, secretive=loaded.secretive)
    assert screen == Curtain(loaded.asks[0].seat)
    assert Lens(loaded, OPEN).viewer is None
    assert Lens(loaded, None).view(loaded.live) == RULES.view(played().live.state, None)  # type: ignore[arg-type]


def test_A19_after_the_end_the_record_is_open() -> None:
    match = played()
    match.resign(0)
    assert "Pa1" in record.write(match)
