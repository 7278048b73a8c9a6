"""The forms in which a record leaves the program.

An exporter makes the bytes of a file from a match and a lens, and asks nothing but the lens what may be shown. A new
form is a function here that imports its module when it is called, and a line in `FORMATS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TextIO, TypeAlias

from princesscourt.cli import tell
from princesscourt.cli.trouble import Trouble, lacking_library
from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyMatch

Exporter: TypeAlias = Callable[[AnyMatch, AnyLens], bytes]


def _text(match: AnyMatch, lens: AnyLens) -> bytes:
    return "".join(f"{line}\n" for line in tell.story(match, lens, match.live)).encode()


def _png(match: AnyMatch, lens: AnyLens) -> bytes:
    try:
        from princesscourt.cli.picture import png
    except ImportError as error:
        raise Trouble(lacking_library(error)) from None
    return png(match, lens)


FORMATS: Final[Mapping[str, Exporter]] = {"txt": _text, "png": _png}


def write(data: bytes, out: TextIO) -> None:
    """The bytes on a stream of text, past its encoding where it has one."""
    out.flush()
    raw = getattr(out, "buffer", None)
    if raw is None:
        out.write(data.decode(errors="replace"))
    else:
        raw.write(data)
