"""Small series for the tests."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from princesscourt.core import options
from princesscourt.core.rules import JSON, Reason, because
from princesscourt.games import find
from princesscourt.lab import plan as plans
from princesscourt.lab.plan import Plan
from princesscourt.lab.pool import Pool
from princesscourt.lab.store import Outcome, Series

VALLEY = "kings-valley"
NORMAL: dict[str, JSON] = {}


def plan(
    matches: int = 6,
    levels: Sequence[str] = ("easy", "medium"),
    *,
    game_id: str = VALLEY,
    seed: str = "LAB",
    sets: Sequence[dict[str, JSON]] = (NORMAL,),
    seats: int = 0,
) -> Plan:
    """A plan with the options given by name."""
    game = find(game_id)
    chosen = [options.parse(game.rules.options_type, each) for each in sets]
    return plans.make(game, levels, chosen, matches, seed, seats)


def play(series: Series, jobs: int = 1, until: int = 0) -> Pool:
    """Plays the series on, to its end or until so many matches are done."""
    pool = Pool(series, jobs)
    pool.start()
    while pool.running and not (until and len(series.done) >= until):
        pool.poll(1.0)
    pool.stop()
    return pool


def records(folder: Path) -> dict[str, str]:
    """A digest of each record by its name."""
    return {file.name: sha256(file.read_bytes()).hexdigest() for file in (folder / "matches").glob("*.json")}


def ended(number: int, *ranks: int, moves: int = 10, why: Reason | None = None) -> Outcome:
    """A result as if it had been played."""
    return Outcome(number, ranks, why or because("valley"), moves)
