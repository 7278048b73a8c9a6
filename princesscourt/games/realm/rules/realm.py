"""Realms: connected buildings and sea bridges, and what they are worth (section 8)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from princesscourt.games.realm.rules.ground import Ground
from princesscourt.games.realm.rules.hexes import component

TARGET: Final = 10
"""Half points that win: 5 fields."""


@dataclass(frozen=True, slots=True)
class Realm:
    """One connected group: its hexes, bridges included, and its half points (plain field 2, mountain field 1)."""

    hexes: int
    halves: int
    city: bool

    @property
    def complete(self) -> bool:
        return self.city and self.halves >= TARGET


Kind: TypeAlias = Literal["city", "plain", "mountain", "bridge"]


class Share(NamedTuple):
    """What the hexes of one kind give to a group."""

    kind: Kind
    hexes: int
    halves: int


def shares(realm: Realm, fields: int, cities: int, ground: Ground) -> tuple[Share, ...]:
    """How the half points of a group come about, kind by kind; a side has these fields and cities in all."""
    found = (
        Share("city", realm.hexes & cities, 0),
        Share("plain", realm.hexes & fields & ground.plain, worth(realm.hexes & fields & ground.plain, ground)),
        Share(
            "mountain", realm.hexes & fields & ground.mountain, worth(realm.hexes & fields & ground.mountain, ground)
        ),
        Share("bridge", realm.hexes & ground.sea, 0),
    )
    return tuple(share for share in found if share.hexes)


def worth(fields: int, ground: Ground) -> int:
    """Half points of these fields."""
    return fields.bit_count() + (fields & ground.plain).bit_count()


@lru_cache(maxsize=1 << 14)
def realms(fields: int, cities: int, princes: int, ground: Ground) -> tuple[Realm, ...]:
    """The groups of a side, the best first: those with a city, then those worth most.

    `princes` are the side's own; those at sea are bridges. A lone bridge is no realm.
    """
    nodes = fields | cities | (princes & ground.sea)
    built = fields | cities
    found: list[Realm] = []
    while built:
        group = component(built & -built, nodes)
        built &= ~group
        found.append(Realm(group, worth(group & fields, ground), bool(group & cities)))
    return tuple(sorted(found, key=lambda realm: (realm.city, realm.halves), reverse=True))


def complete(fields: int, cities: int, princes: int, ground: Ground) -> bool:
    """Whether a side with these buildings and Princes has won by its realm."""
    if not cities or worth(fields, ground) < TARGET:
        return False
    return any(realm.complete for realm in realms(fields, cities, princes, ground))
