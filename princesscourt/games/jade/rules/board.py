"""The labyrinth (1.4): 101 spaces, 8 oracles, and every way to walk there.

A node is a number: 0-100 are the spaces s1-s101, 101-108 the oracles oA-oH. `OFF` is beside the board.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from princesscourt.games.jade.rules.catalog import LETTERS

Node: TypeAlias = int
Path: TypeAlias = tuple[Node, ...]
"""The nodes entered, in order, without the one where the walk begins."""

OFF: Final = -1
SPACES: Final = 101
NODES: Final = SPACES + len(LETTERS)
REACH: Final = 3
"""The most steps of one move, and how far from the mover a danger stone may be laid."""

NODE_NAMES: Final = (*(f"s{number + 1}" for number in range(SPACES)), *(f"o{letter}" for letter in LETTERS))
NODE_NUMBER: Final = {name: number for number, name in enumerate(NODE_NAMES)}


@dataclass(frozen=True, slots=True)
class Spot:
    """Where something lies on the drawn board, 1000 units wide."""

    x: float
    y: float
    angle: float
    ring: int = 0


@dataclass(frozen=True, slots=True)
class Road:
    """A line between two nodes, drawn as a quadratic curve with one control point."""

    a: Node
    b: Node
    cx: float
    cy: float


@dataclass(frozen=True, slots=True)
class Chart:
    """The drawn board. `slots` are the middles of the places' card slots, by name."""

    spots: tuple[Spot, ...]
    roads: tuple[Road, ...]
    slots: tuple[tuple[str, Spot], ...]


@cache
def chart() -> Chart:
    """The board as drawn, read from the data file beside this module."""
    data = json.loads(files(__package__).joinpath("board.json").read_text(encoding="utf-8"))
    at = {node["id"]: Spot(node["x"], node["y"], node["angle"], node["ring"]) for node in data["nodes"]}
    roads = (Road(NODE_NUMBER[e["a"]], NODE_NUMBER[e["b"]], e["cx"], e["cy"]) for e in data["edges"])
    slots = ((place["id"], Spot(place["x"], place["y"], place["angle"])) for place in data["places"])
    return Chart(tuple(at[name] for name in NODE_NAMES), tuple(roads), tuple(slots))


def _next() -> tuple[tuple[Node, ...], ...]:
    near: list[list[Node]] = [[] for _ in range(NODES)]
    for road in chart().roads:
        near[road.a].append(road.b)
        near[road.b].append(road.a)
    return tuple(tuple(sorted(nodes)) for nodes in near)


NEXT: Final = _next()
"""The neighbours of each node."""


def _distances(start: Node) -> tuple[int, ...]:
    steps = {start: 0}
    due = deque([start])
    while due:
        here = due.popleft()
        for there in NEXT[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                due.append(there)
    return tuple(steps[node] for node in range(NODES))


DISTANCE: Final = tuple(_distances(node) for node in range(NODES))
"""Steps from each node to each other."""


def _walks(path: Path, left: int) -> Iterator[Path]:
    for node in NEXT[path[-1]]:
        if node not in path:
            yield (*path[1:], node)
            if left > 1:
                yield from _walks((*path, node), left - 1)


WALKS: Final = tuple(tuple(_walks((node,), REACH)) for node in range(NODES))
"""From each node all simple paths of one to three steps (4.1), each before its continuations."""

NEAR: Final = tuple(
    tuple(node for node in range(SPACES) if 1 <= DISTANCE[start][node] <= REACH) for start in range(NODES)
)
"""From each node the spaces within three steps (R14)."""


def is_oracle(node: Node) -> bool:
    return node >= SPACES


def letter_of(node: Node) -> str:
    """The letter of an oracle."""
    return LETTERS[node - SPACES]


def oracle_node(letter: str) -> Node:
    return SPACES + LETTERS.index(letter)


def moves_needed(start: Node, goal: Node) -> int:
    """The fewest moves of at most three steps."""
    return -(-DISTANCE[start][goal] // REACH)
