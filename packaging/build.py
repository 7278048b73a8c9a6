"""Builds dist/princesscourt with PyInstaller and lists what it needs from a Linux system."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import contents
import qt_libraries

DIST = contents.ROOT / "dist"
FOLDER = DIST / "princesscourt"
INSIDE = FOLDER / "_internal"
NEEDED = "SYSTEM-LIBRARIES.txt"
BASE = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libresolv.so.2", "libutil.so.1",
        "libgcc_s.so.1", "linux-vdso.so.1"}  # fmt: skip
"""What every Linux has."""


def build() -> int:
    """Makes the folder anew; PyInstaller's exit code."""
    places = ["--distpath", str(DIST), "--workpath", str(contents.ROOT / "build")]
    recipe = str(Path(__file__).with_name("princesscourt.spec"))
    return subprocess.call([sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places, recipe])


def machine_files() -> list[Path]:
    """The programs and libraries in the folder that Linux links."""
    return [file for file in sorted(FOLDER.rglob("*")) if file.is_file() and file.read_bytes()[:4] == b"\x7fELF"]


def prune() -> None:
    """Removes libraries that only left-out files needed; the loader itself opens Python's."""
    files = machine_files()
    libraries = [file for file in files if re.search(r"\.so\.[\d.]+$", file.name)]
    kept = {name for file in files if file not in libraries for name in qt_libraries.linked(file, INSIDE)}
    for file in libraries:
        if file.name not in kept and not file.name.startswith("libpython"):
            file.unlink()


def list_libraries() -> list[str]:
    """Writes which libraries, and which Debian packages, the folder needs; those that no known package has."""
    needed = [name for name in qt_libraries.from_system(machine_files(), INSIDE) if name not in BASE]
    lines = [f"{name}  {qt_libraries.DEBIAN.get(name, '?')}" for name in needed]
    text = "Princess Court needs from the system (library, Debian package):\n\n" + "\n".join(lines) + "\n"
    (FOLDER / NEEDED).write_text(text, encoding="utf-8")
    return [name for name in needed if name not in qt_libraries.DEBIAN]


def add_system_files() -> None:
    """The desktop entry, its companions and the icon, for whoever makes a package of the folder."""
    shutil.copytree(Path(__file__).with_name("linux"), FOLDER / "share", dirs_exist_ok=True)
    shutil.copy(contents.ROOT / "assets/brand/icon.svg", FOLDER / "share" / f"{contents.ID}.svg")


def size() -> int:
    return sum(file.stat().st_size for file in FOLDER.rglob("*") if file.is_file() and not file.is_symlink())


def main() -> int:
    code = build()
    if code:
        return code
    if sys.platform.startswith("linux"):
        add_system_files()
        prune()
        unknown = list_libraries()
        if unknown:
            print("No package is known for:", " ".join(unknown))
            return 1
    print(f"dist/princesscourt is built: {size() / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
