"""Positions with exact values, from a complete solution of the game.

`exact.csv.gz` and `exact-without-trap.csv.gz` hold a sample; where the full files lie beside the checkout, in
`../shared/oracle`, they are read as well.
"""

from __future__ import annotations

import csv
import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from princesscourt.games.valley.rules.options import Options
from princesscourt.games.valley.rules.position import study
from princesscourt.games.valley.rules.state import State

HERE = Path(__file__).parent
FULL = Path(__file__).parents[3].parent / "shared" / "oracle"


@dataclass(frozen=True)
class Row:
    """A position, its value for the side to move, the plies to the end, and the moves that keep the value."""

    text: str
    value: str
    plies: int
    keeping: frozenset[str]
    legal: int
    trap: bool

    @property
    def state(self) -> State:
        return study(self.text, Options(trapped_king_loses=self.trap), soldiers=4)


def _text(board: str, turn: str) -> str:
    for gap in range(5, 0, -1):
        board = board.replace("." * gap, str(gap))
    return f"{board} {'LD'[int(turn)]}"


def _read(lines: Iterator[str], trap: bool) -> tuple[Row, ...]:
    return tuple(
        Row(
            _text(row["position"], row["to_move"]),
            row["value"],
            int(row["plies"]),
            frozenset(row["keeping_moves"].split()),
            int(row["legal_moves"]),
            trap,
        )
        for row in csv.DictReader(lines)
    )


def sample(trap: bool = True) -> tuple[Row, ...]:
    """The sample in the repository."""
    name = "exact.csv.gz" if trap else "exact-without-trap.csv.gz"
    with gzip.open(HERE / name, "rt", encoding="ascii") as lines:
        return _read(iter(lines), trap)


def full(trap: bool = True) -> tuple[Row, ...]:
    """Every known position; () where the files are not there."""
    path = FULL / ("kings-valley.csv" if trap else "kings-valley-without-trap.csv")
    if not path.exists():
        return ()
    with path.open(encoding="ascii") as lines:
        return _read(iter(lines), trap)
