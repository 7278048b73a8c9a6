"""A cover for secrets in files: against a glance, not against somebody who wants to look. It is no encryption."""

from __future__ import annotations

import base64
import zlib
from typing import Final

from princesscourt.core.replay import RecordError
from princesscourt.core.rules import because

LARGEST: Final = 16 * 1024 * 1024
"""Bytes of the longest text that is unpacked."""


def seal(text: str) -> str:
    """`text` packed so that nothing in it can be read by chance."""
    return base64.b64encode(zlib.compress(text.encode("utf-8", "replace"))).decode("ascii")


def unseal(sealed: str) -> str:
    """What `seal` covered. Raises `RecordError`."""
    unpacker = zlib.decompressobj()
    try:
        data = unpacker.decompress(base64.b64decode(sealed, validate=True), LARGEST)
        text = data.decode()
    except (zlib.error, ValueError):
        raise RecordError(because("record_sealed")) from None
    if not unpacker.eof:
        raise RecordError(because("record_too_big" if len(data) == LARGEST else "record_sealed"))
    return text
