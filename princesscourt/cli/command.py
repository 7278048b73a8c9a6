"""Runs one command line: a command with its words, to an exit code and at most one sentence of complaint."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import TextIO

from princesscourt import __version__
from princesscourt.cli import about, lab, players, records
from princesscourt.cli.arguments import Parser
from princesscourt.cli.trouble import Trouble, safe

INTERRUPTED = 130
NOBODY_READS = 141
"""As a shell reports a program that was ended by Ctrl+C, or by a reader that went away."""

COMMANDS = ("games", "demo", "replay", "moves", "apply", "perft", "bot", "lab", "export")
DRAWING = frozenset({"demo", "export"})
"""The commands that may make pictures."""


def knows(words: Sequence[str]) -> bool:
    """Whether `words` are for the command line rather than for the window."""
    return bool(words) and words[0] in (*COMMANDS, "-h", "--help", "--version")


def parser() -> Parser:
    """The whole command line but the window."""
    told = "Without a command the window opens; FILE opens a record in it."
    whole = Parser(prog="princesscourt", description=f"Five games on one table. {told}", allow_abbrev=False)
    whole.add_argument("--version", action="version", version=f"Princess Court {__version__}")
    commands = whole.add_subparsers(metavar="COMMAND", required=True)
    for group in (about, players, lab, records):
        group.add(commands)
    return whole


def run(words: Sequence[str], out: TextIO, err: TextIO) -> int:
    """Carries out `words`; results go to `out` (help to standard output), a complaint to `err`.

    A ply of chance as records write it, `-1:…`, would look like an option.
    """
    try:
        args = parser().parse_args([re.sub("^-1:", "chance:", word) for word in words])
        code: int = args.run(args, out)
        out.flush()
    except Trouble as trouble:
        err.write(safe(trouble.sentence) + "\n")
        return trouble.code
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else 0
    except BrokenPipeError:
        _close(out)
        return NOBODY_READS
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _close(out: TextIO) -> None:
    """Points a broken stream nowhere, so that Python's own last flush does not complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, out.fileno())
    os.close(nowhere)
