"""Whether and where to lay a danger stone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from princesscourt.core.rules import Seat
from princesscourt.games.jade.bot.beliefs import letters
from princesscourt.games.jade.bot.race import plain, success
from princesscourt.games.jade.rules.board import WALKS, Node, Path, is_oracle, oracle_node
from princesscourt.games.jade.rules.view import View


@dataclass(frozen=True, slots=True)
class Bar:
    """A space for a stone and how many turns it costs the mover on average."""

    node: Node
    harm: float


def bars(view: View, mover: Seat, nodes: Sequence[Node]) -> list[Bar]:
    """Each of `nodes` with the harm that a stone there does, the worst for the mover first."""
    table = view.table
    start = table.seats[mover].node
    taken = {who.node for who in table.seats}
    snakes = {stone.node: 0.5 for stone in table.stones}
    found = []
    chances = letters(view, mover)
    harms = dict.fromkeys(nodes, 0.0)
    for letter, chance in chances.items():
        goal = oracle_node(letter)
        ways = [p for p in WALKS[start] if p[-1] == goal or (not is_oracle(p[-1]) and p[-1] not in taken)]
        for node, harm in _harms(ways, goal, snakes, nodes).items():
            harms[node] += chance * harm
    found = [Bar(node, harm) for node, harm in harms.items()]
    return sorted(found, key=lambda bar: (-bar.harm, bar.node))


def _harms(ways: Sequence[Path], goal: Node, snakes: Mapping[Node, float], nodes: Sequence[Node]) -> dict[Node, float]:
    """For one oracle: how many turns more the mover's best way takes with a stone on each node."""
    left = plain(goal)
    costs = [(1 / success(path, snakes) + left[path[-1]], path) for path in ways]
    best = min(cost for cost, _ in costs)
    harms = {}
    for node in nodes:
        barred = (2 * cost - left[path[-1]] if node in path else cost for cost, path in costs)
        harms[node] = min(barred) - best
    return harms
