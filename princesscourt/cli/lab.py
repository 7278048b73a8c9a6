"""`lab`: a series of matches between levels, played on several processors, continued where it was left.

`lab --json` writes an object: game, rules (their version), seats, levels, matches, seed, folder, `sets` (a list with
one object per rule set: options, matches, levels and seats (each a list of name, wins, count, rate, low, high), shared
(the same), lengths (least, lower, middle, upper, most, mean; null without matches) and endings (key, count)) and
`differences` (kind, name, a, b, value, low, high), which is empty without a second rule set.
"""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import TextIO

from princesscourt.cli import arguments
from princesscourt.cli.trouble import Trouble, lacking_library


def add(commands: arguments.Commands) -> None:
    """The command of this module."""
    parser = arguments.add(commands, "lab", _lab, "plays a series of matches between computer levels and sums it up")
    parser.add_argument("game", metavar="GAME", type=arguments.game)
    parser.add_argument("--matches", metavar="N", type=arguments.whole, required=True)
    parser.add_argument("--levels", metavar="A,B", required=True, help="they take turns on the seats")
    parser.add_argument(
        "--seats", metavar="N", type=arguments.whole, default=0, help="players, where a game may have more"
    )
    parser.add_argument("--jobs", metavar="J", type=arguments.whole, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--seed", metavar="S", help="the same seed plays the same matches")
    parser.add_argument("--option", metavar="k=v", type=arguments.pair, action="append", default=[])
    against = "a second rule set: the first with these options changed"
    parser.add_argument("--against", metavar="k=v", type=arguments.pair, action="append", default=[], help=against)
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="a new folder, or one to continue")
    parser.add_argument("--json", action="store_true", help="the result as JSON")


def _lab(args: Namespace, out: TextIO) -> int:
    try:
        from princesscourt.cli import series
    except ImportError as error:
        raise Trouble(lacking_library(error)) from None
    return series.run(args, out)
