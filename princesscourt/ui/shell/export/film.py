"""A match as an animated GIF: one frame for each place, the last one longer."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image
from PySide6.QtGui import QImage

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyMatch, AnyNode
from princesscourt.ui.shell.export.easel import easel

LONGER_SIDE: Final = 800
STEP_MS: Final = 1200
END_MS: Final = 4000
COLOURS: Final = 255
"""One less than a GIF holds: the last one stands for what stays as it was."""
SAMPLES: Final = 9
"""So many frames, evenly spread, decide on the colours of all: changing colours would make all of the board change."""


def gif(match: AnyMatch, lens: AnyLens, end: AnyNode) -> bytes:
    """The data of a GIF file of the match up to `end`."""
    with easel(match, lens, LONGER_SIDE) as board:
        frames = [_pillow(board.paint(node)) for node in end.path()]
    colours = _palette(frames)
    reduced = [frame.quantize(palette=colours, dither=Image.Dither.NONE) for frame in frames]
    times = [STEP_MS] * (len(reduced) - 1) + [END_MS]
    file = io.BytesIO()
    reduced[0].save(file, "GIF", save_all=True, append_images=reduced[1:], duration=times, loop=0, optimize=False)
    return file.getvalue()


def _pillow(image: QImage) -> Image.Image:
    plain = image.convertToFormat(QImage.Format.Format_RGBX8888)
    size = (plain.width(), plain.height())
    return Image.frombytes("RGBX", size, bytes(plain.constBits())).convert("RGB")


def _palette(frames: list[Image.Image]) -> Image.Image:
    """A picture with the colours that suit the frames best."""
    chosen = frames[:: max(1, len(frames) // SAMPLES)]
    width, height = frames[0].size
    sheet = Image.new("RGB", (width, height * len(chosen)))
    for place, frame in enumerate(chosen):
        sheet.paste(frame, (0, place * height))
    return sheet.quantize(COLOURS)
