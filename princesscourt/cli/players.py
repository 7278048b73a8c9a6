"""`demo` and `bot`: computer players at work."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TextIO

from PySide6.QtCore import QCoreApplication

from princesscourt.bots.contract import Clock, Level
from princesscourt.cli import arguments, export, tell
from princesscourt.cli.files import read_match
from princesscourt.cli.language import shows_windows
from princesscourt.cli.records import draw_all, reason_data
from princesscourt.cli.trouble import Trouble
from princesscourt.core.chance import deal_code
from princesscourt.core.lens import Lens
from princesscourt.core.match import AnyMatch, Match, Player, Setting
from princesscourt.core.rules import CHANCE, OPEN
from princesscourt.games import GAMES, find
from princesscourt.games.game import AnyGame
from princesscourt.lab import run

DEMO_SECONDS = 0.2
"""At most this long for each move of a demo, so that it can be watched."""


def add(commands: arguments.Commands) -> None:
    """The commands of this module."""
    parser = arguments.add(commands, "demo", _demo, "computer players play a match against each other")
    parser.add_argument("game", metavar="GAME", nargs="?", default=GAMES[0].id, type=arguments.game)
    parser.add_argument("--seed", metavar="S", help="the deal code; without it, another match each time")
    parser.add_argument("--picture", metavar="FILE", type=Path, help="where the picture of the end goes")
    parser.add_argument("--text", action="store_true", help="told as text, even where there is a screen")
    parser = arguments.add(commands, "bot", _bot, "the move that a computer level chooses at the end of a record")
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--level", metavar="L", required=True)
    parser.add_argument("--seed", metavar="S", default="")
    parser.add_argument("--seconds", metavar="T", type=arguments.seconds)
    parser.add_argument("--json", action="store_true", help="the same as JSON")


def watched(words: Sequence[str]) -> bool:
    """Whether `words` ask for a demo that is watched in the window, not told as text."""
    told = any(word.split("=")[0] in {"--picture", "--text", "-h", "--help"} for word in words)
    return words[0] == "demo" and not told and shows_windows()


def _demo(args: Namespace, out: TextIO) -> int:
    return demo(args.game, demo_seed(args), out, args.picture or Path(f"{args.game.id}.png"))


def demo_seed(args: Namespace) -> str:
    """The deal code given, or a new one."""
    return args.seed if args.seed is not None else deal_code(Random())


def demo(game: AnyGame, seed: str, out: TextIO, picture: Path) -> int:
    """Plays and tells a match of the weakest level, and saves a picture of its end where pictures can be made."""
    match = demo_match(game, seed)
    lens, words = Lens(match, OPEN), tell.words_for(match)
    out.writelines(f"{line}\n" for line in tell.head(match, lens, words))
    for node in run.plies(game, match, Random(seed), lambda level: Clock(min(level.seconds, DEMO_SECONDS))):
        out.writelines(f"{line}\n" for line in tell.ply(match, lens, node, words))
        out.flush()
    out.writelines(f"{line}\n" for line in tell.standing(match, lens, match.live, words))
    out.write(_save_picture(match, picture) + "\n")
    return 0


def demo_match(game: AnyGame, seed: str) -> AnyMatch:
    """A match with the options of the rulebook and computer players on every seat."""
    level = game.levels[0].id
    called = QCoreApplication.translate("cli", "Computer {number}")
    players = tuple(Player(called.format(number=seat + 1), "bot", level) for seat in range(game.usual_seats))
    return Match(game.rules, Setting(game.rules.options_type(), players, seed))


def _save_picture(match: AnyMatch, picture: Path) -> str:
    """Where the picture is, or why there is none: the match itself has been told either way."""
    try:
        picture.write_bytes(export.FORMATS["png"](match, Lens(match, OPEN), match.live, ""))
    except Trouble as trouble:
        return trouble.sentence
    except OSError as error:
        sentence = QCoreApplication.translate("cli", "The picture {file} cannot be saved: {why}.")
        return sentence.format(file=picture, why=error.strerror)
    return QCoreApplication.translate("cli", "The picture of the end is in {file}.").format(file=picture)


def _bot(args: Namespace, out: TextIO) -> int:
    match = read_match(args.file)
    game = find(match.rules.id)
    sentence = QCoreApplication.translate("cli", 'There is no level "{word}"; the levels are: {known}.')
    wanted = arguments.one_of(args.level, (level.id for level in game.levels), sentence)
    level = next(level for level in game.levels if level.id == wanted)
    return bot(game, match, level, args.seconds or level.seconds, args.seed, out, as_json=args.json)


def bot(game: AnyGame, match: AnyMatch, level: Level, seconds: float, seed: str, out: TextIO, *, as_json: bool) -> int:
    """Writes the move and why, for the first seat asked. Raises `Trouble` if the match is over."""
    draw_all(match)
    ask = next((ask for ask in match.asks if ask.seat != CHANCE), None)
    if ask is None:
        raise Trouble(QCoreApplication.translate("cli", "The match is over."))
    choice = run.answer(game, level.id, run.question_of(match, ask), Random(seed), Clock(seconds))
    if as_json:
        data = {"seat": ask.seat, "move": str(choice.move), "reason": reason_data(choice.reason),
                "value": choice.value, "line": choice.line}  # fmt: skip
        out.write(json.dumps(data, indent=2) + "\n")
    else:
        out.write(f"{choice.move}\n{tell.words_for(match).reason(choice.reason)}\n")
    return 0
