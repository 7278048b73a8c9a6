"""Plays Pebbles into a library from a process of its own, and says on standard output what is surely in the file.

    python -m tests.storage.player FOLDER SEED MATCHES [--die-at STEP] [--limit BYTES]

It dies as by a power cut at the given statement; `--limit` lets no file grow beyond so many bytes.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from itertools import count
from pathlib import Path
from random import Random

from princesscourt.core.match import AnyMatch
from princesscourt.storage.errors import SaveError
from princesscourt.storage.library import Library
from tests.core.tables import find_pebbles
from tests.storage.shelf import go_on, some


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("seed")
    parser.add_argument("matches", type=int)
    parser.add_argument("--die-at", type=int, default=0)
    parser.add_argument("--limit", type=int, default=0)
    args = parser.parse_args()
    if args.limit:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (args.limit, args.limit))
    steps = count(1)

    def on_step(statement: str) -> None:
        del statement
        if next(steps) == args.die_at:
            os.kill(os.getpid(), signal.SIGKILL)

    library = Library(args.folder / "library.sqlite", find_pebbles, on_step=on_step)
    for number in range(args.matches):
        play(library, some(0, seed=f"{args.seed}{number}"))
    library.close()
    say("done")


def play(library: Library, match: AnyMatch) -> None:
    try:
        match_id = library.begin(match)
        say(f"{match_id} 0")
        rng = Random(match.setting.seed)
        while match.asks:
            go_on(match, rng)
            library.sync(match_id, match)
            say(f"{match_id} {match.live.ply}")
        library.release(match_id)
    except SaveError as error:
        say(f"refused {error.reason.key} {match.live.ply}")


def say(words: str) -> None:
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
