"""The one-page replay: a match as a single HTML file that fetches nothing.

The page lies in `assets/replay`; here it is filled. All that comes from the match stands in one block of JSON in which
no "<" is left, so that no name can become a part of the page; the page writes it as text and nothing else. Its security
policy lets only this very script and style sheet work.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyMatch, AnyNode
from princesscourt.core.rules import JSON
from princesscourt.ui.kit.assets import asset
from princesscourt.ui.kit.paint import paint_badge
from princesscourt.ui.kit.theme import DARK, LIGHT, Colours, Look, Variant
from princesscourt.ui.shell.export.album import CELL, Album, Piece, Pixels, painted_over, pixels_of
from princesscourt.ui.shell.export.easel import Easel, file_of
from princesscourt.ui.shell.export.story import Story
from princesscourt.ui.shell.language import LANGUAGES, spoken

LONGER_SIDE: Final = 1280
"""Pixels of the board."""
BADGE: Final = 56
BASE: Final = "en"
"""The language whose pictures are whole; of the others only what differs from it is kept."""


def page(match: AnyMatch, lens: AnyLens, end: AnyNode, language: str = "") -> bytes:
    """The HTML file of the match up to `end`; begins in `language`, or in that of the reader's browser."""
    story, told = Story(match, lens, end), dict[str, JSON]()
    album = Album()
    frames = _frames(story, album)
    for code in LANGUAGES:
        with spoken(code):
            told[code] = story.told()
    with spoken(language or BASE):
        title = story.phrases.title()
    data: dict[str, JSON] = {
        "start": language, "base": BASE, "languages": LANGUAGES, "plies": story.plies(), "told": told,
        "badges": [_badge(seat) for seat in range(len(match.setting.players))],
        "form": album.form, "files": album.files, "frames": frames, "size": album.size, "cell": CELL,
    }  # fmt: skip
    return _filled(title, data)


def _frames(story: Story, album: Album) -> dict[str, list[list[int]]]:
    """Per language and place the pieces that are painted over the place before.

    In another language than `BASE` they are painted over those of `BASE`, so there are few of them.
    """
    frames: dict[str, list[list[int]]] = {code: [] for code in LANGUAGES}
    shown: dict[str, Pixels] = {}
    with ExitStack() as stack:
        boards = {code: stack.enter_context(_easel(story, code)) for code in LANGUAGES}
        for node in story.nodes:
            images = {code: _painted(board, node, code) for code, board in boards.items()}
            shared = album.pieces(shown.get(BASE), images[BASE])
            for code, image in images.items():
                ground = painted_over(shown.get(code, image), shared, images[BASE])
                own = shared if code == BASE else album.pieces(ground, image)
                frames[code].append([number for piece in own for number in _numbers(piece)])
            shown = images
    return frames


@contextmanager
def _easel(story: Story, code: str) -> Iterator[Easel]:
    """A board in one language."""
    with spoken(code):
        board = Easel(story.match, story.lens, LONGER_SIDE, QColor(Qt.GlobalColor.transparent))
    yield board
    board.put_away()


def _painted(board: Easel, node: AnyNode, code: str) -> Pixels:
    with spoken(code):
        return pixels_of(board.paint(node))


def _numbers(piece: Piece) -> tuple[int, ...]:
    patch = piece.patch
    return piece.file, piece.x, piece.y, patch.x, patch.y, patch.width, patch.height


def _badge(seat: int) -> str:
    image = QImage(BADGE, BADGE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_badge(painter, QRectF(image.rect()), Look(Variant.LIGHT).theme.seat(seat))
    painter.end()
    return base64.b64encode(file_of(image, "png")).decode()


def _filled(title: str, data: JSON) -> bytes:
    """The page with its parts put in. What comes from the match comes last, so that nothing in it is filled in."""
    style = _text("page.css").replace("/* light */", _tokens(LIGHT)).replace("/* dark */", _tokens(DARK))
    script = _text("page.js")
    parts = {
        "style": style, "script": script, "style-hash": _hash(style), "script-hash": _hash(script),
        "title": html.escape(title), "match": _json(data),
    }  # fmt: skip
    text = _text("page.html")
    for name, part in parts.items():
        text = text.replace(f"[[{name}]]", part, 1)
    return text.encode()


def _json(data: JSON) -> str:
    """JSON in which nothing can end the element that it stands in."""
    text = json.dumps(data, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _text(name: str) -> str:
    return asset(f"replay/{name}").read_text(encoding="utf-8")


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _tokens(colours: Colours) -> str:
    """The colours of the house as variables of the style sheet."""
    return " ".join(f"--{name.replace('_', '-')}: {value};" for name, value in asdict(colours).items())
