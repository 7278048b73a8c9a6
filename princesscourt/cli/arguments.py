"""What the command line accepts: a parser that complains in one sentence, and readers of single words."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterable
from typing import NoReturn, TextIO, TypeAlias

from PySide6.QtCore import QCoreApplication

from princesscourt.cli.trouble import Misuse, safe
from princesscourt.games import GAMES, UnknownGame, find
from princesscourt.games.game import AnyGame

Command: TypeAlias = Callable[[argparse.Namespace, TextIO], int]
"""Carries out what was asked, writes to the stream, gives the exit code. Raises `Trouble`."""
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class Parser(argparse.ArgumentParser):
    """Raises `Misuse` where argparse would print the usage and leave."""

    def error(self, message: str) -> NoReturn:
        usage = " ".join(self.format_usage().removeprefix("usage: ").split())
        sentence = QCoreApplication.translate("cli", "That is not understood ({problem}); it is written: {usage}")
        raise Misuse(safe(sentence.format(problem=message, usage=usage)))


def add(commands: Commands, name: str, run: Command, summary: str, epilog: str = "") -> Parser:
    """A new command `name`, carried out by `run`."""
    parser = commands.add_parser(name, help=summary, description=summary, epilog=epilog, allow_abbrev=False,
                                 formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.set_defaults(run=run)
    return parser


def game(text: str) -> AnyGame:
    """A game by its id. Raises `Misuse`."""
    try:
        return find(text)
    except UnknownGame:
        sentence = QCoreApplication.translate("cli", 'There is no game "{game}"; the games are: {games}.')
        raise Misuse(sentence.format(game=safe(text), games=", ".join(entry.id for entry in GAMES))) from None


def whole(text: str) -> int:
    """A number from 0 on. Raises `Misuse`."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        sentence = QCoreApplication.translate("cli", '"{word}" should be a whole number from 0 on.')
        raise Misuse(sentence.format(word=safe(text)))
    return int(text)


def seconds(text: str) -> float:
    """A time above 0 and up to an hour. Raises `Misuse`."""
    try:
        time = float(text)
    except ValueError:
        time = math.nan
    if not 0 < time <= 3600:
        sentence = QCoreApplication.translate("cli", '"{word}" should be a number of seconds, up to 3600.')
        raise Misuse(sentence.format(word=safe(text)))
    return time


def pair(text: str) -> tuple[str, str]:
    """KEY=VALUE. Raises `Misuse`."""
    key, sign, value = text.partition("=")
    if not (key and sign):
        sentence = QCoreApplication.translate("cli", '"{word}" should be written key=value.')
        raise Misuse(sentence.format(word=safe(text)))
    return key, value


def one_of(word: str, known: Iterable[str], sentence: str) -> str:
    """`word` if it is known. Raises `Misuse` with `sentence`, whose fields are {word} and {known}."""
    words = tuple(known)
    if word not in words:
        raise Misuse(sentence.format(word=safe(word), known=", ".join(words)))
    return word
