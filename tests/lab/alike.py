"""Plays the beginning of a match of every game, and says its moves: `python -m tests.lab.alike`.

Two processes in which Python orders its sets differently must say the same.
"""

from __future__ import annotations

import sys
from itertools import islice

from princesscourt.bots.contract import Clock, Level
from princesscourt.games import GAMES
from princesscourt.lab import plan as plans
from princesscourt.lab import run
from tests.lab.series import plan

PLIES = 24


def quick(level: Level) -> Clock:
    """A clock that is over soon."""
    return Level(level.id, 0.05, level.look).counted()


def main() -> None:
    for entry in GAMES:
        game = entry.load()
        series = plan(1, [game.levels[0].id, game.levels[-1].id], game_id=game.id)
        match = plans.match_of(series, 0)
        nodes = run.plies(game, match, plans.luck(series, 0), quick)
        moves = " ".join(str(node.move) for node in islice(nodes, PLIES))
        sys.stdout.write(f"{game.id} {moves}\n")


if __name__ == "__main__":
    main()
