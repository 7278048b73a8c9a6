"""The pictures of a one-page replay: put together from their pieces they are what was painted."""

from __future__ import annotations

import base64
from random import Random

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from princesscourt.ui.shell.export.album import (
    CELL,
    Album,
    Patch,
    Pixels,
    different,
    painted_over,
    patches,
    pixels_of,
)

WIDTH, HEIGHT = CELL * 9 + 5, CELL * 7 + 11
"""No whole number of cells, as boards are."""


@pytest.fixture
def album(qapp: QApplication) -> Album:
    """One that keeps every colour as it is."""
    del qapp
    made = Album()
    made.form = "png"
    return made


def painted(rng: Random) -> Pixels:
    """Some patches of one colour each on a ground."""
    pixels = np.full((HEIGHT, WIDTH), 0xFFC08040, dtype=np.uint32)
    for _ in range(4):
        x, y = rng.randrange(WIDTH), rng.randrange(HEIGHT)
        pixels[y : y + rng.randrange(60), x : x + rng.randrange(60)] = 0xFF000000 | rng.randrange(1 << 24)
    return pixels


def read(album: Album) -> list[Pixels]:
    """The files of an album as a browser has them."""
    found = [QImage.fromData(base64.b64decode(file)) for file in album.files]
    return [pixels_of(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)) for image in found]


def test_the_pieces_make_the_picture(album: Album) -> None:
    rng = Random(1)
    images = [painted(rng) for _ in range(12)]
    made = [album.pieces(before, image) for before, image in zip([None, *images], images, strict=False)]
    files, canvas = read(album), np.zeros((HEIGHT, WIDTH), dtype=np.uint32)
    for pieces, image in zip(made, images, strict=True):
        for piece in pieces:
            rows, columns = piece.patch.area
            height, width = canvas[rows, columns].shape
            x, y = piece.x * CELL, piece.y * CELL
            canvas[rows, columns] = files[piece.file][y : y + height, x : x + width]
        assert np.array_equal(canvas, image)


def test_nothing_is_kept_twice(album: Album) -> None:
    """To and fro, and to another place of the grid: no new file."""
    one = np.full((HEIGHT, WIDTH), 0xFFC08040, dtype=np.uint32)
    other, moved = one.copy(), one.copy()
    other[:CELL, :CELL] = 0xFF112233
    moved[CELL * 3 : CELL * 4, CELL * 5 : CELL * 6] = 0xFF112233
    album.pieces(None, one)
    assert album.pieces(one, one) == []
    album.pieces(one, other)
    assert len(album.files) == 2
    for before, after in ((other, one), (one, other), (other, moved), (moved, one)):
        assert album.pieces(before, after)
    assert len(album.files) == 2


@pytest.mark.parametrize("seed", range(20))
def test_patches_cover_each_cell_once(seed: int) -> None:
    rng = Random(seed)
    cells = sorted({(rng.randrange(8), rng.randrange(8)) for _ in range(40)}, key=lambda cell: (cell[1], cell[0]))
    covered = [cell for patch in patches(cells) for cell in patch.cells]
    assert sorted(covered) == sorted(cells)
    assert len(covered) == len(set(covered))


def test_a_frame_is_four_strips() -> None:
    ring = [(x, y) for y in range(5) for x in range(5) if x in {0, 4} or y in {0, 4}]
    expected = {Patch(0, 0, 5, 1), Patch(0, 1, 1, 3), Patch(4, 1, 1, 3), Patch(0, 4, 5, 1)}
    assert set(patches(ring)) == expected


def test_a_difference_at_the_rim_is_found() -> None:
    one = np.zeros((HEIGHT, WIDTH), dtype=np.uint32)
    other = one.copy()
    other[-1, -1] = 1
    assert different(one, other) == [(9, 7)]


def test_another_language_is_painted_over_what_is_shared(album: Album) -> None:
    rng = Random(2)
    ground, image = painted(rng), painted(rng)
    over = painted_over(ground, album.pieces(ground, image), image)
    assert np.array_equal(over, image)
    assert not np.array_equal(ground, image)
