"""Looks at a library from a process that may not write to it: `python -m tests.storage.reader FOLDER MATCH`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from princesscourt.storage.errors import SaveError
from tests.storage.shelf import library, some

NOBODY = 65534


def main() -> None:
    """Says the plies of the match, how many matches there are, why a new one is refused, and how many there are."""
    shelf, match = library(Path(sys.argv[1])), some(3)
    if os.getuid() == 0:
        os.setuid(NOBODY)
    words: list[object] = [shelf.load(int(sys.argv[2])).live.ply, shelf.count()]
    try:
        shelf.begin(match)
    except SaveError as error:
        words += [error.reason.key, shelf.count()]
    sys.stdout.write(" ".join(map(str, words)))


if __name__ == "__main__":
    main()
