"""The Linux libraries that Qt takes from the system: which are missing, and which package brings them.

Since Qt 6.5 the window needs libxcb-cursor, which few systems have; a missing one shows as a bare loader error. Both
`dev.py` and the check of the built program ask here. Standard library only.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

DEBIAN = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libGLdispatch.so.0": "libglvnd0",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libpulse.so.0": "libpulse0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}

ALWAYS = ("QtWidgets.abi3.so", "QtSvg.abi3.so", "QtTest.abi3.so", "Qt/plugins/platforms/libqoffscreen.so")
"""The files of PySide6 that the program loads on every system; their needs include those of all the others."""
SOUND = "QtMultimedia.abi3.so"
"""The file that is loaded besides where the extra `sound` is installed."""
SCREENS = {
    "DISPLAY": ("Qt/plugins/platforms/libqxcb.so",),
    "WAYLAND_DISPLAY": (
        "Qt/plugins/platforms/libqwayland.so",
        "Qt/plugins/wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
    ),
}
"""The files that open a window on each kind of screen, by the variable that names the screen."""


def used(environment: Mapping[str, str], *, every_screen: bool = False) -> tuple[str, ...]:
    """The files of PySide6 that are loaded here, or on every kind of screen."""
    screens = [file for name, files in SCREENS.items() if every_screen or environment.get(name) for file in files]
    return (*ALWAYS, *screens)


def linked(file: Path, folder: Path | None = None) -> dict[str, str | None]:
    """Each library that `file` needs, directly or through others, with where it was found (None: nowhere).

    `folder` is looked into first, as the built program does.
    """
    environment = {**os.environ, "LD_LIBRARY_PATH": str(folder)} if folder else None
    answer = subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=False, env=environment)
    pairs = (line.split(" => ") for line in answer.stdout.splitlines() if " => " in line)
    return {name.strip(): None if "not found" in place else place.split(" (")[0] for name, place in pairs}


def missing(files: Iterable[Path]) -> tuple[str, ...]:
    """The libraries that these files need and this system lacks; () elsewhere than on Linux."""
    if not sys.platform.startswith("linux"):
        return ()
    lacking = {name for file in files if file.exists() for name, place in linked(file).items() if place is None}
    return tuple(sorted(lacking))


def from_system(files: Iterable[Path], bundle: Path) -> tuple[str, ...]:
    """The libraries that these files of a built program take from outside its folder `bundle`."""
    places = {name: place for file in files for name, place in linked(file, bundle).items()}
    return tuple(sorted(name for name, place in places.items() if not place or not Path(place).is_relative_to(bundle)))


def packages(libraries: Iterable[str]) -> tuple[str, ...]:
    """The Debian packages with these libraries, each once; a library nobody knows keeps its own name."""
    return tuple(sorted({DEBIAN.get(name, name) for name in libraries}))
