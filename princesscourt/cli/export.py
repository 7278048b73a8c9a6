"""The forms in which a record leaves the program.

An exporter makes the bytes of a file from a match, a lens, the last place to be shown and a language, and asks nothing
but the lens what may be shown. Without a language it speaks that of the system; a one-page replay holds all of them and
begins in the one named, or in that of the reader's browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final, TextIO, TypeAlias

from PySide6.QtCore import QCoreApplication

from princesscourt.cli import tell
from princesscourt.cli.trouble import Misuse, Trouble, lacking_library
from princesscourt.core.lens import AnyLens
from princesscourt.core.match import AnyMatch, AnyNode
from princesscourt.games import UnknownGame
from princesscourt.ui.shell.language import spoken

Exporter: TypeAlias = Callable[[AnyMatch, AnyLens, AnyNode, str], bytes]


def _text(match: AnyMatch, lens: AnyLens, end: AnyNode, language: str) -> bytes:
    with spoken(language):
        return "".join(f"{line}\n" for line in tell.story(match, lens, end)).encode()


def _drawn(form: str, match: AnyMatch, lens: AnyLens, end: AnyNode, language: str) -> bytes:
    """A form that shows the board. Raises `Trouble` where pictures cannot be made."""
    try:
        from PySide6.QtWidgets import QApplication

        from princesscourt.ui.shell.export.forms import FORMS
    except ImportError as error:
        raise Trouble(lacking_library(error)) from None
    if not isinstance(QCoreApplication.instance(), QApplication):
        raise Trouble(QCoreApplication.translate("cli", "Pictures cannot be made on this system."))
    try:
        return FORMS[form](match, lens, end, language)
    except UnknownGame:
        sentence = QCoreApplication.translate("cli", "There are no pictures of {game}.")
        raise Trouble(sentence.format(game=match.rules.id)) from None


FORMATS: Final[Mapping[str, Exporter]] = {
    "html": partial(_drawn, "html"),
    "png": partial(_drawn, "png"),
    "gif": partial(_drawn, "gif"),
    "txt": _text,
}


def write(data: bytes, out: TextIO) -> None:
    """The bytes on a stream of text, past its encoding where it has one."""
    out.flush()
    raw = getattr(out, "buffer", None)
    if raw is None:
        out.write(data.decode(errors="replace"))
    else:
        raw.write(data)


def check_file(file: Path, source: str) -> None:
    """Raises `Misuse` if `file` is the record itself that is to be exported."""
    try:
        same = source != "-" and file.samefile(source)
    except (OSError, ValueError):
        same = False
    if same:
        raise Misuse(QCoreApplication.translate("cli", "That would overwrite the record itself."))


def write_file(data: bytes, file: Path) -> None:
    """The bytes into a file. Raises `Trouble`."""
    try:
        file.write_bytes(data)
    except (OSError, ValueError) as error:
        sentence = QCoreApplication.translate("cli", "{file} cannot be written: {why}.")
        raise Trouble(sentence.format(file=file, why=getattr(error, "strerror", None) or error)) from None
