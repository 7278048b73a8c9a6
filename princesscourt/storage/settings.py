"""How people like it: one small JSON file, decoded strictly, written whole, with the last content kept beside it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from princesscourt.core.rules import Reason, because
from princesscourt.storage import files
from princesscourt.storage.codec import Seat
from princesscourt.storage.errors import from_system
from princesscourt.storage.files import Step, silent

__all__ = ["Choices", "Seat", "Settings", "SettingsFile"]

FORMAT: Final = 1
LARGEST: Final = 1024 * 1024
Language: TypeAlias = Literal["", "en", "de", "fr"]
"""What the window speaks; "" as the computer does."""
Theme: TypeAlias = Literal["system", "light", "dark", "contrast"]
Pace: TypeAlias = Literal["off", "quick", "normal", "slow"]
Vision: TypeAlias = Literal["court", "clear"]
Volume: TypeAlias = Literal["off", "quiet", "medium", "loud"]


class Choices(msgspec.Struct, frozen=True):
    """What was chosen last for a new match of one game. A seat without a name goes by its usual name."""

    seats: tuple[Seat, ...] = ()
    options: Mapping[str, bool | int | str] = {}
    open_table: bool = False


class Settings(msgspec.Struct, frozen=True):
    """Everything that is remembered; the defaults are those of a first start."""

    language: Language = ""
    theme: Theme = "system"
    text_size: Annotated[int, Meta(ge=80, le=200)] = 100
    pace: Pace = "normal"
    vision: Vision = "court"
    turning: bool = False
    """The board turns to the side to move."""
    trick_seconds: Annotated[float, Meta(ge=0.0, le=5.0)] = 2.0
    """How long a finished trick stays; 0 until a click."""
    sound: Volume = "quiet"
    """Heard only where Qt Multimedia is installed: whoever adds an extra of this name wants to hear it."""
    folder: str = ""
    """Where the library lies; "" in the usual place."""
    window: tuple[int, int] | None = None
    """Width and height."""
    maximised: bool = False
    choices: Mapping[str, Choices] = {}
    """By the id of the game."""


class _Head(msgspec.Struct, frozen=True):
    format: int


class _Content(msgspec.Struct, frozen=True):
    format: int
    settings: Settings


class SettingsFile:
    """The settings at `path`, which need not exist."""

    def __init__(self, path: Path, on_step: Step = silent) -> None:
        self.path = path
        self.notices: list[Reason] = []
        """What the user is to be told: `settings_set_aside` or `settings_newer` (file, aside), `storage_…` (file)."""
        self._on_step = on_step

    def load(self) -> Settings:
        """The settings; those before them if the file is broken, or the defaults. Never fails; see `notices`."""
        for path in (self.path, files.previous(self.path)):
            found = self._read(path)
            if found is not None:
                return found
        return Settings()

    def save(self, settings: Settings) -> None:
        """Writes them, whole or not at all. Raises `SaveError`: then the old ones are still there."""
        content = msgspec.json.format(msgspec.json.encode(_Content(FORMAT, settings)), indent=1).decode()
        files.write_text(self.path, content + "\n", keep_previous=True, on_step=self._on_step)

    def _read(self, path: Path) -> Settings | None:
        try:
            with path.open("rb") as file:
                return _decoded(file.read(LARGEST))
        except FileNotFoundError:
            return None
        except OSError as error:
            self.notices.append(from_system(error, path))
            return None
        except _Newer:
            self._give_up(path, "settings_newer")
        except (msgspec.MsgspecError, RecursionError, ValueError):
            self._give_up(path, "settings_set_aside")
        return None

    def _give_up(self, path: Path, key: str) -> None:
        aside = files.set_aside(path)
        self.notices.append(because(key, file=str(path), aside=str(aside or "")))


class _Newer(Exception):
    """A later version of the program wrote this."""


def _decoded(content: bytes) -> Settings:
    head = msgspec.json.decode(content, type=_Head)
    if head.format > FORMAT:
        raise _Newer
    if head.format < 1:
        raise ValueError(head.format)
    return msgspec.json.decode(content, type=_Content).settings
