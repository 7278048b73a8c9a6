"""Where the hexes lie, and which hex a point belongs to."""

from __future__ import annotations

import math

import pytest

from princesscourt.games.realm.rules.hexes import COUNT, DISTANCE, INDEX
from princesscourt.games.realm.ui import geometry as at
from princesscourt.ui.kit.box import Point
from tests.ui.boxes import inside

SIZES = ((320, 240), (740, 480), (902, 593), (1542, 953), (2182, 1313))
SCALES = (1.0, 1.25, 1.5, 2.0, 2.5)


def places() -> list[tuple[int, float, float]]:
    """(hex, x, y) in parts of its radius: the middle, six points near the corners, six near the edges' middles."""
    near = [at.corner((0, 0), number, 0.93) for number in range(6)]
    edges = [at.corner((0, 0), number, 0.93 * math.sqrt(3) / 2) for number in range(6)]
    middles = [(0.0, 0.0), *near, *(_aside(point) for point in edges)]
    return [(place, x, y) for place in range(COUNT) for x, y in middles]


def _aside(point: Point) -> Point:
    """A point turned by half the angle between two corners."""
    cos, sin = math.cos(math.pi / 6), math.sin(math.pi / 6)
    return point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos


@pytest.mark.parametrize("turn", range(at.TURNINGS))
@pytest.mark.parametrize("size", SIZES)
def test_F13_a_pixel_belongs_to_the_hex_drawn_there(size: tuple[int, int], turn: int) -> None:
    """Centre, near-corner points and edge midpoints of every hex, at every size and scale, in whole pixels."""
    for scale in SCALES:
        factor = min(size[0] / at.WIDTH, size[1] / at.HEIGHT) * scale
        for place, x, y in places():
            middle = at.centre(place, turn)
            pixel = [round((middle[0] + x * at.RADIUS) * factor), round((middle[1] + y * at.RADIUS) * factor)]
            assert at.hex_at(pixel[0] / factor, pixel[1] / factor, turn) == place


def test_beside_the_board_there_is_no_hex() -> None:
    assert at.hex_at(5, 5, 0) is None
    assert at.hex_at(at.WIDTH - 5, at.HEIGHT / 2, 0) is None


@pytest.mark.parametrize("turn", range(at.TURNINGS))
def test_neighbours_are_drawn_side_by_side(turn: int) -> None:
    for one in range(COUNT):
        for other in range(COUNT):
            apart = math.dist(at.centre(one, turn), at.centre(other, turn))
            assert (abs(apart - at.TALL) < 1e-6) == (DISTANCE[one][other] == 1)


def test_light_sits_at_the_foot_and_dark_at_the_head() -> None:
    """Columns A … E from left to right, numbers from the foot to the head."""
    assert at.centre(INDEX["C1"], 0)[1] > at.centre(INDEX["C5"], 0)[1]
    assert at.centre(INDEX["A2"], 0)[0] < at.centre(INDEX["C3"], 0)[0] < at.centre(INDEX["E2"], 0)[0]
    assert at.centre(INDEX["C5"], 3) == pytest.approx(at.centre(INDEX["C1"], 0))


def test_a_sixth_of_a_turn_brings_each_corner_to_the_next() -> None:
    ring = ["C1", "A1", "A3", "C5", "E3", "E1"]
    for here, there in zip(ring, [*ring[1:], ring[0]], strict=True):
        assert at.centre(INDEX[here], 1) == pytest.approx(at.centre(INDEX[there], 0))


def test_nothing_beside_the_map_covers_a_hex() -> None:
    boxes = [at.side_box(near) for near in (True, False)] + [at.waiting_box(near) for near in (True, False)]
    boxes += [at.pile_box(number) for number in range(3)]
    for box in boxes:
        assert inside(box, at.WIDTH, at.HEIGHT)
        for place in range(COUNT):
            for x, y in at.corners(at.centre(place, 0)):
                assert not box.holds(x, y)


# -- lines around realms


def area(line: tuple[Point, ...]) -> float:
    return abs(sum(x * v - u * y for (x, y), (u, v) in zip(line, (*line[1:], line[0]), strict=True))) / 2


HEX_AREA = 1.5 * math.sqrt(3) * at.RADIUS**2


@pytest.mark.parametrize("turn", range(at.TURNINGS))
def test_the_line_around_a_hex_is_a_smaller_hex(turn: int) -> None:
    (line,) = at.rims([INDEX["B2"]], turn, 10)
    assert len(line) == 6
    for point in line:
        assert at.hex_at(*point, turn) == INDEX["B2"]
    assert area(line) < HEX_AREA


@pytest.mark.parametrize("turn", range(at.TURNINGS))
@pytest.mark.parametrize("names", ["B2 C3", "B2 C3 D3", "A1 A2 A3", "C1 D1 D2 C3 B2 B1"])
def test_the_line_around_a_realm_holds_its_hexes_and_no_other(names: str, turn: int) -> None:
    hexes = [INDEX[name] for name in names.split()]
    lines = list(at.rims(hexes, turn, 0))
    whole = max(map(area, lines))
    holes = sum(map(area, lines)) - whole
    assert whole - holes == pytest.approx(HEX_AREA * len(hexes))
    for line in at.rims(hexes, turn, 8):
        for point in line:
            assert at.hex_at(*point, turn) in hexes


def test_a_ring_has_an_outer_and_an_inner_line() -> None:
    ring = at.neighbours(INDEX["C3"])
    assert len(list(at.rims(ring, 0, 6))) == 2
