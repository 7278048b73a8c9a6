"""The program: a command of the command line, or the window."""

from __future__ import annotations

import io
import multiprocessing
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

try:
    from PySide6.QtCore import QCoreApplication

    from princesscourt.cli import command, memory, players, window
    from princesscourt.cli.language import Voice
    from princesscourt.cli.trouble import Trouble, lacking_library, safe
except (ImportError, MemoryError) as error:  # before Qt there are no translations
    if isinstance(error, MemoryError) or "failed to map" in str(error):
        sys.exit("There is not enough free memory for Princess Court; close other programs and try again.")
    sys.exit(f"Qt cannot be loaded on this system: {error}; see SYSTEM-LIBRARIES.txt or python3 dev.py play.")

if TYPE_CHECKING:
    from princesscourt.core.match import AnyMatch

DEBUG = "PRINCESSCOURT_DEBUG"
"""Set in the environment, it lets a fault of the program show where it happened."""


def main(words: Sequence[str] | None = None) -> int:
    """Runs what `words` say (without them, those the program was started with); the exit code."""
    multiprocessing.freeze_support()
    given = list(sys.argv[1:] if words is None else words)
    _ready_streams()
    if command.knows(given) and players.watched(given):
        return _demo(given)
    if command.knows(given):
        return _spoken(lambda: command.run(given, sys.stdout, sys.stderr), draws=given[0] in command.DRAWING)
    return _window(given)


def _ready_streams() -> None:
    """Streams that write anything: UTF-8 in files and pipes, no error for what a terminal lacks.

    A program without a console on Windows has no streams at all.
    """
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=stream.encoding if stream.isatty() else "utf-8", errors="backslashreplace")


def _spoken(run: Callable[[], int], *, draws: bool = False) -> int:
    """Runs with sentences in the language of the system, and with pictures if it draws any."""
    voice = Voice(draws=draws)
    code = _guarded(run)
    del voice
    return code


def _guarded(run: Callable[[], int]) -> int:
    """Runs to an exit code: whatever happens, a person reads a sentence and no traceback."""
    try:
        return run()
    except Trouble as trouble:
        sys.stderr.write(safe(trouble.sentence) + "\n")
        return trouble.code
    except KeyboardInterrupt:
        return command.INTERRUPTED
    except MemoryError:
        sys.stderr.write(memory.lacking() + "\n")
        return 1
    except Exception as error:
        if DEBUG in os.environ:
            traceback.print_exc()
        sentence = QCoreApplication.translate("cli", "Something is wrong inside the program: {error}")
        sys.stderr.write(safe(sentence.format(error=f"{type(error).__name__} {error}")) + "\n")
        return 1


def _window(words: Sequence[str]) -> int:
    """Opens the window; `words` are a record to open in it, or options of the window."""
    try:
        given = window.checked(words)
    except Trouble:
        return _spoken(lambda: len(window.checked(words)))  # once more, for the sentence in the person's language
    return _guarded(lambda: _open(given))


def _demo(words: Sequence[str]) -> int:
    """Opens the window with a match of computer players."""
    try:
        args = command.parser().parse_args(words)
    except (Trouble, SystemExit):
        return _spoken(lambda: command.run(words, sys.stdout, sys.stderr))  # for the sentence in the person's language
    return _guarded(lambda: _open((), lambda: players.demo_match(args.game, players.demo_seed(args))))


def _open(words: Sequence[str], match: Callable[[], AnyMatch] | None = None) -> int:
    memory.check()
    try:
        from princesscourt import app
    except ImportError as error:
        raise Trouble(lacking_library(error)) from None
    return app.run(words, match)


if __name__ == "__main__":
    sys.exit(main())
