"""Sentences about files: what is wrong with which, and what to do."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from princesscourt.core.replay import RecordError
from princesscourt.core.rules import Reason
from princesscourt.ui.shell.record_phrases import record_reason


@dataclass(frozen=True, slots=True)
class BadFile:
    """A file that holds no good record."""

    path: Path
    error: RecordError


Trouble: TypeAlias = Reason | RecordError | BadFile
"""What the storage has to tell: a notice or a `StorageError`'s reason, a bent match of the library, a bad file."""


def trouble_sentence(trouble: Trouble) -> str:
    """What is wrong, and in which file; never empty."""
    match trouble:
        case BadFile(path, error):
            return f"{path.name}: {trouble_sentence(error)}"
        case RecordError():
            return record_reason(trouble.reason, "")
    return storage_sentence(trouble)


def storage_sentence(reason: Reason) -> str:
    """A `StorageError`'s reason or a notice of the storage as a sentence; never empty."""
    return _sentence(reason.key).format(**{"file": "", "aside": "", "detail": "", "pid": "", **reason.fields})


def _sentence(key: str) -> str:
    match key:
        case "storage_full":
            return QCoreApplication.translate(
                "storage", "The disk is full. Make room; until then play goes on unsaved."
            )
        case "storage_read_only":
            return QCoreApplication.translate(
                "storage", "Nothing can be written to {file}. Play goes on unsaved; allow writing there to save again."
            )
        case "storage_busy":
            return QCoreApplication.translate("storage", "Another copy of the program is saving; this is tried again.")
        case "storage_newer":
            return QCoreApplication.translate(
                "storage", "{file} was written by a newer version of Princess Court. Please update the program."
            )
        case "storage_damaged" | "library_set_aside":
            return QCoreApplication.translate(
                "storage", "The library was damaged. It is kept as {aside}, and a new one has been begun."
            )
        case "settings_set_aside":
            return QCoreApplication.translate("storage", "The settings were damaged. They are kept as {aside}.")
        case "settings_newer":
            return QCoreApplication.translate(
                "storage", "The settings are from a newer version. They are kept as {aside}."
            )
        case "storage_missing":
            return QCoreApplication.translate("storage", "{file} is not there.")
        case "match_gone":
            return QCoreApplication.translate("storage", "The match is no longer in the library; it is kept anew.")
        case "match_held":
            return QCoreApplication.translate(
                "storage", "This match is being played in another window of Princess Court. Close it there first."
            )
    return QCoreApplication.translate("storage", "{file} could not be used: {detail}")
