"""What the built program holds: chosen here, so that the folder stays small and its licences few."""

from __future__ import annotations

import plistlib
import re
import sys
from collections.abc import Iterable
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("de", "fr", "en")
ID = "io.github.princesscourt.PrincessCourt"

SOUND = find_spec("PySide6.QtMultimedia") is not None
"""Whether the extra `sound` is installed here and goes in. Qt Multimedia stands on Qt's network module, with which
nothing is done."""

EXCLUDED = [
    "IPython", "_pytest", "hypothesis", "matplotlib", "mypy", "pip", "pytest", "scipy", "setuptools", "tkinter",
    "_hashlib", "_ssl", "ssl", "ftplib", "smtplib", "sqlite3.test", "lib2to3", "pydoc_data",
    "pyqtgraph.examples", "pyqtgraph.opengl", "pyqtgraph.console", "numpy.f2py", "numpy.testing", "numpy.distutils",
    "PySide6.QtDesigner", "PySide6.QtHelp", "PySide6.QtQml", "PySide6.QtQuick",
    "PIL.ImageQt", "PIL._avif", "PIL._imagingcms", "PIL._imagingft", "PIL._imagingmath", "PIL._imagingmorph",
    "PIL._imagingtk", "PIL._webp", "PySide6.QtQuickWidgets", "PySide6.QtSql",
    "PySide6.QtTest", "PySide6.QtUiTools", "PySide6.QtXml",
    "PySide6.QtMultimediaWidgets", *(() if SOUND else ("PySide6.QtNetwork",)),
]  # fmt: skip
"""Python modules that nothing in the program uses."""

UNUSED = re.compile(
    r"""
    /plugins/(designer|egldeviceintegrations|generic|networkinformation|qmltooling|sqldrivers|tls|vectorimageformats
        |wayland-graphics-integration-server|printsupport)/
    | /platforms/(lib)?q(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc|webgl|direct2d)\b
    | /imageformats/(lib)?q(pdf|tga|tiff|wbmp|icns)\b
    | /platforminputcontexts/(lib)?qtvirtualkeyboard
    | /platformthemes/libqgtk3
    | Qt6?(Qml|Quick|Labs|Lottie|VirtualKeyboard|Pdf|Designer|Help|Sql|WaylandCompositor|EglF[Ss]|Test\b
        |MultimediaWidgets|FFmpegStub)
    | /multimedia/(lib)?ffmpegmediaplugin
    | /(lib)?(av(codec|format|util)|sw(resample|scale))[-.]
    """,
    re.VERBOSE,
)
"""Files of Qt that no window of ours loads. The GTK theme alone would bring all of GTK, and the backend of Qt
Multimedia all of FFmpeg and Qt Quick; Qt 6.11 plays short sounds without it."""
SOUNDING = re.compile(r"/plugins/multimedia/|Qt6?(Multimedia|Network)")
"""What goes in for sound alone."""
LIBRARIES = ("PySide6_Essentials", "shiboken6", "numpy", "pyqtgraph", "msgspec", "appdirs", "pillow")
LICENCE = re.compile(r"LICEN[CS]E|COPYING|NOTICE|METADATA", re.IGNORECASE)
OTHER_LANGUAGE = re.compile(r"/translations/\w+\.qm$")
OUR_LANGUAGE = re.compile(rf"/translations/(qt|qtbase)_({'|'.join(LANGUAGES)})\.qm$")

Entry = TypeVar("Entry", bound=tuple[str, ...])


def kept(entries: Iterable[Entry]) -> list[Entry]:
    """The entries of PyInstaller's lists (target name first) that go into the program."""
    return [entry for entry in entries if wanted("/" + entry[0].replace("\\", "/"))]


def wanted(target: str) -> bool:
    """Whether the file with this name inside the program is used."""
    if "PySide6" in target and OTHER_LANGUAGE.search(target):
        return OUR_LANGUAGE.search(target) is not None
    return not UNUSED.search(target) and (SOUND or not SOUNDING.search(target))


def data() -> list[tuple[str, str]]:
    """Pictures, fonts, rule pages, compiled translations and data beside modules, with the folder each goes to."""
    compiled = sorted((ROOT / "translations").glob("*.qm"))
    texts = [(str(ROOT / "LICENSE"), "."), (str(ROOT / "CHANGELOG.md"), ".")]
    assets = (str(ROOT / "assets"), "princesscourt/_data/assets")
    beside = sorted(file for kind in ("*.json", "*.npz") for file in (ROOT / "princesscourt").rglob(kind))
    tables = [(str(file), str(file.parent.relative_to(ROOT))) for file in beside]
    spoken = [(str(file), "princesscourt/_data/translations") for file in compiled]
    return [*texts, *licences(), assets, *tables, *spoken]


def licences() -> list[tuple[str, str]]:
    """The licence texts of the libraries that go in, and the sheet on which each names its licence."""
    found = []
    for library in LIBRARIES:
        for file in distribution(library).files or ():
            _, inside, path = str(file.parent / file.name).partition(".dist-info/")
            if inside and LICENCE.search(file.name):
                found.append((str(file.locate()), str(Path("licences", library, path).parent)))
    return found


def modules() -> list[str]:
    """Every module of the program: games are loaded by name when they are first played, which no tracing sees."""
    files = sorted((ROOT / "princesscourt").rglob("*.py"))
    names = (".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files)
    return [name.removesuffix(".__init__") for name in names]


def icon() -> str:
    """The program's picture in the form this system wants; `icons.py` makes them."""
    name = {"win32": "icon.ico", "darwin": "icon.icns"}.get(sys.platform, "icon-256.png")
    return str(ROOT / "assets/brand" / name)


def info_plist() -> dict[str, object]:
    """What macOS is told about the program, with the version of now."""
    with (ROOT / "packaging/macos/Info.plist").open("rb") as file:
        told: dict[str, object] = plistlib.load(file)
    return {**told, "CFBundleShortVersionString": version(), "CFBundleVersion": version()}


def version() -> str:
    text = (ROOT / "princesscourt/__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]
