"""Libraries for the tests, and matches compared by what a file must keep of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from princesscourt.core.match import AnyMatch, Match
from princesscourt.core.rules import TMove, TOptions, TState, TView
from princesscourt.storage.library import Library
from tests.core.tables import anyhow, find_pebbles, played, step

ODD = "Größe ’Élan’ 王女 😀"


class Clock:
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def library(folder: Path, clock: Clock | None = None, on_step: Callable[[str], None] | None = None) -> Library:
    """The library in `folder`, which need not exist."""
    return Library(folder / "library.sqlite", find_pebbles, clock or Clock(), on_step)


def kept(match: Match[TState, TMove, TView, TOptions]) -> object:
    """Everything of a match that must come back."""
    nodes = list(match.root.walk())
    tree = [(str(n.move), n.seat, n.ply, n.state, n.comment, n.glyph, n.pins, len(n.children)) for n in nodes]
    live = [node is match.live for node in nodes].index(True)
    return match.rules.id, match.setting, match.from_position, tree, live, match.ended, match.result


def some(plies: int = 1000, *, seats: int = 3, seed: str = "A", open_table: bool = False, bots: int = 0) -> AnyMatch:
    """A match of Pebbles after so many random plies."""
    return anyhow(played(plies, seats=seats, seed=seed, open_table=open_table, bots=bots))


def go_on(match: AnyMatch, rng: Random) -> None:
    """One more random ply."""
    step(match, rng)  # type: ignore[arg-type]
