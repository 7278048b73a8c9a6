"""Makes the application's icon files from the two drawings in assets/brand: PNG 16-512, Windows ICO and macOS ICNS.

    python packaging/icons.py

Run it after changing a drawing; the results are kept in the repository.
"""

import os
import struct
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

BRAND = Path(__file__).resolve().parents[1] / "assets" / "brand"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SMALL = 48
"""Up to this size the simpler drawing is used."""
ICNS_KINDS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)


def main() -> None:
    app = QGuiApplication([])
    pictures = {size: png(size) for size in SIZES}
    for size, data in pictures.items():
        (BRAND / f"icon-{size}.png").write_bytes(data)
    (BRAND / "icon.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (BRAND / "icon.icns").write_bytes(icns({size: pictures[size] for size in ICNS_KINDS}))
    app.quit()


def png(size: int) -> bytes:
    """The drawing at this size as PNG data."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(BRAND / ("icon-small.svg" if size <= SMALL else "icon.svg"))).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon that holds PNG pictures; a side of 256 is written as 0."""
    place = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, data in pictures.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return head + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon: each PNG picture after its four-letter kind and its length."""
    parts = b"".join(ICNS_KINDS[size] + struct.pack(">I", len(data) + 8) + data for size, data in pictures.items())
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


if __name__ == "__main__":
    main()
