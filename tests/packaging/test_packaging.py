"""What is shipped: the wheel, the built folder's contents, and the libraries asked of a Linux system."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import PySide6
import pytest

from princesscourt import __version__
from princesscourt.games import GAMES

ROOT = Path(__file__).resolve().parents[2]


def tool(name: str) -> ModuleType:
    """A module of the folder `packaging`, which is no package: its name is taken on PyPI."""
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", ROOT / f"packaging/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


contents = tool("contents")
qt_libraries = tool("qt_libraries")


def test_the_wheel_holds_assets_and_compiled_translations(tmp_path: Path) -> None:
    """`pip install .` gives a working program."""
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--wheel-dir", str(tmp_path), str(ROOT)], check=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assets = [file.relative_to(ROOT).as_posix() for file in (ROOT / "assets").rglob("*") if file.is_file()]
    assert {f"princesscourt/_data/{file}" for file in assets} - names == set()
    for language in contents.LANGUAGES:
        assert f"princesscourt/_data/translations/princesscourt_{language}.qm" in names
    assert not [name for name in names if name.endswith(".ts") or name.startswith("tests/")]


@pytest.mark.parametrize(
    ("target", "kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6\\plugins\\platforms\\qminimal.dll", False),
        ("PySide6/Qt/plugins/platforms/libqminimalegl.so", False),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("PySide6/Qt/plugins/iconengines/libqsvgicon.so", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/sqldrivers/libqsqlite.so", False),
        ("PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so", False),
        ("PySide6/plugins/multimedia/ffmpegmediaplugin.dll", False),
        ("PySide6/Qt/lib/libavcodec.so.61", False),
        ("PySide6/swscale-8.dll", False),
        ("PySide6/Qt/lib/libQt6Widgets.so.6", True),
        ("PySide6/Qt/lib/libQt6Quick.so.6", False),
        ("PySide6/Qt6Qml.dll", False),
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_ja.qm", False),
        ("PySide6/Qt/translations/designer_de.qm", False),
        ("princesscourt/_data/translations/princesscourt_fr.qm", True),
        ("princesscourt/_data/assets/icons/play.svg", True),
        ("princesscourt/_data/assets/sounds/bell.wav", True),
    ],
)
def test_what_goes_into_the_folder(target: str, kept: bool) -> None:
    """K1: the platform plugins; G8: Qt's own words in our three languages."""
    assert contents.wanted("/" + target.replace("\\", "/")) is kept


@pytest.mark.parametrize("installed", [True, False])
def test_sound_goes_in_where_it_is_installed(monkeypatch: pytest.MonkeyPatch, installed: bool) -> None:
    """Qt Multimedia, and Qt's network library on which it stands; neither otherwise."""
    monkeypatch.setattr(contents, "SOUND", installed)
    for file in ("Qt/lib/libQt6Multimedia.so.6", "Qt/lib/libQt6Network.so.6", "Qt6Multimedia.dll", "Qt6Network.dll",
                 "plugins/multimedia/windowsmediaplugin.dll"):  # fmt: skip
        assert contents.wanted(f"/PySide6/{file}") is installed
    assert "princesscourt.ui.kit.speaker" in contents.modules()


def test_games_are_in_the_folder_although_they_are_loaded_late() -> None:
    modules = set(contents.modules())
    assert "princesscourt.cli.command" in modules
    assert {type(entry.load()).__name__ for entry in GAMES} == {"Game"}
    loaded = {name for name in sys.modules if name.startswith("princesscourt.games.")}
    assert loaded - modules == set()


def test_every_system_file_names_the_same_program() -> None:
    assert contents.version() == __version__
    linux = ROOT / "packaging/linux"
    assert (linux / f"{contents.ID}.desktop").exists()
    assert f"<id>{contents.ID}</id>" in (linux / f"{contents.ID}.metainfo.xml").read_text(encoding="utf-8")
    assert f'#define Version "{__version__}"' in (ROOT / "packaging/windows/princesscourt.iss").read_text()
    assert f'setDesktopFileName("{contents.ID}")' in (ROOT / "princesscourt/app.py").read_text(encoding="utf-8")
    assert Path(contents.icon()).exists()


@pytest.mark.skipif(shutil.which("readelf") is None, reason="needs readelf, of binutils on Linux")
def test_K4_every_library_that_qt_takes_from_linux_has_a_package() -> None:
    """Whatever is missing on a bare system, `dev.py` can name its package."""
    folder = Path(PySide6.__path__[0])
    files = [folder / name for name in qt_libraries.used({}, every_screen=True)]
    assert all(file.exists() for file in files)
    first = {name for file in files for name in needed(file)}
    base = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "libgcc_s.so.1", "libresolv.so.2", "librt.so.1"}
    ours = {name for name in first if "Qt6" in name or name.startswith(("libpyside6", "libshiboken6", "libicu"))}
    loader = {name for name in first if name.startswith("ld-linux")}
    assert first - ours - base - loader - set(qt_libraries.DEBIAN) == set()


def needed(file: Path) -> set[str]:
    """The libraries that a file and Qt's own libraries below it name themselves."""
    qt = Path(PySide6.__path__[0]) / "Qt/lib"
    own = {place for place in qt_libraries.linked(file).values() if place and Path(place).is_relative_to(qt)}
    listed = subprocess.run(["readelf", "-d", str(file), *sorted(own)], capture_output=True, text=True, check=True)
    return {line.split("[")[1].rstrip("]\n") for line in listed.stdout.splitlines() if "(NEEDED)" in line}


def test_packages_are_named_once() -> None:
    assert qt_libraries.packages(["libglib-2.0.so.0", "libgthread-2.0.so.0", "libodd.so.9"]) == (
        "libglib2.0-0",
        "libodd.so.9",
    )


@pytest.mark.parametrize(
    ("environment", "screens"),
    [({}, 0), ({"DISPLAY": ":0"}, 1), ({"WAYLAND_DISPLAY": "w"}, 2), ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"}, 3)],
)
def test_only_libraries_of_the_screen_at_hand_are_asked_for(environment: dict[str, str], screens: int) -> None:
    assert len(qt_libraries.used(environment)) == len(qt_libraries.ALWAYS) + screens
