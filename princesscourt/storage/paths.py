"""Where files lie. PRINCESSCOURT_HOME names one folder for all of them: a stick, a test, a second library."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import appdirs

HOME = "PRINCESSCOURT_HOME"
_NAME = "PrincessCourt"
_LONG = 240
"""Characters from which Windows wants a path written in its long form."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The user's folders of this program; none of them need exist."""

    data: Path
    config: Path
    cache: Path

    @property
    def library(self) -> Path:
        """The file of all matches."""
        return self.data / "library.sqlite"

    @property
    def lab(self) -> Path:
        """The folder of the series of matches."""
        return self.data / "lab"

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"


def folders(environ: Mapping[str, str] = os.environ) -> Folders:
    """The folders of this user, or those under PRINCESSCOURT_HOME."""
    home = environ.get(HOME)
    if home:
        base = long_form(Path(home).expanduser().absolute())
        return Folders(base, base, base / "cache")
    return Folders(
        long_form(Path(appdirs.user_data_dir(_NAME, appauthor=False))),
        long_form(Path(appdirs.user_config_dir(_NAME, appauthor=False))),
        long_form(Path(appdirs.user_cache_dir(_NAME, appauthor=False))),
    )


def library_in(folder: str, usual: Folders) -> Path:
    """The library's file in a folder that the user chose, "" for the usual one."""
    return long_form(Path(folder).expanduser().absolute()) / "library.sqlite" if folder else usual.library


def long_form(path: Path) -> Path:
    """`path` so that Windows opens it although it is long; unchanged elsewhere."""
    if sys.platform == "win32" and len(str(path)) > _LONG and not str(path).startswith("\\\\"):
        return Path(f"\\\\?\\{path}")
    return path
