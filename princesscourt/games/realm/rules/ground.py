"""Terrain and maps (section 3 and RULING 5).

A map is a string of 19 letters P (plain), S (sea), M (mountain) in reading order, with "." for a hex not yet laid.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from princesscourt.core import chance
from princesscourt.games.realm.rules.hexes import ALL, BIT, COUNT, INDEX, MIRROR
from princesscourt.games.realm.rules.moves import Terrain
from princesscourt.games.realm.rules.options import Options

SUPPLY: Final[dict[Terrain, int]] = {"P": 7, "S": 7, "M": 5}
UNLAID: Final = "." * COUNT
CORNERS: Final = (INDEX["C1"], INDEX["C5"])
"""Where the Queens begin: LIGHT, DARK (RULING 4)."""
GROUPS: Final = (
    (INDEX["B1"], INDEX["C2"], INDEX["D1"]),
    (INDEX["B4"], INDEX["C4"], INDEX["D4"]),
)
"""Where the Princes begin."""

_PAIRS: Final = tuple((at, MIRROR[at]) for at in range(COUNT) if at < MIRROR[at] and at not in CORNERS)
_OWN_MIRROR: Final = tuple(at for at in range(COUNT) if at == MIRROR[at])
_PAIR_TILES: Final = "PPSSSMM"
_GIVEN: Final = frozenset((*CORNERS, *GROUPS[0], *GROUPS[1]))
"""The hexes of the draft that chance lays."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A map as sets of hexes; `dry` is the land: plain and mountain."""

    plain: int
    sea: int
    mountain: int
    dry: int


@lru_cache(maxsize=256)
def ground(terrain: str) -> Ground:
    """The sets of a map."""
    plain, sea, mountain = (
        sum(BIT[at] for at, letter in enumerate(terrain) if letter == wanted) for wanted in ("P", "S", "M")
    )
    return Ground(plain, sea, mountain, ALL & ~sea)


def left(terrain: str) -> dict[Terrain, int]:
    """How many hexes of each terrain are still to be laid."""
    return {letter: count - terrain.count(letter) for letter, count in SUPPLY.items()}


def may_be_drafted(terrain: str) -> bool:
    """Whether the draft can come to this map, finished or not: what chance lays is there, nothing too often."""
    return (
        len(terrain) == COUNT
        and all(letter in "PSM." for letter in terrain)
        and all(terrain[corner] == "P" for corner in CORNERS)
        and all(terrain[at] != "." for at in _GIVEN)
        and all(count >= 0 for count in left(terrain).values())
    )


def fits(options: Options, terrain: str) -> bool:
    """Whether chance may lay this map under these options."""
    if len(terrain) != COUNT or any(letter not in "PSM." for letter in terrain):
        return False
    if any(terrain[corner] != "P" for corner in CORNERS) or any(count < 0 for count in left(terrain).values()):
        return False
    if options.map == "draft":
        return all((letter != ".") == (at in _GIVEN) for at, letter in enumerate(terrain))
    return "." not in terrain and (options.map == "random" or _mirrored(terrain))


def _mirrored(terrain: str) -> bool:
    own = sorted(terrain[at] for at in _OWN_MIRROR)
    return own == ["M", "P", "S"] and all(terrain[one] == terrain[other] for one, other in _PAIRS)


def draw(options: Options, rng: Random) -> str:
    """A map by chance, every one of its kind equally likely."""
    if options.map == "mirror":
        return _draw_mirror(rng)
    letters = "".join(letter * count for letter, count in SUPPLY.items())
    tiles = iter(chance.shuffled(letters.replace("P", "", 2), rng))
    places = [at for at in range(COUNT) if at not in CORNERS]
    return _put({at: tile for at, tile in zip(places, tiles, strict=True) if options.map == "random" or at in _GIVEN})


def _draw_mirror(rng: Random) -> str:
    tiles = dict(zip(_OWN_MIRROR, chance.shuffled("PSM", rng), strict=True))
    for (one, other), tile in zip(_PAIRS, chance.shuffled(_PAIR_TILES, rng), strict=True):
        tiles[one] = tiles[other] = tile
    return _put(tiles)


def _put(tiles: dict[int, str]) -> str:
    return "".join("P" if at in CORNERS else tiles.get(at, ".") for at in range(COUNT))
