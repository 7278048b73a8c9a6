"""The playthroughs: what happens in a match, in words, is what it was when somebody read it last."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.playthroughs.make import files, told


@pytest.mark.parametrize(("game_id", "file"), [pytest.param(*pair, id=pair[0]) for pair in files()])
def test_a_match_reads_as_before(qapp: QApplication, game_id: str, file: Path) -> None:
    """If a rule or a sentence was changed on purpose: `python -m tests.playthroughs.make`, and read the difference."""
    del qapp
    assert told(game_id) == file.read_text(encoding="utf-8")
