"""How far a pawn gets (5.1), on bit masks.

`guard` is the set of guarded hexes: enemy Queen, enemy Princes, enemy cities. It may end a Prince's way but is never
passed. Own pawns never stop a way; where it may not end is the caller's affair.
"""

from __future__ import annotations

from functools import lru_cache

from princesscourt.games.realm.rules.hexes import NEAR, around


@lru_cache(maxsize=1 << 16)
def prince_reach(start: int, steps: int, guard: int, ground: int) -> int:
    """Where a Prince at the bit `start` may end: by a walk of `steps` on `ground` (land or sea), or by crossing."""
    seen = front = start
    for _ in range(steps):
        front = around(front) & ground & ~seen
        seen |= front
        front &= ~guard
    return (seen ^ start) | (NEAR[start] & ~ground)


@lru_cache(maxsize=1 << 16)
def queen_reach(start: int, guard: int, bridges: int, dry: int) -> int:
    """Where a Queen at the bit `start` may end: one or two steps on open land, the first also over a bridge."""
    near = NEAR[start] & ~guard
    return (near | around(near & (dry | bridges))) & dry & ~guard & ~start


def walk_path(start: int, end: int, guard: int, ground: int) -> tuple[int, ...]:
    """The bits of a shortest way over `ground` from `start` to `end`, both included; () if there is none."""
    fronts = [start]
    seen = start
    while not fronts[-1] & end:
        front = around(fronts[-1] & ~guard) & ground & ~seen
        if not front:
            return ()
        seen |= front
        fronts.append(front)
    way = [end]
    for front in reversed(fronts[:-1]):
        step = NEAR[way[-1]] & front & ~guard
        way.append(step & -step)
    return tuple(reversed(way))
