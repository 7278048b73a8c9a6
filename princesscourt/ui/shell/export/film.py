"""A match as an animated GIF: one frame for each place, the last one longer."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import numpy as np
from PIL import Image
from PySide6.QtGui import QImage

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyMatch, AnyNode
from princesscourt.ui.shell.export.easel import easel

LONGER_SIDE: Final = 800
STEP_MS: Final = 1200
END_MS: Final = 4000
STAYS: Final = 255
"""The colour that stands for "as it was"; a board of which little moves needs a quarter of the room with it."""
NONE: Final = Image.Dither.NONE
SAMPLES: Final = 9
"""So many frames, evenly spread, decide on the colours of all: with colours of its own each frame would be all new."""


def gif(match: AnyMatch, lens: AnyLens, end: AnyNode) -> bytes:
    """The data of a GIF file of the match up to `end`."""
    nodes = end.path()
    with easel(match, lens, LONGER_SIDE) as board:
        colours = _colours([_pillow(board.paint(node)) for node in nodes[:: max(1, len(nodes) // SAMPLES)]])
        first, *others = _changes(_pillow(board.paint(node)).quantize(palette=colours, dither=NONE) for node in nodes)
    times = [STEP_MS] * len(others) + [END_MS]
    file = io.BytesIO()
    first.save(file, "GIF", save_all=True, append_images=others, duration=times, loop=0, disposal=1,
               transparency=STAYS, optimize=False)  # fmt: skip
    return file.getvalue()


def _pillow(image: QImage) -> Image.Image:
    plain = image.convertToFormat(QImage.Format.Format_RGBX8888)
    size = (plain.width(), plain.height())
    return Image.frombytes("RGBX", size, bytes(plain.constBits())).convert("RGB")


def _colours(frames: Sequence[Image.Image]) -> Image.Image:
    """A picture with those colours that suit all these frames best."""
    width, height = frames[0].size
    sheet = Image.new("RGB", (width, height * len(frames)))
    for place, frame in enumerate(frames):
        sheet.paste(frame, (0, place * height))
    return sheet.quantize(STAYS)


def _changes(frames: Iterable[Image.Image]) -> Iterator[Image.Image]:
    """The first frame, and of each other one what is not as before."""
    before = None
    for frame in frames:
        pixels = np.asarray(frame)
        changed = pixels if before is None else np.where(pixels == before, np.uint8(STAYS), pixels)
        image = Image.fromarray(changed)
        image.putpalette(frame.getpalette() or [])
        before = pixels
        yield image
