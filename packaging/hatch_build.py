"""Puts pictures, fonts, rule pages and compiled translations inside the wheel.

An editable install needs none of it, since the program finds `assets/` and `translations/` in the checkout.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILER = "PySide6-Essentials>=6.8"


class Data(BuildHookInterface):  # type: ignore[type-arg]  # generic only since hatchling 1.27
    """Compiles the translations and lists what goes into `princesscourt/_data`."""

    def dependencies(self) -> list[str]:
        """The compiler of translations, unless all are compiled already."""
        return [COMPILER] if any(self._stale(file) for file in self._sources()) else []

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        if version == "editable":
            return
        for file in self._sources():
            if self._stale(file):
                self._compile(file)
        included = build_data["force_include"]
        assert isinstance(included, dict)
        included[str(Path(self.root, "assets"))] = "princesscourt/_data/assets"
        for file in self._sources():
            compiled = file.with_suffix(".qm")
            included[str(compiled)] = f"princesscourt/_data/translations/{compiled.name}"

    def _sources(self) -> list[Path]:
        return sorted(Path(self.root, "translations").glob("*.ts"))

    @staticmethod
    def _stale(file: Path) -> bool:
        compiled = file.with_suffix(".qm")
        return not compiled.exists() or compiled.stat().st_mtime < file.stat().st_mtime

    @staticmethod
    def _compile(file: Path) -> None:
        compiler = [sys.executable, "-c", "from PySide6.scripts.pyside_tool import lrelease; lrelease()"]
        subprocess.run([*compiler, "-silent", str(file), "-qm", str(file.with_suffix(".qm"))], check=True)
