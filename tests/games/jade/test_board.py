"""The labyrinth has the figures of 1.4, and walks and stone spaces are those of 4.1 and 4.2 (worked examples 22-29)."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

import pytest

from princesscourt.games.jade.rules.board import (
    DISTANCE,
    NEXT,
    NODE_NAMES,
    NODES,
    SPACES,
    WALKS,
    chart,
    is_oracle,
    moves_needed,
    oracle_node,
)
from princesscourt.games.jade.rules.catalog import LETTERS, PLACES
from princesscourt.games.jade.rules.frames import EndTurn, Path
from princesscourt.games.jade.rules.state import State
from princesscourt.games.jade.rules.turns import stone_spaces
from tests.games.jade.tables import RULES, begin, change, due, lay, node, texts, why_not

ORACLES = tuple(range(SPACES, NODES))


def names(nodes: tuple[int, ...]) -> list[str]:
    return [NODE_NAMES[number] for number in nodes]


def numbers(text: str) -> set[str]:
    """ "38, oA" as {"s38", "oA"}."""
    return {word if word.startswith("o") else f"s{word}" for word in text.split(", ")}


def test_counts_of_1_4() -> None:
    assert (NODES, SPACES, len(chart().roads)) == (109, 101, 140)
    assert Counter(len(near) for near in NEXT) == {2: 52, 3: 52, 4: 5}
    assert all(len(NEXT[oracle]) == 2 for oracle in ORACLES)
    assert {name for name, _ in chart().slots} == set(PLACES)


def test_no_space_cuts_the_net_and_no_cycle_is_shorter_than_five() -> None:
    for cut in range(NODES):
        rest = set(range(NODES)) - {cut}
        assert len(_reached(min(rest), rest)) == NODES - 1
    for road in chart().roads:
        assert _way_round(road.a, road.b) >= 4


def _reached(start: int, allowed: set[int]) -> set[int]:
    seen, todo = {start}, [start]
    while todo:
        for near in NEXT[todo.pop()]:
            if near in allowed and near not in seen:
                seen.add(near)
                todo.append(near)
    return seen


def _way_round(a: int, b: int) -> int:
    ring, steps = {a}, 0
    while b not in ring:
        ring |= {n for here in ring for n in NEXT[here] if {here, n} != {a, b}}
        steps += 1
    return steps


def test_inner_faces() -> None:
    """Euler's formula with faces of the lengths of 1.4: the net is drawn without crossings."""
    spots, faces, seen = chart().spots, [], set()
    turn = [
        sorted(NEXT[n], key=lambda m: math.atan2(spots[m].y - spots[n].y, spots[m].x - spots[n].x))
        for n in range(NODES)
    ]
    for start in range(NODES):
        for first in NEXT[start]:
            a, b, length = start, first, 0
            while (a, b) not in seen:
                seen.add((a, b))
                length += 1
                a, b = b, turn[b][(turn[b].index(a) - 1) % len(turn[b])]
            faces += [length] if length else []
    assert Counter(faces) == {5: 12, 6: 4, 7: 4, 9: 4, 10: 4, 12: 4, 44: 1}
    assert NODES - len(chart().roads) + len(faces) == 2


def test_no_roads_cross() -> None:
    spots = chart().spots

    def side(p: int, q: int, r: int) -> float:
        a, b, c = spots[p], spots[q], spots[r]
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

    for one, other in combinations(chart().roads, 2):
        p, q, r, s = one.a, one.b, other.a, other.b
        if len({p, q, r, s}) == 4:
            assert side(p, q, r) * side(p, q, s) > 0 or side(r, s, p) * side(r, s, q) > 0


def test_room_between_nodes() -> None:
    spots = chart().spots
    gap = min(math.hypot(a.x - b.x, a.y - b.y) for a, b in combinations(spots, 2))
    assert round(gap, 1) == 55.9


def test_all_symmetries_of_the_square_keep_the_net() -> None:
    spots = chart().spots
    roads = {frozenset((road.a, road.b)) for road in chart().roads}
    orbit = set()
    for swap in (False, True):
        for sx in (1, -1):
            for sy in (1, -1):
                image = _image(swap, sx, sy)
                assert {frozenset(image[n] for n in road) for road in roads} == roads
                orbit.add(image[oracle_node("A")])
    assert orbit == set(ORACLES)
    assert len(spots) == NODES


def _image(swap: bool, sx: int, sy: int) -> dict[int, int]:
    spots = chart().spots
    image = {}
    for number, spot in enumerate(spots):
        x, y = spot.x - 500, spot.y - 500
        x, y = (sx * y, sy * x) if swap else (sx * x, sy * y)
        image[number] = min(range(NODES), key=lambda n: math.hypot(spots[n].x - 500 - x, spots[n].y - 500 - y))
    assert len(set(image.values())) == NODES
    return image


def test_distances_of_1_4() -> None:
    assert max(map(max, DISTANCE)) == 17
    assert min(max(row) for row in DISTANCE) == 10
    for oracle in ORACLES:
        to_spaces = DISTANCE[oracle][:SPACES]
        assert round(sum(to_spaces) / SPACES, 3) == 8.891
        assert [sum(steps <= 3 * moves for steps in to_spaces) for moves in (1, 2, 3, 4)] == [10, 26, 57, 82]
        assert sorted(DISTANCE[oracle][other] for other in ORACLES if other != oracle) == [5, 6, 10, 10, 13, 14, 17]
        assert moves_needed(node("s1"), oracle) == 3


def test_moves_needed_of_1_4() -> None:
    means = {space: sum(moves_needed(space, oracle) for oracle in ORACLES) / 8 for space in range(SPACES)}
    assert round(sum(means.values()) / SPACES, 2) == 3.31
    best = {NODE_NAMES[space] for space, mean in means.items() if mean == 3.0}
    assert best == {"s1", *(f"s{gate}" for gate in (39, 43, 46, 50, 53, 57, 60, 64))}
    assert max(means.values()) == 3.625


def test_one_move_on_the_empty_board() -> None:
    ends = [len({path[-1] for path in WALKS[space] if not is_oracle(path[-1])}) for space in range(SPACES)]
    assert (min(ends), max(ends)) == (6, 18)
    longest = [len([path for path in WALKS[space] if len(path) == 3]) for space in range(SPACES)]
    assert max(longest) <= 20


# -- worked examples


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("s66", "67, 101"),
        ("s39", "38, 40, 68"),
        ("s68", "39, 67, oA"),
        ("s1", "2, 3, 4, 5"),
        ("oA", "68, 69"),
    ],
)
def test_22_neighbours(name: str, near: str) -> None:
    assert set(names(NEXT[node(name)])) == numbers(near)


def test_23_distances() -> None:
    a = DISTANCE[node("oA")]
    assert [a[oracle_node(letter)] for letter in "BHCDFE"] == [5, 6, 10, 13, 14, 17]
    assert [DISTANCE[node("s1")][oracle_node(letter)] for letter in LETTERS] == [9] * 8
    assert [DISTANCE[node("s39")][oracle_node(letter)] for letter in "ABH"] == [2, 5, 5]


def walker(at: str, *, letter: str = "A", other: str = "s1") -> State:
    """Seat 0 has announced from `at` and chooses its way; the pieces of the others are far but for seat 1's."""
    order = letter + "".join(other_letter for other_letter in LETTERS if other_letter != letter)
    state = begin(3, oracles=order)
    state = change(change(change(state, 0, node=at), 1, node=other), 2, node="s84")
    return due(state, EndTurn(0), Path(0))


def test_24_stone_spaces_from_s66() -> None:
    state = walker("s66")
    assert set(names(stone_spaces(state.table, 0))) == numbers("39, 64, 67, 68, 100, 101")


def test_25_stone_spaces_beside_piece_and_stone() -> None:
    state = lay(walker("s39", other="s38"), 1, "s69", snake=True)
    allowed = numbers("18, 19, 20, 37, 40, 41, 42, 64, 65, 66, 67, 68, 70")
    assert set(names(stone_spaces(state.table, 0))) == allowed


def ends(state: State) -> set[str]:
    """Where the mover may end, a try of an oracle that is not its own not counted."""
    own = f"o{state.secrets.oracles[0]}"
    last = {text.rsplit("-", 1)[-1].removeprefix("walk ") for text in texts(state, 0)}
    return {name for name in last if not name.startswith("o") or name == own}


def test_26_a_jumped_piece_counts_as_a_step() -> None:
    state = walker("s67", other="s68")
    assert ends(state) == numbers("38, 39, 40, 66, 69, 100, 101, oA")


def test_27_no_end_on_a_foreign_oracle_but_across_it() -> None:
    state = walker("s68", letter="B")
    own = [text for text in texts(state, 0) if not text.endswith("oA")]
    assert {"walk oA-s69", "walk oA-s69-s40", "walk oA-s69-s70"} <= set(own)
    assert len(own) == 13
    assert ends(state) == numbers("19, 38, 39, 40, 41, 65, 66, 67, 69, 70, 101")


def test_27_the_table_sees_the_try_refused() -> None:
    """7.1.4: which oracles the table may try says nothing; the piece stays, and the mover chooses again."""
    state = walker("s68", letter="B")
    after = RULES.apply(state, 0, RULES.parse("walk oA"))[0]
    assert after.table.seats[0].node == node("s68")
    assert after.table.seats[0].marker == state.table.seats[0].marker
    assert [ask.why for ask in RULES.asks(after)] == ["path"]
    assert why_not(after, 0, "walk oA") == "foreign_oracle"
    assert len(texts(after, 0)) == 13


def test_27_an_open_oracle_is_nobodys() -> None:
    state = walker("s68", letter="B")
    opened = begin(3, oracles="BCDAEFGH")
    opened = change(change(opened, 0, node="s68"), 2, node="s84")
    opened = due(opened, EndTurn(0), Path(0))
    assert "walk oA" in texts(state, 0)
    assert why_not(opened, 0, "walk oA") == "foreign_oracle"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("walk s67-s66", "back_to_start"),
        ("walk s67-s68-s67", "twice_entered"),
        ("walk s68", "no_road"),
        ("walk s67-s68-s39-s40", "too_long"),
        ("walk s101-s100-s64", "piece_at_end"),
    ],
)
def test_28_ways_that_are_none(text: str, key: str) -> None:
    state = walker("s66", other="s64")
    assert why_not(state, 0, text) == key


@pytest.mark.parametrize("start", ["s39", "s40", "s68", "s69", "s38", "s41", "s66", "s67", "s70", "s71"])
def test_29_where_one_stone_can_block(start: str) -> None:
    goal = oracle_node("A")
    ways = [path for path in WALKS[node(start)] if path[-1] == goal]
    blocked = set.intersection(*(set(path[:-1]) for path in ways)) if ways else set()
    free = {"s39", "s40", "s68", "s69"}
    assert bool(blocked) == (start not in free)


def test_29_round_the_stone() -> None:
    state = lay(walker("s39"), 1, "s68", snake=True)
    after = RULES.apply(state, 0, RULES.parse("walk s40-s69-oA"))[0]
    assert after.table.seats[0].node == oracle_node("A")
    assert [ask.why for ask in RULES.asks(after)] == ["layout"]
