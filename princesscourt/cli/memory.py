"""Whether there is room for the window: Qt ends the process where it finds none."""

from __future__ import annotations

import mmap
from typing import Final

from PySide6.QtCore import QCoreApplication

from princesscourt.cli.trouble import Trouble

NEEDED: Final = 512 * 1024 * 1024
"""Bytes that a window with a match takes of the address space."""


def check(needed: int = NEEDED) -> None:
    """Raises `Trouble` unless so many bytes could be had. They are asked for and given back, never touched."""
    try:
        mmap.mmap(-1, needed).close()
    except (OSError, MemoryError):
        raise Trouble(lacking()) from None


def lacking() -> str:
    """The sentence for it."""
    return QCoreApplication.translate(
        "cli", "There is not enough free memory for Princess Court; close other programs and try again."
    )
