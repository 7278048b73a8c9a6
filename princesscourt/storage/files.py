"""Small files written whole: at any moment either the new content or the one before is there."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import count
from pathlib import Path

from princesscourt.core.replay import RecordError
from princesscourt.core.rules import because
from princesscourt.core.sealing import LARGEST
from princesscourt.storage.errors import SaveError, StorageError, from_system

Step = Callable[[str], None]
"""Told of each step just before it is taken."""


def silent(step: str) -> None:
    del step


def previous(path: Path) -> Path:
    """Where the content before the last one is kept."""
    return path.with_name(path.name + ".previous")


def write_text(path: Path, text: str, *, keep_previous: bool = False, on_step: Step = silent) -> None:
    """`text` into `path`, whole or not at all. Raises `SaveError`; then the old content is still there."""
    write_bytes(path, text.encode("utf-8", "replace"), keep_previous=keep_previous, on_step=on_step)


def write_bytes(path: Path, content: bytes, *, keep_previous: bool = False, on_step: Step = silent) -> None:
    """As `write_text`, for what is no text."""
    try:
        on_step("folder")
        path.parent.mkdir(parents=True, exist_ok=True)
        if keep_previous and path.exists():
            _replace(previous(path), path.read_bytes(), on_step)
        _replace(path, content, on_step)
    except OSError as error:
        raise SaveError(from_system(error, path)) from error
    except ValueError:
        raise SaveError(because("storage_missing", file=str(path))) from None


def _replace(path: Path, content: bytes, on_step: Step) -> None:
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        on_step(f"write {new.name}")
        with new.open("wb") as file:
            file.write(content)
            file.flush()
            on_step(f"force {new.name}")
            os.fsync(file.fileno())
        on_step(f"replace {path.name}")
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
    on_step("done")


def set_aside(path: Path) -> Path | None:
    """Renames a broken file, keeping it for whoever wants to look; None if it could not be moved.

    The name tells what it is: "settings.json.broken-1".
    """
    for number in count(1):
        aside = path.with_name(f"{path.name}.broken-{number}")
        if not aside.exists():
            break
    try:
        path.replace(aside)
    except (OSError, ValueError):
        return None
    return aside


def read_record(path: Path) -> str:
    """The text of a record file, with or without a byte-order mark. Raises `StorageError` or `RecordError`."""
    try:
        with path.open("rb") as file:
            data = file.read(4 * LARGEST)
    except OSError as error:
        raise StorageError(from_system(error, path)) from error
    except ValueError:
        raise StorageError(because("storage_missing", file=str(path))) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError(because("record_not_text")) from None
