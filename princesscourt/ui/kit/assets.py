"""Where pictures, fonts and translations lie: in a checkout, an installed wheel or a PyInstaller folder."""

import sys
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[2]


def asset(name: str) -> Path:
    """The file of a relative name such as `icons/play.svg`. Raises FileNotFoundError if there is none."""
    return _find("assets", name)


def translation(name: str) -> Path:
    """The file of a relative name such as `princesscourt_de.qm`. Raises FileNotFoundError if there is none."""
    return _find("translations", name)


def assets_below(folder: str, suffix: str) -> tuple[Path, ...]:
    """All files of a folder of `assets` with this suffix, sorted by name; () if there is no such folder."""
    for root in _roots():
        if (root / "assets" / folder).is_dir():
            return tuple(sorted((root / "assets" / folder).glob(f"*{suffix}")))
    return ()


def _find(branch: str, name: str) -> Path:
    if Path(name).is_absolute() or ".." in Path(name).parts:
        raise FileNotFoundError(f"not a name inside {branch}: {name}")
    for root in _roots():
        path = root / branch / name
        if path.is_file():
            return path
    raise FileNotFoundError(f"{branch}/{name}")


@cache
def _roots() -> tuple[Path, ...]:
    """The places to look in, the frozen program's own folder first and the checkout last."""
    frozen = getattr(sys, "_MEIPASS", None)
    bundle = (Path(frozen) / "princesscourt" / "_data",) if frozen else ()
    return (*bundle, _PACKAGE / "_data", _PACKAGE.parent)
