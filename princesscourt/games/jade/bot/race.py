"""The race to the oracle: how many turns a way takes on average, stones and hindrance counted in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from princesscourt.games.jade.rules.board import NODES, WALKS, Node, Path, is_oracle, moves_needed

HELD_UP = 1.0
"""What a guess that somebody forces costs on average: one turn."""


@cache
def plain(goal: Node) -> tuple[float, ...]:
    """Moves from each node to `goal` on the empty board."""
    return tuple(float(moves_needed(node, goal)) for node in range(NODES))


@cache
def blockable(start: Node, goal: Node) -> bool:
    """Whether one stone can bar every way from `start` to `goal` in one move."""
    ways = [set(path[:-1]) for path in WALKS[start] if path[-1] == goal]
    return bool(ways) and bool(set.intersection(*ways))


def success(path: Path, snakes: Mapping[Node, float]) -> float:
    """How likely the best guess about the stones of `path` is right; `snakes` says how likely each is a snake."""
    chances = [1.0]
    for node in path:
        if node in snakes:
            snake = snakes[node]
            pairs = zip((*chances, 0.0), (0.0, *chances), strict=True)
            chances = [low * (1 - snake) + high * snake for low, high in pairs]
    return max(chances)


def turns(goal: Node, snakes: Mapping[Node, float], hindrance: float) -> tuple[float, ...]:
    """Turns from each node to `goal`. `hindrance`: how likely somebody bars the last move where one stone can do it."""
    return _turns(goal, tuple(sorted(snakes.items())), hindrance)


@lru_cache(maxsize=256)
def _turns(goal: Node, stones: tuple[tuple[Node, float], ...], hindrance: float) -> tuple[float, ...]:
    snakes = dict(stones)
    ways = [_ways(node, goal, snakes) for node in range(NODES)]
    left = [moves + 9.0 for moves in plain(goal)]
    left[goal] = 0.0
    for _ in range(NODES):
        before = list(left)
        for node in range(NODES):
            for end, cost in ways[node]:
                bar = hindrance * HELD_UP if end == goal and blockable(node, goal) else 0.0
                left[node] = min(left[node], cost + bar + left[end])
        if left == before:
            break
    return tuple(left)


def _ways(start: Node, goal: Node, snakes: Mapping[Node, float]) -> list[tuple[Node, float]]:
    """The ends of all moves from `start` with the turns that each takes on average."""
    if start == goal:
        return []
    best: dict[Node, float] = {}
    for path in WALKS[start]:
        end = path[-1]
        if end == goal or not is_oracle(end):
            cost = 1 / success(path, snakes)
            best[end] = min(cost, best.get(end, cost))
    return list(best.items())


def best_turn(paths: Sequence[Path], left: Sequence[float], snakes: Mapping[Node, float]) -> float:
    """The fewest turns that one of `paths` leads to, itself included."""
    return min(1 / success(path, snakes) + left[path[-1]] for path in paths)


@cache
def centrality(node: Node) -> float:
    """Turns to an oracle that is not known yet, on average."""
    goals = [goal for goal in range(NODES) if is_oracle(goal)]
    return sum(turns(goal, {}, 0.5)[node] for goal in goals) / len(goals)
