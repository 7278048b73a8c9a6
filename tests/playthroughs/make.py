"""Writes the playthroughs anew: `python -m tests.playthroughs.make`. Read what has changed before you keep it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication

from princesscourt.games import GAMES, find
from princesscourt.ui.shell.rooms import room_for
from tests.playthroughs.telling import playthrough

FOLDER = Path(__file__).parent
LENGTH = {"princess-jing": 24, "kings-valley": 16, "jade-koenig": 24, "queen-and-princes": 12, "rebel-princess": 19}
CODE = {"jade-koenig": "READ 8"}
"""Deal codes of matches in which something happens; READ for the others."""


def told(game_id: str) -> str:
    """The playthrough of a game as its rules and sentences make it today."""
    rules, code = find(game_id).rules, CODE.get(game_id, "READ")
    return playthrough(rules, room_for(game_id), rules.seat_counts[0], LENGTH[game_id], code)


def files() -> Iterator[tuple[str, Path]]:
    """Every game with the file of its playthrough."""
    return ((entry.id, FOLDER / f"{entry.id}.txt") for entry in GAMES)


if __name__ == "__main__":
    app = QApplication([])
    for game_id, file in files():
        file.write_text(told(game_id), encoding="utf-8")
