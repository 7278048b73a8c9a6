"""Many pictures of one board in little room.

The first picture is kept whole. Of each further one only those cells of a grid are painted anew that are different; a
cell that was kept before, wherever and in whatever language, is taken from there. So what glows and fades, what moves
to and fro, and what is the same in three languages costs almost nothing the second time.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage, QImageWriter

from princesscourt.ui.shell.export.easel import file_of

Cell: TypeAlias = tuple[int, int]
"""(column, row)"""
Pixels: TypeAlias = NDArray[np.uint32]
CELL: Final = 32
"""Pixels, a multiple of the blocks of WebP. Smaller cells would be many more pieces, larger ones many more bytes."""
QUALITY: Final = 88
BLACK: Final = 0xFF000000
"""Fills a sheet where no patch lies."""


@dataclass(frozen=True, slots=True)
class Patch:
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    @property
    def area(self) -> tuple[slice, slice]:
        """Its rows and columns of pixels."""
        rows = slice(self.y * CELL, (self.y + self.height) * CELL)
        return rows, slice(self.x * CELL, (self.x + self.width) * CELL)

    @property
    def cells(self) -> Iterator[Cell]:
        return ((self.x + along, self.y + down) for down in range(self.height) for along in range(self.width))


@dataclass(frozen=True, slots=True)
class Piece:
    """The cells from (x, y) on in a picture file, for a patch of the picture."""

    file: int
    x: int
    y: int
    patch: Patch


class Album:
    """Keeps the picture files, base64 in the order of their numbers, and says of which pieces a picture is made."""

    def __init__(self) -> None:
        self.files: list[str] = []
        self.form = "webp" if b"webp" in [bytes(one.data()) for one in QImageWriter.supportedImageFormats()] else "png"
        self.size = (0, 0)
        """Of the pictures, all of one size."""
        self._known: dict[bytes, tuple[int, int, int]] = {}
        """File, column and row of everything that is kept, by its pixels."""

    def pieces(self, before: Pixels | None, after: Pixels) -> list[Piece]:
        """What makes `after` where `before` is painted already; None: nothing is."""
        height, width = after.shape
        self.size = (width, height)
        if before is None:
            return list(self._keep(after, [Patch(0, 0, -(-width // CELL), -(-height // CELL))]))
        return list(self._anew(after, different(before, after)))

    def _anew(self, pixels: Pixels, cells: Iterable[Cell]) -> Iterator[Piece]:
        """Pieces for these cells: those that are kept already by where they come from, then all others."""
        moved: dict[tuple[int, int, int] | None, list[Cell]] = {}
        for cell in cells:
            known = self._known.get(_content(pixels, cell))
            way = None if known is None else (known[0], known[1] - cell[0], known[2] - cell[1])
            moved.setdefault(way, []).append(cell)
        fresh = moved.pop(None, [])
        for way, places in moved.items():
            if way is not None:
                yield from (Piece(way[0], patch.x + way[1], patch.y + way[2], patch) for patch in patches(places))
        yield from self._keep(pixels, patches(fresh))

    def _keep(self, pixels: Pixels, fresh: Sequence[Patch]) -> Iterator[Piece]:
        """Patches of a picture into one new file, and their pieces."""
        if not fresh:
            return
        places, number = packed(fresh, -(-pixels.shape[1] // CELL)), len(self.files)
        sheet = np.full(extent(pixels, places), BLACK, dtype=np.uint32)
        for patch, (x, y) in places.items():
            part = pixels[patch.area]
            sheet[y * CELL : y * CELL + part.shape[0], x * CELL : x * CELL + part.shape[1]] = part
            for column, row in patch.cells:
                here = number, x + column - patch.x, y + row - patch.y
                self._known.setdefault(_content(pixels, (column, row)), here)
            yield Piece(number, x, y, patch)
        self.files.append(base64.b64encode(file_of(image_of(sheet), self.form, QUALITY)).decode())


def packed(fresh: Sequence[Patch], width: int) -> dict[Patch, Cell]:
    """A place for each patch on a sheet of so many columns: on shelves, the highest patches first."""
    places: dict[Patch, Cell] = {}
    x = y = shelf = 0
    for patch in sorted(fresh, key=lambda patch: -patch.height):
        if x + patch.width > width:
            x, y, shelf = 0, y + shelf, 0
        places[patch] = (x, y)
        x, shelf = x + patch.width, max(shelf, patch.height)
    return places


def extent(pixels: Pixels, places: Mapping[Patch, Cell]) -> tuple[int, int]:
    """Height and width of the sheet that these patches of a picture need; those at its rim may be cut short."""
    sizes = [(place, pixels[patch.area].shape) for patch, place in places.items()]
    return (
        max(y * CELL + height for (_, y), (height, _) in sizes),
        max(x * CELL + width for (x, _), (_, width) in sizes),
    )


def painted_over(ground: Pixels, pieces: Iterable[Piece], image: Pixels) -> Pixels:
    """The ground with those pieces of an image upon it."""
    result = ground.copy()
    for piece in pieces:
        result[piece.patch.area] = image[piece.patch.area]
    return result


def pixels_of(image: QImage) -> Pixels:
    """Rows of pixels, as a copy."""
    rows = np.frombuffer(image.constBits(), dtype=np.uint32).reshape(image.height(), image.bytesPerLine() // 4)
    return rows[:, : image.width()].copy()


def image_of(pixels: Pixels) -> QImage:
    """The inverse of `pixels_of`."""
    height, width = pixels.shape
    return QImage(pixels.tobytes(), width, height, width * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()


def different(one: Pixels, other: Pixels) -> list[Cell]:
    """The cells in which two pictures of one size are different, row by row."""
    height, width = (-(-side // CELL) * CELL for side in one.shape)
    padded = np.zeros((height, width), dtype=np.bool_)
    padded[: one.shape[0], : one.shape[1]] = one != other
    grid = padded.reshape(height // CELL, CELL, width // CELL, CELL).any(axis=(1, 3))
    return [(int(column), int(row)) for row, column in np.argwhere(grid)]


def patches(cells: Iterable[Cell]) -> list[Patch]:
    """Cells, given row by row, as few rectangles: neighbours in a row, and equal runs of rows below each other."""
    done: list[Patch] = []
    growing: dict[tuple[int, int], Patch] = {}
    for x, y, width in _runs(cells):
        above = growing.get((x, width))
        if above is not None and above.y + above.height == y:
            growing[x, width] = Patch(x, above.y, width, above.height + 1)
        else:
            done.extend([] if above is None else [above])
            growing[x, width] = Patch(x, y, width, 1)
    return [*done, *growing.values()]


def _runs(cells: Iterable[Cell]) -> Iterator[tuple[int, int, int]]:
    """(first column, row, how many) of neighbours in a row."""
    run: tuple[int, int, int] | None = None
    for column, row in cells:
        if run is not None and (run[0] + run[2], run[1]) == (column, row):
            run = (run[0], row, run[2] + 1)
            continue
        if run is not None:
            yield run
        run = (column, row, 1)
    if run is not None:
        yield run


def _content(pixels: Pixels, cell: Cell) -> bytes:
    """What stands for the pixels of a cell."""
    x, y = cell[0] * CELL, cell[1] * CELL
    part = pixels[y : y + CELL, x : x + CELL]
    return hashlib.sha256(bytes(part.shape) + part.tobytes()).digest()
