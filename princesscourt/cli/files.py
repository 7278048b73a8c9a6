"""Records from files or standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from princesscourt.cli.trouble import Trouble
from princesscourt.cli.words import Words
from princesscourt.core import record
from princesscourt.core.match import AnyMatch
from princesscourt.core.replay import RecordError
from princesscourt.games import find
from princesscourt.games.game import AnyGame

LARGEST = 64 * 1024 * 1024
"""Bytes; a match of a thousand plies needs a hundredth of this."""


def read_match(name: str) -> AnyMatch:
    """The match in file `name`, "-" being standard input. Raises `Trouble` with the file, and the ply if it is one."""
    asked: list[str] = []

    def noting(game_id: str) -> AnyGame:
        asked.append(game_id)
        return find(game_id)

    try:
        return record.read(read_text(name), noting)
    except RecordError as error:
        why = Words(asked[0] if asked else "", ()).refused_record(error)
        raise Trouble(QCoreApplication.translate("cli", "{file}: {why}").format(file=name, why=why)) from None


def read_text(name: str) -> str:
    """The text of a file, with or without a byte-order mark. Raises `Trouble`."""
    try:
        data = _bytes(name)
    except (OSError, ValueError) as error:
        sentence = QCoreApplication.translate("cli", "{file} cannot be read: {why}.")
        raise Trouble(sentence.format(file=name, why=_why(error))) from None
    if len(data) > LARGEST:
        sentence = QCoreApplication.translate("cli", "{file} is too large to be a record.")
        raise Trouble(sentence.format(file=name))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        sentence = QCoreApplication.translate("cli", "{file} is not a record: it is not even text.")
        raise Trouble(sentence.format(file=name)) from None


def _why(error: Exception) -> str:
    match error:
        case FileNotFoundError():
            return QCoreApplication.translate("cli", "there is no such file")
        case IsADirectoryError():
            return QCoreApplication.translate("cli", "it is a folder")
        case PermissionError():
            return QCoreApplication.translate("cli", "this account may not read it")
    return getattr(error, "strerror", None) or str(error)


def _bytes(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read(LARGEST + 1)
    with Path(name).open("rb") as file:
        return file.read(LARGEST + 1)
